#pragma once
// What led to what in one game. A cause always comes before what it leads to, so the net has no
// circles.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/message.h"
#include "engine/core/types.h"

namespace tally::why {

// How a cause is told: "{1}" is the cause in words, "{0}" a detail (a card, a number), which most
// leave out.
using How = Says<Message, Message>;

enum class Sort : std::uint8_t {
  made,      // it made it happen
  possible,  // it made it possible
  row,       // the one before in a row of its like: the play that was beaten
  further,   // the same, but it matters only to what the row is told for: earlier damage
  quiet      // only that the turn had come; told where there is nothing else
};

struct Link {
  std::size_t cause = 0;  // a node
  Sort sort = Sort::made;
  const How* how = nullptr;
  Message detail;
  Rule rule = no_rule;  // why the one leads to the other; no_rule: the rule of the cause says it
};

// An event, or what somebody was asked for and did not do.
struct Node {
  std::uint32_t event = 0;  // of what was not done: the event it led to
  bool happened = true;
  Rule rule = no_rule;
  Message said;  // what was not done, in words; of events their story knows the words
  std::vector<Link> causes;
};

struct Net {
  std::vector<Node> nodes;
  std::vector<std::size_t> of_event;  // the node of each event
};

}  // namespace tally::why
