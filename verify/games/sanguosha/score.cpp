// The points of an identity game.
#include "engine/sanguosha/score.h"

#include <cstring>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/modes/mode.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::verify {

using namespace sanguosha;

namespace {

#define TALLY_TABLE "score_of_sanguosha"
namespace say {
TALLY_SAY(other_mode, (), "of Three Kingdoms Kill only the identity game has points",
          "三国杀中只有身份局计分")
TALLY_SAY(nobody_won, (), "nobody has won", "无人获胜")
TALLY_SAY(hidden_role, (), "the record does not show every player's role", "记录未显示所有人的身份")
TALLY_SAY(side_won, (), "his side has won", "所属阵营获胜")
TALLY_SAY(loyalists_alive, (), "for each loyalist alive", "每名存活的忠臣")
TALLY_SAY(rebels_alive, (), "his side has won: for each rebel alive", "反贼获胜：每名存活的反贼")
TALLY_SAY(players, (), "for each player of the game", "每名参加的玩家")
TALLY_SAY(last_duel, (), "fell last, to the lord: for each player of the game",
          "最后一个败给主公：每名参加的玩家")
TALLY_SAY(alive, (), "alive when the rebels win", "反贼获胜时存活")
TALLY_SAY(lost_to_spy, (), "the spy has won", "内奸获胜")
TALLY_SAY(kills, (), "for each foe he has killed", "每杀死一名对手")
TALLY_SAY(lord_killed, (), "has killed the lord", "杀死主公")
}  // namespace say
#undef TALLY_TABLE

// By PointsFor.
constexpr const Says<>* words[] = {&say::side_won,    &say::loyalists_alive, &say::rebels_alive,
                                   &say::players,     &say::last_duel,       &say::alive,
                                   &say::lost_to_spy, &say::kills,           &say::lord_killed};

}  // namespace

Sheet sanguosha_score(const diff::Story& story, const Match& match, const SeatList& winners,
                      const Ruleset& rules) {
  const State& end = state_of(match);
  Sheet out;
  const Options options(rules);
  if (!plays_identity(options)) return out.none = say::other_mode(), out;
  if (winners.n == 0) return out.none = say::nobody_won(), out;
  for (Seat i = 0; i < end.players; ++i) {
    if (end.at(i).role == Role::hidden) return out.none = say::hidden_role(), out;
    if (end.at(i).role == Role::lord) out.leader = i;
  }
  State before_turns;
  std::memcpy(static_cast<void*>(&before_turns), story.state_after(0).data(), sizeof before_turns);
  out.spares = !options.is<Opt::first_out>("off");
  for (Seat i = 0; i < end.players; ++i)
    if (before_turns.noted(i, Mark::spared, Life::game) > 0) out.spared = i;
  std::vector<Killing> dead;
  for (std::size_t i = 0; i < story.size(); ++i)
    if (const Event e = story.event(i); e.kind == kind::death) dead.push_back({e.seat, e.other});
  if (!dead.empty()) out.first_out = dead[0].victim;
  for (const std::vector<Points>& seat : points_of(end, dead, set_of(winners), options)) {
    std::vector<ScorePart>& parts = out.seats.emplace_back();
    for (const Points& p : seat)
      parts.push_back({(*words[static_cast<std::size_t>(p.what)])(), p.each, p.times, p.why});
  }
  return out;
}

bool sanguosha_ties_share(const Ruleset& rules) {
  return Options(rules).is<Opt::series_tie>("shared");
}

}  // namespace tally::verify
