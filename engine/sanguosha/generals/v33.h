#pragma once
// Generals made or changed for 3v3, as FreeKill has them.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_V33(X)                                                                         \
  X(xusheng3v3,    "Xu Sheng (3v3)",    "徐盛（3v3）",   wu,  male, 4, yicheng3v3)                \
  X(huangquan3v3,  "Huang Quan (3v3)",  "黄权（3v3）",   shu, male, 3, choujin, zhongjian)        \
  X(zhaoyun3v3,    "Zhao Yun (3v3)",    "赵云（3v3）",   shu, male, 4, longdan, jiuzhu)           \
  X(xiahoudun3v3,  "Xiahou Dun (3v3)",  "夏侯惇（3v3）", wei, male, 4, ganglie3v3)                \
  X(wenpin3v3,     "Wen Pin (3v3)",     "文聘（3v3）",   wei, male, 4, zhenwei3v3)                \
  X(zhugejin3v3,   "Zhuge Jin (3v3)",   "诸葛瑾（3v3）", wu,  male, 3, huanshi3v3, hongyuan3v3)   \
  X(guanyu3v3,     "Guan Yu (3v3)",     "关羽（3v3）",   shu, male, 4, wusheng, zhongyi)          \
  X(lvbu3v3,       "Lü Bu (3v3)",       "吕布（3v3）",   qun, male, 4, zhanshen3v3)               \
  X(lvbu3v3_old,   "Lü Bu (3v3, old)",  "吕布（3v3旧）", qun, male, 4, wushuang, zhanshen)        \
  X(chendao,       "Chen Dao",          "陈到",          shu, male, 4, wanglie)
// clang-format on
