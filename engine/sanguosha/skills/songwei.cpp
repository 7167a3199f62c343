// 颂威 Praising Wei
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::songwei{
    .id = "SGS-SKILL-SONGWEI",
    .en = "Praising Wei",
    .zh = "颂威",
    .lord = true,
    .text_en =
        "Lord skill. When a judgement of another Wei player has come to a black card he may "
        "have you draw a card.",
    .text_zh = "主公技，其他魏势力角色的判定牌生效后，若结果为黑色，其可以令你摸一张牌。",
    .source = "published Forest edition, general 曹丕",
    .source_zh = "林扩展，武将曹丕",
    .effects = {.lent_to = [](const State& s, Seat owner,
                              Seat who) { return s.is_ally(owner, who, Kingdom::wei); },
                .judged =
                    [](Play& g, Seat owner, Judging& time) {
                      if (!g.state().is_ally(owner, time.judge, Kingdom::wei)) return;
                      if (color_of(g.legal().suit(time.card, time.judge)) != Color::black) return;
                      if (g.invokes(time.judge, Skill::songwei, owner))
                        g.draw(owner, 1, rule_of(Skill::songwei));
                    }}};

}  // namespace tally::sanguosha
