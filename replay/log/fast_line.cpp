#include "replay/log/fast_line.h"

namespace tally::log {
namespace {

constexpr Piece line_start(R"({"e":")");
constexpr Piece word_null("null");
constexpr Piece word_true("true");
constexpr Piece word_false("false");

class PlainReader {
 public:
  PlainReader(std::string_view line, const Grammar& grammar, int players, EventLine& out)
      : at_(line.data()),
        end_(line.data() + line.size()),
        grammar_(grammar),
        players_(players),
        out_(out) {}

  bool line() {
    Kind k = nothing;
    if (!skip(line_start) || !grammar_.kind_names.take(at_, k)) return false;
    out_.start(k);
    for (const FieldGrammar& f : grammar_.kinds[k].fields) {
      if (at_ >= end_) return false;
      if (!skip(f.key)) {
        if (!f.info->optional) return false;
      } else if (*at_ == 'n') {
        if (!skip(word_null)) return false;
        out_.event.hide(f.info->field);
      } else if (!value(f)) {
        return false;
      }
    }
    out_.finish();
    return at_ + 1 == end_ && *at_ == '}';
  }

 private:
  bool skip(const Piece& piece) {
    if (!piece.stands_at(at_)) return false;
    at_ += piece.size;
    return true;
  }

  // A number of at most four digits, as JSON spells it; the writer's longer ones are rare.
  bool number(int& out) {
    const bool minus = *at_ == '-';
    if (minus) ++at_;
    const char* const first = at_;
    int n = 0;
    for (; at_ - first < 4 && *at_ >= '0' && *at_ <= '9'; ++at_) n = n * 10 + (*at_ - '0');
    out = minus ? -n : n;
    if (at_ == first || (*at_ >= '0' && *at_ <= '9')) return false;
    return *first != '0' || (at_ - first == 1 && !minus);
  }

  bool seat(Seat& out) {
    int n = 0;
    if (!number(n) || n < 1 || n > players_) return false;
    out = static_cast<Seat>(n - 1);
    return true;
  }

  bool card() {
    Card c = unknown_card;
    if (*at_ != '"') return false;
    ++at_;
    return grammar_.card_names.take(at_, c) && out_.add(c);
  }

  bool cards() {
    if (*at_ == '"') return card();
    if (*at_ != '[') {
      int n = 0;
      if (!number(n) || n < 0) return false;
      for (; n > 0; --n)
        if (!out_.add(unknown_card)) return false;
      return true;
    }
    ++at_;
    if (*at_ == ']') return ++at_, true;
    while (at_ < end_ && card()) {
      const char c = *at_++;
      if (c != ',') return c == ']';
    }
    return false;
  }

  bool seats() {
    if (*at_++ != '[') return false;
    if (*at_ == ']') return ++at_, true;
    SeatList& list = out_.event.seats;
    for (Seat s = nobody; at_ < end_ && list.size() < max_seats && seat(s);) {
      list.push(s);
      const char c = *at_++;
      if (c != ',') return c == ']';
    }
    return false;
  }

  bool names(const FieldGrammar& f) {
    if (*at_++ != '[') return false;
    if (*at_ == ']') return ++at_, true;
    while (at_ < end_) {
      What name = 0;
      if (*at_++ != '"' || !f.names->table.take(at_, name) || !out_.add(name)) return false;
      const char c = *at_++;
      if (c != ',') return c == ']';
    }
    return false;
  }

  bool value(const FieldGrammar& f) {
    int n = 0;
    switch (f.info->type) {
      case FieldType::number:
        if (!number(n) || !number_range.has(n)) return false;
        break;
      case FieldType::boolean:
        n = *at_ == 't' ? 1 : 0;
        if (!skip(n != 0 ? word_true : word_false)) return false;
        break;
      case FieldType::seat: {
        Seat s = nobody;
        if (!seat(s)) return false;
        n = s;
        break;
      }
      case FieldType::name: {
        What name = 0;
        if (*at_++ != '"' || !f.names->table.take(at_, name)) return false;
        if (name == f.not_shown) return out_.event.hide(f.info->field), true;
        n = name;
        break;
      }
      case FieldType::seats: return seats();
      case FieldType::card:
      case FieldType::cards: return cards();
      case FieldType::names: return names(f);
    }
    out_.set(f.info->field, n);
    return true;
  }

  const char* at_;
  const char* const end_;
  const Grammar& grammar_;
  const int players_;
  EventLine& out_;
};

}  // namespace

bool read_fast(std::string_view line, const Grammar& grammar, int players, EventLine& out) {
  return PlainReader(line, grammar, players, out).line();
}

}  // namespace tally::log
