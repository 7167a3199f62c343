#pragma once
// Offering the answers to one question: candidates in a plain order, each held against the judge.
// Only for those who ask (a fuzzer, a page, a finding that gives examples); a clean replay never
// does.
#include <array>

#include "engine/sanguosha/legal/legal.h"

namespace tally::sanguosha {

class Offers {
 public:
  Offers(const Legal& judge, const Question& question, AnswerSink& sink)
      : q(question), legal(judge), state(judge.state()), sink_(sink) {}

  const Question& q;
  const Legal& legal;
  const State& state;

  // Hands one candidate on if it is legal.
  void offer(const Event& a) {
    if (!done_ && q.judge(a).legal() && !sink_.take(a)) done_ = true;
  }
  // The one who asks has had enough.
  [[nodiscard]] bool done() const { return done_; }

  // Room for cards; filled as far as it is read.
  using List = std::array<Card, deck_size>;

  [[nodiscard]] static Event event(Kind k, Seat who) {
    Event e;
    e.kind = k;
    e.seat = who;
    return e;
  }
  // Every way to choose k of list[0..n): f(cards).
  template <class F>
  void choose(const Card* list, int n, int k, F f);
  // The same as the cards of `a`, for each number of them from `least` to `most`.
  void sets_of(const Card* list, int n, int least, int most, Event a);
  // … out of the hand (and equipment) of who is asked.
  void sets_of_hand(int least, int most, Event a, bool equipment = false);
  // Every non-empty list of at most `most` living seats, as those of `a`: f().
  template <class F>
  void seats(Event& a, int most, F f);
  // Cards of `who` that are something else by a skill: f(card, what it counts as).
  template <class F>
  void conversions(Seat who, F f);

  // Several hand cards of `who` that are one card together: f(cards, what they count as).
  template <class F>
  void joined(Seat who, F f);
  // On how many at most a Slash of his may be used.
  [[nodiscard]] int most_slashed(Seat who) const;

  // `count` of the hand cards (or equipment) of who is asked, in an answer of this kind.
  void from_hand(Kind k, int count, bool equipment = false);
  // A hand card, face down, as whatever can be used or played here.
  void claims();
  // One card of the other player.
  void from_other(Kind k);
  // The Slashes of who is asked, as what they are printed or by his weapon.
  void slashes(Kind k);
  // A card of `who` that is the answer by a skill.
  void by_skill(Kind k, Seat who);
  // A card on all the targets that its aim allows.
  void use_on(Event a);
  // A skill on all the players that its shape allows.
  void skill_on(Skill skill, Seat lent_by = nobody);

 private:
  AnswerSink& sink_;
  bool done_ = false;
};

template <class F>
void Offers::choose(const Card* list, int n, int k, F f) {
  if (k > n || k <= 0 || k > deck_size) return;
  std::array<int, deck_size> at;  // NOLINT: filled as far as they are read
  List chosen;                    // NOLINT
  for (int i = 0; i < k; ++i) at[static_cast<std::size_t>(i)] = i;
  while (!done_) {
    for (int i = 0; i < k; ++i)
      chosen[static_cast<std::size_t>(i)] = list[at[static_cast<std::size_t>(i)]];
    f(std::span<const Card>(chosen.data(), static_cast<std::size_t>(k)));
    int i = k - 1;
    while (i >= 0 && at[static_cast<std::size_t>(i)] == n - k + i) --i;
    if (i < 0) return;
    ++at[static_cast<std::size_t>(i)];
    for (int j = i + 1; j < k; ++j)
      at[static_cast<std::size_t>(j)] = at[static_cast<std::size_t>(j - 1)] + 1;
  }
}

template <class F>
void Offers::seats(Event& a, int most, F f) {
  SeatList living;
  for (const Seat s : state.living_seats()) living.push(s);
  const auto add = [&](const auto& more, int from) -> void {
    for (int i = from; i < living.size() && !done_; ++i) {
      a.seats.push(living[i]);
      f();
      if (a.seats.size() < most) more(more, i + 1);
      a.seats.pop();
    }
  };
  a.seats = {};
  add(add, 0);
}

template <class F>
void Offers::joined(Seat who, F f) {
  const auto each = [&](const Joined& joins) {
    if (joins.cards == 0) return;
    List list;  // NOLINT: as far as it is read
    int n = state.cards_of(who, true, false, false, list.data());
    if (state.has(who, Skill::muniu)) n += state.pile_of(who, Skill::muniu, list.data() + n);
    choose(list.data(), n, joins.cards, [&](std::span<const Card> cards) { f(cards, joins.as); });
  };
  each(effects_of(state.weapon(who)).joins);
  for (const Skill skill : skills_with<&Effects::joins>(state.at(who).skills))
    each(info(skill).effects.joins);
}

template <class F>
void Offers::conversions(Seat who, F f) {
  if (!state.seated(who)) return;
  const SkillSet his = state.at(who).skills & skills_with<&Effects::converts>();
  bool lent = false;
  for (const Seat s : state.who_has(Always::pile_lent_to))
    lent = lent || (s != who && state.living(s) &&
                    state.at(s).skills.meets(skills_with<&Effects::pile_lent_to>()));
  if (state.fray == 0 && his.empty() && !lent) return;
  List list;  // NOLINT: as far as it is read
  int n = state.cards_of(who, true, true, false, list.data());
  if (lent || his.meets(skills_with<&Effects::from_pile>()))
    for (const Place& p : state.place)
      if (is_beside(p.zone) && (p.seat == who || legal.is_lent(p, who)) && n < deck_size)
        list[static_cast<std::size_t>(n++)] = static_cast<Card::Number>(&p - state.place.data());
  for (int i = 0; i < n && !done_; ++i) {
    const Card& c = list[static_cast<std::size_t>(i)];
    if (c >= deck_size) continue;
    NameSet made = legal.made_of(who, c, legal.converting(who, c));
    if (!is_beside(state.where(c).zone)) made.remove(face(c).name);
    for (const Name as : made)
      if (!done_) f(c, as);
  }
}

}  // namespace tally::sanguosha
