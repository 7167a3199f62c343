#pragma once
// A story of kingdom war by the new print: so many players, whose generals the story lays on the
// table (Story::hidden, Story::open …). Who has none is of no kingdom.
#include <string>

#include "tests/support/stories.h"

namespace tally::test {

inline std::string warriors(int players) {
  std::string roles;
  for (int i = 0; i < players; ++i) roles += "warrior ";
  return roles;
}

class War : public Story {
 public:
  explicit War(int players, std::string_view rules = "guozhan", Where where = Where::current())
      : Story(warriors(players), where) {
    ruleset(rules).with("generals", "none");
  }
};

// … with lords.
class WithLords : public War {
 public:
  explicit WithLords(int players, Where where = Where::current())
      : War(players, "guozhan-lords", where) {}
};

}  // namespace tally::test
