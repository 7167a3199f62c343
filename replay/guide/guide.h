#pragma once
// The guide holds one record after another against the rules: by the straight path where the game
// offers it and nothing is wrong, else by playing it (guide/playthrough.h), and where record and
// rules disagree by playing it again under other readings. A sound record is played once.
#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/guide/branches.h"
#include "replay/guide/cursor.h"
#include "replay/guide/decisions.h"
#include "replay/guide/feed.h"
#include "replay/guide/findings.h"
#include "replay/guide/gap_search.h"
#include "replay/guide/onlookers.h"
#include "replay/guide/playthrough.h"
#include "replay/guide/search.h"
#include "replay/record.h"

namespace tally {

class Guide {
 public:
  explicit Guide(const Game& game);
  Guide(const Guide&) = delete;
  Guide& operator=(const Guide&) = delete;

  // Plays `record` through `match`; fills `report`.
  void run(const Record& record, const Ruleset& rules, Match& match, Report& report,
           EventSink* sink);

  // The same record once more, read as it was found best then.
  void run_again(Report& report, EventSink* sink);

  // Plays a record while it is still being written. What there is of it is read as it is read best
  // if `search_first` says so; from there on it is played at first sight.
  void follow(const Record& record, const Ruleset& rules, Match& match, Report& report,
              EventSink& sink, guide::Feed& feed, bool search_first);

  // Checker::allow, Checker::work
  void allow(std::uint64_t work) { cursor_.work.allow(work); }
  [[nodiscard]] std::uint64_t work() const { return cursor_.work.done(); }

  void watched_by(Watch* watch) { onlookers_.set_watch(watch); }

  // Whether the rules brought anything about in the last record: of one that begins in the middle
  // and never says where its game goes on, all is taken as told.
  [[nodiscard]] bool judged() const { return cursor_.course.judged; }
  // Whether so much disagreed that the rest of the record was not followed.
  [[nodiscard]] bool gave_up() const { return cursor_.course.cost >= guide::most_cost; }
  // Whether something in it was hidden: an identity, or a card that is told without its name.
  [[nodiscard]] bool told_unseen() const { return cursor_.course.told_unseen; }

 private:
  bool straight(Report& report);
  void play_silently();
  void search();
  void play_for_report(EventSink* sink);

  guide::Cursor cursor_;
  guide::Onlookers onlookers_;
  guide::Decisions decisions_{cursor_};
  guide::Findings findings_{cursor_, onlookers_};
  guide::Branches branches_{cursor_, decisions_};
  guide::Playthrough playthrough_{cursor_, decisions_, findings_, onlookers_, branches_};
  guide::GapSearch gap_search_{cursor_, decisions_, findings_, playthrough_};
  guide::Search search_{cursor_, decisions_, findings_, branches_, playthrough_};
};

}  // namespace tally
