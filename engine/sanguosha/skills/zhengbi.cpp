// 征辟 Summons
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// Who has shown a kingdom is given a card, so there must be one; of anybody else nothing is asked.
Verdict may_be_summoned(const Legal& legal, const Event& invoke) {
  constexpr Rule why = rule_of(Skill::zhengbi);
  if (invoke.seats[0] == invoke.seat) return broken(why, why::target);
  if (!has_kingdom(legal.state(), invoke.seats[0])) return fine;
  return legal.payable(invoke.seat, Skill::zhengbi, false) > 0 ? fine : broken(why, why::no_price);
}

// He has been chosen in this turn, and has still shown no kingdom.
bool is_summoned(const State& s, Seat who) {
  return s.seated(who) && !has_kingdom(s, who) && s.noted(who, Skill::zhengbi, Life::turn) > 0;
}

void repays(Play& g, Seat who, Seat owner) {
  if (g.stopped() || !g.state().living(owner) || !g.state().has_card(who)) return;
  Question q = Play::question_to(who, Ask::repay, kind::gift, rule_of(Skill::zhengbi));
  q.other = owner;
  q.what = cause(Skill::zhengbi);
  q.same_what = true;
  q.may_pass = false;
  g.ask_and_commit(q);
}

}  // namespace

constinit const SkillInfo skills::zhengbi{
    .id = "SGS-SKILL-ZHENGBI",
    .en = "Summons",
    .zh = "征辟",
    .targets_noted = Life::turn,
    .text_en =
        "As your play phase begins you may choose another player. If he has shown a kingdom, you "
        "give him a basic hand card, and he gives you two basic cards or one card that is not "
        "basic; if he has only one card he gives that. If he has shown none, your cards used on "
        "him know no distance, and your Slashes on him no limit, until he shows one or the turn "
        "ends.",
    .text_zh =
        "出牌阶段开始时，可以选择一名其他角色。若其有势力，你交给其一张基本手牌，"
        "然后其交给你两张基本牌或一张非基本牌（若其只有一张牌则交给你该牌）；若其没有势力，"
        "你对其使用牌无距离限制、使用【杀】无次数限制，直到其确定势力或本回合结束。",
    .source = "published kingdom war 权, general 崔琰毛玠; FreeKill 0.5.7",
    .source_zh = "国战·权，武将崔琰毛玠；新月杀0.5.7",
    .effects = {.price = [](const Legal&, const Question&,
                            Card c) { return info(face(c).name).type == CardType::basic; },
                .shape = {1, 1},
                .may_act = may_be_summoned,
                .play_start =
                    [](Play& g, Seat owner, PhaseTime& time) {
                      if (time.who != owner) return;
                      const Seat to = g.invokes_on_one(owner, Skill::zhengbi);
                      if (to == nobody || !has_kingdom(g.state(), to)) return;
                      SeatSet whom;
                      whom.add(to);
                      g.gives_to(owner, whom, Skill::zhengbi, 1);
                      repays(g, to, owner);
                    },
                .slash_limit =
                    [](const State& s, Seat owner, LimitView& v) {
                      if (v.who != owner || s.current != owner) return;
                      const bool free =
                          v.on == nullptr
                              ? any_living(s, [&](Seat to) { return is_summoned(s, to); })
                              : std::ranges::all_of(*v.on,
                                                    [&](Seat to) { return is_summoned(s, to); });
                      if (free) v.limit += any_distance_at_all;
                    },
                .reach =
                    [](const State& s, Seat owner, ReachView& v) {
                      if (v.who == owner && s.current == owner && is_summoned(s, v.to))
                        v.distance = any_distance_at_all;
                    }}};

}  // namespace tally::sanguosha
