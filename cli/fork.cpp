// `tally fork`: another choice at one decision of a recorded game, and what may come of it.
#include "verify/fork/fork.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "cli/commands.h"
#include "cli/failure_messages.h"
#include "cli/fork_choices.h"
#include "cli/fork_game.h"
#include "cli/fork_spread.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/named_ruleset.h"
#include "cli/one_page.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/log/log.h"
#include "replay/messages.h"
#include "replay/report/display.h"
#include "replay/report/text.h"
#include "verify/record_checker.h"

namespace tally::cli {
namespace {

Message instead(const ForkChoices& choices, const crossing::Choice& chosen) {
  return say::instead_of(choices.said(chosen.answer), choices.said_recorded());
}

class Fork {
 public:
  explicit Fork(const ForkArguments& a)
      : a_(a), checker_(a.rules), game_(game_to_fork(a, checker_)) {}

  ExitCode run() {
    if (game_.dealt) complain(say::one_deal());
    const std::size_t events = game_.whole.size();
    if (static_cast<std::size_t>(a_.at) >= events)
      throw Failure(usage, say::no_event(a_.at, events));
    const ForkChoices choices(a_, game_);
    if (a_.choose.empty()) {
      write_out(choices.list());
      return ok;
    }
    return a_.games > 0 ? spread(choices) : one_game(choices);
  }

 private:
  [[nodiscard]] std::string in_words(const Message& m) const { return text_of(m, a_.lang); }
  // What is chosen instead of what, as a line.
  [[nodiscard]] std::string heading(Message chosen) const {
    return report::printable(in_words(say::chosen_at(a_.at, std::move(chosen)))) + "\n";
  }

  ExitCode one_game(const ForkChoices& choices) {
    const crossing::Choice chosen = choices.chosen();
    Record out;
    crossing::Forks forks(game_.whole, game_.rules);
    std::string told = heading(instead(choices, chosen));
    if (a_.stop) {
      forks.stop_at(chosen, out);
      told += in_words(say::stops_there(out.size())) + "\n";
    } else {
      const crossing::Ending end = forks.play_on(chosen, a_.seed, &out);
      told += in_words(say::played_on(a_.seed, end.turns, out.size())) + ": ";
      told += end.over ? report::winners_words(end.winners, a_.lang) : in_words(say::too_long());
      told += "\n";
    }
    if (!a_.output.empty()) {
      OutFile file(a_.output, with_files_of(a_.rules.ruleset, {a_.record}));
      std::string log;
      write_record(log, out);
      file.write(log);
      file.commit();
    }
    a_.output == "-" ? write_err(told) : write_out(told);
    return ok;
  }

  // By chance from the choice on, and from the record's own choice on where that is another.
  ExitCode spread(const ForkChoices& choices) {
    const crossing::Choice chosen = choices.chosen();
    std::optional<crossing::Choice> own = choices.own(chosen);
    const bool recorded = own && choices.same(chosen, *own);
    if (recorded) own.reset();
    catch_interrupts();
    std::optional<OutFile> page;
    if (!a_.page.empty()) page.emplace(a_.page, with_files_of(a_.rules.ruleset, {a_.record}));
    Progress progress(say::games_done);
    crossing::Forks forks(game_.whole, game_.rules);
    crossing::Spread by_choice;
    crossing::Spread by_record;
    const std::uint64_t whole = a_.games * (own ? 2 : 1);
    for (std::uint64_t i = 0; i < a_.games && !was_interrupted(); ++i) {
      by_choice.add(forks.play_on(chosen, a_.seed + i));
      if (own) by_record.add(forks.play_on(*own, a_.seed + i));
      progress.tick(i + 1, by_choice.games + by_record.games, whole);
    }
    progress.clear();
    report::PageSpread told;
    told.at = static_cast<std::uint32_t>(a_.at);
    told.recorded = recorded;
    told.chosen =
        recorded ? say::chosen_as_recorded(choices.said(chosen.answer)) : instead(choices, chosen);
    told.games = own ? say::spread_of(by_choice.games, a_.seed)
                     : say::spread_of_one(by_choice.games, a_.seed);
    told.deal = game_.dealt ? say::cards_as_dealt() : say::cards_as_there();
    told.rows =
        spread_rows(by_choice, own ? &by_record : nullptr, game_.whole.setup.players, game_.labels);
    const std::string out = heading(told.chosen) + spread_table(told, a_.lang) +
                            in_words(told.deal) + "\n" + in_words(told.games) + "\n";
    if (page && !was_interrupted()) {
      checker_.want_witness(false);
      PageWishes wishes;
      wishes.spread = std::move(told);
      wishes.ruleset = a_.rules.ruleset;
      wishes.langs = report::both_from(a_.lang);
      page->write(page_of(game_.read, checker_, std::move(wishes)));
      page->commit();
    }
    a_.page == "-" ? write_err(out) : write_out(out);
    return was_interrupted() ? interrupted : ok;
  }

  const ForkArguments& a_;
  RecordChecker checker_;
  ForkGame game_;
};

}  // namespace

ExitCode run(const ForkArguments& arguments) {
  expect_ruleset(arguments.rules.ruleset);
  return Fork(arguments).run();
}

}  // namespace tally::cli
