#include "engine/sanguosha/score.h"

#include <algorithm>

namespace tally::sanguosha {
namespace {

// All that the table of points asks of a game.
class Reckoning {
 public:
  Reckoning(const State& end, std::span<const Killing> dead, const SeatSet& winners,
            const Options& options)
      : end_(end), dead_(dead), winners_(winners), options_(options) {
    for (Seat i = 0; i < end.players; ++i) {
      if (winners.contains(i)) won_ = side_of(i);
      if (!end.at(i).alive) continue;
      loyalists_ += end.at(i).role == Role::loyalist ? 1 : 0;
      rebels_ += end.at(i).role == Role::rebel ? 1 : 0;
    }
  }

  std::vector<Points> of(Seat who) {
    out_.clear();
    switch (end_.at(who).role) {
      case Role::lord: lord(); break;
      case Role::loyalist: loyalist(); break;
      case Role::rebel: rebel(); break;
      case Role::spy: spy(who); break;
      default: break;
    }
    kills(who);
    return out_;
  }

 private:
  // The lord's side is his and the loyalists'; a spy is on his own.
  [[nodiscard]] Role side_of(Seat who) const {
    const Role role = end_.at(who).role;
    return role == Role::loyalist ? Role::lord : role;
  }

  void add(PointsFor what, int each, int times, Rule why = rule::score_sides) {
    if (each * times != 0) out_.push_back({what, each, times, why});
  }

  void lord() {
    if (won_ == Role::lord) {
      add(PointsFor::side_won, pay::lord(0), 1);
      add(PointsFor::loyalists_alive, pay::lord(1) - pay::lord(0), loyalists_);
    }
    if (won_ == Role::spy) add(PointsFor::lost_to_spy, 1, 1);
  }
  void loyalist() {
    if (won_ != Role::lord) return;
    const int each = options_[Opt::loyalist_points];
    add(PointsFor::side_won, pay::loyalist(0, each), 1);
    add(PointsFor::loyalists_alive, each, loyalists_);
  }
  void rebel() {
    if (won_ == Role::rebel) add(PointsFor::rebels_alive, pay::rebel(1), rebels_);
  }
  void spy(Seat who) {
    if (winners_.contains(who)) {
      add(PointsFor::side_won, pay::spy(0), 1);
      add(PointsFor::players, pay::spy(1) - pay::spy(0), end_.players);
    } else if (won_ == Role::lord && lost_the_duel(who)) {
      add(PointsFor::last_duel, 1, end_.players, rule::score_last_duel);
    } else if (won_ == Role::rebel && end_.at(who).alive) {
      add(PointsFor::alive, 1, 1);
    }
  }

  // SGS-SCORE-LAST-DUEL: he was the last to die, against the lord alone or (AMB-SGS-042) whoever
  // lived.
  [[nodiscard]] bool lost_the_duel(Seat who) const {
    if (dead_.empty() || dead_.back().victim != who) return false;
    return options_.is(Opt::spy_duel, 1) || end_.alive == 1;
  }

  // SGS-SCORE-KILLS
  void kills(Seat who) {
    const Role role = end_.at(who).role;
    const bool won = won_ == side_of(who);
    const bool counts =
        role == Role::rebel ? won || options_.is(Opt::rebel_kills, 0) : won && role != Role::spy;
    if (!counts) return;
    const auto killed = [&](auto wanted) {
      return static_cast<int>(std::ranges::count_if(dead_, [&](const Killing& k) {
        return k.killer == who && k.victim != who && wanted(end_.at(k.victim).role);
      }));
    };
    const Role foe = role == Role::rebel ? Role::loyalist : Role::rebel;
    add(PointsFor::kills, 1, killed([&](Role r) { return r == foe || r == Role::spy; }),
        rule::score_kills);
    if (role == Role::rebel)
      add(PointsFor::lord_killed, 2, killed([](Role r) { return r == Role::lord; }),
          rule::score_kills);
  }

  const State& end_;
  std::span<const Killing> dead_;
  SeatSet winners_;
  Options options_;
  Role won_ = Role::hidden;
  int loyalists_ = 0;
  int rebels_ = 0;
  std::vector<Points> out_;
};

}  // namespace

std::vector<std::vector<Points>> points_of(const State& end, std::span<const Killing> dead,
                                           const SeatSet& winners, const Options& options) {
  std::vector<std::vector<Points>> out;
  if (winners.empty()) return out;
  Reckoning reckoning(end, dead, winners, options);
  for (Seat i = 0; i < end.players; ++i) out.push_back(reckoning.of(i));
  return out;
}

}  // namespace tally::sanguosha
