#pragma once
// JUnit XML: a record is a test suite, a rule a test case. Shape: docs/reports.md.
#include <memory>

#include "replay/report/formats/writer.h"

namespace tally::report {

std::unique_ptr<Writer> make_junit(const WriterOptions& options);

}  // namespace tally::report
