#include "tests/fuzz/targets.h"

#include <algorithm>

namespace tally::fuzz {

std::span<const Target> targets() {
  static constexpr Target all[] = {
      {"freekill", freekill},
      {"freekill_packets", freekill_packets},
      {"qsanguosha", qsanguosha},
      {"noname", noname},
      {"openspiel", openspiel},
      {"rlcard", rlcard},
      {"botzone", botzone},
      {"douzero", douzero},
      {"log", log},
      {"log_lines", log_lines},
      {"any_record", any_record},
      {"ruleset", ruleset},
      {"notes", notes},
      {"defects", defects},
      {"rulebook", rulebook},
      {"arguments", arguments},
      {"part", part},
  };
  return all;
}

const Target* target_named(std::string_view name) {
  const auto found = std::find_if(targets().begin(), targets().end(),
                                  [&](const Target& t) { return t.name == name; });
  return found == targets().end() ? nullptr : &*found;
}

}  // namespace tally::fuzz
