#include "replay/import/dou_dizhu/value.h"

#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "engine/dou_dizhu/deck.h"
#include "replay/import/dou_dizhu/messages.h"
#include "replay/io/input_error.h"
#include "replay/log/messages.h"

namespace tally::dou_dizhu {

std::string Where::text() const {
  std::string out = in_ != nullptr ? in_->text() : std::string();
  if (in_ != nullptr && !name_.empty()) out += '.';
  out += name_;
  if (index_ != no_index) out += fmt::format("[{}]", index_);
  return out;
}

void expected(const Where& where, Message what, Message found) {
  throw io::InputError(log::say::expected(where.text(), std::move(what), std::move(found)));
}
void expected(const Where& where, Message what, Value found) {
  expected(where, std::move(what), log::in_words(*found));
}

std::optional<Value> Value::find(std::string_view key) const {
  if (!is_object()) return std::nullopt;
  for (std::size_t i = at_ + 1; i < all_[at_].next; i = all_[i].next) {
    const std::string_view k = all_[i].key;
    if (k.size() == key.size() && (k.empty() || k.front() == key.front()) && k == key)
      return Value(all_, i);
  }
  return std::nullopt;
}

Value Value::need(std::string_view key, const Where& of) const {
  if (const auto found = find(key)) return *found;
  throw io::InputError(say::expected_key(of.text(), log::quoted(key)));
}

std::size_t Value::count() const {
  std::size_t n = 0;
  log::each_in(all_, at_, [&](std::size_t) { ++n; });
  return n;
}

void Value::expect_list(const Where& where) const {
  if (!is_list()) expected(where, say::a_list(), *this);
}
void Value::expect_object(const Where& where) const {
  if (!is_object()) expected(where, say::an_object(), *this);
}

int Value::integer(const Where& where, int low, int high) const {
  const log::Json& v = all_[at_];
  if (v.type != log::Json::Type::integer || v.number < low || v.number > high)
    expected(where, say::a_number_from(low, high), *this);
  return static_cast<int>(v.number);
}

int Value::whole(const Where& where) const {
  constexpr int most = 1'000'000;
  const log::Json& v = all_[at_];
  if (v.type == log::Json::Type::fraction && std::abs(v.real) <= most &&
      v.real == std::floor(v.real))
    return static_cast<int>(v.real);
  if (v.type != log::Json::Type::integer || v.number < -most || v.number > most)
    expected(where, say::a_whole_number(), *this);
  return static_cast<int>(v.number);
}

std::string_view Value::text(const Where& where) const {
  if (!is_text()) expected(where, say::a_text(), *this);
  return all_[at_].text;
}

void CardList::add(Card c, const Where& where) {
  if (size == room) expected(where, say::cards_of_player(), say::more_than_pack());
  at[size++] = c;
}

CardList cards_by_id(Value list, const Where& where, const Says<>& what,
                     Card (*read)(std::int64_t)) {
  list.expect_list(where);
  CardList out;
  list.each([&](Value v, std::size_t i) {
    const Card c = v.is(log::Json::Type::integer) ? read(v->number) : unknown_card;
    if (c == unknown_card) expected(Where(where, i), what(), v);
    out.add(c, where);
  });
  return out;
}

namespace {

constexpr std::string_view ranks_in_order = "3456789TJQKA2BR";
// By the letter of a rank; `ranks` for any other.
constexpr std::array<std::uint8_t, 256> rank_by_letter = [] {
  std::array<std::uint8_t, 256> out{};
  out.fill(ranks);
  for (std::size_t r = 0; r < ranks_in_order.size(); ++r)
    out[static_cast<unsigned char>(ranks_in_order[r])] = static_cast<std::uint8_t>(r);
  return out;
}();
int rank_of_letter(char c) { return rank_by_letter[static_cast<unsigned char>(c)]; }

Card of_rank(char c) {
  const int rank = rank_of_letter(c);
  return rank == ranks ? unknown_card : any_of(rank);
}

Card of_token(std::string_view token) {
  if (token == "BJ") return black_joker;
  if (token == "RJ") return red_joker;
  if (token.size() == 1) return of_rank(token[0]);
  if (token.size() != 2) return unknown_card;
  constexpr std::string_view suit_letters = "HDSC";
  const std::size_t suit = suit_letters.find(token[0]);
  const int rank = rank_of_letter(token[1]);
  if (suit == std::string_view::npos || rank >= rank_black_joker) return unknown_card;
  return card_of(rank, static_cast<int>(suit));
}

}  // namespace

CardList cards_by_token(std::string_view text, const Where& where) {
  CardList out;
  while (true) {
    const std::size_t from = text.find_first_not_of(' ');
    if (from == std::string_view::npos) return out;
    text.remove_prefix(from);
    const std::string_view token = text.substr(0, text.find(' '));
    const Card c = of_token(token);
    if (c == unknown_card)
      expected(where, say::cards_by_suit(), log::say::word(io::in_quotes(token)));
    out.add(c, where);
    text.remove_prefix(token.size());
  }
}

CardList cards_by_rank(std::string_view text, const Where& where) {
  CardList out;
  for (const char r : text) {
    const Card c = of_rank(r);
    if (c == unknown_card)
      expected(where, say::ranks_of_cards(), log::say::word(io::in_quotes(text)));
    out.add(c, where);
  }
  return out;
}

}  // namespace tally::dou_dizhu
