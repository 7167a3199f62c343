// All skills by number, their timings, and their names for the rulebook and the schema.
#include <algorithm>
#include <iterator>
#include <vector>

#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {

constexpr std::array<const SkillInfo*, static_cast<std::size_t>(Skill::count)> skill_infos = {
    nullptr,
#define TALLY_X(skill) &skills::skill,
    TALLY_SGS_SKILLS(TALLY_X)
#undef TALLY_X
};

namespace {

using Names = std::vector<std::string_view>;

constexpr std::string_view skill_keys[] = {
#define TALLY_X(skill) #skill,
    TALLY_SGS_SKILLS(TALLY_X)
#undef TALLY_X
};

// `before`, then what is said of each skill.
Names and_skills(std::span<const std::string_view> before, std::string_view SkillInfo::*name) {
  Names out(before.begin(), before.end());
  for (std::size_t i = 1; i < skill_infos.size(); ++i) out.push_back(skill_infos[i]->*name);
  return out;
}

}  // namespace

SkillSet skills_where(bool (*holds)(const SkillInfo&)) {
  SkillSet out;
  for (std::size_t i = 1; i < skill_infos.size(); ++i)
    if (holds(*skill_infos[i])) out.add(static_cast<Skill>(i));
  return out;
}

const TimingSet& timings_of(Skill s) {
  static const auto all = [] {
    std::array<TimingSet, skill_infos.size()> sets{};
    for (std::size_t i = 1; i < sets.size(); ++i) sets[i] = timings_of(skill_infos[i]->effects);
    return sets;
  }();
  return all[static_cast<std::size_t>(s)];
}

const AlwaysSet& always_of(Skill s) {
  static const auto all = [] {
    std::array<AlwaysSet, skill_infos.size()> sets{};
    for (std::size_t i = 1; i < sets.size(); ++i) sets[i] = always_of(skill_infos[i]->effects);
    return sets;
  }();
  return all[static_cast<std::size_t>(s)];
}

std::span<const std::string_view> all_rule_ids() {
  static const Names ids = and_skills(rule::ids, &SkillInfo::id);
  return ids;
}

std::span<const RuleWords> skill_words() {
  static const std::vector<RuleWords> words = [] {
    std::vector<RuleWords> out;
    for (std::size_t i = 1; i < skill_infos.size(); ++i) {
      const SkillInfo& s = *skill_infos[i];
      const General general = first_with(static_cast<Skill>(i));
      const bool owned = general != General::none;
      out.push_back({s.id, s.en, s.zh, s.text_en, s.text_zh, s.source, s.source_zh, s.option,
                     owned ? info(general).en : "", owned ? info(general).zh : "", s.vi,
                     s.text_vi});
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
  static const Names names = and_skills(name_en(), &SkillInfo::en);
  return names;
}
std::span<const std::string_view> cause_zh() {
  static const Names names = and_skills(name_zh(), &SkillInfo::zh);
  return names;
}

}  // namespace tally::sanguosha
