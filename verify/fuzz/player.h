#pragma once
// Players who play by chance, quickly: they try a few answers and give the first that is legal,
// where listing all of them would cost more than the game. Some have a leaning, so that what is
// rare in plain games is common in theirs.
#include <array>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/core/game.h"
#include "replay/random/answers.h"

namespace tally::verify {

// How players lean, in a few words.
struct Leaning {
  std::string_view en;
  std::string_view zh;
};

class Player {
 public:
  virtual ~Player() = default;
  // Before a game that leans so: what of its set-up is for the leaning to say. `rules` stay alive.
  virtual void arrange(Setup& /*setup*/, const Ruleset& /*rules*/, std::size_t /*leaning*/) {}
  // A new game: it leans as `leaning` says, a number below leanings().size().
  virtual void start(const Match& match, const Setup& setup, std::uint64_t random,
                     std::size_t leaning) = 0;
  // A legal answer, chance's too; `nothing` to pass. Its cards live until the next call.
  virtual Event answer(const Question& q) = 0;
  // The first is none.
  [[nodiscard]] virtual std::span<const Leaning> leanings() const = 0;
};

// Of any game: lists the answers, and takes one of the first few.
class ListingPlayer : public Player {
 public:
  explicit ListingPlayer(const Game& game) : schema_(game.schema()) {}
  void start(const Match& match, const Setup& setup, std::uint64_t random,
             std::size_t leaning) override;
  Event answer(const Question& q) override;
  [[nodiscard]] std::span<const Leaning> leanings() const override;

 protected:
  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] RandomAnswers& answers() { return answers_; }
  [[nodiscard]] Random& random() { return answers_.random(); }
  // One of the first `most` legal answers; `nothing` when there is none.
  Event one_of_first(const Question& q, int most) { return answers_.one_of_first(q, most); }
  Event by_chance(const Question& q) { return answers_.by_chance(*match_, q); }

 private:
  const Schema& schema_;
  const Match* match_ = nullptr;
  RandomAnswers answers_{0};
};

// Of a game whose players have habits, a table with a leaning's words in each line.
template <class State, const auto& habits>
class LeaningPlayer : public ListingPlayer {
 public:
  using ListingPlayer::ListingPlayer;

  void start(const Match& match, const Setup& setup, std::uint64_t random,
             std::size_t leaning) override {
    ListingPlayer::start(match, setup, random, leaning);
    habits_ = &habits[leaning % std::size(habits)];
    state_ = reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
  }

  [[nodiscard]] std::span<const Leaning> leanings() const override {
    static constexpr auto words = [] {
      std::array<Leaning, std::size(habits)> out;
      for (std::size_t i = 0; i < out.size(); ++i) out[i] = habits[i].words;
      return out;
    }();
    return words;
  }

 protected:
  const std::remove_reference_t<decltype(habits[0])>* habits_ = habits;  // NOLINT: their players'
  const State* state_ = nullptr;                                         // NOLINT
};

std::unique_ptr<Player> player_of(const Game& game);

}  // namespace tally::verify
