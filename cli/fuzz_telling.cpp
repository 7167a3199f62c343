#include "cli/fuzz_telling.h"

#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "cli/interrupt.h"
#include "cli/messages.h"
#include "replay/books/ruleset.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "verify/fuzz/relations.h"
#include "verify/invariants/invariants.h"
#include "verify/tables.h"

namespace tally::cli {
namespace {

bool was_tried(const FuzzTotals& t, std::size_t relation) {
  using enum verify::Held;
  return t.of(relation, held) + t.of(relation, not_applicable) + t.of(relation, failed) > 0;
}

// A line for each relation that was tried.
std::string relations_in_words(const FuzzTotals& t, Lang lang) {
  using enum verify::Held;
  std::string out;
  const auto all = verify::relations();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!was_tried(t, i)) continue;
    const verify::Relation& r = all[i];
    const std::uint64_t in = t.of(i, held);
    const std::uint64_t not_in = t.of(i, not_applicable);
    Message counts = in == 0       ? not_in == 0 ? say::untried() : say::not_applied_in(not_in)
                           : not_in == 0 ? say::held_in(in)
                                   : say::held_and_not(in, not_in);
    append_text(out, say::of_relation(r.name, r.name_zh, std::move(counts)), lang);
    out += '\n';
  }
  return out;
}

std::string_view status_of(const FuzzResult& result, const FuzzArguments& arguments) {
  if (result.failed) return "failed";
  if (was_interrupted()) return "interrupted";
  return result.totals.games < arguments.games ? "time_is_up" : "held";
}

// "4 to 10 players": the tables that take part, so that one the rules do not have is missed.
Message said_players(const Game& game, const Ruleset& rules, int players) {
  if (players > 0) return say::players(players);
  const std::vector<int> counts = verify::tables_of(game, rules);
  const bool row = counts.back() - counts.front() + 1 == static_cast<int>(counts.size());
  if (row && counts.size() > 2) return say::players_from_to(counts.front(), counts.back());
  std::vector<Message> numbers;
  numbers.reserve(counts.size());
  for (const int n : counts) numbers.push_back(say::number(n));
  return say::players_of(joined(std::move(numbers), tally::say::comma));
}

// Its name, and its Chinese title if it has one.
std::string ruleset_in_words(const Game& game, const Ruleset& rules,
                             const FuzzArguments& arguments) {
  const std::string& which = arguments.ruleset.empty() ? rules.name : arguments.ruleset;
  const std::string title = ruleset_title(game.name(), which).zh;
  return title.empty() || title == rules.name ? rules.name
                                              : fmt::format("{}《{}》", rules.name, title);
}

}  // namespace

std::string json_of(const FuzzResult& result, const Game& game, const Ruleset& rules,
                    const FuzzArguments& arguments, const std::string& failure) {
  const FuzzTotals& t = result.totals;
  std::string out = "{";
  const auto text = [&](const char* key, std::string_view value) {
    out += fmt::format("{}\"{}\":", out.back() == '{' ? "" : ",", key);
    report::write_json_string(out, value);
  };
  const auto number = [&](const char* key, std::uint64_t n) {
    out += fmt::format(",\"{}\":{}", key, n);
  };
  text("status", status_of(result, arguments));
  text("game", game.name());
  text("ruleset", rules.name);
  number("seed", arguments.seed);
  number("games", t.games);
  number("events", t.events);
  number("turns", t.turns);
  text("signature", fmt::format("{:016x}", t.signature));
  number("invariants", verify::invariants(game).size());
  number("relations_every", relations_every);
  out += ",\"relations\":[";
  const auto all = verify::relations();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!was_tried(t, i)) continue;
    out += out.back() == '[' ? "{" : ",{";
    text("relation", all[i].name);
    number("held", t.of(i, verify::Held::held));
    number("not_applicable", t.of(i, verify::Held::not_applicable));
    number("failed", t.of(i, verify::Held::failed));
    text("en", all[i].en);
    text("zh", all[i].zh);
    out += '}';
  }
  out += ']';
  if (!failure.empty()) out += ",\"failure\":" + failure;
  return out + "}\n";
}

std::string words_of(const FuzzResult& result, const Game& game, const Ruleset& rules,
                     const FuzzArguments& arguments) {
  const FuzzTotals& t = result.totals;
  std::string out;
  const auto line = [&](const Message& m) {
    append_text(out, m, arguments.lang);
    out += '\n';
  };
  if (t.games > 0)
    line(say::averages(
        say::game_and_ruleset(game.name(), rules.name, ruleset_in_words(game, rules, arguments)),
        said_players(game, rules, arguments.players), arguments.seed, t.events / t.games,
        fmt::format("{:.1f}", static_cast<double>(t.turns) / static_cast<double>(t.games))));
  line(say::invariants_and_relations(verify::invariants(game).size(), relations_every));
  out += relations_in_words(t, arguments.lang);
  Message holds = say::all_holds(t.games, fmt::format("{:016x}", t.signature));
  if (was_interrupted())
    holds = say::interrupted(std::move(holds));
  else if (t.games < arguments.games)
    holds = say::time_is_up(std::move(holds));
  line(holds);
  return out;
}

}  // namespace tally::cli
