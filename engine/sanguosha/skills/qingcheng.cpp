// 倾城 Ruinous Beauty
#include "engine/sanguosha/flow/generals.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {
namespace {

// Both generals; or one, where a soldier stands in the place of the other.
bool lies_open(const State& s, Seat who, bool with_soldier) {
  bool any = false;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    const General g = s.shown(who, place);
    if (g == General::none && !(with_soldier && s.is_soldier(who, place))) return false;
    any = any || (g != General::none && !war_lords.contains(g));
  }
  return any;
}

}  // namespace

constinit const SkillInfo skills::qingcheng{
    .id = "SGS-SKILL-QINGCHENG",
    .en = "Ruinous Beauty",
    .zh = "倾城",
    .text_en =
        "In your play phase you may discard an equipment card, in hand or equipped, and choose "
        "another player whose generals both lie open: you turn one of them face down.",
    .text_zh =
        "出牌阶段，可以弃置一张装备牌（手牌或装备区里的牌）并选择一名两张武将牌均明置的其他角色，暗"
        "置其一张武将牌。",
    .source = "published kingdom war, general 邹氏",
    .source_zh = "国战，武将邹氏",
    .option = "OPT-SGS-GZ-QINGCHENG",
    .effects = {.price = is_equipment_card,
                .shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const Seat to = invoke.seats[0];
                  const bool soldier = legal.options().is<Opt::qingcheng>("soldier_too");
                  if (!lies_open(s, to, soldier) || to == invoke.seat)
                    return broken(rule_of(Skill::qingcheng), why::target);
                  const bool able = legal.payable(invoke.seat, Skill::qingcheng, true) > 0;
                  return able ? fine : broken(rule_of(Skill::qingcheng), why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      if (g.pays_for(invoke.seat, Skill::qingcheng, 1, false))
                        conceals(g, invoke.seat, invoke.seats[0], Skill::qingcheng);
                    }}};

}  // namespace tally::sanguosha
