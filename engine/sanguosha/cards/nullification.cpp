#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

// 无懈可击 在一张锦囊牌对一名角色生效前使用，抵消其效果。
// Nullification: before a trick takes effect on one target it has none on him.
// SGS-CARD-NULLIFICATION (published standard edition)
constinit const CardRules cards::nullification{};

// 无懈可击·国 同【无懈可击】；也可以令该锦囊对与其同势力的其余目标均无效。
// Nullification of a Kingdom: as a Nullification, or for all targets of his kingdom still to come.
// SGS-CARD-NULLIFICATION-KINGDOM (published kingdom war, card text)
constinit const CardRules cards::heg_nullification{};

namespace {

// The targets after him that are of his kingdom.
SeatSet kin_to_come(const State& s, const Use& u, Seat target) {
  SeatSet kin;
  bool reached = false;
  for (int i = 0; i < u.targets.size(); ++i) {
    const Seat t = u.targets[i];
    if (reached && t != target && s.living(t) && !u.is_void(i) && same_kingdom(s, target, t))
      kin.add(t);
    reached = reached || t == target;
  }
  return kin;
}

Event no_effect(Name trick, Seat target, Name by) {
  Event e;
  e.kind = kind::nullified;
  e.seat = target;
  e.what = cause(trick);
  e.rule = info(by).rule;
  return e;
}

}  // namespace

bool Play::nullified(Use& u, Seat target) {
  if (u.unanswerable) return false;
  if (!u.spared.contains(target)) return nullified(u.as, target, &u);
  Event e = no_effect(u.as, target, Name::heg_nullification);
  return tell(e) || stopped_;
}

// SGS-NULLIFY-WINDOW, SGS-NULLIFY-ORDER: asked once per trick and target, just before the effect;
// a Nullification used opens a window of its own. AMB-SGS-030: in action order, or whoever is
// first. OPT-SGS-NULLIFY-REASK: a trick that still stands is asked again of those who have not
// passed.
bool Play::nullified(Name trick, Seat target, Use* of) {
  SeatSet may = state_.living_seats();
  // Whose life the doubt of a 蛊惑 has cost meanwhile is no target any more.
  const auto target_died = [&] { return !is_nullification(trick) && !state_.living(target); };
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
    if (a.kind == nothing) return target_died();
    const Seat by = a.seat;
    std::array<Card, 4> card{};
    const std::size_t n = copy_few(a.cards, card);
    const bool claimed = a.more == answer_of_claim;
    // OPT-SGS-GZ-NULLIFY-WHOM
    const bool at_once = options_.is<Opt::war_nullify>("at_once");
    if (at_once) hold_back();
    commit_card(a);
    Use counter;
    counter.by = by;
    counter.as = claimed ? Name::nullification : nullification_of({card.data(), n});
    counter.card = card;
    counter.card_count = static_cast<int>(n);
    counter.color = legal().color(counter.cards(), by);
    counter.converted = n != 1 || card[0] >= deck_size || face(card[0]).name != counter.as;
    if (!at_once && state_.seated(by)) card_used(counter);
    SeatSet kin;
    if (counter.as == Name::heg_nullification && of != nullptr && state_.living(by)) {
      constexpr Choice whom[] = {{Way::this_player}, {Way::his_kingdom}};
      kin = kin_to_come(state_, *of, target);
      // Where nobody else of it is to come he may say so all the same.
      Event all;
      all.kind = kind::decide;
      all.seat = by;
      all.hide(Field::what);
      const bool asked = !kin.empty() || comes_next(all);
      if (asked && decides(by, whom, rule::heg_nullification, target) != Way::his_kingdom)
        kin.clear();
    }
    if (at_once) {
      let_go();
      if (state_.seated(by)) card_used(counter);
    }
    const bool countered = nullified(counter, target);
    used_up({card.data(), n}, counter.as, true);
    if (nullifies(countered)) {
      if (of != nullptr) of->spared |= kin;
      Event e = no_effect(trick, target, counter.as);
      return tell(e) || stopped_;  // else the Table has it that the trick took effect
    }
    // OPT-SGS-NULLIFY-REASK, and whoever had his turn before (AMB-SGS-030)
    if (!options_.is<Opt::nullify_reask>("true")) return target_died();
    if (options_.is<Opt::nullify_order>("action")) {
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
      if (const Verdict v = legal.holds_as(a.seat, nullification_of(a.cards), a.cards); !v.legal())
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
              if (cards[0] < deck_size && is_nullification(face(cards[0]).name)) o.offer(a);
            });
            o.by_skill(kind::nullify, s);
          }
        },
    // A new trick would come first, and so would a Nullification to be nullified.
    .answers_only_this =
        [](const Legal& /*legal*/, const Question& q, const Event& a) {
          if (a.kind == kind::claim) return a.what == static_cast<What>(Name::nullification);
          return a.kind == kind::nullify && !is_nullification(static_cast<Name>(q.what)) &&
                 a.shows(Field::what) && a.what != q.what;
        }};

}  // namespace tally::sanguosha
