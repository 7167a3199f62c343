#pragma once
// Generals: a line in a table of generals/ each. Names in logs, the schema and the pool to choose
// from follow from it; their skills are in skills/.
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals/packages.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/skills/skills.h"

namespace tally::sanguosha {

// 势力. A careerist 野心家 stands alone.
enum class Kingdom : std::uint8_t { none, wei, shu, wu, qun, careerist };
inline constexpr std::string_view kingdom_keys[] = {"none", "wei", "shu", "wu", "qun", "careerist"};
inline constexpr std::string_view kingdom_en[] = {"none", "Wei", "Shu", "Wu", "Qun", "careerist"};
inline constexpr std::string_view kingdom_zh[] = {"无", "魏", "蜀", "吴", "群", "野心家"};
inline constexpr std::string_view token_keys[] = {"none", "pioneer", "half_fish", "companion",
                                                  "careerist"};
inline constexpr std::string_view token_en[] = {"none", "pioneer", "half a fish", "companions",
                                                "careerist"};
inline constexpr std::string_view token_zh[] = {"无", "先驱", "阴阳鱼", "珠联璧合", "野心家"};

enum class General : std::uint16_t {
  none,
#define TALLY_X(general, ...) general,
  TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
      count
};
using GeneralSet = IdSet<General, static_cast<std::size_t>(General::count)>;
// Lords of kingdom war, whom nobody is offered (SGS-GZ-LORD).
#define TALLY_X(general, ...) General::general,
inline constexpr GeneralSet war_lords{TALLY_SGS_KINGDOM_WAR_LORDS(TALLY_X)
                                          General::lord_sunquan_qs};
#undef TALLY_X
inline constexpr int all_generals = static_cast<int>(General::count) - 1;

// Those of some packages (OPT-SGS-PACKAGES): bit n of `packages` is the n-th of packages.h.
[[nodiscard]] GeneralSet generals_in(int packages);
[[nodiscard]] inline GeneralSet generals_in(const Options& options) {
  return generals_in(options[Opt::packages]);
}

// Whom the lord is always offered, as far as they are in the pool (SGS-SETUP-GENERALS).
inline constexpr GeneralSet lord_generals{General::caocao, General::liubei, General::sunquan};

struct GeneralInfo {
  std::string_view en;
  std::string_view zh;
  Kingdom kingdom;
  Gender gender;
  std::int8_t max_hp;
  SkillSet skills;
};

// By the general's number.
extern const std::array<GeneralInfo, static_cast<std::size_t>(General::count)> general_infos;
[[nodiscard]] inline const GeneralInfo& info(General g) {
  return general_infos[static_cast<std::size_t>(g)];
}
// By general, what is printed on him but for lord skills.
[[nodiscard]] std::array<SkillSet, general_infos.size()> without_lord_skills();
// The skills printed on a general; with `as_lord` his lord skills too.
[[nodiscard]] inline const SkillSet& skills_of(General g, bool as_lord) {
  static const auto others = without_lord_skills();
  return as_lord ? info(g).skills : others[static_cast<std::size_t>(g)];
}
// What he can do where he lies, 0 as the main general, 1 as the deputy: without the skills of the
// other place, with what his skills bring (SGS-GZ-PLACE). A lord of the identity game has no place.
using SkillsByPlace = std::array<std::array<SkillSet, 2>, general_infos.size()>;
[[nodiscard]] SkillsByPlace skills_by_place();
[[nodiscard]] inline const SkillSet& skills_in(General g, std::size_t place, bool as_lord) {
  static const SkillsByPlace all = skills_by_place();
  return as_lord ? info(g).skills : all[static_cast<std::size_t>(g)][place == 0 ? 0 : 1];
}
// The generals who can do something of these where they lie, by place.
using GeneralsByPlace = std::array<GeneralSet, 2>;
[[nodiscard]] GeneralsByPlace generals_with(const SkillSet& one_of);
// The first general a skill is printed on.
[[nodiscard]] General first_with(Skill s);

// Names of generals for the schema, by number.
[[nodiscard]] std::span<const std::string_view> general_keys();
[[nodiscard]] std::span<const std::string_view> general_en();
[[nodiscard]] std::span<const std::string_view> general_zh();

}  // namespace tally::sanguosha
