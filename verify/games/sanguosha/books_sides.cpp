// What the books know of 3v3 alone: by the words of the rules, not by what the engine makes of
// them.
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {
namespace {

bool warm(Role r) { return r == Role::warm_commander || r == Role::warm_vanguard; }
bool commander(Role r) { return r == Role::warm_commander || r == Role::cool_commander; }

Role role_of(const Course& c, Seat i) { return c.at(i).role; }

SeatSet those(const Course& c, auto holds) {
  SeatSet seats;
  for (Seat i = 0; i < c.players(); ++i)
    if (holds(role_of(c, i))) seats.add(i);
  return seats;
}

// A commander and two vanguards of each colour.
ModeBooks::Roles three_a_side(const Course& c, const Options& /*options*/) {
  for (const bool of_warm : {true, false}) {
    const auto have = [&](bool commands) {
      const auto so = [&](Role r) { return warm(r) == of_warm && commander(r) == commands; };
      return static_cast<int>(those(c, so).size());
    };
    if (have(true) != 1) return {false, 1, have(true)};
    if (have(false) != 2) return {false, 2, have(false)};
  }
  return {};
}

bool all_acted(const Course& c) { return (c.alive - c.acted).empty(); }

// OPT-SGS-3V3-ROUND-END
bool round_over(const Course& c, const Options& options) {
  return all_acted(c) || (options.is<Opt::round_end>("six_turns") && c.in_round >= 6);
}

SeatSet with_the_right(const Course& c, const Options& options) {
  const bool fresh = c.regular == nobody;
  const bool over = round_over(c, options);
  const SeatSet left = fresh || over ? c.alive : c.alive - c.acted;
  const auto side = [&](bool of_warm) {
    return left & those(c, [&](Role r) { return warm(r) == of_warm; });
  };
  const SeatSet vanguards = those(c, [](Role r) { return !commander(r); });
  const bool first_side_begins = over && options.is<Opt::round_start>("first_side");
  SeatSet may;
  if (fresh || first_side_begins) {
    // Where nobody has said so: the side that it always is, else either.
    const bool chosen = c.first != nobody;
    if (chosen || !options.is<Opt::first_right>("cool_decides"))
      may = side(chosen ? warm(role_of(c, c.first)) : options.is<Opt::first_right>("warm"));
    else
      may = left;
  } else {
    const bool last = warm(role_of(c, c.regular));
    const SeatSet partner = side(last) & vanguards;
    const bool at_once =
        options.is<Opt::vanguards>("together") && !commander(role_of(c, c.regular));
    if (at_once && !over && !partner.empty()) return partner;
    may = side(!last).empty() ? side(last) : side(!last);
  }
  const auto opens = [&](bool of_warm) {
    if (options.is<Opt::first_turn>("game")) return c.turns == 0;
    return options.is<Opt::first_turn>("each_side") && c.round <= 1 &&
           (c.acted & those(c, [&](Role r) { return warm(r) == of_warm; })).empty();
  };
  for (const bool of_warm : {true, false})
    if (opens(of_warm)) may -= side(of_warm) & vanguards;
  return may;
}

bool when_it_is_over(const Course& c, const Options& options, Seat /*next*/) {
  return c.turns == 0 || round_over(c, options);
}

// How many have taken the place of the dead on this side.
int came_in(const Course& c, bool of_warm) {
  int n = 0;
  for (Seat i = 0; i < c.players(); ++i)
    if (warm(role_of(c, i)) == of_warm) n += c.at(i).came_in;
  return n;
}

// The side whose commander is dead has lost; where there are reserves, the one of which somebody is
// dead and nobody left to take his place.
bool one_has_lost(const Course& c, const Options& options, SeatSet& winners) {
  const int reserves = options[Opt::reserves];
  const auto loses = [&](Seat i) {
    const Role r = role_of(c, i);
    if (c.alive.contains(i)) return false;
    return reserves > 0 ? came_in(c, warm(r)) >= reserves : commander(r);
  };
  for (Seat i = 0; i < c.players(); ++i)
    if (loses(i)) {
      const bool lost = warm(role_of(c, i));
      winners = those(c, [&](Role r) { return warm(r) != lost; });
      return true;
    }
  return false;
}

Due for_anybody(const Course& c, const Options& options, Seat dead, Seat killer) {
  const bool own = warm(role_of(c, dead)) == warm(role_of(c, killer));
  if (own && options.is<Opt::own_kill>("punished")) return {0, true};
  return {options[Opt::kill_reward], false};
}

}  // namespace

constinit const ModeBooks sides_books{.roles = three_a_side,
                                      .next = with_the_right,
                                      .begins_round = when_it_is_over,
                                      .decided = one_has_lost,
                                      .due = for_anybody,
                                      .reward = rule::v3_reward,
                                      .punish = rule::v3_reward,
                                      .punish_scope = Opt::count};

// SGS-3V3-RESERVES
bool Books::enter(const Event& e) {
  if (!seated(e.seat)) return true;
  Owner& o = at(e.seat);
  const int most = options_[Opt::reserves];
  const int before = came_in(course(), warm(o.role));
  if (o.alive || o.hand > 0 || before >= most)
    return broken(Inv::reserves, e.seat, most, before + 1);
  const bool named = e.cards.size() == 1 && e.cards[0] < static_cast<int>(General::count);
  o.alive = o.reborn = true;
  ++o.came_in;
  o.face_down = false;
  o.due = 0;
  o.hp = o.max_hp = named ? info(static_cast<General>(e.cards[0].number())).max_hp : 4;
  ++living_;
  acted_.remove(e.seat);
  replaced_ = replaced_ || e.seat == current_;
  return true;
}

bool Books::all_replaced() {
  if (options_[Opt::reserves] == 0 || mode_ != &sides_books) return true;
  for (Seat i = 0; i < players_; ++i)
    if (!at(i).alive) return broken(Inv::reserves, i, 1, 0);
  return true;
}

}  // namespace tally::verify::identity
