// 勇进 Bold Advance
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::yongjin{
    .id = "SGS-SKILL-YONGJIN",
    .en = "Bold Advance",
    .zh = "勇进",
    .limited = true,
    .text_en =
        "Limited. In your play phase you may move equipment of a player to the same place, if it "
        "is free, of another player, up to three times.",
    .text_zh =
        "限定技，出牌阶段，可以至多三次将一名角色装备区里的一张牌移至另一名角色空置的对应区域。",
    .source = "published kingdom war 变, general 凌统; FreeKill 0.5.7",
    .source_zh = "国战·变，武将凌统；新月杀0.5.7",
    .effects = {.price =
                    [](const Legal& legal, const Question& q, Card c) {
                      const State& s = legal.state();
                      return s.where(c).zone == Zone::equip &&
                             !s.equipped(q.other, slot_of(info(face(c).name).type));
                    },
                .may_act = on_anyone,
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr int most = 3;
                      for (int i = 0; i < most && !g.stopped(); ++i) {
                        if (!g.state().living(invoke.seat)) return;
                        if (!g.relocates(invoke.seat, nobody, Skill::yongjin, false, true)) return;
                      }
                    }}};

}  // namespace tally::sanguosha
