// 化身 Shapeshift
#include "engine/sanguosha/flow/avatars.h"

namespace tally::sanguosha {
namespace {

void change(Play& g, Seat owner, const TurnTime& time) {
  if (time.who != owner || !g.state().at(owner).has_shape()) return;
  if (g.invokes(owner, Skill::huashen)) changes_shape(g, owner);
}

}  // namespace

constinit const SkillInfo skills::huashen{
    .id = "SGS-SKILL-HUASHEN",
    .en = "Shapeshift",
    .zh = "化身",
    .text_en =
        "When the game begins you get two generals that nobody has, and take the kingdom, the "
        "gender and one skill of one of them: no lord, limited or awakening skill. At the "
        "start and at the end of each of your turns you may change to another of your shapes, "
        "or to another skill.",
    .text_zh =
        "游戏开始时，获得两张未加入游戏的武将牌作为“化身”，选择其中一张，获得其一个技能（主公"
        "技、限定技、觉醒技除外），并视为该武将的势力与性别。回合开始时与回合结束时，可以更换"
        "。",
    .source = "published Mountain edition, general 左慈",
    .source_zh = "山扩展，武将左慈",
    .effects = {.game_start =
                    [](Play& g, Seat owner, TurnTime&) {
                      gets_avatars(g, owner, 2, Skill::huashen);
                      changes_shape(g, owner);
                    },
                .turn_start = [](Play& g, Seat owner, TurnTime& time) { change(g, owner, time); },
                .turn_end = [](Play& g, Seat owner, TurnTime& time) { change(g, owner, time); }}};

}  // namespace tally::sanguosha
