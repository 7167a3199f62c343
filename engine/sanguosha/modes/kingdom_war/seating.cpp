// Who sits where in kingdom war, with how many hit points, and whose turn is the first.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {

static_assert(most_war_seats <= most_players);
int KingdomWar::most_seats() const { return most_war_seats; }

// SGS-GZ-SEATS, SGS-GZ-GENERALS: of five generals two at least are of one kingdom.
Rule KingdomWar::setup_breaks(const Setup& setup, const Options& options) const {
  if (setup.players < least_war_seats || setup.players > most_war_seats) return rule::gz_seats;
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.players); ++i)
    if (setup.seat[i][0] != static_cast<What>(Role::warrior)) return rule::gz_seats;
  const bool enough = options.is<Opt::generals>("none") ||
                      enough_generals<bool, int>(war_pool(options).size(), setup.players);
  return enough ? no_rule : Rule{rule::gz_generals};
}

bool KingdomWar::random_setup(int players, const Options& options, std::uint64_t /*random*/,
                              Setup& out) const {
  out = {};
  out.players = players;
  for (std::size_t i = 0; i < static_cast<std::size_t>(std::clamp(players, 0, max_seats)); ++i)
    out.seat[i][0] = static_cast<What>(Role::warrior);
  return setup_breaks(out, options) == no_rule;
}

GeneralSet war_pool(const Options& options) { return generals_in(options) - war_lords; }

// OPT-SGS-GZ-ALLIANCE
SkillSet KingdomWar::skills_of_all(const Options& options) const {
  SkillSet all;
  if (!options.is<Opt::alliance>("none")) all.add(Skill::hezong);
  for (const General g : generals_in(options))
    if (skills_of(g, false).meets(skills_that<&SkillInfo::formation>())) all.add(Skill::zhaohuan);
  return all;
}

// AMB-SGS-069: three sources have three answers for three generals. SGS-GZ-PLACE: some skills of
// one place take half a fish.
int half_fish(General g, std::size_t place, const Options& options) {
  const int printed = info(g).max_hp;
  const bool stronger =
      (g == General::sunjian_gz && !options.is<Opt::war_fish>("two_each")) ||
      (g == General::xiahoudun_gz && options.is<Opt::war_fish>("xiahou_dun_sun_jian")) ||
      (g == General::dianwei_gz && options.is<Opt::war_fish>("sun_jian_dian_wei"));
  const SkillSet taking = skills_in(g, place, false) & skills_that<&SkillInfo::takes_half>();
  return printed + (stronger ? 1 : 0) - taking.size();
}

// SGS-GZ-HP: 0 where a record does not name both.
Counted KingdomWar::first_hp(const State& s, const Options& options, Seat who) const {
  const Player& p = s.at(who);
  if (p.unnamed[0] || p.unnamed[1]) return {0, rule::gz_hp};
  const auto fish = [&](std::size_t place, General shown) {
    return half_fish(shown != General::none ? shown : p.veiled[place], place, options);
  };
  const int one = fish(0, p.general);
  const int other = fish(1, p.second);
  if (one == 0 || other == 0) return Mode::first_hp(s, options, who);  // nobody chooses any
  return {hp_of_halves(one, other), rule::gz_hp};
}

// OPT-SGS-GZ-LORD-CROWN: who is made lord before the game has a lord's from the beginning.
int KingdomWar::lords_first_hp(const State& s, const Options& options, Seat who) const {
  const Player& p = s.at(who);
  const General lord = lord_version(p.veiled[0]);
  if (!options.is<Opt::lords>("true") || !options.is<Opt::lord_crown>("any_time") ||
      lord == General::none || p.unnamed[0] || p.unnamed[1])
    return 0;
  return hp_of_halves(half_fish(lord, 0, options), half_fish(p.veiled[1], 1, options));
}

// SGS-GZ-FIRST, AMB-SGS-057: whoever is to begin sits first; or anybody, and the record shows it.
NextTurn KingdomWar::first_turn(Play& g) const {
  if (g.options().is<Opt::war_first>("seat_one")) return {0, true, rule::gz_first};
  return {nobody, true, rule::gz_first};
}

NextTurn KingdomWar::turn_of_round(Play& g) const {
  Event e;
  e.kind = kind::turn;
  e.hide(Field::seat);
  e.hide(Field::extra);
  const Seat first = g.comes_next(e) && g.state().living(e.seat) ? e.seat : Seat{0};
  g.note(first, Mark::begins, Life::game);
  return {first, false, rule::gz_first};
}

// A round begins when play comes back past the seat that had the first turn.
NextTurn KingdomWar::next_turn(Play& g, Seat last) const {
  const State& s = g.state();
  Seat first = 0;
  for (const Seat i : s.memory.owners(Mark::begins, Life::game)) first = i;
  const Seat next = s.next(last);
  return {next, begins_round<bool, int>(first, last, next, s.players)};
}

bool KingdomWar::on_same_side(const State& s, Seat one, Seat other) const {
  return one == other || same_kingdom(s, one, other);
}

namespace {
constinit const KingdomWar mode_of_kingdoms;
}  // namespace

constinit const Mode& modes::kingdom_war = mode_of_kingdoms;

}  // namespace tally::sanguosha
