#include "replay/guide/known_fillings.h"

#include <algorithm>
#include <cstring>

namespace tally::guide {

KnownFillings::Key KnownFillings::key(const Question& q, const Event& a, std::uint8_t sought) {
  Signature s;
  s.mix(std::uint64_t{sought});
  s.mix(std::uint64_t{cursor_.course.at});
  const std::span<const std::byte> state = cursor_.match->state();
  cursor_.work.add(state.size() / hashed_as_one);
  for (std::size_t i = 0; i < state.size(); i += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, state.data() + i, std::min(sizeof word, state.size() - i));
    s.mix(word);
  }
  Event asked;
  asked.kind = q.ask;
  asked.what = q.what;
  asked.seat = q.who;
  asked.other = q.other;
  asked.value = q.value;
  asked.extra = q.may_pass ? 1 : 0;
  s.mix(asked);
  for (const std::uint64_t word : q.accepts.words()) s.mix(word);
  s.mix(q.seats.words()[0]);
  s.mix((std::uint64_t{q.card.number()} << 32U) + q.rule);
  s.mix(a);
  s.mix(a.hidden);
  return s.value();
}

bool KnownFillings::recall(Key key, std::vector<Filling>& into) const {
  into.clear();
  const auto it = known_.find(key);
  if (it == known_.end()) return false;
  into = it->second;
  return true;
}

void KnownFillings::keep(Key key, const std::vector<Filling>& ways) {
  if (count_ + ways.size() + 1 > most_known) clear();
  count_ += ways.size() + 1;
  std::vector<Filling>& kept = known_[key];
  kept = ways;
  for (Filling& f : kept) f.event.cards = {};
}

}  // namespace tally::guide
