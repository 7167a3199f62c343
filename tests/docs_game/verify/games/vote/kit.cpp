// What the made-up game brings to verify/: one invariant, and a random player who keeps no vote.
#include "verify/games/vote/kit.h"

#include "engine/vote/game.h"
#include "verify/invariants/table_watch.h"

namespace tally::say {
#define TALLY_TABLE "vote"
TALLY_SAY(is_out, (), "out", "已出局")
TALLY_SAY(is_asked, (), "asked to vote", "被要求投票")
#undef TALLY_TABLE
}  // namespace tally::say

namespace tally::verify {
namespace {

constexpr Rule rules[] = {vote::rule::vote};
constexpr Invariant all[] = {
    {"INV-VOTE-IN", "Only who is not out votes.", "只有未出局者投票。", rules}};

class VillageWatch final : public TableWatch {
 public:
  void start(const Setup& /*setup*/, const Ruleset& /*rules*/, const Match& /*match*/) override {
    out_.clear();
  }
  bool event(const Event& e, const Match& /*match*/, const Question* question) override {
    // What a record says against the rules is told of by the rules.
    if (e.kind == vote::kind::out) out_.add(e.seat);
    who_ = question == nullptr ? nobody : question->who;
    return !out_.contains(who_);
  }
  bool end(const Match& /*match*/, bool /*whole*/) override { return true; }

 private:
  [[nodiscard]] Broken broken() const override { return {all[0], who_}; }
  [[nodiscard]] Message says(bool books) const override {
    return books ? say::is_out() : say::is_asked();
  }

  SeatSet out_;
  Seat who_ = nobody;
};

class Voter final : public ListingPlayer {
 public:
  using ListingPlayer::ListingPlayer;
  Event answer(const Question& q) override { return one_of_first(q, vote::most_players); }
};

}  // namespace

constinit const Kit vote_kit{
    .game = vote::village_game,
    .books = {.invariants = [] { return std::span<const Invariant>(all); },
              .watch = []() -> std::unique_ptr<Watch> { return std::make_unique<VillageWatch>(); }},
    .fuzz = {.player = [](const Game& game) -> std::unique_ptr<Player> {
      return std::make_unique<Voter>(game);
    }},
};

}  // namespace tally::verify
