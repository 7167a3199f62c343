// What an audit found, in words and as JSON lines.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/audit_found.h"
#include "cli/audit_messages.h"
#include "cli/lines.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "replay/words.h"

namespace tally::cli {
namespace {

using proofs::Status;

// Only what is wrong or open.
Proved amiss(const Proved& p) {
  Proved out{p.of, {}, p.causes};
  for (const proofs::Proof& proof : p.proofs)
    if (proof.status == Status::refuted || proof.status == Status::unknown)
      out.proofs.push_back(proof);
  return out;
}

void tell_fault(const TableFault& f, const Audited& all, Lines& out) {
  out.line(say::audit_fault(f.what));
  out.line(f.where, 2);
  constexpr std::size_t most = 12;
  const std::size_t n = f.game.size();
  if (n > most) out.line(say::audit_earlier(n - most), 2);
  for (std::size_t i = n - std::min(n, most); i < n; ++i)
    out.line(event_words(f.game.game->schema(), f.game.event(i), out.lang()), 4);
  if (n > 0 && !all.games.failed) out.line(say::audit_log(all.log), 2);
}

void tell_rules(const std::vector<Rule>& rules, const Message& head, const Game& game, Lines& out) {
  if (rules.empty()) return;
  constexpr std::size_t most = 20;
  const Rulebook book = Rulebook::load(game.name());
  out.line(head);
  for (std::size_t i = 0; i < std::min(most, rules.size()); ++i) {
    const std::string id(game.rule_ids()[rules[i]]);
    const RuleText* const text = book.rule(id);
    out.line(say::audit_rule(id, text == nullptr ? Texts(id, id) : texts(text->title)), 2);
  }
  if (rules.size() > most) out.line(say::audit_more(rules.size() - most), 2);
}

Message last_line(const Audited& all) {
  std::vector<Message> done = {
      say::audit_theorems(count({&all.proved, 1}, Status::proved)),
      say::audit_games(all.games.totals.games, all.games.failed ? 1 : 0),
      say::audit_reach(all.reached()),
      say::audit_tables(all.tables.whole, all.tables.tables, all.tables.ends, all.tables.positions,
                        all.tables.faults.size())};
  std::vector<Message> result;
  if (all.wrong() > 0) result.push_back(say::audit_wrong(all.wrong()));
  if (all.open() > 0) result.push_back(say::audit_open(all.open()));
  if (all.wrong() == 0) result.push_back(say::audit_sound());
  Message out = say::audit_summary(
      all.proved.of.rules.name, joined(std::move(done), tally::say::semicolon),
      joined(std::move(result), tally::say::comma), fmt::format("{:.0f}", all.seconds));
  return all.interrupted ? say::audit_cut(std::move(out)) : out;
}

}  // namespace

std::string text_of(const Audited& all, const AuditArguments& a) {
  Lines out(style_of_out(), a.lang);
  const Proved p = amiss(all.proved);
  if (!p.proofs.empty()) tell_theorems({&p, 1}, out);
  out.text += all.failure.words;
  for (const TableFault& f : all.tables.faults) tell_fault(f, all, out);
  const Game& game = *all.proved.of.game;
  tell_rules(all.idle, say::audit_idle(), game, out);
  tell_rules(all.lost, say::audit_lost(all.base), game, out);
  if (!out.text.empty()) out.empty_line();
  out.line(last_line(all));
  return std::move(out.text);
}

std::string json_of(const Audited& all, const AuditArguments& a) {
  std::string out;
  const auto text = [&](std::string_view key, std::string_view value) {
    out += fmt::format("{}\"{}\":", out.ends_with('{') ? "" : ",", key);
    report::write_json_string(out, value);
  };
  const auto ids = all.proved.of.game->rule_ids();
  add_json(out, amiss(all.proved));
  if (!all.failure.json.empty()) out += "{\"failure\":" + all.failure.json + "}\n";
  for (const TableFault& f : all.tables.faults) {
    out += '{';
    text("fault", text_of(f.what, a.lang));
    text("id", f.what.id());
    if (f.rule != no_rule) text("rule", ids[f.rule]);
    text("where", text_of(f.where, a.lang));
    if (f.game.size() > 0 && !all.games.failed) text("log", all.log);
    out += "}\n";
  }
  for (const Rule rule : all.idle) {
    out += '{';
    text("never_acts", ids[rule]);
    out += "}\n";
  }
  for (const Rule rule : all.lost) {
    out += '{';
    text("never_acts", ids[rule]);
    text("acts_by", all.base);
    out += "}\n";
  }
  out += '{';
  text("ruleset", all.proved.of.rules.name);
  out += fmt::format(
      ",\"wrong\":{},\"open\":{},\"theorems\":{},\"games\":{},\"rules\":{},\"whole\":{},\"tables\":"
      "{},\"ends\":{},"
      "\"positions\":{},\"seconds\":{:.1f}}}\n",
      all.wrong(), all.open(), count({&all.proved, 1}, Status::proved), all.games.totals.games,
      all.reached(), all.tables.whole, all.tables.tables, all.tables.ends, all.tables.positions,
      all.seconds);
  return out;
}

}  // namespace tally::cli
