#pragma once
// What lies face down before players, cards in hands apart, and what it can still be: generals, and
// what follows from them. The game says so (IdentityKit::concealed).
#include <string_view>
#include <vector>

#include "engine/core/types.h"

namespace tally::hidden {

// One thing of one player. Words are those of Schema::words.
struct Concealed {
  struct Possible {
    std::string_view key;   // in JSON
    std::string_view word;  // to people, in English
  };
  Seat seat = nobody;
  std::string_view key;
  std::string_view word;
  std::vector<Possible> can;  // one: it is known
};

}  // namespace tally::hidden
