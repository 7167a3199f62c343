#pragma once
// Generals of the standard box, of Wind, Forest and Mountain and of 3v3 that are newer in
// Sheauhaw's QSanguosha.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_SHEAUHAW(X)                                                                    \
  X(zhenji_shj,        "Zhen Ji (new)",        "甄姬（新版）",   wei, female, 3, luoshen_shj, qingguo) \
  X(zhugeliang_shj,    "Zhuge Liang (new)",    "诸葛亮（新版）", shu, male,   3, guanxing_shj, kongcheng) \
  X(sunquan_shj,       "Sun Quan (new)",       "孙权（新版）",   wu,  male,   4, zhiheng_shj, jiuyuan_shj) \
  X(sunshangxiang_shj, "Sun Shangxiang (new)", "孙尚香（新版）", wu,  female, 3, xiaoji, jieyin_shj) \
  X(xiahouyuan_shj,    "Xiahou Yuan (new)",    "夏侯渊（新版）", wei, male,   4, shensu_shj) \
  X(xiaoqiao_shj,      "Xiao Qiao (new)",      "小乔（新版）",   wu,  female, 3, tianxiang_shj, hongyan) \
  X(jiangwei_shj,      "Jiang Wei (new)",      "姜维（新版）",   shu, male,   4, tiaoxin, zhiji_shj) \
  X(sunce_shj,         "Sun Ce (new)",         "孙策（新版）",   wu,  male,   4, jiang, hunzi_shj, zhiba) \
  X(sunjian_shj,       "Sun Jian (new)",       "孙坚（新版）",   wu,  male,   4, yinghun, poluu) \
  X(guanyu3v3_shj,     "Guan Yu (3v3, new)",   "关羽（3v3新版）", shu, male,  4, wusheng_shj, zhongyi) \
  X(lvbu3v3_shj,       "Lü Bu (3v3, new)",     "吕布（3v3新版）", qun, male,  4, wushuang, zhanshen_shj)
// clang-format on
