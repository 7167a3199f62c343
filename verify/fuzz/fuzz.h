#pragma once
// Random legal games through all invariants, some of them through metamorphic relations as well.
// The same functions are what `tally fuzz` runs by the million and what the property tests run.
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "replay/check.h"
#include "replay/record.h"
#include "verify/fuzz/player.h"
#include "verify/shrink/shrink.h"

namespace tally::verify {

// One game: everything about it follows from these.
struct FuzzCase {
  int players = 0;  // 0: one of the tables of the ruleset, by the seed
  std::uint64_t seed = 1;
  std::optional<std::size_t> leaning;  // of the players; none: by the seed
  bool relations = false;              // whether relations are tried on the game as well
};

// The first invariant or relation that failed.
struct Failure {
  std::string what;        // "INV-SGS-…" or the name of a relation
  Finding finding;         // in words
  std::uint64_t luck = 0;  // seed of the relation's own random choices
};

enum class Held : std::uint8_t;  // relations.h

struct Played {
  int players = 0;
  std::size_t leaning = 0;
  std::uint32_t events = 0;
  int turns = 0;
  std::uint64_t signature = 0;
  bool over = false;
  std::vector<Held> relations = {};  // in the order of relations(); empty where none was tried
};

struct Bench;  // relations.h

class Fuzzer {
 public:
  // `rules` stay alive.
  Fuzzer(const Game& game, const Ruleset& rules);
  ~Fuzzer();
  Fuzzer(const Fuzzer&) = delete;
  Fuzzer& operator=(const Fuzzer&) = delete;

  // False when the ruleset has no such table.
  [[nodiscard]] bool has_table(int players) const;
  [[nodiscard]] std::span<const Leaning> leanings() const;
  // None when all invariants and relations held. `played` is filled in either way.
  std::optional<Failure> play(const FuzzCase& c, Played& played);
  // The same game as a record, up to where it failed.
  void record(const FuzzCase& c, Record& out);
  // The smallest log that still fails so, and the record it is of.
  Shrunk shrink(const FuzzCase& c, const Failure& failure, const ShrinkOptions& options = {});
  // For tests, which change the state to plant a mistake of the rules. Called before each event
  // takes effect.
  std::function<void(Match&, const Event&)> disturb;
  // For who looks on: the same, with the question that the event answers, if it does.
  std::function<void(const Match&, const Event&, const Question*)> look_on;

 private:
  class Run;
  struct Start;  // what a seed says of its game
  [[nodiscard]] std::optional<Start> start(const FuzzCase& c) const;
  // An empty record of a game that starts so.
  void head(const Start& start, Record& out) const;
  void play(const Start& start, Run& run);
  const Game& game_;
  const Ruleset& rules_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<Player> player_;
  std::unique_ptr<Watch> watch_;
  std::unique_ptr<Bench> bench_;  // once there is a relation to try
  std::vector<int> tables_;
};

}  // namespace tally::verify
