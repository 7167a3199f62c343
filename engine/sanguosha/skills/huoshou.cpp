// 祸首 Chief Culprit
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

namespace {

Truth spares_him(const Use& u) { return truth(u.as == Name::savage_assault); }

}  // namespace

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
    .effects = {.blocks = spares_him,
                .card_used =
                    [](Play&, Seat owner, Use& use) {
                      if (use.as != Name::savage_assault || use.by == owner) return;
                      use.dealer = owner;
                      use.dealt_by = rule_of(Skill::huoshou);
                    },
                .before_effect =
                    [](Play&, Seat owner, Target& t) {
                      if (t.target == owner && spares_him(t.use) == Truth::yes) t.done = true;
                    }}};

}  // namespace tally::sanguosha
