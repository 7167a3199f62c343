// 旋略 Whirling Assault, as QSanguosha-For-Hegemony has it
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/skills/outfit.h"

namespace tally::sanguosha {

namespace {

constexpr std::size_t most_taken = 3;

bool another_wears(const Legal& legal, Seat owner) {
  return any_living(legal.state(),
                    [&](Seat to) { return to != owner && legal.may_take(to, false, false); });
}

// One that he has taken, named next by the record if there is one, else the first of them.
Card next_to_lay(Play& g, Seat owner, std::span<const Card> taken) {
  Event e;
  e.kind = kind::relocate;
  e.seat = owner;
  e.what = cause(Skill::xuanlue_qs);
  e.hide(Field::other);
  e.hide(Field::cards);
  const bool said = g.comes_next(e) && e.cards.size() == 1;
  return said && std::ranges::find(taken, e.cards[0]) != taken.end() ? e.cards[0] : taken[0];
}

// As long as somebody has a place for one of them.
void lays_out(Play& g, Seat owner, std::span<Card> taken) {
  while (!g.stopped() && g.state().living(owner)) {
    const auto end = std::remove_if(taken.begin(), taken.end(), [&](Card c) {
      const State& s = g.state();
      return s.where(c) != Place{Zone::hand, owner} ||
             !any_living(s, [&](Seat to) { return fits_before(s, c, to); });
    });
    taken = {taken.begin(), end};
    if (taken.empty()) return;
    const Card next = next_to_lay(g, owner, taken);
    if (lays_equipment(g, owner, Skill::xuanlue_qs, next).kind == nothing) return;
  }
}

}  // namespace

constinit const SkillInfo skills::xuanlue_qs{
    .id = "SGS-SKILL-XUANLUE-QS",
    .en = "Whirling Assault",
    .zh = "旋略",
    .limited = true,
    .text_en =
        "Limited. In your play phase you may take up to three pieces of equipment of other players "
        "and lay them, as far as there are empty places for them, before anybody.",
    .text_zh =
        "限定技，出牌阶段，可以获得其他角色装备区里至多三张牌，然后将这些牌依次置入任意角色空置的"
        "对应区域。",
    .source = "QSanguosha-For-Hegemony 2.0.0, general 凌统; observed",
    .source_zh = "太阳神三国杀国战版2.0.0，武将凌统；实测",
    .effects = {
        .price = [](const Legal& legal, const Question& q,
                    Card c) { return c == q.card && fits_before(legal.state(), c, q.other); },
        .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
          return another_wears(legal, invoke.seat)
                     ? fine
                     : broken(rule_of(Skill::xuanlue_qs), why::target);
        },
        .act =
            [](Play& g, const Event& invoke) {
              const Seat owner = invoke.seat;
              std::array<Card, most_taken> taken{};
              std::size_t n = 0;
              while (n < taken.size() && !g.stopped() && another_wears(g.legal(), owner)) {
                Question q = Play::question_to(owner, Ask::snatch_worn, kind::snatch,
                                               rule_of(Skill::xuanlue_qs));
                q.may_pass = n > 0;
                Event a = g.ask(q);
                const Card c = a.cards.size() == 1 ? a.cards[0] : Card{unknown_card};
                g.commit(a);
                if (a.kind == nothing) break;
                if (c < deck_size) taken.at(n++) = c;
              }
              lays_out(g, owner, {taken.data(), n});
            }}};

}  // namespace tally::sanguosha
