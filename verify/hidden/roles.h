#pragma once
// Which identities the players may have, by what their record shows: the table of identities, those
// that are known or shown at deaths, that the game went on after a death, who won. Of a game whose
// kit says that it has identities (verify/games/kit.h).
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/core/rulebook.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

inline constexpr std::size_t before_the_game = ~std::size_t{0};

struct RoleStatement {
  // rewarded, punished: whether a death brought its killer this.
  enum class Kind : std::uint8_t { is, went_on, ended, rewarded, punished };
  Kind kind = Kind::is;
  std::size_t step = before_the_game;
  Seat seat = nobody;                    // is; rewarded, punished: the victim
  What role = 0;                         // is
  SeatSet dead = {};                     // went_on, ended
  SeatSet winners = {};                  // ended
  bool names_winners = false;            // ended
  Seat killer = nobody;                  // rewarded, punished
  bool so = false;                       // rewarded, punished: it did
  std::vector<std::size_t> deaths = {};  // all but is: by which steps players had died
};

// One role for each seat; 0 is none.
using Roles = std::array<What, max_seats>;

// Whom the rules let win, and by which rule.
struct Winners {
  SeatSet seats;
  Rule rule = no_rule;
};

// What a game's rules make of roles, by one ruleset.
class RoleRules {
 public:
  virtual ~RoleRules() = default;
  // Whether this comes about if these are the roles. Never asked of Kind::is.
  [[nodiscard]] virtual bool agrees(const RoleStatement& s, const Roles& roles) const = 0;
  // When those of RoleStatement::dead have died.
  [[nodiscard]] virtual Winners winners(const RoleStatement& s, const Roles& roles) const = 0;
};

struct RoleTable {
  int players = 0;
  std::vector<int> count;  // by role, as the game numbers them: how many have it; [0] is none
  Roles fixed{};           // by the rules themselves: the first seat is the lord's
  std::shared_ptr<const RoleRules> rules = nullptr;
};

struct Identities {
  RoleTable table;
  std::vector<RoleStatement> says;
};

// What the first `steps` of a trace say; nothing for a game without identities, or one that begins
// in the middle.
std::optional<Identities> identities(const Trace& trace, const Game& game, const Ruleset& rules,
                                     std::size_t steps);

// All assignments that agree with the table and the statements.
std::vector<Roles> assignments(const Identities& i);

// Whom the rules let win, where the last statement names others: nothing, where that depends on who
// is who, or where it is not that.
std::optional<Winners> due_winners(const Identities& all);

// The statements (as indices) without any one of which there would be an assignment; there is none.
std::vector<std::size_t> role_core(const Identities& all);

}  // namespace tally::hidden
