// Every general as his card shows him, in words, for whoever looks him up.
#include "engine/sanguosha/characters.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {

#define TALLY_TABLE "sanguosha_characters"
namespace card {

TALLY_SAY(identity, (Texts, Texts, Number), "{0}, {1}, {2} hit {2:point|points}",
          "{0}，{1}，{2}点体力")
TALLY_SAY(war, (Texts, Texts, Number),
          "{0}, {1}, {2} {2:half|halves} of fish (two make a hit point)",
          "{0}，{1}，{2}个单独的阴阳鱼（两个合为1点体力）")
TALLY_SAY(
    war_by_place, (Texts, Texts, Number, Number),
    "{0}, {1}, {2} halves of fish (two make a hit point) as the main general, {3} as the deputy",
    "{0}，{1}，单独的阴阳鱼（两个合为1点体力）：主将{2}个，副将{3}个")
TALLY_SAY(companions, (Message), "companions: {0}", "珠联璧合：{0}")
TALLY_SAY(whole_kingdom, (Texts), "every general of {0}", "所有{0}势力武将")
TALLY_SAY(name, (Texts), "{0}", "{0}")
TALLY_SAY(list, (Message, Message), "{0}, {1}", "{0}、{1}")

}  // namespace card
#undef TALLY_TABLE

namespace {

#define TALLY_X(general, ...) General::general,
constexpr GeneralSet of_kingdom_war{
    TALLY_SGS_KINGDOM_WAR(TALLY_X) TALLY_SGS_KINGDOM_WAR_HS(TALLY_X)
        TALLY_SGS_KINGDOM_WAR_LORDS(TALLY_X) TALLY_SGS_FORMATION(TALLY_X)
            TALLY_SGS_MOMENTUM(TALLY_X) TALLY_SGS_TRANSFORMATION(TALLY_X) TALLY_SGS_POWER(TALLY_X)
                TALLY_SGS_KINGDOM_WAR_NONAME(TALLY_X) TALLY_SGS_KINGDOM_WAR_QSANGUOSHA(TALLY_X)
                    TALLY_SGS_NONAME_WAR(TALLY_X)};
#undef TALLY_X

std::string_view package_of(General g) {
  std::size_t n = 0;
  while (!generals_in(1 << n).contains(g)) ++n;
  return option_infos()[static_cast<std::size_t>(Opt::packages)].members[n];
}

Texts kingdom_of(General g) {
  const auto kingdom = static_cast<std::size_t>(info(g).kingdom);
  return Texts(kingdom_en[kingdom], kingdom_zh[kingdom]);
}

Message life_of(General g) {
  const GeneralInfo& i = info(g);
  const Texts gender = i.gender == Gender::male ? Texts("male", "男") : Texts("female", "女");
  if (!of_kingdom_war.contains(g)) return card::identity(kingdom_of(g), gender, i.max_hp);
  const Ruleset printed{};  // AMB-SGS-069: by the first print
  const int main = half_fish(g, 0, Options(printed));
  const int deputy = half_fish(g, 1, Options(printed));
  if (main == deputy) return card::war(kingdom_of(g), gender, main);
  return card::war_by_place(kingdom_of(g), gender, main, deputy);
}

// Each name once, though several prints have him.
Message companions_of(General g) {
  if (war_lords.contains(g)) return card::companions(card::whole_kingdom(kingdom_of(g)));
  std::vector<Message> names;
  for (const General other : of_kingdom_war - war_lords) {
    Message name = card::name(Texts(info(other).en, info(other).zh));
    if (companions(g, other) && std::ranges::find(names, name) == names.end())
      names.push_back(std::move(name));
  }
  if (names.empty()) return {};
  return card::companions(joined(std::move(names), card::list));
}

}  // namespace

std::vector<CharacterWords> all_characters() {
  std::vector<CharacterWords> out;
  for (int n = 1; n <= all_generals; ++n) {
    const auto g = static_cast<General>(n);
    CharacterWords words{general_keys()[static_cast<std::size_t>(n)],
                         info(g).en,
                         info(g).zh,
                         package_of(g),
                         {life_of(g)},
                         {}};
    if (Message friends = companions_of(g); !friends.empty())
      words.lines.push_back(std::move(friends));
    for (const Skill skill : info(g).skills) words.skills.push_back(rule_of(skill));
    out.push_back(std::move(words));
  }
  return out;
}

}  // namespace tally::sanguosha
