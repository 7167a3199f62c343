#pragma once
// The invariants game by game.
#include "verify/invariants/invariants.h"

namespace tally::verify {

std::span<const Invariant> identity_invariants();
std::unique_ptr<Watch> identity_watch();
std::span<const Invariant> dou_dizhu_invariants();
std::unique_ptr<Watch> dou_dizhu_watch();

// Words of a broken one: its sentence, and what the books and the state say.
void word(Finding& finding, Lang lang, const Invariant& broken, std::string_view books,
          std::string_view state);

}  // namespace tally::verify
