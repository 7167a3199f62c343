// Who sits where in the identity game (000 "identify yourself").
#include "engine/sanguosha/modes/identity/identity.h"

#include <algorithm>
#include <array>

#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/modes/identity/identities.h"
#include "engine/sanguosha/modes/offered.h"

namespace tally::sanguosha {

static_assert(identity_seats <= most_players);
int IdentityMode::most_seats() const { return identity_seats; }

// SGS-SETUP-ROLES: the table of the seeds, the lord in the first seat. Hidden roles can be any.
// SGS-SETUP-GENERALS: a general for everybody; ten players cannot choose among eight.
Rule IdentityMode::setup_breaks(const Setup& setup, const Options& options) const {
  const RoleCounts<int> want = table_of(setup.players, options);
  if (want.lord == 0) return rule::setup_roles;
  if (!has_generals(options, setup.players)) return rule::setup_generals;
  const auto spared = std::count_if(setup.seat.begin(), setup.seat.begin() + setup.players,
                                    [](const auto& seat) { return seat[3] != 0; });
  if (spared > 1) return rule::first_out;
  const auto first = static_cast<Role>(setup.seat[0][0]);
  if (first != Role::lord && first != Role::hidden) return rule::setup_roles;
  std::array<int, 5> have{0, 1};
  for (std::size_t i = 1; i < static_cast<std::size_t>(setup.players); ++i) {
    if (static_cast<Role>(setup.seat[i][0]) > Role::spy) return rule::setup_roles;
    ++have[std::min<std::size_t>(setup.seat[i][0], 4)];
  }
  const RoleCounts<int> dealt{have[1], have[2], have[3], have[4]};
  if (!deal_fits<bool>(dealt, have[0], want)) return rule::setup_roles;
  return no_rule;
}

bool IdentityMode::random_setup(int players, const Options& options, std::uint64_t random,
                                Setup& out) const {
  const RoleCounts<int> table = table_of(players, options);
  // A row of a ruleset's own may not add up: nobody can be dealt such roles.
  if (table.lord != 1 || table.lord + table.loyalists + table.rebels + table.spies != players)
    return false;
  if (!has_generals(options, players)) return false;
  out = {};
  out.players = players;
  std::array<std::uint8_t, max_seats> roles{};
  std::size_t n = 0;
  const auto add = [&](Role r, int count) {
    for (int i = 0; i < count; ++i) roles[n++] = static_cast<std::uint8_t>(r);
  };
  add(Role::lord, table.lord);
  add(Role::loyalist, table.loyalists);
  add(Role::rebel, table.rebels);
  add(Role::spy, table.spies);
  for (std::size_t i = n; i-- > 2;) {  // the lord keeps the first seat
    random = random * 6364136223846793005ULL + 1442695040888963407ULL;
    std::swap(roles[i], roles[1 + (random >> 33U) % i]);
  }
  for (std::size_t i = 0; i < n; ++i) {
    random = random * 6364136223846793005ULL + 1442695040888963407ULL;
    out.seat[i][0] = roles[i];
    out.seat[i][1] = static_cast<std::uint8_t>(1 + (random >> 40U) % 2);
  }
  // SGS-FIRST-OUT: anybody may have been the first to die in the game before.
  if (!options.is<Opt::first_out>("off"))
    out.seat[(random >> 48U) % static_cast<std::size_t>(players)][3] = 1;
  return true;
}

// SGS-SETUP-ROLES: whoever sits first is the lord, shown or not.
void IdentityMode::sit_down(State& s, const Options& /*options*/) const {
  for (Seat i = 0; i < s.players; ++i)  // the set-up has been judged
    if (s.at(i).role > Role::spy) s.at(i).role = Role::hidden;
  if (s.at(0).role == Role::hidden) s.at(0).role = Role::lord;
  for (Seat i = 0; i < s.players; ++i)
    if (s.at(i).role == Role::lord) s.lead(i);
}

// SGS-SETUP-HP: the lord has one more from five players on (AMB-SGS-003).
Counted IdentityMode::first_hp(const State& s, const Options& options, Seat who) const {
  Counted hp = Mode::first_hp(s, options, who);
  hp.many = sanguosha::first_hp(s.at(who).role == Role::lord, static_cast<int>(s.players), hp.many,
                                options);
  return hp;
}

bool IdentityMode::is_known(const State& s, Seat who) const {
  return s.at(who).role != Role::hidden;
}

// Who the dead were decides.
bool IdentityMode::hides_end(const State& s, const Options& /*options*/) const {
  for (Seat i = 0; i < s.players; ++i)
    if (!s.at(i).alive && !is_known(s, i)) return true;
  return false;
}

namespace {
constinit const IdentityMode the_mode;
}  // namespace

constinit const Mode& modes::identity = the_mode;

}  // namespace tally::sanguosha
