#pragma once
// Looks at questions and events as they come, with all the rules say of them.
#include <memory>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"
#include "tests/outputs/figures.h"

namespace tally::outputs {

class Listening final : public EventSink {
 public:
  Listening(const Game& game, int players, Figures& out);

  void mix_question(const Question& q);
  void list(const Question& q);
  // The answer with one thing changed.
  void vary(const Question& q, const Event& e);

  void decided(const Question& q, const Event& answer) override;
  void passed(const Question& q) override { mix_question(q); }
  void event(const Event& e, const Match& match, std::uint32_t source_at) override;

 private:
  struct Listing;

  void mix_verdict(const Verdict& v);
  void cite(const Event& e, const Match& match);
  // Each variant as if a record said so: what becomes of the state.
  void take_words(const Event& e, const Match& match);

  const Schema& schema_;
  int players_;
  Figures& out_;
  std::vector<Message> sums_;
  std::unique_ptr<Match> taken_;
  std::unique_ptr<Match> strayed_;  // takes all words, and goes on from there
  bool straying_ = false;
  int words_ = 0;
};

// All fields of the state.
void mix_state(const Match& match, Column c, Figures& out);

}  // namespace tally::outputs
