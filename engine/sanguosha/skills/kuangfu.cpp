// 狂斧 Wild Axe
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

namespace {

// A place of his is free for a card of the other's equipment.
bool any_fits(const State& s, Seat owner, Seat of) {
  for (int slot = 0; slot < static_cast<int>(equipment_slots); ++slot)
    if (s.equipped(of, slot) && !s.equipped(owner, slot)) return true;
  return false;
}

}  // namespace

constinit const SkillInfo skills::kuangfu{
    .id = "SGS-SKILL-KUANGFU",
    .en = "Wild Axe",
    .zh = "狂斧",
    .text_en =
        "When your Slash has dealt damage to its target you may choose a card of his equipment: "
        "you lay it in your own equipment area, where that place is free, or discard it.",
    .text_zh =
        "使用【杀】对目标角色造成伤害后，可以选择其装备区里的一张牌：将之置入你的装备区（对应栏须为"
        "空），或弃置之。",
    .source = "published kingdom war, general 潘凤",
    .source_zh = "国战，武将潘凤",
    .effects = {
        .price =
            [](const Legal& legal, const Question& q, Card c) {
              const State& s = legal.state();
              const Place at = s.where(c);
              return at.zone == Zone::equip && s.noted(at.seat, Skill::kuangfu, Life::phase) > 0 &&
                     !s.equipped(q.other, slot_of(info(face(c).name).type));
            },
        .dealt =
            [](Play& g, Seat owner, Damage& d) {
              const State& s = g.state();
              if (d.from != owner || d.slash == nullptr || !s.living(d.to) ||
                  !s.has_equipment(d.to))
                return;
              if (!g.invokes(owner, Skill::kuangfu, d.to)) return;
              constexpr Rule why = rule_of(Skill::kuangfu);
              g.note(d.to, mark_of(Skill::kuangfu), Life::phase);
              const bool fits = any_fits(s, owner, d.to);
              const bool laid = fits && g.relocates(owner, owner, Skill::kuangfu, false, true);
              g.note(d.to, mark_of(Skill::kuangfu), Life::phase, -1);
              if (laid || g.stopped() || !s.living(owner) || !s.has_equipment(d.to)) return;
              Question q = Play::question_about(Ask::remove_equip, owner, d.to, kind::remove, why);
              q.may_pass = false;
              g.ask_and_commit(q);
            }}};

constinit const AskRules asks::remove_equip{
    .judge = [](const Legal& legal, const Question& q,
                const Event& a) { return legal.others_card(q, a, false, false); },
    .offer = [](Offers& o) { o.from_other(kind::remove); }};

}  // namespace tally::sanguosha
