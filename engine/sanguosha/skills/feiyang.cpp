// 飞扬 Soaring
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

constinit const SkillInfo skills::feiyang{
    .id = "SGS-SKILL-FEIYANG",
    .en = "Soaring",
    .zh = "飞扬",
    .limited = true,
    .text_en =
        "Limited. At the start of your prepare phase you may discard two hand cards to discard a "
        "card of your judgement area.",
    .text_zh = "限定技，准备阶段开始时，可以弃置两张手牌，然后弃置自己判定区里的一张牌。",
    .source =
        "noname 1.11.4.1, 2v2, of the fourth seat; observed: its mark goes with its first use",
    .source_zh = "无名杀1.11.4.1，2v2的四号位；实测：首次发动后标记即移去",
    .option = "OPT-SGS-2V2-FEIYANG",
    .effects = {.prepare_start = [](Play& g, Seat owner, PhaseTime& time) {
      constexpr Rule why = rule_of(Skill::feiyang);
      constexpr int price = 2;
      constexpr int delayed_trick = 1;
      const State& s = g.state();
      const bool used = s.noted(owner, Skill::feiyang, Life::game) > 0;
      if (time.who != owner || used || s.at(owner).judge_count == 0 || s.hand_size(owner) < price)
        return;
      if (!g.invokes(owner, Skill::feiyang) || !g.pays(owner, Ask::pay_hand, price, why, false))
        return;
      if (g.stopped() || !s.living(owner) || s.at(owner).judge_count == 0) return;
      Question clear = Play::question_about(Ask::clear_one, owner, owner, kind::remove, why);
      clear.value = delayed_trick;
      clear.may_pass = false;
      g.ask_and_commit(clear);
    }}};

}  // namespace tally::sanguosha
