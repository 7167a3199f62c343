// 大乔 Da Qiao
#include "engine/sanguosha/play.h"

namespace tally::sanguosha {
namespace {

bool diamond_as_indulgence(const Legal& legal, Seat /*owner*/, Card card, Name as) {
  return as == Name::indulgence && legal.suit(card) == Suit::diamond;
}

// The new target must be in reach with what is left after paying (OPT-SGS-LIULI-REACH).
Verdict may_shirk(const Legal& legal, const Event& invoke) {
  const Verdict no{rule_of(Skill::liuli), false};
  const Seat owner = invoke.seat;
  const Seat target = invoke.seats[0];
  if (target == owner || target == invoke.other) return no;
  if (legal.slash_target(invoke.other, target, true) != rule::none) return no;
  std::array<Card, deck_size> own;
  const int n = legal.state().cards_of(owner, true, true, false, own.data());
  if (legal.options().is(Opt::liuli_reach, 1))
    return n > 0 && legal.in_range(owner, target) ? Verdict{} : no;
  for (int i = 0; i < n; ++i)
    if (legal.in_range(owner, target, {&own[static_cast<std::size_t>(i)], 1})) return {};
  return no;
}

Seat shirk(Play& g, Seat owner, const Use& u) {
  std::array<Card, deck_size> own;
  if (g.state().cards_of(owner, true, true, false, own.data()) == 0) return owner;
  const Event a = g.invokes_on(owner, Skill::liuli, u.by);
  if (a.kind == nothing || a.seats.empty() || !g.state().living(a.seats[0])) return owner;
  const Seat target = a.seats[0];
  g.pays(owner, Ask::pay_keep, 1, rule_of(Skill::liuli), false, target);
  return target;
}

}  // namespace

const GeneralInfo generals::daqiao{"Da Qiao", "大乔", Kingdom::wu, Gender::female, 3};

const SkillInfo skills::guose{
    .id = "SGS-SKILL-GUOSE",
    .en = "National Beauty",
    .zh = "国色",
    .text_en = "You may use a diamond card, in hand or equipped, as Indulgence.",
    .text_zh = "可以将一张方块牌（手牌或装备区里的牌）当【乐不思蜀】使用。",
    .source = "published standard edition, general 大乔",
    .effects = {.from_equipment = true, .converts = diamond_as_indulgence}};

const SkillInfo skills::liuli{
    .id = "SGS-SKILL-LIULI",
    .en = "Shirk",
    .zh = "流离",
    .text_en = "When you become the target of a Slash you may discard a card and make another player "
               "in your attack range its target instead; not its user, and only one it could be used "
               "on. The card discarded does not count for the range.",
    .text_zh = "成为【杀】的目标时，可以弃置一张牌，将此【杀】转移给你攻击范围内的一名其他角色；"
               "不能是此【杀】的使用者，且须是合法目标。弃置的装备不提供攻击范围。",
    .source = "published standard edition, general 大乔; official FAQ",
    .effects = {.shape = {1, 1}, .may_act = may_shirk, .targeted = shirk}};

}  // namespace tally::sanguosha
