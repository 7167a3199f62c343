// Finding answers in a record. Whether they are legal is asked in legal.cpp.
#include <algorithm>

#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/numbers.h"

namespace tally::sanguosha {

// In the play phase only a skill that acts then; others wait for their window. And what is used on
// one of several targets waits for the question about him. What is no Slash is no further one of
// the Green Dragon Blade, but the next use of the play phase.
bool Legal::could_answer(const Question& q, const Event& a) const {
  const Ask ask = static_cast<Ask>(q.ask);
  if (of_the_mode(a.kind)) return mode_->could_answer(*this, q, a);
  // Where a general may be turned up to nullify, trick and target are held against the answer here.
  const bool names_other = (a.shows(Field::what) && a.what != q.what) ||
                           (a.shows(Field::other) && a.other != nobody && a.other != q.other);
  if (a.kind == kind::nullify && names_other) return answers_only_this(q, a);
  // What only the record knows to be due is that and nothing else.
  if (ask == Ask::over) {
    if (q.value == 1) return a.seats.empty();
    if (!a.shows(Field::seats)) return true;
    if (a.seats.empty())
      return !options_.is<Opt::end_rebels>("otherwise");  // which may leave a gap
    SeatSet winners;
    for (const Seat s : a.seats) {
      if (!state_.seated(s)) return false;
      winners.add(s);
    }
    return mode_->can_have_won(state_, options_, winners);
  }
  if (ask == Ask::punish || (ask == Ask::draw && q.may_pass))
    return (!a.shows(Field::cards) && (ask == Ask::punish || !a.shows(Field::value))) ||
           a.cards.size() == static_cast<std::size_t>(q.value) ||
           (a.cards.empty() && a.value == q.value);
  if (ask == Ask::slash_at && a.kind == kind::use && a.shows(Field::what))
    return q.what != static_cast<What>(Name::blade) || is_slash(as_of(a)) ||
           a.seat != state_.current;
  // Nobody helps the dying with anything but a Peach or a Wine: a Slash on who lives on by 不屈 is
  // what 乱武 demands next, also where the record ends with it.
  if (ask == Ask::rescue && a.kind == kind::use && a.shows(Field::what))
    return as_of(a) == Name::peach || as_of(a) == Name::wine;
  // Redeployment is over: what is no equipment is the next use of the play phase.
  if (ask == Ask::dress && a.kind == kind::use && a.shows(Field::what))
    return is_equipment(info(as_of(a)).type);
  // What another soul does waits for the question to it, whomever it possesses.
  if (ask == Ask::haunt && a.seat != q.who)
    return !state_.seated(a.seat) || state_.possessed_by(a.seat) == nobody;
  // A choice of another way is an answer to what is asked next.
  if (ask == Ask::decide && a.shows(Field::what)) return (q.value >> a.what & 1) != 0;
  if (a.kind != kind::invoke) return true;
  if (ask == Ask::invoke || ask == Ask::invoke_on) {
    // Of a skill of the play phase that goes on to somebody else (倾城) a record says after whom:
    // one that does not tells of its next use.
    const bool goes_on = q.other != nobody && skill_of(q.what) != Skill::none &&
                         info(skill_of(q.what)).effects.act != nullptr;
    return !a.shows(Field::other) || a.other == q.other || (a.other == nobody && !goes_on);
  }
  if (ask != Ask::play || !a.shows(Field::what)) return true;
  const Skill s = skill_of(a.what);
  return s != Skill::none && info(s).effects.act != nullptr;
}

// A skill that this player does not have, used where it is another's to use, or another skill. Or
// an answer for a lord who called on a kingdom, by a player of another.
bool Legal::answers_only_this(const Question& q, const Event& a) const {
  const Ask ask = static_cast<Ask>(q.ask);
  if (a.kind == kind::respond) return of_another_kingdom(q, a);
  // A new trick would come first, and so would a Nullification to be nullified.
  if (a.kind == kind::claim && ask == Ask::nullify)
    return a.what == static_cast<What>(Name::nullification);
  if (a.kind == kind::nullify && ask == Ask::nullify)
    return !is_nullification(static_cast<Name>(q.what)) && a.shows(Field::what) && a.what != q.what;
  const bool retrial = ask == Ask::retrial_hand || ask == Ask::retrial_any;
  return (ask == Ask::invoke || ask == Ask::invoke_on || retrial) && lacks_skill(q, a);
}

// The judgement, the gift or the cards that a skill or an equipment brings its owner. Or the reward
// for which the pile was short: whoever draws so many now could not without the reshuffle.
bool Legal::shows_answer(const Question& q, const Event& next) const {
  const Ask ask = static_cast<Ask>(q.ask);
  if (ask == Ask::shuffle) {
    const int due = mode().reward(options_);
    const int n = options_.is<Opt::deck_exhausted>("partial") ? std::min<int>(due, q.value) : due;
    return next.kind == kind::draw &&
           (next.cards.empty() ? next.value : static_cast<int>(next.cards.size())) == n;
  }
  if (ask != Ask::invoke && ask != Ask::invoke_on) return false;
  switch (next.kind) {
    case kind::flip:
    case kind::judged:
    case kind::gift: return next.seat == q.who && next.what == q.what;
    case kind::peek:
    case kind::arrange:
    case kind::draw:
    case kind::gain:
    case kind::snatch: return next.seat == q.who;
    default: return false;
  }
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
