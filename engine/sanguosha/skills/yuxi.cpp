// 玉玺 Seal of the Realm
#include "engine/sanguosha/skills/seal.h"

namespace tally::sanguosha {
namespace {

// OPT-SGS-GZ-SEAL
bool behind_skills(const Play& g) { return g.options().is<Opt::seal_turn>("last"); }

void looks(Play& g, Seat owner, const PhaseTime& time) {
  if (time.who == owner && has_kingdom(g.state(), owner)) looks_by_seal(g, owner, Skill::yuxi);
}

}  // namespace

constinit const SkillInfo skills::yuxi{
    .id = "SGS-SKILL-YUXI",
    .en = "Seal of the Realm",
    .zh = "玉玺",
    .compulsory = true,
    .text_en =
        "Of the Jade Seal, for whoever wears it and has shown his kingdom: he draws one card more "
        "in his draw phase. As his play phase begins it counts as if he used Know Both Sides on a "
        "player of his choice whom that card may have as its target.",
    .text_zh =
        "锁定技，装备【玉玺】的角色若已确定势力：摸牌阶段多摸一张牌；出牌阶段开始时，视为其对一名合"
        "法目标使用"
        "【知己知彼】。",
    .source = "published 势备篇, card text",
    .source_zh = "势备篇，牌面文字",
    .option = "OPT-SGS-GZ-SEAL",
    .effects = {.shape = {1, 1},
                .may_act = may_look_by_seal<Skill::yuxi>,
                .play_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (!behind_skills(g)) looks(g, owner, time);
                    },
                .play_begun =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (behind_skills(g)) looks(g, owner, time);
                    },
                .drawing =
                    [](Play& g, Seat owner, Drawing& d) {
                      if (d.who == owner && has_kingdom(g.state(), owner)) ++d.count;
                    }}};

}  // namespace tally::sanguosha
