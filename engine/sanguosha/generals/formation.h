#pragma once
// The generals of the package Formation 【阵】 of kingdom war, as FreeKill has them. Hit points are
// halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_FORMATION(X) \
  X(caohong_ld, "Cao Hong", "曹洪", wei, male, 4, huyuan_ld, heyi) \
  X(dengai_ld, "Deng Ai", "邓艾", wei, male, 4, tuntian_ld, jixi_ld, ziliang) \
  X(hetaihou_ld, "Empress He", "何太后", qun, female, 3, zhendu, qiluan) \
  X(jiangqin_ld, "Jiang Qin", "蒋钦", wu, male, 4, niaoxiang, shangyi) \
  X(jiangwanfeiyi_ld, "Jiang Wan & Fei Yi", "蒋琬费祎", shu, male, 3, shengxi, shoucheng) \
  X(jiangwei_ld, "Jiang Wei", "姜维", shu, male, 4, tiaoxin, tianfu, yizhi) \
  X(xusheng_ld, "Xu Sheng", "徐盛", wu, male, 4, yicheng) \
  X(yuji_ld, "Yu Ji", "于吉", qun, male, 3, qianhuan)
// clang-format on
