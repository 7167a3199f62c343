#pragma once
// What the books of the five modes work out each in its own way, from the course of a game.
#include <array>
#include <cstdint>
#include <span>

#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/state/state.h"

namespace tally::verify::identity {

using namespace tally::sanguosha;  // NOLINT(google-build-using-namespace): its books

// What the books know of a player.
struct Owner {
  int hand = 0;
  int hp = 0;
  int max_hp = 0;
  bool hp_untold = false;  // by generals that the record does not name
  int apart = 0;           // recovered while other hit points were going
  int due = 0;             // what the next statement of hit points must add
  Seat due_by = nobody;    // whoever damaged him last
  bool reborn = false;     // lives again, or did
  int came_in = 0;         // how many have taken the place of the dead there
  Seat host = nobody;      // whom his soul possesses
  bool alive = false;
  bool dying = false;
  bool face_down = false;
  int buqu = 0;  // cards on his pile of 不屈, by which he may live on
  Role role = Role::hidden;
  Kingdom kingdom = Kingdom::none;
  std::array<General, 2> generals{};  // laid face down, as far as they are known; what became …
  std::array<bool, 2> shown{};        // … of them; and whether they were turned up for skills
  std::array<bool, 2> turned_up{};
  bool changed = false;  // his deputy is another than was laid: the two bring nothing
  SkillSet muted;        // of generals of his, for this turn
  bool kneels = false;   // he recovers nothing in this turn
  std::uint8_t tokens = 0;
  std::uint8_t got = 0;     // those he has or has had
  std::uint8_t brings = 0;  // those that both his generals bring together
  std::array<Card, equipment_slots> equip{};
  NameSet delayed;        // in the judgement area
  bool may_grow = false;  // as a lord: his deputy is not known
  int spell_draws = 0;    // what having lost the Way of Peace still brings, and costs
  int spell_costs = 0;
};

// What the books know of the course of a game, for those who know the rules of its mode.
struct Course {
  std::span<const Owner> owners;  // by seat
  SeatSet alive;
  SeatSet reborn;         // … who were dead, and are out all the same
  SeatSet acted;          // have had their turn in this round, extra turns apart
  Seat regular = nobody;  // whose turn it was last, extra turns apart
  Seat first = nobody;    // whose side acts first, where that was chosen
  int turns = 0;          // in the game so far
  int in_round = 0;       // … and in this round
  int round = 0;          // those that have begun
  [[nodiscard]] Seat players() const { return static_cast<Seat>(owners.size()); }
  [[nodiscard]] const Owner& at(Seat s) const { return owners[static_cast<std::size_t>(s)]; }
};

// Whether a lord of the kingdom lives; or has died.
[[nodiscard]] bool has_lord(std::span<const Owner> owners, Kingdom kingdom, bool alive);

// A general is turned up for a skill that acts when somebody dies.
[[nodiscard]] bool at_a_death_by(const Event& unveil);
// Whether this makes a careerist of one whose lord has died.
[[nodiscard]] bool falls_with_lord(const Event& e);

// What a death brings its killer.
struct Due {
  int cards = 0;     // he draws so many
  bool all = false;  // and loses all he has
  int points = 0;    // or he recovers so many, where hit points are paid
  bool may = false;  // he may leave the cards
  int instead = 0;   // or recover so many instead of them
};

// What is not the same in all modes, as the books work it out.
struct ModeBooks {
  // 0 where the roles are such as a table can have, else where they differ: how many there are to
  // be of a role, and how many there are.
  struct Roles {
    bool fit = true;
    int due = 0;
    int have = 0;
  };
  Roles (*roles)(const Course&, const Options&);
  // Who may have the next turn, and whether a round begins with him.
  SeatSet (*next)(const Course&, const Options&);
  bool (*begins_round)(const Course&, const Options&, Seat next);
  // After a death: whether the game is over, and who has won.
  bool (*decided)(const Course&, const Options&, SeatSet& winners);
  Due (*due)(const Course&, const Options&, Seat dead, Seat paid);
  // Who is paid for a death. nullptr: the killer.
  Seat (*paid)(const Course&, Seat dead) = nullptr;
  Rule reward;
  Rule punish = rule::punish;
  Opt punish_scope = Opt::lord_punish_scope;  // count: hand and equipment
  bool told_later = false;                    // a death is weighed once kingdoms have been told
  bool additions = false;                     // tables may add to it: books_variants.cpp
  // Whether only the record knows who has won. nullptr: where roles are known, nobody has to be
  // told.
  bool (*hides_winners)(const Course&, const Options&) = nullptr;
};
extern const ModeBooks identity_books;
extern const ModeBooks sides_books;
extern const ModeBooks kingdoms_books;
extern const ModeBooks twos_books;
extern const ModeBooks landlord_books;
// By the option `mode`.
[[nodiscard]] const ModeBooks& books_of(const Options& options);

}  // namespace tally::verify::identity
