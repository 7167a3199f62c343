// 据守（国战新版） Standing Ground of the new kingdom war
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

int kingdoms_shown(const State& s) {
  std::array<bool, 6> there{};
  int n = 0;
  for (const Seat i : s.living_seats()) {
    const Kingdom k = s.at(i).kingdom;
    if (k == Kingdom::none) continue;
    bool& known = there[static_cast<std::size_t>(k)];
    if (!known || k == Kingdom::careerist) ++n;
    known = true;
  }
  return n;
}

}  // namespace

constinit const SkillInfo skills::jushou_hs{
    .id = "SGS-SKILL-JUSHOU-HS",
    .en = "Standing Ground (new kingdom war)",
    .zh = "据守（国战新版）",
    .text_en =
        "In your finish phase you may draw as many cards as there are kingdoms; then you use "
        "equipment of your hand, or discard another hand card; if you drew more than two you "
        "are turned over.",
    .text_zh =
        "结束阶段，可以摸X张牌（X为势力数），然后使用一张手牌中的装备牌或弃置一张其他手牌；"
        "若X大于2，将武将牌翻面。",
    .source = "FreeKill 0.5.7, kingdom war, general 曹仁; observed",
    .source_zh = "新月杀0.5.7国战，武将曹仁；实测",
    .option = "OPT-SGS-GZ-JUSHOU-TURN",
    .effects = {.finish_start = [](Play& g, Seat owner, PhaseTime& time) {
      constexpr Rule why = rule_of(Skill::jushou_hs);
      if (time.who != owner || !g.invokes(owner, Skill::jushou_hs)) return;
      const int n = kingdoms_shown(g.state());
      if (n > 0) g.draw(owner, n, why);
      if (g.stopped() || !g.state().living(owner)) return;
      const bool turns_first = g.options().is<Opt::jushou_turn>("before_card");
      if (turns_first && n > 2) g.turn_over(owner, why);
      if (g.state().hand_size(owner) > 0) {
        Question q = Play::question_to(owner, Ask::outfit, kind::discard, why);
        q.accepts |= kind::use;
        q.may_pass = false;
        Event a = g.ask(q);
        if (a.kind == kind::use)
          g.use(a, false);
        else
          g.commit(a);
      }
      if (!turns_first && n > 2 && !g.stopped() && g.state().living(owner)) g.turn_over(owner, why);
    }}};

}  // namespace tally::sanguosha
