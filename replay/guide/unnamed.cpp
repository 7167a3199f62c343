#include "replay/guide/unnamed.h"

#include <algorithm>

#include "engine/core/card_set.h"
#include "replay/guide/matching.h"

namespace tally::guide {
namespace {

constexpr Card none = unknown_card;

std::size_t count_unnamed(const Event& a) {
  return static_cast<std::size_t>(std::count(a.cards.begin(), a.cards.end(), unknown_card));
}

}  // namespace

bool Unnamed::may_name(const Event& a) const {
  const KindInfo& kind = cursor_.schema.of(a);
  return (kind.all_see_it_go() || takes(kind)) && a.cards.size() <= named_.size();
}

void Unnamed::name_as(Event& a, const Filling& f) {
  if (a.cards.data() != named_.data()) std::copy(a.cards.begin(), a.cards.end(), named_.begin());
  a.cards = {named_.data(), a.cards.size()};
  for (std::size_t i = 0; i < f.cards; ++i)
    *std::find(named_.data(), named_.data() + a.cards.size(), unknown_card) = f.named[i];
}

void Unnamed::name_left_out(const Question& q, Event& a, Verdict& v) {
  const std::size_t unnamed = count_unnamed(a);
  if (!may_name(a) || unnamed == 0) return;
  const KnownFillings::Key key = known_.key(q, a, KnownFillings::cards_left_out);
  if (!known_.recall(key, ways_)) {
    list_left_out(q, a);
    known_.keep(key, ways_);
  }
  if (ways_.size() == 1) {
    name_as(a, ways_.front());
    v = q.judge(a);
  } else if (!ways_.empty()) {
    v.undecided = true;  // nobody can say which
  } else if (unnamed > 2) {
    name_all(q, a, v);
  }
}

// For one unnamed card, or two. Stops at two ways: it only matters whether there are several.
void Unnamed::list_left_out(const Question& q, const Event& a) {
  ways_.clear();
  std::array<Card, max_cards> cards{};
  std::copy(a.cards.begin(), a.cards.end(), cards.begin());
  Card* const end = cards.data() + a.cards.size();
  Card* const first = std::find(cards.data(), end, unknown_card);
  Card* const second = std::find(first + (first != end ? 1 : 0), end, unknown_card);
  Event x = a;
  x.cards = {cards.data(), a.cards.size()};
  const auto try_all = [&](Card* into, auto&& then) {
    for (std::size_t i = 0; i < cursor_.schema.cards.size() && ways_.size() < 2; ++i) {
      const Card c = static_cast<Card>(i);
      if (!cursor_.match->plays_with(c) || has(a.cards, c)) continue;
      // What he has later on nobody has taken.
      if (takes(cursor_.schema.of(a)) && cursor_.comes_from(c, a.other) == Cursor::From::him)
        continue;
      *into = c;
      cursor_.work.add();
      then(c);
    }
    *into = unknown_card;
  };
  try_all(first, [&](Card c) {
    if (q.judge(x).legal()) ways_.push_back({a, 1, {c, none, none}, true});
  });
  if (!ways_.empty() || count_unnamed(a) != 2) return;
  try_all(first, [&](Card c) {
    try_all(second, [&](Card d) {
      if (d > c && q.judge(x).legal()) ways_.push_back({a, 2, {c, d, none}, true});
    });
  });
}

// For more of them: if just as many other cards can have gone, it was those.
void Unnamed::name_all(const Question& q, Event& a, Verdict& v) {
  const std::span<const Card> said = a.cards;
  const std::size_t unnamed = count_unnamed(a);
  if (said.data() != named_.data()) std::copy(said.begin(), said.end(), named_.begin());
  a.cards = {named_.data(), said.size()};
  Event with_one = a;
  auto* const end = std::remove(named_.data(), named_.data() + said.size(), unknown_card);
  with_one.cards = {named_.data(), static_cast<std::size_t>(end + 1 - named_.data())};
  std::array<Card, max_cards> fit{};
  std::size_t n = 0;
  for (std::size_t i = 0; i < cursor_.schema.cards.size(); ++i) {
    *end = static_cast<Card>(i);
    cursor_.work.add();
    if (cursor_.match->plays_with(*end) && !has(said, *end) && q.judge(with_one).legal())
      fit[n++] = *end;
  }
  const bool all = n == unnamed;
  std::copy_n(fit.begin(), all ? n : 0, end);
  if (!all) std::fill_n(end, unnamed, unknown_card);
  v = q.judge(a);
  v.undecided = !v.legal() && n > unnamed;
  if (!v.legal()) a.cards = said;
}

void Unnamed::name_open(const Question& q, Event& a, bool of_hand, bool not_shown,
                        Guessed& guessed) {
  const KindInfo& kind = cursor_.schema.of(a);
  if (kind.role != EventRole::choice || !may_name(a) || !cursor_.shows_all()) return;
  const KnownFillings::Key key =
      known_.key(q, a, of_hand ? KnownFillings::cards_of_hand : KnownFillings::cards_open);
  if (!known_.recall(key, ways_)) {
    list_open(q, a, of_hand);
    known_.keep(key, ways_);
  }
  // Who takes a card that nobody saw takes it out of the hand, unless the record has it elsewhere
  // later.
  if (takes(kind) && of_hand && !not_shown)
    std::erase_if(ways_, [&](const Filling& f) {
      return f.cards > 0 && cursor_.comes_from(f.named[0], a.other) != Cursor::From::another;
    });
  if (ways_.empty()) return;
  const bool several = ways_.size() > 1;
  const Filling& f = ways_[several ? decisions_.decide_gap(ways_.size()) : 0];
  // That it was of the hand is the record's own word if it says that nobody saw it.
  if (takes(kind) && several && (not_shown || f.cards > 0))
    guessed = static_cast<Guessed>(guessed | bit_of(Field::cards));
  if (f.cards > 0) name_as(a, f);
}

void Unnamed::list_open(const Question& q, const Event& a, bool of_hand) {
  const Schema& schema = cursor_.schema;
  ways_.clear();
  if (of_hand) ways_.push_back({a, 0, {}, true});
  // Every card that is not in the pile or a hand by what is known, equipment first.
  CardSet<card_ids> unseen;
  std::array<Card, max_cards> room{};
  const auto n = static_cast<std::size_t>(cursor_.match->chance_answer(q, room.data()).cards);
  for (std::size_t i = 0; i < n; ++i) unseen.add(room[i]);
  std::array<Card, max_cards> may_be{};
  std::size_t found = 0;
  for (const bool equipment : {true, false})
    for (std::size_t i = 0; i < schema.cards.size(); ++i) {
      const Card c = static_cast<Card>(i);
      if (schema.cards[i].on_self == equipment && !unseen.contains(c) &&
          cursor_.match->plays_with(c) && !has(a.cards, c))
        may_be[found++] = c;
    }
  Event x = a;
  std::array<Card, max_cards> cards{};
  x.cards = {cards.data(), a.cards.size()};
  Card* const end = cards.data() + a.cards.size();
  const auto fits = [&](const std::array<Card, 3>& with) {
    if (ways_.size() >= most_ways) return;
    std::copy(a.cards.begin(), a.cards.end(), cards.begin());
    std::size_t k = 0;
    for (; k < with.size() && with[k] != none; ++k) {
      Card* const at = std::find(cards.data(), end, unknown_card);
      if (at == end) return;
      *at = with[k];
    }
    cursor_.work.add();
    if (q.judge(x).legal()) ways_.push_back({a, k, with, true});
  };
  for (std::size_t i = 0; i < found; ++i) fits({may_be[i], none, none});
  if (count_unnamed(a) == 1) return;
  for (std::size_t i = 0; i < found; ++i)
    for (std::size_t j = i + 1; j < found && schema.cards[may_be[j]].on_self; ++j) {
      fits({may_be[i], may_be[j], none});
      for (std::size_t k = j + 1; k < found && schema.cards[may_be[k]].on_self; ++k)
        fits({may_be[i], may_be[j], may_be[k]});
    }
}

}  // namespace tally::guide
