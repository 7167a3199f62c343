#pragma once
// The standard generals of kingdom war, by its first print. Hit points are halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_KINGDOM_WAR(X)                                                                 \
  X(caocao_gz,        "Cao Cao",        "曹操",   wei, male,   4, jianxiong)                      \
  X(simayi_gz,        "Sima Yi",        "司马懿", wei, male,   3, fankui, guicai)                 \
  X(xiahoudun_gz,     "Xiahou Dun",     "夏侯惇", wei, male,   4, ganglie)                        \
  X(zhangliao_gz,     "Zhang Liao",     "张辽",   wei, male,   4, tuxi)                           \
  X(xuchu_gz,         "Xu Chu",         "许褚",   wei, male,   4, luoyi)                          \
  X(guojia_gz,        "Guo Jia",        "郭嘉",   wei, male,   3, tiandu, yiji)                   \
  X(zhenji_gz,        "Zhen Ji",        "甄姬",   wei, female, 3, luoshen, qingguo)               \
  X(xiahouyuan_gz,    "Xiahou Yuan",    "夏侯渊", wei, male,   4, shensu)                         \
  X(zhanghe_gz,       "Zhang He",       "张郃",   wei, male,   4, qiaobian)                       \
  X(xuhuang_gz,       "Xu Huang",       "徐晃",   wei, male,   4, duanliang)                      \
  X(caoren_gz,        "Cao Ren",        "曹仁",   wei, male,   4, jushou)                         \
  X(dianwei_gz,       "Dian Wei",       "典韦",   wei, male,   4, qiangxi)                        \
  X(xunyu_gz,         "Xun Yu",         "荀彧",   wei, male,   3, quhu, jieming)                  \
  X(caopi_gz,         "Cao Pi",         "曹丕",   wei, male,   3, xingshang, fangzhu)             \
  X(liubei_gz,        "Liu Bei",        "刘备",   shu, male,   4, rende)                          \
  X(guanyu_gz,        "Guan Yu",        "关羽",   shu, male,   5, wusheng)                        \
  X(zhangfei_gz,      "Zhang Fei",      "张飞",   shu, male,   4, paoxiao)                        \
  X(zhaoyun_gz,       "Zhao Yun",       "赵云",   shu, male,   4, longdan)                        \
  X(machao_gz,        "Ma Chao",        "马超",   shu, male,   4, mashu, tieqi)                   \
  X(huangyueying_gz,  "Huang Yueying",  "黄月英", shu, female, 3, jizhi, qicai)                   \
  X(huangzhong_gz,    "Huang Zhong",    "黄忠",   shu, male,   4, liegong)                        \
  X(weiyan_gz,        "Wei Yan",        "魏延",   shu, male,   4, kuanggu)                        \
  X(pangtong_gz,      "Pang Tong",      "庞统",   shu, male,   3, lianhuan, niepan)               \
  X(wolong_gz,        "Wolong Zhuge Liang", "卧龙诸葛亮", shu, male, 3, bazhen, huoji, kanpo)     \
  X(liushan_gz,       "Liu Shan",       "刘禅",   shu, male,   3, xiangle, fangquan)              \
  X(menghuo_gz,       "Meng Huo",       "孟获",   shu, male,   4, huoshou, zaiqi)                 \
  X(zhurong_gz,       "Zhu Rong",       "祝融",   shu, female, 4, juxiang, lieren)                \
  X(sunquan_gz,       "Sun Quan",       "孙权",   wu,  male,   4, zhiheng_gz)                     \
  X(ganning_gz,       "Gan Ning",       "甘宁",   wu,  male,   4, qixi)                           \
  X(lvmeng_gz,        "Lü Meng",        "吕蒙",   wu,  male,   4, keji)                           \
  X(huanggai_gz,      "Huang Gai",      "黄盖",   wu,  male,   4, kurou)                          \
  X(zhouyu_gz,        "Zhou Yu",        "周瑜",   wu,  male,   3, yingzi, fanjian)                \
  X(daqiao_gz,        "Da Qiao",        "大乔",   wu,  female, 3, guose, liuli)                   \
  X(sunjian_gz,       "Sun Jian",       "孙坚",   wu,  male,   4, yinghun)                        \
  X(xiaoqiao_gz,      "Xiao Qiao",      "小乔",   wu,  female, 3, hongyan, tianxiang)             \
  X(taishici_gz,      "Taishi Ci",      "太史慈", wu,  male,   4, tianyi)                         \
  X(zhoutai_gz,       "Zhou Tai",       "周泰",   wu,  male,   4, buqu)                           \
  X(lusu_gz,          "Lu Su",          "鲁肃",   wu,  male,   3, haoshi, dimeng)                 \
  X(erzhang_gz,       "Zhang Zhao & Zhang Hong", "张昭张纮", wu, male, 3, zhijian, guzheng)       \
  X(huatuo_gz,        "Hua Tuo",        "华佗",   qun, male,   3, jijiu, qingnang)                \
  X(lvbu_gz,          "Lü Bu",          "吕布",   qun, male,   5, wushuang)                       \
  X(diaochan_gz,      "Diao Chan",      "貂蝉",   qun, female, 3, lijian, biyue)                  \
  X(yuanshao_gz,      "Yuan Shao",      "袁绍",   qun, male,   4, luanji)                         \
  X(yanliangwenchou_gz, "Yan Liang & Wen Chou", "颜良文丑", qun, male, 4, shuangxiong)            \
  X(pangde_gz,        "Pang De",        "庞德",   qun, male,   4, mashu, mengjin)                 \
  X(zhangjiao_gz,     "Zhang Jiao",     "张角",   qun, male,   3, leiji, guidao)                  \
  X(yuejin_gz,        "Yue Jin",        "乐进",   wei, male,   4, xiaoguo)                        \
  X(zhugeliang_gz,    "Zhuge Liang",    "诸葛亮", shu, male,   3, guanxing, kongcheng_gz)         \
  X(ganfuren_gz,      "Lady Gan",       "甘夫人", shu, female, 3, shushen, shenzhi)               \
  X(luxun_gz,         "Lu Xun",         "陆逊",   wu,  male,   3, qianxun_gz, duoshi)             \
  X(sunshangxiang_gz, "Sun Shangxiang", "孙尚香", wu,  female, 3, jieyin, xiaoji_gz)              \
  X(dingfeng_gz,      "Ding Feng",      "丁奉",   wu,  male,   4, duanbing, fenxun)               \
  X(jiaxu_gz,         "Jia Xu",         "贾诩",   qun, male,   3, wansha, luanwu, weimu_gz)       \
  X(caiwenji_gz,      "Cai Wenji",      "蔡文姬", qun, female, 3, beige, duanchang_gz)            \
  X(mateng_gz,        "Ma Teng",        "马腾",   qun, male,   4, mashu, xiongyi)                 \
  X(kongrong_gz,      "Kong Rong",      "孔融",   qun, male,   3, mingshi, lirang)                \
  X(jiling_gz,        "Ji Ling",        "纪灵",   qun, male,   4, shuangren)                      \
  X(tianfeng_gz,      "Tian Feng",      "田丰",   qun, male,   3, sijian, suishi)                 \
  X(panfeng_gz,       "Pan Feng",       "潘凤",   qun, male,   4, kuangfu)                        \
  X(zoushi_gz,        "Lady Zou",       "邹氏",   qun, female, 3, huoshui, qingcheng)
// clang-format on
