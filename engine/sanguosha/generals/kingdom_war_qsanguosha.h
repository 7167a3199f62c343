#pragma once
// Generals of kingdom war whose skills are others in QSanguosha-For-Hegemony, in its packages
// formation, momentum and transformation; nobody is offered the lord. Hit points are halves of fish
// 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_KINGDOM_WAR_QSANGUOSHA(X) \
  X(caohong_qs, "Cao Hong", "曹洪", wei, male, 4, huyuan_qs, heyi_qs) \
  X(hetaihou_qs, "Empress He", "何太后", qun, female, 3, zhendu_qs, qiluan) \
  X(jiangwanfeiyi_qs, "Jiang Wan & Fei Yi", "蒋琬费祎", shu, male, 3, shengxi_qs, shoucheng) \
  X(xusheng_qs, "Xu Sheng", "徐盛", wu, male, 4, yicheng_qs) \
  X(yuji_qs, "Yu Ji", "于吉", qun, male, 3, qianhuan_qs) \
  X(madai_qs, "Ma Dai", "马岱", shu, male, 4, mashu, qianxi_qs) \
  X(zangba_qs, "Zang Ba", "臧霸", wei, male, 4, hengjiang_qs) \
  X(bianhuanghou_qs, "Lady Bian", "卞夫人", wei, female, 3, wanwei_qs, yuejian_qs) \
  X(liguo_qs, "Li Jue & Guo Si", "李傕郭汜", qun, male, 4, xichou) \
  X(lingtong_qs, "Ling Tong", "凌统", wu, male, 4, liefeng, xuanlue_qs) \
  X(shamoke_qs, "Shamoke", "沙摩柯", shu, male, 4, jili_qs) \
  X(sunce_qs, "Sun Ce", "孙策", wu, male, 4, jiang, yingyang, hunshang_qs) \
  X(xunyou_qs, "Xun You", "荀攸", wei, male, 3, qice, zhiyu) \
  X(masu_qs, "Ma Su", "马谡", shu, male, 3, sanyao, zhiman) \
  X(lvfan_qs, "Lü Fan", "吕范", wu, male, 3, diaodu_qs, diancai_qs) \
  X(zuoci_qs, "Zuo Ci", "左慈", qun, male, 3, xinsheng_qs, huashen_qs) \
  X(lord_sunquan_qs, "Lord Sun Quan", "君孙权", wu, male, 4, jiahe_qs, lianzi_qs, jubao_qs)
// clang-format on
