#pragma once
// The ways of playing, the default first: X(name) is a folder here and a value of the option
// `mode`.
#define TALLY_SGS_MODES(X) X(identity) X(three_v_three) X(kingdom_war) X(two_v_two) X(one_v_two)
