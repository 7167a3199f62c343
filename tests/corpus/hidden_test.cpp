// What one seat alone has seen: the same games with everybody's hand cards, draws and roles hidden.
// The rules must find no fault in them that is not there.
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/state/state.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/input.h"
#include "replay/io/line_reader.h"
#include "replay/io/list_inputs.h"
#include "replay/log/log.h"
#include "replay/source.h"
#include "verify/hidden/view_log.h"

namespace tally {
namespace {

namespace kind = sanguosha::kind;

// Writes the game down as a spectator sees it: not the order of the pile, not dealt and drawn
// cards, not hand cards taken by others, no role but the lord's.
class Spectator final : public EventSink {
 public:
  Spectator(const Record& from, Record& to) : to_(to) {
    to.clear();
    to.game = from.game;
    to.ruleset = from.ruleset;
    to.setup = from.setup;
    to.shows = from.shows_when_told();
    const SeatFieldInfo& role = from.game->schema().seat_fields[0];
    for (std::size_t i = 1; i < static_cast<std::size_t>(to.setup.players); ++i)
      if (!role.is_open(to.setup.seat[i][0])) to.setup.seat[i][0] = 0;
  }
  void event(const Event& told, const Match& match, std::uint32_t source_at) override {
    Event e = told;
    sanguosha::State state;
    std::memcpy(static_cast<void*>(&state), match.state().data(), sizeof state);
    if (e.kind == kind::shuffle) {
      e.cards = {};
      e.hide(Field::cards);
    } else if (e.kind == kind::deal || e.kind == kind::draw ||
               (e.kind == kind::snatch && state.where(e.cards[0]).zone == sanguosha::Zone::hand)) {
      e.cards = std::span<const Card>(unseen_).first(e.cards.size());
    }
    to_.add(e, source_at);
  }

 private:
  Record& to_;
  std::vector<Card> unseen_ = std::vector<Card>(250, unknown_card);
};

TEST(HiddenCards, ACleanGameIsNeverCalledFaulty) {
  RecordStream stream;
  Record record;
  Record blinded;
  std::unique_ptr<Checker> checker;
  Report report;
  int games = 0;
  std::vector<std::string> folder;
  folder.emplace_back(TALLY_SOURCE_DIR "/corpus");
  for (const std::string& path : io::list_inputs(folder)) {
    stream.open(path);
    for (auto got = stream.next(record); got != RecordStream::Got::end; got = stream.next(record)) {
      if (got != RecordStream::Got::record || !record.not_covered.empty()) continue;
      if (record.game->name() != "sanguosha") continue;  // this spectator knows one game
      if (checker == nullptr) checker = std::make_unique<Checker>(*record.game);
      const Ruleset rules = load_ruleset(*record.game, record.ruleset);
      Spectator spectator(record, blinded);
      checker->check(record, rules, report, &spectator);
      if (report.verdict != VerdictKind::clean) continue;
      checker->check(blinded, rules, report);
      EXPECT_NE(report.verdict, VerdictKind::violations)
          << path << ": "
          << (report.findings.empty() ? ""
                                      : text_of(report.findings[0].message) + " / " +
                                            text_of(report.findings[0].expected) + " / " +
                                            text_of(report.findings[0].found));
      EXPECT_TRUE(report.over) << path;
      ++games;
    }
  }
  EXPECT_GE(games, 12);
}

// The same as `tally hide` writes it, for somebody who looks on and for the first seat.
TEST(HiddenCards, NorIsTheLogOfWhatOneSeatSaw) {
  RecordStream stream;
  Record record;
  Record seen;
  Report report;
  const std::vector<std::string> folder = {TALLY_SOURCE_DIR "/corpus"};
  int logs = 0;
  for (const std::string& path : io::list_inputs(folder)) {
    stream.open(path);
    for (auto got = stream.next(record); got != RecordStream::Got::end; got = stream.next(record)) {
      if (got != RecordStream::Got::record || !record.not_covered.empty()) continue;
      Checker checker(*record.game);
      const Ruleset rules = load_ruleset(*record.game, record.ruleset);
      for (const Seat viewer : {nobody, Seat{0}}) {
        std::string log;
        hidden::ViewLog view(log, record, viewer);
        checker.check(record, rules, report, &view);
        if (report.verdict != VerdictKind::clean) break;
        io::Input input = io::Input::of_memory(log);
        io::LineReader lines(input);
        ASSERT_TRUE(LogReader(lines).next(seen)) << path;
        checker.check(seen, rules, report);
        EXPECT_NE(report.verdict, VerdictKind::violations)
            << path << ": " << (report.findings.empty() ? "" : text_of(report.findings[0].message));
        ++logs;
      }
    }
  }
  EXPECT_GE(logs, 100);
}

}  // namespace
}  // namespace tally
