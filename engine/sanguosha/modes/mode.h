#pragma once
// A way of playing: what is not the same in the identity game, in a battle of two sides, in kingdom
// war. The rules ask it (`play.mode().…`), never for its name. What it remembers is in the state.
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/game.h"
#include "engine/sanguosha/modes/list.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

class Play;

// A number, and the rule that says so.
struct Counted {
  int many = 0;
  Rule why = rule::none;
};

struct NextTurn {
  Seat who = nobody;
  bool round = false;  // a round begins with it
  Rule why = rule::turn_order;
};

class Mode {
 public:
  // No more than most_players.
  [[nodiscard]] virtual int most_seats() const = 0;

  // --- set-up
  // Before the first event: the rule that who sits where breaks, and a set-up for a random game, as
  // Game says.
  [[nodiscard]] virtual Rule setup_breaks(const Setup& setup, const Options& options) const = 0;
  virtual bool random_setup(int players, const Options& options, std::uint64_t random,
                            Setup& out) const = 0;
  // What follows from the seats: who is who, who has lord skills (State::lead).
  virtual void sit_down(State& /*s*/) const {}
  // Generals are offered and chosen; without them nobody has one.
  virtual void choose_generals(Play& /*g*/) const {}
  // With how many hit points he begins, and with how many cards everybody does.
  [[nodiscard]] virtual Counted first_hp(const State& s, const Options& options, Seat who) const;
  [[nodiscard]] virtual Counted first_hand() const { return {4, rule::setup_hand}; }

  // --- turns
  // Whose turn is the first, and the one after that of `last`. Either may ask the players.
  [[nodiscard]] virtual NextTurn first_turn(Play& /*g*/) const { return {0, true}; }
  [[nodiscard]] virtual NextTurn next_turn(Play& g, Seat last) const;

  // --- who is known to whom
  // False where a record may hide who somebody is, and does.
  [[nodiscard]] virtual bool is_known(const State& /*s*/, Seat /*who*/) const { return true; }

  // Whether two belong together by what everybody knows. Without camps, or where nobody knows them,
  // everybody stands alone.
  [[nodiscard]] virtual bool on_same_side(const State& /*s*/, Seat one, Seat other) const {
    return one == other;
  }

  // --- death and the end
  // Whether the game can be going on with those dead who are.
  [[nodiscard]] virtual bool may_go_on(const State& s) const = 0;
  // Somebody has died: ends the game where that ends it (Play::end). True when it is over.
  [[nodiscard]] virtual bool ended_by_death(Play& g) const = 0;
  // How many cards a killer draws for a victim who brings him any.
  [[nodiscard]] virtual int reward() const { return 0; }
  // Reward and punishment of a killer who lives and is not the victim.
  virtual void pay_out(Play& /*g*/, Seat /*victim*/, Seat /*killer*/) const {}

 protected:
  ~Mode() = default;  // modes are constants
};

namespace modes {
#define TALLY_X(name) extern const Mode& name;  // NOLINT(bugprone-macro-parentheses): a name
TALLY_SGS_MODES(TALLY_X)
#undef TALLY_X
}  // namespace modes

// In the order of the option `mode`.
[[nodiscard]] std::span<const Mode* const> all_modes();

}  // namespace tally::sanguosha
