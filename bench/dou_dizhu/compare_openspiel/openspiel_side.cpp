#include "bench/dou_dizhu/compare_openspiel/openspiel_side.h"

#include <algorithm>
#include <ctime>
#include <memory>

#include "open_spiel/spiel.h"

namespace compare {
namespace {

bool replay(const open_spiel::Game& game, const Actions& actions, Asked asked) {
  const std::unique_ptr<open_spiel::State> state = game.NewInitialState();
  for (const int action : actions) {
    if (state->IsTerminal()) return false;
    if (asked == Asked::all || !state->IsChanceNode()) {
      const std::vector<open_spiel::Action> legal = state->LegalActions();
      if (std::find(legal.begin(), legal.end(), action) == legal.end()) return false;
    }
    state->ApplyAction(action);
  }
  return state->IsTerminal();
}

}  // namespace

std::vector<bool> replay(const std::vector<Actions>& games, Asked asked, int rounds,
                         double& seconds) {
  const auto game = open_spiel::LoadGame("dou_dizhu");
  std::vector<bool> sound(games.size());
  for (int round = 0; round < rounds; ++round) {
    const std::clock_t from = std::clock();
    for (std::size_t i = 0; i < games.size(); ++i) sound[i] = replay(*game, games[i], asked);
    const double took = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
    seconds = round == 0 ? took : std::min(seconds, took);
  }
  return sound;
}

}  // namespace compare
