// Log lines: turns and phases.
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/screen.h"

namespace tally::noname {

using sanguosha::Phase;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

void Screen::turn() {
  if (!playing_) begins();
  current_ = first();
  granted_ = {};
  remover_ = dying_ = nobody;
  const Seat drawn = std::exchange(next_turn_, nobody);
  if (drawn != nobody && current_ != nobody) same_seat(rule::turn_order, current_, drawn);
  emit(event(kind::turn, current_));
  turn_at_ = out_.size();
  if (std::exchange(fray_due_, false)) emit(event(kind::fray));
}

// A turn that is none begins with that, and no line tells it: where no skill turns him over, nor in
// his own turn before its end. It may be an extra one.
void Screen::turned_over(Seat who, bool face_down) {
  const Event* const phase = latest(kind::phase);
  const bool own = who == current_;
  const bool over = phase != nullptr && phase->what == static_cast<What>(Phase::finish);
  if (!std::exchange(flips_, false) && !face_down && (!own || over)) {
    Event turn = event(kind::turn, who);
    const Event* const begun = latest(kind::turn);
    const bool again = own && begun != nullptr && begun->extra == 0;
    turn.extra = again || granted_.contains(who) ? 1 : 0;
    emit(turn);
    current_ = who;
    turn_at_ = out_.size();
  }
  Event e = event(kind::turn_over, who);
  e.value = face_down ? 0 : 1;
  emit(e);
}

// By a card or a skill, which is named.
void Screen::extra_turn() {
  turn();
  if (Event* const begun = latest(kind::turn); begun != nullptr) begun->extra = 1;
}

// Where generals that are turned up for no skill as the turn begins have been told.
std::size_t Screen::behind_first_unveilings() const {
  const KindSet first{kind::fray, kind::unveil, kind::allegiance, kind::mark};
  const auto& seen = out_.seen();
  std::size_t at = turn_at_;
  while (at < seen.size() && first.contains(seen[at].event.kind) &&
         (seen[at].event.kind != kind::unveil || seen[at].event.extra == 0))
    ++at;
  return at;
}

// Where the use of Envious by Moonlight 闭月 has been told, or who was turned up for it.
std::size_t Screen::before_last_skill() const {
  const auto& seen = out_.seen();
  constexpr std::size_t few = 4;  // the use of a skill, and the card it brings
  const KindSet brought{kind::unveil, kind::allegiance, kind::mark};
  for (std::size_t i = seen.size(); i > turn_at_ && i + few > seen.size(); --i) {
    const Event& e = seen[i - 1].event;
    if (e.kind != kind::invoke || e.what != sanguosha::cause(Skill::biyue)) continue;
    std::size_t at = i - 1;
    while (at > turn_at_ && brought.contains(seen[at - 1].event.kind)) --at;
    return at;
  }
  return seen.size();
}

// Said of the preparation, the judge phase and the end when what happens at their beginning is
// done.
void Screen::phase() {
  Event e = event(kind::phase, first());
  e.what = phase_shown(words_[0]);
  remover_ = borrowed_from_ = nobody;
  if (e.what == static_cast<What>(Phase::prepare) && prepared_ != turn_at_) {
    prepared_ = turn_at_;
    return insert(behind_first_unveilings(), e, index_);
  }
  flips_ = false;
  ordered_ = {};
  loser_ = nobody;
  if (e.what == begun_phase_ && begun_ == turn_at_) return;
  const bool by_seal = std::exchange(seals_, false) && sealed_ == e.seat;
  sealed_ = nobody;
  if (e.what == static_cast<What>(Phase::play) && by_seal) return insert(sealed_at_, e, index_);
  if (e.what == static_cast<What>(Phase::finish)) return insert(before_last_skill(), e, index_);
  if (e.what == static_cast<What>(Phase::discard)) {  // half a fish: two cards more
    const Event* const last = out_.size() == 0 ? nullptr : &out_.seen().back().event;
    if (last != nullptr && last->kind == kind::spend && last->seat == e.seat)
      return insert(out_.size() - 1, e, index_);
  }
  emit(e);
}

// The Jade Seal's Know Both Sides, as his play phase begins.
void Screen::looks_by_seal(const Event& use) {
  Event e = event(kind::invoke, use.seat);
  e.what = sanguosha::cause(Skill::yuxi);
  e.seats = use.seats;
  emit(e);
  seals_ = true;
}

}  // namespace tally::noname
