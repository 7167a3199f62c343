#pragma once
// Tables of 3v3: seats 1 to 3 are cool, 4 to 6 warm, the commanders 2 and 5.
#include <string_view>

#include "tests/support/stories.h"

namespace tally::test {

inline constexpr std::string_view six =
    "cool_vanguard cool_commander cool_vanguard warm_vanguard warm_commander warm_vanguard";

// Without generals; the first turn is that of a cool commander, unless said otherwise.
inline Story& without_generals(Story& s) { return s.ruleset("3v3").with("generals", "none"); }
inline Story& from_the_first_turn(Story& s) {
  without_generals(s).from_the_start().discards_whatever();
  s.lets_act_first(2, 2);
  return s;
}

}  // namespace tally::test
