#include "verify/fork/fork.h"

#include <cmath>

#include "verify/fork/walk.h"
#include "verify/record_header.h"

namespace tally::crossing {

void Spread::add(const Ending& e) {
  ++games;
  if (!e.over) ++unfinished;
  if (e.over && e.winners.empty()) ++drawn;
  for (const Seat s : e.winners) ++won[static_cast<std::size_t>(s)];
}

Share share_of(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return {};
  constexpr double z = 1.959964;  // of 95 %
  const auto n = static_cast<double>(whole);
  const double p = static_cast<double>(part) / n;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
  return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

namespace {

// Some games of players who do not aim at winning never end.
constexpr int most_turns = 1000;

class Forked final : public Walk {
 public:
  Forked(const Record& game, Match& match, const Choice& choice, verify::Player* player,
         Record* out)
      : Walk(game, match, choice.at), choice_(choice), player_(player), out_(out) {}

 private:
  bool leaves(const Question& /*q*/, std::size_t number, const Event* /*own*/, Event& e) override {
    if (number != choice_.number) return false;
    e = choice_.answer.get();
    return true;
  }
  Event off(const Question& q) override {
    if (player_ == nullptr || match().turn() > most_turns) {
      match().stop();
      return {};
    }
    return player_->answer(q);
  }
  void sees(const Event& e) override {
    if (out_ != nullptr) out_->add(e, static_cast<std::uint32_t>(out_->size() + 1));
  }

  const Choice& choice_;
  verify::Player* player_;
  Record* out_;
};

}  // namespace

struct Forks::Impl {
  const Record& game;
  const Ruleset& rules;
  std::unique_ptr<Match> match;
  std::unique_ptr<verify::Player> player;

  Ending play(const Choice& choice, verify::Player* by, Record* out) {
    if (out != nullptr) {
      verify::new_header(*game.game, rules, game.setup, *out);
      out->labels = game.labels;
      out->shows = game.shows_when_told();
    }
    Forked table(game, *match, choice, by, out);
    match->play(game.setup, rules, table);
    return {match->over(), match->over() ? match->winners() : SeatList{}, match->turn()};
  }
};

Forks::Forks(const Record& game, const Ruleset& rules)
    : impl_(std::make_unique<Impl>(
          Impl{game, rules, game.game->match(), verify::player_of(*game.game)})) {}
Forks::~Forks() = default;

Ending Forks::play_on(const Choice& choice, std::uint64_t seed, Record* out) {
  impl_->player->start(*impl_->match, impl_->game.setup, seed, 0);
  return impl_->play(choice, impl_->player.get(), out);
}

void Forks::stop_at(const Choice& choice, Record& out) { impl_->play(choice, nullptr, &out); }

}  // namespace tally::crossing
