#include "verify/hidden/view_log.h"

#include "replay/log/log.h"

namespace tally::hidden {

ViewLog::ViewLog(std::string& out, const Record& record, Seat viewer)
    : out_(out),
      schema_(record.game->schema()),
      view_(record.game->schema(), record.setup.players, viewer) {
  // The rules tell every kind of event, whatever the record leaves out.
  write_header(out, record, view_.see(record.setup));
}

void ViewLog::event(const Event& e, const Match&, std::uint32_t) {
  write_event(out_, schema_, view_.see(e));
}

}  // namespace tally::hidden
