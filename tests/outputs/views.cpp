#include "tests/outputs/views.h"

#include "verify/hidden/view.h"

namespace tally::outputs {

void view_of(const Record& record, Seat viewer, Record& out) {
  hidden::View view(record, viewer);
  out.clear();
  out.game = record.game;
  out.ruleset = record.ruleset;
  out.labels = record.labels;
  out.setup = view.see(record.setup);
  for (std::size_t i = 0; i < record.size(); ++i)
    out.add(view.see(record.event(i)), static_cast<std::uint32_t>(i));
}

void untold(const Record& record, Record& out) {
  view_of(record, nobody, out);
  const Schema& schema = record.game->schema();
  for (Observation& seen : out.seen())
    for (const FieldInfo& field : schema.of(seen.event).fields)
      for (const SeatFieldInfo& of_seat : schema.seat_fields)
        if (of_seat.secret && field.field == Field::what &&
            field.names.data() == of_seat.names.data())
          seen.event.hide(Field::what);
}

}  // namespace tally::outputs
