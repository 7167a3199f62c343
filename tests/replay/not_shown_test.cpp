// Records that leave something out: what they do not show is never held against them, and what they
// do show is checked as ever.
#include <algorithm>
#include <cctype>
#include <memory>
#include <random>
#include <regex>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "verify/hidden/explain.h"
#include "verify/hidden/view_log.h"

namespace tally {
namespace {

using Lines = std::vector<std::string>;

Lines lines_in(const std::string& text) {
  std::istringstream in(text);
  Lines out;
  for (std::string line; std::getline(in, line);) out.push_back(line);
  return out;
}

std::string text_of(const Lines& lines) {
  std::string out;
  for (const std::string& line : lines) out += line + '\n';
  return out;
}

struct Read {
  Record record;
  Report report;
};

std::unique_ptr<Read> checked(const std::string& text, EventSink* sink = nullptr) {
  auto out = std::make_unique<Read>();
  RecordStream stream;
  stream.open(io::Input::of_memory(text));
  EXPECT_EQ(stream.next(out->record), RecordStream::Got::record) << text.substr(0, 300);
  if (out->record.game == nullptr) return out;
  Checker checker(*out->record.game);
  checker.check(out->record, load_ruleset(*out->record.game, out->record.ruleset), out->report,
                sink);
  return out;
}

// The same, with the hidden cards.
Report verdict_on(const std::string& text) {
  Record record;
  RecordStream stream;
  stream.open(io::Input::of_memory(text));
  EXPECT_EQ(stream.next(record), RecordStream::Got::record) << text.substr(0, 300);
  Checker checker(*record.game);
  const Ruleset rules = load_ruleset(*record.game, record.ruleset);
  Report report;
  checker.check(record, rules, report);
  hidden::Explainer explainer;
  explainer.examine(record, rules, checker, report);
  return report;
}

std::string game_by(std::string_view game, std::string_view ruleset, int players,
                    std::uint64_t seed) {
  const Game& g = *find_game(game);
  std::string text;
  EXPECT_TRUE(random_game(g, players, load_ruleset(g, ruleset), seed, text));
  return text;
}

std::string view_of(const std::string& text, Seat viewer) {
  Record record;
  RecordStream stream;
  stream.open(io::Input::of_memory(text));
  EXPECT_EQ(stream.next(record), RecordStream::Got::record);
  std::string out;
  hidden::ViewLog log(out, record, viewer);
  Checker checker(*record.game);
  Report report;
  checker.check(record, load_ruleset(*record.game, record.ruleset), report, &log);
  return out;
}

// Where the value of a key begins and ends.
struct Value {
  std::string key;
  std::size_t from = 0;
  std::size_t to = 0;
};

std::vector<Value> values_in(const std::string& line) {
  std::vector<Value> out;
  std::size_t i = 1;
  while (i < line.size() && line[i] == '"') {
    Value v;
    const std::size_t end = line.find('"', i + 1);
    v.key = line.substr(i + 1, end - i - 1);
    v.from = i = end + 2;
    for (int depth = 0; i < line.size() && (depth > 0 || (line[i] != ',' && line[i] != '}')); ++i)
      depth += line[i] == '[' ? 1 : line[i] == ']' ? -1 : 0;
    v.to = i++;
    out.push_back(v);
  }
  return out;
}

std::string findings_of(const Report& r) {
  std::string out;
  for (const Finding& f : r.findings)
    out += std::string(name_of(f.kind)) + " line " + std::to_string(f.source_at + 1) + ": " +
           text_of(f.message) + " / " + text_of(f.found) + " / " + text_of(f.expected) + "\n";
  return out;
}

std::string kind_in(const std::string& line) {
  const std::size_t from = std::string_view("{\"e\":\"").size();
  return line.substr(from, line.find('"', from) - from);
}

// One value after the other is not shown.
void hide_each(const std::string& game, std::size_t step) {
  const Lines lines = lines_in(game);
  std::size_t n = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (lines[i].find("\"e\":") != 1) continue;
    for (const Value& v : values_in(lines[i])) {
      if (v.key == "e" || n++ % step != 0) continue;
      Lines changed = lines;
      changed[i].replace(v.from, v.to - v.from, "null");
      const auto r = checked(text_of(changed));
      EXPECT_TRUE(r->report.verdict == VerdictKind::clean ||
                  r->report.verdict == VerdictKind::undecided)
          << changed[i] << " (line " << i + 1 << ", " << lines[i] << ")\n"
          << findings_of(r->report);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(NotShown, ValueIsNeverHeldAgainstTheRecord) {
  hide_each(game_by("sanguosha", "classic", 5, 3), 1);
  hide_each(game_by("sanguosha", "classic", 8, 4), 1);
}

TEST(NotShown, ValueOfAGameWithGeneralsNeither) {
  for (std::uint64_t seed = 1; seed <= 6 && !::testing::Test::HasFailure(); ++seed)
    hide_each(game_by("sanguosha", "generals", 4 + static_cast<int>(seed % 3), seed), 3);
}

TEST(NotShown, ValueOfDouDizhuNeither) {
  hide_each(game_by("dou_dizhu", "pagat", 3, 5), 1);
  hide_each(game_by("dou_dizhu", "pagat", 3, 6), 1);
}

// Whether a line behind the i-th names this, with its quotes.
bool named_behind(const Lines& lines, std::size_t i, const std::string& card) {
  return std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(i) + 1, lines.end(),
                     [&](const std::string& line) { return line.find(card) != std::string::npos; });
}

// Each value of these keys ("gift.cards", "use.seat") that is not shown, one after the other; a
// card as null and as "?". Every `step`-th of them.
void hide_values(const std::string& game, const std::vector<std::string>& keys, std::size_t step,
                 std::vector<std::string>& tried) {
  const Lines lines = lines_in(game);
  std::size_t n = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (lines[i].find("\"e\":") != 1) continue;
    for (const Value& v : values_in(lines[i])) {
      const std::string key = kind_in(lines[i]) + "." + v.key;
      if (std::find(keys.begin(), keys.end(), key) == keys.end() || n++ % step != 0) continue;
      tried.push_back(key);
      for (const char* instead : {"null", "\"?\""}) {
        // That one is not seen is a word too, as long as nothing says otherwise.
        const std::string said = lines[i].substr(v.from, v.to - v.from);
        if (*instead != 'n' && (v.key != "card" || !named_behind(lines, i, said))) continue;
        Lines changed = lines;
        changed[i].replace(v.from, v.to - v.from, instead);
        const Report r = verdict_on(text_of(changed));
        ASSERT_TRUE(r.verdict == VerdictKind::clean || r.verdict == VerdictKind::undecided)
            << changed[i] << " (line " << i + 1 << ", " << lines[i] << ")\n"
            << lines[0] << "\n"
            << findings_of(r);
      }
    }
  }
}

TEST(NotShown, ValueOfAViewNeither) {
  const std::vector<std::string> taken = {"gift.seat",     "gift.to",      "gift.cards",
                                          "gift.with",     "snatch.seat",  "snatch.of",
                                          "snatch.card",   "arrange.seat", "arrange.top",
                                          "arrange.cards", "shuffle.n",    "shuffle.cards"};
  std::vector<std::string> tried;
  for (const char* ruleset : {"generals", "freekill-0.5"})
    for (std::uint64_t seed = 1; seed <= 12 && !::testing::Test::HasFailure(); ++seed) {
      const int players = 4 + static_cast<int>(seed % 5);
      const std::string whole = game_by("sanguosha", ruleset, players, 400 + seed);
      const std::string view = view_of(whole, static_cast<Seat>(seed % 4));
      hide_values(whole, taken, 1, tried);
      hide_values(view, taken, 1, tried);
      hide_values(view, {"use.seat", "nullify.seat", "nullify.card"}, 7, tried);
    }
  for (const std::string& key : taken)
    EXPECT_NE(std::find(tried.begin(), tried.end(), key), tried.end()) << key;
}

// Cards of these kinds without their names, each with this chance in a hundred.
std::string without_names(const std::string& game, const std::vector<std::string>& kinds,
                          unsigned percent, std::mt19937& random) {
  Lines lines = lines_in(game);
  for (std::string& line : lines) {
    if (std::find(kinds.begin(), kinds.end(), kind_in(line)) == kinds.end()) continue;
    for (const Value& v : values_in(line)) {
      if (v.key != "card" && v.key != "cards") continue;
      std::string out;
      for (std::size_t i = v.from; i < v.to;) {
        if (line[i] != '"') {
          out += line[i++];
          continue;
        }
        const std::size_t end = line.find('"', i + 1);
        out += random() % 100 < percent ? "\"?\"" : line.substr(i, end + 1 - i);
        i = end + 1;
      }
      line.replace(v.from, v.to - v.from, out);
      break;
    }
  }
  return text_of(lines);
}

void unnamed(std::string_view ruleset, int players, const std::vector<std::string>& kinds,
             unsigned percent, std::uint64_t behind = 100) {
  std::mt19937 random(7);
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    const std::string whole = game_by("sanguosha", ruleset, players, behind + seed);
    for (const Seat viewer : {Seat{0}, static_cast<Seat>(players - 1), nobody}) {
      const std::string text = without_names(view_of(whole, viewer), kinds, percent, random);
      const auto r = checked(text);
      EXPECT_TRUE(r->report.verdict == VerdictKind::clean ||
                  r->report.verdict == VerdictKind::undecided)
          << "game " << seed << " seen by " << viewer + 1 << " without the names in " << kinds[0]
          << ":\n"
          << findings_of(r->report);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

TEST(NotShown, JudgementCardIsWhatTheRecordSaysComesOfIt) {
  unnamed("classic", 6, {"flip"}, 50);
  unnamed("classic", 6, {"flip", "judged"}, 100);
  unnamed("generals", 5, {"flip"}, 50);
  unnamed("generals", 5, {"flip", "judged"}, 100);
}

TEST(NotShown, PickMayBeAnyOfThoseRevealed) {
  unnamed("classic", 6, {"pick"}, 100);
  unnamed("classic", 6, {"pick"}, 50);
  unnamed("classic", 6, {"reveal"}, 100);
  unnamed("classic", 6, {"reveal", "pick"}, 50);
  unnamed("generals", 5, {"reveal", "pick"}, 60);
}

TEST(NotShown, DiscardMayBeOfWhatLiesOpen) {
  unnamed("generals", 5, {"discard"}, 50);
  unnamed("generals", 5, {"discard"}, 100);
}

// Where it takes several of them to be otherwise than at first sight until nothing disagrees.
TEST(NotShown, DiscardsMayAllBeOfWhatLiesOpen) {
  for (const std::uint64_t behind : {200U, 300U, 500U})
    unnamed("generals", 5, {"discard"}, 100, behind);
}

TEST(NotShown, CardUsedIsUndecidedAndNothingElse) {
  unnamed("classic", 5, {"respond", "nullify"}, 100);
  unnamed("classic", 5, {"respond", "nullify", "put"}, 60);
}

// Equipment and what waits to take effect is taken from in front of somebody, not out of his hand,
// though the record says that it was not seen: as it shows by what it names next.
TEST(NotShown, CardTakenMayBeWhatLiesOpen) {
  std::size_t n = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const char* const ruleset = seed % 2 == 0 ? "classic" : "generals";
    const std::string whole = game_by("sanguosha", ruleset, 5, 100 + seed);
    Lines lines = lines_in(view_of(whole, static_cast<Seat>(seed % 5)));
    for (std::size_t i = 1; i < lines.size(); ++i) {
      if (kind_in(lines[i]) != "snatch") continue;
      for (const Value& v : values_in(lines[i])) {
        const std::string said = lines[i].substr(v.from, v.to - v.from);
        if (v.key != "card" || said == "\"?\"" || !named_behind(lines, i, said)) continue;
        lines[i].replace(v.from, v.to - v.from, "\"?\"");
        ++n;
      }
    }
    const Report r = verdict_on(text_of(lines));
    EXPECT_TRUE(r.verdict == VerdictKind::clean || r.verdict == VerdictKind::undecided)
        << "game " << seed << ":\n"
        << findings_of(r);
  }
  EXPECT_GT(n, 30U);
}

// A card that nobody saw laid under the Wooden Ox may be used from there or from the hand: from
// then on nothing is judged, and the verdict says so.
TEST(NotShown, BehindAnUnseenCardUnderTheOxNothingIsClean) {
  std::size_t n = 0;
  for (std::uint64_t seed = 500; seed < 530; ++seed) {
    std::string text;
    bool unseen = false;
    for (std::string& line :
         lines_in(game_by("sanguosha", "qsanguosha-hegemony-expansions", 6, seed))) {
      if (kind_in(line) == "stow" && line.find("\"muniu\"") != std::string::npos) {
        line = std::regex_replace(line, std::regex(R"("cards":\[[^\]]*\])"), R"("cards":1)");
        unseen = true;
      }
      text += line + '\n';
    }
    const Report r = verdict_on(text);
    EXPECT_EQ(r.verdict, unseen ? VerdictKind::undecided : VerdictKind::clean)
        << "game " << seed << ":\n"
        << findings_of(r);
    n += unseen ? 1 : 0;
  }
  EXPECT_GT(n, 5U);
}

// The word by which the seats' own line leaves a role out.
TEST(NotShown, RoleOfTheDeadMayBeHidden) {
  std::size_t n = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Lines lines = lines_in(game_by("sanguosha", "classic", 6, 300 + seed));
    for (std::size_t i = 1; i < lines.size(); ++i) {
      if (kind_in(lines[i]) != "death") continue;
      for (const char* word : {"\"hidden\"", "null"}) {
        Lines changed = lines;
        for (const Value& v : values_in(lines[i]))
          if (v.key == "role") changed[i].replace(v.from, v.to - v.from, word);
        const Report r = verdict_on(text_of(changed));
        EXPECT_EQ(r.verdict, VerdictKind::clean) << changed[i] << "\n" << findings_of(r);
      }
      ++n;
    }
  }
  EXPECT_GT(n, 10U);
}

// What is sought for one thing that is not shown is bounded for the record as a whole, not for
// each.
TEST(NotShown, ManyUsesThatSayLittleAreNoLongSearch) {
  Lines lines = lines_in(game_by("sanguosha", "generals", 8, 78));
  std::size_t uses = 0;
  std::size_t hit = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (kind_in(lines[i]) == "damage") hit = i;
    if (kind_in(lines[i]) != "use" || uses == 12) continue;
    ++uses;
    const auto values = values_in(lines[i]);
    for (auto v = values.rbegin(); v != values.rend(); ++v)
      if (v->key == "as" || v->key == "to") lines[i].replace(v->from, v->to - v->from, "null");
  }
  for (const Value& v : values_in(lines[hit]))
    if (v.key == "n") lines[hit].replace(v.from, v.to - v.from, "9");
  const auto r = checked(text_of(lines));
  const auto& f = r->report.findings;
  EXPECT_TRUE(std::any_of(f.begin(), f.end(), [&](const Finding& x) {
    return x.kind != FindingKind::undecided && x.source_at == hit;
  })) << findings_of(r->report);
}

// A draw that is left out is one finding: he has as many cards as he should, whichever.
TEST(NotShown, DrawLeftOutIsOneFinding) {
  std::size_t n = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const Lines lines =
        lines_in(view_of(game_by("sanguosha", "classic", 5, 700 + seed), static_cast<Seat>(0)));
    std::vector<std::size_t> draws;
    for (std::size_t i = 1; i < lines.size(); ++i)
      if (kind_in(lines[i]) == "draw" && lines[i].find("\"seat\":1,") == std::string::npos)
        draws.push_back(i);
    for (const std::size_t of : {draws.size() / 3, draws.size() / 2}) {
      Lines changed = lines;
      changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(draws[of]));
      const auto r = checked(text_of(changed));
      const auto& f = r->report.findings;
      EXPECT_EQ(std::count_if(f.begin(), f.end(),
                              [](const Finding& x) { return x.kind != FindingKind::undecided; }),
                1)
          << lines[draws[of]] << "\n"
          << findings_of(r->report);
      ++n;
    }
  }
  EXPECT_GT(n, 20U);
}

// Who draws, judges and looks at the pile is checked though the cards are not seen.
std::size_t wrong_seats(std::string_view ruleset, int players, std::uint64_t seed,
                        std::string_view what) {
  const Lines lines = lines_in(view_of(game_by("sanguosha", ruleset, players, seed), 0));
  std::size_t n = 0;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (kind_in(lines[i]) != what) continue;
    for (const Value& v : values_in(lines[i])) {
      if (v.key != "seat") continue;
      const int seat = std::stoi(lines[i].substr(v.from, v.to - v.from));
      const int other = seat == 1 ? 2 : seat % players + 1;
      if (other == 1) continue;  // whose draws are shown
      Lines changed = lines;
      changed[i].replace(v.from, v.to - v.from, std::to_string(other));
      const auto r = checked(text_of(changed));
      const auto& f = r->report.findings;
      EXPECT_TRUE(std::any_of(
          f.begin(), f.end(),
          [&](const Finding& x) { return x.source_at == i && x.kind != FindingKind::undecided; }))
          << changed[i] << " (line " << i + 1 << ", " << lines[i] << ")\n"
          << findings_of(r->report);
      ++n;
    }
  }
  return n;
}

TEST(NotShown, WhoDrawsIsChecked) {
  std::size_t n = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) n += wrong_seats("classic", 5, seed, "draw");
  EXPECT_GT(n, 50U);
}

TEST(NotShown, WhoJudgesIsChecked) {
  std::size_t n = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) n += wrong_seats("classic", 6, seed, "flip");
  EXPECT_GT(n, 10U);
}

TEST(NotShown, WhoLooksAtThePileIsChecked) {
  std::size_t n = 0;
  for (std::uint64_t seed = 1; seed <= 40 && n < 5; ++seed)
    n += wrong_seats("generals", 6, seed, "peek");
  EXPECT_GT(n, 0U);
}

// A number beside cards or generals nobody sees is one all the same.
TEST(NotShown, NumbersAreHeldAgainstTheRules) {
  const Lines lines = lines_in(view_of(game_by("sanguosha", "generals", 5, 2), 2));
  std::vector<std::string> tried;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::string kind = kind_in(lines[i]);
    if (kind != "offer" && kind != "shuffle" && kind != "draw" && kind != "deal") continue;
    for (const Value& v : values_in(lines[i])) {
      if (v.key != "n") continue;
      Lines changed = lines;
      changed[i].replace(v.from, v.to - v.from, "7");
      const auto r = checked(text_of(changed));
      ASSERT_FALSE(r->report.findings.empty()) << changed[i];
      EXPECT_GE(r->report.findings[0].source_at, i) << changed[i] << findings_of(r->report);
      EXPECT_LE(r->report.findings[0].source_at, i + 1) << changed[i] << findings_of(r->report);
      tried.push_back(kind);
    }
  }
  for (const char* kind : {"offer", "shuffle", "draw", "deal"})
    EXPECT_NE(std::find(tried.begin(), tried.end(), kind), tried.end()) << kind;
}

}  // namespace
}  // namespace tally
