#include "replay/import/noname/modes.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "replay/import/noname/messages.h"
#include "replay/words.h"

namespace tally::noname {
namespace {

using sanguosha::Role;

// A battle of so many, each of whom is one of these.
bool is_versus(std::string_view mode, Value players, std::size_t many,
               std::initializer_list<std::string_view> roles) {
  std::vector<Value> all = players.each();
  std::erase_if(all, [](Value p) { return p.of("name").text().empty(); });
  return mode == "versus" && all.size() == many && std::ranges::all_of(all, [&](Value p) {
           return std::ranges::find(roles, p.of("identity").text()) != roles.end();
         });
}

}  // namespace

// Commanders and vanguards.
bool is_of_sides(std::string_view mode, Value players) {
  return is_versus(mode, players, 6, {"将", "卒", "帅", "兵"});
}

// The viewer's friends and his foes.
bool is_of_twos(std::string_view mode, Value players) {
  return is_versus(mode, players, 4, {"友", "敌"});
}

bool is_of_landlord(std::string_view mode, std::string_view title) {
  return mode == "doudizhu" && (title.starts_with("休闲斗地主") || title.starts_with("欢乐斗地主"));
}

bool has_first_turn(Role r) {
  return r == Role::lord || r == Role::landlord || r == Role::warm_commander;
}

Role camp_of(Role r) {
  switch (r) {
    case Role::loyalist: return Role::lord;
    case Role::warm_vanguard: return Role::warm_commander;
    case Role::cool_vanguard: return Role::cool_commander;
    default: return r;
  }
}

Message mode_not_covered(std::string_view mode, std::string_view title, Value players) {
  if (mode.empty() || mode == "identity" || is_of_kingdoms(mode) || is_of_sides(mode, players) ||
      is_of_twos(mode, players) || is_of_landlord(mode, title))
    return {};
  if (mode == "versus") return say::versus();
  if (mode == "doudizhu") return say::dou_dizhu();
  return say::game_mode(io::in_quotes(mode));
}

}  // namespace tally::noname
