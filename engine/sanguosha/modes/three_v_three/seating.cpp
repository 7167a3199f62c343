// Who sits where in 3v3, with how many hit points and cards (000 "Rule of Three Kingdoms Killing
// 3V3"; 001).
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/three_v_three/pools.h"
#include "engine/sanguosha/modes/three_v_three/three_v_three.h"

namespace tally::sanguosha {

static_assert(two_sides <= most_players);
int ThreeVThree::most_seats() const { return two_sides; }

namespace {

// SGS-3V3-SEATS: which of the six is the first seat is left open.
bool sits_so(const Setup& setup, std::size_t from) {
  for (std::size_t i = 0; i < seating.size(); ++i)
    if (setup.seat[i][0] != static_cast<What>(seating[(from + i) % seating.size()])) return false;
  return true;
}

}  // namespace

Rule ThreeVThree::setup_breaks(const Setup& setup, const Options& /*options*/) const {
  if (setup.players != two_sides) return rule::v3_seats;
  for (std::size_t from = 0; from < seating.size(); ++from)
    if (sits_so(setup, from)) return no_rule;
  return rule::v3_seats;
}

bool ThreeVThree::random_setup(int players, const Options& /*options*/, std::uint64_t random,
                               Setup& out) const {
  if (players != two_sides) return false;
  out = {};
  out.players = players;
  const auto from = static_cast<std::size_t>(random % seating.size());
  for (std::size_t i = 0; i < seating.size(); ++i) {
    random = random * 6364136223846793005ULL + 1442695040888963407ULL;
    out.seat[i][0] = static_cast<std::uint8_t>(seating[(from + i) % seating.size()]);
    out.seat[i][1] = static_cast<std::uint8_t>(1 + (random >> 40U) % 2);
  }
  return true;
}

// SGS-3V3-DECK: Lightning is not used (OPT-SGS-3V3-LIGHTNING). SGS-3V3-POOL: nobody has lord
// skills.
void ThreeVThree::sit_down(State& s, const Options& options) const {
  if (options.is<Opt::lightning>("left_out")) s.leave_out(Name::lightning);
}

bool ThreeVThree::on_same_side(const State& s, Seat one, Seat other) const {
  return share_a_side(s, one, other);
}

// SGS-3V3-HP: a commander has one more (OPT-SGS-3V3-COMMANDER-HP).
Counted ThreeVThree::first_hp(const State& s, const Options& options, Seat who) const {
  Counted hp = Mode::first_hp(s, options, who);
  if (!commands(s.at(who).role)) return hp;
  return {hp.many + options[Opt::commander_hp], rule::v3_hp};
}

// OPT-SGS-3V3-FIFTH-CARD
void ThreeVThree::first_hands_dealt(Play& g) const {
  const Seat warm = commander_of(g.state(), Side::warm);
  if (g.options().is<Opt::fifth_card>("warm_commander") && warm != nobody)
    g.one_card_more(warm, rule::setup_hand);
}

namespace {
constinit const ThreeVThree mode_of_two_sides;
}  // namespace

constinit const Mode& modes::three_v_three = mode_of_two_sides;

}  // namespace tally::sanguosha
