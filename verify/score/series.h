#pragma once
// A series of games in which every player leads once: who leads in which order, totals, ranks.
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/message.h"
#include "replay/record.h"
#include "verify/score/kit.h"

namespace tally::verify {

// Where seats have names, and the same in every game, a player is known by his; one seat may have
// none (a recording need not name its viewer). Else he is known by his seat; where the same seat
// always leads, the seats are taken to move on by one from game to game, so that the next player
// leads.
class Series {
 public:
  // The next game; one without points, say because it was not played out, counts 0 for everybody.
  // `rules`: of the first one it is asked whether equal totals share a rank.
  void add(const Record& record, const Sheet& sheet, const Ruleset& rules);

  struct Player {
    std::string name;         // "" where players have none
    int number = 0;           // from 1: his seat in the first game
    std::vector<int> points;  // of each game
    int total = 0;
    int rank = 0;
    bool tied = false;  // with another of the same total
  };
  // Best first.
  [[nodiscard]] std::vector<Player> players() const;
  // What is not as in a series: empty, or a sentence each.
  [[nodiscard]] std::vector<Message> faults() const;
  // The rule that says what a series is; "" without games.
  [[nodiscard]] std::string_view rule() const { return rule_; }
  [[nodiscard]] std::size_t games() const { return games_.size(); }
  // Whether a tie for the first rank is left to a further game.
  [[nodiscard]] bool needs_playoff() const;

 private:
  struct Played {
    std::vector<std::string> names;  // by seat; of those without, all empty
    std::vector<int> points;
    Seat leader = nobody;
    bool scored = false;
    bool spares = false;
    Seat spared = nobody, first_out = nobody;
  };
  [[nodiscard]] bool by_name() const;
  [[nodiscard]] bool lead_moves() const;  // from seat to seat
  [[nodiscard]] Message said_player(int player) const;
  // The players in the order of their seats in the first game; `game`, his seat there.
  [[nodiscard]] int player_at(std::size_t game, Seat seat) const;

  std::vector<Played> games_;
  bool ties_share_ = true;
  std::string_view rule_;
};

// His name, or "player 2".
[[nodiscard]] Message said_player(const Series::Player& player);

}  // namespace tally::verify
