// 狂斧（国战新版） Wild Axe of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

constexpr Mark pending = mark_of(Skill::kuangfu_hs);

}  // namespace

constinit const SkillInfo skills::kuangfu_hs{
    .id = "SGS-SKILL-KUANGFU-HS",
    .en = "Wild Axe (new kingdom war)",
    .zh = "狂斧（国战新版）",
    .uses_noted = Life::phase,
    .text_en =
        "Once in your play phase, when your Slash has its targets, you may take equipment of "
        "one of them; if the Slash then deals no damage you discard two cards.",
    .text_zh =
        "出牌阶段限一次，使用【杀】指定目标后，可以获得其中一名目标装备区里的一张牌；此【杀"
        "】结算后，若未造成伤害，你弃置两张牌。",
    .source = "FreeKill 0.5.7, kingdom war, general 潘凤; observed",
    .source_zh = "新月杀0.5.7国战，武将潘凤；实测",
    .effects = {.target_specified =
                    [](Play& g, Seat owner, Target& t) {
                      constexpr Rule why = rule_of(Skill::kuangfu_hs);
                      const State& s = g.state();
                      if (t.use.by != owner || !is_slash(t.use.as)) return;
                      if (s.current != owner || s.phase != Phase::play) return;
                      if (s.noted(owner, Skill::kuangfu_hs, Life::phase) > 0) return;
                      std::array<Card, deck_size> worn;  // NOLINT: counted only
                      if (s.cards_of(t.target, false, true, false, worn.data()) == 0) return;
                      if (!g.invokes(owner, Skill::kuangfu_hs, t.target)) return;
                      g.takes(owner, t.target, Ask::snatch_worn, why);
                      g.note(owner, pending, Life::turn);
                    },
                .card_finished =
                    [](Play& g, Seat owner, Use& u) {
                      if (u.by != owner || !is_slash(u.as)) return;
                      if (g.state().noted(owner, Skill::kuangfu_hs, Life::turn) == 0) return;
                      g.note(owner, pending, Life::turn, -1);
                      g.discards(owner, 2, rule_of(Skill::kuangfu_hs));
                    },
                .dealt =
                    [](Play& g, Seat owner, Damage& d) {
                      if (d.use == nullptr || d.use->by != owner || !is_slash(d.use->as)) return;
                      if (g.state().noted(owner, Skill::kuangfu_hs, Life::turn) > 0)
                        g.note(owner, pending, Life::turn, -1);
                    }}};

}  // namespace tally::sanguosha
