#pragma once
// The generals of the package Power 【权】 of kingdom war, as FreeKill has them. Hit points are
// halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_POWER(X) \
  X(cuiyanmaojie_ld, "Cui Yan & Mao Jie", "崔琰毛玠", wei, male, 3, zhengbi, fengying) \
  X(fazheng_ld, "Fa Zheng", "法正", shu, male, 3, xuanhuo, enyuan) \
  X(lukang_ld, "Lu Kang", "陆抗", wu, male, 3, keshou, zhuwei) \
  X(wangping_ld, "Wang Ping", "王平", shu, male, 4, jianglue) \
  X(wuguotai_ld, "Lady Wu", "吴国太", wu, female, 3, buyi) \
  X(yuanshu_ld, "Yuan Shu", "袁术", qun, male, 4, yongsi, weidi) \
  X(yujin_ld, "Yu Jin", "于禁", wei, male, 4, jieyue) \
  X(zhangxiu_ld, "Zhang Xiu", "张绣", qun, male, 4, fudi, congjian)
// clang-format on
