// Every legal answer to a question: candidates in a plain order, each held against the judge. Only
// for those who ask (a fuzzer, a page, a finding that gives examples); a clean replay never does.
#include <algorithm>
#include <bit>

#include "engine/sanguosha/legal/legal.h"

namespace tally::sanguosha {
namespace {

class Offers {
 public:
  Offers(const Legal& legal, const State& state, const Question& q, AnswerSink& sink)
      : legal_(legal), state_(state), q_(q), sink_(sink) {}

  void all();

 private:
  // Hands one candidate on if it is legal; false when the sink has had enough.
  bool offer(const Event& a) {
    if (done_) return false;
    if (legal_.judge(q_, a).legal() && !sink_.take(a)) done_ = true;
    return !done_;
  }
  Event event(Kind k, Seat who) const {
    Event e;
    e.kind = k;
    e.seat = who;
    return e;
  }
  // Every way to choose k of list[0..n).
  template <class F>
  void choose(const Card* list, int n, int k, F f);
  // Every non-empty list of at most `most` living seats.
  template <class F>
  void seats(int most, F f);
  void uses(Seat who);
  void use_on(Event a);
  void slashes(Seat who, Kind k);
  void from_hand(Kind k, Seat who, int count, bool equipment);
  void from_other(Kind k);
  // Cards that are something else by a skill: f(card, what it counts as).
  template <class F>
  void conversions(Seat who, F f);
  void answers_by_skill(Kind k, Seat who);
  void skills(Seat who);
  void skill_on(Seat who, Skill skill);
  void sets_of(const Card* list, int n, int least, int most, Event a);
  void gifts(const Card* list, int n);
  void arrangements();

  const Legal& legal_;
  const State& state_;
  const Question& q_;
  AnswerSink& sink_;
  bool done_ = false;
};

template <class F>
void Offers::choose(const Card* list, int n, int k, F f) {
  if (k > n || k <= 0 || k > deck_size) return;
  std::array<int, deck_size> at;       // NOLINT: filled as far as they are read
  std::array<Card, deck_size> chosen;  // NOLINT
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
void Offers::seats(int most, F f) {
  SeatList living;
  for (Seat s = 0; s < state_.players; ++s)
    if (state_.at(s).alive) living.push(s);
  const int n = living.size();
  for (int i = 0; i < n && !done_; ++i) {
    f(SeatList{living[i]});
    for (int j = i + 1; most >= 2 && j < n && !done_; ++j) {
      f(SeatList{living[i], living[j]});
      for (int k = j + 1; most >= 3 && k < n && !done_; ++k)
        f(SeatList{living[i], living[j], living[k]});
    }
  }
}

// All target lists a card may have.
void Offers::use_on(Event a) {
  const Name as = static_cast<Name>(a.what);
  if (as == Name::savage_assault || as == Name::archery_attack || as == Name::god_salvation ||
      as == Name::amazing_grace) {
    for (Seat s = 0; s < state_.players; ++s)
      if (state_.at(s).alive &&
          (s != a.seat || as == Name::god_salvation || as == Name::amazing_grace))
        a.seats.push(s);
    offer(a);
    return;
  }
  if (as == Name::iron_chain) offer(a);  // on nobody, where an option allows it
  const int most = is_slash(as) && state_.weapon(a.seat) == Name::halberd ? 3
                   : as == Name::iron_chain                               ? 2
                                                                          : 1;
  seats(most, [&](const SeatList& to) {
    a.seats = to;
    if (as != Name::collateral) {
      offer(a);
      return;
    }
    for (Seat v = 0; v < state_.players && !done_; ++v) {
      a.other = v;
      offer(a);
    }
  });
}

template <class F>
void Offers::conversions(Seat who, F f) {
  if (!state_.seated(who)) return;
  bool any = false;
  for (const Skill skill : state_.at(who).skills)
    any = any || info(skill).effects.converts != nullptr;
  if (!any) return;
  std::array<Card, deck_size> list;  // NOLINT: as far as it is read
  const int n = state_.cards_of(who, true, true, false, list.data());
  for (int i = 0; i < n && !done_; ++i) {
    const Card& c = list[static_cast<std::size_t>(i)];
    if (c >= deck_size) continue;
    for (int as = 1; as < static_cast<int>(Name::count) && !done_; ++as)
      if (face(c).name != static_cast<Name>(as) && legal_.converts(who, c, static_cast<Name>(as)))
        f(c, static_cast<Name>(as));
  }
}

void Offers::answers_by_skill(Kind k, Seat who) {
  conversions(who, [&](const Card& c, Name as) {
    Event a = event(k, who);
    a.cards = {&c, 1};
    a.what = cause(as);
    if (k == kind::nullify) {
      a.what = q_.what;
      a.other = q_.other;
    } else if (k == kind::use) {
      a.seats = SeatList{q_.other};
    }
    offer(a);
  });
}

void Offers::skill_on(Seat who, Skill skill) {
  const ActShape shape = info(skill).effects.shape;
  Event a = event(kind::invoke, who);
  a.what = cause(skill);
  if (static_cast<Ask>(q_.ask) == Ask::invoke_on) a.other = q_.other;
  if (shape.least_targets == 0) offer(a);
  if (shape.most_targets == 0) return;
  seats(shape.most_targets, [&](const SeatList& to) {
    a.seats = to;
    offer(a);
    if (to.size() != 2 || done_) return;
    a.seats = SeatList{to[1], to[0]};
    offer(a);
  });
}

void Offers::skills(Seat who) {
  for (const Skill skill : state_.at(who).skills)
    if (!done_ && info(skill).effects.act != nullptr) skill_on(who, skill);
}

void Offers::sets_of(const Card* list, int n, int least, int most, Event a) {
  for (int k = least; k <= std::min(n, most) && !done_; ++k)
    choose(list, n, k, [&](std::span<const Card> cards) {
      a.cards = cards;
      offer(a);
    });
}

void Offers::gifts(const Card* list, int n) {
  Event a = event(kind::gift, q_.who);
  a.what = q_.what;
  for (Seat s = 0; s < state_.players && !done_; ++s) {
    if (!state_.living(s) || (static_cast<Ask>(q_.ask) == Ask::gift_hand && s == q_.who)) continue;
    a.other = s;
    sets_of(list, n, 1, n, a);
  }
}

// Every order, with every number of cards on top.
void Offers::arrangements() {
  std::array<Card, deck_size> list;  // NOLINT: as far as it is read
  const int n = state_.peeked.list(list.data());
  Event a = event(kind::arrange, q_.who);
  a.cards = {list.data(), static_cast<std::size_t>(n)};
  do {
    for (int top = 0; top <= n && !done_; ++top) {
      a.value = static_cast<std::int16_t>(top);
      offer(a);
    }
  } while (!done_ && std::next_permutation(list.begin(), list.begin() + n));
}

void Offers::slashes(Seat who, Kind k) {
  std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
  const int n = state_.cards_of(who, true, false, false, hand.data());
  Event a = event(k, who);
  const auto put = [&] {
    if (k == kind::use)
      use_on(a);
    else
      offer(a);
  };
  for (int i = 0; i < n && !done_; ++i) {
    const Card& c = hand[static_cast<std::size_t>(i)];
    if (c >= deck_size || !is_slash(face(c).name)) continue;
    a.cards = {&c, 1};
    a.what = static_cast<What>(face(c).name);
    put();
    if (k == kind::use && face(c).name == Name::slash && state_.weapon(who) == Name::fan) {
      a.what = static_cast<What>(Name::fire_slash);
      put();
    }
  }
  if (state_.weapon(who) != Name::spear) return;
  a.what = static_cast<What>(Name::slash);
  choose(hand.data(), n, 2, [&](std::span<const Card> two) {
    a.cards = two;
    put();
  });
}

void Offers::uses(Seat who) {
  slashes(who, kind::use);
  conversions(who, [&](const Card& c, Name as) {
    Event a = event(kind::use, who);
    a.cards = {&c, 1};
    a.what = cause(as);
    use_on(a);
  });
  skills(who);
  std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
  const int n = state_.cards_of(who, true, false, false, hand.data());
  for (int i = 0; i < n && !done_; ++i) {
    const Card& c = hand[static_cast<std::size_t>(i)];
    if (c >= deck_size || is_slash(face(c).name)) continue;
    Event a = event(kind::use, who);
    a.cards = {&c, 1};
    a.what = static_cast<What>(face(c).name);
    use_on(a);
    if (!q_.accepts.contains(kind::recast)) continue;
    a = event(kind::recast, who);
    a.cards = {&c, 1};
    offer(a);
  }
}

void Offers::from_hand(Kind k, Seat who, int count, bool equipment) {
  std::array<Card, deck_size> list;  // NOLINT: as far as it is read
  const int n = state_.cards_of(who, true, equipment, false, list.data());
  Event a = event(k, who);
  choose(list.data(), n, count, [&](std::span<const Card> cards) {
    a.cards = cards;
    if (k == kind::respond || k == kind::use) {
      if (cards[0] >= deck_size) return;
      a.what = static_cast<What>(face(cards[0]).name);
      if (k == kind::use) a.seats = SeatList{q_.other};
    }
    offer(a);
  });
}

void Offers::from_other(Kind k) {
  std::array<Card, deck_size> list;  // NOLINT: as far as it is read
  const int n = state_.cards_of(q_.other, true, true, true, list.data());
  Event a = event(k, q_.who);
  a.other = q_.other;
  choose(list.data(), n, 1, [&](std::span<const Card> cards) {
    a.cards = cards;
    offer(a);
  });
}

void Offers::all() {
  switch (static_cast<Ask>(q_.ask)) {
    case Ask::play: uses(q_.who); break;
    case Ask::slash_at:
      slashes(q_.who, kind::use);
      answers_by_skill(kind::use, q_.who);
      break;
    case Ask::play_slash:
      slashes(q_.who, kind::respond);
      answers_by_skill(kind::respond, q_.who);
      break;
    case Ask::dodge:
    case Ask::play_dodge:
      from_hand(kind::respond, q_.who, 1, false);
      answers_by_skill(kind::respond, q_.who);
      break;
    case Ask::rescue:
      from_hand(kind::use, q_.who, 1, false);
      answers_by_skill(kind::use, q_.who);
      break;
    case Ask::hand_limit: from_hand(kind::discard, q_.who, q_.value, false); break;
    case Ask::cost_axe: from_hand(kind::discard, q_.who, 2, true); break;
    case Ask::cost_suit:
    case Ask::cost_hand: from_hand(kind::discard, q_.who, 1, false); break;
    case Ask::show: from_hand(kind::show, q_.who, 1, false); break;
    case Ask::remove_any:
    case Ask::remove_own:
    case Ask::remove_horse: from_other(kind::remove); break;
    case Ask::snatch:
    case Ask::snatch_own:
    case Ask::snatch_hand: from_other(kind::snatch); break;
    case Ask::expose: from_other(kind::expose); break;
    case Ask::pay_hand:
    case Ask::pay_any:
    case Ask::pay_keep:
    case Ask::retrial_hand:
    case Ask::retrial_any:
    case Ask::gift_hand: {
      std::array<Card, deck_size> list;  // NOLINT: as far as it is read
      const Ask ask = static_cast<Ask>(q_.ask);
      const bool equipment = ask == Ask::pay_any || ask == Ask::pay_keep || ask == Ask::retrial_any;
      const int n = state_.cards_of(q_.who, true, equipment, false, list.data());
      if (ask == Ask::gift_hand) {
        gifts(list.data(), n);
        break;
      }
      const bool retrial = ask == Ask::retrial_hand || ask == Ask::retrial_any;
      Event a = event(retrial ? kind::retrial : kind::discard, q_.who);
      if (retrial) a.what = q_.what;
      const int least = retrial ? 1 : q_.value;
      sets_of(list.data(), n, least, q_.what == 1 && !retrial ? n : least, a);
      break;
    }
    case Ask::gift_pile: {
      std::array<Card, deck_size> list;  // NOLINT: as far as it is read
      gifts(list.data(), state_.peeked.list(list.data()));
      break;
    }
    case Ask::arrange: arrangements(); break;
    case Ask::declare:
      for (std::uint8_t s = 1; s <= 4 && !done_; ++s) {
        Event a = event(kind::declare, q_.who);
        a.what = s;
        offer(a);
      }
      break;
    case Ask::turn_slash: {
      const std::array<Card, 2> cards{q_.card, static_cast<Card>(q_.what)};
      Event a = event(kind::use, q_.who);
      a.seats = SeatList{q_.other};
      a.cards = {cards.data(), static_cast<std::size_t>(std::clamp<int>(q_.value, 0, 2))};
      for (Name as : {Name::slash, Name::fire_slash}) {
        a.what = cause(as);
        offer(a);
      }
      break;
    }
    case Ask::choose:
      for (What g = 1; g < static_cast<What>(General::count) && !done_; ++g) {
        Event a = event(kind::general, q_.who);
        a.what = g;
        offer(a);
      }
      break;
    case Ask::invoke_on: skill_on(q_.who, skill_of(q_.what)); break;
    case Ask::nullify:
      for (Seat s = 0; s < state_.players && !done_; ++s) {
        std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
        const int n = state_.cards_of(s, true, false, false, hand.data());
        Event a = event(kind::nullify, s);
        a.what = q_.what;
        a.other = q_.other;
        choose(hand.data(), n, 1, [&](std::span<const Card> cards) {
          a.cards = cards;
          if (cards[0] < deck_size && face(cards[0]).name == Name::nullification) offer(a);
        });
        answers_by_skill(kind::nullify, s);
      }
      break;
    case Ask::pick:
      state_.each_at({Zone::table, nobody}, [&](Card card) {
        if (done_) return;
        Event a = event(kind::pick, q_.who);
        a.cards = {&card, 1};
        offer(a);
      });
      break;
    case Ask::invoke: {
      Event a = event(kind::invoke, q_.who);
      a.what = q_.what;
      a.other = q_.other;
      offer(a);
      break;
    }
    default: break;  // chance has no list of answers: there are too many
  }
}

}  // namespace

void Legal::each(const Question& q, AnswerSink& sink) const {
  Offers(*this, state_, q, sink).all();
}

}  // namespace tally::sanguosha
