#include "verify/hidden/view_log.h"

#include <array>
#include <string>

#include "replay/guide/matching.h"
#include "replay/log/log.h"

namespace tally::hidden {

ViewLog::ViewLog(std::string& out, const Record& record, Seat viewer)
    : out_(out), record_(record), schema_(record.game->schema()), view_(record, viewer) {
  // Its note may say what the viewer did not know: the seed of the game.
  write_view_header(out, record, view_.see(record.setup),
                    viewer == nobody ? "as somebody who only looked on saw it"
                                     : "as seat " + std::to_string(viewer + 1) + " saw it");
}

// Where the record says this, or something else in its place; its size where it says neither.
std::size_t ViewLog::place_of(const Event& e, std::uint32_t source_at) const {
  const auto& seen = record_.seen();
  std::size_t first = next_;
  while (first < seen.size() && seen[first].source_at != source_at) ++first;
  for (std::size_t i = first; i < seen.size() && seen[i].source_at == source_at; ++i)
    if (seen[i].event.kind == e.kind) return i;
  return first;
}

// What no rule brought about is there all the same; not what only says once more how things stand.
void ViewLog::put_aside(std::size_t until, const Match& match) {
  for (; next_ < until; ++next_) {
    const Event& said = record_.event(next_);
    if (!schema_.of(said).restates || !match.holds(said))
      write_event(out_, schema_, view_.see(said));
  }
}

void ViewLog::event(const Event& e, const Match& match, std::uint32_t source_at) {
  if (source_at == not_in_record) return;
  const auto& seen = record_.seen();
  const std::size_t at = place_of(e, source_at);
  // A record may say now and then what it mostly leaves out.
  const bool said_there =
      at < seen.size() && (record_.shows.contains(e.kind) ||
                           (seen[at].source_at == source_at && seen[at].event.kind == e.kind));
  if (!said_there) return write_event(out_, schema_, view_.see(e));
  put_aside(at, match);
  Event said = seen[next_++].event;
  const KindInfo& kind = schema_.of(said);
  if (said.kind == e.kind && agree(kind, e, said)) return write_event(out_, schema_, view_.see(e));
  std::array<Card, max_cards> room{};
  if (said.kind == e.kind && cards_agree(kind, e, said)) fill(kind, said, e, room);
  write_event(out_, schema_, view_.see(said));
}

}  // namespace tally::hidden
