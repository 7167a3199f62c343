#pragma once
// Forest 林.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_FOREST(X)                                                                      \
  X(caopi,    "Cao Pi",    "曹丕", wei, male,   3, xingshang, fangzhu, songwei)                  \
  X(xuhuang,  "Xu Huang",  "徐晃", wei, male,   4, duanliang)                                    \
  X(menghuo,  "Meng Huo",  "孟获", shu, male,   4, huoshou, zaiqi)                               \
  X(zhurong,  "Zhu Rong",  "祝融", shu, female, 4, juxiang, lieren)                              \
  X(sunjian,  "Sun Jian",  "孙坚", wu,  male,   4, yinghun)                                      \
  X(lusu,     "Lu Su",     "鲁肃", wu,  male,   3, haoshi, dimeng)                               \
  X(jiaxu,    "Jia Xu",    "贾诩", qun, male,   3, wansha, luanwu, weimu)                        \
  X(dongzhuo, "Dong Zhuo", "董卓", qun, male,   8, jiuchi, roulin, benghuai, baonue)
// clang-format on
