// 阵法召唤 Formation Summon
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/state/lines.h"

namespace tally::sanguosha {
namespace {

// The player on that side who is called: the first behind the caller's line, or the one behind the
// neighbour whom he would besiege. Nobody if that player has shown a kingdom.
Seat called_on(const State& s, Seat caller, Formation formation, bool after) {
  Seat who = beside(s, caller, after);
  if (formation == Formation::siege)
    who = different_kingdom(s, caller, who) ? beside(s, who, after) : caller;
  else
    while (who != caller && same_kingdom(s, caller, who)) who = beside(s, who, after);
  return has_kingdom(s, who) || !s.at(who).veils() ? nobody : who;
}

// On the side after him or before him, by one of the formation skills that he has; nobody of those
// who were asked already.
Seat next_called(const State& s, Seat caller, bool after, const SeatSet& asked = {}) {
  const Kingdom own = s.at(caller).kingdom;
  if (!formations_hold(s) || own == Kingdom::none || own == Kingdom::careerist) return nobody;
  const SkillSet his = s.at(caller).skills & skills_that<&SkillInfo::formation>();
  for (const Skill skill : his)
    if (const Seat who = called_on(s, caller, info(skill).formation, after);
        who != nobody && !asked.contains(who))
      return who;
  return nobody;
}

bool can_call(const State& s, Seat caller) {
  return next_called(s, caller, true) != nobody || next_called(s, caller, false) != nobody;
}

// He may turn up one general, or both. Whether he has.
bool comes(Play& g, Seat caller, Seat who) {
  bool came = false;
  while (!g.stopped() && g.state().living(who) && g.state().at(who).veils()) {
    Question q =
        Play::question_about(Ask::unveil, who, caller, kind::unveil, rule_of(Skill::zhaohuan));
    q.own_seat = true;  // what somebody else turns up answers the next question
    Event a = g.ask(q);
    if (a.kind == nothing) break;
    came = true;
    if (!g.unveils(a)) break;
  }
  return came;
}

void calls(Play& g, Seat caller) {
  bool came = false;
  for (const bool after : {true, false}) {
    SeatSet asked;
    while (!g.stopped() && g.state().living(caller)) {
      const Seat who = next_called(g.state(), caller, after, asked);
      if (who == nobody) break;
      asked.add(who);
      came = comes(g, caller, who) || came;
    }
  }
  if (!came && !g.stopped()) g.note(caller, mark_of(Skill::zhaohuan), Life::phase);
}

}  // namespace

constinit const SkillInfo skills::zhaohuan{
    .id = "SGS-SKILL-ZHAOHUAN",
    .en = "Formation Summon",
    .zh = "阵法召唤",
    .vi = "Triệu Trận",
    .text_en =
        "Of kingdom war, for everybody who has a formation skill and shows it: as your prepare "
        "phase begins and in your play phase you may call on those who have shown no general and "
        "would stand in your line, or besiege somebody with you, if they were of your kingdom. "
        "Seat 1 of Wei with Crane Wing calls on seat 2, and if he comes on seat 3. First those "
        "after you are asked, then those before you. Whoever is called may turn up a general, or "
        "both, if he will then be of your kingdom. When nobody has come you may not do so again "
        "in this phase. It takes four living players; a careerist never may.",
    .text_zh =
        "国战中，拥有阵法技且该武将已明置的角色：准备阶段开始时或出牌阶段，可以召唤未确定势力、"
        "且若与你势力相同便会与你处于同一队列（或与你一同围攻某角色）的角色，先顺下家方向，再"
        "顺上家方向。例如1号位（魏）有“鹤翼”，先问2号位，其响应后再问3号位。被召唤者若明置"
        "后与你势力相同，可以明置一张或两张武将牌。若无人响应，本阶段不能再次发动。存活角色须"
        "不少于四名；野心家不能发动。",
    .text_vi =
        "Trong Quốc Chiến, ai có kỹ năng trận pháp đã lật: đầu giai đoạn chuẩn bị và trong giai "
        "đoạn ra bài, có thể gọi những người chưa lật tướng nào mà nếu cùng thế lực sẽ vào đội ngũ "
        "của mình, hoặc cùng mình vây công. Người được gọi có thể lật tướng nếu nhờ đó thành cùng "
        "thế lực. Không ai đến thì giai đoạn này không được gọi nữa.",
    .source =
        "published kingdom war 阵, handbook; QSanguosha-For-Hegemony 2.0, seen once; "
        "FreeKill 0.5.7, read",
    .source_zh = "国战·阵，手册；太阳神三国杀国战版2.0，见过一次；新月杀0.5.7，源码",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  if (s.noted(invoke.seat, Skill::zhaohuan, Life::phase) > 0)
                    return broken(rule_of(Skill::zhaohuan), why::once);
                  return can_call(s, invoke.seat) ? fine : broken(rule_of(Skill::zhaohuan));
                },
                .act = [](Play& g, const Event& invoke) { calls(g, invoke.seat); },
                .prepare_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who == owner && can_call(g.state(), owner) &&
                          g.invokes(owner, Skill::zhaohuan))
                        calls(g, owner);
                    }}};

}  // namespace tally::sanguosha
