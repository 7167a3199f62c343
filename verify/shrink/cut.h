#pragma once
// Makes a record smaller by leaving out lines, whole turns first. Nothing is played again, so
// hidden cards stay hidden.
#include "verify/shrink/shrink.h"

namespace tally::verify {

// Sets `out.record` to the smallest part of a native record for which `still` is true. It begins
// with the record up to event `at` or a few further, else with all of it; where `still` is false of
// these, nothing is set. Counts `out.tries`.
void cut(const Record& record, std::size_t at, const Predicate& still, const ShrinkOptions& options,
         Shrunk& out);

}  // namespace tally::verify
