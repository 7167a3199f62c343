#pragma once
// Variants 变体: a general of another package once more, otherwise.

// clang-format off
// X(general, English, Chinese, kingdom, gender, hit points, skills…)
#define TALLY_SGS_VARIANTS(X)                                                                    \
  X(caoren2013, "Cao Ren (2013)", "曹仁（2013）", wei, male, 4, jushou2013, jiewei)
// clang-format on
