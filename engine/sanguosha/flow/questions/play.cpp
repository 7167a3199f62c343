// What a player does in his play phase.
#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {
namespace {

// SGS-RECAST: put away to draw another card.
Verdict may_recast(const Legal& legal, const Event& a) {
  if (const Verdict v = legal.holds_all(a.seat, a.cards, false); !v.legal()) return v;
  if (a.cards.size() != 1) return broken(rule::recast);
  if (a.cards[0] == unknown_card) return undecided;
  return legal.recastable(a.seat, a.cards[0]) ? fine : broken(rule::recast);
}

// SGS-PHASE-PLAY
Verdict may_play(const Legal& legal, const Question& q, const Event& a) {
  const State& s = legal.state();
  if (!s.seated(a.seat)) return broken(rule::phase_play);
  if (!s.at(a.seat).alive) return broken(rule::dead_acts);
  if (a.seat != q.who) return broken(rule::phase_play);
  if (a.kind == kind::invoke) return legal.skill_use(q, a);
  if (a.kind == kind::recast) return may_recast(legal, a);
  if (a.kind == kind::sacrifice) {
    if (const Verdict v = legal.holds_all(a.seat, a.cards, false); !v.legal()) return v;
    const bool one = a.cards.size() == 1;
    return one && legal.mode().may_sacrifice(s, legal.options(), a.seat, a.other)
               ? fine
               : broken(rule::sacrifice);
  }
  const Name as = Legal::as_of(a);
  if (as == Name::none) return broken(rule::use_kind);
  if (const Verdict v = legal.holds_as(a.seat, as, a.cards); !v.legal()) return v;
  return legal.use(a);
}

// Slashes first, then cards by skills, skills, and the other cards of the hand.
void offer_plays(Offers& o) {
  const Seat who = o.q.who;
  // No card of the hand lifts the limit.
  if (o.legal.may_slash_again(who, o.state.slashes())) o.slashes(kind::use);
  Event a = Offers::event(kind::use, who);
  o.conversions(who, [&](const Card& c, Name as) {
    a.cards = {&c, 1};
    a.what = cause(as);
    o.use_on(a);
  });
  o.joined(who, [&](std::span<const Card> cards, Name as) {
    if (is_slash(as)) return;
    a.cards = cards;
    a.what = cause(as);
    o.use_on(a);
  });
  const SkillSet& acting = skills_with<&Effects::act>();
  const SkillSet own = o.state.at(who).skills & acting;
  for (const Skill skill : own)
    if (!o.done()) o.skill_on(skill);
  for (const Seat s : o.state.who_has(Always::lent_to))
    for (const Skill skill : skills_with<&Effects::lent_to>(o.state.at(s).skills & acting))
      if (!o.done() && o.legal.lender(skill, who) == s) o.skill_on(skill, s);
  Offers::List hand;  // NOLINT: as far as it is read
  const int n = o.state.cards_of(who, true, false, false, hand.data());
  for (int i = 0; i < n && !o.done(); ++i) {
    const Card& c = hand[static_cast<std::size_t>(i)];
    if (c >= deck_size) continue;
    a.cards = {&c, 1};
    a.what = cause(face(c).name);
    if (!is_slash(face(c).name)) o.use_on(a);
    if (!o.q.accepts.contains(kind::recast) || !o.legal.recastable(who, c)) continue;
    Event recast = Offers::event(kind::recast, who);
    recast.cards = {&c, 1};
    o.offer(recast);
  }
  if (!o.q.accepts.contains(kind::sacrifice)) return;
  Event given = Offers::event(kind::sacrifice, who);
  for (given.other = 0; given.other < o.state.players && !o.done(); ++given.other)
    for (int i = 0; i < n && !o.done(); ++i) {
      given.cards = {&hand[static_cast<std::size_t>(i)], 1};
      o.offer(given);
    }
}

}  // namespace

// Only a skill that acts in the play phase is used in it; others wait for their window.
constinit const AskRules asks::play{
    .judge = may_play,
    .offer = offer_plays,
    .could_answer = [](const Legal& /*legal*/, const Question& /*q*/, const Event& a) {
      if (a.kind != kind::invoke || !a.shows(Field::what)) return true;
      const Skill s = skill_of(a.what);
      return s != Skill::none && info(s).effects.act != nullptr;
    }};

// SGS-PHASE-DISCARD: exactly `value` hand cards.
constinit const AskRules asks::hand_limit{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a); !v.legal()) return v;
      const auto counts_not = [&](Card c) { return legal.state().counts_not(c, q.who); };
      const bool all_count = std::none_of(a.cards.begin(), a.cards.end(), counts_not);
      const bool as_many = static_cast<int>(a.cards.size()) == q.value;
      return all_count && as_many ? fine : broken(rule::phase_discard);
    },
    .offer = [](Offers& o) { o.from_hand(kind::discard, o.q.value); }};

}  // namespace tally::sanguosha
