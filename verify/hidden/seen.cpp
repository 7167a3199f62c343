#include "verify/hidden/seen.h"

#include "verify/hidden/view.h"
#include "verify/record_header.h"

namespace tally::hidden {

void seen_by(const Record& record, Seat viewer, Record& out) {
  View view(record, viewer);
  verify::copy_header(record, out);
  out.setup = view.see(record.setup);
  for (std::size_t i = 0; i < record.size(); ++i)
    out.add(view.see(record.event(i)), static_cast<std::uint32_t>(i + 1));
}

}  // namespace tally::hidden
