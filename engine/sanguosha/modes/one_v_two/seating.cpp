// Who sits where in 1v2, with which general and how many hit points.
#include <array>
#include <numeric>

#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/modes/offered.h"
#include "engine/sanguosha/modes/one_v_two/one_v_two.h"
#include "engine/sanguosha/modes/sides.h"

namespace tally::sanguosha {
namespace {

constexpr Seat landlord = 0;
// SGS-1V2-GENERALS: by seat.
constexpr std::array<int, 3> offered_by_seat{5, 3, 3};
constexpr int players_of_1v2 = offered_by_seat.size();
constexpr int all_offered = std::accumulate(offered_by_seat.begin(), offered_by_seat.end(), 0);

}  // namespace

static_assert(players_of_1v2 <= most_players);
int OneVTwo::most_seats() const { return players_of_1v2; }

// SGS-1V2-SEATS
Rule OneVTwo::setup_breaks(const Setup& setup, const Options& options) const {
  if (setup.players != players_of_1v2) return rule::v12_seats;
  for (std::size_t i = 0; i < players_of_1v2; ++i)
    if (static_cast<Role>(setup.seat[i][0]) != (i == landlord ? Role::landlord : Role::peasant))
      return rule::v12_seats;
  return has_generals(options, all_offered) ? no_rule : Rule{rule::v12_generals};
}

bool OneVTwo::random_setup(int players, const Options& options, std::uint64_t random,
                           Setup& out) const {
  if (players != players_of_1v2) return false;
  out = {};
  out.players = players;
  for (std::size_t i = 0; i < players_of_1v2; ++i) {
    random = random * 6364136223846793005ULL + 1442695040888963407ULL;
    out.seat[i][0] = static_cast<What>(i == landlord ? Role::landlord : Role::peasant);
    out.seat[i][1] = static_cast<What>(1 + (random >> 40U) % 2);
  }
  return setup_breaks(out, options) == no_rule;
}

// SGS-1V2-SEATS: nobody has lord skills; the landlord has two of his own.
void OneVTwo::sit_down(State& s, const Options& /*options*/) const {
  if (s.players != players_of_1v2) return;
  for (const Skill skill : {Skill::feiyang_1v2, Skill::bahu}) s.grant(landlord, skill);
}

bool OneVTwo::on_same_side(const State& s, Seat one, Seat other) const {
  return share_a_side(s, one, other);
}

void OneVTwo::choose_generals(Play& g) const {
  choose_of_offered(g, offered_by_seat, rule::v12_generals);
}

// SGS-1V2-HP: the landlord has one more.
Counted OneVTwo::first_hp(const State& s, const Options& options, Seat who) const {
  const Counted usual = Mode::first_hp(s, options, who);
  return who == landlord ? Counted{usual.many + 1, rule::v12_hp} : usual;
}

namespace {
constinit const OneVTwo mode_of_landlords;
}  // namespace

constinit const Mode& modes::one_v_two = mode_of_landlords;

}  // namespace tally::sanguosha
