// 木牛 Laden Ox
#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/breach.h"

namespace tally::sanguosha {

namespace {

// Of his hand, to be laid under it; the ox itself, where another has no treasure, to be moved.
bool may_go(const Legal& legal, const Question& q, Card c) {
  const State& s = legal.state();
  const Place at = s.where(c);
  if (static_cast<Ask>(q.ask) == Ask::stow) return at.zone != Zone::equip;
  return at == Place{Zone::equip, q.who} && face(c).name == Name::wooden_ox &&
         !s.equipped(q.other, slot_of(CardType::treasure));
}

// To another player, with what lies under it.
void goes_on(Play& g, Seat from) {
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  g.hold_back();
  if (g.relocates(from, nobody, Skill::muniu, false, true))
    for (const Seat to : g.state().living_seats()) {
      if (!g.state().has(to, Skill::muniu)) continue;
      const auto known =
          static_cast<std::size_t>(g.state().pile_of(from, Skill::muniu, cards.data()));
      const auto all = std::min<std::size_t>(
          static_cast<std::size_t>(g.state().pile_size(from, Skill::muniu)), cards.size());
      std::fill(cards.begin() + known, cards.begin() + all, unknown_card);
      g.lay(to, Skill::muniu, {cards.data(), all});
    }
  g.let_go();
}

}  // namespace

constinit const SkillInfo skills::muniu{
    .id = "SGS-SKILL-MUNIU",
    .en = "Laden Ox",
    .zh = "木牛",
    .once_a_phase = true,
    .text_en =
        "Of the Wooden Ox, for whoever wears it: once in your play phase you may lay a hand card "
        "under it, then you may move it to the equipment area of another player who has no "
        "treasure. You may use or play cards under it as if they were in your hand.",
    .text_zh =
        "装备【木牛流马】的角色拥有此技能：出牌阶段限一次，可以将一张手牌置于【木牛流马】下，然后可"
        "以将其移至"
        "另一名没有宝物的角色的装备区；可以将其下的牌如手牌般使用或打出。",
    .source = "published card, text; noname 1.11.4.1, observed",
    .source_zh = "牌面文字；无名杀1.11.4.1，实测",
    .effects = {.from_pile = true,
                .converts =
                    [](const Legal& legal, Seat owner, Card card, Name as) {
                      return as == face(card).name &&
                             legal.state().where(card) == Place{Zone::pile, owner, Skill::muniu};
                    },
                .price = may_go,
                .may_act = [](const Legal& legal, const Event& invoke) -> Verdict {
                  if (legal.state().hand_size(invoke.seat) > 0) return fine;
                  return broken(rule_of(Skill::muniu), why::no_price);
                },
                .act =
                    [](Play& g, const Event& invoke) {
                      Question q = Play::question_to(invoke.seat, Ask::stow, kind::stow,
                                                     rule_of(Skill::muniu));
                      q.what = cause(Skill::muniu);
                      q.value = 1;
                      q.same_what = true;
                      q.may_pass = false;
                      g.ask_and_commit(q);
                      if (!g.stopped() && g.state().has(invoke.seat, Skill::muniu))
                        goes_on(g, invoke.seat);
                    }}};

}  // namespace tally::sanguosha
