#pragma once
// Rides on a check and writes the game as one seat saw it, as a native log.
#include <string>

#include "replay/check.h"
#include "replay/record.h"
#include "verify/hidden/view.h"

namespace tally::hidden {

class ViewLog final : public EventSink {
 public:
  // Begins a game: its header line goes to `out` at once, its events as they come.
  ViewLog(std::string& out, const Record& record, Seat viewer);
  // Writes what the record says there; what it does not show is as the rules have it.
  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  // Nothing more is told, and the game is as it was left: the record's rest.
  void finish(const Match& match) { put_aside(record_.size(), match); }
  [[nodiscard]] bool blind() const { return view_.blind(); }  // View::blind

 private:
  void put_aside(std::size_t until, const Match& match);
  [[nodiscard]] std::size_t place_of(const Event& e, std::uint32_t source_at) const;

  std::string& out_;
  const Record& record_;
  std::size_t next_ = 0;  // of what the record has seen
  const Schema& schema_;
  View view_;
};

}  // namespace tally::hidden
