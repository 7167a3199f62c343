#include "engine/sanguosha/citing.h"

#include "engine/sanguosha/schema.h"

namespace tally::sanguosha {
namespace {

// The rule to cite against an event nobody's choice and no rule brought about.
Rule against(Kind k) {
  switch (k) {
    case kind::shuffle: return rule::draw_reshuffle;
    case kind::deal: return rule::setup_hand;
    case kind::round: return rule::turn_round;
    case kind::turn: return rule::turn_order;
    case kind::phase:
    case kind::skip: return rule::phase_order;
    case kind::draw: return rule::phase_draw;
    case kind::use:
    case kind::recast: return rule::use_time;
    case kind::respond: return rule::answer_who;
    case kind::nullify: return rule::nullify_window;
    case kind::discard: return rule::phase_discard;
    case kind::remove: return rule::dismantlement;
    case kind::snatch: return rule::snatch;
    case kind::pick:
    case kind::reveal: return rule::amazing_grace;
    case kind::show: return rule::fire_attack;
    case kind::put: return rule::use_done;
    case kind::equip:
    case kind::replace: return rule::equip_slot;
    case kind::place:
    case kind::due: return rule::phase_judge;
    case kind::give: return rule::collateral;
    case kind::flip:
    case kind::judged: return rule::judgement;
    case kind::damage: return rule::damage;
    case kind::prevented: return rule::ice_sword;
    case kind::heal: return rule::heal;
    case kind::hp: return rule::hp;
    case kind::chain: return rule::chain;
    case kind::dying: return rule::dying;
    case kind::death: return rule::death;
    case kind::forfeit: return rule::death_cards;
    case kind::over: return rule::end_open;
    case kind::lose: return rule::lose_hp;
    case kind::resume: return rule::midway;
    case kind::offer:
    case kind::general: return rule::setup_generals;
    case kind::turn_over: return rule::turn_face_down;
    case kind::pindian:
    case kind::compared: return rule::pindian;
    case kind::aside: return rule_of(Skill::dimeng);
    case kind::inherit: return rule_of(Skill::xingshang);
    case kind::retrieve: return rule_of(Skill::guzheng);
    case kind::avatars:
    case kind::avatar: return rule_of(Skill::huashen);
    case kind::claim:
    case kind::doubt:
    case kind::unmask: return rule_of(Skill::guhuo);
    case kind::pile:
    case kind::candidates: return rule::v3_pool;
    case kind::first_draft:
    case kind::draft: return rule::v3_draft;
    case kind::first_action: return rule::v3_first;
    case kind::appoint: return rule::v3_appoint;
    case kind::action: return rule::v3_actions;
    default: return rule::unexplained;
  }
}

// The skill without which a player could not use or play this card so.
Skill needed(const Play& play, const Event& e) {
  const State& s = play.state();
  const auto named = static_cast<Name>(e.what < static_cast<int>(Name::count) ? e.what : 0);
  const Name as = e.kind == kind::nullify ? Name::nullification : named;
  const auto n = static_cast<int>(e.cards.size());
  if (!s.seated(e.seat) || n == 0 || e.cards[0] >= deck_size) return Skill::none;
  if (n > 1) {
    for (const Skill skill : s.at(e.seat).skills)
      if (const Joined& joins = info(skill).effects.joins; joins.cards == n && joins.as == as)
        return skill;
    return Skill::none;
  }
  const bool printed = face(e.cards[0]).name == as;
  const bool once_more = e.kind == kind::use && is_slash(as) && s.phase == Phase::play &&
                         s.current == e.seat && s.slashes() > 0;
  if (printed && !once_more) return Skill::none;
  for (const Skill skill : s.at(e.seat).skills) {
    const Effects& x = info(skill).effects;
    if (once_more && x.unlimited_slash) return skill;
    if (!printed && x.converts != nullptr && x.converts(play.legal(), e.seat, e.cards[0], as))
      return skill;
  }
  return Skill::none;
}

}  // namespace

Rule rule_against(const Play& play, const Event& e) {
  const State& s = play.state();
  const bool acts = schema().of(e).role == EventRole::choice;
  if (acts && s.seated(e.seat) && !s.at(e.seat).alive) return rule::dead_acts;
  if (e.rule != rule::none) return e.rule;
  if (e.kind == kind::use && e.seat != s.current) return rule::phase_play;
  // In another phase, or of another player, it is not what the phase brings.
  const Phase its = e.kind == kind::draw      ? Phase::draw
                    : e.kind == kind::discard ? Phase::discard
                                              : Phase::none;
  if (its != Phase::none && (s.phase != its || e.seat != s.current)) return rule::unexplained;
  constexpr KindSet by_skill{kind::invoke, kind::gift, kind::retrial,  kind::awaken, kind::acquire,
                             kind::forgo,  kind::lay,  kind::relocate, kind::stow};
  if (const Skill k = skill_of(e.what); by_skill.contains(e.kind) && k != Skill::none)
    return rule_of(k);
  const bool laid = e.kind == kind::place || e.kind == kind::equip;
  if (laid && e.cards.size() == 1 && e.cards[0] < deck_size)
    return info(face(e.cards[0]).name).rule;
  return against(e.kind);
}

Rule rule_for(const Play& play, const Event& e, const Event& shown, Field f) {
  const Name name = e.what < static_cast<int>(Name::count) ? static_cast<Name>(e.what) : Name::none;
  if (f == Field::what && (e.kind == kind::use || e.kind == kind::respond))
    return name == Name::none ? e.rule : info(name).rule;
  if (f == Field::what && e.kind == kind::nullify) return rule::nullification;
  if (const Skill skill = skill_of(e.what); f == Field::what && e.kind == kind::invoke)
    return skill != Skill::none ? rule_of(skill) : name != Name::none ? info(name).rule : e.rule;
  if (f == Field::value && e.kind == kind::judged) {
    const Skill skill = skill_of(e.what);
    return skill != Skill::none ? rule_of(skill) : name != Name::none ? info(name).rule : e.rule;
  }
  // Too many or too few: not the pile is at fault but the rule that takes so many from it.
  if (f != Field::cards || e.cards.size() != shown.cards.size()) return e.rule;
  switch (e.kind) {
    case kind::draw:
    case kind::flip:
    case kind::peek:
    case kind::reveal: return rule::draw_top;
    case kind::judged: return rule::judgement;
    case kind::use:
    case kind::respond: {
      const Skill skill = needed(play, e);
      return skill == Skill::none ? e.rule : rule_of(skill);
    }
    default: return e.rule;
  }
}

// Standing skills, which no event cites: where they make or forbid what is done, or change it.
int also(const Play& play, const Event& e, std::span<Rule> out) {
  const State& s = play.state();
  std::size_t n = 0;
  const auto cite = [&](Seat who, auto matters) {
    if (!s.living(who)) return;
    for (const Skill skill : s.at(who).skills) {
      if (n < out.size() && matters(info(skill).effects)) out[n++] = rule_of(skill);
    }
  };
  constexpr KindSet of_a_card{kind::use, kind::respond, kind::nullify};
  if (of_a_card.contains(e.kind))
    if (const Skill skill = needed(play, e); skill != Skill::none && n < out.size())
      out[n++] = rule_of(skill);
  if (e.kind == kind::heal)
    cite(e.seat, [&](const Effects& x) { return x.rescued != nullptr && e.value > 1; });
  if (e.kind != kind::use) return static_cast<int>(n);
  const Name as = e.what < static_cast<int>(Name::count) ? static_cast<Name>(e.what) : Name::none;
  const bool near_only = rules_of(as).near;
  const auto needs_two = [](const Effects& x) { return x.needs_two; };
  if (is_slash(as) || as == Name::duel) cite(e.seat, needs_two);
  if (as == Name::duel && !e.seats.empty()) cite(e.seats[0], needs_two);
  for (Seat i = 0; i < s.players; ++i) {
    if (i == e.seat) continue;
    if (!e.seats.contains(i)) {
      cite(i, [&](const Effects& x) {
        return x.immune != nullptr && x.immune(s, i, as, play.legal().color(e.cards, e.seat));
      });
    } else if (s.living(e.seat) && s.living(i) && (near_only || is_slash(as))) {
      const int apart = play.legal().distance(e.seat, i, e.cards);
      const Name weapon = s.weapon(e.seat);
      const int reach = near_only || weapon == Name::none ? 1 : info(weapon).range;
      cite(e.seat, [&](const Effects& x) { return near_only && apart > 1 && x.far_tricks; });
      cite(e.seat, [&](const Effects& x) { return apart == reach && x.nearer > 0; });
    }
  }
  return static_cast<int>(n);
}

}  // namespace tally::sanguosha
