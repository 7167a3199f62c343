#pragma once
// The generals of the package Momentum 【势】 of kingdom war, as FreeKill has them. Hit points are
// halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_MOMENTUM(X) \
  X(chenwudongxi_ld, "Chen Wu & Dong Xi", "陈武董袭", wu, male, 4, duanxie, fenming) \
  X(dongzhuo_ld, "Dong Zhuo", "董卓", qun, male, 4, hengzheng, baoling) \
  X(lidian_ld, "Li Dian", "李典", wei, male, 3, xunxun, wangxi) \
  X(madai_ld, "Ma Dai", "马岱", shu, male, 4, mashu) \
  X(mifuren_ld, "Lady Mi", "糜夫人", shu, female, 3, guixiu, cunsi, yongjue) \
  X(sunce_ld, "Sun Ce", "孙策", wu, male, 4, jiang, yingyang, hunshang) \
  X(zangba_ld, "Zang Ba", "臧霸", wei, male, 4, hengjiang) \
  X(zhangren_ld, "Zhang Ren", "张任", qun, male, 4, chuanxin, fengshi)
// clang-format on
