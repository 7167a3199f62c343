// What the rules say in random games, under every value of every option, is what it was: a row of
// kept.tsv for each, a number for each kind of thing they say. To write that file anew after a
// change that is meant:
//   TALLY_WRITE_KEPT=1 build/tests/test_outputs
// (=figures: without looking for games that an option changes where none is known, which is slow).
// Which numbers move says what was touched: wording moves `worded` alone.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/io/list_inputs.h"
#include "replay/random/random.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "tests/outputs/figures.h"
#include "tests/outputs/tampered.h"
#include "tests/support/sanitized.h"

namespace tally::outputs {
namespace {

const std::string kept_file = std::string(TALLY_SOURCE_DIR) + "/tests/outputs/kept.tsv";

const std::string corpus = std::string(TALLY_SOURCE_DIR) + "/corpus/";

struct Row {
  const Game* game;  // nullptr for a file
  Ruleset rules;
  const Ruleset* base;  // from which it differs by one option; nullptr for a ruleset
  std::string name;     // "sanguosha generals reward = \"anyone\"", or a file of corpus/
  int games = 6;        // so many, and so many faults in a record of each
  bool played = false;  // games of each leaning instead, tampered with
};

// The values that an option has besides the default; of numbers the ends and what is near.
std::vector<int> values_of(const OptionInfo& o) {
  std::vector<int> out;
  if (!o.columns.empty()) return out;  // a table by chance is no table
  const int high = o.values.empty() ? o.high : static_cast<int>(o.values.size()) - 1;
  for (const int v : {o.low, o.initial - 1, o.initial + 1, o.initial + 2, high})
    if (v >= o.low && v <= high && std::ranges::find(out, v) == out.end()) out.push_back(v);
  return out;
}

// Every option at any of its values, as what one does may hang on another.
Ruleset by_chance(const Game& game, std::uint64_t seed) {
  Random random(seed);
  Ruleset rules;
  rules.name = "by chance";
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    const OptionInfo& o = game.options()[i];
    const int values = !o.values.empty()    ? static_cast<int>(o.values.size())
                       : !o.members.empty() ? o.high - o.low + 1
                                            : std::min(o.high - o.low + 1, 12);
    rules.value[i] =
        static_cast<std::int16_t>(o.columns.empty() ? o.low + random.below(values) : o.initial);
  }
  return rules;
}

std::vector<Row> all_rows() {
  static std::vector<Ruleset> bases;
  bases.reserve(games().size());
  std::vector<Row> rows;
  for (const Game* game : games()) {
    const std::string name(game->name());
    for (const std::string& ruleset : ruleset_names(name))
      rows.push_back({game, load_ruleset(*game, ruleset), nullptr, name + " " + ruleset, 10});
    const Ruleset& base =
        bases.emplace_back(load_ruleset(*game, name == "sanguosha" ? "generals" : "pagat"));
    for (std::size_t i = 0; i < game->options().size(); ++i) {
      const OptionInfo& o = game->options()[i];
      for (const int v : values_of(o)) {
        if (base.value[i] == v) continue;
        Row row{game, base, &base,
                fmt::format("{} {} {} = {}", name, base.name, o.key, value_in_toml(o, v))};
        row.rules.value[i] = static_cast<std::int16_t>(v);
        rows.push_back(std::move(row));
      }
    }
    for (std::uint64_t n = 1; n <= 12; ++n)
      rows.push_back({game, by_chance(*game, n), nullptr, fmt::format("{} by chance {}", name, n)});
    for (const std::string& ruleset : ruleset_names(name))
      rows.push_back({game, load_ruleset(*game, ruleset), nullptr,
                      fmt::format("{} {} played", name, ruleset), 0, true});
    for (std::uint64_t n = 1; n <= 24; ++n)
      rows.push_back({game, by_chance(*game, 100 + n), nullptr,
                      fmt::format("{} by chance {} played", name, 100 + n), 0, true});
  }
  // Records of programs, each of which leaves out other things.
  for (const char* folder : {"dou_dizhu", "freekill", "hidden"})
    for (const std::string& path : io::list_inputs({corpus + folder}))
      rows.push_back({nullptr, {}, nullptr, path.substr(corpus.size())});
  return rows;
}

const std::vector<Row>& rows() {
  static const std::vector<Row> all = all_rows();
  return all;
}

// A game in which the option matters: players, seed; none where none is found.
struct Shown {
  int players = 0;
  std::uint64_t seed = 0;
};
struct KeptRow {
  Shown shown;
  std::string figures;
};

bool matters(const Row& row, const Shown& shown) {
  std::string with;
  std::string without;
  random_game(*row.game, shown.players, row.rules, shown.seed, with);
  random_game(*row.game, shown.players, *row.base, shown.seed, without);
  return with != without;
}

Shown find_shown(const Row& row) {
  constexpr std::uint64_t enough = 2000;
  if (row.base == nullptr) return {};
  for (std::uint64_t seed = 1; seed <= enough; ++seed) {
    const Shown shown{static_cast<int>(2 + seed % 9), seed};
    if (matters(row, shown)) return shown;
  }
  return {};
}

std::map<std::string, KeptRow> read_kept() {
  std::map<std::string, KeptRow> kept;
  std::ifstream in(kept_file);
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string name;
    KeptRow row;
    if (line.starts_with('#') || !std::getline(fields, name, '\t')) continue;
    fields >> row.shown.players >> row.shown.seed >> std::ws;
    std::getline(fields, row.figures);
    kept[name] = row;
  }
  return kept;
}

void write_kept(const std::map<std::string, KeptRow>& kept) {
  std::ofstream out(kept_file);
  out << "# tests/outputs/kept_test.cpp; players and seed of a game that the option changes\n"
         "# rules\tplayers\tseed";
  for (const std::string_view column : column_names) out << '\t' << column;
  out << '\n';
  for (const Row& r : rows()) {
    const KeptRow& row = kept.at(r.name);
    out << r.name << '\t' << row.shown.players << '\t' << row.shown.seed << '\t' << row.figures
        << '\n';
  }
}

// The first games of a file.
void tell_file(const std::string& path, Figures& figures) {
  RecordStream stream;
  stream.open(path);
  Record record;
  for (int n = 0; n < 3 && stream.next(record) == RecordStream::Got::record; ++n)
    tell_record(record, load_ruleset(*record.game, record.ruleset), 8, figures);
}

// Games of players of every leaning.
void tell_leanings(const Row& row, Figures& figures) {
  std::uint64_t seed = 0;
  for (const char c : row.name) seed = (31 * seed + static_cast<unsigned char>(c)) % 1'000'003;
  for (std::size_t leaning = 0; leaning < leanings_of(*row.game, row.rules); ++leaning)
    tell_played(*row.game, row.rules, leaning, seed, {15, 16}, figures);
  tell_relations(*row.game, row.rules, seed, figures);
}

class Kept : public testing::TestWithParam<std::size_t> {};

TEST_P(Kept, AsItWas) {
  static std::map<std::string, KeptRow> kept = read_kept();
  const char* const write = std::getenv("TALLY_WRITE_KEPT");
  const bool search = write != nullptr && std::string_view(write) != "figures";
  const Row& row = rows()[GetParam()];
  KeptRow& its = kept[row.name];
  if (search && (its.shown.players == 0 || !matters(row, its.shown))) its.shown = find_shown(row);
  Figures figures;
  if (row.game == nullptr) {
    tell_file(corpus + row.name, figures);
  } else if (row.played) {
    tell_leanings(row, figures);
  } else {
    int games = 0;
    for (std::uint64_t seed = 1; games < row.games; ++seed)
      games +=
          tell_game(*row.game, row.rules, static_cast<int>(2 + seed % 9), seed, row.games, figures);
  }
  if (its.shown.players != 0) {
    EXPECT_TRUE(matters(row, its.shown)) << row.name;
    tell_game(*row.game, row.rules, its.shown.players, its.shown.seed, 24, figures);
  }
  if (write != nullptr) {
    its.figures = figures.row();
    if (GetParam() + 1 == rows().size()) write_kept(kept);
  } else {
    EXPECT_EQ(its.figures, figures.row()) << row.name;
  }
}

constexpr std::size_t every = test::sanitized ? 3 : 1;  // of the rows

INSTANTIATE_TEST_SUITE_P(Rules, Kept, testing::Range(std::size_t{0}, rows().size(), every));

TEST(KeptTable, HasNoOtherRows) {
  if (std::getenv("TALLY_WRITE_KEPT") != nullptr) GTEST_SKIP() << "it is being written";
  EXPECT_EQ(read_kept().size(), rows().size());
}

}  // namespace
}  // namespace tally::outputs
