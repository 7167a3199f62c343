#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/messages.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/terminal.h"
#include "replay/diff/divergence.h"
#include "replay/report/story_text.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

std::vector<diff::FieldValue> fields_after(const OneGame& game, std::size_t turn) {
  const auto match = game.record.game->match();
  return diff::fields_of(*match, game.story->state_after(turn));
}

// The place of a turn's number among the turns.
std::size_t find_turn(const OneGame& game, int number, const std::string& path) {
  const diff::Turn* turn = game.story->turn(number);
  if (turn == nullptr) {
    throw Failure(usage, say::no_such_turn(path, number, game.story->turns().back().number));
  }
  return static_cast<std::size_t>(turn - game.story->turns().data());
}

Message said_turn(int number) { return number == 0 ? say::before_first_turn() : say::turn(number); }

Message differences_between(std::size_t n, int from, int to) {
  const auto end = [](int turn) { return turn == 0 ? say::the_start() : said_turn(turn); };
  return say::differences(n, end(from), end(to));
}

// One record, the ends of two of its turns.
ExitCode diff_turns(const DiffArguments& arguments) {
  RecordChecker checker(arguments.rules);
  const std::string& path = arguments.records[0];
  const OneGame game = read_game(path, arguments.game, checker);
  const auto from = fields_after(game, find_turn(game, *arguments.from, path));
  const auto to = fields_after(game, find_turn(game, *arguments.to, path));
  const auto changes = diff::changes(from, to);
  const diff::ChangeWords words(game.record.game->schema(), arguments.lang);
  std::string out;
  for (const diff::Change& c : changes) out += words.of(c, diff::Sides::time) + '\n';
  out +=
      text_of(differences_between(changes.size(), *arguments.from, *arguments.to), arguments.lang) +
      "\n";
  read_out(out);
  return changes.empty() ? ok : violations;
}

// Two records, turn by turn.
class DiffRecords {
 public:
  DiffRecords(const DiffArguments& arguments, const OneGame& a, const OneGame& b)
      : arguments_(arguments),
        a_(a),
        b_(b),
        text_(style_of_out(), arguments.lang),
        words_a_(a.record, *a.story, text_, {.lang = arguments.lang}),
        words_b_(b.record, *b.story, text_, {.lang = arguments.lang}),
        side_a_{*a.story, a.entry.report.findings},
        side_b_{*b.story, b.entry.report.findings} {}

  ExitCode run() {
    const bool same_start = setup();
    const auto first = diff::first_divergence(side_a_, side_b_);
    const std::size_t turns = std::max(a_.story->turns().size(), b_.story->turns().size());
    const std::size_t equal = first ? first->turn : turns;
    if (equal > 0) {
      put(say::same_up_to(equal == 1 ? say::the_deal() : said_turn(number(equal - 1))));
    }
    if (first) {
      const std::size_t end =
          std::min(turns, first->turn + 1 + static_cast<std::size_t>(arguments_.after));
      for (std::size_t turn = first->turn; turn < end; ++turn) tell(turn);
    }
    out_ += '\n';
    last_line(same_start, first, turns);
    read_out(out_);
    return same_start && !first ? ok : violations;
  }

 private:
  [[nodiscard]] int number(std::size_t turn) const {
    const auto& story = turn < a_.story->turns().size() ? *a_.story : *b_.story;
    return story.turns()[turn].number;
  }

  void put(const Message& m) {
    append_text(out_, m, arguments_.lang);
    out_ += '\n';
  }

  // A word of the game's seats.
  [[nodiscard]] Message word(std::string_view en) const {
    return said_word(a_.record.game->schema(), en);
  }

  // False when what was settled before the first event differs.
  bool setup() {
    const std::size_t before = out_.size();
    const Setup& a = a_.record.setup;
    const Setup& b = b_.record.setup;
    if (a.players != b.players) {
      put(say::other_players(a.players, b.players));
    }
    const auto fields = a_.record.game->schema().seat_fields;
    for (int s = 0; s < std::min(a.players, b.players); ++s) {
      for (std::size_t f = 0; f < fields.size(); ++f) {
        const auto seat = static_cast<std::size_t>(s);
        const What in_a = a.seat[seat][f];
        const What in_b = b.seat[seat][f];
        if (in_a == in_b) continue;
        put(say::other_seat(said_seat(static_cast<Seat>(s)), word(fields[f].key),
                            word(fields[f].word(in_a)), word(fields[f].word(in_b))));
      }
    }
    const bool same = out_.size() == before;
    if (a_.entry.ruleset != b_.entry.ruleset) {
      put(say::other_ruleset(report::printable(a_.entry.ruleset),
                             report::printable(b_.entry.ruleset)));
    }
    return same;
  }

  void tell(std::size_t turn) {
    const bool in_a = turn < a_.story->turns().size();
    const bool in_b = turn < b_.story->turns().size();
    out_ += '\n';
    in_a ? words_a_.heading(out_, a_.story->turns()[turn])
         : words_b_.heading(out_, b_.story->turns()[turn]);
    const auto d = diff::compare_turn(side_a_, side_b_, turn);
    if (d && d->events) {
      events(turn, in_a, in_b, *d);
    } else {
      put(d && d->findings ? say::same_by_the_rules() : say::same_events());
    }
    if (d && d->findings) {
      findings("A", a_, diff::findings_in(side_a_, turn));
      findings("B", b_, diff::findings_in(side_b_, turn));
    }
    if (!in_a || !in_b) {
      put(say::has_ended(in_a ? "B" : "A"));
      return;
    }
    const auto changes = diff::changes(fields_after(a_, turn), fields_after(b_, turn));
    const report::Style& style = text_.style();
    fmt::format_to(std::back_inserter(out_), "  {}{}{}\n", style.dim(),
                   (changes.empty() ? say::same_state : say::other_state).in(arguments_.lang),
                   style.off());
    words_a_.changed(out_, changes, diff::Sides::records);
  }

  // What both have is shortened to the last events before the difference and the first after it.
  void events(std::size_t turn, bool in_a, bool in_b, const diff::Divergence& d) {
    constexpr std::size_t around = 3;
    const std::size_t begin = in_a ? a_.story->turns()[turn].begin : 0;
    if (d.head > around) {
      same_events(d.head - around);
    }
    words_a_.events(out_, begin + d.head - std::min(d.head, around), begin + d.head, "    ");
    if (in_a) {
      words_a_.events(out_, begin + d.head, a_.story->turns()[turn].end - d.tail, "  A ");
    }
    if (in_b) {
      const diff::Turn& t = b_.story->turns()[turn];
      words_b_.events(out_, t.begin + d.head, t.end - d.tail, "  B ");
    }
    if (d.tail == 0) return;
    const std::size_t tail = a_.story->turns()[turn].end - d.tail;
    words_a_.events(out_, tail, tail + std::min(d.tail, around), "    ");
    if (d.tail > around) {
      same_events(d.tail - around);
    }
  }

  void same_events(std::size_t n) { put(say::events_the_same(n)); }

  void findings(std::string_view side, const OneGame& game,
                const std::vector<const Finding*>& found) {
    put((found.empty() ? say::breaks_no_rule : say::breaks_rules)(side));
    for (const Finding* f : found) text_.finding(out_, game.entry, *f, 4);
  }

  void last_line(bool same_start, const std::optional<diff::Divergence>& first, std::size_t turns) {
    if (first && first->turn == 0) {
      put(say::first_differ_before(said_turn(0)));
    } else if (first) {
      put(say::first_differ_in(said_turn(number(first->turn))));
    } else if (!same_start) {
      put(say::same_but_setup());
    } else {
      put(say::are_the_same(a_.story->size(), turns - 1));
    }
  }

  const DiffArguments& arguments_;
  const OneGame& a_;
  const OneGame& b_;
  report::TextReport text_;
  report::StoryText words_a_;
  report::StoryText words_b_;
  diff::Side side_a_;
  diff::Side side_b_;
  std::string out_;
};

}  // namespace

ExitCode run(const DiffArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  if (arguments.records.size() == 1) return diff_turns(arguments);
  RecordChecker checker(arguments.rules);
  const OneGame a = read_game(arguments.records[0], arguments.game, checker);
  const OneGame b = read_game(arguments.records[1], arguments.game, checker);
  if (a.record.game != b.record.game) {
    throw Failure(usage, say::two_games(a.record.game->name(), b.record.game->name()));
  }
  return DiffRecords(arguments, a, b).run();
}

}  // namespace tally::cli
