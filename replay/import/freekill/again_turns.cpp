#include "replay/import/freekill/again_turns.h"

#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

// FreeKill passes the turn on seat by seat, over the dead too, and says so of each; where a round
// begins, of the first seat once more. After a wrong one the next is taken as told.
void TurnsAgain::current(Seat who) {
  settle();
  if (w_.ids.empty()) return;
  if (back_to_ != nobody && who == back_to_) {
    current_ = std::exchange(back_to_, nobody);
    current_sure_ = true;
    return;
  }
  before_ = current_;
  const Seat next = static_cast<Seat>((current_ + 1) % static_cast<Seat>(w_.ids.size()));
  const Seat due = round_begins_ ? current_ : next;  // the first of all follows nobody: seat 0
  if (who != due && current_sure_ && !w_.of_sides) {
    doubted_ = event(kind::turn, due);
    doubted_at_ = w_.index;
  }
  current_sure_ = doubted_.kind == nothing;
  round_begins_ = false;
  current_ = who;
}

void TurnsAgain::extra() {
  doubted_ = {};
  if (back_to_ == nobody) back_to_ = before_;
}

void TurnsAgain::settle() {
  if (doubted_.kind == nothing) return;
  const Event due = std::exchange(doubted_, {});
  const Earlier there(w_, doubted_at_);
  w_.disagree(rule::turn_order, due, event(kind::turn, current_));
}

// `more`: than was told before.
void TurnsAgain::round(std::int64_t n, int more) {
  Event told;
  told.kind = kind::round;
  Event due = told;
  told.value = small(n);
  due.value = small(round_ + more);
  round_begins_ = true;
  const bool wrong = round_ >= 0 && told.value != due.value;
  round_ = wrong ? -1 : n;
  if (wrong) w_.disagree(rule::turn_round, due, told);
}

void TurnsAgain::ends(Seat who) {
  if (const Event* const turn = w_.latest(kind::turn))
    w_.held_against(rule::turn_order, *turn, Said(kind::turn).by(who));
}

}  // namespace tally::freekill
