#pragma once
// The Table of a story: answers from its script, compares what is told with it.
#include <array>
#include <deque>
#include <memory>
#include <string>

#include "tests/support/story.h"

namespace tally::test {

class Storyteller final : public Table {
 public:
  explicit Storyteller(Story& story);

  // Plays the whole story and holds everything that was expected of it.
  void tell();

  Event answer(const Question& q) override;
  bool tell(Event& e) override;
  [[nodiscard]] bool comes_next(Event& e) override;

 private:
  Event by_chance(const Question& q);
  Event scripted(const Question& q);
  Event carry_out(Step& step, const Question& q);
  void attempt(const Step& step, const Question& q);
  // Completes what the story leaves out because there is only one way to do it.
  [[nodiscard]] Event complete(const Step& step, const Question& q) const;
  [[nodiscard]] bool meant_for(const Step& step, const Question& q) const;
  Event unscripted(const Question& q);

  [[nodiscard]] const Step* next_to_come() const;  // the next choice or event; nullptr: none left
  Step& come_to_next();                            // looks at the expectations before it
  void look();                                     // at the expectations that are due
  void rest();                                     // the end of the script: the last look
  void cite(Rule rule);
  void cite(const Event& e);
  void cite_conversion(const Event& a, sanguosha::Name as);
  void must_not(const Step& step, bool came, const std::string& what) const;
  void fail(const Where& where, const std::string& what) const;
  void give_up(const Where& where, const std::string& what);
  void arrive(const Event& e);
  [[nodiscard]] sanguosha::State state() const;
  [[nodiscard]] SeatList targets_of(const Event& use) const;  // where there is no choice of them

  Story& story_;
  std::unique_ptr<Match> match_;
  std::deque<Step>& steps_;
  std::size_t at_ = 0;
  bool begun_ = false;
  bool done_ = false;
  int idle_turns_ = 0;
  std::array<int, static_cast<std::size_t>(sanguosha::Ask::count)>
      asked_{};  // by Ask, since the story began
  std::array<Card, max_cards> cards_{};
  std::deque<std::string> heard_;  // the last things that happened, for messages
};

}  // namespace tally::test
