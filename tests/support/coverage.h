#pragma once
// What the stories exercise: which rules and skills, card names and option values.
#include <bitset>
#include <set>
#include <string>
#include <vector>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/rulebook/rules.h"

namespace tally::test {

// Rules and skills share one numbering (engine/sanguosha/generals.h).
inline constexpr std::size_t rules_and_skills = static_cast<std::size_t>(sanguosha::rule::count) +
                                                static_cast<std::size_t>(sanguosha::Skill::count) -
                                                1;

struct Coverage {
  std::bitset<rules_and_skills> rules;
  std::bitset<static_cast<std::size_t>(sanguosha::Name::count)> names;
  std::set<std::string> others;   // rules of other games, by id
  std::set<std::string> options;  // "key = value" where a story names it
};

// Of everything played since it was last cleared.
Coverage& coverage();

struct Chapter {
  std::string name;  // "Suite.Story"
  void (*tell)();
};
std::vector<Chapter>& chapters();

struct Registered {
  Registered(const char* name, void (*tell)()) { chapters().push_back({name, tell}); }
};

}  // namespace tally::test
