// Why an answer is not legal. The first rule broken is named: who, what he holds, what it may be
// used as, then the card's own conditions.
#include "engine/sanguosha/legal/legal.h"

#include <algorithm>
#include <bit>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/numbers.h"

namespace tally::sanguosha {
namespace {

bool has(std::span<const Card> cards, Card c) {
  return std::find(cards.begin(), cards.end(), c) != cards.end();
}

}  // namespace

bool Legal::distinct(std::span<const Card> cards) {
  sanguosha::Cards seen;
  for (Card c : cards) {
    if (c == unknown_card) continue;
    if (seen.contains(c)) return false;
    seen.add(c);
  }
  return true;
}

Suit Legal::suit(Card c, Seat whose) const {
  if (c >= deck_size) return Suit::none;
  const CardFace& f = face(c);
  // OPT-SGS-PEACH-QUEEN: an early edition of a program prints this Peach as the Queen of hearts.
  if (options_.is<Opt::peach_queen>("heart") && f.name == Name::peach && f.rank == 12 &&
      f.suit == Suit::diamond)
    return Suit::heart;
  if (state_.acting_at(Timing::suit).empty()) [[likely]]
    return f.suit;
  SuitView seen{c, whose, f.suit};
  see<Timing::suit>(seen);
  return seen.suit;
}

// Two cards as one Slash have a colour only if they share it (SGS-CARD-SERPENT-SPEAR).
Color Legal::color(std::span<const Card> cards, Seat whose) const {
  if (cards.empty()) return Color::none;
  const Color first = cards[0] < deck_size ? color_of(suit(cards[0], whose)) : unseen_;
  for (Card c : cards.subspan(1))
    if (color_of(suit(c, whose)) != first) return Color::none;
  return first;
}

int Legal::steps(Seat from, Seat to) const {
  if (!state_.living(to)) return state_.players + 1;  // by a record's word only
  int steps = 0;
  Seat s = from;
  do {
    s = static_cast<Seat>(s + 1 < state_.players ? s + 1 : 0);
    steps += state_.at(s).alive && !state_.away.contains(s) ? 1 : 0;
  } while (s != to);
  return steps;
}

// OPT-SGS-MASHU-TWICE
int Legal::counts(Seat owner, Skill skill) const {
  return options_.is<Opt::mashu_twice>("each") ? std::max(state_.times(owner, skill), 1) : 1;
}

int Legal::distance(Seat from, Seat to, Cards spent) const {
  if (from == to) return 0;
  int nearer = 0;
  if (state_.who_has(Always::nearer).contains(from))
    for (const Skill skill : skills_with<&Effects::nearer>(state_.at(from).skills))
      nearer += info(skill).effects.nearer * counts(from, skill);
  const Card horse = state_.equipment(from, 3);
  const bool minus = horse != unknown_card && !has(spent, horse);
  const auto counted = [&](int farther) {
    return sanguosha::distance(steps(from, to), state_.alive - state_.away.size(),
                               state_.equipped(to, 2), minus, nearer - farther);
  };
  DistanceView apart{mode_, options_, from, to, counted(0)};
  see<Timing::distance>(apart);
  if (apart.farther > 0) {
    apart.distance = counted(apart.farther);
    see<Timing::distance>(apart);
  }
  return apart.distance;
}

// SGS-RANGE: the weapon's range, 1 without; weapons do not change distance, horses not the range.
int Legal::attack_range(Seat who, Cards spent) const {
  const Card weapon = state_.equipment(who, 0);
  const bool armed = weapon != unknown_card && !has(spent, weapon);
  RangeView reach{who, armed ? info(face(weapon).name).range : 1};
  see<Timing::attack_range>(reach);
  for (const Card c : lends_range)
    if (const Place at = state_.where(c); at.zone == Zone::equip)
      effects_of(face(c).name).attack_range(state_, at.seat, reach);
  return reach.range;
}

int Legal::hand_limit(Seat who) const {
  const Player& p = state_.at(who);
  LimitView kept{who, sanguosha::hand_limit<int>(p.hp, p.max_hp, options_)};
  see<Timing::hand_limit>(kept);
  if (const auto armour = effects_of(state_.armour(who)).hand_limit; armour != nullptr)
    armour(state_, who, kept);
  return std::max(kept.limit - state_.noted(who, Mark::keeps_fewer, Life::turn), 0);
}

bool Legal::in_range(Seat from, Seat to, Cards spent) const {
  return reaches<bool>(distance(from, to, spent), attack_range(from, spent));
}

Rule Legal::immune(Seat user, Seat to, Name as, Color color) const {
  return sanguosha::immune(state_, user, to, as, color);
}

Name Legal::weapon_without(Seat who, Cards spent) const {
  const Card weapon = state_.equipment(who, 0);
  return weapon == unknown_card || has(spent, weapon) ? Name::none : face(weapon).name;
}

Rule Legal::needs_two_dodges(Seat user, Seat target) const {
  for (const Seat s : state_.who_has(Always::two_dodges))
    for (const Skill skill : skills_with<&Effects::two_dodges>(state_.at(s).skills))
      if (info(skill).effects.two_dodges(state_, s, user, target)) return rule_of(skill);
  return rule::none;
}

Seat Legal::lender(Skill skill, Seat who) const {
  const auto lent_to = info(skill).effects.lent_to;
  if (lent_to == nullptr) return nobody;
  for (const Seat s : state_.who_has(Always::lent_to))
    if (s != who && state_.living(s) && state_.has(s, skill) && lent_to(state_, s, who)) return s;
  return nobody;
}

bool Legal::is_lent(Place lies, Seat who) const {
  if (!is_beside(lies.zone) || lies.seat == who || !state_.living(lies.seat)) return false;
  const auto lent_to = info(lies.pile).effects.pile_lent_to;
  return lent_to != nullptr && state_.has(lies.seat, lies.pile) && lent_to(state_, lies.seat, who);
}

Rule Legal::kept(Seat of, Card card) const {
  if (state_.who_has(Always::keeps).contains(of))
    for (const Skill skill : skills_with<&Effects::keeps>(state_.at(of).skills))
      if (info(skill).effects.keeps(state_, of, card)) return rule_of(skill);
  return rule::none;
}

bool Legal::may_take(Seat of, bool hand, bool judge_area) const {
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  const int n = state_.cards_of(of, hand, true, judge_area, cards.data());
  return std::any_of(cards.begin(), cards.begin() + n,
                     [&](Card c) { return kept(of, c) == rule::none; });
}

Verdict Legal::holds_as(Seat who, Name as, std::span<const Card> cards, bool played) const {
  if (!played && state_.away.contains(who)) return broken(rule::lure_tiger);
  UseView use{who, as, played};
  use.cards = cards;
  if (!state_.acting_at(Timing::permission).empty()) use.color = color(cards, who);
  see<Timing::permission>(use);
  if (use.forbidden_by != rule::none) return broken(use.forbidden_by);
  if (state_.fray != 0 && cards.size() == 1 && cards[0] < deck_size &&
      face(cards[0]).name == Name::peach) {
    // AMB-SGS-054: as a Slash or a Dodge it is played and used, or only played. By a skill, such as
    // First Aid 急救, a Peach is a Peach as any other card is.
    const bool only_played = options_.is<Opt::fray_peach>("play") && !played;
    if ((as == Name::peach && !converts(who, cards[0], as)) ||
        (only_played && (is_slash(as) || as == Name::dodge)))
      return broken(rule::gz_fray);
  }
  const Verdict held = holds_all(who, cards, false);
  if (held.legal() && !cards.empty() && state_.commanded(who, Command::silence))
    return broken(rule::gz_command);
  if (held.legal()) return use_as(who, as, cards);
  if (cards.size() != 1) {
    if (!joins_laden(who, as, cards)) return held;
    return state_.commanded(who, Command::silence) ? broken(rule::gz_command) : fine;
  }
  const Place at = state_.where(cards[0]);
  const bool in_front = at.seat == who && (at.zone == Zone::equip || is_beside(at.zone));
  return (in_front || is_lent(at, who)) && converts(who, cards[0], as) ? fine : held;
}

bool Legal::may_hold_delayed(Seat who, Name n) const {
  return state_.living(who) && !state_.has_delayed(who, n);
}

// SGS-USE-HOLD: the cards are in his hand (or, where a rule says so, his equipment).
Verdict Legal::holds_several(Seat who, std::span<const Card> cards, bool equipment) const {
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

// SGS-USE-TARGET: the targets are those that the card's room says.
Verdict Legal::use(const Event& a) const {
  const Name as = as_of(a);
  const CardRules& card = rules_of(as);
  if (card.aim == Aim::slash) return card.condition(*this, a);
  if (a.other != nobody && card.aim != Aim::victim) return broken(rule::use_target);
  const Seat to = a.seats.size() == 1 ? a.seats[0] : nobody;
  const auto own_condition = [&] {
    return card.condition == nullptr ? fine : card.condition(*this, a);
  };
  const auto keeps_out = [&] {
    for (const Seat s : a.seats)
      if (state_.living(s))
        if (const Rule r = immune(a.seat, s, as, color(a.cards, a.seat)); r != rule::none) return r;
    return Rule{rule::none};
  };
  switch (card.aim) {
    case Aim::nobody: return broken(rule::use_time);
    case Aim::others:
    case Aim::everyone:
    case Aim::kin: {
      SeatSet named;
      for (const Seat s : a.seats)
        if (state_.seated(s)) named.add(s);
      const SeatSet all = set_of(only_targets(state_, a.seat, as, color(a.cards, a.seat)));
      const bool once = named.size() == a.seats.size();
      if (!named.empty() && named == all && once) return own_condition();
      const Rule r = keeps_out();
      return r != rule::none ? broken(r, why::immune) : broken(rule::use_target);
    }
    case Aim::some: {
      const Rule r = keeps_out();
      return r != rule::none ? broken(r, why::immune) : own_condition();
    }
    case Aim::group: {
      const auto named = set_of(a.seats);
      const bool once = named.size() == a.seats.size();
      for (const Seat s : a.seats)
        if (once && named == set_of(group_of(state_, a.seat, s, as, color(a.cards, a.seat))))
          return own_condition();
      const Rule r = keeps_out();
      return r != rule::none ? broken(r, why::immune) : broken(rule::use_target);
    }
    case Aim::slash: break;  // above
    case Aim::user:
      if (to != a.seat) return broken(rule::use_target);
      break;
    case Aim::other:
    case Aim::victim:
      if (to == a.seat) return broken(rule::use_target);
      [[fallthrough]];
    case Aim::anyone: break;
  }
  if (!state_.living(to)) return broken(rule::use_target);
  if (const Verdict v = own_condition(); !v.legal()) return v;
  if (const Rule r = immune(a.seat, to, as, color(a.cards, a.seat)); r != rule::none)
    return broken(r, why::immune);
  if (!card.near) return fine;
  ReachView reach{a.seat, as, 1, {}, to};
  see<Timing::reach>(reach);
  const bool far = distance(a.seat, to, a.cards) > reach.distance;
  return far && !standing<&Effects::far_tricks>(a.seat) ? broken(rule::distance) : fine;
}

// A skill, with the players it is used on.
Verdict Legal::skill_use(const Question& q, const Event& a) const {
  const Skill s = skill_of(a.what);
  if (s == Skill::none) return broken(rule::use_time);
  const bool asked = static_cast<Ask>(q.ask) == Ask::invoke_on;
  // Who has just died is asked by what he had.
  const bool has_died = asked && a.seat == q.who && a.what == q.what && !state_.living(a.seat);
  const bool has = has_died || state_.has(a.seat, s);
  const Seat lent_by = has ? nobody : lender(s, a.seat);
  if (!has && lent_by == nobody) return broken(rule_of(s), why::not_his);
  const SkillInfo& skill = info(s);
  const Effects& x = skill.effects;
  if (x.may_act == nullptr || (!asked && x.act == nullptr)) return broken(rule_of(s));
  const Life once = skill.once_a_phase ? Life::phase : skill.limited ? Life::game : Life::none;
  if (once != Life::none && (!asked || skill.limited) && state_.noted(a.seat, s, once) > 0)
    return broken(rule_of(s), why::once);
  if (!a.shows(Field::seats)) return undecided;
  const int n = a.seats.size();
  if (n < x.shape.least_targets || n > x.shape.most_targets) return broken(rule_of(s), why::seats);
  for (int i = 0; i < n; ++i) {
    if (!state_.living(a.seats[i])) return broken(rule_of(s), why::target);
    for (int j = 0; j < i; ++j)
      if (a.seats[i] == a.seats[j]) return broken(rule_of(s), why::target);
  }
  if (a.other != (asked ? q.other : lent_by)) return broken(rule_of(s), why::target);
  return x.may_act(*this, a);
}

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
  if (a.kind == kind::snatch && q.other != q.who)
    if (const Rule r = kept(q.other, c); r != rule::none) return broken(r, why::answer);
  const bool there = (hand && p.zone == Zone::hand) || (equipment && p.zone == Zone::equip) ||
                     (judge_area && p.zone == Zone::judge);
  return there && p.seat == q.other ? fine : broken(q.rule, why::answer);
}

Verdict Legal::by_asked(const Question& q, const Event& a, Rule other) const {
  if (!state_.seated(a.seat)) return broken(rule::answer_who);
  if (!state_.at(a.seat).alive) return broken(rule::dead_acts);
  if (a.kind == kind::respond && of_another_kingdom(q, a)) return broken(q.rule, why::kingdom);
  return a.seat == q.who ? fine : broken(other);
}

Verdict Legal::his_cards(const Question& q, const Event& a, bool equipment) const {
  const Verdict v = by_asked(q, a);
  return v.legal() ? holds_all(a.seat, a.cards, equipment) : v;
}

bool Legal::lacks_skill(const Question& q, const Event& a) const {
  const Skill named = skill_of(a.what);
  if (named == Skill::none || !state_.seated(a.seat)) return false;
  // Whom the rules ask for this skill he may use it: 闺秀 acts as its general has been removed.
  return (a.seat == q.who) != (a.what == q.what) && !state_.has(a.seat, named) &&
         lender(named, a.seat) == nobody;
}

bool Legal::skill_takes(const Question& q, Cards cards) const {
  const auto price = info(skill_of(q.what)).effects.price;
  const auto prices = info(skill_of(q.what)).effects.prices;
  const bool each = price == nullptr || std::all_of(cards.begin(), cards.end(), [&](Card c) {
                      return c >= deck_size || price(*this, q, c);
                    });
  return each && (prices == nullptr || prices(*this, q, cards));
}

int Legal::payable(Seat who, Skill skill, bool equipment, Seat about) const {
  std::array<Card, deck_size> own;  // NOLINT: as far as it is read
  const int n = state_.cards_of(who, true, equipment, false, own.data());
  Question q;
  q.who = who;
  q.other = about;
  q.what = cause(skill);
  return static_cast<int>(std::count_if(own.begin(), own.begin() + n, [&](Card c) {
    return skill_takes(q, {&c, 1});
  }));
}

bool Legal::of_another_kingdom(const Question& q, const Event& a) const {
  if (q.rule < rule::count || !state_.living(a.seat)) return false;
  const Kingdom asked = state_.seated(q.who) ? state_.at(q.who).kingdom : Kingdom::none;
  return asked != Kingdom::none && !state_.is_ally(nobody, a.seat, asked);
}

namespace {

// SGS-GZ-FACE-DOWN: it would be right by a skill that he has by a general who lies face down.
[[gnu::noinline]] bool by_face_down(const Legal& legal, const Event& a) {
  const State& s = legal.state();
  if (!s.living(a.seat) || !s.at(a.seat).veils()) return false;
  for (const Skill skill : s.veiled_skills(a.seat))
    if (!s.has(a.seat, skill) && uses(legal, skill, a)) return true;
  return false;
}

}  // namespace

Verdict Legal::judge(const Question& q, const Event& a) const {
  if (a.kind == nothing) return q.may_pass ? fine : broken(q.rule);
  if (!q.accepts.contains(a.kind)) return broken(rule::answer_kind);
  if (of_the_mode(a.kind)) return mode_->judge(*this, q, a);
  if (a.kind == kind::claim) return claim(q, a);
  const Verdict v = ask_rules[q.ask]->judge(*this, q, a);
  const bool for_want_of_skill =
      v.broken == rule::use_kind || (a.kind == kind::invoke && v.why == why::not_his);
  return for_want_of_skill && by_face_down(*this, a) ? broken(rule::gz_hidden) : v;
}

}  // namespace tally::sanguosha
