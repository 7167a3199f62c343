#include "replay/import/noname/modes.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sanguosha/generals.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/names.h"
#include "replay/words.h"

namespace tally::noname {
namespace {

using sanguosha::General;
using sanguosha::Role;

// "gz_xuzhu": whether one of kingdom war is called so here. Of other prints and expansions
// (gz_re_…) there are none.
bool is_there(std::string_view name) {
  constexpr std::string_view before = "gz_";
  if (!name.starts_with(before)) return false;
  name.remove_prefix(before.size());
  const auto keys = sanguosha::general_keys();
  const General standard = general_of(name);
  if (standard != General::none) name = keys[static_cast<std::size_t>(standard)];
  return std::ranges::find(keys, std::string(name) + "_gz") != keys.end();
}

Message kingdom_war(Value players) {
  std::size_t all = 0;
  std::size_t missing = 0;
  std::string names;
  for (const Value& player : players.each())
    for (const char* which : {"name1", "name2"}) {
      const std::string_view name = player.of(which).text();
      if (name.empty()) continue;
      ++all;
      if (is_there(name)) continue;
      names += (missing++ == 0 ? "" : ", ") + io::in_quotes(name);
    }
  if (missing == 0) return say::kingdom_war();
  return say::kingdom_war_with(missing, all, names);
}

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
  if (mode.empty() || mode == "identity" || is_of_sides(mode, players)) return {};
  if (mode == "guozhan") return kingdom_war(players);
  if (mode == "versus") return versus(players);
  if (mode == "doudizhu") return say::dou_dizhu();
  return say::game_mode(io::in_quotes(mode));
}

}  // namespace tally::noname
