#include "cli/complaints.h"

#include "cli/failure_messages.h"
#include "cli/language.h"
#include "replay/messages.h"

namespace tally::cli {

void Complaints::add(const report::Entry& entry, const Message& error) {
  constexpr int most = 3;  // of a file
  if (entry.path != path_) finish();
  path_ = entry.path;
  if (entry.more > 0) {
    more_ += entry.more;
  } else if (told_ == most && !entry.internal) {
    ++more_;
  } else {
    if (told_ < most) ++told_;
    progress_.clear();
    complain(say::of_file(report::source_of(entry), error));
  }
}

void Complaints::finish() {
  if (more_ > 0) {
    progress_.clear();
    complain(say::of_file(path_, tally::say::more_in_file(more_)));
  }
  told_ = 0;
  more_ = 0;
}

}  // namespace tally::cli
