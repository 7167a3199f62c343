#include "replay/guide/gaps.h"

#include <algorithm>

namespace tally::guide {
namespace {

constexpr std::uint8_t who_and_what =
    bit_of(Field::seat) | bit_of(Field::what) | bit_of(Field::other);

}  // namespace

bool Gaps::may_come_next(const Question& q) { return q.may_pass && all_kinds.within(q.follows); }

std::uint8_t Gaps::fill_from_question(const Question& q, Event& a) const {
  const std::uint8_t before = a.hidden;
  const KindInfo& kind = cursor_.schema.of(a);
  if (!a.shows(Field::what) &&
      (q.told != nullptr || q.same_what || kind.role == EventRole::chance) && q.what != 0) {
    a.what = q.what;
    a.show(Field::what);
  }
  if (!a.shows(Field::other) && q.other != nobody) {
    a.other = q.other;
    a.show(Field::other);
  }
  if (hides(kind, a, Field::seat) && q.who != nobody) {
    a.seat = q.who;
    a.show(Field::seat);
  }
  // As many as are due, whichever.
  if (hides(kind, a, Field::cards) && may_be_unseen(kind) && kind.role != EventRole::choice) {
    const std::size_t due = q.told != nullptr ? q.told->cards.size()
                            : q.value > 0     ? static_cast<std::size_t>(q.value)
                                              : 0;
    if (due > 0 && due <= max_cards) {
      a.cards = q.told != nullptr ? q.told->cards : unseen_cards(due);
      a.show(Field::cards);
    }
  }
  return static_cast<std::uint8_t>(before & ~a.hidden);
}

namespace {

// Whether there is one answer alone of this kind and name, and nobody in it but who gives it.
class NamesNobody final : public AnswerSink {
 public:
  explicit NamesNobody(const Event& a) : a_(a) {}
  bool take(const Event& e) override {
    if (e.kind != a_.kind || e.what != a_.what) return true;
    nobody_else_ = e.other == nobody && e.seats.empty();
    return ++answers_ < 2;
  }
  [[nodiscard]] bool so() const { return answers_ == 1 && nobody_else_; }

 private:
  const Event& a_;
  int answers_ = 0;
  bool nobody_else_ = false;
};

}  // namespace

void Gaps::show_nobody(const Question& q, Event& a) const {
  const KindInfo& kind = cursor_.schema.of(a);
  const bool others = hides(kind, a, Field::other);
  const bool seats = hides(kind, a, Field::seats);
  if (!q.same_what || (!others && !seats) || a.other != nobody || !a.seats.empty()) return;
  NamesNobody answers(a);
  q.each(answers);
  if (!answers.so()) return;
  a.show(Field::other);
  a.show(Field::seats);
}

// Lists the ways in ways_. Where that would cost too much, gives up on the record and returns
// false.
bool Gaps::list_ways(const Question& q, const Event& a, std::uint8_t asked, bool legal_as_it_is) {
  const KnownFillings::Key key = known_.key(q, a, asked);
  if (known_.recall(key, ways_)) return true;
  const std::size_t at = cursor_.course.at;
  if (!cursor_.work.lasts_for_gaps()) filled_until_ = std::min(filled_until_, at);
  if (at >= filled_until_) {
    findings_.give_up(q.rule, q.who);
    return false;
  }
  tried_ = 0;
  if (legal_as_it_is) ways_.push_back({a, a.cards.size(), {}, true});  // where it decides nothing
  list_from(q, a);
  known_.keep(key, ways_);
  return true;
}

// The fields in which the ways differ.
Guessed Gaps::differing() const {
  Guessed fields = 0;
  const Filling& one = ways_.front();
  for (const Filling& f : ways_) {
    const auto differ = [&](Field field, bool differs) {
      if (differs) fields = static_cast<Guessed>(fields | bit_of(field));
    };
    differ(Field::seat, f.event.seat != one.event.seat);
    differ(Field::other, f.event.other != one.event.other);
    differ(Field::value, f.event.value != one.event.value);
    differ(Field::cards, f.cards != one.cards);
  }
  return fields;
}

// Ways on the player of the next observation, or of as many cards as it says, are likelier.
void Gaps::likelier_first(const Event& a, std::size_t from) {
  const std::size_t next_at = cursor_.course.at + 1;
  if (next_at >= cursor_.record->size()) return;
  const Event& next = cursor_.record->event(next_at);
  const bool hides_cards = hides(cursor_.schema.of(a), a, Field::cards);
  std::stable_partition(ways_.begin() + static_cast<std::ptrdiff_t>(from), ways_.end(),
                        [&](const Filling& f) {
                          return f.event.seats.contains(next.seat) || f.event.other == next.seat ||
                                 (hides_cards && static_cast<int>(f.cards) == next.value);
                        });
}

Gaps::Filled Gaps::fill(const Question& q, Event& a, Verdict& v, std::uint8_t asked,
                        Guessed& guessed) {
  const KindInfo& kind = cursor_.schema.of(a);
  const bool legal_as_it_is = v.legal();
  const bool possible = legal_as_it_is || v.undecided;
  const bool hides_some = std::any_of(kind.fields.begin(), kind.fields.end(),
                                      [&](const FieldInfo& f) { return !a.shows(f.field); });
  // A source that never shows some kinds of events hides much that matters to nobody; but a reader
  // has put in one of such a kind because it does.
  const bool put_in = !cursor_.record->shows.contains(a.kind);
  const bool matters =
      hides_some && kind.role == EventRole::choice && (cursor_.shows_all() || put_in || !possible);
  // Whoever may pass may have passed, and the answer be another player's to a later question, or
  // his own: where anything may come next, what looks like an answer may too.
  const bool may_be_later =
      (cursor_.shows_all() && q.may_pass && (asked & who_and_what) != 0) || may_come_next(q);
  if (q.may_pass)
    guessed = static_cast<Guessed>(asked & (bit_of(Field::seat) | bit_of(Field::other)));
  if (!matters && !may_be_later) return Filled::whole;
  ways_.clear();
  if (matters) {
    if (!list_ways(q, a, asked, legal_as_it_is)) return Filled::later;
    if (!ways_.empty()) guessed = static_cast<Guessed>(guessed | differing());
    if (ways_.empty() && hides(kind, a, Field::cards) && may_be_unseen(kind)) {
      a.cards = unseen_cards(1);  // not of the hand, but it may have lain open
      a.show(Field::cards);
      v = q.judge(a);
    }
    if (ways_.empty() && !may_be_later) return Filled::whole;  // however it is filled in
    likelier_first(a, legal_as_it_is ? 1 : 0);
  }
  const std::size_t here = std::max<std::size_t>(ways_.size(), 1);
  // At first sight it answers this question, unless it would break a rule here.
  const bool later_first = may_be_later && ways_.empty() && !v.legal() && !v.undecided;
  const std::size_t later = later_first ? 0 : here;
  std::size_t way = 0;
  if (may_be_later)
    way = decisions_.decide_gap(here + 1, later);
  else if (here > 1)
    way = decisions_.decide_gap(here);
  if (may_be_later && way == later) return Filled::later;
  if (ways_.empty()) return Filled::whole;
  const std::span<const Card> cards = a.cards;
  const Filling& f = ways_[way];
  a = f.event;
  a.cards = !cards.empty() ? cards : unseen_cards(f.cards);
  v = {no_rule, !f.legal};
  return legal_as_it_is || (f.legal && (put_in || ways_.size() == 1)) ? Filled::whole
                                                                      : Filled::open;
}

}  // namespace tally::guide
