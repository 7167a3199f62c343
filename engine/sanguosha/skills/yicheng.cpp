// 疑城 Sham Walls
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

namespace {

// He draws a card and discards one, where the owner wants it. A recording may not say for whom of
// user and target; what follows shows it.
void feints(Play& g, Seat owner, Seat who) {
  constexpr Rule why = rule_of(Skill::yicheng);
  if (!same_kingdom(g.state(), owner, who)) return;
  Question q = Play::question_about(Ask::invoke, owner, who, kind::invoke, why);
  q.what = cause(Skill::yicheng);
  q.same_what = true;
  q.follows = all_kinds;
  if (g.ask_and_commit(q).kind == nothing) return;
  g.draw(who, 1, why);
  g.discards(who, 1, why);
}

}  // namespace

constinit const SkillInfo skills::yicheng{
    .id = "SGS-SKILL-YICHENG",
    .en = "Sham Walls",
    .zh = "疑城",
    .text_en =
        "When a player of your kingdom, you too, has used a Slash and its first target stands, or "
        "has become the target of one, you may have him draw a card and then discard one.",
    .text_zh =
        "与你势力相同的角色（包括你）使用【杀】指定第一个目标后，或成为【杀】的目标后，可以令其摸一"
        "张"
        "牌，然后弃置一张牌。",
    .source = "FreeKill 0.5.7, kingdom war 阵, general 徐盛; observed",
    .source_zh = "新月杀0.5.7国战·阵，武将徐盛；实测",
    .effects = {.target_specified =
                    [](Play& g, Seat owner, Target& t) {
                      if (is_slash(t.use.as) && t.target == t.use.targets[0])
                        feints(g, owner, t.use.by);
                    },
                .target_confirmed =
                    [](Play& g, Seat owner, Target& t) {
                      if (is_slash(t.use.as)) feints(g, owner, t.target);
                    }}};

}  // namespace tally::sanguosha
