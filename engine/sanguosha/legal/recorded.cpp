// Finding answers in a record. Whether they are legal is asked in legal.cpp.
#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

bool Legal::could_answer(const Question& q, const Event& a) const {
  if (of_the_mode(a.kind)) return mode_->could_answer(*this, q, a);
  // Where a general may be turned up to nullify, trick and target are held against the answer here.
  const bool names_other = (a.shows(Field::what) && a.what != q.what) ||
                           (a.shows(Field::other) && a.other != nobody && a.other != q.other);
  if (a.kind == kind::nullify && names_other) return answers_only_this(q, a);
  const auto could = ask_rules[q.ask]->could_answer;
  return could == nullptr || could(*this, q, a);
}

// Of every question for a Slash or a Dodge: for a lord who called on a kingdom, by a player of
// another.
bool Legal::answers_only_this(const Question& q, const Event& a) const {
  if (a.kind == kind::respond) return of_another_kingdom(q, a);
  const auto only_this = ask_rules[q.ask]->answers_only_this;
  return only_this != nullptr && only_this(*this, q, a);
}

bool Legal::shows_answer(const Question& q, const Event& next) const {
  const auto shows = ask_rules[q.ask]->shows_answer;
  return shows != nullptr && shows(*this, q, next);
}

// On whom a skill or an equipment is used need not be said where only one can be meant.
void Legal::complete(const Question& q, Event& a) const {
  const Ask ask = static_cast<Ask>(q.ask);
  if (a.kind == kind::invoke && a.other == nobody && (ask == Ask::invoke || ask == Ask::invoke_on))
    a.other = q.other;
  if (a.kind == kind::pindian && a.other == nobody) a.other = q.other;
  if (ask == Ask::punish) complete_loss(q, a);
}

// SGS-PUNISH-LORD: all he has goes, so of cards without a name those do of which is known where
// they are.
void Legal::complete_loss(const Question& q, Event& a) const {
  const auto end = a.cards.end();
  if (static_cast<int>(a.cards.size()) != q.value ||
      std::find(a.cards.begin(), end, unknown_card) == end || !judge(q, a).legal())
    return;
  std::array<Card, deck_size> his;  // NOLINT: as far as it is read
  // AMB-SGS-007
  const bool judge_area = options_.is<Opt::lord_punish_scope>("all_zones");
  const int n = state_.cards_of(q.who, true, true, judge_area, his.data());
  std::array<Card, deck_size> all;  // NOLINT: likewise
  auto next =
      std::copy_if(a.cards.begin(), end, all.begin(), [](Card c) { return c != unknown_card; });
  for (int i = 0; i < n; ++i) {
    const Card c = his[static_cast<std::size_t>(i)];
    if (c == unknown_card || std::find(a.cards.begin(), end, c) != end) continue;
    if (next - all.begin() == q.value) return;  // then it names one he did not have
    *next++ = c;
  }
  std::fill(next, all.begin() + q.value, unknown_card);
  std::copy_n(all.begin(), q.value, completed_.begin());
  a.cards = {completed_.data(), static_cast<std::size_t>(q.value)};
}

}  // namespace tally::sanguosha
