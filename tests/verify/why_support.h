#pragma once
// Why something happened: a game that has been played with a tracer looking on.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/diff/story.h"
#include "replay/io/input.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "replay/words.h"
#include "verify/why/explain.h"
#include "verify/why/kit.h"

namespace tally::why {

// A game, its events and what led to each.
class Caused {
 public:
  explicit Caused(io::Input input) {
    RecordStream stream;
    stream.open(std::move(input));
    EXPECT_EQ(stream.next(record), RecordStream::Got::record);
    const Game& game = *record.game;
    const Ruleset rules =
        load_ruleset(game, record.ruleset.empty() ? game.default_ruleset() : record.ruleset);
    story = std::make_unique<diff::Story>(game);
    Checker checker(game);
    checker.check(record, rules, report, story.get());
    story->finish(checker.match());
    tracer = verify::why_kit_of(game).tracer(game.schema());
    checker.check(record, rules, report, tracer.get());
  }
  static Caused of_random(const char* game, const char* ruleset, int players, std::uint64_t seed) {
    const Game& g = *find_game(game);
    std::string text;
    EXPECT_TRUE(random_game(g, players, load_ruleset(g, ruleset), seed, text));
    return Caused(io::Input::of_memory(text));
  }
  static Caused of_corpus(const std::string& name) {
    return Caused(io::Input(std::string(TALLY_SOURCE_DIR) + "/corpus/native/" + name));
  }

  [[nodiscard]] const Net& net() const { return tracer->net(); }
  [[nodiscard]] Message words(std::size_t event) const {
    return said_event(record.game->schema(), story->event(event));
  }
  [[nodiscard]] Explanation explained(std::size_t event, int depth = 5) const {
    return explain(net(), static_cast<std::uint32_t>(event), depth, [&](std::uint32_t e) {
      return said_event(record.game->schema(), story->event(e));
    });
  }
  // "298 SGS-CARD-SLASH", with a + before what had to happen, - before what was not done.
  [[nodiscard]] std::vector<std::string> lines(std::size_t event, int depth) const {
    std::vector<std::string> out;
    for (const Reason& r : explained(event, depth).reasons)
      out.push_back(std::string(static_cast<std::size_t>(r.depth), ' ') +
                    (!r.happened ? "-"
                     : r.had_to  ? "+"
                                 : "") +
                    std::to_string(r.event) + " " + std::string(record.game->rule_ids()[r.rule]) +
                    (r.again ? " again" : ""));
    return out;
  }
  [[nodiscard]] std::vector<std::size_t> deaths() const {
    const Kind death = verify::why_kit_of(*record.game).death;
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < story->size(); ++i)
      if (story->event(i).kind == death) out.push_back(i);
    return out;
  }

  Record record;
  Report report;
  std::unique_ptr<diff::Story> story;
  std::unique_ptr<Tracer> tracer;
};

}  // namespace tally::why
