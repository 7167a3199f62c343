#include "replay/answer_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "replay/io/input_error.h"
#include "replay/log/close_names.h"
#include "replay/log/json_line.h"
#include "replay/log/messages.h"

namespace tally {
namespace {

constexpr std::string_view unknown_token = "?";  // a card nobody has seen

using Tokens = std::vector<std::string_view>;

Tokens split(std::string_view text) {
  constexpr std::string_view blanks = " \t,;+-";
  Tokens out;
  for (std::size_t at = text.find_first_not_of(blanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(blanks, at), text.size());
    out.push_back(text.substr(at, end - at));
    at = text.find_first_not_of(blanks, end);
  }
  return out;
}

std::optional<int> number(std::string_view word) {
  int n = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), n);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return n;
}

// A field that says as what cards are used or played.
bool says_as_what(const FieldInfo& f) { return f.key == "as" || f.key == "type"; }

// The value of that name, by its key or its Chinese name.
std::optional<What> number_of(const FieldInfo& f, std::string_view word) {
  for (const auto names : {f.names, f.zh}) {
    const auto at = std::find(names.begin(), names.end(), word);
    if (at != names.end() && at != names.begin()) return static_cast<What>(at - names.begin());
  }
  return std::nullopt;
}

// A name besides the one that cards are used as: what a general is turned up for.
bool is_second_name(const FieldInfo& f) {
  return f.field == Field::extra && f.type == FieldType::name;
}

// What is so or not, said by its key alone: whether it is the deputy.
bool is_flag(const FieldInfo& f) { return f.field == Field::value && f.type == FieldType::boolean; }

// How much of the text is this card's name, "S7.slash" or "♠7.slash"; 0: it begins otherwise.
std::size_t begins_with(std::string_view text, const CardInfo& card) {
  if (text.starts_with(card.token)) return card.token.size();
  const std::size_t dot = card.token.find('.');
  if (card.face.empty() || dot == std::string_view::npos || !text.starts_with(card.face)) return 0;
  const std::string_view rest = card.token.substr(dot);
  return text.substr(card.face.size()).starts_with(rest) ? card.face.size() + rest.size() : 0;
}

// Its cards are numbers of something else (generals).
bool holds_names(const FieldInfo& f) {
  return f.field == Field::cards && f.type == FieldType::names;
}

// A card, or the name that stands in its place.
std::string_view item_text(const Schema& schema, const FieldInfo& f, Card c) {
  if (holds_names(f)) return c < f.names.size() ? f.names[c] : unknown_token;
  return c < schema.cards.size() ? schema.cards[c].token : unknown_token;
}

// What is printed on a card, as a value of the field.
std::optional<What> printed_on(const Schema& schema, const FieldInfo& f, Card card) {
  if (card >= schema.cards.size()) return std::nullopt;
  std::string_view token = schema.cards[card].token;
  token = token.substr(std::min(token.find('.') + 1, token.size()));
  return number_of(f, token.substr(0, token.find('/')));
}

class AnswerParser {
 public:
  AnswerParser(const Schema& schema, const Question& q, int players, TypedAnswer& out)
      : schema_(schema), q_(q), players_(players), out_(out) {}

  // Whether an answer of its kind has that field.
  [[nodiscard]] bool has(Field f) const { return field(f) != nullptr; }
  // Whether the text says that field of the answer.
  [[nodiscard]] bool says(Field f) const { return std::ranges::find(said_, f) != said_.end(); }
  // What cards could have been used as, where the text names none.
  [[nodiscard]] std::string_view without_card() const { return without_card_; }

  void read(std::string_view text) {
    const Tokens words = split(text);
    if (words.empty()) throw io::InputError(log::say::expected_answer());
    std::size_t at = 0;
    bool named = false;
    if (named_with_cards(words) || named_without_cards(words[0])) {
      at = 1;
      named = true;
    } else if (!kind_named(words[0])) {
      if (words.size() == 1 && words[0] == "pass") {
        out_.event = {};
        return;
      }
      first_kind_with_cards();
    } else {
      at = 1;
    }
    out_.event.seat = q_.who;
    if (const FieldInfo* const f = field(Field::other); f != nullptr && !f->optional)
      out_.event.other = q_.other;
    for (; at < words.size(); ++at) {
      const bool more = at + 1 < words.size();
      if ((words[at] == "as" || words[at] == "type") && more) {
        name(words[++at]);
        named = true;
      } else if ((words[at] == "to" || words[at] == "on") && more) {
        while (at + 1 < words.size() && number(words[at + 1])) seat(*number(words[++at]));
      } else if (words[at] == "by" && more && number(words[at + 1])) {
        out_.event.seat = seat_of(*number(words[++at]));
        said_.push_back(Field::seat);
      } else if (is_number_beside_cards(words[at]) && more && number(words[at + 1])) {
        value(static_cast<std::int16_t>(*number(words[++at])));
      } else if (words[at] == "against" && more && has(Field::seats) && number(words[at + 1])) {
        other(*number(words[++at]));
      } else if (const FieldInfo* const second = called(words[at], is_second_name);
                 second && more) {
        out_.event.extra = number_or_throw(*second, words[++at]);
        said_.push_back(Field::extra);
      } else if (called(words[at], is_flag)) {
        value(1);
      } else if (const auto n = number(words[at]);
                 n && number_range.has(*n) && !has(Field::cards)) {
        value(*n);
      } else {
        cards(words[at]);
      }
    }
    out_.event.cards = {out_.cards.data(), count_};
    if (!named) name_by_print();
    if (count_ == 0) look_for_use_as(words[0]);
  }

 private:
  [[nodiscard]] bool accepted(std::size_t k) const {
    return k != nothing && q_.accepts.contains(static_cast<Kind>(k));
  }
  [[nodiscard]] const FieldInfo* field(Field f) const {
    for (const FieldInfo& info : schema_.of(out_.event).fields)
      if (info.field == f) return &info;
    return nullptr;
  }
  // The field of that key, of those that are such.
  [[nodiscard]] const FieldInfo* called(std::string_view key, bool (*is_such)(const FieldInfo&)) {
    for (const FieldInfo& info : schema_.of(out_.event).fields)
      if (is_such(info) && info.key == key) return &info;
    return nullptr;
  }

  bool kind_named(std::string_view word) {
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
      if (!accepted(k) || schema_.kinds[k].name != word) continue;
      out_.event.kind = static_cast<Kind>(k);
      return true;
    }
    return false;
  }

  // What the cards behind it are used as: "slash S7.slash".
  bool named_with_cards(const Tokens& words) {
    if (words.size() < 2 || !begins_with_card(words[1])) return false;
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
      if (!accepted(k)) continue;
      out_.event.kind = static_cast<Kind>(k);
      const FieldInfo* const f = field(Field::what);
      if (f == nullptr || !says_as_what(*f) || !has(Field::cards)) continue;
      if (const auto n = number_of(*f, words[0])) {
        out_.event.what = *n;
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] bool begins_with_card(std::string_view word) const {
    return word.starts_with(unknown_token) ||
           std::any_of(schema_.cards.begin(), schema_.cards.end(),
                       [&](const CardInfo& c) { return begins_with(word, c) > 0; });
  }
  // A number of its own where numbers are cards: how many of them go on top.
  [[nodiscard]] bool is_number_beside_cards(std::string_view word) const {
    const FieldInfo* const f = field(Field::value);
    return f != nullptr && has(Field::cards) && f->key == word;
  }

  // A skill or a suit, by its key or its Chinese name, where an answer of its kind has no cards.
  bool named_without_cards(std::string_view word) {
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
      if (!accepted(k)) continue;
      out_.event.kind = static_cast<Kind>(k);
      const FieldInfo* const f = field(Field::what);
      if (f == nullptr || f->type != FieldType::name || has(Field::cards)) continue;
      if (const auto n = number_of(*f, word)) {
        out_.event.what = *n;
        return true;
      }
    }
    return false;
  }

  // "slash to 2", which names no card.
  void look_for_use_as(std::string_view word) {
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k)
      if (accepted(k))
        for (const FieldInfo& f : schema_.kinds[k].fields)
          if (says_as_what(f) && (number_of(f, word) || schema_.kinds[k].name == word))
            without_card_ = word;
  }

  void first_kind_with_cards() {
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
      if (!accepted(k)) continue;
      out_.event.kind = static_cast<Kind>(k);
      if (has(Field::cards)) return;
    }
  }

  [[nodiscard]] Seat seat_of(int n) const {
    if (n < 1 || n > players_) throw io::InputError(log::say::no_such_seat(n, players_));
    return static_cast<Seat>(n - 1);
  }

  void seat(int n) {
    if (!has(Field::seats)) return other(n);
    out_.event.seats.push(seat_of(n));
    said_.push_back(Field::seats);
  }
  void other(int n) {
    out_.event.other = seat_of(n);
    said_.push_back(Field::other);
  }
  void value(int n) {
    out_.event.value = n;
    said_.push_back(Field::value);
  }

  void name(std::string_view word) {
    const FieldInfo* const f = field(Field::what);
    if (f == nullptr) throw io::InputError(log::say::answer_without_as());
    out_.event.what = number_or_throw(*f, word);
  }
  static What number_or_throw(const FieldInfo& f, std::string_view word) {
    const auto n = number_of(f, word);
    if (!n)
      log::throw_with_hint(log::say::no_such_name(log::quoted(word)),
                           log::close_names(word, {f.names.begin(), f.names.end()}));
    return *n;
  }

  // What a single card is used as when nothing else is said: what is printed on it.
  void name_by_print() {
    const FieldInfo* const f = field(Field::what);
    if (f == nullptr) return;
    if (!says_as_what(*f)) {  // the skill that is asked about
      out_.event.what = q_.what;
      if (q_.what == 0) out_.event.hide(Field::what);
      return;
    }
    const auto printed = count_ > 0 ? printed_on(schema_, *f, out_.cards[0]) : std::nullopt;
    if (printed)
      out_.event.what = *printed;
    else
      out_.event.hide(Field::what);
  }

  void push(Card c) {
    if (count_ == out_.cards.size()) throw io::InputError(log::say::more_cards_than_fit());
    out_.cards[count_++] = c;
  }

  // One card, or several written together: the longest name first. Of generals, one.
  void cards(std::string_view word) {
    if (const FieldInfo* const f = field(Field::cards); f != nullptr && holds_names(*f))
      return push(word == unknown_token ? unknown_card
                                        : static_cast<Card>(number_or_throw(*f, word)));
    const std::string_view whole = word;
    while (!word.empty()) {
      std::size_t best = word.starts_with(unknown_token) ? unknown_token.size() : 0;
      Card found = unknown_card;
      for (std::size_t c = 0; c < schema_.cards.size(); ++c) {
        const std::size_t size = begins_with(word, schema_.cards[c]);
        if (size <= best) continue;
        best = size;
        found = static_cast<Card>(c);
      }
      if (best == 0) {
        std::vector<std::string_view> tokens;
        for (const CardInfo& info : schema_.cards) tokens.push_back(info.token);
        if (word.size() != whole.size())
          throw io::InputError(log::say::no_such_card_in(log::quoted(word), log::quoted(whole)));
        log::throw_with_hint(log::say::no_such_card(log::quoted(word)),
                             log::close_names(word, tokens));
      }
      push(found);
      word.remove_prefix(best);
    }
  }

  const Schema& schema_;
  const Question& q_;
  int players_;
  TypedAnswer& out_;
  std::size_t count_ = 0;
  std::vector<Field> said_;
  std::string_view without_card_;
};

}  // namespace

std::string aim_text(const SeatList& seats) {
  std::string out;
  for (const Seat s : seats) out += (out.empty() ? " to " : " ") + std::to_string(s + 1);
  return out;
}

std::string answer_text(const Schema& schema, const Question& q, const Event& e) {
  if (e.kind == nothing) return "pass";
  const FieldInfo* what = nullptr;
  const FieldInfo* second = nullptr;
  const FieldInfo* value = nullptr;
  const FieldInfo* cards = nullptr;
  const FieldInfo* other = nullptr;
  bool seats = false;
  for (const FieldInfo& f : schema.of(e).fields) {
    if (f.field == Field::what && f.type == FieldType::name) what = &f;
    if (is_second_name(f)) second = &f;
    if (f.field == Field::value) value = &f;
    if (f.field == Field::cards) cards = &f;
    if (f.field == Field::other) other = &f;
    seats |= f.field == Field::seats;
  }
  const bool by_name = what != nullptr && cards == nullptr && e.what < what->names.size();
  std::string out(by_name ? what->names[e.what] : schema.of(e).name);
  if (second != nullptr && e.extra > 0 && e.extra < std::ssize(second->names))
    out.append(" ")
        .append(second->key)
        .append(" ")
        .append(second->names[static_cast<std::size_t>(e.extra)]);
  if (value != nullptr && is_flag(*value))
    out += e.value != 0 ? " " + std::string(value->key) : "";
  else if (value != nullptr)
    out += (cards != nullptr ? " " + std::string(value->key) : "") + " " + std::to_string(e.value);
  if (cards != nullptr)
    for (const Card c : e.cards) out.append(" ").append(item_text(schema, *cards, c));
  if (cards != nullptr && what != nullptr && says_as_what(*what) && e.what < what->names.size() &&
      (e.cards.size() != 1 || printed_on(schema, *what, e.cards[0]) != e.what))
    out.append(" as ").append(what->names[e.what]);
  if (other != nullptr && e.other != nobody && (e.other != q.other || other->optional))
    out += (seats ? " against " : " to ") + std::to_string(e.other + 1);
  if (q.who == nobody && e.seat != nobody) out += " by " + std::to_string(e.seat + 1);
  return out + aim_text(seats ? e.seats : SeatList{});
}

namespace {

bool look_alike(const Schema& schema, Card a, Card b) {
  const auto name = [&](Card c) {
    const std::string_view token = schema.cards[c].token;
    return token.substr(0, token.find('/'));
  };
  return a < schema.cards.size() && b < schema.cards.size() && name(a) == name(b);
}

// "C8.slash" is whichever of the two is meant: that which makes the answer legal.
void take_copy_meant(const Schema& schema, const Question& q, TypedAnswer& out) {
  if (std::ranges::any_of(schema.of(out.event).fields, holds_names)) return;
  for (std::size_t i = 0; i < out.event.cards.size(); ++i) {
    if (q.judge(out.event).legal()) return;
    const Card typed = out.cards[i];
    for (Card c = 0; c < schema.cards.size(); ++c) {
      if (c == typed || !look_alike(schema, c, typed)) continue;
      out.cards[i] = c;
      if (q.judge(out.event).legal()) return;
    }
    out.cards[i] = typed;
  }
}

// 丁奉 is whichever general of that name is meant, 骁果 the skill that he has: that which makes the
// answer legal. `slot`: 0 its name, then those that stand in the place of cards.
bool take_name_meant(const Schema& schema, const Question& q, TypedAnswer& out,
                     std::size_t slot = 0) {
  if (slot > out.event.cards.size()) return q.judge(out.event).legal();
  for (const FieldInfo& f : schema.of(out.event).fields) {
    const bool named =
        slot == 0 ? f.field == Field::what && f.type == FieldType::name : holds_names(f);
    const What typed = slot == 0 ? out.event.what : static_cast<What>(out.cards[slot - 1]);
    if (!named || typed >= f.zh.size()) continue;
    const auto put = [&](What n) {
      if (slot == 0)
        out.event.what = n;
      else
        out.cards[slot - 1] = static_cast<Card>(n);
    };
    for (std::size_t n = 0; n < f.zh.size(); ++n) {
      if (f.zh[n] != f.zh[typed]) continue;
      put(static_cast<What>(n));
      if (take_name_meant(schema, q, out, slot + 1)) return true;
    }
    put(typed);
    return false;
  }
  return take_name_meant(schema, q, out, slot + 1);
}

// "骁果 to 1" where the question is about seat 1 already.
void take_aim_as_known(const Question& q, Event& e) {
  if (q.other == nobody || e.seats != SeatList{q.other} || q.judge(e).legal()) return;
  const SeatList typed = e.seats;
  e.seats = {};
  if (!q.judge(e).legal()) e.seats = typed;
}

// What all legal answers have in common that are as the text says, of what it does not say.
class Meant final : public AnswerSink {
 public:
  Meant(const Schema& schema, const AnswerParser& said, const Event& typed)
      : schema_(schema), said_(said), typed_(typed) {}

  bool take(const Event& e) override {
    if (!is_as_said(e)) return true;
    const bool first = !found_;
    found_ = true;
    if (first) common_ = e;
    if (e.what != common_.what) same_what_ = false;
    each_field([&](Field f, auto of) {
      if (e.*of != common_.*of) differs_.push_back(f);
    });
    return true;
  }

  void put_into(Event& out) const {
    if (!found_) return;
    if (same_what_) {
      out.what = common_.what;
      out.show(Field::what);
    }
    each_field([&](Field f, auto of) {
      if (!said_.says(f) && std::ranges::find(differs_, f) == differs_.end()) out.*of = common_.*of;
    });
  }

 private:
  template <class F>
  static void each_field(F f) {
    f(Field::seat, &Event::seat);
    f(Field::other, &Event::other);
    f(Field::value, &Event::value);
    f(Field::extra, &Event::extra);
    f(Field::seats, &Event::seats);
  }
  [[nodiscard]] bool is_as_said(const Event& e) const {
    bool is = e.kind == typed_.kind && e.cards.size() == typed_.cards.size() &&
              std::ranges::is_permutation(e.cards, typed_.cards) &&
              (!typed_.shows(Field::what) || same_name(e.what, typed_.what));
    each_field([&](Field f, auto of) { is = is && (!said_.says(f) || e.*of == typed_.*of); });
    return is;
  }
  // Generals of one name in Chinese, too.
  [[nodiscard]] bool same_name(What a, What b) const {
    if (a == b) return true;
    for (const FieldInfo& f : schema_.of(typed_).fields)
      if (f.field == Field::what && a < f.zh.size() && b < f.zh.size()) return f.zh[a] == f.zh[b];
    return false;
  }

  const Schema& schema_;
  const AnswerParser& said_;
  const Event& typed_;
  bool found_ = false;
  Event common_;
  bool same_what_ = true;
  std::vector<Field> differs_;
};

// Whether the legal answers of that kind, if there are any, are about whom the question is about.
class About final : public AnswerSink {
 public:
  About(const Question& q, Kind kind) : q_(q), kind_(kind) {}
  bool take(const Event& e) override {
    if (e.kind == kind_) is = e.other == q_.other;
    return !is.value_or(false);
  }
  std::optional<bool> is;

 private:
  const Question& q_;
  Kind kind_;
};

bool is_legal(const Question& q, Event e) {
  q.complete(e);
  return q.judge(e).legal();
}

}  // namespace

void read_answer(std::string_view text, const Schema& schema, const Question& q, int players,
                 TypedAnswer& out) {
  out.event = {};
  AnswerParser said(schema, q, players, out);
  said.read(text);
  Event& e = out.event;
  if (q.rules == nullptr || e.kind == nothing || !q.accepts.contains(e.kind)) return;
  if (q.other != nobody && e.other == nobody && said.has(Field::other)) {
    About about(q, e.kind);
    q.each(about);
    if (about.is.value_or(!said.says(Field::seats))) e.other = q.other;
  }
  if (is_legal(q, e)) return;
  take_copy_meant(schema, q, out);
  take_name_meant(schema, q, out);
  take_aim_as_known(q, e);
  if (is_legal(q, e)) return;
  Meant meant(schema, said, e);
  q.each(meant);
  meant.put_into(e);
  if (!said.without_card().empty() && !is_legal(q, e))
    throw io::InputError(log::say::no_card_named(log::quoted(said.without_card())));
}

}  // namespace tally
