#pragma once
// What the books of the four modes work out each in its own way, from the course of a game.
#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/state/state.h"

namespace tally::verify::identity {

using namespace tally::sanguosha;  // NOLINT(google-build-using-namespace): its books

// What the books know of the course of a game, for those who know the rules of its mode.
inline constexpr std::size_t kingdom_count = static_cast<std::size_t>(Kingdom::careerist) + 1;
struct Course {
  Seat players = 0;
  std::array<Role, most_players> role{};
  std::array<Kingdom, most_players> kingdom{};
  std::array<Kingdom, most_players> of_generals{};  // of those laid, shown or not
  std::array<bool, kingdom_count> lords_alive{};    // by kingdom: its lord lives, or has died
  std::array<bool, kingdom_count> lords_dead{};
  SeatSet alive;
  SeatSet reborn;                           // … who were dead, and are out all the same
  SeatSet acted;                            // have had their turn in this round, extra turns apart
  Seat regular = nobody;                    // whose turn it was last, extra turns apart
  Seat first = nobody;                      // whose side acts first, where that was chosen
  int turns = 0;                            // in the game so far
  int in_round = 0;                         // … and in this round
  std::array<int, most_players> came_in{};  // how many have taken the place of the dead there
  int round = 0;                            // those that have begun
};

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
// By the option `mode`.
[[nodiscard]] const ModeBooks& books_of(const Options& options);

}  // namespace tally::verify::identity
