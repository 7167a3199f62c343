#pragma once
// Mountain 山.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_MOUNTAIN(X)                                                                    \
  X(zhanghe,           "Zhang He",              "张郃",     wei, male,   4, qiaobian)             \
  X(dengai,            "Deng Ai",               "邓艾",     wei, male,   4, tuntian, zaoxian)     \
  X(jiangwei,          "Jiang Wei",             "姜维",     shu, male,   4, tiaoxin, zhiji)       \
  X(liushan,           "Liu Shan",              "刘禅",     shu, male,   3, xiangle, fangquan, ruoyu) \
  X(sunce,             "Sun Ce",                "孙策",     wu,  male,   4, jiang, hunzi, zhiba)  \
  X(zhangzhaozhanghong, "Zhang Zhao & Zhang Hong", "张昭张纮", wu, male, 3, zhijian, guzheng)    \
  X(caiwenji,          "Cai Wenji",             "蔡文姬",   qun, female, 3, beige, duanchang)     \
  X(zuoci,             "Zuo Ci",                "左慈",     qun, male,   3, huashen, xinsheng)
// clang-format on
