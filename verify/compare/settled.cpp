#include "verify/compare/settled.h"

#include <algorithm>

#include "engine/dou_dizhu/options.h"
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

// Who is the landlord is bid for, or told by a card: what belongs to the one way says nothing of
// the other.
std::optional<Words> no_bidding_or_no_card(const Ruleset& a, const Ruleset& b,
                                           dou_dizhu::Opt option) {
  using dou_dizhu::Opt;
  const auto bids = [](const Ruleset& r) { return !dou_dizhu::Options(r).is(Opt::bidding, 0); };
  const bool of_bidding = option == Opt::first_bidder || option == Opt::all_pass;
  if (of_bidding && !bids(a) && !bids(b))
    return Words{"it is about bidding, and neither has any", "只关系叫分，而两者都不叫分"};
  if (option == Opt::landlord && bids(a) && bids(b))
    return Words{"both have the landlord bid for", "两者都由叫分决定地主"};
  return std::nullopt;
}

}  // namespace

// Those that are read off the flow of a game, not off its tables, are held against games in
// tests/verify/compare_test.cpp.
std::optional<Words> same_because(const Game& game, const Ruleset& a, const Ruleset& b,
                                  std::size_t option) {
  if (game.name() == "dou_dizhu")
    return no_bidding_or_no_card(a, b, static_cast<dou_dizhu::Opt>(option));
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
      return Words{"a turn has one play phase, and Wine counts in no other",
                   "每回合只有一个出牌阶段，且只有此阶段内使用的【酒】计数"};
    default: return std::nullopt;
  }
}

}  // namespace tally::versus
