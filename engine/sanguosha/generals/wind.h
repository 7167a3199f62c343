#pragma once
// Wind 风.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_WIND(X)                                                                  \
  X(xiahouyuan,    "Xiahou Yuan",    "夏侯渊", wei, male,   4, shensu)                     \
  X(caoren,        "Cao Ren",        "曹仁",   wei, male,   4, jushou)                     \
  X(huangzhong,    "Huang Zhong",    "黄忠",   shu, male,   4, liegong)                    \
  X(weiyan,        "Wei Yan",        "魏延",   shu, male,   4, kuanggu)                    \
  X(xiaoqiao,      "Xiao Qiao",      "小乔",   wu,  female, 3, tianxiang, hongyan)         \
  X(zhoutai,       "Zhou Tai",       "周泰",   wu,  male,   4, buqu)                       \
  X(zhangjiao,     "Zhang Jiao",     "张角",   qun, male,   3, leiji, guidao, huangtian)      \
  X(yuji,          "Yu Ji",          "于吉",   qun, male,   3, guhuo)
// clang-format on
