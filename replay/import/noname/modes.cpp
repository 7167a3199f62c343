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

// Commanders and vanguards 将卒, 帅兵, or friends and foes 友敌.
bool is_one(Value player, std::initializer_list<std::string_view> roles) {
  return std::ranges::find(roles, player.of("identity").text()) != roles.end();
}

Message versus(Value players) {
  const std::vector<Value> all = players.each();
  const bool two = std::ranges::any_of(all, [](Value p) { return is_one(p, {"友", "敌"}); });
  return two ? say::two_v_two() : say::versus();
}

}  // namespace

bool is_of_sides(std::string_view mode, Value players) {
  std::vector<Value> all = players.each();
  std::erase_if(all, [](Value p) { return p.of("name").text().empty(); });
  return mode == "versus" && all.size() == 6 && std::ranges::all_of(all, [](Value p) {
           return is_one(p, {"将", "卒", "帅", "兵"});
         });
}

bool has_first_turn(Role r) { return r == Role::lord || r == Role::warm_commander; }

Role camp_of(Role r) {
  switch (r) {
    case Role::loyalist: return Role::lord;
    case Role::warm_vanguard: return Role::warm_commander;
    case Role::cool_vanguard: return Role::cool_commander;
    default: return r;
  }
}

Message mode_not_covered(std::string_view mode, Value players) {
  if (mode.empty() || mode == "identity" || is_of_kingdoms(mode) || is_of_sides(mode, players))
    return {};
  if (mode == "versus") return versus(players);
  if (mode == "doudizhu") return say::dou_dizhu();
  return say::game_mode(io::in_quotes(mode));
}

}  // namespace tally::noname
