#include <algorithm>
#include <span>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/narrowed.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_revealed, "{0}: this is not one of the revealed cards", "{0}：这不是亮出的牌")

namespace {

// Only a card that was turned up may be picked. The trick lies on the table too; by 奇策 it is
// several cards.
class Revealed final : public Narrowed {
 public:
  Revealed(const Legal& legal, std::span<const Card> cards) : Narrowed(legal), cards_(cards) {}

 private:
  [[nodiscard]] Verdict narrowed(const Question& q, const Event& a) const override {
    const auto has = [&](Card c) { return std::ranges::find(cards_, c) != cards_.end(); };
    const Card picked = a.cards[0];
    return picked == unknown_card || has(picked) || has(unknown_card) ? fine : broken(q.rule);
  }

  std::span<const Card> cards_;
};

// 五谷丰登 从牌堆顶亮出与存活角色数相等的牌，所有角色依次选一张，剩余的弃置。
// Bountiful Harvest: as many cards as living players are turned up; each in turn takes one; what is
// left is put away. SGS-CARD-BOUNTIFUL-HARVEST (published standard edition)
void harvest(Play& g, Use& u) {
  std::array<Card, deck_size> shown;
  // OPT-SGS-GZ-LURE: one for whoever is lured away, too.
  int all = static_cast<int>(u.targets.size());
  if (g.options().is<Opt::lure>("draw_one"))
    for (const Seat away : g.state().away) all += g.state().at(away).alive ? 1 : 0;
  int n = g.reveal(all, rule::amazing_grace, shown.data());
  for (Seat target : u.targets) {
    if (g.stopped()) return;
    if (!g.state().living(target) || g.nullified(u, target)) continue;
    const bool any = std::any_of(shown.begin(), shown.begin() + n,
                                 [&](Card c) { return g.state().may_lie_on_table(c); });
    if (!any) break;
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::pick);
    q.who = target;
    q.accepts = kind::pick;
    q.rule = rule::amazing_grace;
    q.may_pass = false;
    const Revealed revealed(g.legal(), {shown.data(), static_cast<std::size_t>(n)});
    q.rules = &revealed;
    Event a = g.ask(q);
    if (a.kind != nothing && a.cards.size() == 1) n = g.picked(a.cards[0], shown.data(), n);
    g.commit(a);
  }
  g.put_away({shown.data(), static_cast<std::size_t>(n)}, rule::amazing_grace);
}

}  // namespace

constinit const CardRules cards::amazing_grace{
    .aim = Aim::everyone, .resolve = harvest, .refusals = {{{why::plain, &breach::not_revealed}}}};

constinit const AskRules asks::pick{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      if (a.cards.size() != 1) return broken(q.rule);
      const Card c = a.cards[0];
      if (c == unknown_card) return fine;  // any of them, then
      const bool such = q.what == 0 || legal.skill_takes(q, a.cards);
      const State& s = legal.state();
      const bool seen = s.peeked_unseen > 0 && s.where(c).zone == Zone::somewhere;  // 敛资
      return (seen || s.may_lie_on_table(c)) && such ? fine : broken(q.rule);
    },
    .offer =
        [](Offers& o) {
          o.state.each_at({Zone::table, nobody}, [&](Card card) {
            Event a = Offers::event(kind::pick, o.q.who);
            a.cards = {&card, 1};
            o.offer(a);
          });
        }};

}  // namespace tally::sanguosha
