// 祸水（国战新版） Troubled Waters of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// Another of whom a general lies face down, and who is not known to be of her kingdom.
bool keeps_one_hidden(const State& s, Seat owner, Seat who) {
  return who != owner && s.at(who).veils() && !same_kingdom(s, owner, who);
}

}  // namespace

// That nobody turns up a general stands with the question (modes/kingdom_war/unveiling.cpp).
constinit const SkillInfo skills::huoshui_hs{
    .id = "SGS-SKILL-HUOSHUI-HS",
    .en = "Troubled Waters (new kingdom war)",
    .zh = "祸水（国战新版）",
    .compulsory = true,
    .text_en =
        "Compulsory. In your turn the other players cannot turn up generals, and who has one face "
        "down "
        "and is not of your kingdom may neither use a Dodge against your Slash nor play one "
        "against your "
        "Archery Attack.",
    .text_zh =
        "锁定技，你的回合内，其他角色不能明置武将牌；有暗置武将牌且与你势力不同或没有势力的其他角色"
        "不能使用【闪】响应"
        "你的【杀】，也不能打出【闪】响应你的【万箭齐发】。",
    .source = "FreeKill 0.5.7, kingdom war, general 邹氏; observed",
    .source_zh = "新月杀0.5.7国战，武将邹氏；实测",
    .effects = {.card_used =
                    [](Play& g, Seat owner, Use& use) {
                      const State& s = g.state();
                      if (use.by != owner || s.current != owner) return;
                      if (!is_slash(use.as) && use.as != Name::archery_attack) return;
                      for (const Seat who : s.living_seats())
                        if (keeps_one_hidden(s, owner, who)) use.undodging.add(who);
                    },
                .permission =
                    [](const State& s, Seat owner, UseView& use) {
                      const bool volley = use.as == Name::dodge && use.played;
                      if (volley && s.current == owner && keeps_one_hidden(s, owner, use.who))
                        use.forbidden_by = rule_of(Skill::huoshui_hs);
                    }}};

}  // namespace tally::sanguosha
