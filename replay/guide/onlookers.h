#pragma once
// Who looks on at a play: the sink of whoever shows or reports it, and the watch that keeps books
// of its own (replay/watch.h).
#include <optional>

#include "replay/check.h"
#include "replay/watch.h"

namespace tally::guide {

class Onlookers {
 public:
  // nullptr where there is none.
  EventSink* sink = nullptr;

  void set_watch(Watch* watch) { watch_ = watch; }
  // Plays that only try a reading are not watched.
  void may_watch(bool may) { may_watch_ = may && watch_ != nullptr; }
  void begin_record() { found_straight_.reset(); }
  // `noted`: something is wrong already.
  void begin_play(bool noted, const Record& record, const Ruleset& rules, const Match& match);
  // From the first disagreement on the watch does not look.
  void stop_watching() { watching_ = false; }

  [[nodiscard]] bool allow_straight() const {
    return watch_ == nullptr || watch_->watches_straight();
  }
  // Whether a game that took the straight path is in order. If not, it is played again, so that the
  // finding is made where a play makes it.
  bool straight_in_order(const Record& record, const Ruleset& rules, const Match& match);

  // Whether all is in order by the watch's books, just before the event and at the end of a play.
  [[nodiscard]] bool in_order(const Event& e, const Match& match, const Question* answers) {
    return !watching_ || watch_->event(e, match, answers);
  }
  [[nodiscard]] bool in_order_at_end(const Match& match, bool whole);
  // What is not.
  void tell(Finding& f) const;

 private:
  Watch* watch_ = nullptr;
  bool may_watch_ = false;
  bool watching_ = false;
  std::optional<Finding> found_straight_;
  bool only_straight_ = false;  // only the straight path is not in order
};

}  // namespace tally::guide
