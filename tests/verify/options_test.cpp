// No option is read by nobody: each of its values changes something, or its entry in the rulebook
// says why no game shows it.
#include "engine/sanguosha/rulebook/options.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "engine/sanguosha/generals.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "tests/support/sanitized.h"
#include "verify/compare/aim.h"
#include "verify/compare/follow.h"
#include "verify/compare/settled.h"
#include "verify/compare/witness.h"
#include "verify/proofs/difference.h"
#include "verify/tables.h"

namespace tally::versus {
namespace {

constexpr std::uint64_t most_games = 4000;

// The rulesets there are, and what some options need besides.
std::vector<Ruleset> bases_of(const Game& game) {
  std::vector<Ruleset> out;
  for (const std::string& name : ruleset_names(game.name()))
    out.push_back(load_ruleset(game, name));
  if (game.name() != "sanguosha") return out;
  using sanguosha::Opt;
  for (const auto& [option, value] :
       {std::pair{Opt::reshuffle, 1}, {Opt::generals, 1}, {Opt::small_tables, 1}}) {
    out.push_back(load_ruleset(game, "classic"));
    out.back().value[static_cast<std::size_t>(option)] = static_cast<std::int16_t>(value);
  }
  return out;
}

class Search {
 public:
  explicit Search(const Game& game)
      : game_(game), match_(game.match()), player_(verify::player_of(game)) {}

  // Whether something is otherwise by b.
  bool finds(const Ruleset& a, const Ruleset& b) {
    if (!differ_.between(game_, a, b).empty()) return true;
    std::vector<int> tables;
    for (int n = 1; n <= game_.most_seats(); ++n) {
      if (verify::has_table(game_, a, n) != verify::has_table(game_, b, n)) return true;
      if (verify::has_table(game_, a, n)) tables.push_back(n);
    }
    const Aim aim = aim_for(game_, a, b, 0);
    Record record;
    for (std::uint64_t n = 0; n < most_games; ++n) {
      const bool aims = aim.player && n % 2 == 1 && n < aim.games;
      verify::Player& player = aims ? *aim.player : *player_;
      const bool by_b = n / 2 % 2 == 1;
      const int players = tables[n / 4 % tables.size()];
      if (!play_random(game_, *match_, player, players, by_b ? b : a, n, record, aims)) continue;
      if (parts(record, by_b ? a : b)) return true;
    }
    return false;
  }

 private:
  const Game& game_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<verify::Player> player_;
  proofs::Differ differ_;
};

// Every option whose number, by `parts`, leaves `part`.
void expect_read(const Game& game, std::size_t part = 0, std::size_t parts = 1) {
  const Rulebook book = Rulebook::load(game.name());
  std::vector<Ruleset> bases = bases_of(game);
  Search search(game);
  for (std::size_t i = part; i < game.options().size(); i += parts * (test::sanitized ? 8 : 1)) {
    const OptionInfo& o = game.options()[i];
    // Rulesets that set it have what it bears on.
    std::ranges::stable_partition(bases, [&](const Ruleset& r) { return r.value[i] != o.initial; });
    const OptionText* const text = book.option(o.id);
    ASSERT_NE(text, nullptr) << o.id;
    std::vector<int> values;
    for (int v = 0; v < static_cast<int>(o.values.size()); ++v) values.push_back(v);
    if (values.empty()) values = {o.initial, o.initial + 1};  // of numbers
    // Each against the next: then each is one of two that differ.
    for (std::size_t v = 1; v < values.size(); ++v) {
      bool found = false;
      bool argued = true;
      for (const Ruleset& base : bases) {
        Ruleset one = base;
        Ruleset other = base;
        one.value[i] = static_cast<std::int16_t>(values[v - 1]);
        other.value[i] = static_cast<std::int16_t>(values[v]);
        if (same_because(game, one, other, i)) continue;
        argued = false;
        found = search.finds(one, other);
        if (found) break;
      }
      const bool idle = !text->idle.en.empty();
      EXPECT_EQ(found, !idle) << o.id << ": " << o.key << " = " << values[v];
      EXPECT_EQ(argued, idle) << o.id << ": " << o.key << " = " << values[v];
    }
  }
}

constexpr int parts_of_options = 4;  // each takes minutes
class SanguoshaOptions : public testing::TestWithParam<int> {};
TEST_P(SanguoshaOptions, EachValueChangesSomething) {
  expect_read(*find_game("sanguosha"), static_cast<std::size_t>(GetParam()), parts_of_options);
}
INSTANTIATE_TEST_SUITE_P(Part, SanguoshaOptions, testing::Range(0, parts_of_options));

TEST(Options, EachValueOfDouDizhuChangesSomething) { expect_read(*find_game("dou_dizhu")); }

// What the rulebook says of the skill holds of the generals there are.
TEST(Options, NobodyWithWisdomMakesOtherCardsTricks) {
  using namespace sanguosha;
  for (int g = 1; g < static_cast<int>(General::count); ++g) {
    const SkillSet own = skills_of(static_cast<General>(g), true);
    if (!own.contains(Skill::jizhi)) continue;
    for (int s = 1; s < static_cast<int>(Skill::count); ++s)
      if (own.contains(static_cast<Skill>(s))) {
        EXPECT_EQ(info(static_cast<Skill>(s)).effects.converts, nullptr);
      }
  }
}

}  // namespace
}  // namespace tally::versus
