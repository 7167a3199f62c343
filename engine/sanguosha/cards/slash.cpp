// Slash, Thunder Slash, Fire Slash.
#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

Rule Legal::slash_target(Seat from, Seat to, bool any_distance, Cards spent) const {
  if (!state_.living(to) || from == to) return rule::use_target;
  if (const Rule r = immune(from, to, Name::slash); r != rule::none) return r;
  if (any_distance) return rule::none;
  ReachView reach{from, Name::slash, attack_range(from, spent), spent, to};
  see<Timing::reach>(reach);
  return reaches<bool>(distance(from, to, spent), reach.distance) ? Rule{rule::none}
                                                                  : Rule{rule::range};
}

// OPT-SGS-CROSSBOW: with it there is no limit, or it is three higher.
bool Legal::may_slash_again(Seat who, int used, Cards spent, const SeatList* on) const {
  LimitView more{who, state_.noted(who, Mark::slashes_more, Life::turn), on};
  see<Timing::slash_limit>(more);
  bool unlimited = standing<&Effects::unlimited_slash>(who, spent);
  if (unlimited && options_.is<Opt::crossbow>("three_more")) {
    unlimited = false;
    for (const Skill skill : state_.at(who).skills)
      unlimited = unlimited || info(skill).effects.unlimited_slash;
    more.limit += 3;
  }
  return within_slash_limit(used, more.limit, unlimited, options_);
}

Verdict Legal::slash(const Event& a, bool limited, Seat fixed_target, bool any_distance) const {
  if (limited && !may_slash_again(a.seat, state_.slashes(), a.cards, &a.seats))
    return broken(rule::slash_limit, options_[Opt::slash_limit] == 1 ? why::plain : why::times);
  const Name weapon = state_.weapon(a.seat);
  const auto more_targets = effects_of(weapon).more_targets;
  if (a.seats.empty() || a.other != nobody) return broken(rule::use_target);
  LimitView targets{a.seat, more_targets != nullptr ? more_targets(*this, a) : 1};
  see<Timing::slash_aims>(targets);
  if (a.seats.size() > targets.limit)
    return broken(more_targets != nullptr ? info(weapon).rule : Rule{rule::use_target});
  if (a.seats.size() == targets.limit && targets.limit > 1)
    for (const Skill skill : state_.at(a.seat).skills)
      if (const auto last = info(skill).effects.last_target; last != nullptr && !last(*this, a))
        return broken(rule_of(skill), why::target);
  if (fixed_target != nobody && !a.seats.contains(fixed_target))
    return broken(rule::use_target, why::fixed);
  for (int i = 0; i < a.seats.size(); ++i) {
    const Seat t = a.seats[i];
    for (int j = 0; j < i; ++j)
      if (a.seats[j] == t) return broken(rule::use_target);
    const Rule r = slash_target(a.seat, t, any_distance, a.cards);
    if (r != rule::none) return broken(r, r >= rule::count ? why::immune : why::plain);
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

namespace {

// As many Dodges as the Slash needs. Where one was not enough, `why` says by which rule.
bool dodges(Play& g, const Use& u, int place, Rule& why) {
  const Seat target = u.targets[place];
  const bool twice = ((u.twice >> place) & 1U) != 0;
  const Rule two = twice ? Rule{rule::slash} : g.legal().needs_two_dodges(u.by, target);
  if (!g.answers(Ask::dodge, target, u.by, u)) return false;
  if (two == rule::none || g.answers(Ask::dodge, target, u.by, u)) return true;
  why = two;
  return false;
}

bool hits_all_the_same(Play& g, Use& u, Seat target) {
  if (!g.state().living(u.by) || !g.state().living(target)) return false;
  Target t{u, target};
  g.open<Timing::dodged>(t, u.by);
  return t.hits;
}

// 杀 出牌阶段对攻击范围内的一名其他角色使用，每阶段限一张；目标须使用一张【闪】，否则受到1点伤害。
// 火杀、雷杀只是伤害带属性，其余与【杀】相同。
// Slash: in the play phase, once, on another player within attack range, who uses a Dodge or takes
// 1 damage. Fire and Thunder Slash only give the damage an element.
// SGS-CARD-SLASH, SGS-SLASH-LIMIT, SGS-RANGE (000 "The fourth stage"; 002 出牌阶段)
void slash_all(Play& g, Use& u) {
  for (int i = 0; i < u.targets.size(); ++i) {
    const Seat target = u.targets[i];
    if (g.stopped()) return;
    const bool spared = u.is_void(i) || u.spared.contains(target);
    if (!g.state().living(target) || spared || !g.affects(u, target)) continue;
    if (g.blocked(target, u)) continue;
    const bool dodgeable = ((u.undodgeable >> i) & 1U) == 0 && !u.undodging.contains(target);
    Rule why = rule::slash;
    if (dodgeable && dodges(g, u, i, why) && !hits_all_the_same(g, u, target)) {
      if (u.ends_when_dodged) u.voided = ~0U;
      continue;
    }
    if (g.stopped()) return;
    if (!g.takes_effect(u, target)) continue;
    Damage d{.from = u.by,
             .to = target,
             .element = element_of(u.as),
             .slash = &u,
             .rule = why,
             .cards = u.cards(),
             .use = &u};
    d.change(u.bonus, cause(Name::wine));
    g.damage(d);
  }
}

Verdict may_slash(const Legal& legal, const Event& use) {
  return legal.slash(use, true, nobody, false);
}

constexpr CardRules slashes{.aim = Aim::slash, .condition = may_slash, .resolve = slash_all};

}  // namespace

constinit const CardRules cards::slash = slashes;
constinit const CardRules cards::thunder_slash = slashes;
constinit const CardRules cards::fire_slash = slashes;

// A Slash is used on `other` out of turn, as the card `what` allows.
constinit const AskRules asks::slash_at{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const Name as = Legal::as_of(a);
      if (!is_slash(as)) return broken(rule::answer_kind);
      if (const Verdict v = legal.holds_as(a.seat, as, a.cards); !v.legal()) return v;
      // The Green Dragon Blade knows no distance.
      const bool any_distance = static_cast<Name>(q.what) == Name::blade;
      const Verdict v = legal.slash(a, false, q.other, any_distance);
      // 乱武: on one of those that are nearest; what allows more targets allows others too.
      if (v.legal() && !q.seats.empty() && !set_of(a.seats).meets(q.seats))
        return broken(q.rule, why::target);
      return v.why == why::fixed ? broken(q.rule, why::fixed) : v;
    },
    .offer =
        [](Offers& o) {
          o.slashes(kind::use);
          o.by_skill(kind::use, o.q.who);
        },
    // What is no Slash is no further one of the Green Dragon Blade, but the next use of the play
    // phase.
    .could_answer =
        [](const Legal& legal, const Question& q, const Event& a) {
          return a.kind != kind::use || !a.shows(Field::what) ||
                 q.what != static_cast<What>(Name::blade) || is_slash(Legal::as_of(a)) ||
                 a.seat != legal.state().current;
        }};

constinit const AskRules asks::play_slash{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const Name as = Legal::as_of(a);
      if (!is_slash(as)) return broken(rule::answer_kind);
      // What a weapon turns a Slash into is used, never played (SGS-CARD-VERMILION-BIRD-FAN).
      const bool turned = as == Name::fire_slash && !legal.claimed() && a.cards.size() == 1 &&
                          a.cards[0] < deck_size && face(a.cards[0]).name != as;
      const Name printed = turned ? face(a.cards[0]).name : as;
      const Verdict held = legal.holds_as(a.seat, printed, a.cards, true);
      return turned && held.legal() ? broken(rule::use_kind) : held;
    },
    .offer =
        [](Offers& o) {
          o.slashes(kind::respond);
          o.by_skill(kind::respond, o.q.who);
        }};

}  // namespace tally::sanguosha
