// Choosing generals.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/rulebook/numbers.h"

namespace tally::sanguosha {

namespace {

Question about_generals(Seat who, Ask what, Kind answer) {
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = who;
  q.accepts = answer;
  q.rule = rule::setup_generals;
  q.may_pass = false;
  return q;
}

}  // namespace

// SGS-SETUP-GENERALS: the lord first and openly, then the others. What nobody takes is put aside.
void Play::choose_generals() {
  if (options_.is(Opt::generals, 0)) return;
  for (Seat s = 0; s < state_.players; ++s)
    if (state_.at(s).general != General::none) return;  // settled before the record begins
  GeneralSet all = GeneralSet::first_of(static_cast<std::size_t>(General::count));
  all.remove(General::none);
  open_pool(all);
  const auto at_once = [&](Seat s) {
    Event shown;
    shown.kind = kind::general;
    shown.seat = s;
    shown.hide(Field::what);
    return options_.is(Opt::generals_shown, 1) ||
           (options_.is(Opt::generals_shown, 0) && foresees(shown));
  };
  offer_generals(0);
  choose_general(0);
  for (Seat s = 1; s < state_.players; ++s) {
    offer_generals(s);
    if (at_once(s)) choose_general(s);
  }
  for (Seat s = 1; s < state_.players; ++s)
    if (state_.at(s).general == General::none) choose_general(s);
}

void Play::offer_generals(Seat who) {
  const bool lord = who == 0;
  // Enough is left for those who are offered theirs after him.
  const int left = std::max(state_.pool.size() - state_.aside, 0);
  const int wanted = generals_wanted<bool>(static_cast<int>(state_.players), options_);
  const int n = lord ? lord_offer : generals_offered(wanted, left, state_.players - who);
  Question q = about_generals(who, Ask::offer, kind::offer);
  q.value = n;
  q.what = lord && options_.is(Opt::lord_choice, 0) ? 1 : 0;
  Event offered = ask(q);
  commit(offered);
}

void Play::choose_general(Seat who) {
  Question q = about_generals(who, Ask::choose, kind::general);
  Event chosen = ask(q);
  commit(chosen);
}

}  // namespace tally::sanguosha
