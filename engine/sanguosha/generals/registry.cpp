// All generals and skills by number, and their names for the schema.
#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <vector>

#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {

constexpr std::array<const SkillInfo*, static_cast<std::size_t>(Skill::count)> skill_infos = {
    nullptr,
#define TALLY_S(skill) &skills::skill,
#define TALLY_X(general, ...) TALLY_EACH(TALLY_S, __VA_ARGS__)
    TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
#undef TALLY_S
};
static_assert(skill_infos.back() != nullptr);

namespace {

constexpr const GeneralInfo* general_table[] = {nullptr,
#define TALLY_X(general, ...) &generals::general,
                                                TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
};

constexpr SkillSet printed[] = {{},
#define TALLY_S(skill) | Skill::skill
#define TALLY_X(general, ...) \
  SkillSet {}                 \
  TALLY_EACH(TALLY_S, __VA_ARGS__),
                                TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
#undef TALLY_S
};

constexpr std::string_view skill_keys[] = {
#define TALLY_S(skill) #skill,
#define TALLY_X(general, ...) TALLY_EACH(TALLY_S, __VA_ARGS__)
    TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
#undef TALLY_S
};

constexpr std::string_view keys_of_generals[] = {"none",
#define TALLY_X(general, ...) #general,
                                                 TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
};

using Names = std::vector<std::string_view>;

Names causes(std::span<const std::string_view> cards, std::string_view SkillInfo::*name) {
  Names out(cards.begin(), cards.end());
  for (std::size_t i = 1; i < skill_infos.size(); ++i) out.push_back(skill_infos[i]->*name);
  return out;
}

Names of_generals(std::string_view none, std::string_view GeneralInfo::*name) {
  Names out{none};
  for (std::size_t i = 1; i < std::size(general_table); ++i) out.push_back(general_table[i]->*name);
  return out;
}

// On whom it is printed.
General owner_of(Skill s) {
  const auto* const at = std::find_if(std::begin(printed), std::end(printed),
                                      [&](const SkillSet& set) { return set.contains(s); });
  return static_cast<General>(at - std::begin(printed));
}

}  // namespace

const GeneralInfo& info(General g) { return *general_table[static_cast<std::size_t>(g)]; }

SkillSet skills_of(General g, bool as_lord) {
  SkillSet all = printed[static_cast<std::size_t>(g)];
  if (as_lord) return all;
  for (const Skill skill : all)
    if (info(skill).lord) all.remove(skill);
  return all;
}

std::span<const std::string_view> all_rule_ids() {
  static const Names ids = causes(rule::ids, &SkillInfo::id);
  return ids;
}

std::span<const RuleWords> skill_words() {
  static const std::vector<RuleWords> words = [] {
    std::vector<RuleWords> out;
    for (std::size_t i = 1; i < skill_infos.size(); ++i) {
      const SkillInfo& s = *skill_infos[i];
      const GeneralInfo& owner = info(owner_of(static_cast<Skill>(i)));
      out.push_back(
          {s.id, s.en, s.zh, s.text_en, s.text_zh, s.source, s.option, owner.en, owner.zh});
    }
    return out;
  }();
  return words;
}

std::span<const std::string_view> cause_keys() {
  static const Names names = [] {
    Names out(name_keys().begin(), name_keys().end());
    out.insert(out.end(), std::begin(skill_keys), std::end(skill_keys));
    return out;
  }();
  return names;
}
std::span<const std::string_view> cause_en() {
  static const Names names = causes(name_en(), &SkillInfo::en);
  return names;
}
std::span<const std::string_view> cause_zh() {
  static const Names names = causes(name_zh(), &SkillInfo::zh);
  return names;
}
std::span<const std::string_view> general_keys() { return keys_of_generals; }
std::span<const std::string_view> general_en() {
  static const Names names = of_generals("none", &GeneralInfo::en);
  return names;
}
std::span<const std::string_view> general_zh() {
  static const Names names = of_generals("无", &GeneralInfo::zh);
  return names;
}

}  // namespace tally::sanguosha
