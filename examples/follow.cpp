// Follows a game event by event while it is being recorded: bot | follow
#include <iostream>
#include <string>

#include "replay/follow/follower.h"
#include "replay/words.h"

// What follows from each line is told here, before take() returns.
class Told final : public tally::FollowSink {
 public:
  // What happens by the rules, just before it does; `match` is how the game stands.
  void event(const tally::Event& e, const tally::Match& match, std::uint32_t) override {
    if (game == nullptr) return;
    std::cout << "turn " << match.turn() << ": " << event_words(game->schema(), e) << '\n';
  }
  // The events of the last line are in order, or something is found against them.
  void judged(const tally::Record& record, std::size_t, std::size_t,
              std::span<const tally::Finding> findings) override {
    game = record.game;
    for (const tally::Finding& f : findings) {
      if (f.kind == tally::FindingKind::undecided) continue;  // what comes later may show it
      std::cout << "  " << game->rule_ids()[f.rule] << ": " << text_of(f.message) << std::endl;
      ++trouble;
    }
  }
  void ended(const tally::Record& record) override {
    std::cout << record.size() << " events recorded" << std::endl;
  }
  void unreadable(const tally::io::InputError& error, std::string_view) override {
    std::cout << error.what() << std::endl;
    ++trouble;
  }

  const tally::Game* game = nullptr;
  std::size_t trouble = 0;
};

int main() {
  Told told;
  tally::Follower follower({}, told);
  for (std::string line; std::getline(std::cin, line);) follower.take(line + '\n');
  follower.close();
  return told.trouble == 0 ? 0 : 1;
}
