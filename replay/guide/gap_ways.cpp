// The ways to fill in an answer: every value of one field that is not shown, and then of the
// others.
#include <algorithm>

#include "replay/guide/gaps.h"

namespace tally::guide {
namespace {

constexpr std::size_t most_cards_guessed = 20;
constexpr std::size_t most_value_guessed = 3;

// Lists of seats that an answer may name, the likelier first: one, all, none, two, three.
template <class On>
void each_list_of_seats(const Match& match, Seat by, Seat players, On on) {
  SeatList others;
  SeatList all;
  for (Seat s = 0; s < players; ++s) {
    on(SeatList{s});
    if (!match.plays(s)) continue;
    all.push(s);
    if (s != by) others.push(s);
  }
  if (others.size() > 1) on(others);
  if (all.size() > 1) on(all);
  on(SeatList{});
  for (Seat s = 0; s < players; ++s)
    for (Seat t = 0; t < players; ++t)
      if (s != t) on(SeatList{s, t});
  for (Seat s = 0; s < players; ++s)
    for (Seat t = static_cast<Seat>(s + 1); t < players; ++t)
      for (Seat u = static_cast<Seat>(t + 1); u < players; ++u) on(SeatList{s, t, u});
}

}  // namespace

void Gaps::list_if_possible(const Question& q, const Event& a) {
  if (++tried_ > most_tried) return;
  cursor_.work.add();
  const Verdict v = q.judge(a);
  if ((!v.legal() && !v.undecided) || ways_.size() >= most_ways) return;
  ways_.push_back({a, a.cards.size(), {}, v.legal()});
}

void Gaps::list_from(const Question& q, const Event& a) {
  if (tried_ > most_tried) return;
  const KindInfo& kind = cursor_.schema.of(a);
  const auto with = [&](Field f, auto set) {
    Event x = a;
    x.show(f);
    set(x);
    list_from(q, x);
  };
  const auto players = static_cast<Seat>(cursor_.record->setup.players);
  if (hides(kind, a, Field::seat)) {
    for (Seat s = 0; s < players; ++s) with(Field::seat, [&](Event& x) { x.seat = s; });
  } else if (hides(kind, a, Field::cards) && may_be_unseen(kind)) {
    const auto so_many = [&](std::size_t n) {
      with(Field::cards, [&](Event& x) { x.cards = unseen_cards(n); });
    };
    // As many as the question says, first: where that is a limit, fewer will do.
    const std::size_t due = q.value > 1 ? static_cast<std::size_t>(q.value) : 1;
    if (due <= max_cards) so_many(due);
    for (std::size_t n = 1; n <= most_cards_guessed; ++n)
      if (n != due) so_many(n);
  } else if (hides(kind, a, Field::what)) {
    const std::size_t names = field_of(kind, Field::what)->names.size();
    for (std::size_t n = 0; n < names; ++n)
      with(Field::what, [&](Event& x) { x.what = static_cast<What>(n); });
  } else if (hides(kind, a, Field::other)) {
    for (Seat s = nobody; s < players; ++s) with(Field::other, [&](Event& x) { x.other = s; });
  } else if (hides(kind, a, Field::value)) {
    for (std::size_t n = 0; n <= std::max(a.cards.size(), most_value_guessed); ++n)
      with(Field::value, [&](Event& x) { x.value = static_cast<std::int32_t>(n); });
  } else if (hides(kind, a, Field::seats)) {
    each_list_of_seats(*cursor_.match, a.seat, players, [&](const SeatList& seats) {
      with(Field::seats, [&](Event& x) { x.seats = seats; });
    });
  } else {
    list_if_possible(q, a);
  }
}

}  // namespace tally::guide
