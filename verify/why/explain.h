#pragma once
// What of a net of causes explains one event, in the order in which it is told.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "verify/why/net.h"

namespace tally::why {

// One cause, below what it is a cause of. The first of all is the event itself.
struct Reason {
  std::uint32_t event = 0;  // of what was not done: the event it led to
  bool happened = true;
  std::size_t of = 0;  // the reason it is a cause of; of the first: itself
  int depth = 0;
  Sort sort = Sort::made;
  Message said;             // a sentence: what it is, and how it bears on the one above
  Message what;             // the same without how
  Rule rule = no_rule;      // by which it led to the one above
  Rule own_rule = no_rule;  // by which it happened itself
  bool had_to = false;      // every way from the beginning of the game to the event goes through it
  bool again = false;       // its causes stand where it is told …
  std::size_t at = 0;       // … which is this reason
  bool beside = false;      // it is told again, and is a cause of the one above that as well
  std::size_t earlier = 0;  // what led to it and is told nowhere here, for want of depth
};

struct Explanation {
  std::vector<Reason> reasons;
  std::vector<std::uint32_t> shortest;  // the events of the shortest way from the beginning to it
};

using EventWords = std::function<Message(std::uint32_t event)>;

// `depth`: how many causes in a row are told.
[[nodiscard]] Explanation explain(const Net& net, std::uint32_t event, int depth,
                                  const EventWords& words);

}  // namespace tally::why
