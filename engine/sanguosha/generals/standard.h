#pragma once
// The 25 generals of the standard box.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_STANDARD(X)                                                              \
  X(caocao,        "Cao Cao",        "曹操",   wei, male,   4, jianxiong, hujia)           \
  X(simayi,        "Sima Yi",        "司马懿", wei, male,   3, fankui, guicai)             \
  X(xiahoudun,     "Xiahou Dun",     "夏侯惇", wei, male,   4, ganglie)                    \
  X(zhangliao,     "Zhang Liao",     "张辽",   wei, male,   4, tuxi)                       \
  X(xuchu,         "Xu Chu",         "许褚",   wei, male,   4, luoyi)                      \
  X(guojia,        "Guo Jia",        "郭嘉",   wei, male,   3, tiandu, yiji)               \
  X(zhenji,        "Zhen Ji",        "甄姬",   wei, female, 3, luoshen, qingguo)           \
  X(liubei,        "Liu Bei",        "刘备",   shu, male,   4, rende, jijiang)             \
  X(guanyu,        "Guan Yu",        "关羽",   shu, male,   4, wusheng)                    \
  X(zhangfei,      "Zhang Fei",      "张飞",   shu, male,   4, paoxiao)                    \
  X(zhugeliang,    "Zhuge Liang",    "诸葛亮", shu, male,   3, guanxing, kongcheng)        \
  X(zhaoyun,       "Zhao Yun",       "赵云",   shu, male,   4, longdan)                    \
  X(machao,        "Ma Chao",        "马超",   shu, male,   4, mashu, tieqi)               \
  X(huangyueying,  "Huang Yueying",  "黄月英", shu, female, 3, jizhi, qicai)               \
  X(sunquan,       "Sun Quan",       "孙权",   wu,  male,   4, zhiheng, jiuyuan)           \
  X(ganning,       "Gan Ning",       "甘宁",   wu,  male,   4, qixi)                       \
  X(lvmeng,        "Lü Meng",        "吕蒙",   wu,  male,   4, keji)                       \
  X(huanggai,      "Huang Gai",      "黄盖",   wu,  male,   4, kurou)                      \
  X(zhouyu,        "Zhou Yu",        "周瑜",   wu,  male,   3, yingzi, fanjian)            \
  X(daqiao,        "Da Qiao",        "大乔",   wu,  female, 3, guose, liuli)               \
  X(luxun,         "Lu Xun",         "陆逊",   wu,  male,   3, qianxun, lianying)          \
  X(sunshangxiang, "Sun Shangxiang", "孙尚香", wu,  female, 3, xiaoji, jieyin)             \
  X(huatuo,        "Hua Tuo",        "华佗",   qun, male,   3, jijiu, qingnang)            \
  X(lvbu,          "Lü Bu",          "吕布",   qun, male,   4, wushuang)                   \
  X(diaochan,      "Diao Chan",      "貂蝉",   qun, female, 3, lijian, biyue)
// clang-format on
