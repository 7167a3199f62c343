#pragma once
// Generals as QSanguosha has them: the Zhuge Jin of 2013, and some that are newer in Sheauhaw's.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_QSANGUOSHA(X)                                                                  \
  X(zhugejin2013, "Zhuge Jin (2013)", "诸葛瑾（2013）", wu,  male,   3,                         \
    hongyuan3v3, huanshi3v3, mingzhe)                                                            \
  X(diaochan_shj, "Diao Chan (new)",  "貂蝉（新版）",   qun, female, 3, lijian_shj, biyue_shj)  \
  X(pangde_shj,   "Pang De (new)",    "庞德（新版）",   qun, male,   4, mashu, jianchu_hs)      \
  X(xuhuang_shj,  "Xu Huang (new)",   "徐晃（新版）",   wei, male,   4, duanliang_shj, jiezi)
// clang-format on
