// `tally why`: what led to an event of a recorded game, or to a death.
#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/language.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/terminal.h"
#include "cli/why_messages.h"
#include "replay/diff/called.h"
#include "replay/messages.h"
#include "replay/report/display.h"
#include "replay/report/jsonl.h"
#include "replay/words.h"
#include "verify/record_checker.h"
#include "verify/why/draw.h"
#include "verify/why/explain.h"
#include "verify/why/kit.h"

namespace tally::cli {
namespace {

class Why {
 public:
  explicit Why(const WhyArguments& a)
      : a_(a), checker_(a.rules), game_(read_game(a.record, a.game, checker_)) {}

  ExitCode run() {
    const Game& game = *game_.record.game;
    const verify::WhyKit& kit = verify::why_kit_of(game);
    if (kit.tracer == nullptr) throw Failure(usage, say::no_causes(game.name()));
    at_ = chosen(kit);
    const auto tracer = kit.tracer(game.schema());
    report::Entry again;
    checker_.check(game_.record, again, tracer.get());
    all_ = why::explain(tracer->net(), at_, a_.depth,
                        [&](std::uint32_t event) { return words(event); });
    a_.dot || a_.svg || a_.jsonl ? write_out(told()) : read_out(told());
    tell_of_more(game_, a_.record, a_.game);
    return tell_of_fault();
  }

 private:
  using Reason = why::Reason;
  static constexpr std::size_t widest = 100;

  // Of many cards the first few, but for the event that is asked about.
  [[nodiscard]] Message words(std::uint32_t event) const {
    constexpr std::size_t many = 6;
    constexpr std::size_t few = 3;
    Event e = game_.story->event(event);
    const bool cut = e.cards.size() > many && event != at_;
    if (cut) e.cards = e.cards.first(few);
    Message said = said_event(game_.record.game->schema(), e, &called_.at(event));
    return cut ? say::why_cut(std::move(said)) : said;
  }

  [[nodiscard]] std::uint32_t chosen(const verify::WhyKit& kit) const {
    const std::size_t size = game_.story->size();
    if (size == 0) throw Failure(usage, say::no_events(a_.record));
    if (a_.death) return death(kit);
    if (!a_.at) return static_cast<std::uint32_t>(size - 1);
    if (static_cast<std::size_t>(*a_.at) >= size)
      throw Failure(usage, say::no_event_of(*a_.at, a_.record, size, size - 1));
    return static_cast<std::uint32_t>(*a_.at);
  }

  [[nodiscard]] std::uint32_t death(const verify::WhyKit& kit) const {
    const Game& game = *game_.record.game;
    if (kit.death == nothing) throw Failure(usage, say::nobody_dies(game.name()));
    if (*a_.death > game_.record.setup.players)
      throw Failure(usage,
                    say::no_such_dead_seat(*a_.death, a_.record, game_.record.setup.players));
    std::vector<Message> others;
    for (std::size_t i = 0; i < game_.story->size(); ++i) {
      const Event e = game_.story->event(i);
      if (e.kind != kit.death) continue;
      if (e.seat == *a_.death - 1) return static_cast<std::uint32_t>(i);
      others.push_back(say::seat_at_event(e.seat + 1, i));
    }
    Message who_does = others.empty()
                           ? say::nor_anybody()
                           : say::these_die(joined(std::move(others), tally::say::comma));
    throw Failure(usage, say::does_not_die(*a_.death, a_.record, std::move(who_does)));
  }

  std::string told() {
    const auto ids = game_.record.game->rule_ids();
    if (a_.dot) return why::dot_of(all_, ids, a_.lang);
    if (a_.svg) return why::svg_of(all_, ids, a_.lang);
    return a_.jsonl ? jsonl() : text();
  }

  [[nodiscard]] Message with_rule(Message said, const Reason& r) const {
    if (r.rule == no_rule) return said;
    return say::why_rule(std::move(said), game_.record.game->rule_ids()[r.rule]);
  }
  [[nodiscard]] Message sentence(std::size_t i) const {
    const Reason& r = all_.reasons[i];
    Message said = with_rule(r.said, r);
    if (r.again) return (r.at < i ? say::why_above : say::why_below)(std::move(said));
    return r.had_to ? say::why_had_to(std::move(said)) : said;
  }

  // The end of the shortest way, in words.
  [[nodiscard]] Message in_short() const {
    constexpr std::size_t most_steps = 6;
    const auto& way = all_.shortest;
    const std::size_t left_out = way.size() > most_steps ? way.size() - most_steps : 0;
    std::vector<Message> steps;
    for (std::size_t i = left_out; i < way.size(); ++i)
      steps.push_back(say::why_step(words(way[i]), way[i]));
    Message said = joined(std::move(steps), say::why_steps);
    return left_out > 0 ? say::why_shortest_end(std::move(said), left_out)
                        : say::why_shortest(std::move(said));
  }

  // The number of the event at the left, the sentence behind it as deep as it stands.
  void line(std::string& out, std::string_view number, const Message& said, int depth) const {
    constexpr std::size_t number_columns = 5;
    const std::size_t indent = number_columns + 2 * static_cast<std::size_t>(depth);
    std::string lines = report::wrapped(text_of(said, a_.lang), style_.columns_of(widest), indent);
    lines.replace(0, number_columns, fmt::format("{:>4} ", number));
    out += lines;
  }

  [[nodiscard]] int turn_of(std::uint32_t event) const {
    int turn = 0;
    for (const diff::Turn& t : game_.story->turns())
      if (t.begin <= event) turn = t.number;
    return turn;
  }

  [[nodiscard]] std::string text() const {
    const auto& reasons = all_.reasons;
    std::string out =
        text_of(say::why_heading(at_, turn_of(at_), with_rule(reasons[0].said, reasons[0])),
                a_.lang) +
        "\n";
    std::size_t told = 0;
    std::size_t had_to = 0;
    if (reasons.size() == 1 && reasons[0].earlier == 0) line(out, "", say::why_no_cause(), 1);
    for (std::size_t i = 1; i < reasons.size(); ++i) {
      const Reason& r = reasons[i];
      if (r.beside) continue;
      line(out, r.happened ? fmt::format("{}", r.event) : "", sentence(i), r.depth);
      if (r.earlier > 0) line(out, "", say::why_earlier(r.earlier, r.event), r.depth + 1);
      if (r.again) continue;
      ++told;
      if (r.had_to) ++had_to;
    }
    out += '\n';
    out += text_of(say::why_summary(told, had_to), a_.lang) + "\n";
    out += report::wrapped(text_of(in_short(), a_.lang), style_.columns_of(widest), 0);
    return out;
  }

  [[nodiscard]] std::string jsonl() const {
    static constexpr std::string_view sorts[] = {"made", "possible", "row", "row", "turn"};
    std::string out;
    for (const Reason& r : all_.reasons) {
      fmt::format_to(std::back_inserter(out),
                     "{{\"event\":{},\"of\":{},\"depth\":{},\"how\":\"{}\",\"happened\":{},"
                     "\"had_to_happen\":{},\"again\":{},\"earlier\":{},\"rule\":",
                     r.event, all_.reasons[r.of].event, r.depth,
                     sorts[static_cast<std::size_t>(r.sort)], r.happened, r.had_to, r.again,
                     r.earlier);
      report::write_json_string(out, game_.record.game->rule_ids()[r.rule]);
      out += ",\"message\":";
      report::write_json_string(out, text_of(r.said));
      out += ",\"message_id\":";
      report::write_json_string(out, r.said.id());
      out += "}\n";
    }
    return out;
  }

  // Of the first that is wrong up to the event.
  [[nodiscard]] ExitCode tell_of_fault() const {
    const auto& findings = game_.entry.report.findings;
    const auto f = std::ranges::find_if(findings, [&](const Finding& x) { return x.at <= at_; });
    // What is undecided breaks no rule.
    if (f == findings.end() || game_.entry.report.verdict != VerdictKind::violations) return ok;
    complain(say::why_broken(report::printable(a_.record), game_.record.game->rule_ids()[f->rule],
                             f->at));
    return violations;
  }

  const WhyArguments& a_;
  RecordChecker checker_;
  OneGame game_;
  diff::Called called_{game_.record, *game_.story};
  report::Style style_ = style_of_out();
  std::uint32_t at_ = 0;
  why::Explanation all_;
};

}  // namespace

ExitCode run(const WhyArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  return Why(arguments).run();
}

}  // namespace tally::cli
