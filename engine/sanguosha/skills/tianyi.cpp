// 天义 Heavenly Justice
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

// What is noted for the turn of how the pindian went.
constexpr int won = 1;
constexpr int lost = 2;

int has_won(const State& s, Seat owner, Seat who) {
  return who == owner && s.noted(owner, Skill::tianyi, Life::turn) == won ? 1 : 0;
}

}  // namespace

constinit const SkillInfo skills::tianyi{
    .id = "SGS-SKILL-TIANYI",
    .en = "Heavenly Justice",
    .zh = "天义",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase you may pindian with another player. If you win, until the "
        "end of this turn your Slashes know no distance, may have one more target, and you "
        "may use one more; if not, you cannot use a Slash this turn.",
    .text_zh =
        "出牌阶段限一次，可以与一名角色拼点：若你赢，本回合你使用【杀】无距离限制、可多选择一"
        "个目标，且可多使用一张【杀】；若你没赢，本回合你不能使用【杀】。",
    .source = "published Fire edition, general 太史慈",
    .source_zh = "火扩展，武将太史慈",
    .effects = {
        .shape = {1, 1},
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          const State& s = legal.state();
          const Seat to = invoke.seats[0];
          if (s.hand_size(invoke.seat) == 0) return broken(rule_of(Skill::tianyi), why::no_price);
          return to != invoke.seat && s.hand_size(to) > 0
                     ? fine
                     : broken(rule_of(Skill::tianyi), why::target);
        },
        .act = [](Play& g,
                  const Event& invoke) { g.pindian(invoke.seat, invoke.seats[0], Skill::tianyi); },
        .pindian_over =
            [](Play& g, Seat owner, Pindian& time) {
              if (time.by == owner && time.why == cause(Skill::tianyi))
                g.note(owner, mark_of(Skill::tianyi), Life::turn, time.won ? won : lost);
            },
        .permission =
            [](const State& s, Seat owner, UseView& use) {
              if (use.who == owner && !use.played && is_slash(use.as) &&
                  s.noted(owner, Skill::tianyi, Life::turn) == lost)
                use.forbidden_by = rule_of(Skill::tianyi);
            },
        .slash_limit = [](const State& s, Seat owner,
                          LimitView& v) { v.limit += has_won(s, owner, v.who); },
        .slash_aims = [](const State& s, Seat owner,
                         LimitView& v) { v.limit += has_won(s, owner, v.who); },
        .reach =
            [](const State& s, Seat owner, ReachView& v) {
              if (is_slash(v.as) && has_won(s, owner, v.who) > 0) v.distance = any_distance_at_all;
            }}};

}  // namespace tally::sanguosha
