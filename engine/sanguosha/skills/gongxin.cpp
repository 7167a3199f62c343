// 攻心 Attacking the Heart
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::gongxin{
    .id = "SGS-SKILL-GONGXIN",
    .en = "Attacking the Heart",
    .zh = "攻心",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may look at the hand of another player; then you may discard "
        "a heart of it, or put it on top of the draw pile, for all to see.",
    .text_zh =
        "出牌阶段限一次，可以观看一名其他角色的手牌，然后可以选择其中一张红桃牌，将之弃置或明置于"
        "牌堆顶。",
    .source =
        "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, GongxinCard; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，src/package/transformation.cpp，\"GongxinCard\"；实测",
    .effects = {.price = [](const Legal& legal, const Question& q,
                            Card c) { return legal.suit(c, q.other) == Suit::heart; },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  constexpr Rule why = rule_of(Skill::gongxin);
                  const Seat to = invoke.seats[0];
                  if (to == invoke.seat) return broken(why, why::target);
                  return legal.state().hand_size(to) > 0 ? fine : broken(why, why::no_hand_card);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::gongxin);
                      const Seat to = invoke.seats[0];
                      g.sees_hand(invoke.seat, to, why);
                      if (g.stopped() || !g.state().living(to)) return;
                      Question q =
                          Play::question_about(Ask::remove_of, invoke.seat, to, kind::remove, why);
                      q.accepts |= kind::atop;
                      q.what = cause(Skill::gongxin);
                      g.ask_and_commit(q);
                    }}};

}  // namespace tally::sanguosha
