// 乱武 Chaos
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"

namespace tally::sanguosha {

namespace {

SeatSet nearest(const Play& g, Seat who) {
  SeatSet all;
  int least = max_seats;
  for (const Seat s : g.state().living_seats())
    if (s != who) least = std::min(least, g.legal().distance(who, s));
  for (const Seat s : g.state().living_seats())
    if (s != who && g.legal().distance(who, s) == least) all.add(s);
  return all;
}

}  // namespace

constinit const SkillInfo skills::luanwu{
    .id = "SGS-SKILL-LUANWU",
    .en = "Chaos",
    .zh = "乱武",
    .limited = true,
    .text_en =
        "Limited. In your play phase you may make each other player, in action order, use a "
        "Slash on the player nearest to him, who is one of its targets if it has several, or "
        "lose 1 hit point.",
    .text_zh =
        "限定技，出牌阶段，可以令所有其他角色依次选择一项：对距离最近的另一名角色使用一张【杀"
        "】（可多选目标时，其中须有该角色），或失去1点体力。",
    .source = "published Forest edition, general 贾诩",
    .source_zh = "林扩展，武将贾诩",
    .effects = {.may_act = on_anyone, .act = [](Play& g, const Event& invoke) {
                  const Seat owner = invoke.seat;
                  SeatList others;
                  for (const Seat s : g.state().living_seats())
                    if (s != owner) others.push(s);
                  for (const Seat who : g.in_action_order(others, owner)) {
                    if (g.stopped()) return;
                    if (!g.state().living(who)) continue;
                    Question q = Play::question_about(Ask::slash_at, who, nobody, kind::use,
                                                      rule_of(Skill::luanwu));
                    q.own_seat = true;
                    q.seats = nearest(g, who);
                    if (!g.slash_out_of_turn(q)) g.lose_hp(who, 1, rule_of(Skill::luanwu));
                  }
                }}};

}  // namespace tally::sanguosha
