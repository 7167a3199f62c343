// Plays a bot's game and judges each of its moves before it is made: bot SEED
#include <iostream>
#include <string>
#include <vector>

#include "engine/dou_dizhu/events.h"
#include "replay/books/wanted_rules.h"
#include "replay/random/answers.h"
#include "replay/words.h"

namespace kind = tally::dou_dizhu::kind;

// The rules ask the table for every choice and all that chance decides, and tell it what follows.
class BotTable final : public tally::Table {
 public:
  BotTable(const tally::Game& game, tally::Match& match, std::uint64_t seed)
      : game_(game), match_(match), chance_(seed) {}

  tally::Event answer(const tally::Question& q) override {
    const bool of_chance = tally::RandomAnswers::of_chance(game_.schema(), q);
    const tally::Event e = of_chance ? chance_.by_chance(match_, q) : judged(q, move(q));
    happens(e);
    return e;
  }
  bool tell(tally::Event& e) override {
    happens(e);
    return true;
  }

 private:
  // The move, if it keeps the rules; else any that does. Question::each would list them all.
  tally::Event judged(const tally::Question& q, const tally::Event& e) {
    const tally::Verdict verdict = q.judge(e);
    if (verdict.legal()) return e;
    std::cout << "not allowed by " << game_.rule_ids()[verdict.broken] << ": "
              << event_words(game_.schema(), e) << '\n';
    return chance_.one_of_first(q, 1);
  }

  // The bot is simple: it always plays the first card of its hand, and never bids.
  tally::Event move(const tally::Question& q) {
    tally::Event e;
    e.kind = q.accepts.contains(kind::play) ? kind::play : kind::bid;
    e.seat = q.who;
    if (e.kind == kind::play) {
      card_ = hand_of(q.who).front();
      e.cards = {&card_, 1};  // has to live until the next question
    }
    q.complete(e);  // what the rules know of it: the type of the combination
    return e;
  }

  void happens(const tally::Event& e) {
    std::cout << event_words(game_.schema(), e) << '\n';
    for (const tally::Card c : e.cards) {
      if (e.kind == kind::deal || e.kind == kind::stock) hand_of(e.seat).push_back(c);
      if (e.kind == kind::play) std::erase(hand_of(e.seat), c);
    }
  }
  std::vector<tally::Card>& hand_of(tally::Seat s) { return hands_[static_cast<std::size_t>(s)]; }

  const tally::Game& game_;
  tally::Match& match_;
  tally::RandomAnswers chance_;
  std::vector<tally::Card> hands_[3];
  tally::Card card_{};
};

int main(int argc, char** argv) {
  const tally::Game& game = *tally::find_game("dou_dizhu");
  const auto match = game.match();
  tally::Setup setup;
  setup.players = 3;
  BotTable table(game, *match, argc > 1 ? std::stoull(argv[1]) : 1);
  tally::Rulesets rulesets({});
  match->play(setup, rulesets.of(game, ""), table);
  return match->over() ? 0 : 1;
}
