#include "verify/compare/settled.h"

#include <algorithm>

#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/options.h"
#include "replay/books/rulebook.h"

namespace tally::versus {
namespace {

using proofs::Words;
using namespace sanguosha;

// Whether all rules that name the option are those of skills, or of choosing generals.
bool only_about_generals(const Rulebook& book, std::string_view option) {
  bool any = false;
  for (const RuleText& rule : book.rules()) {
    const bool named =
        std::find(rule.options.begin(), rule.options.end(), option) != rule.options.end();
    if (!named) continue;
    any = true;
    if (!rule.id.starts_with("SGS-SKILL-") && rule.id != "SGS-SETUP-GENERALS") return false;
  }
  return any;
}

// Whether a general who has this skill has one that makes a card another as well.
bool can_convert(Skill skill) {
  for (int g = 1; g < static_cast<int>(General::count); ++g) {
    const auto own = skills_of(static_cast<General>(g), true);
    if ((own & bit(skill)) == 0) continue;
    for (int s = 1; s < static_cast<int>(Skill::count); ++s)
      if ((own & bit(static_cast<Skill>(s))) != 0 &&
          info(static_cast<Skill>(s)).effects.converts != nullptr)
        return true;
  }
  return false;
}

}  // namespace

std::optional<Words> same_because(const Game& game, const Ruleset& a, const Ruleset& b,
                                  std::size_t option) {
  if (game.name() != "sanguosha") return std::nullopt;
  const Options oa(a);
  const Options ob(b);
  static const Rulebook book = Rulebook::load("sanguosha");
  if (oa.is(Opt::generals, 0) && ob.is(Opt::generals, 0) &&
      only_about_generals(book, game.options()[option].id))
    return Words{"it is about generals, and both are played without",
                 "只关系武将，而两者都不用武将"};
  switch (static_cast<Opt>(option)) {
    case Opt::jizhi_converted:
      if (can_convert(Skill::jizhi)) return std::nullopt;
      return Words{"no general with this skill has one that makes other cards tricks",
                   "有此技能的武将都没有能将其他牌当锦囊牌使用的技能"};
    case Opt::wine_limit:
      // Held against games in tests/verify/compare_test.cpp.
      return Words{"a turn has one play phase, and Wine counts in no other",
                   "每回合只有一个出牌阶段，且只有此阶段内使用的【酒】计数"};
    default: return std::nullopt;
  }
}

}  // namespace tally::versus
