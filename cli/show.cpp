#include <iterator>
#include <memory>
#include <string>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/named_ruleset.h"
#include "cli/one_game.h"
#include "cli/terminal.h"
#include "replay/messages.h"
#include "replay/report/asked/questions.h"
#include "replay/report/messages.h"
#include "replay/report/story_text.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

class Show {
 public:
  // `questions`: nullptr where they are not told.
  Show(const ShowArguments& arguments, const OneGame& game, const report::Questions* questions)
      : arguments_(arguments),
        game_(game),
        text_(style_of_out(), arguments.lang),
        story_(game.record, *game.story, text_,
               {.lang = arguments.lang,
                .why = arguments.why,
                .numbers = arguments.numbers,
                .asked = questions}),
        spare_(game.record.game->match()) {}

  std::string all() {
    std::string out;
    if (!arguments_.turn) story_.opening(out, game_.entry);
    const auto turns = game_.story->turns();
    for (std::size_t n = 0; n < turns.size(); ++n) {
      if (!arguments_.turn || *arguments_.turn == turns[n].number) turn(out, n);
    }
    if (!arguments_.turn || *arguments_.turn == turns.back().number)
      story_.findings_at_end(out, game_.entry);
    if (!arguments_.turn) {
      out += '\n';
      text_.verdict(out, game_.entry);
      out += '\n';
    }
    return out;
  }

 private:
  void turn(std::string& out, std::size_t n) {
    const diff::Turn& turn = game_.story->turns()[n];
    if (!out.empty()) out += '\n';
    story_.heading(out, turn);
    story_.events(out, turn, game_.entry);
    if (n == 0) return;
    const auto changes = diff::changes(fields(n - 1), fields(n));
    if (changes.empty()) return;
    const report::Style& style = text_.style();
    fmt::format_to(std::back_inserter(out), "  {}{}{}\n", style.dim(),
                   tally::say::changed_in_turn.in(arguments_.lang), style.off());
    story_.changed(out, changes, diff::Sides::time);
  }

  std::vector<diff::FieldValue> fields(std::size_t n) {
    return diff::fields_of(*spare_, game_.story->state_after(n));
  }

  const ShowArguments& arguments_;
  const OneGame& game_;
  report::TextReport text_;
  report::StoryText story_;
  std::unique_ptr<Match> spare_;
};

}  // namespace

ExitCode run(const ShowArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  RecordChecker checker(arguments.rules);
  const OneGame game = read_game(arguments.record, arguments.game, checker);
  if (arguments.turn && game.story->turn(*arguments.turn) == nullptr) {
    throw Failure(usage, say::no_such_turn(arguments.record, *arguments.turn,
                                           game.story->turns().back().number));
  }
  report::Questions questions(game.record);
  report::Entry again;
  if (arguments.asked) checker.check(game.record, again, &questions);
  read_out(Show(arguments, game, arguments.asked ? &questions : nullptr).all());
  tell_of_more(game, arguments.record, arguments.game);
  return ok;
}

}  // namespace tally::cli
