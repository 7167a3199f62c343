// What breaks the rule of a skill or of a mode, planted into random games, is found at its event,
// by that rule, and the games are clean without it.
#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/line_reader.h"
#include "replay/log/log.h"
#include "replay/random/random_game.h"
#include "replay/words.h"
#include "tests/faults/skill_plants.h"

namespace tally::faults {
namespace {

using sanguosha::skill_of;

constexpr std::size_t in_games = 3;  // places of each plant, each in another game
constexpr std::uint64_t most_games = 1200;

// Which faults are planted into games by which rules.
struct FaultTable {
  const char* name;
  const char* ruleset;
  int players;
  std::span<const SkillPlant> (*plants)();
  bool everywhere = true;  // each plant has a place
};

struct Found {
  std::size_t plant = 0;
  SkillFault fault;
};

// Of one game: a fault of each plant that is still wanted.
class Places final : public EventSink {
 public:
  Places(const Record& game, std::span<const SkillPlant> plants,
         const std::vector<std::size_t>& done, std::vector<Found>& out)
      : game_(game), plants_(plants), done_(done), out_(out) {}

  void event(const Event& e, const Match& match, std::uint32_t source_at) override {
    if (source_at == 0 || source_at > game_.size()) return;  // line 0 is the header
    std::memcpy(static_cast<void*>(&state_), match.state().data(), sizeof state_);
    const SkillPlace place{game_, source_at - 1, state_, e.rule};
    for (std::size_t k = 0; k < plants_.size(); ++k) {
      const SkillPlant& p = plants_[k];
      if (done_[k] >= in_games || e.kind != p.at) continue;
      const bool has_here = std::ranges::any_of(out_, [&](const Found& f) { return f.plant == k; });
      constexpr KindSet named{sanguosha::kind::lay,    sanguosha::kind::judged,
                              sanguosha::kind::invoke, sanguosha::kind::awaken,
                              sanguosha::kind::gift,   sanguosha::kind::retrial};
      if (has_here || (p.what != 0 && named.contains(p.at) && e.what != p.what)) continue;
      if (MaybeFault f = p.plant(place, skill_of(p.what))) out_.push_back({k, std::move(*f)});
    }
  }

 private:
  const Record& game_;
  std::span<const SkillPlant> plants_;
  const std::vector<std::size_t>& done_;
  std::vector<Found>& out_;
  sanguosha::State state_{};
};

void plant(const Record& game, const SkillFault& fault, Record& out) {
  out.clear();
  out.game = game.game;
  out.format = game.format;
  out.ruleset = game.ruleset;
  out.setup = game.setup;
  out.labels = game.labels;
  const auto add = [&](const Event& e) { out.add(e, static_cast<std::uint32_t>(out.size())); };
  for (std::size_t i = 0; i < game.size(); ++i) {
    if (i == fault.at)
      for (const Event& e : fault.instead) add(e);
    if (i < fault.at || i >= fault.at + fault.gone) add(game.event(i));
  }
}

class PlantedFaults : public testing::TestWithParam<FaultTable> {};

TEST_P(PlantedFaults, AreFoundAtTheirEvent) {
  const Game& game = sanguosha::identity_game();
  const Ruleset rules = load_ruleset(game, GetParam().ruleset);
  const auto plants = GetParam().plants();
  Checker checker(game);
  Report report;
  Record record;
  Record changed;
  std::vector<std::size_t> done(plants.size());
  for (std::uint64_t seed = 1; seed <= most_games; ++seed) {
    if (std::ranges::all_of(done, [](std::size_t n) { return n >= in_games; })) break;
    std::string text;
    ASSERT_TRUE(random_game(game, GetParam().players, rules, seed, text));
    io::Input input = io::Input::of_memory(text);
    io::LineReader lines(input);
    LogReader reader(lines);
    ASSERT_TRUE(reader.next(record));
    std::vector<Found> found;
    Places places(record, plants, done, found);
    checker.check(record, rules, report, &places);
    ASSERT_EQ(report.verdict, VerdictKind::clean) << "seed " << seed;
    for (const Found& f : found) {
      const SkillPlant& p = plants[f.plant];
      ++done[f.plant];
      plant(record, f.fault, changed);
      checker.check(changed, rules, report);
      SCOPED_TRACE(std::string(p.name) + ", game of seed " + std::to_string(seed) + ", event " +
                   std::to_string(f.fault.at));
      EXPECT_EQ(report.verdict, VerdictKind::violations);
      if (report.findings.empty()) continue;
      const Finding& first = *std::ranges::min_element(report.findings, {}, &Finding::source_at);
      EXPECT_GE(first.source_at, f.fault.at);
      EXPECT_LE(first.source_at, f.fault.at + p.slack) << text_of(first.message);
      const std::string_view rule = game.rule_ids()[first.rule];
      EXPECT_NE((" " + std::string(p.rules) + " ").find(" " + std::string(rule) + " "),
                std::string::npos)
          << rule << ": " << text_of(first.message);
    }
  }
  for (std::size_t k = 0; k < plants.size() && GetParam().everywhere; ++k)
    EXPECT_GT(done[k], 0U) << plants[k].name << " has no place in any of the games";
}

INSTANTIATE_TEST_SUITE_P(Games, PlantedFaults,
                         testing::Values(FaultTable{"Skills", "expansions", 8, skill_plants},
                                         FaultTable{"KingdomWar", "guozhan", 6, kingdom_war_plants},
                                         FaultTable{"KingdomWarByTheOldPrint", "guozhan-old", 7,
                                                    kingdom_war_plants, false},
                                         FaultTable{"KingdomWarOfFreeKill", "guozhan-freekill", 8,
                                                    kingdom_war_plants, false},
                                         FaultTable{"TwoSides", "3v3", 6, two_sides_plants},
                                         FaultTable{"TwoSidesOfFreeKill", "3v3-freekill", 6,
                                                    two_sides_plants, false}),
                         [](const auto& info) { return std::string(info.param.name); });

}  // namespace
}  // namespace tally::faults
