// `tally score`: what finished games are worth, and the ranks of a series.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/lines.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/score_messages.h"
#include "cli/terminal.h"
#include "replay/diff/story.h"
#include "replay/io/input_error.h"
#include "replay/report/jsonl.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "replay/words.h"
#include "verify/record_checker.h"
#include "verify/score/scored.h"
#include "verify/standings/standings.h"

namespace tally::cli {
namespace {

using verify::ScoredGame;
using verify::ScoredSeat;

class Score {
 public:
  explicit Score(const ScoreArguments& a)
      : a_(a), checker_(a.rules), out_(style_of_out(), a.lang) {}

  ExitCode run() {
    catch_interrupts();
    const Paths paths = list_paths(a_.records);
    std::optional<OutFile> page;
    if (!a_.page.empty()) page.emplace(a_.page, with_files_of(a_.rules.ruleset, paths.found));
    for (const std::string& path : paths.found) file(path);
    if (a_.series) tell_series();
    if (page) {
      std::string html;
      verify::append_score_page(html, games_, a_.series ? &series_ : nullptr,
                                report::both_from(a_.lang));
      page->write(html);
      page->commit();
    }
    if (!a_.series && !a_.jsonl) {
      const auto scored =
          std::ranges::count_if(games_, [](const auto& g) { return g.none.empty(); });
      out_.line(say::scored(scored, games_.size()));
    }
    a_.jsonl ? write_out(json_) : read_out(out_.text);
    return code_;
  }

 private:
  // The worst there was: what cannot be read before what is wrong before what has no points.
  void ends_with(ExitCode code) {
    const auto rank = [](ExitCode c) {
      return c == internal ? 4 : c == unreadable ? 3 : c == violations ? 2 : c == undecided ? 1 : 0;
    };
    if (rank(code) > rank(code_)) code_ = code;
  }

  void file(const std::string& path) {
    RecordStream stream;
    stream.open(path);
    Record record;
    for (std::uint32_t n = 1;; ++n) {
      stop_if_interrupted();
      const RecordStream::Got got = stream.next(record);
      if (got == RecordStream::Got::end) break;
      report::Entry entry;
      entry.path = path;
      entry.number = n;
      if (got == RecordStream::Got::error) {
        fill_unreadable(stream.error(), stream.format(), entry);
        entry.path = path;
        refuse(entry);
        continue;
      }
      diff::Story story(*record.game);
      checker_.check(record, entry, &story);
      entry.path = path;
      entry.number = n;
      if (!entry.error.empty()) {
        refuse(entry);
        continue;
      }
      story.finish(checker_.match(*record.game));
      game(record, entry, story);
    }
  }

  void refuse(const report::Entry& entry) {
    complain(say::of_file(entry.path, entry.error));
    ends_with(entry.internal ? internal : unreadable);
  }

  void game(const Record& record, const report::Entry& entry, const diff::Story& story) {
    ScoredGame g;
    g.source = entry.number > 1 ? fmt::format("{}#{}", entry.path, entry.number) : entry.path;
    g.game = record.game;
    g.won = report::said_winners(entry.report.winners);
    const verify::ScoreKit& kit = verify::score_kit_of(*record.game);
    const Ruleset& rules = checker_.rules(record);
    const Match& match = checker_.match(*record.game);
    verify::Sheet sheet;
    if (!record.not_covered.empty())
      sheet.none = entry.report.reason;
    else if (!entry.report.over)
      sheet.none = say::not_over();
    else if (kit.score == nullptr)
      sheet.none = say::of_other_game();
    else
      sheet = kit.score(story, match, entry.report.winners, rules);
    g.none = sheet.none;
    if (a_.series && kit.series == no_rule)
      throw Failure(usage, say::without_series(g.source, std::string(record.game->name())));
    if (g.none.empty()) {
      if (entry.report.verdict == VerdictKind::violations) {
        g.by_the_rules = false;
        complain(say::against_the_rules(g.source));
        ends_with(violations);
      }
      const verify::SeatTraits was = verify::traits_of(*record.game, match, record.setup.players);
      for (Seat s = 0; s < record.setup.players; ++s) {
        const auto i = static_cast<std::size_t>(s);
        g.seats.push_back(
            {said_seat(s, &record.labels), was[i][0], sheet.seats[i], sheet.total(s)});
      }
    } else {
      ends_with(undecided);
    }
    if (a_.series && record.setup.players > 0) series_.add(record, sheet, rules);
    a_.jsonl ? json(g) : text(g);
    games_.push_back(std::move(g));
  }

  void text(const ScoredGame& g) {
    if (!g.none.empty()) return out_.line(say::no_points_of(g.source, g.none));
    out_.line(say::game_of(g.source, g.won));
    for (const ScoredSeat& s : g.seats) {
      Message who =
          s.was.empty() ? s.who : say::seat_and_role(s.who, said_word(g.game->schema(), s.was));
      out_.line(say::seat_total(std::move(who), s.total), 2);
      for (const verify::ScorePart& p : s.parts)
        out_.line(fmt::format("{:<7}{}  {}", verify::product(p), text_of(p.what, a_.lang),
                              g.game->rule_ids()[p.why]),
                  6);
    }
  }

  void json(const ScoredGame& g) {
    const auto to = std::back_inserter(json_);
    const auto quoted = [&](std::string_view key, const std::string& words) {
      fmt::format_to(to, "\"{}\":", key);
      report::write_json_string(json_, words);
    };
    json_ += '{';
    quoted("record", g.source);
    if (!g.none.empty()) {
      json_ += ',';
      quoted("none", text_of(g.none));
    }
    if (!g.by_the_rules) json_ += ",\"by_the_rules\":false";
    json_ += ",\"seats\":[";
    for (std::size_t i = 0; i < g.seats.size(); ++i) {
      const ScoredSeat& s = g.seats[i];
      fmt::format_to(to, "{}{{\"seat\":{},\"role\":\"{}\",\"points\":{},\"parts\":[",
                     i > 0 ? "," : "", i + 1, s.was, s.total);
      for (std::size_t k = 0; k < s.parts.size(); ++k) {
        const verify::ScorePart& p = s.parts[k];
        fmt::format_to(to, "{}{{\"each\":{},\"times\":{},\"rule\":\"{}\",", k > 0 ? "," : "",
                       p.each, p.times, g.game->rule_ids()[p.why]);
        quoted("for", text_of(p.what));
        json_ += '}';
      }
      json_ += "]}";
    }
    json_ += "]}\n";
  }

  void tell_series() {
    const std::vector<verify::Series::Player> players = series_.players();
    const std::vector<Message> faults = series_.faults();
    if (!faults.empty()) ends_with(violations);
    if (a_.jsonl) return json_of_series(players, faults);
    out_.empty_line();
    out_.line(say::a_series(series_.games(), players.size()));
    for (const auto& p : players)
      out_.line(say::ranked(p.rank, verify::said_player(p), p.total, verify::sum_of(p.points)), 2);
    for (const Message& fault : faults)
      out_.line(say::no_series(fault, std::string(series_.rule())));
    if (series_.needs_playoff()) out_.line(say::playoff_due());
    if (!faults.empty() || players.empty() || series_.needs_playoff()) return;
    Message first;
    for (const auto& p : players) {
      if (p.rank > 1) break;
      first = first.empty() ? verify::said_player(p)
                            : tally::say::comma(std::move(first), verify::said_player(p));
    }
    out_.line(say::winner_of_series(std::move(first)));
  }

  void json_of_series(const std::vector<verify::Series::Player>& players,
                      const std::vector<Message>& faults) {
    const auto to = std::back_inserter(json_);
    json_ += "{\"series\":[";
    for (std::size_t i = 0; i < players.size(); ++i) {
      const verify::Series::Player& p = players[i];
      fmt::format_to(to, "{}{{\"rank\":{},\"player\":{},\"name\":", i > 0 ? "," : "", p.rank,
                     p.number);
      report::write_json_string(json_, p.name);
      fmt::format_to(to, ",\"points\":{},\"by_game\":[{}]}}", p.total, fmt::join(p.points, ","));
    }
    json_ += "],\"faults\":[";
    for (std::size_t i = 0; i < faults.size(); ++i) {
      if (i > 0) json_ += ',';
      report::write_json_string(json_, text_of(faults[i]));
    }
    fmt::format_to(to, "],\"playoff\":{}}}\n", series_.needs_playoff());
  }

  const ScoreArguments& a_;
  RecordChecker checker_;
  Lines out_;
  std::string json_;
  std::vector<ScoredGame> games_;
  verify::Series series_;
  ExitCode code_ = ok;
};

}  // namespace

ExitCode run(const ScoreArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  return Score(arguments).run();
}

}  // namespace tally::cli
