#include "replay/answer_parser.h"

#include <charconv>
#include <optional>
#include <utility>

#include "replay/answer_fields.h"
#include "replay/io/input_error.h"
#include "replay/log/close_names.h"
#include "replay/log/json_line.h"
#include "replay/log/messages.h"

namespace tally {
namespace {

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

// How much of the text is this card's name, "S7.slash" or "♠7.slash"; 0: it begins otherwise.
std::size_t begins_with(std::string_view text, const CardInfo& card) {
  if (text.starts_with(card.token)) return card.token.size();
  const std::size_t dot = card.token.find('.');
  if (card.face.empty() || dot == std::string_view::npos || !text.starts_with(card.face)) return 0;
  const std::string_view rest = card.token.substr(dot);
  return text.substr(card.face.size()).starts_with(rest) ? card.face.size() + rest.size() : 0;
}

class AnswerParser {
 public:
  AnswerParser(const Schema& schema, const Question& q, int players, TypedAnswer& out)
      : schema_(schema), q_(q), players_(players), out_(out) {}

  Said read(std::string_view text) {
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
        return {};
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
        said_.fields.push_back(Field::seat);
      } else if (is_number_beside_cards(words[at]) && more && number(words[at + 1])) {
        value(static_cast<std::int16_t>(*number(words[++at])));
      } else if (words[at] == "against" && more && has(Field::seats) && number(words[at + 1])) {
        other(*number(words[++at]));
      } else if (const FieldInfo* const second = called(words[at], is_second_name);
                 second && more) {
        out_.event.extra = number_or_throw(*second, words[++at]);
        said_.fields.push_back(Field::extra);
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
    return std::move(said_);
  }

 private:
  [[nodiscard]] bool accepted(std::size_t k) const {
    return k != nothing && q_.accepts.contains(static_cast<Kind>(k));
  }
  [[nodiscard]] const FieldInfo* field(Field f) const { return field_of(schema_, out_.event, f); }
  [[nodiscard]] bool has(Field f) const { return field(f) != nullptr; }
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
            said_.without_card = word;
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
    said_.fields.push_back(Field::seats);
  }
  void other(int n) {
    out_.event.other = seat_of(n);
    said_.fields.push_back(Field::other);
  }
  void value(int n) {
    out_.event.value = n;
    said_.fields.push_back(Field::value);
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
  Said said_;
};

}  // namespace

Said parse_answer(std::string_view text, const Schema& schema, const Question& q, int players,
                  TypedAnswer& out) {
  return AnswerParser(schema, q, players, out).read(text);
}

}  // namespace tally
