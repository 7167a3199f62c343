// 飞扬（斗地主） Soaring of the landlord
#include <array>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {
namespace {

constexpr int price = 2;

// OPT-SGS-1V2-FEIYANG: two hand cards for one delayed trick, or any two cards for all of them.
bool takes_any(const Play& g) { return g.options().is<Opt::landlord_feiyang>("any"); }

bool can_pay(const Play& g, Seat owner) {
  std::array<Card, deck_size> own;  // NOLINT: counted only
  return g.state().cards_of(owner, true, takes_any(g), false, own.data()) >= price;
}

}  // namespace

constinit const SkillInfo skills::feiyang_1v2{
    .id = "SGS-SKILL-FEIYANG-1V2",
    .en = "Soaring",
    .zh = "飞扬",
    .of_seat = true,
    .text_en =
        "At the start of your judge phase, with a card in your judgement area, you may discard two "
        "hand cards to discard a card of that area.",
    .text_zh = "判定阶段开始时，若判定区里有牌，可以弃置两张手牌，然后弃置判定区里的一张牌。",
    .source = "FreeKill, \"m_feiyang\"; noname 1.11.4.1, 1v2, of the landlord, observed",
    .source_zh = "新月杀，\"m_feiyang\"；无名杀1.11.4.1斗地主的地主，实测",
    .option = "OPT-SGS-1V2-FEIYANG",
    .effects = {.judge_start = [](Play& g, Seat owner, PhaseTime& time) {
      constexpr Rule why = rule_of(Skill::feiyang_1v2);
      constexpr int delayed_trick = 1;
      const State& s = g.state();
      if (time.who != owner || s.at(owner).judge_count == 0 || !can_pay(g, owner)) return;
      const Ask how = takes_any(g) ? Ask::pay_any : Ask::pay_hand;
      if (!g.invokes(owner, Skill::feiyang_1v2) || !g.pays(owner, how, price, why, false)) return;
      do {
        if (g.stopped() || !s.living(owner) || s.at(owner).judge_count == 0) return;
        Question clear = Play::question_about(Ask::clear_one, owner, owner, kind::remove, why);
        clear.value = delayed_trick;
        clear.may_pass = false;
        g.ask_and_commit(clear);
      } while (takes_any(g));
    }}};

}  // namespace tally::sanguosha
