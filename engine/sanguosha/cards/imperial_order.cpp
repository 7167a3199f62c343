#include <algorithm>
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

bool is_equipment_card(Card c) { return c >= deck_size || is_equipment(info(face(c).name).type); }

bool has_equipment_card(const State& s, Seat who) {
  std::array<Card, deck_size> own;  // NOLINT: as far as it is read
  const int n = s.cards_of(who, true, true, false, own.data());
  return std::any_of(own.begin(), own.begin() + n, is_equipment_card);
}

SeatSet of_no_kingdom(const State& s) {
  SeatSet all;
  for (const Seat i : s.living_seats())
    if (!has_kingdom(s, i)) all.add(i);
  return all;
}

}  // namespace

// 敕令
// 对所有没有势力的角色使用：各选择一项：明置一张武将牌并摸一张牌，弃置一张装备牌，或失去1点体力。
// 不因使用而置入弃牌堆时移出游戏，本回合结束时对所有没有势力的角色结算，每局限一次。
// Imperial Order: everybody who has shown no kingdom turns up a general and draws a card, discards
// an equipment card, or loses 1 hit point. The first time it comes to the discard pile otherwise
// than by being used it leaves the game, and takes effect as the turn ends.
// SGS-CARD-IMPERIAL-ORDER (published 势备篇, card text)
constinit const CardRules cards::imperial_order{
    .aim = Aim::group,
    .group = [](const State& s, Seat /*user*/, Seat named) -> SeatSet {
      return has_kingdom(s, named) ? SeatSet{} : of_no_kingdom(s);
    },
    .effect = [](Play& g, const Use& /*u*/, Seat target) { g.imperial_order_comes(target); }};

void Play::imperial_order_comes(Seat to) {
  if (stopped_ || !state_.living(to) || state_.away.contains(to)) return;
  std::array<Choice, 3> ways{};
  std::size_t n = 0;
  if (state_.at(to).hp >= 1) ways[n++] = {Way::lose_hp, losing(to, 1)};
  if (has_equipment_card(state_, to)) {
    Event given;
    given.kind = kind::discard;
    given.seat = to;
    given.hide(Field::cards);
    ways[n++] = {Way::strip, given};
  }
  if (state_.at(to).veils() && !barred(state_, to)) {
    Event shown = unveiling(to, 0, General::none, Skill::none);
    for (const Field f : {Field::what, Field::value, Field::extra}) shown.hide(f);
    ways[n++] = {Way::unveil, shown};
  }
  switch (decides(to, {ways.data(), n}, rule::imperial_order)) {
    case Way::lose_hp: return lose_hp(to, 1, rule::imperial_order);
    case Way::strip: {
      pays(to, Ask::pay_equip, 1, rule::imperial_order, false);
      return;
    }
    case Way::unveil: {
      Question q = question_to(to, Ask::unveil, kind::unveil, rule::gz_unveil);
      q.may_pass = false;
      Event a = ask(q);
      if (a.kind == nothing || !unveils(a)) return;
      // OPT-SGS-GZ-ORDER-SHOWS: the other one too.
      if (options_.is<Opt::order_shows>("both") && state_.at(to).veils()) {
        q.may_pass = true;
        a = ask(q);
        if (a.kind != nothing && !unveils(a)) return;
      }
      draw(to, 1, rule::imperial_order);
      return;
    }
    default: return;
  }
}

void Play::imperial_order_due() {
  order_is(3);
  const SeatSet all = of_no_kingdom(state_);
  const Seat from = std::max<Seat>(state_.current, 0);
  for (int i = 0; i < state_.players && !stopped_; ++i)
    if (const Seat s = seat_after(from, i); all.contains(s) && !has_kingdom(state_, s))
      imperial_order_comes(s);
}

void Play::order_not_used(std::span<const Card> cards) {
  const auto is_one = [&](Card c) {
    return c < deck_size && face(c).name == Name::imperial_order &&
           state_.where(c).zone == Zone::table;
  };
  if (state_.order == 0 && std::ranges::any_of(cards, is_one)) order_is(1);
}

constinit const AskRules asks::pay_equip{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, true); !v.legal()) return v;
      const bool such = static_cast<int>(a.cards.size()) == q.value &&
                        std::all_of(a.cards.begin(), a.cards.end(), is_equipment_card);
      return such ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          o.sets_of_hand(o.q.value, o.q.value, Offers::event(kind::discard, o.q.who), true);
        }};

}  // namespace tally::sanguosha
