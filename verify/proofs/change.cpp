#include "verify/proofs/change.h"

#include <algorithm>

namespace tally::proofs {
namespace {

// Of this thread, as its context is.
struct Building {
  const Change* change = nullptr;
  Watched* watched = nullptr;
  bool within = false;
  Watched::Seen seen{};
};
thread_local Building now;

// True when this one is to be changed.
bool is_changed(Term t, int number) {
  if (!now.within) return false;
  const int nth = ++now.seen.terms[static_cast<std::size_t>(t)];
  if (t == Term::number && now.watched != nullptr) now.seen.numbers.push_back(number);
  return now.change != nullptr && now.change->text == now.seen.text && now.change->term == t &&
         now.change->nth == nth;
}

}  // namespace

std::string_view text_of(Term t) {
  constexpr std::string_view texts[] = {
#define TALLY_X(name, text) text,
      TALLY_TERMS(TALLY_X)
#undef TALLY_X
  };
  return texts[static_cast<std::size_t>(t)];
}

Changed::Changed(const Change& change) { now.change = &change; }
Changed::~Changed() { now.change = nullptr; }

Watched::Watched() { now.watched = this; }
Watched::~Watched() { now.watched = nullptr; }
void Watched::add(const Seen& one) {
  const auto same =
      std::find_if(texts_.begin(), texts_.end(), [&](const Seen& s) { return s.text == one.text; });
  if (same == texts_.end()) {
    texts_.push_back(one);
    return;
  }
  for (std::size_t i = 0; i < one.terms.size(); ++i)
    same->terms[i] = std::max(same->terms[i], one.terms[i]);
  if (one.numbers.size() > same->numbers.size()) same->numbers = one.numbers;
}

Text::Text(std::string_view name) {
  if (now.change == nullptr && now.watched == nullptr) return;
  now.within = true;
  now.seen = {};
  now.seen.text = name;
}
Text::~Text() {
  if (!now.within) return;
  if (now.watched != nullptr) now.watched->add(now.seen);
  now.within = false;
}

Term term_now(Term t) { return is_changed(t, 0) ? now.change->into : t; }
int number_now(int n) { return is_changed(Term::number, n) ? now.change->number : n; }

}  // namespace tally::proofs
