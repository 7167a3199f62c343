// 孙权 Sun Quan
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const GeneralInfo generals::sunquan{"Sun Quan", "孙权", Kingdom::wu, Gender::male, 4};

constinit const SkillInfo skills::zhiheng{
    .id = "SGS-SKILL-ZHIHENG",
    .en = "Balance of Power",
    .zh = "制衡",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard at least one card, from hand or equipment, and "
        "draw as many.",
    .text_zh = "出牌阶段限一次，可以弃置至少一张牌（手牌或装备区里的牌），然后摸等量的牌。",
    .source = "published standard edition, general 孙权; official FAQ",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.state().has_card(invoke.seat)) return {};
                  return {rule_of(Skill::zhiheng), false, why::no_price};
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat owner = invoke.seat;
                      int n = 0;
                      if (g.pays(owner, Ask::pay_any, 1, rule_of(Skill::zhiheng), false, nobody,
                                 true, &n) &&
                          g.state().living(owner))
                        g.draw(owner, n, rule_of(Skill::zhiheng));
                    }}};

constinit const SkillInfo skills::jiuyuan{
    .id = "SGS-SKILL-JIUYUAN",
    .en = "Rescued",
    .zh = "救援",
    .compulsory = true,
    .lord = true,
    .text_en =
        "Lord skill, compulsory. A Peach another Wu player uses on you when you are dying gives "
        "1 more hit point back.",
    .text_zh = "主公技，锁定技，其他吴势力角色在你濒死时对你使用的【桃】多回复1点体力。",
    .source = "published standard edition, general 孙权; official FAQ",
    .effects = {.rescued = [](Play& g, Seat owner, Seat by, int& points) {
      if (g.state().is_ally(owner, by, Kingdom::wu)) ++points;
    }}};

}  // namespace tally::sanguosha
