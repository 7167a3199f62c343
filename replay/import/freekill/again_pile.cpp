#include "replay/import/freekill/again_pile.h"

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/messages.h"

namespace tally::freekill {

void PileAgain::told(std::int64_t n) {
  if (!w_.out.setup.midway) numbers_.emplace_back(n, w_.index);
}

void PileAgain::before_moves() {
  const int left = piles_.left();
  before_pile_or_end();
  left_before_ = left;
}

void PileAgain::after_moves() {
  if (w_.before_0_5()) settle();
}

void PileAgain::before_pile_or_end() {
  if (!w_.before_0_5()) settle();
}

// Where several cards go one by one, all but the last number may tell how many there were on the
// way, or before.
void PileAgain::settle() {
  int before = left_before_;
  const int was = piles_.left();
  if (w_.before_0_5() && !numbers_.empty() && numbers_.back().first != was &&
      piles_.refilled_to(numbers_.back().first))
    before += piles_.left() - was;
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    const auto [n, at] = numbers_[i];
    const auto to_come = static_cast<std::int64_t>(numbers_.size() - 1 - i);
    const bool on_the_way = w_.before_0_5() ? n == before : n == piles_.left() + to_come;
    if (n == piles_.left() || (to_come > 0 && on_the_way)) continue;
    const Earlier there(w_, at);
    w_.contradiction(sanguosha::rule::draw_top, nobody, say::said_twice(),
                     say::cards_in_pile(piles_.left()), say::cards_in_pile(n));
  }
  numbers_.clear();
}

}  // namespace tally::freekill
