#pragma once
// Where tokens certainly are and where they may be: one op after another, each token for itself.
// That two tokens cannot both have gone with one card is not followed up, so what is impossible
// here is impossible, and what is possible here need not be.
#include <array>
#include <vector>

#include "verify/hidden/deal.h"

namespace tally::hidden {

class Whereabouts {
 public:
  // The tokens of one origin in one place: so many are there, and up to so many more.
  struct Kind {
    Origin origin = 0;
    int sure = 0;
    int maybe = 0;
  };

  // False where the op cannot be.
  bool follow(const Problem& p, const Op& op);

  [[nodiscard]] const std::vector<Kind>& kinds(Site at) const { return place(at).kinds; }
  // How many tokens there are.
  [[nodiscard]] int size(Site at) const { return place(at).size; }

 private:
  struct There {
    std::vector<Kind> kinds;
    int size = 0;
  };
  [[nodiscard]] const There& place(Site at) const { return sites_[static_cast<std::size_t>(at)]; }
  There& place(Site at) { return sites_[static_cast<std::size_t>(at)]; }
  bool seen(const Problem& p, const Op& op);
  void unseen(const Op& op);
  static Kind& kind(There& there, Origin o);
  static void settle(There& there);

  std::array<There, sites> sites_;
};

}  // namespace tally::hidden
