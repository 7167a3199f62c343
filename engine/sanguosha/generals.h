#pragma once
// Generals and their skills. A general is one file in generals/ and one line here; everything else
// (rule ids, names in logs, the rulebook, the pool to choose from) follows from the two.
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "engine/core/rulebook.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/state/life.h"
#include "engine/sanguosha/timing/windows.h"

// clang-format off
// X(general, skill…): the order is that of the standard box.
#define TALLY_SGS_GENERALS(X)           \
  X(caocao, jianxiong, hujia)           \
  X(simayi, fankui, guicai)             \
  X(xiahoudun, ganglie)                 \
  X(zhangliao, tuxi)                    \
  X(xuchu, luoyi)                       \
  X(guojia, tiandu, yiji)               \
  X(zhenji, luoshen, qingguo)           \
  X(liubei, rende, jijiang)             \
  X(guanyu, wusheng)                    \
  X(zhangfei, paoxiao)                  \
  X(zhugeliang, guanxing, kongcheng)    \
  X(zhaoyun, longdan)                   \
  X(machao, mashu, tieqi)               \
  X(huangyueying, jizhi, qicai)         \
  X(sunquan, zhiheng, jiuyuan)          \
  X(ganning, qixi)                      \
  X(lvmeng, keji)                       \
  X(huanggai, kurou)                    \
  X(zhouyu, yingzi, fanjian)            \
  X(daqiao, guose, liuli)               \
  X(luxun, qianxun, lianying)           \
  X(sunshangxiang, xiaoji, jieyin)      \
  X(huatuo, jijiu, qingnang)            \
  X(lvbu, wushuang)                     \
  X(diaochan, lijian, biyue)
// clang-format on

// Up to four skills a general.
#define TALLY_EACH_1(f, a) f(a)
#define TALLY_EACH_2(f, a, ...) f(a) TALLY_EACH_1(f, __VA_ARGS__)
#define TALLY_EACH_3(f, a, ...) f(a) TALLY_EACH_2(f, __VA_ARGS__)
#define TALLY_EACH_4(f, a, ...) f(a) TALLY_EACH_3(f, __VA_ARGS__)
#define TALLY_EACH_N(a, b, c, d, n, ...) n
#define TALLY_EACH(f, ...)                                                            \
  TALLY_EACH_N(__VA_ARGS__, TALLY_EACH_4, TALLY_EACH_3, TALLY_EACH_2, TALLY_EACH_1, ) \
  (f, __VA_ARGS__)

namespace tally::sanguosha {

enum class Kingdom : std::uint8_t { none, wei, shu, wu, qun };

enum class General : std::uint16_t {
  none,
#define TALLY_X(general, ...) general,
  TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
      count
};
using GeneralSet = IdSet<General, static_cast<std::size_t>(General::count)>;
// All there are to choose from.
inline constexpr int all_generals = static_cast<int>(General::count) - 1;

// Whom the lord is always offered (SGS-SETUP-GENERALS).
inline constexpr GeneralSet lord_generals{General::caocao, General::liubei, General::sunquan};

enum class Skill : std::uint16_t {
  none,
#define TALLY_S(skill) skill,
#define TALLY_X(general, ...) TALLY_EACH(TALLY_S, __VA_ARGS__)
  TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
#undef TALLY_S
      count
};

using SkillSet = IdSet<Skill, static_cast<std::size_t>(Skill::count)>;

struct SkillInfo {
  std::string_view id;  // of its rule
  std::string_view en;
  std::string_view zh;
  // Its kinds, of which a skill may have several.
  bool compulsory = false;    // 锁定技: always works
  bool lord = false;          // 主公技: only the lord's
  bool once_a_phase = false;  // 出牌阶段限一次
  // How long the state remembers how often it was used, or how many cards were given away by it.
  Life uses_noted = Life::none;
  Life gifts_noted = Life::none;
  std::string_view text_en;
  std::string_view text_zh;
  std::string_view source;
  std::string_view option = {};  // ids of the rulebook, a blank between
  Effects effects;
};

struct GeneralInfo {
  std::string_view en;
  std::string_view zh;
  Kingdom kingdom;
  Gender gender;
  std::int8_t max_hp;
};

// One a file in generals/.
namespace generals {
#define TALLY_X(general, ...) extern const GeneralInfo general;
TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
}  // namespace generals
namespace skills {
#define TALLY_S(skill) extern const SkillInfo skill;
#define TALLY_X(general, ...) TALLY_EACH(TALLY_S, __VA_ARGS__)
TALLY_SGS_GENERALS(TALLY_X)
#undef TALLY_X
#undef TALLY_S
}  // namespace skills

// Of each skill by its number; looked up all the time.
extern const std::array<const SkillInfo*, static_cast<std::size_t>(Skill::count)> skill_infos;
[[nodiscard]] inline const SkillInfo& info(Skill s) {
  return *skill_infos[static_cast<std::size_t>(s)];
}
[[nodiscard]] const GeneralInfo& info(General g);
// The skills printed on a general; with `as_lord` his lord skills too.
[[nodiscard]] SkillSet skills_of(General g, bool as_lord);

// The rule of a skill, numbered behind those of rules.h.
[[nodiscard]] constexpr Rule rule_of(Skill s) {
  return static_cast<Rule>(rule::count + static_cast<Rule>(s) - 1);
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
// The rule of a card's name or of a skill.
[[nodiscard]] inline Rule rule_of(Cause cause) {
  const Skill s = skill_of(cause);
  return s != Skill::none ? rule_of(s) : info(static_cast<Name>(cause)).rule;
}
// Names of causes and of generals for the schema, by number.
[[nodiscard]] std::span<const std::string_view> cause_keys();
[[nodiscard]] std::span<const std::string_view> cause_en();
[[nodiscard]] std::span<const std::string_view> cause_zh();
[[nodiscard]] std::span<const std::string_view> general_keys();
[[nodiscard]] std::span<const std::string_view> general_en();
[[nodiscard]] std::span<const std::string_view> general_zh();

}  // namespace tally::sanguosha
