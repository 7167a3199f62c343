#pragma once
// A row for each game, to be held against on another day (known/expected.h).
#include <memory>

#include "replay/report/formats/writer.h"

namespace tally::report {

std::unique_ptr<Writer> make_table(const WriterOptions& options);

}  // namespace tally::report
