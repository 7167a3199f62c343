// 巨象 Giant Elephants
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

Truth spares_her(const Use& u) { return truth(u.as == Name::savage_assault); }

}  // namespace

constinit const SkillInfo skills::juxiang{
    .id = "SGS-SKILL-JUXIANG",
    .en = "Giant Elephants",
    .zh = "巨象",
    .compulsory = true,
    .text_en =
        "Compulsory. A Barbarian Invasion does nothing to you; one that another has used you "
        "take when it has been dealt with.",
    .text_zh = "锁定技，【南蛮入侵】对你无效；其他角色使用的【南蛮入侵】结算后，你获得之。",
    .source = "published Forest edition, general 祝融",
    .source_zh = "林扩展，武将祝融",
    .option = "OPT-SGS-JUXIANG",
    .effects = {.blocks = spares_her,
                .before_effect =
                    [](Play&, Seat owner, Target& t) {
                      if (t.target == owner && spares_her(t.use) == Truth::yes) t.done = true;
                    },
                // OPT-SGS-JUXIANG: the card itself alone, or whatever was used as one.
                .card_finished =
                    [](Play& g, Seat owner, Use& use) {
                      if (use.as != Name::savage_assault || use.by == owner) return;
                      if (!use.converted || g.options().is<Opt::juxiang>("any"))
                        g.gain(owner, use.cards(), rule_of(Skill::juxiang));
                    }}};

}  // namespace tally::sanguosha
