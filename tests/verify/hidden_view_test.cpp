// What a seat saw of a sound game: never a violation, always a deal that explains it.
#include <gtest/gtest.h>

#include "tests/verify/hidden_support.h"
#include "verify/fuzz/fuzz.h"

namespace tally::hidden::testing {
namespace {

std::string without_roles(const Message& said) {
  std::string text = text_of(said);
  for (const std::string_view role : {", lord", ", loyalist", ", rebel", ", spy"})
    for (std::size_t at = text.find(role); at != std::string::npos; at = text.find(role))
      text.erase(at, role.size());
  return text;
}

struct Played {
  const char* game;
  const char* ruleset;
  int players;
};
constexpr Played played[] = {{"sanguosha", "generals", 8},     {"sanguosha", "generals", 4},
                             {"sanguosha", "classic", 5},      {"sanguosha", "classic", 10},
                             {"sanguosha", "freekill-0.4", 6}, {"sanguosha", "freekill-0.5", 8},
                             {"dou_dizhu", "seed", 3},         {"dou_dizhu", "pagat", 3}};

TEST(HiddenView, OfASoundGameIsCleanAndExplained) {
  for (const Played& p : played)
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const std::string whole = game_of(p.game, p.ruleset, p.players, seed);
      for (Seat viewer = nobody; viewer < p.players; ++viewer) {
        const std::string seen = seen_by(whole, viewer);
        const Report report = check(seen);
        ASSERT_EQ(report.verdict, VerdictKind::clean)
            << p.ruleset << ", seed " << seed << ", seat " << viewer + 1 << ": "
            << (report.findings.empty() ? text_of(report.reason)
                                        : text_of(report.findings[0].message));
        ASSERT_EQ(report.hidden, HiddenCards::explained) << p.ruleset << ", seed " << seed;
      }
    }
}

// The view of a log in which so many hit points are told wrong: what the record says is in it, so
// each finding is there again.
TEST(HiddenView, ShowsTheRecordsFaults) {
  for (const int faults : {1, 4}) {
    std::vector<std::string> lines = lines_of(game_of("sanguosha", "generals", 6, 11));
    int to_go = faults;
    for (std::size_t i = lines.size() / 4; i < lines.size() && to_go > 0; ++i) {
      const std::size_t at = lines[i].find("\"hp\":");
      if (!lines[i].starts_with("{\"e\":\"hp\"")) continue;
      lines[i][at + 5] = lines[i][at + 5] == '1' ? '2' : '1';
      --to_go;
      i += lines.size() / 8;
    }
    std::string whole;
    for (const std::string& line : lines) whole += line + "\n";
    const Report of_whole = check(whole);
    ASSERT_EQ(of_whole.findings.size(), static_cast<std::size_t>(faults));
    for (Seat viewer = nobody; viewer < 6; ++viewer) {
      const Report report = check(seen_by(whole, viewer));
      ASSERT_EQ(report.findings.size(), of_whole.findings.size()) << viewer;
      for (std::size_t i = 0; i < report.findings.size(); ++i) {
        EXPECT_EQ(report.findings[i].rule, of_whole.findings[i].rule);
        EXPECT_EQ(report.findings[i].at, of_whole.findings[i].at);
        // The same is said, but for the roles that a viewer does not know.
        EXPECT_EQ(without_roles(report.findings[i].found),
                  without_roles(of_whole.findings[i].found));
      }
    }
  }
}

// The same of what a record leaves out, of what should not be there, and of what stands behind the
// end.
TEST(HiddenView, ShowsWhatTheRecordHasAndNothingElse) {
  const std::vector<std::string> sound = lines_of(game_of("sanguosha", "classic", 5, 4));
  const auto nth = [&](std::string_view start, std::size_t from) {
    std::size_t i = from;
    while (!sound[i].starts_with(start)) ++i;
    return sound.begin() + static_cast<std::ptrdiff_t>(i);
  };
  const auto damage = nth("{\"e\":\"damage\"", sound.size() / 2);
  const auto phase = nth("{\"e\":\"phase\"", sound.size() / 2);
  std::vector<std::string> missing = sound;
  missing.erase(missing.begin() + (damage - sound.begin()));
  std::vector<std::string> extra = sound;
  extra.insert(extra.begin() + (phase - sound.begin()), *damage);
  std::vector<std::string> more = sound;
  more.push_back(*phase);
  for (const auto& lines : {missing, extra, more}) {
    std::string whole;
    for (const std::string& line : lines) whole += line + "\n";
    ASSERT_EQ(check(whole).verdict, VerdictKind::violations);
    for (Seat viewer = nobody; viewer < 5; ++viewer) {
      const std::string seen = seen_by(whole, viewer);
      EXPECT_EQ(lines_of(seen).size(), lines_of(whole).size());
      EXPECT_EQ(check(seen).verdict, VerdictKind::violations) << viewer;
    }
  }
}

// Stargazing and Bequest: cards looked at by one, put back and given away unseen.
TEST(HiddenView, OfAGameOfTenHasAWitness) {
  for (std::uint64_t seed = 5; seed <= 14; ++seed)
    for (const Seat viewer : {nobody, Seat{3}}) {
      const std::string seen = seen_by(game_of("sanguosha", "generals", 10, seed), viewer);
      std::string witness;
      ASSERT_EQ(check(seen, &witness).hidden, HiddenCards::explained) << seed;
      ASSERT_FALSE(witness.empty()) << "seed " << seed << ", seat " << viewer + 1;
      EXPECT_EQ(check(witness).verdict, VerdictKind::clean) << seed;
      EXPECT_EQ(seen_by(witness, viewer), seen) << seed;
    }
}

// Games of few cards, which begin in the middle: the pile is shuffled again and again.
TEST(HiddenView, OfAGameFromTheMiddleHasAWitness) {
  constexpr std::size_t near_empty = 8;
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  verify::Fuzzer fuzzer(game, rules);
  ASSERT_NE(fuzzer.leanings()[near_empty].en.find("near-empty"), std::string_view::npos);
  std::size_t looked_at = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Record whole;
    fuzzer.record({.players = 5, .seed = seed, .leaning = near_empty}, whole);
    ASSERT_TRUE(whole.setup.midway);
    std::string text;
    write_header(text, whole);
    for (std::size_t i = 0; i < whole.size(); ++i) write_event(text, game.schema(), whole.event(i));
    for (Seat viewer = nobody; viewer < 5; ++viewer) {
      const std::string seen = seen_by(text, viewer);
      std::string witness;
      const Report report = check(seen, &witness);
      if (report.hidden == HiddenCards::not_looked_at) continue;
      ++looked_at;
      const std::string what =
          "seed " + std::to_string(seed) + ", seat " + std::to_string(viewer + 1);
      ASSERT_EQ(report.hidden, HiddenCards::explained) << what;
      ASSERT_FALSE(witness.empty()) << what;
      EXPECT_EQ(check(witness).verdict, VerdictKind::clean) << what;
      EXPECT_EQ(seen_by(witness, viewer), seen) << what;
    }
  }
  EXPECT_GT(looked_at, 100U);
}

TEST(HiddenView, SeenAgainIsTheSame) {
  for (const Played& p : played) {
    const std::string seen = seen_by(game_of(p.game, p.ruleset, p.players, 3), 1);
    EXPECT_EQ(seen_by(seen, 1), seen) << p.ruleset;
  }
}

TEST(HiddenView, ShowsOnesOwnAndWhatLiesOpen) {
  const std::string whole = game_of("sanguosha", "generals", 4, 2);
  const std::vector<std::string> all = lines_of(whole);
  const std::vector<std::string> seen = lines_of(seen_by(whole, 2));
  ASSERT_EQ(all.size(), seen.size());
  EXPECT_NE(seen[0].find("\"role\":\"hidden\""), std::string::npos);
  EXPECT_NE(seen[0].find("\"role\":\"lord\""), std::string::npos);
  int own = 0;
  for (std::size_t i = 1; i < all.size(); ++i) {
    const auto is = [&](const char* what) { return all[i].find(what) != std::string::npos; };
    const bool draw = is("\"e\":\"draw\"");
    const bool offer = is("\"e\":\"offer\"");
    if (draw || offer) {
      const bool mine = is("\"seat\":3");
      EXPECT_EQ(seen[i] == all[i], mine) << seen[i];
      own += mine ? 1 : 0;
    } else if (is("\"e\":\"use\"") || is("\"e\":\"discard\"") || is("\"e\":\"flip\"") ||
               is("\"e\":\"death\"") || is("\"e\":\"put\"")) {
      EXPECT_EQ(seen[i], all[i]);
    }
  }
  EXPECT_GT(own, 1);
  EXPECT_NE(seen_by(whole, nobody).find("\"e\":\"deal\",\"n\":4,\"cards\":16}"), std::string::npos);
}

TEST(HiddenView, AGameThatShowsAllIsNotLookedAt) {
  const Report report = check(game_of("sanguosha", "generals", 4, 2));
  EXPECT_EQ(report.hidden, HiddenCards::not_looked_at);
}

}  // namespace
}  // namespace tally::hidden::testing
