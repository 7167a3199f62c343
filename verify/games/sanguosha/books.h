#pragma once
// The books of one identity game, kept from its events alone.
#include <array>
#include <cstdint>

#include "engine/sanguosha/legal/legal.h"
#include "verify/games/sanguosha/invariants.h"
#include "verify/games/sanguosha/mode_books.h"

namespace tally::verify::identity {

using tally::sanguosha::Player;  // not that of verify/fuzz

// What a death brings about, until it has come.
enum class Owed : std::uint8_t { nothing, reward, punishment };

[[nodiscard]] constexpr unsigned zone_bit(Zone z) { return 1U << static_cast<unsigned>(z); }
// Where cards may come from.
namespace out_of {
inline constexpr unsigned draw = zone_bit(Zone::draw);
inline constexpr unsigned table = zone_bit(Zone::table);
inline constexpr unsigned hand = zone_bit(Zone::hand);
inline constexpr unsigned equip = zone_bit(Zone::equip);
inline constexpr unsigned judge = zone_bit(Zone::judge);
inline constexpr unsigned pile = zone_bit(Zone::pile);  // beside a player
inline constexpr unsigned discards = zone_bit(Zone::discard);
}  // namespace out_of
inline constexpr Place on_table{Zone::table, nobody};
inline constexpr Place discarded{Zone::discard, nobody};

// What is only said of somebody leaves his hand and his hit points to another time.
inline constexpr KindSet only_said{kind::put,   kind::judged, kind::flip, kind::place, kind::due,
                                   kind::chain, kind::phase,  kind::skip, kind::turn};

class Books {
 public:
  // Opens them on a state, as the game begins or, of a record from the middle, as it stands.
  void open(const State& s, const Options& options);
  // … and whose turn comes next; nobody: that of the one after whoever had the last.
  void resume(Seat next);

  // The state against the books, then folds an event. False: an invariant is broken, see breach().
  bool follow(const Event& e, const Question* q, const State& s, const Legal& legal);
  // Both for the phases of a turn, which are a third of all events, and nothing else.
  [[nodiscard]] bool only_a_phase(const Event& e) const {
    return e.kind == kind::phase && !over_ && !decided_ && owed_ == Owed::nothing;
  }
  bool phase(const Event& e, const State& s);
  // The state against the books: about whom and what an event is; all of it.
  [[gnu::always_inline]] inline bool agree(const Event& e, const State& s);
  bool agree_on_all(const State& s);
  bool agree_on_limits(const State& s);
  bool agree_on_lists(const State& s);
  bool close(const State& s, bool whole);

  [[nodiscard]] const Breach& breach() const { return breach_; }
  [[gnu::cold]] bool broken(Inv which, Seat seat, int books, int state,
                            Breach::Says says = Breach::Says::numbers);

 private:
  [[nodiscard]] std::span<const Owner> owners() const {
    return {owner_.data(), static_cast<std::size_t>(players_)};
  }
  [[nodiscard]] Owner& at(Seat s) { return owner_[static_cast<std::size_t>(s)]; }
  [[nodiscard]] bool seated(Seat s) const {  // nobody's number is large then
    return static_cast<std::uint8_t>(s.number()) < static_cast<std::uint8_t>(players_.number());
  }
  [[nodiscard]] bool living(Seat s) const {
    return seated(s) && owner_[static_cast<std::size_t>(s)].alive;
  }
  [[nodiscard]] int& lying(Zone z) { return lying_[static_cast<std::size_t>(z)]; }
  bool misplaced(Card c, Place books, Place state);
  bool broken_winners(const SeatSet& books, const SeatSet& state);

  bool move(const Event& e, std::span<const Card> cards, unsigned from, Seat of, Place to);
  bool move(const Event& e, unsigned from, Seat of, Place to) {
    return move(e, e.cards, from, of, to);
  }
  bool take(Card c, unsigned from, Seat of);
  bool put(Card c, Place to, const Event& e);
  bool comes_from_elsewhere(Card c, unsigned from, Seat of);
  bool equips(Card c, Seat who);
  bool lays(Card c, Seat who, const Event& e);
  void move_unseen(const Event& e, unsigned from, Seat of, Place to);
  void blur(Place there);
  bool gift(const Event& e);
  bool shuffle(const Event& e);
  bool deal(const Event& e);
  bool seldom(const Event& e);
  bool changes(const Event& e);  // books_changes.cpp
  bool relocate(const Event& e);
  bool look(const Event& e);
  bool put_away(const Event& e);
  [[nodiscard]] int hand_limit(const State& s) const;

  bool time(const Event& e, const State& s);
  bool turn(const Event& e, const State& s);
  bool limits(const Event& e, const Question* q, const State& s, const Legal& legal);
  bool points(const Event& e);
  bool first_points(const Event& e);
  bool death(const Event& e);
  bool over(const Event& e);
  void weigh(Seat dead, Seat killer);
  void owe(Seat dead, Seat paid);
  // books_kingdoms.cpp
  void open_war(const State& s);
  bool war(const Event& e);
  bool shows_general(const Event& e);
  bool hides_general(const Event& e);
  bool removes_general(const Event& e);
  bool mutes_general(const Event& e);
  bool changes_deputy(const Event& e);
  bool carries_out(const Event& e);
  bool declares(const Event& e);
  bool takes_side(const Event& e);
  bool gets_mark(const Event& e);
  bool spends(const Event& e);
  bool begins_fray(const Event& e);
  [[nodiscard]] int most_for_fray() const;
  [[nodiscard]] bool all_apart() const;
  [[nodiscard]] int fish_of_both(Seat who) const;
  [[nodiscard]] int fish_of_lord(Seat who) const;
  [[nodiscard]] std::uint8_t brought_by_both(const Owner& o) const;
  bool marks_have_come();
  bool agree_on_kingdoms(const State& s);
  bool owed(const Event& e, const Question* q);
  void come_between(const Event& e);
  bool roles(const State& s);
  [[nodiscard, gnu::always_inline]] inline bool agree_on(Seat seat, const State& s);
  [[nodiscard]] bool agree_on_somebody(Seat seat, const State& s) { return agree_on(seat, s); }

  // books_lords.cpp
  bool becomes_lord(const Event& e);
  bool changes_side(const Event& e);
  [[nodiscard]] bool may_be_crowned(Seat who) const;
  [[nodiscard]] Seat lord_is(General g) const;
  [[nodiscard]] bool of_kingdom_of(Seat one, Seat other) const;
  [[nodiscard]] int stands_for(Kingdom k) const;
  [[nodiscard]] int beside(Seat who, Skill pile) const;
  [[nodiscard]] int keeps_by_spell(Seat who) const;
  [[nodiscard]] Seat held_by(const Event& e) const;
  bool uses_soldier(const Event& e);
  bool lays_beacon(const Event& e, Seat on);
  bool learns(const Event& e);
  bool as_many_as_due(const Event& e);
  bool spell(const Event& e);
  void loses_spell(Seat who);
  bool spells_are_paid();
  bool of_lords(const Event& e);
  // books_variants.cpp
  [[nodiscard]] bool keeps_last(Seat who) const;
  void attacks(Seat who, Seat by);
  bool decay_over();
  bool soul(const Event& e);
  bool sacrifice(const Event& e);
  bool reborn(const Event& e);
  // books_sides.cpp
  bool enter(const Event& e);
  bool all_replaced();

  [[nodiscard]] Course course() const;

  Options options_;
  const ModeBooks* mode_ = nullptr;
  SeatSet acted_;
  Seat first_ = nobody;
  int turns_ = 0;
  int in_round_ = 0;
  bool replaced_ = false;  // whoever has the turn died, and another has come in
  int reward_ = 0;         // how many cards are owed, or hit points
  Kind paid_by_ = kind::draw;
  Seat players_ = 0;
  std::array<Owner, most_players> owner_{};
  std::array<Place, card_room> place_{};
  std::array<Name, deck_size> laid_as_{};
  bool told_ = false;    // how the game stood
  bool unseen_ = false;  // the record hides cards: what lies in the piles is not known any more
  static constexpr std::size_t zones = static_cast<std::size_t>(Zone::face_down) + 1;
  // So many cards in each. Counted from the start and looked at are the piles and the table; of the
  // other zones it is only by how many they changed.
  std::array<int, zones> lying_{};
  int living_ = 0;
  int round_ = 0;
  int slashes_ = 0;
  int wines_ = 0;
  sanguosha::Life wine_limit_ = sanguosha::Life::turn;  // until when they are counted
  Seat current_ = nobody;
  Seat resumed_ = nobody;
  Seat regular_ = nobody;   // whose turn it was last, extra turns apart
  bool turned_up_ = false;  // a turn that was nothing but that
  Phase phase_ = Phase::none;
  bool round_told_ = false;
  bool held_discard_ = false;
  bool calling_ = false;         // for a Slash that counts, or a claim has been made
  Card claimed_ = unknown_card;  // … of this card: others may be used before it is
  bool begun_ = false;           // the first turn has
  Owed owed_ = Owed::nothing;
  Seat fallen_ = nobody;  // who is dying of a skill at the death: that comes to its end first
  Seat owed_by_ = nobody;
  Seat owed_for_ = nobody;
  bool punished_too_ = false;  // by a ruleset that rewards and punishes one killing
  int instead_ = 0;            // or recovers so many hit points instead of it
  bool may_leave_ = false;     // … or leaves his reward
  Seat dead_ = nobody;         // the last to die
  bool roles_known_ = true;
  bool pending_ = false;  // a death or a kingdom has not been weighed yet
  bool paying_ = false;   // what it brings may still change
  Seat killer_ = nobody;
  Seat shown_just_now_ = nobody;  // he has first turned up a general, and nothing has come of it
  Seat first_shown_ = nobody;     // who was the first to turn up a general
  bool pioneer_due_ = false;
  int keeps_more_ = 0;
  bool fray_ = false;
  bool fray_due_ = false;  // it begins with this turn
  bool decided_ = false;
  SeatSet winners_;
  bool over_ = false;
  SeatSet had_turn_;         // in the game
  bool first_turn_ = false;  // the one going on is his first
  SeatSet beacons_from_;     // who has laid one in this phase
  int lessons_ = 0;          // skills learnt for this turn
  SeatSet gave_;             // has given the dead a card in this turn
  Seat spared_ = nobody;     // the first to die in the game before, until somebody does in this
  SeatSet provoked_;         // whom he has attacked
  bool taken_up_ = false;    // the books were opened between two turns; until the next begins
  int three_left_ = -1;      // turns since three were left; -1: they are more, or fewer
  bool extra_ = false;       // the turn that is going on is an extra one
  SeatSet decayed_;          // who has lost a hit point by the decay that comes after it …
  int before_decay_ = 0;     // … and how many lived then
  Breach breach_;
};

inline bool Books::agree_on(Seat seat, const State& s) {
  if (!seated(seat)) return true;
  const Owner& o = at(seat);
  const Player& p = s.at(seat);
  const int hand = p.hand.size() + p.hidden_cards;
  if (o.hand != hand) [[unlikely]]
    return broken(Inv::hand_count, seat, o.hand, hand);
  if (o.hp != p.hp) [[unlikely]]
    return broken(Inv::hit_points, seat, o.hp, p.hp);
  return true;
}

inline bool Books::agree(const Event& e, const State& s) {
  if (!only_said.contains(e.kind)) {
    if (e.seat >= 0 && !agree_on(e.seat, s)) return false;
    if (e.other >= 0 && !agree_on_somebody(e.other, s)) return false;
  }
  for (const Card c : e.cards) {
    if (c >= deck_size || s.place[c] == place_[c]) [[likely]]
      continue;
    if (are_generals.contains(e.kind)) break;
    const bool open = s.place[c].zone == Zone::somewhere || place_[c].zone == Zone::somewhere;
    if (!open) return misplaced(c, place_[c], s.place[c]);
  }
  return true;
}

}  // namespace tally::verify::identity
