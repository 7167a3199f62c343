#pragma once
// Lords 君主 of kingdom war: nobody is offered one; a lord takes the place of the general of the
// same name (SGS-GZ-LORD). Hit points are halves of fish 阴阳鱼.

// clang-format off
// X(general, English, Chinese, kingdom, gender, halves, skills…)
#define TALLY_SGS_KINGDOM_WAR_LORDS(X) \
  X(lord_liubei, "Lord Liu Bei", "君刘备", shu, male, 4, zhangwu, shouyue, jizhao)      \
  X(lord_zhangjiao, "Lord Zhang Jiao", "君张角", qun, male, 4, wuxin, hongfa, wendao)   \
  X(lord_sunquan, "Lord Sun Quan", "君孙权", wu, male, 4, jiahe, lianzi, jubao)
// clang-format on
