#include "verify/hidden/view_log.h"

#include <string>

#include "replay/log/log.h"

namespace tally::hidden {

ViewLog::ViewLog(std::string& out, const Record& record, Seat viewer)
    : out_(out), schema_(record.game->schema()), view_(record, viewer) {
  // The rules tell every kind of event, whatever the record leaves out. Its note may say what the
  // viewer did not know: the seed of the game.
  write_header(out, record, view_.see(record.setup),
               viewer == nobody ? "as somebody who only looked on saw it"
                                : "as seat " + std::to_string(viewer + 1) + " saw it");
}

void ViewLog::event(const Event& e, const Match&, std::uint32_t) {
  write_event(out_, schema_, view_.see(e));
}

}  // namespace tally::hidden
