#include "replay/guide/guide.h"

#include <utility>

namespace tally {

Guide::Guide(const Game& game) : cursor_(game) {}

void Guide::run(const Record& record, const Ruleset& rules, Match& match, Report& report,
                EventSink* sink) {
  cursor_.open(record, rules, match);
  onlookers_.begin_record();
  decisions_.begin_record();
  findings_.begin_record(report);
  if (sink == nullptr && onlookers_.allow_straight() && straight(report)) return;
  decisions_.find_passages();
  playthrough_.begin_record();
  if (cursor_.work.lasts(guide::Share::all)) {
    onlookers_.may_watch(true);
    play_silently();
    if (cursor_.course.cost == 0 && !cursor_.course.noted && sink == nullptr) return;
    if (cursor_.course.cost > 0) search();
  }
  onlookers_.may_watch(true);
  play_for_report(sink);
}

void Guide::run_again(Report& report, EventSink* sink) {
  findings_.set_report(report);
  onlookers_.may_watch(false);
  play_for_report(sink);
}

void Guide::follow(const Record& record, const Ruleset& rules, Match& match, Report& report,
                   EventSink& sink, guide::Feed& feed, bool search_first) {
  cursor_.open(record, rules, match);
  onlookers_.begin_record();
  decisions_.begin_record();
  findings_.begin_record(report);
  playthrough_.begin_record();
  onlookers_.may_watch(false);
  if (search_first) {
    decisions_.find_passages();
    play_silently();
    if (cursor_.course.cost > 0) search();
  }
  cursor_.feed = &feed;
  play_for_report(&sink);
  cursor_.feed = nullptr;
}

// Only to know whether anything disagrees.
void Guide::play_silently() {
  findings_.silent = true;
  findings_.limit = guide::most_cost;
  playthrough_.play(nullptr);
}

void Guide::play_for_report(EventSink* sink) {
  findings_.silent = false;
  findings_.limit = guide::most_cost;
  playthrough_.play(sink);
}

// Makes the plan by which the record is read best.
void Guide::search() {
  onlookers_.may_watch(false);
  if (gap_search_.run() == 0) return;
  decisions_.careful = true;
  const std::uint32_t left = search_.run();
  if (decisions_.gaps.empty() || findings_.gaps_left || left <= guide::cost_of_finding) return;
  // What is not shown may have been taken rightly at first, and the place be read otherwise.
  const guide::Plan gaps = std::exchange(decisions_.gaps, {});
  const guide::Plan readings = decisions_.readings;
  if (search_.run() < left) return;
  decisions_.gaps = gaps;
  decisions_.readings = readings;
}

// A record without a fault, where the game offers a way to play it without asking a table.
bool Guide::straight(Report& report) {
  const Record& r = *cursor_.record;
  Match& match = *cursor_.match;
  const Ruleset& rules = *cursor_.rules;
  if (r.size() == 0 || !r.contradictions.empty() ||
      cursor_.game.setup_breaks(r.setup, rules) != no_rule)
    return false;
  StraightRun run;
  const bool sound =
      r.packed().empty()
          ? match.straight(
                rules, Observed(&r.seen()[0].event, sizeof(Observation), r.size(), r.shows), run)
          : match.straight(rules, ObservedPacked(r.packed(), r.shows), run);
  if (!sound) return false;
  cursor_.work.add(run.events);
  if (!onlookers_.straight_in_order(r, rules, match)) return false;
  cursor_.course.told_unseen = true;  // nobody has looked at the events one by one
  report.findings.clear();
  report.winners = run.winners;
  report.over = true;
  report.events = run.events;
  report.signature = run.signature;
  return true;
}

}  // namespace tally
