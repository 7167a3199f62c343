#pragma once
// The whole table as one regular value: fixed size, no pointers, equal states are equal bytes.
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#include "engine/core/card_set.h"
#include "engine/core/game.h"
#include "engine/core/types.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/state/seats.h"

namespace tally::sanguosha {

// Where a card is. `somewhere`: in a hidden hand or at an unknown place of the draw pile.
enum class Zone : std::uint8_t { box, draw, discard, table, hand, equip, judge, somewhere };

struct Place {
  Zone zone = Zone::box;
  Seat seat = nobody;
  friend constexpr bool operator==(Place a, Place b) {
    return std::bit_cast<std::uint16_t>(a) == std::bit_cast<std::uint16_t>(b);
  }
};

// Turns and rounds are counted up to the last number there is: a record may have any.
[[nodiscard]] constexpr std::int16_t one_more(std::int16_t n) {
  return n < std::numeric_limits<std::int16_t>::max() ? static_cast<std::int16_t>(n + 1) : n;
}

// What a player has about him until a phase or a turn ends.
enum class Mark : std::uint8_t {
  bare = 1,     // Bare Chested, this turn
  slashed = 2,  // used or played a Slash in this play phase of his
};

// What is offered by a record that does not show it: any general nobody else has been offered.
inline constexpr GeneralSet any_offered{General::none};

// A skill somebody got in the game, and from what.
struct Grant {
  Skill skill = Skill::none;
  Cause by{};
};

struct Player {
  std::int8_t hp = 0;
  std::int8_t max_hp = 0;
  Role role = Role::hidden;
  Gender gender = Gender::none;
  bool alive = false;
  bool chained = false;
  bool drunk = false;  // a Wine waits for the next Slash of this turn
  std::uint8_t judge_count = 0;
  std::uint8_t marks = 0;                // bit per Mark
  std::uint8_t lost_equips = 0;          // equipment that just left and is not yet dealt with
  std::array<std::uint8_t, 2> unused{};  // no padding: equal states are equal bytes
  std::uint16_t hidden_cards = 0;        // hand cards of unknown identity
  std::uint16_t given = 0;               // cards given away by Benevolence in this play phase
  General general = General::none;
  General second = General::none;  // where a mode gives two generals to one player
  std::array<Card, 4> equip{};     // by slot; unknown_card = empty
  std::array<Card, 6> judge{};     // in order of placement; two a name at most by any rule
  std::array<Name, 6> judge_as{};  // what each of them counts as
  std::array<Cause, 8> skip_by{};  // by Phase: what makes him skip it this turn
  std::array<Grant, 4> granted{};  // skills he has besides those of his generals
  std::array<std::uint16_t, 2> unused_2{};
  Cards hand;
  SkillSet skills;     // all he has, whoever gave them
  SkillSet used;       // skills used in this play phase
  GeneralSet offered;  // generals he may take, or any_offered
};

struct State {
  std::int8_t players = 0;
  std::int8_t alive = 0;
  Seat current = nobody;
  Phase phase = Phase::none;
  bool over = false;
  std::uint8_t unused{};       // no padding: equal states are equal bytes
  std::uint16_t slashes = 0;   // Slashes used in this play phase that count to the limit
  std::uint16_t wines = 0;     // Wines used for effect since the limit was last reset
  std::uint16_t shuffles = 0;  // since play began
  std::int16_t round = 0;
  std::int16_t turn = 0;
  std::uint16_t draw_count = 0;
  std::uint16_t discard_count = 0;
  std::uint16_t peeked_unseen = 0;  // cards looked at that a record does not show
  std::uint16_t table_unseen = 0;   // face up on the table, but not named
  SeatSet winners;
  SeatSet emptied;                        // the last hand card just left
  SeatSet lions_lost;                     // the Silver Lion just left
  SeatSet unequipped;                     // lost_equips is not 0
  std::array<Card, deck_size> draw{};     // [draw_count-1] is the top
  std::array<Card, deck_size> discard{};  // in order of arrival
  std::array<Place, deck_size> place{};
  std::uint16_t aside = 0;  // generals of the pool that are offered, a record not saying which
  std::array<std::uint16_t, 3> unused_2{};
  Cards peeked;     // on the table, seen by one player, not yet dealt with
  GeneralSet pool;  // generals not yet offered to anybody
  // By Timing: who has a skill that acts then. One more where that keeps padding out.
  std::array<SeatSet, (timing_count + 1) / 2 * 2> acting{};
  std::array<Player, most_players> player{};

  [[nodiscard]] Player& at(Seat s) { return player[static_cast<std::size_t>(s)]; }
  [[nodiscard]] const Player& at(Seat s) const { return player[static_cast<std::size_t>(s)]; }
  [[nodiscard]] bool seated(Seat s) const { return s >= 0 && s < players; }
  [[nodiscard]] bool living(Seat s) const { return seated(s) && at(s).alive; }
  [[nodiscard]] SeatSet living_seats() const {
    SeatSet seats;
    for (Seat s = 0; s < players; ++s)
      if (at(s).alive) seats.add(s);
    return seats;
  }
  [[nodiscard]] Place where(Card c) const {
    return c < deck_size ? place[c] : Place{Zone::somewhere, nobody};
  }
  // Calls f(card) for every card there, in ascending order. Few are, so four are looked at at once.
  template <class F>
  void each_at(Place where, F f) const {
    using Four = std::array<Place, 4>;
    constexpr std::uint64_t ones = 0x0001'0001'0001'0001ULL;
    const auto wanted = std::bit_cast<std::uint64_t>(Four{where, where, where, where});
    for (std::size_t c = 0; c < place.size(); c += 4) {
      std::uint64_t differs = 0;
      std::memcpy(&differs, &place[c], sizeof differs);
      differs ^= wanted;
      if (((differs - ones) & ~differs & ones << 15U) == 0) continue;  // all of them do
      for (std::size_t i = c; i < c + 4; ++i)
        if (place[i] == where) f(static_cast<Card::Number>(i));
    }
  }
  // Lies on the table, or is one that may be what lies there unnamed.
  [[nodiscard]] bool may_lie_on_table(Card c) const {
    const Zone z = where(c).zone;
    return z == Zone::table || (z == Zone::somewhere && table_unseen > 0);
  }
  [[nodiscard]] int hand_size(Seat s) const { return at(s).hand.size() + at(s).hidden_cards; }
  [[nodiscard]] bool equipped(Seat s, int slot) const {
    return at(s).equip[static_cast<std::size_t>(slot)] != unknown_card;
  }
  [[nodiscard]] Card equipment(Seat s, int slot) const {
    return at(s).equip[static_cast<std::size_t>(slot)];
  }
  // The name of the equipment in a slot, Name::none when empty.
  [[nodiscard]] Name equipment_name(Seat s, int slot) const {
    const Card c = equipment(s, slot);
    return c == unknown_card ? Name::none : face(c).name;
  }
  [[nodiscard]] Name weapon(Seat s) const { return equipment_name(s, 0); }
  [[nodiscard]] Name armour(Seat s) const { return equipment_name(s, 1); }
  [[nodiscard]] bool has(Seat s, Skill k) const { return at(s).skills.contains(k); }
  [[nodiscard]] bool marked(Seat s, Mark m) const {
    return (at(s).marks & static_cast<unsigned>(m)) != 0;
  }
  void mark(Seat s, Mark m) {
    at(s).marks = static_cast<std::uint8_t>(at(s).marks | static_cast<unsigned>(m));
  }
  // Something left an area and what follows from it has not been looked at.
  [[nodiscard]] bool unsettled() const { return !(emptied | lions_lost | unequipped).empty(); }
  void forget_losses(Seat s);
  [[nodiscard]] bool has_delayed(Seat s, Name n) const;
  // Another living player of a kingdom; whether there is one.
  [[nodiscard]] bool is_ally(Seat of, Seat s, Kingdom kingdom) const;
  [[nodiscard]] bool has_ally(Seat of, Kingdom kingdom) const;
  // Next living seat after s in the order of play; s itself when it is the only one.
  [[nodiscard]] Seat next(Seat s) const;
  // Hand and equipment, and the judgement area if asked for. Room for deck_size in out.
  int cards_of(Seat s, bool hand, bool equip, bool judge, Card* out) const;
  [[nodiscard]] bool has_equipment(Seat s) const;
  [[nodiscard]] bool has_card(Seat s) const;      // in the hand or equipped
  [[nodiscard]] bool has_any_card(Seat s) const;  // or in the judgement area

  // Folds one event into the state. Robust against illegal events: a card is taken from wherever
  // it is, seats outside the table change nothing.
  void apply(const Event& e);
  // A record begins in the middle: every card may be anywhere, until it says where.
  void know_nothing();
  // Unseen cards on the table count as of this hand again: they are used in his name.
  void take_up_unseen(Seat s, int n);
  // It is not known any more which of the cards on the table this is.
  void unname(Card c);
  // Those a player may take.
  [[nodiscard]] const GeneralSet& open_to(Seat s) const {
    return at(s).offered == any_offered ? pool : at(s).offered;
  }
  // Takes a general: his skills, his gender. Hit points are told apart.
  void become(Seat s, General g);
  void take_second(Seat s, General g);  // besides the first, whose gender stays
  // Skills come and go (skills.cpp).
  void set_skills(Seat s, const SkillSet& skills);
  void grant(Seat s, Skill k, Cause by);
  void lose(Seat s, Skill k);        // whoever gave it
  void take_back(Seat s, Cause by);  // what this gave him, if nothing else gives it
  [[nodiscard]] const SeatSet& acting_at(Timing t) const {
    return acting[static_cast<std::size_t>(t)];
  }
  // Empty when every card is in exactly one place and all counts agree, else what is wrong. Without
  // `whole_deck` cards may be missing: what a record that begins in the middle does not name.
  [[nodiscard]] const char* unsound(bool whole_deck = true) const;

 private:
  void take_out(Card c, Seat hint, Zone from);
  void take_out_unseen(Seat hint, Zone from);
  void take_from_somewhere(Seat hint, Zone from);
  void take_delayed(Seat s, Card c);
  void put_in(Card c, Place to);
  void move(std::span<const Card> cards, Seat hint, Zone from, Place to);
  void carry(const Event& e);
  void apply_other(const Event& e);
  void new_pile(const Event& e);
  [[nodiscard]] bool piles_are(std::span<const Card> cards) const;
  void blur_hand(Seat s);
  void blur_peeked();
  void draw_from_within(Card c);
  void arrange(const Event& e);
  void reveal(std::span<const Card> cards, Seat s);
};

static_assert(deck_size % 4 == 0);  // see each_at
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

void reset(State& s, const Setup& setup, bool ex_cards, bool maneuvering);
void visit(const State& s, StateSink& sink);

}  // namespace tally::sanguosha
