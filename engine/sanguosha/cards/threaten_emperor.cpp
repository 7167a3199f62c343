#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

TALLY_REFUSAL(not_of_a_big_kingdom, "{0}: its user has to be of a big kingdom",
              "{0}：使用者须为大势力角色")

// 挟天子以令诸侯 对身为大势力角色的自己使用：结束出牌阶段；本回合弃牌阶段结束时，可以弃置一张手牌，
// 于本回合后获得一个额外的回合。
// Threaten the Emperor: on oneself, being of a big kingdom: the play phase is over; as the discard
// phase of this turn ends he may discard a hand card to have another turn after this one.
// SGS-CARD-THREATEN-EMPEROR (published 势备篇, card text)
constinit const CardRules cards::threaten_emperor{
    .aim = Aim::user,
    .condition = [](const Legal& legal, const Event& use) -> Verdict {
      const State& s = legal.state();
      const bool counts = legal.options().is<Opt::soldiers>("any");  // OPT-SGS-GZ-SOLDIERS
      const int soldiers = counts ? s.pile_size(use.seat, Skill::hongfa) : 0;
      return is_big_kingdom(s, use.seat, soldiers) ? fine
                                                   : broken(rule::threaten_emperor, why::kingdom);
    },
    .effect =
        [](Play& g, const Use& /*u*/, Seat target) {
          g.note(target, Mark::stops, Life::phase);
          g.note(target, Mark::may_go_on, Life::turn);
        },
    .refusals = {{{why::kingdom, &breach::not_of_a_big_kingdom}}}};

// OPT-SGS-GZ-EMPEROR-PRICE: a hand card as the discard phase ends, or any card as the turn ends.
void Play::pays_for_a_turn(Seat who, bool turn_ends) {
  if (options_.is<Opt::emperor_price>("turn_end") != turn_ends || stopped_ || !state_.living(who) ||
      state_.noted(who, Mark::may_go_on, Life::turn) == 0)
    return;
  if (turn_ends ? !state_.has_card(who) : state_.hand_size(who) == 0) return;
  const Ask price = turn_ends ? Ask::pay_any : Ask::pay_hand;
  if (!pays(who, price, 1, rule::threaten_emperor, true)) return;
  note(who, Mark::may_go_on, Life::turn, -1);
  grant_turn(who);
}

}  // namespace tally::sanguosha
