#pragma once
// More generals as kingdom_war_noname.h has them.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_NONAME_WAR(X) \
  X(jiling_noname, "Ji Ling", "纪灵", qun, male, 4, shuangren_noname)
// clang-format on
