#pragma once
// For players who aim (aim.h).
#include <memory>

#include "replay/random/random.h"
#include "verify/fuzz/player.h"

namespace tally::versus {

// Plays as a quick player does, but for what it overrides.
class Aiming : public verify::Player {
 public:
  explicit Aiming(const Game& game) : usual_(verify::player_of(game)) {}
  void start(const Match& match, const Setup& setup, std::uint64_t random,
             std::size_t leaning) override {
    usual_->start(match, setup, random, leaning);
    random_ = Random(random);
    state_ = match.state().data();
  }
  Event answer(const Question& q) override { return usual_->answer(q); }
  [[nodiscard]] std::span<const verify::Leaning> leanings() const override {
    return usual_->leanings();
  }

 protected:
  Random& random() { return random_; }
  template <class State>
  [[nodiscard]] const State& state() const {
    return *reinterpret_cast<const State*>(state_);  // NOLINT: its own bytes
  }
  [[nodiscard]] verify::Player& usual() { return *usual_; }

 private:
  std::unique_ptr<verify::Player> usual_;
  Random random_{0};
  const std::byte* state_ = nullptr;
};

}  // namespace tally::versus
