#include "replay/guide/wording.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/core/card_set.h"
#include "replay/acts.h"
#include "replay/called.h"
#include "replay/guide/matching.h"
#include "replay/guide/messages.h"
#include "replay/messages.h"

namespace tally::guide {
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

// What names are called in an event that holds some in place of cards, "generals"; else empty.
Message names_in(const Schema& schema, const Event& e) {
  for (const FieldInfo& f : schema.of(e).fields)
    if (f.type == FieldType::names) return said_word(schema, f.key);
  return {};
}

}  // namespace

void Wording::tell_apart(std::span<const Card> one, std::span<const Card> other) {
  copies_.emplace(cursor_.schema).tell_apart(one, other);
}

void Wording::begin(Seat about) {
  copies_.reset();
  labels_ = called_now(*cursor_.record, *cursor_.match);
  if (about < 0 || static_cast<std::size_t>(about) >= labels_.size()) return;
  const auto& setup = cursor_.record->setup.seat[static_cast<std::size_t>(about)];
  std::optional<Texts>& called = labels_[static_cast<std::size_t>(about)].called;
  for (std::size_t f = 0; called && f < cursor_.schema.seat_fields.size(); ++f) {
    const SeatFieldInfo& field = cursor_.schema.seat_fields[f];
    if (!field.secret || !field.tells(setup[f])) continue;
    called = in_each_language([&](Lang lang) {
      return fmt::format("{}{}{}", called->of(lang), say::list_then.in(lang),
                         word_in(cursor_.schema, field.word(setup[f]), lang));
    });
  }
}

Message Wording::event(const Event& e) const { return said_event(schema(), e, &labels_); }

Message Wording::seat(Seat s) const {
  return say::word(in_each_language([&](Lang l) { return seat_words(s, l, &labels_); }));
}

namespace {

// The most cards of any legal answer.
class Counts final : public AnswerSink {
 public:
  bool take(const Event& answer) override {
    most = std::max(most, answer.cards.size());
    return ++seen_ < 1000;
  }
  std::size_t most = 0;

 private:
  int seen_ = 0;
};

}  // namespace

Message Wording::price_unpaid(const Question& q) const {
  const auto words = cursor_.game.rule_words();
  const std::string_view id = cursor_.game.rule_ids()[q.rule];
  const auto own =
      std::find_if(words.begin(), words.end(), [&](const RuleWords& w) { return w.id == id; });
  if (own == words.end() || !cursor_.kinds.is_price(q) || q.value <= 0) return {};
  const Texts title(own->title_en, own->title_zh);
  if (q.value == 1) return say::price_of_one_unpaid(seat(q.who), title);
  Counts counts;
  q.each(counts);
  const bool more = counts.most > static_cast<std::size_t>(q.value);
  return (more ? say::price_of_some_unpaid : say::price_unpaid)(seat(q.who), title, q.value);
}

Message Wording::fitting_cards(const Question& q, const Event& a) {
  std::array<Card, max_cards> room{};
  const auto n = static_cast<std::size_t>(cursor_.match->chance_answer(q, room.data()).cards);
  CardSet<card_ids> there;
  for (std::size_t i = 0; i < n; ++i) there.add(room[i]);
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
  // Only where every card that is there is called for, and none of the answer's is unseen.
  if (static_cast<std::size_t>(q.value) == n && !counted_only && !has(a.cards, unknown_card))
    for (const Card c : there)
      if (!named.contains(c)) absent.push_back(c);
  copies_.emplace(cursor_.schema);
  for (const std::vector<Card>* some : {&twice, &elsewhere, &absent})
    for (const Card c : *some) copies_->number(c);
  Message names = names_in(cursor_.schema, a);
  Message out = names.empty() ? say::number_of_cards(q.value)
                              : say::number_of_names(q.value, std::move(names));
  if (!twice.empty() || !elsewhere.empty() || !absent.empty())
    out = say::that_can_be_there(std::move(out));
  if (q.who != nobody && a.seat != q.who) out = say::for_seat(std::move(out), seat(q.who));
  if (said != static_cast<std::size_t>(q.value)) out = say::record_has(std::move(out), said);
  name_some(out, schema(), a, say::twice, twice);
  name_some(out, schema(), a, say::not_among_them, elsewhere);
  name_some(out, schema(), a, say::absent, absent);
  return say::fitting(std::move(out));
}

Message Wording::differing_hands(const Event& e, const Event& other) const {
  const auto seats = static_cast<std::size_t>(cursor_.record->setup.players);
  if (cursor_.schema.of(e).counted != Counted::cards_each || e.cards.size() != other.cards.size() ||
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
    if (agree(kind, a, b)) continue;
    differing.push_back(say::colon(said_seat(static_cast<Seat>(s)), said_cards(schema(), a.cards)));
  }
  return differing.empty() ? Message() : say::hands(joined(std::move(differing), say::semicolon));
}

Message Wording::wanted(const Question& q) const {
  std::vector<Message> kinds;
  Message count;
  for (std::size_t k = 0; k < cursor_.schema.kinds.size(); ++k) {
    if (!q.accepts.contains(static_cast<Kind>(k))) continue;
    kinds.push_back(said_word(cursor_.schema, cursor_.schema.kinds[k].name));
    const auto fields = cursor_.schema.kinds[k].fields;
    const bool has_some = std::any_of(fields.begin(), fields.end(),
                                      [](const FieldInfo& f) { return f.field == Field::cards; });
    if (q.value <= 1 || !has_some || !count.empty()) continue;
    Event e;
    e.kind = static_cast<Kind>(k);
    Message names = names_in(cursor_.schema, e);
    count = names.empty() ? say::cards_due(q.value) : say::names_due(q.value, std::move(names));
  }
  if (asks_a_player(cursor_.schema, q)) {
    Message out = said_acts(cursor_.schema, q);
    if (!count.empty()) out = say::so_many(std::move(out), std::move(count));
    return say::due((q.may_pass ? say::may : say::has_to)(
        q.who == nobody ? say::somebody() : seat(q.who), std::move(out)));
  }
  Message out = joined(std::move(kinds), say::comma, say::or_);
  if (!count.empty()) out = say::of_number(std::move(out), std::move(count));
  if (q.who != nobody) out = say::by_seat(std::move(out), seat(q.who));
  if (q.may_pass) out = say::or_nothing(std::move(out));
  return say::due(std::move(out));
}

Message Wording::keys(const Event& e, std::uint8_t fields) const {
  std::vector<Message> keys;
  for (const FieldInfo& f : cursor_.schema.of(e).fields)
    if ((fields & bit_of(f.field)) != 0) keys.push_back(say::quoted(f.key));
  return joined(std::move(keys), say::comma);
}

}  // namespace tally::guide
