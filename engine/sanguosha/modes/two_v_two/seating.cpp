// Who sits where in 2v2, with which general and how many cards.
#include <array>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/modes/offered.h"
#include "engine/sanguosha/modes/sides.h"
#include "engine/sanguosha/modes/two_v_two/two_v_two.h"

namespace tally::sanguosha {
namespace {

constexpr int players_of_2v2 = 4;
constexpr Seat fourth = 3;
constexpr int generals_each = 3;

bool goes_on_with(Play& g, Kind k) {
  Event e;
  e.kind = k;
  for (int f = 0; f < field_count; ++f) e.hide(static_cast<Field>(f));
  return g.comes_next(e);
}

// OPT-SGS-2V2-FOURTH-CARD: by `any` he has one, unless a record goes on with the first turn.
bool has_one_more(Play& g) {
  if (!g.options().is<Opt::fourth_card>("any")) return g.options().is<Opt::fourth_card>("one_more");
  return !goes_on_with(g, kind::round) && !goes_on_with(g, kind::turn);
}

}  // namespace

static_assert(players_of_2v2 <= most_players);
int TwoVTwo::most_seats() const { return players_of_2v2; }

// SGS-2V2-SEATS: the first and the fourth against the second and the third.
Rule TwoVTwo::setup_breaks(const Setup& setup, const Options& options) const {
  if (setup.players != players_of_2v2) return rule::v2_seats;
  const auto role = [&](std::size_t i) { return static_cast<Role>(setup.seat[i][0]); };
  const bool in_colours = role(0) == Role::warm || role(0) == Role::cool;
  const Role others = role(0) == Role::warm ? Role::cool : Role::warm;
  if (!in_colours || role(3) != role(0) || role(1) != others || role(2) != others)
    return rule::v2_seats;
  return has_generals(options, players_of_2v2 * generals_each) ? no_rule : Rule{rule::v2_generals};
}

bool TwoVTwo::random_setup(int players, const Options& options, std::uint64_t random,
                           Setup& out) const {
  if (players != players_of_2v2) return false;
  out = {};
  out.players = players;
  const std::array<Role, 2> sides =
      random % 2 == 0 ? std::array{Role::warm, Role::cool} : std::array{Role::cool, Role::warm};
  for (std::size_t i = 0; i < players_of_2v2; ++i) {
    random = random * 6364136223846793005ULL + 1442695040888963407ULL;
    out.seat[i][0] = static_cast<What>(sides.at(i == 1 || i == 2 ? 1 : 0));
    out.seat[i][1] = static_cast<What>(1 + (random >> 40U) % 2);
  }
  return setup_breaks(out, options) == no_rule;
}

// SGS-2V2-SEATS: nobody has lord skills. OPT-SGS-2V2-FEIYANG: the fourth has a skill besides those
// of his general.
void TwoVTwo::sit_down(State& s, const Options& options) const {
  if (s.players == players_of_2v2 && options.is<Opt::fourth_feiyang>("true"))
    s.grant(fourth, Skill::feiyang);
}

bool TwoVTwo::on_same_side(const State& s, Seat one, Seat other) const {
  return share_a_side(s, one, other);
}

// SGS-2V2-GENERALS
void TwoVTwo::choose_generals(Play& g) const {
  constexpr std::array<int, players_of_2v2> each{generals_each, generals_each, generals_each,
                                                 generals_each};
  choose_of_offered(g, each, rule::v2_generals);
}

// SGS-2V2-HAND
void TwoVTwo::first_hands_dealt(Play& g) const {
  if (has_one_more(g)) g.one_card_more(fourth, rule::v2_hand);
}

namespace {
constinit const TwoVTwo mode_of_twos;
}  // namespace

constinit const Mode& modes::two_v_two = mode_of_twos;

}  // namespace tally::sanguosha
