#pragma once
// One game from the deal to its end, in the order of the rulebook. Written once for every kind of
// table: the door to the guide's (or a random player's) and the straight path of a sound record.
#include <algorithm>
#include <array>
#include <new>
#include <span>

#include "engine/dou_dizhu/legal.h"
#include "engine/dou_dizhu/score.h"

namespace tally::dou_dizhu {

[[nodiscard]] constexpr Question question(Ask ask, Seat who, int value, const KindSet& accepts,
                                          Rule why) {
  Question q;
  q.ask = static_cast<std::uint8_t>(ask);
  q.who = who;
  q.value = static_cast<std::int16_t>(value);
  q.accepts = accepts;
  q.rule = why;
  q.may_pass = false;
  return q;
}

// The door to a Table: every question and every event of this game passes here.
class Door {
 public:
  static constexpr bool judged = false;
  using Item = Event;

  Door(Table& table, const Judge& rules, const bool& stopped)
      : table_(table), rules_(rules), stopped_(stopped) {
    move_.rules = &rules_;
  }

  template <class Asked, class Legal>
  const Event* ask(Kind /*kind*/, Asked question, Event& /*room*/, Legal /*legal*/) {
    if (stopped_) return nullptr;
    Question q = question();
    q.rules = &rules_;
    return put(q);
  }
  // Most of what is asked: a play or a pass. Only who is asked is new.
  const Event* ask_move(Seat who) {
    if (stopped_) return nullptr;
    move_.who = who;
    return put(move_);
  }
  bool tell(Event& e) { return !stopped_ && table_.tell(e); }
  [[nodiscard]] bool to_the_end() const { return !stopped_; }

 private:
  [[gnu::always_inline]] inline const Event* put(const Question& q) {
    ::new (&answer_) Event(table_.answer(q));  // made where it is wanted
    return stopped_ ? nullptr : &answer_;
  }

  Table& table_;
  const Judge& rules_;
  const bool& stopped_;
  Question move_ = question(Ask::play, nobody, 0, {kind::play, kind::pass}, rule::turn);
  Event answer_;  // until the next question
};

template <class T>
class Flow {
 public:
  using Item = typename T::Item;

  Flow(State& state, const Legal& legal, T& table)
      : s_(state), legal_(legal), options_(legal.options()), table_(table) {}

  void run() {
    s_ = {};
    if (!find_landlord()) return;
    Seat first_out = nobody;
    if constexpr (T::judged) {
      // Most of what a sound record costs: at a copy of the table, which can stay in registers.
      T table = table_;
      first_out = tricks(s_, table, s_.landlord);
      table_ = table;
    } else {
      first_out = tricks(s_, table_, s_.landlord);
    }
    if (first_out != nobody) finish(first_out);
  }
  // From a move that is due.
  void run_on() {
    if (const Seat first_out = tricks(s_, table_, nobody); first_out != nobody) finish(first_out);
  }

 private:
  bool tell(Event& e) {
    if (!table_.tell(e)) return false;
    s_.apply(e, legal_.types());
    return true;
  }
  // An event that has a seat, a value and nothing else; `apply` does what it brings about.
  template <class Apply>
  bool tell(Kind k, Seat seat, Rule why, int value, Apply apply) {
    if constexpr (T::judged) {
      // What is said in so few words need not be put together to be compared.
      if (!table_.tell(k, seat, value)) return false;
      apply(seat, value);
      return true;
    } else {
      Event e;
      e.kind = k;
      e.seat = seat;
      e.value = value;
      e.rule = why;
      return tell(e);
    }
  }
  // Who has no card left first; nobody when there is nothing more to come, or the game ended.
  // `leader` begins a trick; nobody's where one is going on.
  [[gnu::always_inline]] inline Seat tricks(State& s, T& table, Seat leader) {
    const Legal& legal = legal_;
    Rule why = rule::lead;
    // A due answer that never comes says nothing for ever: it is asked for so often, no more.
    int silent = 0;
    constexpr int most_silent = 12;
    for (;;) {
      if (leader != nobody) lead(s, table, leader, why);
      // DDZ-TRICK-END: two passes in a row; whoever played last leads.
      for (bool two_passes = false; !two_passes;) {
        const Came came = act(s, legal, table);
        if (came == Came::end || (!T::judged && s.over)) return nobody;
        // DDZ-END: the first empty hand ends the game.
        if (came != Came::pass && s.last_is_out()) return s.last;
        silent = came == Came::nothing ? silent + 1 : 0;
        if (silent == most_silent) return nobody;
        two_passes = came != Came::play && trick_is_over<bool, int>(s.passes);
      }
      leader = s.last;
      why = rule::trick_end;
    }
  }
  [[gnu::always_inline]] static inline void lead(State& s, T& table, Seat leader, Rule why) {
    if constexpr (T::judged) {
      if (table.tell(kind::trick, leader, 0) && State::seated(leader)) s.led(leader);
    } else {
      Event e;
      e.kind = kind::trick;
      e.seat = leader;
      e.rule = why;
      if (table.tell(e) && State::seated(e.seat)) s.led(e.seat);
    }
  }
  // False when there is no game: nobody wanted to be the landlord, or the record has ended.
  bool find_landlord() {
    for (;;) {
      if (!deal()) return false;
      if (options_.is<Opt::bidding>("none")) {
        if (options_.is<Opt::landlord>("face_up") && !turn_up()) return false;
        return make_landlord(options_.is<Opt::landlord>("first") ? Seat{0} : drawer(), 0);
      }
      if (options_.is<Opt::first_bidder>("face_up") && !turn_up()) return false;
      if (!bidding()) return false;
      if (s_.bidder != nobody) return make_landlord(s_.bidder, s_.bid);
      // DDZ-ALL-PASS: dealt again, no game, or the first player must.
      if (options_.is<Opt::all_pass>("no_game")) return end({}, {}, rule::all_pass), false;
      if (options_.is<Opt::all_pass>("first")) return make_landlord(0, 1);
    }
  }

  // DDZ-DEAL: 17 cards each, or all 18.
  bool deal() {
    const int n = hand_size(options_);
    for (Seat who = 0; who < players; ++who) {
      Item room;
      Tally cards;
      const auto asked = [&] { return question(Ask::deal, who, n, kind::deal, rule::deal); };
      const auto legal = [&](const Item& e) {
        cards = tally_of(e);
        return legal_.deal(who, n, e.seat, cards) == no_rule;
      };
      const Item* const a = table_.ask(kind::deal, asked, room, legal);
      if (a == nullptr) return false;
      if constexpr (T::judged)
        s_.deal(*a, cards);
      else if (a->kind != nothing)
        s_.apply(*a, legal_.types());
    }
    return true;
  }

  // DDZ-FACE-UP: the card that was turned up and put back before the deal.
  bool turn_up() {
    Item room;
    const auto asked = [] {
      return question(Ask::face_up, nobody, 1, kind::face_up, rule::face_up);
    };
    const auto legal = [&](const Item& e) {
      return legal_.face_up(e.seat, cards_of(e)) == no_rule;
    };
    const Item* const a = table_.ask(kind::face_up, asked, room, legal);
    if (a == nullptr) return false;
    if constexpr (T::judged)
      s_.turned_up(a->seat, cards_of(*a).size() == 1 ? cards_of(*a)[0] : s_.face_up);
    else if (a->kind != nothing)
      s_.apply(*a, legal_.types());
    return true;
  }
  // Who drew it. Nobody when the record may have hidden it in a hand. Dealing would have gone on
  // with the first seat: who else would have drawn one of the last cards is for the record to say.
  [[nodiscard]] Seat drawer() const {
    const bool in_stock = s_.face_up != unknown_card && in_no_hand(s_.face_up) &&
                          s_.at(0).hidden + s_.at(1).hidden + s_.at(2).hidden == 0;
    const bool first = options_.is<Opt::face_up_stock>("first") || s_.drawer == nobody;
    return in_stock && first ? Seat{0} : s_.drawer;
  }
  [[nodiscard]] bool in_no_hand(Card c) const {
    return !s_.has(0, c) && !s_.has(1, c) && !s_.has(2, c);
  }

  // DDZ-BID, DDZ-BID-ORDER: higher each time, until 3, or two passes after a bid, or three before
  // any; or once round the table.
  bool bidding() {
    const bool once = options_.is<Opt::bidding>("once");
    Seat who = options_.is<Opt::first_bidder>("first") ? Seat{0} : drawer();
    // When a due bid never comes, too.
    for (int n = 0; n <= 4 * players && !bidding_is_over(s_.bidding(), once); ++n) {
      Item room;
      const auto asked = [&] { return question(Ask::bid, who, s_.bid, kind::bid, rule::bid); };
      const auto legal = [&](const Item& e) {
        return Legal::bid(who, s_.bid, e.seat, e.value) == no_rule;
      };
      const Item* const a = table_.ask(kind::bid, asked, room, legal);
      if (a == nullptr) return false;
      if (a->kind == nothing) {
        who = who == nobody ? nobody : State::next(who);
        continue;
      }
      if constexpr (!T::judged)
        s_.apply(*a, legal_.types());
      else if (State::seated(a->seat))
        s_.said(a->seat, a->value);
      who = s_.current;
    }
    return true;
  }

  // DDZ-LANDLORD, DDZ-STOCK.
  bool make_landlord(Seat who, int bid) {
    Event e;
    bool told = false;
    if (who == nobody) {
      e.kind = kind::landlord;
      e.value = bid;
      e.rule = rule::landlord;
      e.hide(Field::seat);
      told = tell(e);
    } else {
      told = tell(kind::landlord, who, rule::landlord, bid,
                  [&](Seat seat, int n) { s_.made_landlord(seat, n); });
    }
    if (!told) {
      if (!table_.to_the_end()) return false;
      s_.begins_with(who == nobody ? Seat{0} : who);
    }
    if (stock_size(options_) == 0 || s_.at(s_.landlord).size > 18) return true;
    std::array<Card, deck_size> cards{};
    const int n = s_.undealt(cards.data());
    if (n == 0) return true;  // another was dealt them with his hand
    e = {};
    e.kind = kind::stock;
    e.seat = s_.landlord;
    e.rule = rule::stock;
    e.cards = {cards.data(), static_cast<std::size_t>(n)};
    if (n != stock_size(options_)) {  // hidden hands
      e.cards = {};
      e.value = stock_size(options_);
      e.hide(Field::cards);
    }
    tell(e);
    return true;
  }

  enum class Came : std::uint8_t { end, nothing, pass, play, other };

  // One play or pass.
  [[gnu::always_inline]] static inline Came act(State& s, const Legal& legal, T& table) {
    if constexpr (T::judged) {
      const Item* const n = table.next();
      if (n == nullptr) return Came::end;
      if (n->kind == kind::play) {
        if (play<true>(s, legal, table, *n)) [[likely]]
          return Came::play;
        if (play_after_all(s, legal, table, *n)) return Came::play;
      } else if (n->kind == kind::pass && Legal::pass(s, n->seat) == no_rule) {
        table.took(*n, T::what_of(*n));
        s.passed(n->seat);
        return Came::pass;
      }
      table.give_up();
      return Came::end;
    } else {
      const Seat who = s.current;
      const Item* const a = table.ask_move(who);
      if (a == nullptr) return Came::end;
      if (a->kind == nothing) {
        s.passed(who);
        return Came::nothing;
      }
      // A legal play is folded in as what it was judged to be; else it is looked at for itself.
      if (a->kind == kind::play) {
        Tally cards;
        if (!quick_tally_of(*a, cards) || !folded<true>(s, legal, *a, cards)) fold(s, legal, *a);
        return Came::other;
      } else if (a->kind == kind::pass) {
        if (State::seated(a->seat)) s.passed(a->seat);
        return Came::other;
      }
      s.apply(*a, legal.types());
      return Came::other;
    }
  }

  template <bool quick>
  [[gnu::always_inline]] static inline bool folded(State& s, const Legal& legal, const Event& a,
                                                   const Tally& cards) {
    const Legal::Play p = legal.play<quick>(s, a.seat, a.what, cards);
    if (p.hitch != Legal::Play::Hitch::none) return false;
    s.played(a.seat, cards, *p.as, p.held);
    return true;
  }
  [[gnu::noinline]] static void fold(State& s, const Legal& legal, const Event& a) {
    if (!folded<false>(s, legal, a, tally_of(a))) s.apply(a, legal.types());
  }

  template <bool quick>
  [[gnu::always_inline]] static inline bool play(State& s, const Legal& legal, T& table,
                                                 const Item& n) {
    const Tally cards = tally_of(n);
    const Legal::Play p = legal.play<quick>(s, n.seat, T::what_of(n), cards);
    if (p.hitch != Legal::Play::Hitch::none) [[unlikely]]
      return false;
    table.took(n, static_cast<What>(p.as->type));
    s.played(n.seat, cards, *p.as, p.held);
    return true;
  }
  // Off the path of most: with a table of its own, so that the other stays where it is.
  [[gnu::always_inline]] static inline bool play_after_all(State& s, const Legal& legal, T& table,
                                                           const Item& n) {
    T own = table;
    const bool legal_play = play_slowly(s, legal, own, n);
    table = own;
    return legal_play;
  }
  [[gnu::noinline]] static bool play_slowly(State& s, const Legal& legal, T& table, const Item& n) {
    return play<false>(s, legal, table, n);
  }

  // DDZ-WINNER, DDZ-SCORE.
  void finish(Seat first_out) {
    // A record that deals once more in the middle has no landlord.
    if (!State::seated(s_.landlord)) return;
    const bool landlord_won = first_out == s_.landlord;
    const auto plays = [&](Seat s) {
      return static_cast<int>(s_.plays[static_cast<std::size_t>(s)]);
    };
    const Seat next = State::next(s_.landlord);
    const bool in_a_row =
        spring(landlord_won, plays(s_.landlord), plays(next), plays(State::next(next)));
    const int bid = std::min<int>(s_.base, most_bid_counted);
    const int n = stake(bid, static_cast<int>(s_.bombs), in_a_row, options_);
    SeatList winners;
    std::array<int, players> score{};
    for (Seat s = 0; s < players; ++s) {
      const bool landlord = s == s_.landlord;
      if (is_winner(landlord, landlord_won)) winners.push(s);
      score[static_cast<std::size_t>(s)] = score_of(landlord, landlord_won, n, options_);
    }
    end(winners, score, rule::winner);
  }

  void end(const SeatList& winners, const std::array<int, players>& score, Rule why) {
    for (Seat s = 0; s < players && !options_.is<Opt::score>("none"); ++s)
      tell(kind::score, s, rule::score, score[static_cast<std::size_t>(s)],
           [&](Seat seat, int n) { s_.scored(seat, n); });
    Event e;
    e.kind = kind::over;
    e.seats = winners;
    e.rule = why;
    tell(e);
  }

  State& s_;
  const Legal& legal_;
  const Options& options_;
  T& table_;
};

}  // namespace tally::dou_dizhu
