// 护援 Guarding Aid
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/outfit.h"

namespace tally::sanguosha {

namespace {

// What a choice brings; which card, and to whom, is said by that.
Event bringing(Kind k, Seat owner) {
  Event e;
  e.kind = k;
  e.seat = owner;
  e.what = cause(Skill::huyuan_ld);
  e.hide(Field::other);
  e.hide(Field::cards);
  return e;
}

void equips_and_clears(Play& g, Seat owner) {
  if (lays_equipment(g, owner, Skill::huyuan_ld).kind == nothing || g.stopped() ||
      !g.state().living(owner))
    return;
  constexpr int any_in_front = 2;
  Question clear =
      Play::question_to(owner, Ask::clear_one, kind::remove, rule_of(Skill::huyuan_ld));
  clear.value = any_in_front;
  g.ask_and_commit(clear);
}

}  // namespace

constinit const SkillInfo skills::huyuan_ld{
    .id = "SGS-SKILL-HUYUAN-LD",
    .en = "Guarding Aid",
    .zh = "护援",
    .text_en =
        "At the start of your finish phase you may give a hand card to another player; or lay an "
        "equipment card of yours before anybody whose place for it is empty, and then may discard "
        "a card in front of anybody.",
    .text_zh =
        "结束阶段开始时，可以选择一项：1.将一张手牌交给一名其他角色；2."
        "将一张装备牌置入一名角色的装备"
        "区（对应栏须为空），然后可以弃置场上的一张牌。",
    .source = "FreeKill 0.5.7, kingdom war 阵, general 曹洪; observed",
    .source_zh = "新月杀0.5.7国战·阵，武将曹洪；实测",
    .effects = {
        .price =
            [](const Legal& legal, const Question& q, Card c) {
              return static_cast<Ask>(q.ask) != Ask::relocate ||
                     fits_before(legal.state(), c, q.other);
            },
        .finish_start =
            [](Play& g, Seat owner, PhaseTime& time) {
              const State& s = g.state();
              if (time.who != owner) return;
              std::array<Play::Choice, 2> ways;
              std::size_t n = 0;
              if (s.hand_size(owner) > 0) ways.at(n++) = {Way::give, bringing(kind::gift, owner)};
              if (has_equipment_for_some(s, owner))
                ways.at(n++) = {Way::equip, bringing(kind::relocate, owner)};
              if (n == 0 || !g.invokes(owner, Skill::huyuan_ld)) return;
              if (g.decides(owner, {ways.data(), n}, rule_of(Skill::huyuan_ld)) == Way::equip)
                return equips_and_clears(g, owner);
              SeatSet others = s.living_seats();
              others.remove(owner);
              g.gives_to(owner, others, Skill::huyuan_ld, 1);
            }}};

}  // namespace tally::sanguosha
