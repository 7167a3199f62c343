// What happens is counted for some skills before anybody uses them: their general may still lie
// face down. What is counted as the state folds an event stands in state/fold.cpp and
// state/moves.cpp.
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/shades.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

// What Self-Restraint 克己 and Resolve 谋断 look at.
void Play::note_shades(const Use& u) {
  const bool own = u.by == state_.current && state_.phase == Phase::play && state_.living(u.by);
  if (own && state_.reaches(u.by, Skill::keji_hs)) {
    const Suit suit = u.card_count == 1 ? legal().suit(u.card[0], u.by) : Suit::none;
    const int before = state_.noted(u.by, Mark::shades, Life::turn);
    const int now = shade_of(u.color) | shade_of(suit) | shade_of(info(u.as).type);
    if ((now & ~before) != 0) note(u.by, Mark::shades, Life::turn, now & ~before);
  }
}

// What Frugality 约俭 looks at: whether in his turn he has used a card, but for equipment, on
// somebody who is not known to be of his kingdom; or, by QSanguosha, any card whose first target
// was another.
void Play::note_strangers(const Use& u) {
  const SeatSet& may_look = state_.acting_at(Timing::discard_start);
  if (may_look.empty() || u.by != state_.current) return;
  const auto note_for = [&](Skill skill, bool strange) {
    bool looks = false;
    for (const Seat s : may_look) looks = looks || state_.reaches(s, skill);
    if (looks && strange && state_.noted(u.by, skill, Life::turn) == 0)
      note(u.by, mark_of(skill), Life::turn);
  };
  bool strange = false;
  for (const Seat to : u.targets)
    strange = strange || (to != u.by && !same_kingdom(state_, u.by, to));
  note_for(Skill::yuejian, strange && !is_equipment(info(u.as).type));
  note_for(Skill::yuejian_qs, !u.targets.empty() && u.targets[0] != u.by);
}

// What False Emperor 伪帝 looks at.
void Play::note_drawn(Seat who) {
  if (!state_.living(state_.current)) return;
  if (state_.reaches(state_.current, Skill::weidi) &&
      state_.noted(who, Skill::weidi, Life::turn) == 0)
    note(who, mark_of(Skill::weidi), Life::turn);
}

}  // namespace tally::sanguosha
