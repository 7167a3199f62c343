// Faults in games of kingdom war: generals turned up, kingdoms, marks, rewards, the fray.
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "tests/faults/planting.h"

namespace tally::faults {
namespace {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;
using sanguosha::General;
using sanguosha::Kingdom;
using sanguosha::Name;
using sanguosha::Phase;
using sanguosha::Player;
using sanguosha::Skill;
using sanguosha::Spent;
using sanguosha::Token;
using At = const SkillPlace&;

Phase phase_of(const Event& e) { return static_cast<Phase>(e.what); }

// Turns up a general of this player, whom the record names, behind the event.
MaybeFault turns_up(At p, Seat who) {
  if (!p.state.living(who)) return {};
  const Player& he = p.state.at(who);
  const std::size_t place = he.veils(0) ? 0 : 1;
  if (he.veiled[place] == General::none) return {};
  SkillFault f = change(p, 1, 0);
  Event e = made(kind::unveil, who, static_cast<What>(he.veiled[place]));
  e.value = static_cast<std::int32_t>(place);
  f.add(e);
  return f;
}
MaybeFault out_of_time(At p, Skill) {
  const Phase now = phase_of(p.event());
  const bool late = now == Phase::judge || now == Phase::draw || now == Phase::finish;
  return late ? turns_up(p, p.event().seat) : MaybeFault();
}
MaybeFault in_anothers_turn(At p, Skill) {
  return phase_of(p.event()) == Phase::prepare ? turns_up(p, another(p, p.event().seat))
                                               : MaybeFault();
}
MaybeFault at_a_draw(At p, Skill) {
  return p.state.phase == Phase::draw ? turns_up(p, p.event().seat) : MaybeFault();
}

// What the general is turned up for is done, and he is not. The game's first and a player's second
// may bring something of their own.
MaybeFault not_turned_up(At p, Skill, KindSet by) {
  const Event e = p.event();
  const bool first = p.state.noted(nobody, sanguosha::Mark::unveilings, sanguosha::Life::game) == 0;
  const bool second = p.state.at(e.seat).veils(0) != p.state.at(e.seat).veils(1);
  if (e.extra == 0 || first || second) return {};
  std::size_t n = 1;
  while (p.event(n).kind == kind::allegiance || p.event(n).kind == kind::mark) ++n;
  const Event next = p.event(n);
  return by.contains(next.kind) && next.seat == e.seat ? MaybeFault(change(p, 0, n)) : MaybeFault();
}

MaybeFault of_another_kingdom(At p, Skill) {
  Event e = p.event();
  if (e.what == static_cast<What>(Kingdom::careerist)) return {};
  e.what = e.what == static_cast<What>(Kingdom::wei) ? static_cast<What>(Kingdom::shu)
                                                     : static_cast<What>(Kingdom::wei);
  return instead(p, 0, e);
}
MaybeFault careerist_too_early(At p, Skill) {
  Event e = p.event();
  if (e.what == static_cast<What>(Kingdom::careerist)) return {};
  e.what = static_cast<What>(Kingdom::careerist);
  return instead(p, 0, e);
}
MaybeFault no_careerist(At p, Skill) {
  Event e = p.event();
  const Player& he = p.state.at(e.seat);
  const General shown = he.general != General::none ? he.general : he.second;
  if (e.what != static_cast<What>(Kingdom::careerist) || shown == General::none) return {};
  e.what = static_cast<What>(sanguosha::info(shown).kingdom);
  return instead(p, 0, e);
}
MaybeFault changes_side(At p, Skill) {
  const Event e = p.event();
  if (phase_of(e) != Phase::play || p.state.at(e.seat).kingdom == Kingdom::none) return {};
  SkillFault f = change(p, 1, 0);
  f.add(made(kind::allegiance, e.seat, static_cast<What>(Kingdom::careerist)));
  return f;
}

// --- marks and the fray

MaybeFault unearned(At p, Skill) {
  const Event e = p.event();
  if (phase_of(e) != Phase::play) return {};
  SkillFault f = change(p, 1, 0);
  f.add(made(kind::mark, e.seat, static_cast<What>(Token::companion)));
  return f;
}
MaybeFault another_mark(At p, Skill) {
  Event e = p.event();
  e.what = e.what == static_cast<What>(Token::pioneer) ? static_cast<What>(Token::half_fish)
                                                       : static_cast<What>(Token::pioneer);
  return instead(p, 0, e);
}
MaybeFault spent_twice(At p, Skill) {
  const Event e = p.event();
  if (static_cast<Spent>(e.extra) != Spent::draw_two || p.event(1).kind != kind::draw) return {};
  SkillFault f = change(p, 2, 0);
  f.add(e);
  return f;
}
MaybeFault spent_without(At p, Skill) {
  const Event e = p.event();
  if (phase_of(e) != Phase::play || p.state.at(e.seat).tokens != 0) return {};
  SkillFault f = change(p, 1, 0);
  Event spend = made(kind::spend, e.seat, static_cast<What>(Token::companion));
  spend.extra = static_cast<std::int16_t>(Spent::draw_two);
  f.add(spend);
  return f;
}
MaybeFault fray_too_early(At p, Skill) {
  if (p.state.alive < 5 || p.state.turn % 5 != 0) return {};
  SkillFault f = change(p, 1, 0);
  f.add(made(kind::fray, nobody));
  return f;
}
MaybeFault peach_in_the_fray(At p, Skill) {
  const Event e = p.event();
  const Player& he = p.state.at(e.seat);
  if (phase_of(e) != Phase::play || p.state.fray == 0 || he.hp >= he.max_hp) return {};
  const Card peach = hand_card(p, e.seat, [](const auto& f) { return f.name == Name::peach; });
  if (peach == unknown_card) return {};
  SkillFault f = change(p, 1, 0);
  Event use = made(kind::use, e.seat, static_cast<What>(Name::peach));
  use.seats.push(e.seat);
  f.add(use, {peach});
  Event heal = made(kind::heal, e.seat);
  heal.value = 1;
  f.add(heal);
  f.add(hit_points(p, e.seat, 1));
  f.add(made(kind::put, nobody), {peach});
  return f;
}

// --- the end, and generals

MaybeFault of_two_kingdoms(At p, Skill) {
  const Event e = p.event();
  if (e.cards.size() != 2) return {};
  const auto of = [](Card c) { return sanguosha::info(static_cast<General>(c.number())).kingdom; };
  for (const General g : p.state.at(e.seat).offered)
    if (sanguosha::info(g).kingdom != of(e.cards[0])) {
      SkillFault f = change(p, 0, 1);
      f.add(e, {e.cards[0], static_cast<Card::Number>(g)});
      return f;
    }
  return {};
}
MaybeFault ends_too_early(At p, Skill) {
  if (phase_of(p.event()) != Phase::play || p.state.alive < 3 || p.state.turn % 7 != 0) return {};
  SkillFault f = change(p, 1, p.game.size() - p.i - 1);
  Event over = made(kind::over, nobody);
  over.seats.push(p.event().seat);
  f.add(over);
  return f;
}

// clang-format off
constexpr SkillPlant war_faults[] = {
    {"turned up out of time", "SGS-GZ-UNVEIL", kind::phase, any, out_of_time},
    {"turned up in another's turn", "SGS-GZ-UNVEIL", kind::phase, any, in_anothers_turn},
    {"turned up between a draw and what follows", "SGS-GZ-UNVEIL", kind::draw, any, at_a_draw},
    {"used face down (a skill)", "SGS-GZ-FACE-DOWN", kind::unveil, any, [](At p, Skill s) {
      return not_turned_up(p, s, kind::invoke); }},
    {"used face down (a card)", "SGS-GZ-FACE-DOWN", kind::unveil, any, [](At p, Skill s) {
      return not_turned_up(p, s, KindSet{kind::use, kind::respond, kind::nullify}); }},
    {"used face down (without asking)", "SGS-GZ-FACE-DOWN", kind::unveil, any, [](At p, Skill s) {
      return not_turned_up(p, s, KindSet{kind::draw, kind::heal}); }},
    {"of another kingdom", "SGS-GZ-KINGDOM", kind::allegiance, any, of_another_kingdom},
    {"a careerist too early", "SGS-GZ-KINGDOM SGS-GZ-CAREERIST", kind::allegiance, any, careerist_too_early},
    {"no careerist", "SGS-GZ-CAREERIST SGS-GZ-LORD", kind::allegiance, any, no_careerist},
    {"changes his side", "SGS-GZ-CAREERIST", kind::phase, any, changes_side},
    {"a card too many for a kill", "SGS-GZ-REWARD", kind::draw, any, [](At p, Skill) { return draws_more(p, rule::gz_reward, 1); }},
    {"a card too few for a kill", "SGS-GZ-REWARD", kind::draw, any, [](At p, Skill) { return draws_more(p, rule::gz_reward, -1); }},
    {"no reward", "SGS-GZ-REWARD", kind::draw, any, [](At p, Skill) { return left_out(p, rule::gz_reward); }},
    {"no punishment", "SGS-GZ-PUNISHMENT", kind::forfeit, any, [](At p, Skill) { return left_out(p, rule::gz_punish); }},
    {"a mark for nothing", "SGS-GZ-COMPANIONS", kind::phase, any, unearned},
    {"another mark", "SGS-GZ-PIONEER SGS-GZ-HALF-FISH SGS-GZ-COMPANIONS SGS-GZ-CAREERIST", kind::mark, any, another_mark},
    {"a mark spent twice", "SGS-GZ-COMPANIONS SGS-GZ-CAREERIST", kind::spend, any, spent_twice},
    {"a mark spent that he has not", "SGS-GZ-COMPANIONS", kind::phase, any, spent_without},
    {"the fray too early", "SGS-GZ-FRAY", kind::turn, any, fray_too_early},
    {"the fray forgotten", "SGS-GZ-FRAY", kind::fray, any, [](At p, Skill) { return MaybeFault(change(p, 0, 1)); }},
    {"a Peach in the fray", "SGS-GZ-FRAY", kind::phase, any, peach_in_the_fray},
    {"two generals of two kingdoms", "SGS-GZ-GENERALS", kind::pair, any, of_two_kingdoms},
    {"the dead show nothing", "SGS-GZ-DEATH", kind::disclose, any, [](At p, Skill) { return MaybeFault(change(p, 0, 1)); }},
    {"over too early", "SGS-GZ-END", kind::phase, any, ends_too_early},
};
// clang-format on

}  // namespace

std::span<const SkillPlant> kingdom_war_plants() { return war_faults; }

}  // namespace tally::faults
