#include "tests/support/coverage.h"

namespace tally::test {

Coverage& coverage() {
  static Coverage seen;
  return seen;
}

std::vector<Chapter>& chapters() {
  static std::vector<Chapter> all;
  return all;
}

}  // namespace tally::test
