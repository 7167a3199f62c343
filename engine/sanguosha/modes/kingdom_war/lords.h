#pragma once
// Lords 君主 of kingdom war (SGS-GZ-LORD): who becomes which, and whose kingdom has one.
#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {

struct LordOf {
  General printed;
  General lord;
};
inline constexpr LordOf lord_versions[] = {{General::liubei_gz, General::lord_liubei}};

// The lord of the same name; none if there is none.
[[nodiscard]] constexpr General lord_version(General g) {
  for (const LordOf& l : lord_versions)
    if (l.printed == g) return l.lord;
  return General::none;
}

}  // namespace tally::sanguosha
