#pragma once
// SARIF 2.1.0, the interchange format of static analysis results. Shape: docs/reports.md.
#include <memory>

#include "replay/report/formats/writer.h"

namespace tally::report {

std::unique_ptr<Writer> make_sarif(const WriterOptions& options);

}  // namespace tally::report
