#include "verify/shrink/otherwise.h"

#include <algorithm>
#include <array>
#include <span>

#include "verify/hidden/explain.h"
#include "verify/record_header.h"

namespace tally::verify {
namespace {

// What stands in Event::cards of this kind are other things than cards.
bool names_others(const KindInfo& kind) {
  return std::any_of(kind.fields.begin(), kind.fields.end(), [](const FieldInfo& f) {
    return f.field == Field::cards && f.type == FieldType::names;
  });
}

bool among(std::span<const Card> cards, Card c) {
  return std::find(cards.begin(), cards.end(), c) != cards.end();
}

// The cards that `who` has in his hand at the end of `record` and that `last`, its last event, does
// not name; as far as they are shown.
std::vector<Card> held_by(const Record& record, Seat who, const Event& last) {
  const Schema& schema = record.game->schema();
  const auto players = static_cast<std::size_t>(std::max(1, record.setup.players));
  std::array<bool, card_ids> held{};
  for (std::size_t i = 0; i + 1 < record.size(); ++i) {
    const Event& e = record.event(i);
    const KindInfo& kind = schema.of(e);
    if (names_others(kind) || kind.to == Spot::none) continue;
    const std::size_t share = std::max<std::size_t>(1, e.cards.size() / players);
    for (std::size_t k = 0; k < e.cards.size(); ++k)
      held[e.cards[k]] = (kind.to == Spot::seat && e.seat == who) ||
                         (kind.to == Spot::other && e.other == who) ||
                         (kind.to == Spot::each && k / share == static_cast<std::size_t>(who));
  }
  std::vector<Card> out;
  for (std::size_t c = unknown_card; c-- > 0;)
    if (held[c] && !among(last.cards, static_cast<Card>(c))) out.push_back(static_cast<Card>(c));
  return out;
}

// Of the cards that are played with those nobody has shown or used in `record`, those that are
// called as `like` is first: they do the same.
std::vector<Card> unused_like(const Record& record, const Match& match, Card like) {
  const Schema& schema = record.game->schema();
  const auto all = schema.cards;
  std::array<bool, card_ids> used{};
  for (const Observation& o : record.seen())
    if (schema.of(o.event).role != EventRole::chance)
      for (const Card c : o.event.cards) used[c] = true;
  std::vector<Card> out;
  for (std::size_t i = 0; i < all.size() && i < unknown_card; ++i)
    if (const auto c = static_cast<Card>(i); !used[c] && match.plays_with(c)) out.push_back(c);
  std::stable_partition(out.begin(), out.end(),
                        [&](Card c) { return like < all.size() && all[c].en == all[like].en; });
  return out;
}

}  // namespace

// Whether the last event is legal with `others` for `card`, which it names as often (twice, where
// cards cannot be told apart). Everywhere else they change places with `in_place_of`.
bool Otherwise::with(Card card, std::span<const Card> others, std::span<const Card> in_place_of) {
  const std::size_t last = head_.size() - 1;
  copy_header(head_, changed_);
  for (std::size_t at = 0; at <= last; ++at) {
    Event e = head_.event(at);
    if (e.cards.empty() || names_others(head_.game->schema().of(e))) {
      changed_.add(e, static_cast<std::uint32_t>(at + 1));
      continue;
    }
    cards_.assign(e.cards.begin(), e.cards.end());
    std::size_t next = 0;
    for (Card& c : cards_) {
      if (at == last && c == card) {
        c = others[next++];
        continue;
      }
      for (std::size_t k = 0; k < in_place_of.size(); ++k) {
        if (c != others[k] && c != in_place_of[k]) continue;
        c = c == others[k] ? in_place_of[k] : others[k];
        break;
      }
    }
    e.cards = cards_;
    changed_.add(e, static_cast<std::uint32_t>(at + 1));
  }
  checker_.check(changed_, rules_, report_);
  events_ += changed_.size();
  return std::none_of(report_.findings.begin(), report_.findings.end(),
                      [&](const Finding& f) { return f.source_at == last + 1; });
}

std::optional<Card> Otherwise::instead_of(const Record& record, std::size_t at) {
  if (at >= record.size() || record.event(at).cards.empty()) return {};
  copy_head(record, at + 1, head_);
  checker_.check(head_, rules_, report_);  // which cards there are is known then
  events_ += head_.size();
  const Event& e = head_.event(at);
  const auto all = head_.game->schema().cards;
  const bool of_another = head_.game->schema().of(e).from == Spot::other;
  const std::vector<Card> held = held_by(head_, of_another ? e.other : e.seat, e);
  const bool hides = hidden::hides(head_);
  for (const Card card : e.cards) {
    if (card == unknown_card) continue;
    const auto n = static_cast<std::size_t>(std::count(e.cards.begin(), e.cards.end(), card));
    const std::vector<Card> unused = unused_like(head_, checker_.match(), card);
    for (std::size_t first = 0; first < unused.size(); ++first) {
      std::vector<Card> others;
      for (std::size_t k = first; k < unused.size() && others.size() < n; ++k)
        if (all[unused[k]].en == all[unused[first]].en) others.push_back(unused[k]);
      if (others.size() < n) continue;
      if (hides && with(card, others, {})) return card;
      std::vector<Card> free;
      for (const Card c : held)
        if (free.size() < n && !among(others, c)) free.push_back(c);
      if (free.size() == n && with(card, others, free)) return card;
    }
  }
  return {};
}

}  // namespace tally::verify
