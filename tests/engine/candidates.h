#pragma once
// Everything somebody could try to answer a question with, sensible or not, made from the schema
// and from the words of the state alone: nothing here knows a rule.
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace tally::test {

class Candidates {
 public:
  using Try = std::function<void(const Event&)>;

  Candidates(const Game& game, const Match& match, int players);

  // What happened last: the words of the state do not name the cards that lie with nobody.
  void saw(const Event& e);

  // Calls `f` with each candidate: every kind that is accepted, every seat, every name, every
  // number that can be meant, every list of seats up to two and every set of three, and of cards
  //   - none, every one that lies with a player, a few of the others,
  //   - every set of the answerer's own and of those that lie with nobody, up to most_cards(),
  //   - of a kind where the order counts, every order of those aside,
  //   - of what has a name and is no card (generals), every pair that he was offered, in both
  //   orders.
  void each(const Question& q, const Try& f);

  // Sets of so many cards were all tried, in the last question.
  [[nodiscard]] int most_cards() const { return most_cards_; }

 private:
  using Cards = std::vector<Card>;

  void look_around();
  void make_seats();
  [[nodiscard]] std::vector<Cards> lists_of(const KindInfo& kind, Seat who, std::size_t others);
  // Fills in these fields in all ways; the others are as they are.
  void fill(Event& e, std::span<const FieldInfo> fields, const Question& q,
            const std::vector<Cards>& lists, const Try& f);
  [[nodiscard]] std::size_t ways(const FieldInfo& field, const Question& q) const;

  const Schema& schema_;
  const Match& match_;
  Seat players_;
  std::vector<Cards> with_;   // by seat, what lies with him, in hand or before him
  Cards aside_;               // turned up or looked at last
  Cards used_;                // in use last
  Cards thrown_;              // put on the discard pile since the phase began
  std::vector<Cards> named_;  // by seat, what he was offered that has a name and is no card
  std::vector<SeatList> seats_;
  int most_cards_ = 0;
};

}  // namespace tally::test
