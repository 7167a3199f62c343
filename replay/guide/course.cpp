#include "replay/guide/course.h"

namespace tally::guide {

std::uint64_t Course::outlook() const {
  Signature s;
  s.mix(std::uint64_t{at});
  s.mix(std::uint64_t{contradiction});
  s.mix(restated);
  s.mix(std::uint64_t{restated.hidden} << 16U | restated_card);
  s.mix(end);
  std::uint64_t flags = misnamed;
  for (const bool flag :
       {quiet, blind, in_extras, ignoring, in_missing, unsure_at == at, illegal_at == at})
    flags = flags << 1U | (flag ? 1U : 0U);
  s.mix(flags << 16U | unseen_name);
  s.mix(std::uint64_t{idle} << 32U | (gap_met && gap_at == at ? gap_nth + 1 : 0));
  return s.value();
}

}  // namespace tally::guide
