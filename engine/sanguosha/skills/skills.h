#pragma once
// Skills: a file in this folder and a place in list.h each. Rule ids, names in logs, the rulebook's
// entries and the schema follow from the two.
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "engine/core/message.h"
#include "engine/core/rulebook.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/skills/list.h"
#include "engine/sanguosha/state/life.h"
#include "engine/sanguosha/timing/effects.h"

namespace tally::sanguosha {

enum class Skill : std::uint16_t {
  none,
#define TALLY_X(skill) skill,
  TALLY_SGS_SKILLS(TALLY_X)
#undef TALLY_X
      count
};
using SkillSet = IdSet<Skill, static_cast<std::size_t>(Skill::count)>;

// 阵法技 What a formation skill is about: a line 队列, a siege 围攻 (SGS-GZ-FORMATION).
enum class Formation : std::uint8_t { none, line, siege };

struct SkillInfo {
  std::string_view id;  // of its rule
  std::string_view en;
  std::string_view zh;
  std::string_view vi = {};
  // Its kinds, of which a skill may have several.
  bool compulsory = false;    // 锁定技: always works
  bool lord = false;          // 主公技: only the lord's
  bool once_a_phase = false;  // 出牌阶段限一次
  bool limited = false;       // 限定技: once a game
  bool awakening = false;     // 觉醒技: once a game, as soon as its condition holds
  bool of_seat = false;       // by the way of playing, not by a general: nobody takes it from him
  // Whether nobody turns up his general to use it.
  bool (*shown_only)(const Options&) = [](const Options&) { return false; };
  bool costs_hp = false;  // a hit point, paid as he uses it (OPT-SGS-GZ-HP-PRICE)
  Formation formation = Formation::none;
  // SGS-GZ-PLACE: works only for a main general, only for a deputy; and where it works, its general
  // has half a fish less. Which skill comes with it.
  bool main_only = false;    // 主将技
  bool deputy_only = false;  // 副将技
  bool takes_half = false;   // 此武将牌减少半个阴阳鱼
  Skill brings = Skill::none;
  // How long the state remembers how often it was used, on whom, or how many cards were given away
  // by it.
  Life uses_noted = Life::none;
  Life targets_noted = Life::none;  // a note of each of them
  Life gifts_noted = Life::none;
  Life counted = Life::none;  // what its effects count (Effects::counts_…)
  std::string_view text_en;
  std::string_view text_zh;
  std::string_view text_vi = {};
  std::string_view source;
  std::string_view source_zh = {};  // without it the same in both
  std::string_view option = {};     // ids of the rulebook, a blank between
  const Says<>* needs = nullptr;    // which card a judgement for it must bring
  Effects effects;
};

// One a file in this folder.
namespace skills {
#define TALLY_X(skill) extern const SkillInfo skill;
TALLY_SGS_SKILLS(TALLY_X)
#undef TALLY_X
}  // namespace skills

// Of each skill by its number; looked up all the time.
extern const std::array<const SkillInfo*, static_cast<std::size_t>(Skill::count)> skill_infos;
[[nodiscard]] inline const SkillInfo& info(Skill s) {
  return *skill_infos[static_cast<std::size_t>(s)];
}
// The skills for which `holds` is true. Not inline: where the compiler sees the table it makes the
// sets below constants in read-only memory, and code of other files still writes them.
[[nodiscard]] SkillSet skills_where(bool (*holds)(const SkillInfo&));
// Those that have such an effect: found out once, and asked instead of each skill.
template <auto effect>
[[nodiscard]] const SkillSet& skills_with() {
  static const SkillSet all =
      skills_where([](const SkillInfo& s) { return !(s.effects.*effect == Effects{}.*effect); });
  return all;
}
// Of these, those that have it.
template <auto effect>
[[nodiscard]] SkillSet skills_with(const SkillSet& of) {
  return of & skills_with<effect>();
}
// Those of such a kind, likewise.
template <auto kind>
[[nodiscard]] const SkillSet& skills_that() {
  static const SkillSet all =
      skills_where([](const SkillInfo& s) { return s.*kind != SkillInfo{}.*kind; });
  return all;
}
// At which timings it does something.
[[nodiscard]] const TimingSet& timings_of(Skill s);
[[nodiscard]] const AlwaysSet& always_of(Skill s);

// The rule of a skill, numbered behind those of rules.h.
[[nodiscard]] constexpr Rule rule_of(Skill s) {
  return static_cast<Rule>(rule::count + static_cast<int>(s) - 1);
}
// … and back.
[[nodiscard]] constexpr Skill skill_with(Rule of_skill) {
  return static_cast<Skill>(static_cast<int>(of_skill.number()) - rule::count + 1);
}
// All ids, rules.h's first.
[[nodiscard]] std::span<const std::string_view> all_rule_ids();

// The texts of the skills, in the order of their rules.
[[nodiscard]] std::span<const RuleWords> skill_words();

// In Event::what of `invoke`, `flip`, `judged`…: a card's name or a skill.
[[nodiscard]] constexpr Cause cause(Name n) { return static_cast<What>(n); }
[[nodiscard]] constexpr Cause cause(Skill s) {
  return static_cast<What>(static_cast<int>(Name::count) + static_cast<int>(s) - 1);
}
static_assert(static_cast<int>(Name::count) + static_cast<int>(Skill::count) <=
              std::numeric_limits<What>::max());
[[nodiscard]] constexpr Skill skill_of(Cause cause) {
  const int s = cause - static_cast<int>(Name::count) + 1;
  return s > 0 && s < static_cast<int>(Skill::count) ? static_cast<Skill>(s) : Skill::none;
}
// The rule of the card or the skill that brings something about.
[[nodiscard]] inline Rule rule_of(Cause cause) {
  const Skill s = skill_of(cause);
  return s != Skill::none ? rule_of(s) : info(static_cast<Name>(cause.number())).rule;
}

// Which skill whoever wears this treasure has.
[[nodiscard]] constexpr Skill skill_of_treasure(Name n) {
  switch (n) {
    case Name::wooden_ox: return Skill::muniu;
    case Name::jade_seal: return Skill::yuxi;
    case Name::luminous_pearl: return Skill::mingzhu;
    default: return Skill::none;
  }
}

// Names of causes for the schema, by number.
[[nodiscard]] std::span<const std::string_view> cause_keys();
[[nodiscard]] std::span<const std::string_view> cause_en();
[[nodiscard]] std::span<const std::string_view> cause_zh();

}  // namespace tally::sanguosha
