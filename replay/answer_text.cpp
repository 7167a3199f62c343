#include "replay/answer_text.h"

#include <iterator>

#include "replay/answer_fields.h"

namespace tally {
namespace {

// A card, or the name that stands in its place.
std::string_view item_text(const Schema& schema, const FieldInfo& f, Card c) {
  if (holds_names(f)) return c < f.names.size() ? f.names[c] : unknown_token;
  return c < schema.cards.size() ? schema.cards[c].token : unknown_token;
}

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

}  // namespace tally
