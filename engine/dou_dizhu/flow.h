#pragma once
// One game from the deal to its end, in the order of the rulebook. Written once for every kind of
// table: the door to the guide's (or a random player's) and the straight path of a sound record.
#include <array>
#include <span>

#include "engine/dou_dizhu/legal.h"

namespace tally::dou_dizhu {

// The door to a Table: every question and every event of this game passes here.
class Door {
 public:
  static constexpr bool judged = false;

  Door(Table& table, const Judge& rules, const bool& stopped)
      : table_(table), rules_(rules), stopped_(stopped) {}

  template <class Legal>
  const Event* ask(Question& q, Event& room, Legal /*legal*/) {
    if (stopped_) return nullptr;
    q.rules = &rules_;
    room = table_.answer(q);
    return stopped_ ? nullptr : &room;
  }
  bool tell(Event& e) { return !stopped_ && table_.tell(e); }
  [[nodiscard]] bool to_the_end() const { return !stopped_; }

 private:
  Table& table_;
  const Judge& rules_;
  const bool& stopped_;
};

template <class T>
class Flow {
 public:
  Flow(State& state, const Legal& legal, T& table)
      : s_(state), legal_(legal), options_(legal.options()), table_(table) {}

  void run() {
    s_ = {};
    if (!find_landlord()) return;
    Seat leader = s_.landlord;
    Rule why = rule::lead;
    // A due answer that never comes says nothing for ever: it is asked for so often, no more.
    int silent = 0;
    constexpr int most_silent = 12;
    while (silent < most_silent) {
      if (leader != nobody) lead(leader, why);
      leader = nobody;
      if (!act(silent)) return;
      if (s_.over) return;
      // DDZ-END: the first empty hand ends the game.
      if (State::seated(s_.last) && s_.at(s_.last).size == 0 &&
          s_.plays[static_cast<std::size_t>(s_.last)] > 0)
        return finish(s_.last);
      // DDZ-TRICK-END: two passes in a row; whoever played last leads.
      if (s_.passes == 2) {
        leader = s_.last;
        why = rule::trick_end;
      }
    }
  }

 private:
  bool tell(Event& e) {
    if (!table_.tell(e)) return false;
    s_.apply(e, legal_.types());
    return true;
  }
  bool tell(Kind k, Seat seat, Rule why, int value) {
    Event e;
    e.kind = k;
    e.seat = seat;
    e.value = static_cast<std::int16_t>(value);
    e.rule = why;
    if constexpr (T::judged) {
      // What is said in so few words need not be put together to be compared.
      if (!table_.tell(k, seat, e.value)) return false;
      s_.apply(e, legal_.types());
      return true;
    } else {
      return tell(e);
    }
  }
  void lead(Seat leader, Rule why) {
    if constexpr (T::judged) {
      if (table_.tell(kind::trick, leader, 0) && State::seated(leader)) s_.led(leader);
      return;
    }
    Event e;
    e.kind = kind::trick;
    e.seat = leader;
    e.rule = why;
    if (table_.tell(e) && State::seated(e.seat)) s_.led(e.seat);
  }
  static Question question(Ask ask, Seat who, int value, std::uint64_t accepts, Rule why) {
    Question q;
    q.ask = static_cast<std::uint8_t>(ask);
    q.who = who;
    q.value = static_cast<std::int16_t>(value);
    q.accepts = accepts;
    q.rule = why;
    q.may_pass = false;
    return q;
  }

  // False when there is no game: nobody wanted to be the landlord, or the record has ended.
  bool find_landlord() {
    for (;;) {
      if (!deal()) return false;
      if (options_.is(Opt::bidding, 0)) {
        if (options_.is(Opt::landlord, 0) && !turn_up()) return false;
        return make_landlord(options_.is(Opt::landlord, 1) ? Seat{0} : drawer(), 0);
      }
      if (options_.is(Opt::first_bidder, 0) && !turn_up()) return false;
      if (!bidding()) return false;
      if (s_.bidder != nobody) return make_landlord(s_.bidder, s_.bid);
      // DDZ-ALL-PASS: dealt again, no game, or the first player must.
      if (options_.is(Opt::all_pass, 1)) return end({}, rule::all_pass), false;
      if (options_.is(Opt::all_pass, 2)) return make_landlord(0, 1);
    }
  }

  // DDZ-DEAL: 17 cards each, or all 18.
  bool deal() {
    for (Seat who = 0; who < players; ++who) {
      const int n = options_.is(Opt::stock, 1) ? 18 : 17;
      Question q = question(Ask::deal, who, n, bit(kind::deal), rule::deal);
      Event room;
      Tally cards;
      const auto legal = [&](const Event& e, const auto& from) {
        cards = tally_of(from);
        return legal_.deal(q, e, cards).legal();
      };
      const Event* const a = table_.ask(q, room, legal);
      if (a == nullptr) return false;
      if (T::judged && a->shows(Field::cards))
        s_.deal(*a, cards);
      else if (a->kind != nothing)
        s_.apply(*a, legal_.types());
    }
    return true;
  }

  // DDZ-FACE-UP: the card that was turned up and put back before the deal.
  bool turn_up() {
    Question q = question(Ask::face_up, nobody, 1, bit(kind::face_up), rule::face_up);
    Event room;
    const auto legal = [&](const Event& e, const auto& /*from*/) {
      return legal_.face_up(e) == no_rule;
    };
    const Event* const a = table_.ask(q, room, legal);
    if (a == nullptr) return false;
    if (a->kind != nothing) s_.apply(*a, legal_.types());
    return true;
  }
  // Who drew it. Nobody when the record does not say.
  [[nodiscard]] Seat drawer() const {
    const bool in_stock = s_.face_up != unknown_card && in_no_hand(s_.face_up);
    return in_stock && options_.is(Opt::face_up_stock, 1) ? Seat{0} : s_.drawer;
  }
  [[nodiscard]] bool in_no_hand(Card c) const {
    return !s_.has(0, c) && !s_.has(1, c) && !s_.has(2, c);
  }

  // DDZ-BID, DDZ-BID-ORDER: higher each time, until 3, or two passes after a bid, or three before
  // any; or once round the table.
  bool bidding() {
    const bool once = options_.is(Opt::bidding, 2);
    Seat who = options_.is(Opt::first_bidder, 1) ? Seat{0} : drawer();
    for (int n = 0; s_.bid < 3; ++n) {
      if (once ? s_.bids == players : s_.bid_passes == (s_.bid > 0 ? 2 : 3)) break;
      if (n > 4 * players) break;  // a due bid never comes
      Question q = question(Ask::bid, who, s_.bid, bit(kind::bid), rule::bid);
      Event room;
      const auto legal = [&](const Event& e, const auto& /*from*/) {
        return legal_.bid(q, e) == no_rule;
      };
      const Event* const a = table_.ask(q, room, legal);
      if (a == nullptr) return false;
      if (a->kind != nothing) s_.apply(*a, legal_.types());
      who = a->kind != nothing ? s_.current : who == nobody ? nobody : State::next(who);
    }
    return true;
  }

  // DDZ-LANDLORD, DDZ-STOCK.
  bool make_landlord(Seat who, int bid) {
    Event e;
    bool told = false;
    if (who == nobody) {
      e.kind = kind::landlord;
      e.value = static_cast<std::int16_t>(bid);
      e.rule = rule::landlord;
      e.hide(Field::seat);
      told = tell(e);
    } else {
      told = tell(kind::landlord, who, rule::landlord, bid);
    }
    if (!told) {
      if (!table_.to_the_end()) return false;
      s_.landlord = s_.current = s_.last = who == nobody ? Seat{0} : who;
    }
    if (options_.is(Opt::stock, 1) || s_.at(s_.landlord).size > 18) return true;
    std::array<Card, deck_size> cards{};
    const int n = s_.undealt(cards.data());
    if (n == 0) return true;  // another was dealt them with his hand
    e = {};
    e.kind = kind::stock;
    e.seat = s_.landlord;
    e.rule = rule::stock;
    e.cards = {cards.data(), static_cast<std::size_t>(n)};
    if (n != 3) {  // hidden hands
      e.cards = {};
      e.value = 3;
      e.hide(Field::cards);
    }
    tell(e);
    return true;
  }

  // One play or pass. False when there is nothing more to come.
  bool act(int& silent) {
    constexpr std::uint64_t accepts = bit(kind::play) | bit(kind::pass);
    if constexpr (T::judged) {
      // Most of what a sound record costs: nothing is put together that is not needed.
      const auto* const n = table_.next(accepts);
      return n != nullptr && (n->kind == kind::pass ? passed(*n) : played(*n));
    } else {
      const Seat who = s_.current;
      Question q = question(Ask::play, who, 0, accepts, rule::turn);
      Event room;
      const Event* const a = table_.ask(q, room, nullptr);
      if (a == nullptr) return false;
      silent = a->kind == nothing ? silent + 1 : 0;
      if (a->kind == nothing)
        s_.passed(who);
      else
        s_.apply(*a, legal_.types());
      return true;
    }
  }
  template <class Item>
  [[gnu::always_inline]] bool passed(const Item& n) {
    if (legal_.pass(n.seat) != no_rule) return table_.give_up() != nullptr;
    table_.took(n, n.hidden == 0 ? n.what : std::uint8_t{0});
    s_.passed(n.seat);
    return true;
  }
  template <class Item>
  [[gnu::always_inline]] bool played(const Item& n) {
    const Tally cards = tally_of(n);
    Combination as;
    const std::uint8_t named = n.hidden == 0 ? n.what : std::uint8_t{0};
    if (!legal_.play(n.seat, named, cards, as).legal()) return table_.give_up() != nullptr;
    table_.took(n, static_cast<std::uint8_t>(as.type));
    s_.played(n.seat, cards, as);
    return true;
  }

  // DDZ-WINNER, DDZ-SCORE.
  void finish(Seat first_out) {
    SeatList winners;
    for (Seat s = 0; s < players; ++s)
      if ((s == s_.landlord) == (first_out == s_.landlord)) winners.push(s);
    end(winners, rule::winner);
  }

  void end(const SeatList& winners, Rule why) {
    for (Seat s = 0; s < players && !options_.is(Opt::score, 0); ++s)
      tell(kind::score, s, rule::score, points(s, winners));
    Event e;
    e.kind = kind::over;
    e.seats = winners;
    e.rule = why;
    tell(e);
  }

  // DDZ-SCORE: 1 for each winner; or the bid, doubled for each bomb and once for a spring, from
  // each of the others to the landlord or back.
  [[nodiscard]] int points(Seat who, const SeatList& winners) const {
    if (winners.empty()) return 0;
    if (options_.is(Opt::score, 2)) return winners.contains(who) ? 1 : 0;
    const bool landlord_won = winners.contains(s_.landlord);
    int n = s_.base > 1 ? s_.base : 1;
    if (options_.is(Opt::score_bombs, 1)) n <<= s_.bombs < 14 ? s_.bombs : 13;
    if (options_.is(Opt::score_spring, 1) && spring(landlord_won)) n *= 2;
    if (who == s_.landlord) return landlord_won ? 2 * n : -2 * n;
    return landlord_won ? -n : n;
  }
  // The landlord won and no other ever played, or lost and played only his first lead.
  [[nodiscard]] bool spring(bool landlord_won) const {
    const auto by = [&](Seat s) { return s_.plays[static_cast<std::size_t>(s)]; };
    if (!landlord_won) return by(s_.landlord) == 1;
    return by(State::next(s_.landlord)) == 0 && by(State::next(State::next(s_.landlord))) == 0;
  }

  State& s_;
  const Legal& legal_;
  const Options& options_;
  T& table_;
};

}  // namespace tally::dou_dizhu
