// 奉迎 Welcome
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/skills/whom.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// His whole hand together is one such card, used on himself.
void uses_whole_hand_as(Play& g, Seat who, Name as, Rule why) {
  std::array<Card, deck_size> hand;  // NOLINT: as far as it is read
  const int n = g.state().cards_of(who, true, false, false, hand.data());
  Event use;
  use.kind = kind::use;
  use.seat = who;
  use.what = cause(as);
  use.seats = SeatList{who};
  use.rule = why;
  g.use_hand(use, {hand.data(), static_cast<std::size_t>(n)}, true);
}

}  // namespace

constinit const SkillInfo skills::fengying{
    .id = "SGS-SKILL-FENGYING",
    .en = "Welcome",
    .zh = "奉迎",
    .limited = true,
    .text_en =
        "Limited. In your play phase you may use all your hand cards together as Threaten the "
        "Emperor, of a big kingdom or not; then you and all others of your kingdom fill their "
        "hands up to their maximum of hit points.",
    .text_zh =
        "限定技，出牌阶段，可以将所有手牌当【挟天子以令诸侯】使用（不必为大势力），"
        "然后所有与你势力相同的角色（包括你）将手牌摸至体力上限。",
    .source = "published kingdom war 权, general 崔琰毛玠; FreeKill 0.5.7",
    .source_zh = "国战·权，武将崔琰毛玠；新月杀0.5.7",
    .option = "OPT-SGS-GZ-FENGYING",
    .effects = {.may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  return legal.state().hand_size(invoke.seat) > 0
                             ? fine
                             : broken(rule_of(Skill::fengying), why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      constexpr Rule why = rule_of(Skill::fengying);
                      const Seat owner = invoke.seat;
                      uses_whole_hand_as(g, owner, Name::threaten_emperor, why);
                      const State& s = g.state();
                      SeatList kin;
                      for (const Seat i : s.living_seats())
                        if (i == owner || same_kingdom(s, owner, i)) kin.push(i);
                      if (g.options().is<Opt::fengying>("turn_order"))
                        kin = g.in_action_order(kin, owner);
                      for (const Seat to : kin) {
                        const int n = s.at(to).max_hp - s.hand_size(to);
                        if (n > 0 && !g.stopped() && s.living(to)) g.draw(to, n, why);
                      }
                    }}};

}  // namespace tally::sanguosha
