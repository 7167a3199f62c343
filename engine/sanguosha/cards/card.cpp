// The rooms of all cards, by name.
#include "engine/sanguosha/cards/card.h"

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/skills/skills.h"
#include "engine/sanguosha/state/kingdoms.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

constinit const CardRules cards::none{};

constinit const std::array<const CardRules*, static_cast<std::size_t>(Name::count)> card_rules = {
    &cards::none,
#define TALLY_X(key, ...) &cards::key,
    TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
};

Rule immune(const State& state, Seat user, Seat to, Name as, Color color) {
  if (state.away.contains(to)) return rule::lure_tiger;
  if (const int by = state.noted(user, Mark::only_himself, Life::turn); by != 0 && to != user)
    return rule_of(Cause(static_cast<What>(by)));
  if (state.who_has(Always::immune).contains(to))
    for (const Skill skill : skills_with<&Effects::immune>(state.at(to).skills))
      if (info(skill).effects.immune(state, to, as, color)) return rule_of(skill);
  return rule::none;
}

Rule cancels(const State& state, Seat to, Name as, Color color) {
  for (const Skill skill : state.at(to).skills) {
    const Effects& x = info(skill).effects;
    if (x.cancels != nullptr && x.cancels(state, to, as, color)) return rule_of(skill);
  }
  return rule::none;
}

SeatList only_targets(const State& state, Seat user, Name as, Color color) {
  const Aim aim = rules_of(as).aim;
  if (aim == Aim::user) return {user};
  SeatList all;
  if (!on_all_such(aim)) return all;
  const auto aimed_at = [&](Seat s) {
    if (s == user) return aim != Aim::others;
    return aim != Aim::kin || same_kingdom(state, user, s);
  };
  for (Seat s = 0; s < state.players; ++s)
    if (state.at(s).alive && aimed_at(s) && immune(state, user, s, as, color) == rule::none)
      all.push(s);
  return all;
}

SeatList group_of(const State& state, Seat user, Seat named, Name as, Color color) {
  SeatList all;
  const CardRules& card = rules_of(as);
  if (card.group == nullptr || !state.living(named)) return all;
  for (const Seat s : card.group(state, user, named))
    if (state.living(s) && immune(state, user, s, as, color) == rule::none) all.push(s);
  return all;
}

}  // namespace tally::sanguosha
