#include "replay/report/lesson/excerpt.h"

namespace tally::report {

void Excerpt::event(const Event& e, const Match& match, std::uint32_t source_at) {
  const std::uint32_t at = at_++;
  if (at == end_) finish(match);
  if (at < begin_ || at >= end_) return;
  if (at == begin_) story_.begin_with(e, match);
  story_.event(e, match, source_at);
  moments_.event(e, match, source_at);
}

void Excerpt::decided(const Question& q, const Event& answer) {
  if (at_ >= begin_ && at_ < end_) moments_.decided(q, answer);
}

void Excerpt::finish(const Match& match) {
  if (finished_) return;
  finished_ = true;
  story_.finish(match);
  moments_.finish(match);
}

}  // namespace tally::report
