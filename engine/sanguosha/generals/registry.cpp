// All generals by number, and their names for the schema.
#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {

// clang-format off
constinit const std::array<GeneralInfo, static_cast<std::size_t>(General::count)> general_infos = {{
    {"none", "无", Kingdom::none, Gender::none, 0, {}},
#define TALLY_X(general, en, zh, kingdom, gender, hp, ...)                                    \
    {en, zh, Kingdom::kingdom, Gender::gender, hp,                                            \
     [] { using enum Skill; return SkillSet{__VA_ARGS__}; }()},
    TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
}};
// clang-format on

namespace {

#define TALLY_X(general, ...) General::general,
#define TALLY_Y(package, table) {table(TALLY_X)},
constexpr GeneralSet by_package[] = {TALLY_SGS_PACKAGES(TALLY_Y)};
#undef TALLY_Y
#undef TALLY_X

constexpr std::string_view keys_of_generals[] = {"none",
#define TALLY_X(general, ...) #general,
                                                 TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
};

std::vector<std::string_view> names_of(std::string_view GeneralInfo::*name) {
  std::vector<std::string_view> out;
  out.reserve(general_infos.size());
  for (const GeneralInfo& g : general_infos) out.push_back(g.*name);
  return out;
}

}  // namespace

std::array<SkillSet, general_infos.size()> without_lord_skills() {
  std::array<SkillSet, general_infos.size()> all;
  for (std::size_t g = 0; g < all.size(); ++g)
    for (const Skill skill : general_infos[g].skills)
      if (!info(skill).lord) all[g].add(skill);
  return all;
}

namespace {

SkillSet placed(const SkillSet& printed, std::size_t place) {
  SkillSet all;
  for (const Skill skill : printed) {
    if (place == 0 ? info(skill).deputy_only : info(skill).main_only) continue;
    all.add(skill);
    if (info(skill).brings != Skill::none) all.add(info(skill).brings);
  }
  return all;
}

}  // namespace

SkillsByPlace skills_by_place() {
  SkillsByPlace all;
  for (std::size_t g = 0; g < all.size(); ++g)
    for (std::size_t place = 0; place < 2; ++place)
      all[g][place] = placed(skills_of(static_cast<General>(g), false), place);
  return all;
}

GeneralsByPlace generals_with(const SkillSet& one_of) {
  GeneralsByPlace all;
  for (std::size_t g = 0; g < general_infos.size(); ++g)
    for (std::size_t place = 0; place < 2; ++place)
      if (const auto general = static_cast<General>(g);
          skills_in(general, place, false).meets(one_of))
        all[place].add(general);
  return all;
}

GeneralSet generals_in(int packages) {
  GeneralSet all;
  for (std::size_t p = 0; p < std::size(by_package); ++p)
    if ((packages >> p & 1) != 0) all = all | by_package[p];
  return all;
}

General first_with(Skill s) {
  const auto* const at =
      std::find_if(general_infos.begin(), general_infos.end(),
                   [&](const GeneralInfo& general) { return general.skills.contains(s); });
  return at != general_infos.end() ? static_cast<General>(at - general_infos.begin())
                                   : General::none;
}

std::span<const std::string_view> general_keys() { return keys_of_generals; }
std::span<const std::string_view> general_en() {
  static const auto all = names_of(&GeneralInfo::en);
  return all;
}
std::span<const std::string_view> general_zh() {
  static const auto all = names_of(&GeneralInfo::zh);
  return all;
}

}  // namespace tally::sanguosha
