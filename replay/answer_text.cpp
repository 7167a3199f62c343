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
  AnswerParser(const Schema& schema, const Question& q, TypedAnswer& out)
      : schema_(schema), q_(q), out_(out) {}

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
      } else if (is_number_beside_cards(words[at]) && more && number(words[at + 1])) {
        out_.event.value = static_cast<std::int16_t>(*number(words[++at]));
      } else if (words[at] == "against" && more && has(Field::seats) && number(words[at + 1])) {
        out_.event.other = seat_of(*number(words[++at]));
      } else if (const auto n = number(words[at]);
                 n && number_range.has(*n) && !has(Field::cards)) {
        out_.event.value = *n;
      } else {
        cards(words[at]);
      }
    }
    out_.event.cards = {out_.cards.data(), count_};
    if (!named) name_by_print();
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
  [[nodiscard]] bool has(Field f) const { return field(f) != nullptr; }

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
                       [&](const CardInfo& c) { return word.starts_with(c.token); });
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

  void first_kind_with_cards() {
    for (std::size_t k = 0; k < schema_.kinds.size(); ++k) {
      if (!accepted(k)) continue;
      out_.event.kind = static_cast<Kind>(k);
      if (has(Field::cards)) return;
    }
  }

  static Seat seat_of(int n) {
    if (n < 1 || n > max_seats) throw io::InputError(log::say::seats_from_one());
    return static_cast<Seat>(n - 1);
  }

  void seat(int n) {
    if (has(Field::seats))
      out_.event.seats.push(seat_of(n));
    else
      out_.event.other = seat_of(n);
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
        const std::string_view token = schema_.cards[c].token;
        if (token.size() <= best || !word.starts_with(token)) continue;
        best = token.size();
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
  TypedAnswer& out_;
  std::size_t count_ = 0;
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
  const FieldInfo* value = nullptr;
  const FieldInfo* cards = nullptr;
  bool other = false;
  bool seats = false;
  for (const FieldInfo& f : schema.of(e).fields) {
    if (f.field == Field::what && f.type == FieldType::name) what = &f;
    if (f.field == Field::value) value = &f;
    if (f.field == Field::cards) cards = &f;
    other |= f.field == Field::other;
    seats |= f.field == Field::seats;
  }
  const bool by_name = what != nullptr && cards == nullptr && e.what < what->names.size();
  std::string out(by_name ? what->names[e.what] : schema.of(e).name);
  if (value != nullptr)
    out += (cards != nullptr ? " " + std::string(value->key) : "") + " " + std::to_string(e.value);
  if (cards != nullptr)
    for (const Card c : e.cards) out.append(" ").append(item_text(schema, *cards, c));
  if (cards != nullptr && what != nullptr && says_as_what(*what) && e.what < what->names.size() &&
      (e.cards.size() != 1 || printed_on(schema, *what, e.cards[0]) != e.what))
    out.append(" as ").append(what->names[e.what]);
  if (other && e.other != nobody && e.other != q.other)
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

}  // namespace

void read_answer(std::string_view text, const Schema& schema, const Question& q, TypedAnswer& out) {
  out.event = {};
  AnswerParser(schema, q, out).read(text);
  if (q.rules == nullptr || out.event.kind == nothing || !q.accepts.contains(out.event.kind))
    return;
  take_copy_meant(schema, q, out);
  take_name_meant(schema, q, out);
  take_aim_as_known(q, out.event);
}

}  // namespace tally
