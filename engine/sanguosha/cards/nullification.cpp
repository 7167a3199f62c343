#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {

// 无懈可击 在一张锦囊牌对一名角色生效前使用，抵消其效果。
// Nullification: before a trick takes effect on one target it has none on him.
// SGS-CARD-NULLIFICATION (published standard edition)
constinit const CardRules cards::nullification{};

// SGS-NULLIFY-WINDOW, SGS-NULLIFY-ORDER: asked once per trick and target, just before the effect;
// a Nullification used opens a window of its own. AMB-SGS-030: in action order, or whoever is
// first. OPT-SGS-NULLIFY-REASK: a trick that still stands is asked again of those who have not
// passed.
bool Play::nullified(Name trick, Seat target) {
  SeatSet may = state_.living_seats();
  while (!stopped_) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::nullify);
    q.what = static_cast<What>(trick);
    q.other = target;
    q.seats = may;
    q.accepts = kind::nullify;
    q.same_what = true;
    q.rule = rule::nullify_window;
    Event a = ask_for_card(q);
    if (a.kind == nothing) return false;
    const Seat by = a.seat;
    std::array<Card, 4> card{};
    const std::size_t n = copy_few(a.cards, card);
    commit_card(a);
    Use counter;
    counter.by = by;
    counter.as = Name::nullification;
    counter.converted = n != 1 || card[0] >= deck_size || face(card[0]).name != counter.as;
    if (state_.seated(by)) card_used(counter);
    const bool countered = nullified(counter, target);
    put_away({card.data(), n}, rule::use_done);
    if (nullifies(countered)) {
      Event e;
      e.kind = kind::nullified;
      e.seat = target;
      e.what = static_cast<What>(trick);
      e.rule = rule::nullification;
      return tell(e) || stopped_;  // else the Table has it that the trick took effect
    }
    if (!options_.is(Opt::nullify_reask, 0)) return false;
    if (options_.is(Opt::nullify_order, 0)) {
      for (Seat s = std::max<Seat>(state_.current, 0); s != by && state_.seated(by);
           s = static_cast<Seat>((s + 1) % state_.players))
        may.remove(s);
    }
  }
  return false;
}

// SGS-NULLIFY-WINDOW, SGS-NULLIFY-ORDER: `what` on `other`; `seats` may still answer.
constinit const AskRules asks::nullify{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      const State& s = legal.state();
      if (!s.seated(a.seat)) return broken(rule::nullify_window);
      if (!s.at(a.seat).alive) return broken(rule::dead_acts);
      if (!q.seats.contains(a.seat)) return broken(rule::nullify_order);
      if (const Verdict v = legal.holds_as(a.seat, Name::nullification, a.cards); !v.legal())
        return v;
      const bool another = (a.shows(Field::what) && a.what != q.what) ||
                           (a.shows(Field::other) && a.other != q.other);
      return another ? broken(rule::nullify_window, why::trick) : fine;
    },
    .offer =
        [](Offers& o) {
          for (Seat s = 0; s < o.state.players && !o.done(); ++s) {
            Event a = Offers::event(kind::nullify, s);
            a.what = o.q.what;
            a.other = o.q.other;
            Offers::List hand;  // NOLINT: as far as it is read
            const int n = o.state.cards_of(s, true, false, false, hand.data());
            o.choose(hand.data(), n, 1, [&](std::span<const Card> cards) {
              a.cards = cards;
              if (cards[0] < deck_size && face(cards[0]).name == Name::nullification) o.offer(a);
            });
            o.by_skill(kind::nullify, s);
          }
        }};

}  // namespace tally::sanguosha
