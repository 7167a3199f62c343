#pragma once
// What disagrees, and what it costs: makes the findings of a play, in words once it is the play
// that counts. While readings are only tried, nothing but the cost is kept.
#include <optional>
#include <span>

#include "replay/guide/cursor.h"
#include "replay/guide/onlookers.h"
#include "replay/guide/wording.h"

namespace tally::guide {

// What the rules wait for where the record has something else: an event, or an answer.
struct Due {
  const Event* event = nullptr;
  const Question* question = nullptr;
};

class Findings {
 public:
  Findings(Cursor& cursor, Onlookers& onlookers)
      : cursor_(cursor), onlookers_(onlookers), wording_(cursor) {}
  void begin_record(Report& report) {
    set_report(report);
    gaps_left = false;
  }
  void set_report(Report& report) { report_ = &report; }
  void begin_play();

  bool silent = true;               // readings are only tried: no finding is worded
  std::uint32_t limit = most_cost;  // a play that costs so much is stopped
  bool gaps_left = false;           // a gap may be filled in in more ways than were tried

  [[nodiscard]] Report& report() { return *report_; }
  [[nodiscard]] bool at_limit() const { return cursor_.course.cost >= limit; }

  // Counts a disagreement of which nothing more is said.
  void disagreed(std::uint32_t cost);

  void illegal(const Question& q, const Event& a, const Verdict& v);
  // What is not shown of an answer, a bit for each field, decides whether it is legal.
  void not_shown(const Question& q, const Event& a, std::uint8_t fields);
  void unanswered(const Question& q, const Event& next, std::uint32_t cost = cost_of_finding);
  void wrong(const Event& e, const Event& shown);
  void missing(const Event& e, const Event& next);
  void extra(const Event& e, Rule rule, const Due& due);
  void after_end(const Event& e);
  void setup(Rule rule);
  // The source says two things that cannot both be.
  void contradiction(const Contradiction& c);
  // A line says how many cards there are, and names another number of them.
  [[nodiscard]] bool contradicts_itself(const Event& e) const;
  void self_contradiction(const Event& e, Rule rule);
  // By `next`, which follows, the answer was one with these cards.
  void misread(const Question& q, const Event& a, std::span<const Card> cards, const Event& next);
  // A fault of the rules' own, found by the watch.
  void broken();
  // What is not shown decides from here on, in more ways than can be tried: from now on nothing is
  // held against the rules.
  void give_up(Rule rule, Seat seat);

 private:
  // Counts a disagreement; the finding to fill in, nullptr while readings are only tried.
  Finding* add(FindingKind kind, Rule rule, Seat seat, std::uint32_t cost = cost_of_finding);
  void dispute(const Finding& f, const Question* q, const Event* told, const Event* shown) const {
    if (onlookers_.sink != nullptr) onlookers_.sink->disputed(f, q, told, shown);
  }
  // Says what it is about: the event that the record has, the question and the event that are due.
  void is_about(Finding& f, const Event& shown, const Question* asked, const Event* due = nullptr);

  Cursor& cursor_;
  Onlookers& onlookers_;
  Wording wording_;
  Report* report_ = nullptr;
};

}  // namespace tally::guide
