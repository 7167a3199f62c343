// Why an answer is not legal. The first rule broken is named: who, what he holds, what it may be
// used as, then the card's own conditions.
#include "engine/sanguosha/legal/legal.h"

#include <algorithm>
#include <bit>

#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/rulebook/numbers.h"

namespace tally::sanguosha {
namespace {

Verdict broken(Rule r, std::uint8_t why = why::plain) { return {r, false, why}; }
// What keeps a player from being a target: a rule of targets, or a skill of his.
Verdict barred(Rule r) { return {r, false, r >= rule::count ? why::immune : why::plain}; }
constexpr Verdict fine{};

bool distinct(std::span<const Card> cards) {
  Cards seen;
  for (Card c : cards) {
    if (c == unknown_card) continue;
    if (seen.contains(c)) return false;
    seen.add(c);
  }
  return true;
}

bool has(std::span<const Card> cards, Card c) {
  return std::find(cards.begin(), cards.end(), c) != cards.end();
}

Name as_of(const Event& a) {
  return a.what < static_cast<int>(Name::count) ? static_cast<Name>(a.what) : Name::none;
}

}  // namespace

Suit Legal::suit(Card c) const {
  if (c >= deck_size) return Suit::none;
  const CardFace& f = face(c);
  // OPT-SGS-PEACH-QUEEN: an early edition of a program prints this Peach as the Queen of hearts.
  if (options_.is(Opt::peach_queen, 1) && f.name == Name::peach && f.rank == 12 &&
      f.suit == Suit::diamond)
    return Suit::heart;
  return f.suit;
}

// Two cards as one Slash have a colour only if they share it (SGS-CARD-SERPENT-SPEAR).
Color Legal::color(std::span<const Card> cards) const {
  if (cards.empty()) return Color::none;
  const Color first = color_of(suit(cards[0]));
  for (Card c : cards.subspan(1))
    if (color_of(suit(c)) != first) return Color::none;
  return first;
}

int Legal::distance(Seat from, Seat to, Cards spent) const {
  if (from == to) return 0;
  int steps = 0;
  if (state_.living(to)) {
    Seat s = from;
    do {
      s = static_cast<Seat>(s + 1 < state_.players ? s + 1 : 0);
      steps += state_.at(s).alive ? 1 : 0;
    } while (s != to);
  } else {  // by a record's word only: nobody comes round to him
    steps = state_.players + 1;
  }
  int nearer = 0;
  for (const Skill skill : state_.at(from).skills) nearer += info(skill).effects.nearer;
  const Card horse = state_.equipment(from, 3);
  const bool minus = horse != unknown_card && !has(spent, horse);
  return sanguosha::distance(steps, static_cast<int>(state_.alive), state_.equipped(to, 2), minus,
                             nearer);
}

// SGS-RANGE: the weapon's range, 1 without; weapons do not change distance, horses not the range.
bool Legal::in_range(Seat from, Seat to, Cards spent) const {
  const Card weapon = state_.equipment(from, 0);
  const bool armed = weapon != unknown_card && !has(spent, weapon);
  const int range = armed ? info(face(weapon).name).range : 1;
  return reaches<bool>(distance(from, to, spent), range);
}

Rule Legal::immune(Seat to, Seat user, Name as) const {
  for (const Skill skill : state_.at(to).skills) {
    const Effects& x = info(skill).effects;
    if (x.immune != nullptr && x.immune(state_, to, user, as)) return rule_of(skill);
  }
  return rule::none;
}

Rule Legal::slash_target(Seat from, Seat to, bool any_distance, Cards spent) const {
  if (!state_.living(to) || from == to) return rule::use_target;
  if (const Rule r = immune(to, from, Name::slash); r != rule::none) return r;
  return any_distance || in_range(from, to, spent) ? Rule{rule::none} : Rule{rule::range};
}

bool Legal::standing(Seat who, bool Effects::*what, Cards spent) const {
  for (const Skill skill : state_.at(who).skills)
    if (info(skill).effects.*what) return true;
  const Card weapon = state_.equipment(who, 0);
  return weapon != unknown_card && !has(spent, weapon) && effects_of(face(weapon).name).*what;
}

bool Legal::converts(Seat who, Card card, Name as) const {
  if (card >= deck_size) return false;
  const bool equipped = state_.where(card) == Place{Zone::equip, who};
  for (const Skill skill : state_.at(who).skills) {
    const Effects& x = info(skill).effects;
    if (x.converts != nullptr && (x.from_equipment || !equipped) &&
        x.converts(*this, who, card, as))
      return true;
  }
  // The Vermilion Bird Fan turns a Slash by conversion too, but not one it is itself.
  return as == Name::fire_slash && state_.weapon(who) == Name::fan &&
         card != state_.equipment(who, 0) && converts(who, card, Name::slash);
}

Verdict Legal::holds_as(Seat who, Name as, std::span<const Card> cards) const {
  const Verdict held = holds_all(who, cards, false);
  if (held.legal()) return use_as(who, as, cards);
  const bool equipped = cards.size() == 1 && state_.where(cards[0]) == Place{Zone::equip, who};
  return equipped && converts(who, cards[0], as) ? fine : held;
}

bool Legal::may_hold_delayed(Seat who, Name n) const {
  return state_.living(who) && !state_.has_delayed(who, n);
}

// SGS-USE-HOLD: the cards are in his hand (or, where a rule says so, his equipment).
Verdict Legal::holds_all(Seat who, std::span<const Card> cards, bool equipment) const {
  if (cards.size() > 1 && !distinct(cards)) return broken(rule::use_hold);
  int from_hidden = 0;  // named cards that can only be among the unseen ones of the hand
  int from_hand = 0;
  for (Card c : cards) {
    const Place p = state_.where(c);
    if (equipment && p == Place{Zone::equip, who}) continue;
    ++from_hand;
    if (c == unknown_card || p == Place{Zone::hand, who}) continue;
    if (p.zone != Zone::somewhere) return broken(rule::use_hold);
    ++from_hidden;
  }
  const bool held =
      from_hidden <= state_.at(who).hidden_cards && from_hand <= state_.hand_size(who);
  return held ? fine : broken(rule::use_hold);
}

// SGS-USE-KIND: a card is used as what it is, or as its holder's equipment allows.
Verdict Legal::use_as(Seat who, Name as, std::span<const Card> cards) const {
  if (cards.size() == 1) {
    if (cards[0] == unknown_card) return {rule::none, true};
    const Name printed = face(cards[0]).name;
    if (printed == as) return fine;
    if (as == Name::fire_slash && printed == Name::slash)
      return state_.weapon(who) == Name::fan ? fine : broken(rule::fan);
    return converts(who, cards[0], as) ? fine : broken(rule::use_kind);
  }
  if (cards.size() == 2 && as == Name::slash)
    return state_.weapon(who) == Name::spear ? fine : broken(rule::spear);
  return broken(rule::use_kind);
}

// SGS-CARD-SKY-PIERCING-HALBERD: with the last hand card up to three targets.
Verdict Legal::slash(const Event& a, bool limited, Seat fixed_target, bool any_distance) const {
  if (limited && !within_slash_limit(state_.slashes(),
                                     standing(a.seat, &Effects::unlimited_slash, a.cards)))
    return broken(rule::slash_limit);
  const bool last = state_.hand_size(a.seat) == static_cast<int>(a.cards.size()) &&
                    std::all_of(a.cards.begin(), a.cards.end(),
                                [&](Card c) { return state_.where(c).zone != Zone::equip; });
  const bool halberd = state_.weapon(a.seat) == Name::halberd && last;
  if (a.seats.empty() || a.other != nobody) return broken(rule::use_target);
  if (a.seats.size() > (halberd ? 3 : 1))
    return broken(state_.weapon(a.seat) == Name::halberd ? rule::halberd : rule::use_target);
  if (fixed_target != nobody && !a.seats.contains(fixed_target))
    return broken(rule::use_target, why::fixed);
  for (int i = 0; i < a.seats.size(); ++i) {
    const Seat t = a.seats[i];
    for (int j = 0; j < i; ++j)
      if (a.seats[j] == t) return broken(rule::use_target);
    const Rule r = slash_target(a.seat, t, any_distance, a.cards);
    if (r != rule::none) return barred(r);
  }
  return fine;
}

Verdict Legal::virtual_slash(Seat who, const SeatList& targets) const {
  Event a;
  a.seat = who;
  a.seats = targets;
  const Card some = unknown_card;  // its card is not known yet
  a.cards = {&some, 1};
  if (a.seats.size() != 1) return broken(rule::use_target);
  return slash(a, true, nobody, false);
}

bool Legal::all_targets(const Event& a, bool with_self) const {
  SeatSet named;
  for (const Seat s : a.seats)
    if (state_.seated(s)) named.add(s);
  SeatSet wanted = state_.living_seats();
  if (!with_self) wanted.remove(a.seat);
  return named == wanted;
}

// Targets and conditions of everything but Slash, used in one's own play phase.
Verdict Legal::targets(const Event& a) const {
  const Name as = as_of(a);
  const NameInfo& card = info(as);
  const bool one = a.seats.size() == 1 && state_.seated(a.seats[0]);
  const Seat to = one ? a.seats[0] : nobody;
  const bool self = one && to == a.seat;
  const bool other = one && state_.living(to) && to != a.seat;
  if (a.other != nobody && as != Name::collateral) return broken(rule::use_target);
  switch (as) {
    case Name::peach:
      if (!self) return broken(rule::use_target);
      return state_.at(to).hp < state_.at(to).max_hp ? fine : broken(rule::peach);
    case Name::wine: {
      if (!self) return broken(rule::use_target);
      // AMB-SGS-012: once in a turn, or in a play phase.
      const Life limit = options_.is(Opt::wine_limit, 1) ? Life::phase : Life::turn;
      return within_wine_limit(state_.wines(limit), state_.drunk(to))
                 ? fine
                 : broken(rule::wine_limit);
    }
    case Name::dismantlement:
    case Name::snatch:
      if (!other) return broken(rule::use_target);
      if (!state_.has_any_card(to)) return broken(card.rule, why::no_card);
      if (const Rule r = immune(to, a.seat, as); r != rule::none) return barred(r);
      return as == Name::snatch && distance(a.seat, to, a.cards) > 1 &&
                     !standing(a.seat, &Effects::far_tricks)
                 ? broken(rule::distance)
                 : fine;
    case Name::duel:
      if (!other) return broken(rule::use_target);
      if (const Rule r = immune(to, a.seat, as); r != rule::none) return barred(r);
      return fine;
    case Name::collateral:
      if (!other) return broken(rule::use_target);
      if (state_.weapon(to) == Name::none) return broken(rule::collateral);
      if (a.other == to) return broken(rule::collateral);
      // OPT-SGS-COLLATERAL-VICTIM: one whom no Slash can be used on may be named, or not.
      if (options_.is(Opt::collateral_victim, 1) && state_.living(a.other) && in_range(to, a.other))
        return fine;
      if (const Rule r = slash_target(to, a.other, false); r != rule::none)
        return broken(r, why::victim);
      return fine;
    case Name::ex_nihilo: return self ? fine : broken(rule::use_target);
    case Name::savage_assault:
    case Name::archery_attack: return all_targets(a, false) ? fine : broken(rule::use_target);
    case Name::god_salvation:
    case Name::amazing_grace: return all_targets(a, true) ? fine : broken(rule::use_target);
    case Name::lightning:
      if (!self) return broken(rule::use_target);
      return may_hold_delayed(to, as) ? fine : broken(rule::delayed_same);
    case Name::indulgence:
    case Name::supply_shortage:
      if (!other) return broken(rule::use_target);
      if (!may_hold_delayed(to, as)) return broken(rule::delayed_same);
      if (const Rule r = immune(to, a.seat, as); r != rule::none) return barred(r);
      return as == Name::supply_shortage && distance(a.seat, to, a.cards) > 1 &&
                     !standing(a.seat, &Effects::far_tricks)
                 ? broken(rule::distance)
                 : fine;
    case Name::iron_chain: {
      const int most = 2;
      const int least = options_.is(Opt::iron_chain_zero, 1) ? 0 : 1;
      if (a.seats.size() < least || a.seats.size() > most) return broken(rule::iron_chain);
      for (Seat s : a.seats)
        if (!state_.living(s)) return broken(rule::use_target);
      return a.seats.size() == 2 && a.seats[0] == a.seats[1] ? broken(rule::use_target) : fine;
    }
    case Name::fire_attack: {
      if (!one || !state_.living(to)) return broken(rule::use_target);
      if (self && options_.is(Opt::fireattack_self, 1))
        return broken(rule::fire_attack, why::oneself);
      // The card in use is no longer in hand, unless it is only looked at before it is played.
      const bool gone = self && !options_.is(Opt::fireattack_self, 2);
      const int left = state_.hand_size(to) - (gone ? static_cast<int>(a.cards.size()) : 0);
      return left > 0 ? fine : broken(rule::fire_attack, why::no_hand_card);
    }
    default: break;
  }
  if (is_equipment(card.type)) {
    if (!self) return broken(rule::use_target);
    // AMB-SGS-004, read literally: no two cards of one name in the equipment area either.
    const bool twice =
        options_.is(Opt::dup_name_zones, 1) && state_.equipment_name(to, slot_of(card.type)) == as;
    return twice ? broken(rule::equip_slot) : fine;
  }
  return broken(rule::use_time);  // Dodge and Nullification only answer
}

Verdict Legal::play(const Question& q, const Event& a) const {
  if (!state_.seated(a.seat)) return broken(rule::phase_play);
  if (!state_.at(a.seat).alive) return broken(rule::dead_acts);
  if (a.seat != q.who) return broken(rule::phase_play);
  if (a.kind == kind::invoke) return invoke(q, a);
  if (a.kind == kind::recast) {
    if (const Verdict v = holds_all(a.seat, a.cards, false); !v.legal()) return v;
    if (a.cards.size() == 1 && a.cards[0] == unknown_card) return {rule::none, true};
    const bool chain = a.cards.size() == 1 && face(a.cards[0]).name == Name::iron_chain;
    return chain ? fine : broken(rule::recast);
  }
  const Name as = as_of(a);
  if (as == Name::none) return broken(rule::use_kind);
  if (const Verdict v = holds_as(a.seat, as, a.cards); !v.legal()) return v;
  return is_slash(as) ? slash(a, true, nobody, false) : targets(a);
}

// Of what another player does who is not asked.
Verdict Legal::not_his(const Question& q, Seat by) const {
  const bool dead = state_.seated(by) && !state_.at(by).alive;
  return dead ? broken(rule::dead_acts) : broken(q.rule, why::who);
}

Verdict Legal::others_card(const Question& q, const Event& a, bool judge_area, bool hand,
                           bool equipment) const {
  if (a.seat != q.who) return not_his(q, a.seat);
  if (a.other != q.other || a.cards.size() != 1) return broken(q.rule, why::answer);
  const Card c = a.cards[0];
  const Place p = state_.where(c);
  if (c == unknown_card)
    return hand && state_.hand_size(q.other) > 0 ? fine : broken(q.rule, why::answer);
  if (p.zone == Zone::somewhere)
    return hand && state_.at(q.other).hidden_cards > 0 ? fine : broken(q.rule, why::answer);
  const bool there = (hand && p.zone == Zone::hand) || (equipment && p.zone == Zone::equip) ||
                     (judge_area && p.zone == Zone::judge);
  return there && p.seat == q.other ? fine : broken(q.rule, why::answer);
}

Verdict Legal::judge_shuffle(const Question& q, const Event& a) const {
  if (!a.shows(Field::cards) || a.cards.empty())
    return a.shows(Field::value) && a.value != q.value ? broken(q.rule) : fine;
  if (static_cast<int>(a.cards.size()) != q.value || !distinct(a.cards)) return broken(q.rule);
  const std::size_t kept = q.what == 1 ? state_.draw_count : 0U;
  for (std::size_t i = 0; i < a.cards.size(); ++i) {
    const Card c = a.cards[i];
    const Zone z = state_.where(c).zone;
    if (i < kept) {  // what was left stays on top, in its order
      const Card was = state_.draw[state_.draw_count - 1U - i];
      if (was != unknown_card && c != unknown_card && was != c) return broken(rule::draw_top);
    } else if (c != unknown_card && z != Zone::discard && z != Zone::somewhere &&
               !(q.what == 2 && z == Zone::draw)) {
      return broken(q.rule);
    }
  }
  return fine;
}

// Cards out of a pile of unknown order: they can be none of which we know that they are elsewhere.
Verdict Legal::judge_unseen(const Question& q, const Event& a) const {
  if (a.cards.size() != static_cast<std::size_t>(q.value)) return broken(q.rule, why::number);
  if (!distinct(a.cards)) return broken(rule::draw_top);
  for (std::size_t i = 0; i < a.cards.size(); ++i) {
    const Card c = a.cards[i];
    // Of a pile partly seen, what is known to lie there is what comes.
    if (q.ask != static_cast<std::uint8_t>(Ask::deal) && i < state_.draw_count) {
      const Card known = state_.draw[state_.draw_count - 1U - i];
      if (known != unknown_card && c != unknown_card && c != known) return broken(rule::draw_top);
    }
    const Zone z = state_.where(c).zone;
    if (z != Zone::somewhere && z != Zone::draw) return broken(rule::draw_top);
  }
  return fine;
}

Verdict Legal::judge_answer(const Question& q, const Event& a) const {
  if (a.kind == kind::retrial && mistaken(q, a))
    return broken(rule_of(skill_of(a.what)), why::not_his);
  const Ask ask = static_cast<Ask>(q.ask);
  if (!state_.seated(a.seat)) return broken(rule::answer_who);
  if (!state_.at(a.seat).alive) return broken(rule::dead_acts);
  if (a.kind == kind::respond && mistaken(q, a)) return broken(q.rule, why::kingdom);
  if (a.seat != q.who) return broken(ask == Ask::rescue ? rule::rescue : rule::answer_who);
  const Name as = as_of(a);
  const bool stands_for = ask == Ask::dodge || ask == Ask::play_dodge || ask == Ask::play_slash ||
                          ask == Ask::slash_at || ask == Ask::rescue;
  const bool any_card = ask == Ask::cost_axe || ask == Ask::pay_any || ask == Ask::pay_keep ||
                        ask == Ask::retrial_any;
  if (!stands_for && ask != Ask::gift_pile && ask != Ask::declare && ask != Ask::arrange)
    if (const Verdict v = holds_all(a.seat, a.cards, any_card); !v.legal()) return v;
  switch (ask) {
    case Ask::dodge:
    case Ask::play_dodge:
      return as == Name::dodge ? holds_as(a.seat, as, a.cards) : broken(rule::answer_kind);
    case Ask::play_slash:
      if (!is_slash(as)) return broken(rule::answer_kind);
      if (const Verdict v = holds_all(a.seat, a.cards, true); !v.legal()) return v;
      // The Vermilion Bird Fan turns used Slashes only (SGS-CARD-VERMILION-BIRD-FAN).
      if (as == Name::fire_slash && a.cards.size() == 1 && a.cards[0] < deck_size &&
          face(a.cards[0]).name != as)
        return broken(rule::use_kind);
      return holds_as(a.seat, as, a.cards);
    case Ask::slash_at:
      if (!is_slash(as)) return broken(rule::answer_kind);
      if (const Verdict v = holds_as(a.seat, as, a.cards); !v.legal()) return v;
      if (const Verdict v = slash(a, false, q.other, static_cast<Name>(q.what) == Name::blade);
          v.why != why::fixed)
        return v;
      return broken(q.rule, why::fixed);
    case Ask::rescue:
      if (a.other != nobody || (!a.seats.empty() && a.seats != SeatList{q.other}))
        return broken(rule::use_target);
      if (as == Name::wine && q.who != q.other) return broken(rule::rescue);
      if (as != Name::peach && as != Name::wine) return broken(rule::answer_kind);
      return holds_as(a.seat, as, a.cards);
    case Ask::hand_limit:
      return static_cast<int>(a.cards.size()) == q.value ? fine : broken(rule::phase_discard);
    case Ask::cost_axe: {
      const bool axe = std::any_of(a.cards.begin(), a.cards.end(), [&](Card c) {
        return c < deck_size && state_.equipment(q.who, 0) == c;
      });
      return a.cards.size() == 2 && !axe ? fine : broken(rule::axe);
    }
    case Ask::cost_suit:
      if (a.cards.size() != 1) return broken(rule::fire_attack);
      if (a.cards[0] == unknown_card || q.card == unknown_card) return {rule::none, true};
      return suit(a.cards[0]) == suit(q.card) ? fine : broken(rule::fire_attack);
    case Ask::cost_hand: return a.cards.size() == 1 ? fine : broken(rule::double_swords);
    case Ask::show: return a.cards.size() == 1 ? fine : broken(rule::fire_attack);
    default: return judge_skill(q, a);
  }
}

// Different cards, each of which is or can be among those looked at.
bool Legal::peeked(Cards cards) const {
  return distinct(cards) && std::all_of(cards.begin(), cards.end(), [&](Card c) {
           return c == unknown_card || state_.peeked.contains(c) ||
                  (state_.peeked_unseen > 0 && state_.where(c).zone == Zone::somewhere);
         });
}

// Questions only skills ask; whoever answers holds what he names.
Verdict Legal::judge_skill(const Question& q, const Event& a) const {
  const auto n = static_cast<int>(a.cards.size());
  const auto only_if = [&](bool holds) { return holds ? fine : broken(q.rule, why::answer); };
  const bool by_it = !a.shows(Field::what) || a.what == q.what;  // by the skill that asks
  switch (static_cast<Ask>(q.ask)) {
    case Ask::pay_hand:
    case Ask::pay_any: return only_if(n == q.value || (q.what == 1 && n > q.value));
    case Ask::pay_keep:
      return only_if(n == 1 &&
                     (options_.is(Opt::liuli_reach, 1) || in_range(a.seat, q.other, a.cards)));
    case Ask::gift_hand:
      return only_if(by_it && n > 0 && a.other != a.seat && state_.living(a.other));
    case Ask::gift_pile:
      return only_if(by_it && peeked(a.cards) && n > 0 && n <= q.value && state_.living(a.other));
    case Ask::retrial_hand:
    case Ask::retrial_any: return only_if(by_it && n == 1);
    case Ask::arrange:
      return only_if(peeked(a.cards) && n == q.value && a.value >= 0 && a.value <= n);
    case Ask::declare: return only_if(!a.shows(Field::what) || (a.what >= 1 && a.what <= 4));
    default: return fine;
  }
}

// A skill, with the players it is used on.
Verdict Legal::invoke(const Question& q, const Event& a) const {
  const Skill s = skill_of(a.what);
  if (s == Skill::none) return broken(rule::use_time);
  if (!state_.has(a.seat, s)) return broken(rule_of(s), why::not_his);
  const SkillInfo& skill = info(s);
  const Effects& x = skill.effects;
  const bool asked = static_cast<Ask>(q.ask) == Ask::invoke_on;
  if (x.may_act == nullptr || (!asked && x.act == nullptr)) return broken(rule_of(s));
  if (!asked && skill.once_a_phase && state_.noted(a.seat, s, Life::phase) > 0)
    return broken(rule_of(s), why::once);
  if (!a.shows(Field::seats)) return {rule::none, true};
  const int n = a.seats.size();
  if (n < x.shape.least_targets || n > x.shape.most_targets) return broken(rule_of(s), why::seats);
  for (int i = 0; i < n; ++i) {
    if (!state_.living(a.seats[i])) return broken(rule_of(s), why::target);
    for (int j = 0; j < i; ++j)
      if (a.seats[i] == a.seats[j]) return broken(rule_of(s), why::target);
  }
  if (asked ? a.other != q.other : a.other != nobody) return broken(rule_of(s), why::target);
  return x.may_act(*this, a);
}

Verdict Legal::nullify(const Question& q, const Event& a) const {
  if (!state_.seated(a.seat)) return broken(rule::nullify_window);
  if (!state_.at(a.seat).alive) return broken(rule::dead_acts);
  if (!q.seats.contains(a.seat)) return broken(rule::nullify_order);
  if (const Verdict v = holds_as(a.seat, Name::nullification, a.cards); !v.legal()) return v;
  if ((a.shows(Field::what) && a.what != q.what) || (a.shows(Field::other) && a.other != q.other))
    return broken(rule::nullify_window, why::trick);
  return fine;
}

Verdict Legal::judge_invoke(const Question& q, const Event& a) const {
  if (mistaken(q, a)) return broken(rule_of(skill_of(a.what)), why::not_his);
  if (a.seat != q.who) return not_his(q, a.seat);
  if (a.what != q.what) return broken(q.rule);
  if (a.other != q.other) return broken(q.rule, why::target);
  // Players are named by skills alone that name them in the play phase: a program may say them
  // again.
  const Skill s = skill_of(a.what);
  const int most = s == Skill::none ? 0 : info(s).effects.shape.most_targets;
  return a.seats.size() <= most ? fine : broken(q.rule, why::target);
}

// What is seldom asked, apart: the other questions are judged in less.
Verdict Legal::judge_rare(const Question& q, const Event& a) const {
  switch (static_cast<Ask>(q.ask)) {
    case Ask::none:
    case Ask::over: return fine;
    case Ask::stands:
      // SGS-SETUP-DECK: nobody has a card that this game leaves in the box.
      if (a.kind != kind::offer && std::any_of(a.cards.begin(), a.cards.end(), [&](Card c) {
            return state_.where(c).zone == Zone::box;
          }))
        return broken(rule::setup_deck);
      return a.kind != kind::resume || can_stand(a.seat) ? fine : broken(q.rule);
    case Ask::punish: {
      const bool his = std::all_of(a.cards.begin(), a.cards.end(), [&](Card c) {
        const Place p = state_.where(c);
        // AMB-SGS-007
        const bool due = p.zone != Zone::judge || options_.is(Opt::lord_punish_scope, 1);
        return c == unknown_card || p.zone == Zone::somewhere || (p.seat == q.who && due);
      });
      return his && distinct(a.cards) ? fine : broken(q.rule);
    }
    case Ask::turn_slash: {
      const Name as = static_cast<Name>(a.what);
      const bool given = static_cast<int>(a.cards.size()) == q.value &&
                         (a.cards.empty() || a.cards[0] == q.card || a.cards[0] == unknown_card) &&
                         (a.cards.size() < 2 || a.cards[1] == q.what || a.cards[1] == unknown_card);
      if (!given) return broken(rule::use_hold);
      if (as != Name::slash && as != Name::fire_slash) return broken(rule::use_kind);
      return a.seats == SeatList{q.other} && a.other == nobody ? fine : broken(rule::use_target);
    }
    case Ask::remove_horse: {
      const bool horse = a.cards.size() == 1 && a.cards[0] < deck_size &&
                         slot_of(info(face(a.cards[0]).name).type) >= 2;
      return horse ? others_card(q, a, false, false) : broken(q.rule);
    }
    case Ask::invoke_on:
      if (mistaken(q, a)) return broken(rule_of(skill_of(a.what)), why::not_his);
      if (a.seat != q.who || a.what != q.what) return broken(q.rule);
      return invoke(q, a);
    case Ask::offer: {
      if (a.seat != q.who) return not_his(q, a.seat);
      if (!a.shows(Field::cards)) {
        const bool as_many = !a.shows(Field::value) || a.value == q.value;
        return as_many ? fine : broken(q.rule, why::number);
      }
      if (static_cast<int>(a.cards.size()) != q.value) return broken(q.rule, why::number);
      GeneralSet seen;
      for (const Card g : a.cards) {
        if (g >= static_cast<int>(General::count)) return broken(q.rule, why::offered);
        seen.add(static_cast<General>(g));
      }
      if (seen.size() != q.value || !seen.within(state_.pool)) return broken(q.rule, why::offered);
      return q.what == 0 || lord_generals.within(seen) ? fine : broken(q.rule, why::lords);
    }
    case Ask::choose:
      if (a.seat != q.who) return not_his(q, a.seat);
      if (!a.shows(Field::what)) return fine;  // chosen face down, and never seen
      return state_.open_to(q.who).contains(static_cast<General>(a.what)) ? fine : broken(q.rule);
    default: return broken(q.rule);  // not one of these
  }
}

Verdict Legal::judge(const Question& q, const Event& a) const {
  if (a.kind == nothing) return q.may_pass ? fine : broken(q.rule);
  if (!q.accepts.contains(a.kind)) return broken(rule::answer_kind);
  switch (static_cast<Ask>(q.ask)) {
    case Ask::shuffle: return judge_shuffle(q, a);
    case Ask::deal:
    case Ask::draw:
    case Ask::flip:
    case Ask::peek:
    case Ask::reveal: return judge_unseen(q, a);
    case Ask::play: return play(q, a);
    case Ask::nullify: return nullify(q, a);
    case Ask::remove_any: return others_card(q, a, true, true);
    case Ask::remove_own: return others_card(q, a, false, true);
    case Ask::snatch: return others_card(q, a, true, true);
    case Ask::snatch_own: return others_card(q, a, false, q.other != q.who);
    case Ask::expose:
    case Ask::snatch_hand: return others_card(q, a, false, true, false);
    case Ask::pick:
      if (a.seat != q.who) return not_his(q, a.seat);
      if (a.cards.size() != 1) return broken(q.rule);
      if (a.cards[0] == unknown_card) return fine;  // any of them, then
      return state_.may_lie_on_table(a.cards[0]) && a.cards[0] != q.card ? fine : broken(q.rule);
    case Ask::invoke: return judge_invoke(q, a);
    case Ask::none:
    case Ask::over:
    case Ask::stands:
    case Ask::punish:
    case Ask::turn_slash:
    case Ask::remove_horse:
    case Ask::invoke_on:
    case Ask::offer:
    case Ask::choose: return judge_rare(q, a);
    default: return judge_answer(q, a);
  }
}

}  // namespace tally::sanguosha
