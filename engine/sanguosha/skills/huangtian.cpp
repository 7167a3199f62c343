// 黄天 Yellow Sky
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::huangtian{
    .id = "SGS-SKILL-HUANGTIAN",
    .en = "Yellow Sky",
    .zh = "黄天",
    .lord = true,
    .once_a_phase = true,
    .text_en =
        "Lord skill. Once in his own play phase another Qun player may give you a Dodge or a "
        "Lightning.",
    .text_zh = "主公技，其他群势力角色的出牌阶段限一次，可以将一张【闪】或【闪电】交给你。",
    .source = "published Wind edition, general 张角",
    .source_zh = "风扩展，武将张角",
    .effects = {.lent_to = [](const State& s, Seat owner,
                              Seat who) { return s.is_ally(owner, who, Kingdom::qun); },
                .price =
                    [](const Legal&, const Question&, Card c) {
                      return face(c).name == Name::dodge || face(c).name == Name::lightning;
                    },
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (invoke.other == nobody) return broken(rule_of(Skill::huangtian));
                  return legal.payable(invoke.seat, Skill::huangtian, false) > 0
                             ? fine
                             : broken(rule_of(Skill::huangtian), why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      g.gives_to(invoke.seat, invoke.other, Skill::huangtian, 1);
                    }}};

}  // namespace tally::sanguosha
