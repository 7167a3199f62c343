// What findings say beyond one event: cards that do not fit, hands, answers, the set-up.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/core/card_set.h"
#include "replay/compare.h"
#include "replay/guide.h"
#include "replay/messages.h"
#include "replay/words.h"

namespace tally {
namespace {

constexpr std::size_t most_named = 4;

// `e` says whether these are cards or numbers of names.
void name_some(Message& out, const Schema& schema, const Event& e,
               const Says<Message, Message>& how, const std::vector<Card>& cards) {
  if (cards.empty()) return;
  const std::span<const Card> first(cards.data(), std::min(cards.size(), most_named));
  Message named = said_items(schema, e, first);
  if (cards.size() > most_named) named = say::and_more(std::move(named), cards.size() - most_named);
  out = how(std::move(out), std::move(named));
}

// "3 cards"; of names, what their field is called: "5 generals".
Message number_of(const Schema& schema, const Event& e, int n) {
  for (const FieldInfo& f : schema.of(e).fields)
    if (f.type == FieldType::names) return say::number_of_names(n, said_word(schema, f.key));
  return say::number_of_cards(n);
}

}  // namespace

// How many cards chance should have answered with; which of these cannot be there, and which
// should.
Message Guide::fitting_cards(const Question& q, const Event& a) {
  std::array<Card, max_cards> lot{};
  const auto n = static_cast<std::size_t>(match_->lot(q, lot.data()).cards);
  CardSet<card_ids> there;
  for (std::size_t i = 0; i < n; ++i) there.add(lot[i]);
  CardSet<card_ids> named;
  std::vector<Card> twice;
  std::vector<Card> elsewhere;
  for (Card c : a.cards) {
    if (c == unknown_card) continue;
    if (named.contains(c))
      twice.push_back(c);
    else if (!there.contains(c))
      elsewhere.push_back(c);
    named.add(c);
  }
  std::vector<Card> absent;
  const bool counted_only = a.cards.empty() && a.shows(Field::value);
  const std::size_t said =
      counted_only ? static_cast<std::size_t>(std::max<int>(a.value, 0)) : a.cards.size();
  // Where all of them are called for; a card without a name may be any of them.
  if (static_cast<std::size_t>(q.value) == n && !counted_only && !has(a.cards, unknown_card))
    for (const Card c : there)
      if (!named.contains(c)) absent.push_back(c);
  copies_.emplace(schema_);
  for (const std::vector<Card>* some : {&twice, &elsewhere, &absent})
    for (const Card c : *some) copies_->number(c);
  Message out = number_of(schema_, a, q.value);
  if (!twice.empty() || !elsewhere.empty() || !absent.empty())
    out = say::that_can_be_there(std::move(out));
  if (q.who != nobody && a.seat != q.who)
    out = say::for_seat(std::move(out), said_seat(q.who, &record_->labels));
  if (said != static_cast<std::size_t>(q.value)) out = say::record_has(std::move(out), said);
  name_some(out, wording(), a, say::twice, twice);
  name_some(out, wording(), a, say::not_among_them, elsewhere);
  name_some(out, wording(), a, say::absent, absent);
  return say::fitting(std::move(out));
}

bool Guide::contradicts_itself(const Event& e) const {
  const KindInfo& kind = schema_.of(e);
  if (kind.counted == Counted::no || e.cards.empty()) return false;
  if (!e.shows(Field::value) || !e.shows(Field::cards)) return false;
  const auto times =
      static_cast<std::size_t>(kind.counted == Counted::cards_each ? record_->setup.players : 1);
  return e.cards.size() != static_cast<std::size_t>(std::max<int>(e.value, 0)) * times;
}

void Guide::report_contradiction(const Event& e, Rule rule) {
  Finding* const f = finding(FindingKind::contradiction, rule, e.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, nullptr, nullptr, &e);
  f->found = words(e);
  const bool each = schema_.of(e).counted == Counted::cards_each;
  const auto fields = schema_.of(e).fields;
  if (std::any_of(fields.begin(), fields.end(),
                  [](const FieldInfo& i) { return i.type == FieldType::names; })) {
    f->message = say::names_not_as_said(e.value, e.cards.size());
    f->expected = say::as_many_names();
    return;
  }
  f->message = (each ? say::hands_not_as_said : say::cards_not_as_said)(e.value, e.cards.size());
  f->expected = say::as_many_cards();
}

// Cards dealt seat by seat: only of those seats where the two differ. Empty when not comparable.
Message Guide::differing_hands(const Event& e, const Event& other) const {
  const auto seats = static_cast<std::size_t>(record_->setup.players);
  if (schema_.of(e).counted != Counted::cards_each || e.cards.size() != other.cards.size() ||
      e.cards.size() % seats != 0)
    return {};
  const std::size_t each = e.cards.size() / seats;
  std::vector<Message> differing;
  for (std::size_t s = 0; s < seats; ++s) {
    Event a = e;
    Event b = other;
    a.cards = e.cards.subspan(s * each, each);
    b.cards = other.cards.subspan(s * each, each);
    static constexpr FieldInfo cards_only[] = {{Field::cards, FieldType::cards, "cards"}};
    KindInfo kind;
    kind.fields = cards_only;
    if (compare(kind, a, b, false).same) continue;
    differing.push_back(
        say::colon(said_seat(static_cast<Seat>(s)), said_cards(wording(), a.cards)));
  }
  return differing.empty() ? Message() : say::hands(joined(std::move(differing), say::semicolon));
}

// "use, recast or invoke by seat 1, or nothing"
Message Guide::wanted(const Question& q) const {
  std::vector<Message> kinds;
  Message count;
  for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
    if (!q.accepts.contains(static_cast<Kind>(k))) continue;
    kinds.push_back(said_word(schema_, schema_.kinds[k].name));
    const auto fields = schema_.kinds[k].fields;
    const bool has_some = std::any_of(fields.begin(), fields.end(),
                                      [](const FieldInfo& f) { return f.field == Field::cards; });
    if (q.value <= 1 || !has_some || !count.empty()) continue;
    Event e;
    e.kind = static_cast<Kind>(k);
    count = number_of(schema_, e, q.value);
  }
  Message out = joined(std::move(kinds), say::comma, say::or_);
  if (q.who != nobody) out = say::by_seat(std::move(out), said_seat(q.who, &record_->labels));
  if (!count.empty()) out = say::of_number(std::move(out), std::move(count));
  if (q.may_pass) out = say::or_nothing(std::move(out));
  return say::due(std::move(out));
}

namespace {

// "4 players: lord 1, loyalist 1, rebel 2": how often each value of a seat's first field stands.
Message counts_of(const Schema& schema, const Setup& setup) {
  const SeatFieldInfo& field = schema.seat_fields[0];
  std::vector<Message> counts;
  for (std::size_t v = 0; v < field.names.size(); ++v) {
    int n = 0;
    for (int s = 0; s < setup.players; ++s)
      n += setup.seat[static_cast<std::size_t>(s)][0] == v ? 1 : 0;
    if (n > 0) counts.push_back(say::role_count(said_word(schema, field.names[v]), n));
  }
  if (counts.empty()) return say::number_of_players(setup.players);
  return say::roles(say::number_of_players(setup.players), joined(std::move(counts), say::comma));
}

// ", the lord in seat 1". Where it is not shown who sits there, of the one who should: `first`.
Message with_first(Message counts, const Schema& schema, const Setup& setup, What first) {
  const SeatFieldInfo& field = schema.seat_fields[0];
  std::size_t seat = 0;
  if (setup.seat[0][0] == field.hidden)
    while (seat + 1 < static_cast<std::size_t>(setup.players) && setup.seat[seat][0] != first)
      ++seat;
  const std::size_t role = std::min<std::size_t>(setup.seat[seat][0], field.names.size() - 1);
  return say::roles_and_first(std::move(counts), said_word(schema, field.names[role]), seat + 1);
}

// Whether the roles that are not shown can make of what is shown what is dealt.
bool counts_fit(const SeatFieldInfo& field, const Setup& setup, const Setup& dealt) {
  for (std::size_t v = 0; v < field.names.size(); ++v) {
    int more = 0;
    for (std::size_t s = 0; s < static_cast<std::size_t>(setup.players); ++s)
      more += (setup.seat[s][0] == v ? 1 : 0) - (dealt.seat[s][0] == v ? 1 : 0);
    if (v != field.hidden && more > 0) return false;
  }
  return true;
}

}  // namespace

// The finding stands before everything else, wherever an earlier reading of the record got to.
void Guide::report_setup(Rule rule) {
  Finding* const f = finding(FindingKind::setup, rule, nobody);
  if (f == nullptr) return;
  f->turn = 0;
  f->at = 0;
  f->source_at = record_->setup_at;
  const Message players = say::number_of_players(record_->setup.players);
  if (schema_.seat_fields.empty()) {
    f->found = players;
    f->expected = say::another_number_of_players();
    f->message = say::no_table_of_rules(players);
    return;
  }
  f->found = counts_of(schema_, record_->setup);
  Setup dealt;
  if (!game_.random_setup(record_->setup.players, *rules_, 0, dealt)) {
    f->expected = say::no_such_table(players);
  } else {
    f->expected = counts_of(schema_, dealt);
    const What first = dealt.seat[0][0];
    if (counts_fit(schema_.seat_fields[0], record_->setup, dealt)) {  // then it is who sits where
      f->expected = with_first(std::move(f->expected), schema_, dealt, first);
      f->found = with_first(std::move(f->found), schema_, record_->setup, first);
    }
  }
  f->message = say::roles_not_of_rules(f->found);
}

}  // namespace tally
