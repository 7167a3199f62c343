#pragma once
// What a game brings to verify/ besides its rules: its kit. What stays null the game has not, and
// the tool that would use it says so. All kits are listed in kits.cpp.
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "replay/record.h"
#include "verify/compare/aim.h"
#include "verify/fuzz/player.h"
#include "verify/graphs/graphs.h"
#include "verify/hidden/roles.h"
#include "verify/hidden/witness.h"
#include "verify/invariants/invariants.h"
#include "verify/proofs/theorem.h"

namespace tally::proofs {
struct Formula;  // formula.h
struct Theorem;  // claim.h
}  // namespace tally::proofs

namespace tally::verify {

// invariants/: books that are kept beside the rules.
struct BookKit {
  std::span<const Invariant> (*invariants)() = nullptr;
  std::unique_ptr<Watch> (*watch)() = nullptr;
};

// fuzz/: random games, and records told otherwise.
struct FuzzKit {
  // Who plays quickly. Without one, games are played by somebody who lists all answers.
  std::unique_ptr<Player> (*player)(const Game& game) = nullptr;
  // The same game with its seats renumbered: seat s is s + by, who begins moves with it. `rules`
  // become those that say so. False where a record cannot say who begins.
  bool (*renumbered)(const Record& from, int by, Ruleset& rules, Record& out) = nullptr;
  // Neighbouring events that do not depend on each other, exchanged; some of those there are. False
  // when there are none.
  bool (*exchanged)(const Record& from, Random& chance, Record& out) = nullptr;
  // What such an exchange leaves in another order at the end of a game, put in one order.
  void (*put_in_order)(std::span<std::byte> state) = nullptr;
};

// proofs/: theorems, and what rules say of a state.
struct ProofKit {
  std::span<const proofs::TheoremText> (*texts)() = nullptr;
  std::vector<proofs::Theorem> (*theorems)(const Ruleset& rules) = nullptr;
  const std::vector<proofs::Formula>& (*formulas)() = nullptr;
  std::vector<proofs::Words> (*not_in_proofs)(const Ruleset& rules) = nullptr;
};

// compare/: how two rulesets are told apart.
struct CompareKit {
  // As aim_for() and same_because() say.
  versus::Aim (*aim)(const Game& game, const Ruleset& a, const Ruleset& b,
                     std::uint64_t cards) = nullptr;
  std::optional<proofs::Words> (*same_because)(const Game& game, const Ruleset& a, const Ruleset& b,
                                               std::size_t option) = nullptr;
  Kind points = nothing;  // the event that tells a player his points
};

// graphs/: as seats_of(), has_table_of_endgame() and states_of() say.
struct GraphKit {
  std::optional<graphs::Graph> (*seats)(std::span<const std::byte> state) = nullptr;
  bool (*has_table_of_endgame)(const Game& game, const Ruleset& rules) = nullptr;
  graphs::States (*states)(const Ruleset& rules, const graphs::Endgame& endgame,
                           const graphs::Limits& limits,
                           const std::function<void()>& tick) = nullptr;
  std::string_view ruleset_of_states = {};  // where none is said
  // Who sits where in an endgame, as people read it.
  std::string_view seats_en = {};
  std::string_view seats_zh = {};
  // The endgame where none is said, its cards as a log names them.
  std::string_view first_hand = {};
  std::string_view second_hand = {};
  std::string_view pile = {};
};

// hidden/: identities, for a game that has them: the first seat field is who somebody is.
struct IdentityKit {
  // As hidden::identities() says.
  std::optional<hidden::Identities> (*identities)(const hidden::Trace& trace, const Ruleset& rules,
                                                  std::size_t steps) = nullptr;
  std::unique_ptr<hidden::Unveiling> (*unveiling)(const hidden::Trace& trace, const Ruleset& rules,
                                                  const hidden::Roles& roles) = nullptr;
  Kind death = nothing;  // the event that tells in Field::what who somebody was
};

struct Kit {
  const Game& (*game)();
  BookKit books = {};
  FuzzKit fuzz = {};
  ProofKit proofs = {};
  CompareKit compare = {};
  GraphKit graphs = {};
  IdentityKit identities = {};
};

// An empty one for a game that brings none.
const Kit& kit_of(const Game& game);

}  // namespace tally::verify
