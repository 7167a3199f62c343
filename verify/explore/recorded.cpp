#include "verify/explore/recorded.h"

#include <utility>

#include "verify/fork/walk.h"

namespace tally::explore {
namespace {

// Walks to the event: `until` is where the walk may lead off.
class UpTo final : public crossing::Walk {
 public:
  UpTo(const Record& game, Match& match, std::size_t at, std::size_t until)
      : Walk(game, match, until), at_(at) {}
  std::vector<std::byte> position;

 private:
  bool leaves(const Question& q, std::size_t /*number*/, const Event* /*own*/,
              Event& /*e*/) override {
    if (!match().bookmark_at(q, position)) position.clear();
    match().stop();
    return true;
  }
  void sees(const Event& e) override {
    if (seen_++ != at_) return;
    if (!match().bookmark(e, position)) position.clear();
    match().stop();
  }

  std::size_t at_;
  std::size_t seen_ = 0;
};

}  // namespace

Position position_before(const Record& game, const Ruleset& rules, std::size_t at) {
  for (;; ++at) {
    // Where a move is due it is a question, where a turn begins the event itself.
    for (const std::size_t until : {at, at + 1}) {
      const auto match = game.game->match();
      UpTo walk(game, *match, at, until);
      match->play(game.setup, rules, walk);
      if (!walk.position.empty()) return {std::move(walk.position), at};
    }
    if (at >= game.size() || !game.game->schema().of(game.event(at)).boundary) return {};
  }
}

}  // namespace tally::explore
