// 祸首 Chief Culprit
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::huoshou{
    .id = "SGS-SKILL-HUOSHOU",
    .en = "Chief Culprit",
    .zh = "祸首",
    .compulsory = true,
    .text_en =
        "Compulsory. A Barbarian Invasion does nothing to you; when another uses one, you are "
        "the source of all its damage.",
    .text_zh =
        "锁定技，【南蛮入侵】对你无效；其他角色使用【南蛮入侵】时，你是此牌造成的伤害的来源。",
    .source = "published Forest edition, general 孟获",
    .source_zh = "林扩展，武将孟获",
    .effects = {.card_used =
                    [](Play&, Seat owner, Use& use) {
                      if (use.as == Name::savage_assault && use.by != owner) use.dealer = owner;
                    },
                .before_effect =
                    [](Play&, Seat owner, Target& t) {
                      if (t.target == owner && t.use.as == Name::savage_assault) t.done = true;
                    }}};

}  // namespace tally::sanguosha
