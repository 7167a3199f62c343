// 从谏 Heeding Advice
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::congjian{
    .id = "SGS-SKILL-CONGJIAN",
    .en = "Heeding Advice",
    .zh = "从谏",
    .compulsory = true,
    .text_en =
        "Compulsory. Damage that you deal outside your turn is 1 more, and so is damage that you "
        "take in your turn.",
    .text_zh = "锁定技，你于回合外造成伤害时，此伤害+1；你于回合内受到伤害时，此伤害+1。",
    .source = "published kingdom war 权, general 张绣; FreeKill 0.5.7",
    .source_zh = "国战·权，武将张绣；新月杀0.5.7",
    .effects = {.dealing =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.from == owner && g.state().current != owner)
                        d.change(+1, cause(Skill::congjian));
                    },
                .taking =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.to == owner && g.state().current == owner)
                        d.change(+1, cause(Skill::congjian));
                    }}};

}  // namespace tally::sanguosha
