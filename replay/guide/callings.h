#pragma once
// What players are called in findings: where a game gives each a name of his own (a general), by
// that, and whoever a finding is about by what he is as well (a role), as far as the record shows
// it.
#include <array>
#include <vector>

#include "engine/core/message.h"
#include "replay/guide/cursor.h"

namespace tally::guide {

class Callings {
 public:
  explicit Callings(const Cursor& cursor) : cursor_(cursor) {}
  // As things stand, for a finding about this seat.
  void look(Seat about);
  // Before the first look: as the record calls them.
  [[nodiscard]] const std::vector<SeatLabel>& in(Lang lang) const;

 private:
  const Cursor& cursor_;
  bool looked_ = false;
  std::array<std::vector<SeatLabel>, lang_count> labels_;
};

}  // namespace tally::guide
