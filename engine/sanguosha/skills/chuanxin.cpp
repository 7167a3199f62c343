// 穿心 Through the Heart
#include "engine/sanguosha/flow/generals.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// He chooses; without equipment the deputy goes.
void pierces(Play& g, Seat to) {
  constexpr Rule why = rule_of(Skill::chuanxin);
  const State& s = g.state();
  std::array<Card, deck_size> list;  // NOLINT: as far as it is read
  const int n = s.cards_of(to, false, true, false, list.data());
  const std::span<const Card> worn(list.data(), static_cast<std::size_t>(n));
  Event stripped;
  stripped.kind = kind::forfeit;
  stripped.seat = to;
  stripped.cards = worn;
  Event removed = dismissing(s, to, 1);
  if (removed.kind == kind::disclose && g.options().is<Opt::deputy_change>("by_chance"))
    removed.kind = kind::unveil;  // OPT-SGS-GZ-CHANGE
  const std::array<Play::Choice, 2> ways{{{Way::dismiss, removed}, {Way::strip, stripped}}};
  if (g.decides(to, {ways.data(), n > 0 ? 2U : 1U}, why) == Way::dismiss) {
    dismisses(g, to, 1);
    return;
  }
  g.say(kind::forfeit, to, why, worn);
  if (!g.stopped() && s.living(to)) g.lose_hp(to, 1, why);
}

}  // namespace

constinit const SkillInfo skills::chuanxin{
    .id = "SGS-SKILL-CHUANXIN",
    .en = "Through the Heart",
    .zh = "穿心",
    .text_en =
        "When a Slash or a Duel that you use in your play phase is about to deal damage to a "
        "player of another kingdom who has a deputy, you may prevent it: he discards all his "
        "equipment and loses 1 hit point, or his deputy is removed.",
    .text_zh =
        "当你于出牌阶段内使用【杀】或【决斗】对一名势力不同且有副将的角色造成伤害时，可以防止"
        "此伤害，令其选择一项：弃置装备区里的所有牌（至少一张）并失去1点体力，或移除副将。",
    .source = "published kingdom war 势, general 张任; FreeKill 0.5.7, observed",
    .source_zh = "国战·势，武将张任；新月杀0.5.7，实测",
    .effects = {.dealing = [](Play& g, Seat owner, Damage& d) {
      const State& s = g.state();
      const bool by_his_card = d.from == owner && d.use != nullptr && d.use->by == owner &&
                               (is_slash(d.use->as) || d.use->as == Name::duel);
      if (!by_his_card || s.current != owner || s.phase != Phase::play) return;
      if (!s.has_general(d.to, 1) || !different_kingdom(s, owner, d.to)) return;
      if (!g.invokes(owner, Skill::chuanxin, d.to)) return;
      g.prevents(d, rule_of(Skill::chuanxin));
      if (d.done && !g.stopped()) pierces(g, d.to);
    }}};

}  // namespace tally::sanguosha
