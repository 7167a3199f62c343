#pragma once
// A part of a game as a game of its own, for the text and the data of pages.
#include <cstdint>

#include "replay/check.h"
#include "replay/diff/story.h"
#include "replay/report/lesson/passages.h"
#include "replay/report/page/moments.h"

namespace tally::report {

// Give it to Checker::check, then call finish().
class Excerpt final : public EventSink {
 public:
  Excerpt(const Game& game, const Passage& passage)
      : begin_(passage.begin), end_(passage.end), story_(game), moments_(game) {}

  void event(const Event& e, const Match& match, std::uint32_t source_at) override;
  void decided(const Question& q, const Event& answer) override;
  // As the game ended; matters only to a part that reaches so far.
  void finish(const Match& match);

  [[nodiscard]] const diff::Story& story() const { return story_; }
  [[nodiscard]] const Moments& moments() const { return moments_; }

 private:
  std::uint32_t begin_;
  std::uint32_t end_;
  diff::Story story_;
  Moments moments_;
  std::uint32_t at_ = 0;
  bool finished_ = false;
};

}  // namespace tally::report
