// What the course of a game asks: generals, how a game stands, what a death brings.
#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {
namespace {

Verdict whatever(const Legal& /*legal*/, const Question& /*q*/, const Event& /*a*/) { return fine; }

// SGS-RECORD-MIDWAY: somebody has the turn or is next, who lives has hit points, who is dead no
// cards, and none lies on the table.
bool can_stand(const Legal& legal, Seat next) {
  const State& s = legal.state();
  if (!s.living(next) && s.current == nobody) return false;
  for (Seat i = 0; i < s.players; ++i) {
    const Player& p = s.at(i);
    const bool wounds = p.hp >= 1 && (p.max_hp == 0 || p.hp <= p.max_hp);  // 0: it was not told
    const bool buried = legal.options().is<Opt::reincarnation>("false") &&
                        legal.options().is<Opt::dark_souls>("false");
    if (p.alive ? !wounds : buried && s.has_any_card(i)) return false;
  }
  if (s.alive < 2 || !legal.mode().may_go_on(s)) return false;
  for (Card c = 0; c < deck_size; ++c)
    if (s.where(c).zone == Zone::table) return false;
  return *s.unsound(false) == '\0';
}

}  // namespace

constinit const AskRules asks::none{whatever};
constinit const AskRules asks::over{
    .judge = whatever, .could_answer = [](const Legal& legal, const Question& q, const Event& a) {
      if (q.value == 1) return a.seats.empty();
      if (!a.shows(Field::seats)) return true;
      // OPT-SGS-END-REBELS: another than the first may leave a gap.
      if (a.seats.empty()) return !legal.options().is<Opt::end_rebels>("otherwise");
      if (!std::ranges::all_of(a.seats, [&](Seat s) { return legal.state().seated(s); }))
        return false;
      return legal.mode().can_have_won(legal.state(), legal.options(), set_of(a.seats));
    }};

// SGS-SETUP-GENERALS: `value` of those nobody has been offered; `what` 1: with those that the lord
// always has.
constinit const AskRules asks::offer{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      if (!a.shows(Field::cards)) {
        const bool as_many = !a.shows(Field::value) || a.value == q.value;
        return as_many ? fine : broken(q.rule, why::number);
      }
      if (static_cast<int>(a.cards.size()) != q.value) return broken(q.rule, why::number);
      GeneralSet seen;
      for (const Card g : a.cards) {
        if (g >= static_cast<int>(General::count)) return broken(q.rule, why::offered);
        seen.add(static_cast<General>(g.number()));
      }
      if (seen.size() != q.value || !seen.within(legal.state().pool))
        return broken(q.rule, why::offered);
      return q.what == 0 || (lord_generals & legal.state().pool).within(seen)
                 ? fine
                 : broken(q.rule, why::lords);
    }};

// SGS-DARK-SOUL
constinit const AskRules asks::possess{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      return legal.state().living(a.other) ? fine : broken(q.rule);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::possess, o.q.who);
          for (a.other = 0; a.other < o.state.players && !o.done(); ++a.other) o.offer(a);
        }};

constinit const AskRules asks::haunt{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      return a.other == q.other ? fine : broken(q.rule);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::haunt, o.q.who);
          a.other = o.q.other;
          o.offer(a);
        },
    // What another soul does waits for the question to it, whomever it possesses.
    .could_answer =
        [](const Legal& legal, const Question& q, const Event& a) {
          const State& s = legal.state();
          return a.seat == q.who || !s.seated(a.seat) || s.possessed_by(a.seat) == nobody;
        }};

// SGS-REINCARNATION
constinit const AskRules asks::reborn{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      if (!a.shows(Field::cards)) return fine;
      const auto as = legal.mode().reborn_as(legal.state(), legal.options(), q.who);
      const bool known = a.cards.size() == 1 && a.cards[0] < static_cast<int>(General::count);
      return known && as.contains(static_cast<General>(a.cards[0].number()))
                 ? fine
                 : broken(q.rule, why::offered);
    }};

constinit const AskRules asks::choose{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      if (!a.shows(Field::what)) return fine;  // chosen face down, and never seen
      return legal.state().open_to(q.who).contains(static_cast<General>(a.what)) ? fine
                                                                                 : broken(q.rule);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::general, o.q.who);
          for (const General g : o.state.open_to(o.q.who)) {
            a.what = static_cast<What>(g);
            o.offer(a);
          }
        }};

// SGS-RECORD-MIDWAY, SGS-SETUP-DECK: nobody has a card that this game leaves in the box.
constinit const AskRules asks::stands{.judge = [](const Legal& legal, const Question& q,
                                                  const Event& a) -> Verdict {
  if (!are_generals.contains(a.kind) && std::any_of(a.cards.begin(), a.cards.end(), [&](Card c) {
        return legal.state().where(c).zone == Zone::box;
      }))
    return broken(legal.mode().deck_rule());
  return a.kind != kind::resume || can_stand(legal, a.seat) ? fine : broken(q.rule);
}};

// SGS-PUNISH-LORD: all the cards of `who`.
constinit const AskRules asks::punish{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      const bool his = std::all_of(a.cards.begin(), a.cards.end(), [&](Card c) {
        const Place p = legal.state().where(c);
        // AMB-SGS-007
        const bool due =
            p.zone != Zone::judge || legal.options().is<Opt::lord_punish_scope>("all_zones");
        return c == unknown_card || p.zone == Zone::somewhere || (p.seat == q.who && due);
      });
      return his && Legal::distinct(a.cards) ? fine : broken(q.rule);
    },
    .could_answer =
        [](const Legal& /*legal*/, const Question& q, const Event& a) {
          return !a.shows(Field::cards) || static_cast<int>(a.cards.size()) == q.value ||
                 (a.cards.empty() && a.value == q.value);
        }};

}  // namespace tally::sanguosha
