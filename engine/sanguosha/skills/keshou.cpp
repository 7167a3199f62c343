// 恪守 Steadfast
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"
#include "engine/sanguosha/timing/needs.h"

namespace tally::sanguosha {
namespace {

// Two cards of one colour; of what nobody has seen it may be.
bool has_two_of_a_colour(const Legal& legal, Seat who) {
  std::array<Card, deck_size> own;  // NOLINT: as far as it is read
  const int n = legal.state().cards_of(who, true, true, false, own.data());
  int red = 0;
  int black = 0;
  for (const Card c : std::span(own).first(static_cast<std::size_t>(n))) {
    const Color color = legal.color({&c, 1}, who);
    red += c >= deck_size || color == Color::red ? 1 : 0;
    black += c >= deck_size || color == Color::black ? 1 : 0;
  }
  return red > 1 || black > 1;
}

}  // namespace

constinit const SkillInfo skills::keshou{
    .id = "SGS-SKILL-KESHOU",
    .en = "Steadfast",
    .zh = "恪守",
    .text_en =
        "When you are about to take damage you may discard two cards of one colour: it is 1 less. "
        "Then, if you are the only one who lives of your kingdom, you judge: red, and you draw a "
        "card.",
    .text_zh =
        "受到伤害时，可以弃置两张颜色相同的牌，令此伤害-1；然后若没有其他存活角色与你势力相同，"
        "你进行判定：结果为红色，你摸一张牌。",
    .source = "published kingdom war 权, general 陆抗; FreeKill 0.5.7",
    .source_zh = "国战·权，武将陆抗；新月杀0.5.7",
    .needs = &needs::red,
    .effects = {.prices =
                    [](const Legal& legal, const Question& q, std::span<const Card> cards) {
                      if (std::ranges::count(cards, unknown_card) > 0) return true;
                      return legal.color(cards, q.who) != Color::none;
                    },
                .taking =
                    [](Play& g, Seat owner, Damage& d) {
                      constexpr Rule why = rule_of(Skill::keshou);
                      if (d.to != owner || !has_two_of_a_colour(g.legal(), owner)) return;
                      if (!g.invokes(owner, Skill::keshou)) return;
                      g.pays_for(owner, Skill::keshou, 2, false);
                      if (d.amount > 1)
                        d.change(-1, cause(Skill::keshou));
                      else
                        g.prevents(d, why);
                      if (g.stopped() || !g.state().living(owner)) return;
                      if (kingdom_size(g.state(), owner) != 1) return;
                      const bool red =
                          g.judgement(owner, cause(Skill::keshou), why,
                                      [](Suit s, int) { return color_of(s) == Color::red; });
                      if (red && !g.stopped() && g.state().living(owner)) g.draw(owner, 1, why);
                    }}};

}  // namespace tally::sanguosha
