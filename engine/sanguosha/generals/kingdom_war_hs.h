#pragma once
// The standard generals of kingdom war as FreeKill has them, by its later print. Hit points are
// halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_KINGDOM_WAR_HS(X) \
  X(caocao_hs, "Cao Cao", "曹操", wei, male, 4, jianxiong) \
  X(simayi_hs, "Sima Yi", "司马懿", wei, male, 3, fankui) \
  X(xiahoudun_hs, "Xiahou Dun", "夏侯惇", wei, male, 4, ganglie_hs) \
  X(zhangliao_hs, "Zhang Liao", "张辽", wei, male, 4) \
  X(xuchu_hs, "Xu Chu", "许褚", wei, male, 4, luoyi_hs) \
  X(guojia_hs, "Guo Jia", "郭嘉", wei, male, 3, tiandu, yiji) \
  X(zhenji_hs, "Zhen Ji", "甄姬", wei, female, 3, luoshen, qingguo) \
  X(xiahouyuan_hs, "Xiahou Yuan", "夏侯渊", wei, male, 5, shensu_hs) \
  X(zhanghe_hs, "Zhang He", "张郃", wei, male, 4, qiaobian) \
  X(xuhuang_hs, "Xu Huang", "徐晃", wei, male, 4, duanliang_hs) \
  X(caoren_hs, "Cao Ren", "曹仁", wei, male, 4, jushou_hs) \
  X(dianwei_hs, "Dian Wei", "典韦", wei, male, 4, qiangxi_hs) \
  X(xunyu_hs, "Xun Yu", "荀彧", wei, male, 3, quhu, jieming_hs) \
  X(caopi_hs, "Cao Pi", "曹丕", wei, male, 3, xingshang, fangzhu_hs) \
  X(yuejin_hs, "Yue Jin", "乐进", wei, male, 4, xiaoguo_hs) \
  X(liubei_hs, "Liu Bei", "刘备", shu, male, 4) \
  X(guanyu_hs, "Guan Yu", "关羽", shu, male, 5, wusheng_hs) \
  X(zhangfei_hs, "Zhang Fei", "张飞", shu, male, 4, paoxiao_hs) \
  X(zhugeliang_hs, "Zhuge Liang", "诸葛亮", shu, male, 3, guanxing, kongcheng_gz) \
  X(zhaoyun_hs, "Zhao Yun", "赵云", shu, male, 4, longdan_hs) \
  X(huangyueying_hs, "Huang Yueying", "黄月英", shu, female, 3, jizhi, qicai) \
  X(huangzhong_hs, "Huang Zhong", "黄忠", shu, male, 4, liegong) \
  X(weiyan_hs, "Wei Yan", "魏延", shu, male, 4, kuanggu_hs) \
  X(pangtong_hs, "Pang Tong", "庞统", shu, male, 3, lianhuan, niepan) \
  X(wolong_hs, "Wolong Zhuge Liang", "卧龙诸葛亮", shu, male, 3, bazhen, huoji, kanpo) \
  X(liushan_hs, "Liu Shan", "刘禅", shu, male, 3, xiangle, fangquan) \
  X(menghuo_hs, "Meng Huo", "孟获", shu, male, 4, huoshou, zaiqi) \
  X(zhurong_hs, "Zhu Rong", "祝融", shu, female, 4, juxiang, lieren) \
  X(ganfuren_hs, "Lady Gan", "甘夫人", shu, female, 3, shushen_hs, shenzhi) \
  X(sunquan_hs, "Sun Quan", "孙权", wu, male, 4, zhiheng_gz) \
  X(ganning_hs, "Gan Ning", "甘宁", wu, male, 4, qixi) \
  X(lvmeng_hs, "Lü Meng", "吕蒙", wu, male, 4, keji_hs, mouduan_hs) \
  X(huanggai_hs, "Huang Gai", "黄盖", wu, male, 4, kurou_hs) \
  X(zhouyu_hs, "Zhou Yu", "周瑜", wu, male, 3) \
  X(daqiao_hs, "Da Qiao", "大乔", wu, female, 3, guose, liuli) \
  X(luxun_hs, "Lu Xun", "陆逊", wu, male, 3, qianxun_gz, duoshi_hs) \
  X(sunshangxiang_hs, "Sun Shangxiang", "孙尚香", wu, female, 3, jieyin, xiaoji_hs) \
  X(sunjian_hs, "Sun Jian", "孙坚", wu, male, 5, yinghun_hs) \
  X(xiaoqiao_hs, "Xiao Qiao", "小乔", wu, female, 3, hongyan_hs, tianxiang_hs) \
  X(taishici_hs, "Taishi Ci", "太史慈", wu, male, 4, tianyi) \
  X(zhoutai_hs, "Zhou Tai", "周泰", wu, male, 4, buqu_hs, fenji_hs) \
  X(lusu_hs, "Lu Su", "鲁肃", wu, male, 3, haoshi, dimeng) \
  X(zhangzhaozhanghong_hs, "Zhang Zhao & Zhang Hong", "张昭张纮", wu, male, 3, zhijian, guzheng) \
  X(dingfeng_hs, "Ding Feng", "丁奉", wu, male, 4, duanbing_hs, fenxun) \
  X(huatuo_hs, "Hua Tuo", "华佗", qun, male, 3, jijiu, chuli_hs) \
  X(lvbu_hs, "Lü Bu", "吕布", qun, male, 5, wushuang) \
  X(diaochan_hs, "Diao Chan", "貂蝉", qun, female, 3, lijian, biyue) \
  X(yuanshao_hs, "Yuan Shao", "袁绍", qun, male, 4, luanji_hs) \
  X(yanliangwenchou_hs, "Yan Liang & Wen Chou", "颜良文丑", qun, male, 4, shuangxiong) \
  X(jiaxu_hs, "Jia Xu", "贾诩", qun, male, 3, wansha, luanwu, weimu_hs) \
  X(pangde_hs, "Pang De", "庞德", qun, male, 4, mashu, jianchu_hs) \
  X(zhangjiao_hs, "Zhang Jiao", "张角", qun, male, 3, leiji, guidao) \
  X(caiwenji_hs, "Cai Wenji", "蔡文姬", qun, female, 3, beige, duanchang_gz) \
  X(mateng_hs, "Ma Teng", "马腾", qun, male, 4, mashu, xiongyi) \
  X(kongrong_hs, "Kong Rong", "孔融", qun, male, 3, mingshi, lirang) \
  X(jiling_hs, "Ji Ling", "纪灵", qun, male, 4, shuangren_hs) \
  X(tianfeng_hs, "Tian Feng", "田丰", qun, male, 3, sijian, suishi) \
  X(panfeng_hs, "Pan Feng", "潘凤", qun, male, 4, kuangfu_hs) \
  X(machao_hs, "Ma Chao", "马超", shu, male, 4, mashu, tieqi_hs) \
  X(zoushi_hs, "Lady Zou", "邹氏", qun, female, 3, huoshui_hs, qingcheng_hs)
// clang-format on
