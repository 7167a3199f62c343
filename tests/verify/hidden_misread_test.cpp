// One card told wrong in what a seat saw is one finding, whatever the rules would say of what
// follows from it.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "tests/verify/hidden_support.h"

namespace tally::hidden::testing {
namespace {

std::vector<std::string> split_lines(std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    out.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

std::string_view name_in(std::string_view card) {
  const std::size_t dot = card.find('.');
  return card.substr(dot, card.find('/') - dot);
}

// In one event of this kind, of seat 1 if it is `own`, a card that lies in the open or has been
// seen in the place of one of the same name. "" where there is no place for it.
std::string planted(std::uint64_t seed, std::string_view kind, bool own, bool hidden) {
  Random random(seed);
  const std::string game = game_of("sanguosha", "classic", 6, seed);
  std::vector<std::string> lines = split_lines(hidden ? seen_by(game, 0) : game);
  const std::string start = "{\"e\":\"" + std::string(kind) + "\"";
  std::vector<std::size_t> places;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (lines[i].starts_with(start) && !cards_in(lines[i]).empty() &&
        (!own || lines[i].find("\"seat\":1,") != std::string::npos))
      places.push_back(i);
  for (int tries = 0; tries < 40 && !places.empty(); ++tries) {
    const std::size_t at =
        places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
    const std::vector<std::string> now = cards_in(lines[at]);
    const std::string was =
        now[static_cast<std::size_t>(random.below(static_cast<int>(now.size())))];
    for (std::size_t i = at; i-- > 1;)
      for (const std::string& other : cards_in(lines[i])) {
        if (lines[i].starts_with("{\"e\":\"shuffle\"") || name_in(other) != name_in(was) ||
            std::find(now.begin(), now.end(), other) != now.end())
          continue;
        std::string& line = lines[at];
        line.replace(line.find("\"" + was + "\""), was.size() + 2, "\"" + other + "\"");
        std::string text;
        for (const std::string& l : lines) text += l + "\n";
        return text;
      }
  }
  return {};
}

struct Count {
  int planted = 0;
  int one = 0;   // finding
  int more = 0;  // at different events
  std::string words;
};

std::string in_words(const Report& report, std::uint64_t seed) {
  std::string out = "seed " + std::to_string(seed) + "\n";
  for (const Finding& f : report.findings)
    out += "  event " + std::to_string(f.at) + ": " + text_of(f.message) + " | " +
           text_of(f.expected) + "\n";
  return out;
}

Count count(std::string_view kind, bool own, bool hidden) {
  Count out;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const std::string text = planted(seed, kind, own, hidden);
    if (text.empty()) continue;
    ++out.planted;
    const Report report = check(text);
    const auto& f = report.findings;
    if (f.empty()) continue;  // by what he saw it may be so
    const bool here =
        std::all_of(f.begin(), f.end(), [&](const Finding& other) { return other.at == f[0].at; });
    (here ? out.one : out.more) += 1;
    if (!here) out.words += in_words(report, seed);
  }
  return out;
}

TEST(HiddenMisread, OnesOwnDraw) {
  const Count c = count("draw", true, true);
  EXPECT_GT(c.planted, 20);
  EXPECT_GT(c.one, 20);
  EXPECT_LE(c.more, 1) << c.words;
}

TEST(HiddenMisread, ADiscard) {
  for (const bool hidden : {true, false}) {
    const Count c = count("discard", true, hidden);
    EXPECT_GT(c.planted, 15);
    EXPECT_GT(c.one, 15);
    EXPECT_LE(c.more, 1) << c.words;
  }
}

TEST(HiddenMisread, AJudgementCard) {
  const Count c = count("flip", false, true);
  EXPECT_GT(c.planted, 20);
  EXPECT_GT(c.one, 20);
  EXPECT_LE(c.more, 1) << c.words;
}

TEST(HiddenMisread, APick) {
  for (const bool hidden : {true, false}) {
    const Count c = count("pick", false, hidden);
    EXPECT_GT(c.planted, 15);
    EXPECT_GT(c.one, 15);
    EXPECT_LE(c.more, 1) << c.words;
  }
}

// Half of the cards of a view that everybody saw are left out: what happened is no contradiction.
TEST(HiddenMisread, WhatIsNotNamedContradictsNothing) {
  constexpr std::string_view kinds[] = {"respond", "flip", "pick", "discard", "reveal"};
  int left_out = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    Random random(seed);
    const bool skills = seed % 2 == 0;
    const char* const rules = skills ? "generals" : "classic";
    std::string text;
    for (std::string line : split_lines(seen_by(game_of("sanguosha", rules, 6, seed), 0))) {
      const bool public_card =
          std::any_of(std::begin(kinds), std::end(kinds), [&](std::string_view kind) {
            return line.starts_with("{\"e\":\"" + std::string(kind) + "\"");
          });
      if (public_card)
        for (const std::string& card : cards_in(line)) {
          if (!random.percent(50)) continue;
          line.replace(line.find("\"" + card + "\""), card.size() + 2, "\"?\"");
          ++left_out;
        }
      text += line + "\n";
    }
    const Report report = check(text);
    // Skills that discard what lies in front of somebody as well: docs/hidden.md, limits.
    if (!skills) {
      EXPECT_NE(report.verdict, VerdictKind::violations) << in_words(report, seed);
    }
    EXPECT_NE(report.hidden, HiddenCards::contradiction) << "seed " << seed;
  }
  EXPECT_GT(left_out, 500);
}

// In the places where a card lies face up as well; and with few events that show it.
TEST(HiddenMisread, WhatComesFromTheTable) {
  constexpr std::string_view kinds[] = {"put", "respond", "nullify", "due"};
  for (const std::string_view kind : kinds) {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const std::string text = planted(seed, kind, false, true);
      if (text.empty()) continue;
      const Report report = check(text);
      if (report.findings.empty()) continue;  // by what he saw it may be so
      ++told;
      EXPECT_EQ(report.findings.size(), 1U) << kind << " " << in_words(report, seed);
      EXPECT_LE(report.findings[0].because.size(), 6U) << kind << " " << in_words(report, seed);
    }
    EXPECT_GT(told, 5) << kind;
  }
}

// A line that stands twice: the rules bring nothing of the kind about, and that its cards are not
// there any more is no second finding.
TEST(HiddenMisread, ALineTwice) {
  constexpr std::string_view kinds[] = {"use",  "discard", "equip", "place",
                                        "give", "put",     "due",   "replace"};
  for (const std::string_view kind : kinds) {
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      std::vector<std::string> lines =
          split_lines(seen_by(game_of("sanguosha", "classic", 6, seed), 0));
      const auto at = std::find_if(lines.begin() + 60, lines.end(), [&](const std::string& line) {
        return line.starts_with("{\"e\":\"" + std::string(kind) + "\"") && !cards_in(line).empty();
      });
      if (at == lines.end()) continue;
      const std::string again = *at;
      lines.insert(at, again);
      std::string text;
      for (const std::string& line : lines) text += line + "\n";
      const Report report = check(text);
      ++told;
      EXPECT_EQ(report.findings.size(), 1U) << kind << " " << in_words(report, seed);
    }
    EXPECT_GT(told, 5) << kind;
  }
}

// Where what was dealt is told wrong, the card that was is no second finding when it is played.
TEST(HiddenMisread, ADeal) {
  const Count dou_dizhu = [] {
    Count out;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      std::vector<std::string> lines =
          split_lines(seen_by(game_of("dou_dizhu", "openspiel", 3, seed), 0));
      const auto deal = std::find_if(lines.begin(), lines.end(), [](const std::string& line) {
        return line.starts_with("{\"e\":\"deal\",\"p\":1");
      });
      // A card that another plays, for one of his own.
      const auto play = std::find_if(deal, lines.end(), [](const std::string& line) {
        return line.starts_with("{\"e\":\"play\",\"p\":2");
      });
      if (deal == lines.end() || play == lines.end()) continue;
      const std::string other = play->substr(play->find('[') + 2, 2);
      const std::size_t own = deal->find('[') + 2;
      if (deal->substr(own, 2) == "BJ" || deal->substr(own, 2) == "RJ") continue;
      deal->replace(own, 2, other);
      std::string text;
      for (const std::string& line : lines) text += line + "\n";
      const Report report = check(text);
      ++out.planted;
      (report.findings.size() == 1 ? out.one : out.more) += 1;
      if (report.findings.size() != 1) out.words += in_words(report, seed);
    }
    return out;
  }();
  EXPECT_GT(dou_dizhu.planted, 10);
  EXPECT_EQ(dou_dizhu.more, 0) << dou_dizhu.words;
}

// A delayed trick that is used and laid down without its name may leave that place in any way.
TEST(HiddenMisread, ADelayedTrickWithoutItsName) {
  int left_out = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    std::string text;
    for (std::string line : split_lines(seen_by(game_of("sanguosha", "classic", 6, seed), 0))) {
      const bool use =
          line.starts_with("{\"e\":\"use\"") && (line.find("lightning") != std::string::npos ||
                                                 line.find("indulgence") != std::string::npos ||
                                                 line.find("supply_shortage") != std::string::npos);
      if (use || line.starts_with("{\"e\":\"place\""))
        for (const std::string& card : cards_in(line)) {
          line.replace(line.find("\"" + card + "\""), card.size() + 2, "\"?\"");
          ++left_out;
        }
      text += line + "\n";
    }
    const Report report = check(text);
    EXPECT_NE(report.verdict, VerdictKind::violations) << in_words(report, seed);
  }
  EXPECT_GT(left_out, 40);
}

// What comes before a card without a name in front of a player is looked at all the same.
TEST(HiddenMisread, ACardWithoutItsNameHidesNothingBeforeIt) {
  int kept = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const std::string text = planted(seed, "discard", false, true);
    if (text.empty() || check(text).hidden != HiddenCards::contradiction) continue;
    const std::size_t fault = check(text).findings[0].source_at;
    std::vector<std::string> lines = split_lines(text);
    bool masked = false;
    for (std::size_t i = lines.size(); i-- > fault + 1 && !masked;) {
      const auto cards = cards_in(lines[i]);
      if (!lines[i].starts_with("{\"e\":\"equip\"") || i == 0 || cards_in(lines[i - 1]) != cards)
        continue;
      for (std::string* line : {&lines[i], &lines[i - 1]})
        line->replace(line->find("\"" + cards[0] + "\""), cards[0].size() + 2, "\"?\"");
      masked = true;
    }
    if (!masked) continue;
    std::string with_mask;
    for (const std::string& line : lines) with_mask += line + "\n";
    const Report report = check(with_mask);
    EXPECT_EQ(report.hidden, HiddenCards::contradiction) << "seed " << seed;
    EXPECT_FALSE(report.findings[0].because.empty()) << "seed " << seed;
    ++kept;
  }
  EXPECT_GT(kept, 5);
}

// By a role that was told wrong the game goes on, and the record's end is no fault of its own.
TEST(HiddenMisread, ARole) {
  int wrong = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::string text = seen_by(game_of("sanguosha", "classic", 4, seed), 0);
    const std::size_t last = text.rfind("{\"e\":\"death\"");
    const std::size_t role = text.find("\"role\":\"", last) + 8;
    const std::size_t end = text.find('"', role);
    if (text.substr(role, end - role) == "lord") continue;
    const bool rebel = text.substr(role, end - role) == "rebel";
    text.replace(role, end - role, rebel ? "loyalist" : "rebel");
    const Report report = check(text);
    if (report.findings.empty()) continue;
    EXPECT_EQ(report.findings.size(), 1U) << in_words(report, seed);
    ++wrong;
  }
  EXPECT_GT(wrong, 5);
}

// Of one whom all know the rules have said it already.
TEST(HiddenMisread, TheLordsRoleAtHisDeath) {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::string text = seen_by(game_of("sanguosha", "classic", 5, seed), 1);
    const std::size_t lord =
        text.find("\"role\":\"lord\"", text.find("{\"e\":\"death\",\"seat\":1"));
    if (lord == std::string::npos) continue;
    text.replace(lord, 13, "\"role\":\"rebel\"");
    const Report report = check(text);
    ++told;
    EXPECT_EQ(report.findings.size(), 1U) << in_words(report, seed);
  }
  EXPECT_GT(told, 5);
}

// A wrong card that a dead player loses is found by the rules; it stays found.
TEST(HiddenMisread, WhatTheDeadLose) {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const std::string text = planted(seed, "forfeit", false, true);
    if (text.empty()) continue;
    const Report report = check(text);
    EXPECT_EQ(report.findings.empty(), report.verdict != VerdictKind::violations)
        << in_words(report, seed);
    told += report.findings.empty() ? 0 : 1;
  }
  EXPECT_GT(told, 15);
}

// A card turned up of which it is not said whose it is: it is in that hand all the same.
TEST(HiddenMisread, ACardTurnedUpIsNobodysTable) {
  for (std::uint64_t seed = 1; seed <= 15; ++seed) {
    std::string text = game_of("dou_dizhu", "openspiel", 3, seed);
    // A single card: of several it matters whether they are a combination.
    std::size_t play = text.size();
    std::size_t card = 0;
    std::size_t end = 0;
    do {
      play = text.rfind("{\"e\":\"play\"", play - 1);
      ASSERT_NE(play, std::string::npos);
      card = text.find('[', play);
      end = text.find(']', card);
    } while (text.substr(card, end - card).find(',') != std::string::npos);
    text.replace(card, end - card, "[\"?\"");
    const Report report = check(text);
    EXPECT_NE(report.verdict, VerdictKind::violations) << in_words(report, seed);
  }
}

// By what the killer is paid, or goes on with: the death is told, not what follows it.
TEST(HiddenMisread, ARoleThatWhatFollowsExcludes) {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    std::string text = seen_by(game_of("sanguosha", "classic", 6, seed), 0);
    const std::size_t death = text.find("{\"e\":\"death\"");
    const std::size_t role = text.find("\"role\":\"", death) + 8;
    const std::size_t end = text.find('"', role);
    if (text.substr(role, end - role) != "rebel" ||
        text.substr(death, role - death).find("by") == std::string::npos)
      continue;
    text.replace(role, end - role, "loyalist");
    const Report report = check(text);
    // What follows may agree with it, up to who wins.
    if (report.findings.empty() || text_of(report.findings[0].message).starts_with("by the rules"))
      continue;
    ++told;
    EXPECT_EQ(report.findings.size(), 1U) << in_words(report, seed);
    const auto line = static_cast<std::uint32_t>(
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(death), '\n'));
    EXPECT_EQ(report.findings[0].source_at, line) << in_words(report, seed);
    EXPECT_EQ(text_of(report.findings[0].message).substr(0, 16), "by what follows ")
        << in_words(report, seed);
  }
  EXPECT_GT(told, 8);
}

}  // namespace
}  // namespace tally::hidden::testing
