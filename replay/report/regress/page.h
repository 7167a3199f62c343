#pragma once
// Records that come out differently, as one page.
#include <string>

#include "replay/report/page/html.h"
#include "replay/report/regress/comparison.h"

namespace tally::report {

std::string regress_page(const Comparison& all, const Langs& langs);

}  // namespace tally::report
