// Commands 军令 (SGS-GZ-COMMAND). Of six, chance brings two to whoever gives one; he names one of
// them, and whoever it is given to carries it out or does not.
#include "engine/sanguosha/flow/commands.h"

#include <algorithm>
#include <array>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {
namespace {

constexpr int all_commands = (1 << static_cast<int>(Command::count)) - 2;  // but for `none`

constexpr int bit(int command) { return 1 << command; }
bool is_command(int n) { return n > 0 && n < static_cast<int>(Command::count); }

// 军令一 He deals 1 damage to whom the giver names.
void strikes(Play& g, Seat to, Seat from) {
  const Seat victim = names_victim(g, from, g.state().living_seats(), to, rule::gz_command);
  if (victim != nobody) g.damage({.from = to, .to = victim, .rule = rule::gz_command});
}

// 军令二 He draws a card and gives the giver two, or the only one he has.
void pays_tribute(Play& g, Seat to, Seat from, Skill why) {
  const State& s = g.state();
  g.draw(to, 1, rule::gz_command);
  if (g.stopped() || !s.living(to) || !s.living(from) || to == from) return;
  std::array<Card, deck_size> his;  // NOLINT: counted only
  const int n = std::min(s.cards_of(to, true, true, false, his.data()), 2);
  SeatSet whom;
  whom.add(from);
  if (n > 0) g.gives_to(to, whom, why, n, Ask::gift_any);
}

// So many of his hand and of his equipment he has to discard for 军令六.
struct Rest {
  int hand = 0;
  int worn = 0;
};
Rest rest_of(const State& s, Seat who) {
  std::array<Card, deck_size> worn;  // NOLINT: counted only
  const int equipment = s.cards_of(who, false, true, false, worn.data());
  return {std::max(s.hand_size(who) - 1, 0), std::max(equipment - 1, 0)};
}

// 军令六 He keeps one hand card and one piece of equipment.
void sheds_the_rest(Play& g, Seat to) {
  const Rest rest = rest_of(g.state(), to);
  if (rest.hand + rest.worn == 0) return;
  Question q = Play::question_to(to, Ask::shed_rest, kind::discard, rule::gz_command);
  q.value = rest.hand + rest.worn;
  q.may_pass = false;
  g.ask_and_commit(q);
}

}  // namespace

Command gives_command(Play& g, Seat from, Seat to) {
  Question drawn = Play::question_to(from, Ask::commands, kind::commands, rule::gz_command);
  drawn.value = 2;
  drawn.may_pass = false;
  const Event two = g.ask_and_commit(drawn);
  Question q = Play::question_to(from, Ask::command, kind::command, rule::gz_command);
  q.other = to;
  q.may_pass = false;
  for (const Card c : two.cards)
    if (is_command(c.number())) q.value |= bit(c.number());
  if (q.value == 0) q.value = all_commands;  // a record does not show which they are
  const Event a = g.ask_and_commit(q);
  if (a.kind == nothing || g.stopped()) return Command::none;
  return is_command(a.what) ? static_cast<Command>(a.what) : Command::none;
}

bool obeys(Play& g, Seat to, Command what, Seat from, Skill why) {
  if (what == Command::none || g.stopped() || !g.state().living(to)) return false;
  Question q = Play::question_to(to, Ask::obey, kind::obey, rule::gz_command);
  q.other = from;
  q.what = static_cast<What>(what);
  q.same_what = true;
  if (g.ask_and_commit(q).kind == nothing || g.stopped()) return false;
  switch (what) {
    case Command::strike: strikes(g, to, from); break;
    case Command::tribute: pays_tribute(g, to, from, why); break;
    case Command::bleed: g.lose_hp(to, 1, rule::gz_command); break;
    case Command::kneel: g.turn_over(to, rule::gz_command); break;
    case Command::shed: sheds_the_rest(g, to); break;
    default: break;  // what lasts until the turn ends is in the state (State::obey)
  }
  return true;
}

Seat names_victim(Play& g, Seat who, const SeatSet& of, Seat dealer, Rule why) {
  if (of.empty() || g.stopped() || !g.state().living(who)) return nobody;
  if (of.size() == 1) return of.first();
  Question q = Play::question_to(who, Ask::victim, kind::victim, why);
  q.other = dealer;
  q.seats = of;
  q.may_pass = false;
  const Event a = g.ask_and_commit(q);
  if (a.kind != nothing && a.shows(Field::other)) return a.other;
  // A record that does not say it goes on with the damage.
  Event named;
  named.kind = kind::victim;
  named.seat = who;
  named.other = of.first();
  for (const Seat s : of) {
    Event hurt;
    hurt.kind = kind::damage;
    hurt.seat = s;
    hurt.other = dealer;
    hurt.hide(Field::value);
    hurt.hide(Field::what);
    if (g.comes_next(hurt)) {
      named.other = s;
      break;
    }
  }
  g.implied(q, named);
  return named.other;
}

constinit const AskRules asks::commands{.judge = [](const Legal& legal, const Question& q,
                                                    const Event& a) -> Verdict {
  if (a.seat != q.who) return legal.not_his(q, a.seat);
  if (!a.shows(Field::cards)) return fine;
  int seen = 0;
  for (const Card c : a.cards)
    if (is_command(c.number())) seen |= bit(c.number());
  const bool all_differ = std::popcount(static_cast<unsigned>(seen)) == q.value;
  return all_differ && static_cast<int>(a.cards.size()) == q.value ? fine
                                                                   : broken(q.rule, why::number);
}};

constinit const AskRules asks::command{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      if (a.other != q.other) return broken(q.rule, why::answer);
      if (!a.shows(Field::what)) return undecided;
      return is_command(a.what) && (q.value & bit(a.what)) != 0 ? fine
                                                                : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::command, o.q.who);
          a.other = o.q.other;
          for (int n = 1; n < static_cast<int>(Command::count) && !o.done(); ++n) {
            a.what = static_cast<What>(n);
            o.offer(a);
          }
        }};

constinit const AskRules asks::obey{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const bool it_is = !a.shows(Field::what) || a.what == q.what;
      return a.other == q.other && it_is ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::obey, o.q.who);
          a.other = o.q.other;
          a.what = o.q.what;
          o.offer(a);
        }};

constinit const AskRules asks::victim{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      return q.seats.contains(a.other) ? fine : broken(q.rule, why::target);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::victim, o.q.who);
          for (const Seat s : o.q.seats) {
            a.other = s;
            if (!o.done()) o.offer(a);
          }
        }};

// All but one hand card and one piece of equipment.
constinit const AskRules asks::shed_rest{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.his_cards(q, a, true); !v.legal()) return v;
      const auto worn = static_cast<int>(std::ranges::count_if(a.cards, [&](Card c) {
        return legal.state().where(c) == Place{Zone::equip, q.who};
      }));
      const Rest rest = rest_of(legal.state(), q.who);
      const bool all = worn == rest.worn && static_cast<int>(a.cards.size()) - worn == rest.hand;
      return all ? fine : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Offers::List hand;  // NOLINT: as far as they are read
          Offers::List worn;  // NOLINT
          Offers::List shed;  // NOLINT
          const int hands = o.state.cards_of(o.q.who, true, false, false, hand.data());
          const int worns = o.state.cards_of(o.q.who, false, true, false, worn.data());
          Event a = Offers::event(kind::discard, o.q.who);
          for (int kept = 0; kept < std::max(hands, 1); ++kept)
            for (int keeps = 0; keeps < std::max(worns, 1) && !o.done(); ++keeps) {
              std::size_t n = 0;
              for (int i = 0; i < hands; ++i)
                if (i != kept) shed[n++] = hand[static_cast<std::size_t>(i)];
              for (int i = 0; i < worns; ++i)
                if (i != keeps) shed[n++] = worn[static_cast<std::size_t>(i)];
              a.cards = {shed.data(), n};
              o.offer(a);
            }
        }};

}  // namespace tally::sanguosha
