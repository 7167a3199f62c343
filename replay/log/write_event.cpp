#include <algorithm>
#include <charconv>
#include <string>

#include "replay/log/grammar.h"
#include "replay/log/log.h"

namespace tally {
namespace {

using log::FieldGrammar;
using log::Grammar;
using log::Piece;

// A line in the making: pieces are copied as whole blocks, and few appends reach the string.
class Line {
 public:
  explicit Line(std::string& out) : out_(out) {}
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  ~Line() { flush(); }

  void put(const Piece& piece) {
    if (at_ + Piece::room > text_.size()) flush();
    std::memcpy(text_.data() + at_, piece.text.data(), Piece::room);
    at_ += piece.size;
  }
  void put(char c) {
    if (at_ == text_.size()) flush();
    text_[at_++] = c;
  }
  void put(int number) {
    if (at_ + Piece::room > text_.size()) flush();
    char* const start = text_.data() + at_;
    at_ += static_cast<std::size_t>(std::to_chars(start, start + Piece::room, number).ptr - start);
  }
  void replace_last(char c) { text_[at_ - 1] = c; }

 private:
  void flush() {
    out_.append(text_.data(), at_);
    at_ = 0;
  }

  std::string& out_;
  std::array<char, 512> text_;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as used
  std::size_t at_ = 0;
};

constexpr Piece word_null("null");
constexpr Piece word_true("true");
constexpr Piece word_false("false");
constexpr Piece empty_list("[]");
constexpr Piece line_end("}\n");

// A single card stands alone, cards nobody can see are only counted.
void put_cards(Line& line, const Grammar& g, std::span<const Card> cards, bool single) {
  if (cards.empty()) return line.put(empty_list);
  if (single && cards.size() == 1) return line.put(g.card(cards[0]));
  if (std::all_of(cards.begin(), cards.end(), [&](Card c) { return c >= g.cards.size(); }))
    return line.put(static_cast<int>(cards.size()));
  line.put('[');
  for (const Card c : cards) {
    line.put(g.card(c));
    line.put(',');
  }
  line.replace_last(']');
}

void put_seats(Line& line, const SeatList& seats) {
  if (seats.empty()) return line.put(empty_list);
  line.put('[');
  for (const Seat s : seats) {
    line.put(s + 1);
    line.put(',');
  }
  line.replace_last(']');
}

void put_names(Line& line, const log::Names& names, std::span<const Card> list) {
  if (list.empty()) return line.put(empty_list);
  line.put('[');
  for (const Card n : list) {
    line.put(n < names.quoted.size() ? names.quoted[n] : names.quoted[0]);
    line.put(',');
  }
  line.replace_last(']');
}

bool left_out(const FieldInfo& f, const Event& e) {
  if (!f.optional || !e.shows(f.field)) return false;
  switch (f.field) {
    case Field::what: return e.what == 0;
    case Field::seat: return e.seat == nobody;
    case Field::other: return e.other == nobody;
    case Field::value: return e.value == 0;
    case Field::extra: return e.extra == 0;
    case Field::more: return e.more == 0;
    case Field::seats: return e.seats.empty();
    case Field::cards: return e.cards.empty();
  }
  return false;
}

int number_in(Field f, const Event& e) {
  switch (f) {
    case Field::what: return e.what;
    case Field::seat: return e.seat;
    case Field::other: return e.other;
    case Field::value: return e.value;
    case Field::more: return e.more;
    default: return e.extra;
  }
}

void put_value(Line& line, const Grammar& g, const FieldGrammar& field, const Event& e) {
  const FieldInfo& f = *field.info;
  const int n = number_in(f.field, e);
  switch (f.type) {
    case FieldType::number: return line.put(n);
    case FieldType::boolean: return line.put(n != 0 ? word_true : word_false);
    case FieldType::seat: return n < 0 ? line.put(word_null) : line.put(n + 1);
    case FieldType::seats: return put_seats(line, e.seats);
    case FieldType::card: return put_cards(line, g, e.cards, true);
    case FieldType::cards: return put_cards(line, g, e.cards, false);
    case FieldType::names: return put_names(line, *field.names, e.cards);
    case FieldType::name:
      return line.put(static_cast<std::size_t>(n) < field.names->quoted.size()
                          ? field.names->quoted[static_cast<std::size_t>(n)]
                          : word_null);
  }
}

void put_event(Line& line, const Grammar& g, const Event& e) {
  const log::KindGrammar& kind = g.kinds[e.kind];
  line.put(kind.start);
  for (const FieldGrammar& field : kind.fields) {
    if (left_out(*field.info, e)) continue;
    line.put(field.key);
    if (e.shows(field.info->field))
      put_value(line, g, field, e);
    else
      line.put(word_null);
  }
  line.put(line_end);
}

}  // namespace

void write_event(std::string& out, const Schema& schema, const Event& e) {
  Line line(out);
  if (const Grammar* const g = Grammar::of(schema))
    put_event(line, *g, e);
  else
    put_event(line, Grammar(schema), e);
}

}  // namespace tally
