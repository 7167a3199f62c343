// 貂蝉 Diao Chan
#include "engine/sanguosha/play.h"

namespace tally::sanguosha {
namespace {

// The first named fights the second: he is treated as using the Duel.
Verdict may_sow_discord(const Legal& legal, const Event& invoke) {
  const State& s = legal.state();
  const Verdict no{rule_of(Skill::lijian), false};
  std::array<Card, deck_size> own;
  if (s.cards_of(invoke.seat, true, true, false, own.data()) == 0) return no;
  for (Seat t : invoke.seats)
    if (t == invoke.seat || s.at(t).gender != Gender::male) return no;
  if (legal.immune(invoke.seats[1], invoke.seats[0], Name::duel) != rule::none) return no;
  return {};
}

// AMB-SGS-023: this Duel cannot be nullified, or it can.
void sow_discord(Play& g, const Event& invoke) {
  const Seat user = invoke.seats[0];
  const Seat target = invoke.seats[1];
  if (!g.pays(invoke.seat, Ask::pay_any, 1, rule_of(Skill::lijian), false)) return;
  if (!g.state().living(user) || !g.state().living(target)) return;
  Event e;
  e.kind = kind::use;
  e.seat = user;
  e.what = cause(Name::duel);
  e.seats = {target};
  e.rule = rule_of(Skill::lijian);
  Use u;
  u.by = user;
  u.as = Name::duel;
  u.converted = true;
  u.targets = {target};
  if (!g.tell(e) || g.stopped()) return;
  if (g.options().is(Opt::lijian_nullifiable, 1) && g.nullified(Name::duel, target)) return;
  if (!g.stopped()) resolve_duel(g, u, target);
}

void draw_at_end(Play& g, Seat owner) {
  if (g.invokes(owner, Skill::biyue)) g.draw(owner, 1, rule_of(Skill::biyue));
}

}  // namespace

const GeneralInfo generals::diaochan{"Diao Chan", "貂蝉", Kingdom::qun, Gender::female, 3};

const SkillInfo skills::lijian{
    .id = "SGS-SKILL-LIJIAN",
    .en = "Seed of Animosity",
    .zh = "离间",
    .once_a_phase = true,
    .text_en = "Once in your play phase you may discard a card and choose two other male players: the "
               "first is treated as using a Duel on the second, which cannot be nullified.",
    .text_zh = "出牌阶段限一次，可以弃置一张牌并选择两名其他男性角色，"
               "视为前者对后者使用一张【决斗】，此【决斗】不能被【无懈可击】响应。",
    .source = "published standard edition, general 貂蝉; official FAQ",
    .effects = {.shape = {2, 2}, .may_act = may_sow_discord, .act = sow_discord}};

const SkillInfo skills::biyue{
    .id = "SGS-SKILL-BIYUE",
    .en = "Envious by Moon",
    .zh = "闭月",
    .text_en = "In your finish phase you may draw a card.",
    .text_zh = "结束阶段，可以摸一张牌。",
    .source = "published standard edition, general 貂蝉",
    .effects = {.finish = draw_at_end}};

}  // namespace tally::sanguosha
