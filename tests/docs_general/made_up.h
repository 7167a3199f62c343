#pragma once
// Made-up skills, one a timing and more. Each counts that it has acted; CMakeLists.txt says which
// stands at which timing, and is the only one to include this.
#include "engine/sanguosha/flow/play.h"
#include "tests/docs_general/counters.h"

namespace tally::sanguosha::made_up {

template <Timing t>
void count(std::array<int, timing_count>& what) {
  ++what[static_cast<std::size_t>(t)];
}

}  // namespace tally::sanguosha::made_up

// A skill that acts without asking.
#define MADE_UP_SILENT(skill, timing, Moment)                                \
  namespace tally::sanguosha {                                               \
  constinit const SkillInfo skills::skill{                                   \
      .id = "SGS-SKILL-" #skill,                                             \
      .en = #skill,                                                          \
      .zh = #skill,                                                          \
      .compulsory = true,                                                    \
      .text_en = "made up",                                                  \
      .text_zh = "made up",                                                  \
      .source = "made up",                                                   \
      .effects = {.timing = [](Play& /*g*/, Seat /*owner*/, Moment& /*m*/) { \
        made_up::count<Timing::timing>(made_up::reached);                    \
      }}};                                                                   \
  }
// One that asks its owner.
#define MADE_UP_ASKING(skill, timing, Moment)                                              \
  namespace tally::sanguosha {                                                             \
  constinit const SkillInfo skills::skill{                                                 \
      .id = "SGS-SKILL-" #skill,                                                           \
      .en = #skill,                                                                        \
      .zh = #skill,                                                                        \
      .text_en = "made up",                                                                \
      .text_zh = "made up",                                                                \
      .source = "made up",                                                                 \
      .effects = {.timing = [](Play& g, Seat owner, Moment& /*m*/) {                       \
        if (g.invokes(owner, Skill::skill)) made_up::count<Timing::timing>(made_up::used); \
      }}};                                                                                 \
  }

// One that looks on how things are, and leaves them so.
#define MADE_UP_VIEW(skill, view, About)                                     \
  namespace tally::sanguosha {                                               \
  constinit const SkillInfo skills::skill{                                   \
      .id = "SGS-SKILL-" #skill,                                             \
      .en = #skill,                                                          \
      .zh = #skill,                                                          \
      .compulsory = true,                                                    \
      .text_en = "made up",                                                  \
      .text_zh = "made up",                                                  \
      .source = "made up",                                                   \
      .effects = {.view = [](const State& /*s*/, Seat /*o*/, About& /*a*/) { \
        made_up::count<Timing::view>(made_up::reached);                      \
      }}};                                                                   \
  }

// One that all made-up generals share: without it nobody would hold a pindian.
namespace tally::sanguosha {
constinit const SkillInfo skills::made_up_duel{
    .id = "SGS-SKILL-MADE-UP-DUEL",
    .en = "Made-up Duel",
    .zh = "虚斗",
    .once_a_phase = true,
    .text_en =
        "Once in your play phase: pindian; who does not win loses 1 hit point, and turns over with "
        "2 left.",
    .text_zh = "出牌阶段限一次，可以拼点：没赢的角色失去1点体力，若剩2点则翻面。",
    .source = "made up",
    .effects = {.shape = {1, 1},
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  const State& s = legal.state();
                  const bool both = s.hand_size(invoke.seat) > 0 &&
                                    s.hand_size(invoke.seats[0]) > 0 &&
                                    invoke.seats[0] != invoke.seat;
                  return both ? Verdict{} : Verdict{rule_of(Skill::made_up_duel)};
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      const Seat by = invoke.seat;
                      const Seat with = invoke.seats[0];
                      const bool won = g.pindian(by, with, Skill::made_up_duel);
                      const Seat loser = won ? with : by;
                      if (!g.state().living(loser)) return;
                      g.lose_hp(loser, 1, rule_of(Skill::made_up_duel));
                      if (g.state().living(loser) && g.state().at(loser).hp == 2)
                        g.turn_over(loser, rule_of(Skill::made_up_duel));
                    }}};
}  // namespace tally::sanguosha
