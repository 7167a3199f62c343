// 筹进 Plans for Advance
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

namespace {

// Of the game a note of who bears it, of the turn how often it has brought its giver's side a card.
constexpr Mark mark = mark_of(Skill::choujin);

}  // namespace

constinit const SkillInfo skills::choujin{
    .id = "SGS-SKILL-CHOUJIN",
    .en = "Plans for Advance",
    .zh = "筹进",
    .compulsory = true,
    .targets_noted = Life::game,
    .text_en =
        "Compulsory. Before hands are dealt you choose an enemy. Each time a player of your "
        "side, yourself included, has dealt him damage and he lives, that player draws a "
        "card; twice a turn at most.",
    .text_zh =
        "锁定技，分发起始手牌前，你选择一名对方角色；己方角色对其造成伤害后，若其存活则摸一张牌，每"
        "回合至"
        "多两次。",
    .source = "FreeKill's 3v3 generals of 2025, 黄权, observed",
    .source_zh = "新月杀2025年3v3武将黄权，实测",
    .effects = {
        .shape = {1, 1},
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          const bool friendly =
              legal.mode().on_same_side(legal.state(), invoke.seat, invoke.seats[0]);
          return friendly ? broken(rule_of(Skill::choujin), why::target) : fine;
        },
        .cards_ready = [](Play& g, Seat owner,
                          TurnTime&) { g.invokes_on_one(owner, Skill::choujin, nobody, false); },
        .dealt =
            [](Play& g, Seat owner, Damage& d) {
              const State& s = g.state();
              const auto with = [&](Seat who) { return g.mode().on_same_side(s, owner, who); };
              if (!s.living(d.to) || s.noted(d.to, mark, Life::game) == 0 || !with(d.from) ||
                  with(d.to) || s.noted(owner, mark, Life::turn) >= 2)
                return;
              g.note(owner, mark, Life::turn);
              g.draw(d.from, 1, rule_of(Skill::choujin));
            }}};

}  // namespace tally::sanguosha
