// Faults in games of 3v3: the draft, whose turn it is, rewards, the end.
#include <algorithm>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "tests/faults/planting.h"

namespace tally::faults {
namespace {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;
using sanguosha::General;
using sanguosha::Role;
using sanguosha::Skill;
using Where = const SkillPlace&;

bool commands(Role r) { return r == Role::warm_commander || r == Role::cool_commander; }
bool is_warm(Role r) { return r == Role::warm_commander || r == Role::warm_vanguard; }
bool together(Where p, Seat one, Seat other) {
  return is_warm(p.state.at(one).role) == is_warm(p.state.at(other).role);
}

// --- the draft

General left_open(Where p, const Event& but) {
  for (const General g : p.state.pool) {
    const bool taken =
        std::ranges::any_of(but.cards, [&](Card c) { return c.number() == static_cast<int>(g); });
    if (!taken) return g;
  }
  return General::none;
}
MaybeFault drafts(Where p, int more) {
  const Event e = p.event();
  std::vector<Card> cards = list_of(e.cards);
  const General one = left_open(p, e);
  if (more > 0 && one == General::none) return {};
  if (more > 0) cards.push_back(static_cast<Card::Number>(one));
  if (more < 0) cards.pop_back();
  if (cards.empty()) return {};
  SkillFault f = change(p, 0, 1);
  f.add(e, cards);
  return f;
}
MaybeFault drafts_again(Where p, Skill) {
  const Event e = p.event();
  const General one = left_open(p, e);
  if (one == General::none || p.event(1).kind != kind::draft) return {};
  SkillFault f = change(p, 1, 0);
  f.add(e, {static_cast<Card::Number>(one)});
  return f;
}
MaybeFault drafts_after_the_end(Where p, Skill) {
  if (p.event(1).kind == kind::draft || p.before(1).kind != kind::draft) return {};
  const Event first = p.before(1);
  SkillFault f = change(p, 1, 0);
  f.add(first, {first.cards[0]});
  return f;
}
MaybeFault drafts_what_is_gone(Where p, Skill) {
  const Event last = p.before(1);
  const Event e = p.event();
  if (last.kind != kind::draft || last.cards.empty()) return {};
  std::vector<Card> cards = list_of(e.cards);
  cards[0] = last.cards[0];
  SkillFault f = change(p, 0, 1);
  f.add(e, cards);
  return f;
}
MaybeFault appoints_the_others(Where p, Skill) {
  const Event e = p.event();
  for (Seat s = 0; s < p.state.players; ++s)
    if (commands(p.state.at(s).role) && !together(p, s, e.seat))
      for (const General g : p.state.at(s).offered) {
        std::vector<Card> cards = list_of(e.cards);
        cards[0] = static_cast<Card::Number>(g);
        SkillFault f = change(p, 0, 1);
        f.add(e, cards);
        return f;
      }
  return {};
}

// --- whose turn it is

// Somebody of the other side, or of his own, who has had his turn or not.
MaybeFault turn_of_another(Where p, bool own, bool acted) {
  Event e = p.event();
  if (p.before(1).kind == kind::round) return {};
  for (const Seat s : p.state.living_seats())
    if (s != e.seat && together(p, s, e.seat) == own && p.state.acted.contains(s) == acted) {
      e.seat = s;
      return instead(p, 0, e);
    }
  return {};
}
MaybeFault twice_in_a_round(Where p, Skill) { return turn_of_another(p, true, true); }
MaybeFault other_side_first(Where p, Skill) { return turn_of_another(p, false, false); }
MaybeFault vanguard_waits(Where p, Skill) {
  // He whose turn it was is a vanguard, and the other one's comes at once.
  const Event e = p.event();
  const Seat last = p.state.current;
  if (!p.state.seated(last) || commands(p.state.at(last).role) || !together(p, last, e.seat))
    return {};
  return turn_of_another(p, false, false);
}
MaybeFault given_to_another(Where p, Skill) {
  Event e = p.event();
  for (Seat s = 0; s < p.state.players; ++s)
    if (!together(p, s, e.seat)) {
      e.other = s;
      return instead(p, 0, e);
    }
  return {};
}
MaybeFault no_new_round(Where p, Skill) {
  return p.state.round > 0 ? MaybeFault(change(p, 0, 1)) : MaybeFault();
}

// --- what a death brings

MaybeFault losers_win(Where p, Skill) {
  Event e = p.event();
  SeatList others;
  for (Seat s = 0; s < p.state.players; ++s)
    if (!e.seats.contains(s)) others.push(s);
  e.seats = others;
  return instead(p, 0, e);
}
MaybeFault direction_turned(Where p, Skill) {
  Event e = p.event();
  const auto one = static_cast<What>(sanguosha::Way::anticlockwise);
  const auto other = static_cast<What>(sanguosha::Way::clockwise);
  if (e.what != one && e.what != other) return {};
  e.what = e.what == one ? other : one;
  const Event hit = p.event(1);
  return hit.kind == kind::damage ? MaybeFault(instead(p, 0, e)) : MaybeFault();
}

// clang-format off
constexpr SkillPlant sides_faults[] = {
    {"one too many drafted", "SGS-3V3-DRAFT", kind::draft, any, [](Where p, Skill) { return drafts(p, 1); }},
    {"one too few drafted", "SGS-3V3-DRAFT", kind::draft, any, [](Where p, Skill) { return drafts(p, -1); }},
    {"drafts once more", "SGS-3V3-DRAFT", kind::draft, any, drafts_again},
    {"drafts when it is over", "SGS-3V3-DRAFT", kind::draft, any, drafts_after_the_end},
    {"drafts what is gone", "SGS-3V3-DRAFT", kind::draft, any, drafts_what_is_gone},
    {"appoints a general of the others", "SGS-3V3-APPOINT", kind::appoint, any, appoints_the_others},
    {"a second turn in a round", "SGS-3V3-ACTIONS", kind::turn, any, twice_in_a_round},
    {"the other side's turn", "SGS-3V3-ACTIONS SGS-3V3-ROUND SGS-3V3-FIRST", kind::turn, any, other_side_first},
    {"a vanguard waits", "SGS-3V3-ACTIONS", kind::turn, any, vanguard_waits},
    {"the turn given to the others", "SGS-3V3-ACTIONS SGS-3V3-ROUND SGS-3V3-FIRST", kind::action, any, given_to_another},
    {"no new round", "SGS-TURN-ROUND SGS-3V3-ROUND", kind::round, any, no_new_round},
    {"a card too many for a kill", "SGS-3V3-REWARD", kind::draw, any, [](Where p, Skill) { return draws_more(p, rule::v3_reward, 1); }},
    {"a card too few for a kill", "SGS-3V3-REWARD", kind::draw, any, [](Where p, Skill) { return draws_more(p, rule::v3_reward, -1); }},
    {"no reward", "SGS-3V3-REWARD", kind::draw, any, [](Where p, Skill) { return left_out(p, rule::v3_reward); }},
    {"the losers win", "SGS-3V3-END", kind::over, any, losers_win},
    {"round the other way", "SGS-3V3-DIRECTION SGS-CARD-ARCHERY-ATTACK SGS-CARD-BARBARIAN-INVASION", kind::decide, any, direction_turned, 1},
};
// clang-format on

}  // namespace

std::span<const SkillPlant> two_sides_plants() { return sides_faults; }

}  // namespace tally::faults
