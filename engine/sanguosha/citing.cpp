#include "engine/sanguosha/citing.h"

#include <algorithm>

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
    case kind::look: return rule::known_both;
    case kind::renew: return rule_of(Skill::xiongsuan);
    case kind::forms: return rule_of(Skill::xinsheng_ld);
    case kind::form_back: return rule_of(Skill::huashen_ld);
    case kind::sacrifice: return rule::sacrifice;
    case kind::reborn: return rule::reborn;
    case kind::enter: return rule::v3_reserves;
    case kind::possess:
    case kind::haunt:
    case kind::vanish: return rule::dark_soul;
    case kind::bestow: return rule::xuanwu;
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
                         s.current == e.seat &&
                         !within_slash_limit(s.slashes(), 0, false, play.options());
  if (printed && !once_more) return Skill::none;
  for (const Skill skill : s.at(e.seat).skills) {
    const Effects& x = info(skill).effects;
    if (once_more && x.unlimited_slash) return skill;
    if (!printed && x.converts != nullptr && x.converts(play.legal(), e.seat, e.cards[0], as))
      return skill;
  }
  return Skill::none;
}

// The skill by which it is as if he wore the equipment that is used.
Rule worn_by_skill(const State& s, const Event& invoke) {
  if (!s.seated(invoke.seat) || invoke.what == 0) return rule::none;
  for (const Skill skill : s.at(invoke.seat).skills)
    if (cause(info(skill).effects.as_if_worn) == Cause(invoke.what)) return rule_of(skill);
  return rule::none;
}

// Whether a card of this event is of another suit than it shows, by this.
bool seen_otherwise(const State& s, const Event& e, const Effects& x) {
  return std::ranges::any_of(e.cards, [&](Card c) {
    if (c >= deck_size) return false;
    SuitView seen{c, e.seat, face(c).suit};
    x.suit(s, e.seat, seen);
    return seen.suit != face(c).suit;
  });
}

// Whether `who` has cards to keep for what `owner` has that he would have to discard.
bool keeps(const Play& play, Seat owner, Seat who, const Effects& x) {
  const State& s = play.state();
  const Player& p = s.at(who);
  const int without = hand_limit<int>(p.hp, p.max_hp, play.options());
  LimitView view{who, without};
  x.hand_limit(s, owner, view);
  return view.limit != without && s.hand_size(who) > without;
}

// Whether it keeps somebody from using a Peach in the current player's turn.
bool bars(const State& s, const Effects& x) {
  for (const Seat who : s.living_seats()) {
    UseView view{who, Name::peach};
    x.permission(s, s.current, view);
    if (view.forbidden_by != rule::none) return true;
  }
  return false;
}

// The rule by which the damage that is told has another source than the user of its card.
Rule dealt_by(const Play& play) {
  const Damage* const d = play.told_damage();
  return d != nullptr && d->use != nullptr ? d->use->dealt_by : Rule{rule::none};
}

// Whether such a card does nothing to whoever has this.
bool spares(const Effects& x, Name as) {
  Use use;
  use.as = as;
  return x.blocks(use) == Truth::yes;
}

// The skill by which a card that lies on the table does nothing to this player.
Rule spared_by(const State& s, Seat who) {
  Rule by = rule::none;
  s.each_at({Zone::table, nobody}, [&](Card c) {
    for (const Skill skill : s.at(who).skills)
      if (const Effects& x = info(skill).effects; x.blocks != nullptr && spares(x, face(c).name))
        by = rule_of(skill);
  });
  return by;
}

// What forbids this use, whoever is asked.
Rule forbidden_by(const Play& play, const Event& use) {
  UseView view{use.seat,
               static_cast<Name>(use.what < static_cast<int>(Name::count) ? use.what : 0)};
  play.legal().see<Timing::permission>(view);
  return view.forbidden_by;
}

// What a skill may bring about without naming itself.
constexpr KindSet effects{kind::draw,   kind::discard, kind::remove,  kind::snatch,
                          kind::damage, kind::heal,    kind::chain,   kind::turn_over,
                          kind::gain,   kind::reveal,  kind::respond, kind::decide};
// It was the skill at work, or none.
Rule worked(const Play& play, const Event& e) {
  return effects.contains(e.kind) ? play.at_work() : Rule{rule::none};
}

constexpr KindSet by_skill{kind::invoke, kind::gift, kind::retrial,  kind::awaken, kind::acquire,
                           kind::forgo,  kind::lay,  kind::relocate, kind::stow};

// What is told of a skill that he has by a general who lies face down, and by no other; or of one
// for which he has just been asked to turn up a general, and has not.
bool of_face_down(const Play& play, const Event& e) {
  const State& s = play.state();
  if (!s.living(e.seat) || !s.at(e.seat).veils()) return false;
  if (!by_skill.contains(e.kind)) return effects.contains(e.kind) && play.has_declined(e.seat);
  const Skill skill = skill_of(e.what);
  return skill != Skill::none && !s.has(e.seat, skill) && s.veiled_skills(e.seat).contains(skill);
}

}  // namespace

Rule rule_against(const Play& play, const Event& e) {
  const State& s = play.state();
  const bool acts = schema().of(e).role == EventRole::choice;
  if (acts && s.seated(e.seat) && !s.at(e.seat).alive) return rule::dead_acts;
  if (e.rule != rule::none) return e.rule;
  if (of_face_down(play, e)) return rule::gz_hidden;
  if (e.kind == kind::use && e.seat != s.current) {
    const Rule by = forbidden_by(play, e);
    return by != rule::none ? by : Rule{rule::phase_play};
  }
  if (e.kind == kind::damage && s.seated(e.seat))
    if (const Rule by = spared_by(s, e.seat); by != rule::none) return by;
  // In another phase, or of another player, it is not what the phase brings.
  const Phase its = e.kind == kind::draw      ? Phase::draw
                    : e.kind == kind::discard ? Phase::discard
                                              : Phase::none;
  const bool in_phase = its != Phase::none && s.phase == its && e.seat == s.current;
  if (const Rule by = worked(play, e); by != rule::none && !in_phase) return by;
  if (its != Phase::none && !in_phase) return rule::unexplained;
  if (by_skill.contains(e.kind) && e.what != 0) {
    const Rule worn = worn_by_skill(s, e);
    return e.kind == kind::invoke && worn != rule::none ? worn : rule_of(Cause(e.what));
  }
  const bool laid = e.kind == kind::place || e.kind == kind::equip;
  if (laid && e.cards.size() == 1 && e.cards[0] < deck_size)
    return info(face(e.cards[0]).name).rule;
  const Rule of_mode = play.mode().rule_against(e);
  return of_mode != rule::none ? of_mode : against(e.kind);
}

// In the place of one event the record has another.
Rule rule_instead(const Play& play, const Event& e, const Event& shown) {
  // The card that is put away has gone on the pile of a skill.
  const bool same_cards = std::ranges::equal(e.cards, shown.cards);
  if (shown.kind == kind::lay && e.kind == kind::put && same_cards)
    return rule_of(Cause(shown.what));
  // The card is not put away yet, for what a skill has already seen to comes first.
  if (e.kind == kind::put && e.rule == rule::use_done)
    if (const Rule by = worked(play, shown); by != rule::none) return by;
  if (of_face_down(play, shown)) return rule::gz_hidden;
  // Whoever awakens does so too early.
  if (shown.kind == kind::awaken && e.kind == kind::phase) return rule_of(Cause(shown.what));
  // Who takes damage is un-chained first: it is all of the damage that is not there.
  const Damage* const d = play.told_damage();
  if (e.kind == kind::chain && d != nullptr && shown.kind != kind::damage)
    return d->transmitted ? e.rule : d->rule;
  return e.rule;
}

Rule rule_for(const Play& play, const Event& e, const Event& shown, Field f) {
  if (e.kind != shown.kind) return rule_instead(play, e, shown);
  // Asked for with the cards that can be used: each by its own rule.
  if (f == Field::what && of_the_mode(e.kind)) return play.mode().rule_against(e);
  if (f == Field::what && e.kind == kind::recast) return rule::recast;
  if (f == Field::what && e.kind == kind::sacrifice) return rule::sacrifice;
  const Name name = e.what < static_cast<int>(Name::count) ? static_cast<Name>(e.what) : Name::none;
  if (f == Field::what && (e.kind == kind::use || e.kind == kind::respond))
    return name == Name::none ? e.rule : info(name).rule;
  if (f == Field::what && e.kind == kind::nullify) return info(nullification_of(e.cards)).rule;
  if (const Skill skill = skill_of(e.what); f == Field::what && e.kind == kind::invoke)
    return skill != Skill::none ? rule_of(skill) : name != Name::none ? info(name).rule : e.rule;
  if (f == Field::value && e.kind == kind::judged) {
    const Skill skill = skill_of(e.what);
    return skill != Skill::none ? rule_of(skill) : name != Name::none ? info(name).rule : e.rule;
  }
  if (f == Field::other && e.kind == kind::damage)
    if (const Rule by = dealt_by(play); by != rule::none) return by;
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

namespace {

// The skill by which others are farther from `to` (鹤翼), if there is one.
Rule farther_by(const Play& play, Seat from, Seat to) {
  const State& s = play.state();
  for (const Seat owner : s.living_seats())
    for (const Skill skill : s.at(owner).skills)
      if (const auto distance = info(skill).effects.distance; distance != nullptr) {
        DistanceView view{&play.mode(), play.options(), from, to};
        distance(s, owner, view);
        if (view.farther > 0) return rule_of(skill);
      }
  return rule::none;
}

}  // namespace

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
  const auto add = [&](Rule r) {
    if (r != rule::none && n < out.size()) out[n++] = r;
  };
  if (e.kind == kind::damage) add(dealt_by(play));
  if (const Damage* const d = play.told_damage(); e.kind == kind::damage && d != nullptr)
    for (const Damage::Step& step : std::span(d->steps).first(d->step_count))
      if (const Skill skill = skill_of(step.by); skill != Skill::none && info(skill).compulsory)
        add(rule_of(skill));
  if (e.kind == kind::invoke) add(worn_by_skill(s, e));
  constexpr KindSet of_suits{kind::use, kind::respond, kind::nullify, kind::discard, kind::judged};
  if (of_suits.contains(e.kind))
    cite(e.seat, [&](const Effects& x) { return x.suit != nullptr && seen_otherwise(s, e, x); });
  const bool discards = e.kind == kind::discard && s.phase == Phase::discard && e.seat == s.current;
  const bool phase = e.kind == kind::phase && static_cast<Phase>(e.what) == Phase::discard;
  if (s.living(e.seat) && (discards || phase))
    for (const Seat owner : s.living_seats())
      cite(owner, [&](const Effects& x) {
        return x.hand_limit != nullptr && keeps(play, owner, e.seat, x);
      });
  if (e.kind == kind::dying)
    cite(s.current, [&](const Effects& x) { return x.permission != nullptr && bars(s, x); });
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
      continue;
    }
    cite(i, [&](const Effects& x) { return x.blocks != nullptr && spares(x, as); });
    if (s.living(e.seat) && s.living(i) && (near_only || is_slash(as))) {
      const int apart = play.legal().distance(e.seat, i, e.cards);
      const Name weapon = s.weapon(e.seat);
      const int reach = near_only || weapon == Name::none ? 1 : info(weapon).range;
      cite(e.seat, [&](const Effects& x) { return near_only && apart > 1 && x.far_tricks; });
      cite(e.seat, [&](const Effects& x) { return apart == reach && x.nearer > 0; });
      if (apart > reach) add(farther_by(play, e.seat, i));
    }
  }
  return static_cast<int>(n);
}

}  // namespace tally::sanguosha
