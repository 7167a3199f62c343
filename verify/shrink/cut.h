#pragma once
// Makes a record smaller by leaving out what it says, turns first, then ever fewer lines. Nothing
// is played anew: what is hidden in it stays so.
#include "verify/shrink/shrink.h"

namespace tally::verify {

// `out.record` is the smallest for which `still` is true; nothing when it is not so for the record,
// which is native, as far as event `at` or a few further, nor for all of it. Counts `out.tries`.
void cut(const Record& record, std::size_t at, const Predicate& still, const ShrinkOptions& options,
         Shrunk& out);

}  // namespace tally::verify
