// Plays a bot's game and judges each of its moves before it is made: bot SEED
#include <iostream>
#include <string>
#include <vector>

#include "engine/dou_dizhu/events.h"
#include "replay/books/wanted_rules.h"
#include "replay/random/answers.h"
#include "replay/words.h"

namespace kind = tally::dou_dizhu::kind;

// The rules ask the table for every choice and all that chance decides, and tell it what happens.
class BotTable final : public tally::Table {
 public:
  BotTable(const tally::Game& game, tally::Match& match, std::uint64_t seed)
      : game_(game), match_(match), chance_(seed) {}

  tally::Event answer(const tally::Question& q) override {
    if (chance_.of_chance(game_.schema(), q)) return chance_.by_chance(match_, q);
    tally::Event move = bot(q);
    const tally::Verdict verdict = q.judge(move);
    if (verdict.legal()) return move;
    std::cout << "not allowed by " << game_.rule_ids()[verdict.broken] << ": "
              << event_words(game_.schema(), move) << '\n';
    return chance_.one_of_first(q, 1);  // any legal move instead; Question::each lists them all
  }
  bool tell(tally::Event& e) override {
    std::cout << event_words(game_.schema(), e) << '\n';
    for (const tally::Card c : e.cards) {
      auto& hand = hands_[static_cast<std::size_t>(e.seat)];
      if (e.kind == kind::deal || e.kind == kind::stock) hand.push_back(c);
      if (e.kind == kind::play) std::erase(hand, c);
    }
    return true;  // it happens
  }

 private:
  // A simple mind: always the first card of its hand. Cards live until the next question.
  tally::Event bot(const tally::Question& q) {
    auto& hand = hands_[static_cast<std::size_t>(q.who)];
    tally::Event move;
    move.kind = q.accepts.contains(kind::play) ? kind::play : kind::bid;
    move.seat = q.who;
    if (move.kind == kind::play) move.cards = std::span(hand).first(1);
    q.complete(move);  // what the rules know of it: the type of the combination
    return move;
  }

  const tally::Game& game_;
  tally::Match& match_;
  tally::RandomAnswers chance_;
  std::vector<tally::Card> hands_[3];
};

int main(int argc, char** argv) {
  const tally::Game& game = *tally::find_game("dou_dizhu");
  const auto match = game.match();
  tally::Setup setup;
  setup.players = 3;
  BotTable table(game, *match, argc > 1 ? std::stoull(argv[1]) : 1);
  match->play(setup, tally::Rulesets({}).of(game, ""), table);
  return match->over() ? 0 : 1;
}
