// 鸟翔 Bird in Flight
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::niaoxiang{
    .id = "SGS-SKILL-NIAOXIANG",
    .en = "Bird in Flight",
    .zh = "鸟翔",
    .compulsory = true,
    .shown_only = [](const Options&) { return true; },
    .formation = Formation::siege,
    .text_en =
        "Formation skill, compulsory. While you besiege a player it takes two Dodges to escape a "
        "Slash that you or the other besieger uses on him.",
    .text_zh =
        "阵法技，锁定技，你参与围攻时，你或另一名围攻角色对被围攻角色使用的【杀】须使用两张【闪】才"
        "能抵消。",
    .source = "published kingdom war 阵, general 蒋钦; FreeKill 0.5.7, observed",
    .source_zh = "国战·阵，武将蒋钦；新月杀0.5.7，实测",
    .effects = {.two_dodges = [](const State& s, Seat owner, Seat user, Seat target) {
      return besiege(s, owner, user, target);
    }}};

}  // namespace tally::sanguosha
