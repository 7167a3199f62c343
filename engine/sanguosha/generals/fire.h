#pragma once
// Fire 火.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_FIRE(X)                                                                        \
  X(dianwei,           "Dian Wei",             "典韦",       wei, male, 4, qiangxi)              \
  X(xunyu,             "Xun Yu",               "荀彧",       wei, male, 3, quhu, jieming)        \
  X(wolong,            "Zhuge Liang (Sleeping Dragon)", "卧龙诸葛亮", shu, male, 3, bazhen, huoji, kanpo) \
  X(pangtong,          "Pang Tong",            "庞统",       shu, male, 3, lianhuan, niepan)     \
  X(taishici,          "Taishi Ci",            "太史慈",     wu,  male, 4, tianyi)               \
  X(yuanshao,          "Yuan Shao",            "袁绍",       qun, male, 4, luanji, xueyi)        \
  X(yanliangwenchou,   "Yan Liang & Wen Chou", "颜良文丑",   qun, male, 4, shuangxiong)          \
  X(pangde,            "Pang De",              "庞德",       qun, male, 4, mashu, mengjin)
// clang-format on
