// What findings say beyond one event: cards that do not fit, hands, answers, the set-up.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/core/card_set.h"
#include "replay/compare.h"
#include "replay/guide.h"
#include "replay/words.h"

namespace tally {
namespace {

constexpr std::size_t most_named = 4;

// `e` says whether these are cards or numbers of names.
void name_some(std::string& out, const Schema& schema, const Event& e, std::string_view head,
               const std::vector<Card>& cards, Lang lang) {
  if (cards.empty()) return;
  const bool zh = lang == Lang::zh;
  const std::span<const Card> first(cards.data(), std::min(cards.size(), most_named));
  out.append(zh ? "；" : "; ").append(head).append(zh ? "：" : ": ");
  out.append(items_words(schema, e, first, lang));
  if (cards.size() <= most_named) return;
  const std::string more = std::to_string(cards.size() - most_named);
  out.append(zh ? "，另有" + more + "张" : " and " + more + " more");
}

// "3 cards"; of names, what their field is called: "5 generals".
std::string count_words(const Schema& schema, const Event& e, int n, Lang lang) {
  const bool zh = lang == Lang::zh;
  std::string what = zh ? "张牌" : n == 1 ? " card" : " cards";
  for (const FieldInfo& f : schema.of(e).fields)
    if (f.type == FieldType::names)
      what = (zh ? "个" : " ") + std::string(word_in(schema, f.key, lang));
  return std::to_string(n) + what;
}

}  // namespace

// How many cards chance should have answered with; which of these cannot be there, and which
// should.
std::string Guide::fitting_cards(const Question& q, const Event& a) {
  std::array<Card, max_cards> lot{};
  const auto n = static_cast<std::size_t>(match_->lot(q, lot.data()).cards);
  CardSet there;
  for (std::size_t i = 0; i < n; ++i) there.add(lot[i]);
  CardSet named;
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
    there.each([&](Card c) {
      if (!named.contains(c)) absent.push_back(c);
    });
  copies_.emplace(schema_, lang_);
  for (const std::vector<Card>* some : {&twice, &elsewhere, &absent})
    for (const Card c : *some) copies_->number(c);
  const bool zh = lang_ == Lang::zh;
  const std::string due = count_words(schema_, a, q.value, lang_);
  const bool doubted = !twice.empty() || !elsewhere.empty() || !absent.empty();
  std::string out = !doubted ? due
                    : zh     ? "按已知情况可能在该处的" + due
                             : due + " that can be there by what is known";
  if (q.who != nobody && a.seat != q.who)
    out.append(zh ? "，给" : ", for ").append(seat_words(q.who, lang_, &record_->labels));
  if (said != static_cast<std::size_t>(q.value))
    out.append(zh ? "；记录有" : "; the record has ").append(std::to_string(said));
  name_some(out, wording(), a, zh ? "重复" : "twice", twice, lang_);
  name_some(out, wording(), a, zh ? "不在其中" : "not among them", elsewhere, lang_);
  name_some(out, wording(), a, zh ? "缺少" : "missing", absent, lang_);
  return out;
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
    f->message = "one statement contradicts itself: it says " + std::to_string(e.value) +
                 " and names " + std::to_string(e.cards.size());
    f->expected = "as many names as it says";
    return;
  }
  f->message = "one statement contradicts itself: it says " + std::to_string(e.value) +
               (each ? " cards each and names " : " cards and names ") +
               std::to_string(e.cards.size()) + (each ? " in all" : "");
  f->expected = "as many cards as it says";
}

// Cards dealt seat by seat: only of those seats where the two differ. "" when not comparable.
std::string Guide::differing_hands(const Event& e, const Event& other) const {
  const auto seats = static_cast<std::size_t>(record_->setup.players);
  if (schema_.of(e).counted != Counted::cards_each || e.cards.size() != other.cards.size() ||
      e.cards.size() % seats != 0)
    return {};
  const std::size_t each = e.cards.size() / seats;
  std::string out;
  for (std::size_t s = 0; s < seats; ++s) {
    Event a = e;
    Event b = other;
    a.cards = e.cards.subspan(s * each, each);
    b.cards = other.cards.subspan(s * each, each);
    static constexpr FieldInfo cards_only[] = {{Field::cards, FieldType::cards, "cards"}};
    KindInfo kind;
    kind.fields = cards_only;
    if (compare(kind, a, b, false).same) continue;
    const bool zh = lang_ == Lang::zh;
    out += (out.empty() ? ""
            : zh        ? "；"
                        : "; ") +
           seat_words(static_cast<Seat>(s), lang_) + (zh ? "：" : ": ") +
           cards_words(wording(), a.cards, lang_);
  }
  return out;
}

// "use, recast or invoke by seat 1, or nothing"
std::string Guide::wanted(const Question& q) const {
  const bool zh = lang_ == Lang::zh;
  std::string kinds;
  std::string last;
  for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
    if (!q.accepts_kind(static_cast<Kind>(k))) continue;
    if (!last.empty()) kinds += (kinds.empty() ? "" : zh ? "、" : ", ") + last;
    last = word_in(schema_, schema_.kinds[k].name, lang_);
  }
  kinds += (kinds.empty() ? "" : zh ? "或" : " or ") + last;
  std::string who;
  if (q.who != nobody) who = seat_words(q.who, lang_, &record_->labels);
  std::string count;
  for (std::size_t k = 0; k < schema_.kinds.size() && q.value > 1 && count.empty(); ++k) {
    const auto fields = schema_.kinds[k].fields;
    const bool has_some = q.accepts_kind(static_cast<Kind>(k)) &&
                          std::any_of(fields.begin(), fields.end(),
                                      [](const FieldInfo& f) { return f.field == Field::cards; });
    Event e;
    e.kind = static_cast<Kind>(k);
    if (has_some) count = count_words(schema_, e, q.value, lang_);
  }
  if (zh)
    return who.append(who.empty() ? "" : "：")
        .append(kinds)
        .append(count)
        .append(q.may_pass ? "，或放弃" : "");
  std::string out = std::move(kinds);
  if (!who.empty()) out += " by " + who;
  if (!count.empty()) out += " of " + count;
  if (q.may_pass) out += ", or nothing";
  return out;
}

namespace {

// "4 players: lord 1, loyalist 1, rebel 2": how often each value of a seat's first field stands.
std::string counts_of(const Schema& schema, const Setup& setup, Lang lang) {
  const bool zh = lang == Lang::zh;
  std::string out = std::to_string(setup.players) + (zh ? "人" : " players");
  const SeatFieldInfo& field = schema.seat_fields[0];
  bool first = true;
  for (std::size_t v = 0; v < field.names.size(); ++v) {
    int n = 0;
    for (int s = 0; s < setup.players; ++s)
      n += setup.seat[static_cast<std::size_t>(s)][0] == v ? 1 : 0;
    if (n == 0) continue;
    out += first ? (zh ? "：" : ": ") : zh ? "、" : ", ";
    out += std::string(word_in(schema, field.names[v], lang)) + (zh ? "" : " ") + std::to_string(n);
    first = false;
  }
  return out;
}

// ", the lord in seat 1". Where it is not shown who sits there, of the one who should: `first`.
std::string first_seat(const Schema& schema, const Setup& setup, std::uint8_t first, Lang lang) {
  const SeatFieldInfo& field = schema.seat_fields[0];
  std::size_t seat = 0;
  if (setup.seat[0][0] == field.hidden)
    while (seat + 1 < static_cast<std::size_t>(setup.players) && setup.seat[seat][0] != first)
      ++seat;
  const std::string role(word_in(
      schema, field.names[std::min<std::size_t>(setup.seat[seat][0], field.names.size() - 1)],
      lang));
  const std::string number = std::to_string(seat + 1);
  return lang == Lang::zh ? "，" + number + "号位为" + role
                          : ", the " + role + " in seat " + number;
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
  const std::string players =
      std::to_string(record_->setup.players) + (lang_ == Lang::zh ? "人" : " players");
  if (schema_.seat_fields.empty()) {
    f->found = players;
    f->expected = "another number of players";
    f->message = "this table is not one of the rules: " + players;
    return;
  }
  f->found = counts_of(schema_, record_->setup, lang_);
  Setup dealt;
  if (!game_.random_setup(record_->setup.players, *rules_, 0, dealt)) {
    f->expected = "another number of players; there is no table of " + players;
  } else {
    f->expected = counts_of(schema_, dealt, lang_);
    const std::uint8_t first = dealt.seat[0][0];
    if (counts_fit(schema_.seat_fields[0], record_->setup, dealt)) {  // then it is who sits where
      f->expected += first_seat(schema_, dealt, first, lang_);
      f->found += first_seat(schema_, record_->setup, first, lang_);
    }
  }
  f->message = "the roles of this table are not those of the rules: " + f->found;
}

}  // namespace tally
