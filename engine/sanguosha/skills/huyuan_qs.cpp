// 护援 Guarding Aid, as QSanguosha-For-Hegemony has it
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/outfit.h"

namespace tally::sanguosha {

namespace {

// Whom a card may be discarded of, behind equipment laid before `from`.
bool may_discard_of(const Legal& legal, Seat from, Seat to) {
  return legal.distance(from, to) == 1 && legal.state().has_card(to);
}

}  // namespace

constinit const SkillInfo skills::huyuan_qs{
    .id = "SGS-SKILL-HUYUAN-QS",
    .en = "Guarding Aid",
    .zh = "护援",
    .text_en =
        "At the start of your finish phase you may lay an equipment card, of the hand or equipped, "
        "before anybody whose place for it is empty, and then may discard a card of a player at "
        "distance 1 from him.",
    .text_zh =
        "结束阶段开始时，可以将一张装备牌（手牌或装备区里的牌）置入一名角色装备区内空置的对应栏，"
        "然后可以弃置其距离为1的一名角色的一张牌。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 曹洪; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将曹洪；实测",
    .effects = {.price = [](const Legal& legal, const Question& q,
                            Card c) { return fits_before(legal.state(), c, q.other); },
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  return may_discard_of(legal, invoke.other, invoke.seats[0])
                             ? fine
                             : broken(rule_of(Skill::huyuan_qs), why::target);
                },
                .finish_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      constexpr Rule why = rule_of(Skill::huyuan_qs);
                      if (time.who != owner || !has_equipment_for_some(g.state(), owner)) return;
                      if (!g.invokes(owner, Skill::huyuan_qs)) return;
                      const Event laid = lays_equipment(g, owner, Skill::huyuan_qs);
                      const Seat to = laid.other;
                      if (laid.kind == nothing || g.stopped() || !g.state().living(owner)) return;
                      if (!g.state().living(to) || !any_living(g.state(), [&](Seat other) {
                            return may_discard_of(g.legal(), to, other);
                          }))
                        return;
                      const Seat of = g.invokes_on_one(owner, Skill::huyuan_qs, to);
                      if (of != nobody) g.removes(owner, of, why);
                    }}};

}  // namespace tally::sanguosha
