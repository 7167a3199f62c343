#include "verify/score/series.h"

#include <algorithm>
#include <set>

#include "replay/messages.h"
#include "verify/score/messages.h"

namespace tally::verify {

int Sheet::total(Seat seat) const {
  int sum = 0;
  for (const ScorePart& p : seats[static_cast<std::size_t>(seat)]) sum += p.sum();
  return sum;
}

void Series::add(const Record& record, const Sheet& sheet, const Ruleset& rules) {
  const ScoreKit& kit = score_kit_of(*record.game);
  if (games_.empty()) {
    rule_ = record.game->rule_ids()[kit.series];
    if (kit.ties_share != nullptr) ties_share_ = kit.ties_share(rules);
  }
  Played p;
  p.leader = sheet.leader;
  p.scored = sheet.none.empty();
  p.spares = sheet.spares;
  p.spared = sheet.spared;
  p.first_out = sheet.first_out;
  for (Seat s = 0; s < record.setup.players; ++s) {
    const auto i = static_cast<std::size_t>(s);
    p.names.push_back(i < record.labels.size() ? record.labels[i].name : "");
    p.points.push_back(p.scored ? sheet.total(s) : 0);
  }
  games_.push_back(std::move(p));
}

bool Series::by_name() const {
  const auto named = [](const Played& p) {
    const std::set<std::string> all(p.names.begin(), p.names.end());
    return all.size() == p.names.size() && (all.size() > 1 || !all.contains(""));
  };
  return std::ranges::all_of(games_, named);
}

bool Series::lead_moves() const {
  std::set<Seat> led;
  for (const Played& p : games_)
    if (p.leader != nobody) led.insert(p.leader);
  return led.size() > 1;
}

int Series::player_at(std::size_t game, Seat seat) const {
  const Played& first = games_.front();
  const auto i = static_cast<std::size_t>(seat);
  if (!by_name()) return static_cast<int>((lead_moves() ? i : i + game) % first.points.size());
  const auto at = std::ranges::find(first.names, games_[game].names[i]);
  return at == first.names.end() ? -1 : static_cast<int>(at - first.names.begin());
}

Message said_player(const Series::Player& player) {
  return player.name.empty() ? say::player_of_series(player.number)
                             : tally::say::verbatim(player.name);
}

Message Series::said_player(int player) const {
  Player p;
  if (by_name()) p.name = games_.front().names[static_cast<std::size_t>(player)];
  p.number = player + 1;
  return verify::said_player(p);
}

std::vector<Series::Player> Series::players() const {
  std::vector<Player> out;
  if (games_.empty()) return out;
  const Played& first = games_.front();
  for (std::size_t i = 0; i < first.points.size(); ++i)
    out.push_back({.name = by_name() ? first.names[i] : "",
                   .number = static_cast<int>(i) + 1,
                   .points = std::vector<int>(games_.size(), 0)});
  for (std::size_t g = 0; g < games_.size(); ++g)
    for (std::size_t s = 0; s < games_[g].points.size(); ++s) {
      const int who = player_at(g, static_cast<Seat>(s));
      if (who < 0 || static_cast<std::size_t>(who) >= out.size()) continue;
      Player& p = out[static_cast<std::size_t>(who)];
      p.points[g] = games_[g].points[s];
      p.total += p.points[g];
    }
  std::ranges::stable_sort(out, [](const Player& a, const Player& b) { return a.total > b.total; });
  for (std::size_t i = 0; i < out.size(); ++i) {
    const bool as_before = i > 0 && out[i].total == out[i - 1].total;
    out[i].rank = as_before ? out[i - 1].rank : static_cast<int>(i) + 1;
    out[i].tied = as_before || (i + 1 < out.size() && out[i].total == out[i + 1].total);
  }
  return out;
}

bool Series::needs_playoff() const {
  const std::vector<Player> all = players();
  return !ties_share_ && !all.empty() && all.front().tied;
}

std::vector<Message> Series::faults() const {
  std::vector<Message> out;
  if (games_.empty()) return out;
  const Played& first = games_.front();
  const auto players = first.points.size();
  if (games_.size() != players) out.push_back(say::series_of_many(games_.size(), players));
  std::set<int> led;
  int before = -1;
  for (std::size_t g = 0; g < games_.size(); ++g) {
    const Played& p = games_[g];
    bool same = p.points.size() == players;
    for (std::size_t s = 0; same && s < players; ++s)
      same = player_at(g, static_cast<Seat>(s)) >= 0;
    if (!same) {
      out.push_back(say::series_other_players(g + 1));
      continue;
    }
    const int next = static_cast<int>((static_cast<std::size_t>(before) + 1) % players);
    if (!p.scored || p.leader == nobody) {  // the next one is taken to have led
      out.push_back(p.scored ? say::series_no_leader(g + 1) : say::series_no_points(g + 1));
      if (before >= 0) led.insert(before = next);
      continue;
    }
    if (p.spares && g > 0 && games_[g - 1].first_out != nobody) {
      const int due = player_at(g - 1, games_[g - 1].first_out);
      const int spared = p.spared == nobody ? -1 : player_at(g, p.spared);
      if (spared != due) out.push_back(say::series_spares(g + 1, said_player(due)));
    }
    const int leader = player_at(g, p.leader);
    if (!led.insert(leader).second)
      out.push_back(say::series_led_twice(g + 1, said_player(leader)));
    else if (before >= 0 && leader != next)
      out.push_back(say::series_out_of_order(g + 1, said_player(leader), said_player(next)));
    before = leader;
  }
  return out;
}

}  // namespace tally::verify
