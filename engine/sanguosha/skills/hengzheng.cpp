// 横征 Heavy Levies
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

bool somebody_has_cards(const Legal& legal, Seat but) {
  for (const Seat who : legal.state().living_seats())
    if (who != but && legal.may_take(who, true, true)) return true;
  return false;
}

}  // namespace

constinit const SkillInfo skills::hengzheng{
    .id = "SGS-SKILL-HENGZHENG",
    .en = "Heavy Levies",
    .zh = "横征",
    .text_en =
        "As your draw phase begins, if you have 1 hit point or no hand card, you may, instead "
        "of drawing, take a card of each other player in action order: a hand card, unseen, "
        "equipment or a card of his judgement area.",
    .text_zh =
        "摸牌阶段开始时，若你的体力值为1或没有手牌，可以放弃摸牌，改为依次获得每名其他角色区域"
        "里的一张牌。",
    .source = "published kingdom war 势, general 董卓; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将董卓；新月杀0.5.7，实测",
    .effects = {.draw_start = [](Play& g, Seat owner, PhaseTime& time) {
      const State& s = g.state();
      if (time.who != owner || (s.at(owner).hp != 1 && s.hand_size(owner) > 0)) return;
      if (!somebody_has_cards(g.legal(), owner) || !g.invokes(owner, Skill::hengzheng)) return;
      time.done = true;
      for (int i = 1; i < s.players && !g.stopped() && s.living(owner); ++i) {
        const Seat who = g.seat_after(owner, i);
        if (!s.living(who) || !g.legal().may_take(who, true, true)) continue;
        Question q =
            Play::question_about(Ask::snatch, owner, who, kind::snatch, rule_of(Skill::hengzheng));
        q.may_pass = false;
        g.ask_and_commit(q);
      }
    }}};

}  // namespace tally::sanguosha
