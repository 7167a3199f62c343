// 战神（3v3） God of War (3v3)
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

constexpr Mark chosen = mark_of(Skill::zhanshen3v3);  // a bit for each way

bool has_way(const State& s, Seat owner, Way way) {
  return ((s.noted(owner, chosen, Life::game) >> static_cast<int>(way)) & 1) != 0;
}

}  // namespace

constinit const SkillInfo skills::zhanshen3v3{
    .id = "SGS-SKILL-ZHANSHEN-3V3",
    .en = "God of War (3v3)",
    .zh = "战神（3v3）",
    .compulsory = true,
    .text_en =
        "Compulsory. At the start of your prepare phase you choose one of three things that "
        "you have not chosen yet; it holds for the rest of the game: you draw one card more "
        "in your draw phase; a Slash you use deals 1 more damage; a Slash you use may have "
        "one more target.",
    .text_zh =
        "锁定技，准备阶段，你选择一项未选择过的，本局游戏生效：1.摸牌阶段多摸一张牌；2.使用【"
        "杀】的伤害+1；3.使用【杀】可多选一个目标。",
    .source = "FreeKill's 3v3 generals of 2025, 吕布, observed",
    .source_zh = "新月杀2025年3v3武将吕布，实测",
    .effects = {
        .shape = {1, 1},
        // One more target.
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          const Seat to = invoke.seats[0];
          const bool fits =
              to != invoke.seat && legal.slash_target(invoke.seat, to, false) == rule::none;
          return fits ? fine : broken(rule_of(Skill::zhanshen3v3), why::target);
        },
        .prepare_start =
            [](Play& g, Seat owner, PhaseTime& time) {
              if (time.who != owner) return;
              std::array<Play::Choice, 3> left{};
              std::size_t n = 0;
              for (const Way way : {Way::more_cards, Way::more_damage, Way::more_targets})
                if (!has_way(g.state(), owner, way)) left[n++].way = way;
              if (n == 0) return;
              const Way way = g.decides(owner, {left.data(), n}, rule_of(Skill::zhanshen3v3));
              if (!has_way(g.state(), owner, way))
                g.note(owner, chosen, Life::game, 1 << static_cast<int>(way));
            },
        .drawing =
            [](Play& g, Seat owner, Drawing& drawing) {
              if (drawing.who == owner && has_way(g.state(), owner, Way::more_cards))
                ++drawing.count;
            },
        .card_used =
            [](Play& g, Seat owner, Use& use) {
              if (use.by != owner || !is_slash(use.as)) return;
              if (!has_way(g.state(), owner, Way::more_targets)) return;
              SeatSet others = g.state().living_seats();
              for (const Seat s : g.state().living_seats())
                if (use.targets.contains(s) ||
                    g.legal().slash_target(owner, s, false, use.cards()) != rule::none)
                  others.remove(s);
              if (others.empty()) return;
              const Event a = g.invokes_on(owner, Skill::zhanshen3v3);
              if (a.kind == nothing || a.seats.empty() || use.targets.contains(a.seats[0])) return;
              use.targets.push(a.seats[0]);
              use.targets = g.in_action_order(use.targets, g.state().current);
            },
        .dealing =
            [](Play& g, Seat owner, Damage& d) {
              if (d.from == owner && d.slash != nullptr && d.slash->by == owner &&
                  has_way(g.state(), owner, Way::more_damage))
                d.change(+1, cause(Skill::zhanshen3v3));
            }}};

}  // namespace tally::sanguosha
