// 潜袭 Stealthy Raid, as QSanguosha-For-Hegemony has it
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {

namespace {

// Of a turn: which colour somebody cannot use, a bit each.
constexpr Mark barred_color = mark_of(Skill::qianxi_qs);

int bit_of(Color color) { return 1 << static_cast<int>(color); }

bool is_near_him(const Legal& legal, Seat owner, Seat to) {
  return to != owner && legal.distance(owner, to) == 1;
}

}  // namespace

constinit const SkillInfo skills::qianxi_qs{
    .id = "SGS-SKILL-QIANXI-QS",
    .en = "Stealthy Raid",
    .zh = "潜袭",
    .text_en =
        "At the start of your prepare phase you may judge: a player at distance 1 whom you choose "
        "then cannot use or play hand cards of the colour of the judgement card in this turn.",
    .text_zh =
        "准备阶段开始时，可以判定，然后令距离为1的一名角色于此回合内不能使用或打出与结果颜色相同"
        "的手牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 马岱; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将马岱；实测",
    .needs = &needs::any_card,
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  return is_near_him(legal, invoke.seat, invoke.seats[0])
                             ? fine
                             : broken(rule_of(Skill::qianxi_qs), why::target);
                },
                .prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner || !g.invokes(owner, Skill::qianxi_qs)) return;
                      Card stands = unknown_card;
                      g.judgement(
                          owner, cause(Skill::qianxi_qs), rule_of(Skill::qianxi_qs),
                          [](Suit, int) { return true; }, &stands);
                      const State& s = g.state();
                      if (g.stopped() || !s.living(owner) || stands >= deck_size) return;
                      const Color color = color_of(g.legal().suit(stands, owner));
                      if (!any_living(s,
                                      [&](Seat to) { return is_near_him(g.legal(), owner, to); }))
                        return;
                      const Seat to = g.invokes_on_one(owner, Skill::qianxi_qs, nobody, false);
                      if (to == nobody) return;
                      const int before = s.noted(to, Skill::qianxi_qs, Life::turn);
                      if ((before & bit_of(color)) == 0)
                        g.note(to, barred_color, Life::turn, bit_of(color));
                    },
                .permission =
                    [](const State& s, Seat /*owner*/, UseView& use) {
                      const int colors = s.noted(use.who, Skill::qianxi_qs, Life::turn);
                      if (colors == 0 || use.cards.empty()) return;
                      const bool of_hand = std::ranges::any_of(use.cards, [&](Card c) {
                        const Zone z = c < deck_size ? s.where(c).zone : Zone::box;
                        return z == Zone::hand || z == Zone::somewhere;
                      });
                      if (of_hand && (colors & bit_of(use.color)) != 0)
                        use.forbidden_by = rule_of(Skill::qianxi_qs);
                    }}};

}  // namespace tally::sanguosha
