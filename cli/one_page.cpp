#include "cli/one_page.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "cli/exit_code.h"
#include "cli/messages.h"
#include "replay/messages.h"
#include "replay/words.h"
#include "verify/hidden/deduce.h"
#include "verify/hidden/trace.h"
#include "verify/hidden/view.h"

namespace tally::cli {
namespace {

// What somebody who only looks on sees of the game, then what each seat sees.
std::vector<report::Eye> eyes_on(const Record& record) {
  std::vector<report::Eye> eyes;
  for (Seat s = nobody; s < record.setup.players; ++s)
    eyes.emplace_back([view = std::make_shared<hidden::View>(record, s)](const Event& e) {
      return view->see(e);
    });
  return eyes;
}

// What follows for the viewer of this game, turn by turn, of who the others are; nothing in a game
// without identities.
std::vector<report::CouldTell> could_tell(const OneGame& seen, RecordChecker& checker) {
  const Schema& schema = seen.record.game->schema();
  hidden::Trace trace;
  trace.start(schema, seen.record.setup);
  report::Entry again;
  checker.check(seen.record, again, &trace);
  std::size_t steps = std::min(trace.size(), trace.blind_from());
  for (const Finding& f : seen.entry.report.findings)
    steps = std::min<std::size_t>(steps, f.at);  // what follows is not what the record says
  std::vector<report::CouldTell> all;
  hidden::Deduction deduction(trace, *seen.record.game, checker.rules(seen.record));
  for (const hidden::Knowledge& k : deduction.all(steps)) {
    if (!k.has_identities) continue;
    report::CouldTell& told = all.emplace_back();
    told.from = static_cast<std::uint32_t>(k.steps);
    told.in_all = say::identities(k.assignments);
    for (int s = 0; s < seen.record.setup.players; ++s) {
      std::vector<Message> roles;
      What role = 0;
      for (const std::uint64_t ways : k.of[static_cast<std::size_t>(s)]) {
        if (ways > 0) {
          Message word = said_word(schema, schema.seat_fields[0].word(role));
          if (ways < k.assignments) word = say::role_in_so_many(std::move(word), ways);
          roles.push_back(std::move(word));
        }
        ++role;
      }
      told.seats.push_back(roles.empty() ? Message() : joined(std::move(roles), tally::say::comma));
    }
  }
  return all;
}

}  // namespace

std::string page_of(const OneGame& game, RecordChecker& checker, PageWishes wishes) {
  report::Moments moments(*game.record.game,
                          wishes.viewer ? std::vector<report::Eye>() : eyes_on(game.record));
  report::Entry again;
  checker.check(game.record, again, &moments);
  moments.finish(checker.match(*game.record.game));
  report::Questions asked(game.record, false);
  checker.check_again(game.record, asked);
  std::vector<report::Note> notes;
  if (!wishes.notes.empty()) {
    const Schema& schema = game.record.game->schema();
    try {
      notes = report::read_notes(wishes.notes, report::note_places(*game.story, schema));
    } catch (const BookError& error) {
      throw Failure(usage, error.said());
    }
  }
  return report::page(
      {.record = game.record,
       .entry = game.entry,
       .story = *game.story,
       .moments = moments,
       .langs = std::move(wishes.langs),
       .viewer = wishes.viewer,
       .could_tell = wishes.viewer ? could_tell(game, checker) : std::vector<report::CouldTell>(),
       .problems = wishes.problems,
       .spread = std::move(wishes.spread),
       .place = std::move(wishes.place),
       .notes = std::move(notes),
       .ruleset = wishes.ruleset,
       .asked = &asked,
       .whole = wishes.whole ? &*wishes.whole : nullptr});
}

}  // namespace tally::cli
