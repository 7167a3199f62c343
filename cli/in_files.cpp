#include "cli/in_files.h"

#include <algorithm>
#include <utility>

#include "replay/io/list_inputs.h"
#include "replay/io/messages.h"
#include "replay/report/identify.h"

namespace tally::cli {

InFiles::InFiles(const std::vector<std::string>& files, const std::vector<std::string>* given,
                 Visit visit)
    : files_(files), given_(given), visit_(std::move(visit)) {}

void InFiles::game(std::size_t file, Checked& game) {
  if (errors_.enough()) return;
  report::put_in_file(game.entry, files_[file]);
  game.entry.number = ++in_file_;
  if (in_file_ == 1) return std::swap(first_, game);
  if (in_file_ == 2) tell(first_);
  tell(game);
}

void InFiles::end_of_unit(std::size_t /*file*/, bool last) {
  if (last) end_of_file();
}

void InFiles::tell(Checked& game) {
  if (!errors_.tells(game.entry)) return;
  game.entry.skipped = to_be_skipped(game.entry);
  visit_(game);
}

void InFiles::end_of_file() {
  if (in_file_ == 1) {
    first_.entry.number = 0;
    tell(first_);
  }
  first_.rules.clear();
  first_.made.reset();
  const std::string path = first_.entry.path;
  if (errors_.rest(path, first_.entry)) visit_(first_);
  in_file_ = 0;
}

// Neither its content nor its name claims to be a record, and nobody asked for it. A report of our
// own has the name of a log.
bool InFiles::to_be_skipped(const report::Entry& entry) const {
  const bool named = io::named_as_record(entry.path) && !entry.error.is(io::say::own_report);
  return entry.stray && given_ != nullptr && !named &&
         std::ranges::find(*given_, entry.path) == given_->end();
}

}  // namespace tally::cli
