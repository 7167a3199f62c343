#pragma once
// The generals of the package Transformation 【变】 of kingdom war, as FreeKill has them. Hit
// points are halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_TRANSFORMATION(X) \
  X(bianfuren_ld, "Lady Bian", "卞夫人", wei, female, 3, wanwei, yuejian) \
  X(lijueguosi_ld, "Li Jue & Guo Si", "李傕郭汜", qun, male, 4, xiongsuan) \
  X(lingtong_ld, "Ling Tong", "凌统", wu, male, 4, xuanlve, yongjin) \
  X(lvfan_ld, "Lü Fan", "吕范", wu, male, 3, diaodu, diancai) \
  X(masu_ld, "Ma Su", "马谡", shu, male, 3, sanyao, zhiman) \
  X(shamoke_ld, "Shamoke", "沙摩柯", shu, male, 4, jilis) \
  X(xunyou_ld, "Xun You", "荀攸", wei, male, 3, qice, zhiyu) \
  X(zuoci_ld, "Zuo Ci", "左慈", qun, male, 3, xinsheng_ld, huashen_ld)
// clang-format on
