#pragma once
// Generals of kingdom war whose skills or fish are in noname 无名杀 those of neither print. Hit
// points are halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_KINGDOM_WAR_NONAME(X) \
  X(xiahouyuan_noname, "Xiahou Yuan", "夏侯渊", wei, male, 4, shensu_hs) \
  X(dianwei_noname, "Dian Wei", "典韦", wei, male, 5, qiangxi_noname)
// clang-format on
