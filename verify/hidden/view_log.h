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
  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  [[nodiscard]] bool blind() const { return view_.blind(); }  // View::blind

 private:
  std::string& out_;
  const Schema& schema_;
  View view_;
};

}  // namespace tally::hidden
