// 苦肉（国战新版） Trojan Flesh of the new kingdom war
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::kurou_hs{
    .id = "SGS-SKILL-KUROU-HS",
    .en = "Trojan Flesh (new kingdom war)",
    .zh = "苦肉（国战新版）",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may discard a card and lose 1 hit point; if you live you "
        "draw three cards, and may use one Slash more in this phase.",
    .text_zh =
        "出牌阶段限一次，可以弃置一张牌并失去1点体力，然后若存活则摸三张牌，且本阶段使用【"
        "杀】的次数上限+1。",
    .source = "FreeKill 0.5.7, kingdom war, general 黄盖; observed",
    .source_zh = "新月杀0.5.7国战，武将黄盖；实测",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.state().has_card(invoke.seat)) return fine;
                  return broken(rule_of(Skill::kurou_hs), why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::kurou_hs);
                      const Seat owner = invoke.seat;
                      if (!g.pays(owner, Ask::pay_any, 1, why, false)) return;
                      g.lose_hp(owner, 1, why);
                      if (g.stopped() || !g.state().living(owner)) return;
                      g.draw(owner, 3, why);
                      g.note(owner, mark_of(Skill::kurou_hs), Life::turn);
                    },
                .slash_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who == owner && s.noted(owner, Skill::kurou_hs, Life::turn) > 0)
                        ++v.limit;
                    }}};

}  // namespace tally::sanguosha
