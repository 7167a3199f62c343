#include "replay/log/event_line.h"

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "replay/log/close_names.h"
#include "replay/log/messages.h"

namespace tally::log {
namespace {

class Reader {
 public:
  Reader(std::span<const Json> line, const Grammar& grammar, int players, EventLine& out)
      : line_(line), grammar_(grammar), players_(players), out_(out) {}

  void read() {
    const Kind kind = read_kind();
    out_.start(kind);
    const KindGrammar& k = grammar_.kinds[kind];
    const std::string_view name = grammar_.schema.kinds[kind].name;
    unsigned seen = 0;
    each_in(line_, 0, [&](std::size_t i) {
      const std::string_view key = line_[i].key;
      if (key == "e" || key.starts_with("x-")) return;
      const auto f = std::find_if(k.fields.begin(), k.fields.end(),
                                  [&](const FieldGrammar& g) { return g.info->key == key; });
      if (f == k.fields.end()) unknown_key(k, name, key);
      const unsigned bit = 1U << static_cast<unsigned>(f - k.fields.begin());
      if ((seen & bit) != 0) throw io::InputError(say::twice_in_line(quoted(key)));
      seen |= bit;
      value(*f, i);
    });
    for (std::size_t i = 0; i < k.fields.size(); ++i)
      if (!k.fields[i].info->optional && (seen >> i & 1U) == 0)
        throw io::InputError(say::needs_key_or_null(quoted(name), quoted(k.fields[i].info->key)));
    out_.finish();
  }

 private:
  [[nodiscard]] Kind read_kind() const {
    const Json* found = nullptr;
    each_in(line_, 0, [&](std::size_t i) {
      if (line_[i].key != "e") return;
      if (found != nullptr) throw io::InputError(say::twice_in_line(quoted("e")));
      found = &line_[i];
    });
    if (found == nullptr)
      throw io::InputError(say::expected_event_line(R"({"e":"turn","seat":1})"));
    if (found->type != Json::Type::string) expected("e", say::name_of_event(), *found);
    if (const auto kind = grammar_.kind_names.find(found->text)) return *kind;
    std::vector<std::string_view> names;
    for (const KindInfo& k : grammar_.schema.kinds.subspan(1)) names.push_back(k.name);
    throw_with_hint(say::no_event(in_words(*found)), close_names(found->text, names));
  }

  [[noreturn]] static void unknown_key(const KindGrammar& k, std::string_view name,
                                       std::string_view key) {
    std::vector<std::string_view> keys;
    for (const FieldGrammar& f : k.fields) keys.push_back(f.info->key);
    Message fault = say::no_key(quoted(name), io::in_quotes(key));
    if (keys.empty()) throw io::InputError(std::move(fault));
    throw_with_hint(std::move(fault), close_names(key, keys));
  }

  int number(std::string_view key, const Json& v, NumberRange range, const Says<>& what) const {
    if (v.type != Json::Type::integer || v.number < range.low || v.number > range.high)
      expected(key, say::number_from(what(), range.low, range.high), v);
    return static_cast<int>(v.number);
  }

  int seat(std::string_view key, const Json& v) const {
    return number(key, v, {1, players_}, say::a_seat) - 1;
  }

  void card(std::string_view key, const Json& v) {
    if (v.type != Json::Type::string) expected(key, say::a_card(), v);
    const auto c = grammar_.card_names.find(v.text);
    if (!c) {
      std::vector<std::string_view> names;
      for (const CardInfo& info : grammar_.schema.cards) names.push_back(info.token);
      throw_with_hint(say::no_card(quoted(key), in_words(v)), close_names(v.text, names));
    }
    if (!out_.add(*c)) too_many(key);
  }

  [[noreturn]] static void too_many(std::string_view key) {
    throw io::InputError(say::more_cards_than(quoted(key), max_cards));
  }

  void cards(std::string_view key, std::size_t at) {
    const Json& v = line_[at];
    if (v.type == Json::Type::integer) {
      for (int n = number(key, v, {0, max_cards}, say::a_number_of_cards); n > 0; --n)
        out_.add(unknown_card);
    } else if (v.type == Json::Type::list) {
      each_in(line_, at, [&](std::size_t i) { card(key, line_[i]); });
    } else {
      card(key, v);
    }
  }

  void seats(std::string_view key, std::size_t at) {
    if (line_[at].type != Json::Type::list) expected(key, say::list_of_seats(), line_[at]);
    each_in(line_, at, [&](std::size_t i) {
      if (out_.event.seats.size() == max_seats)
        throw io::InputError(say::more_seats_than(quoted(key), max_seats));
      out_.event.seats.push(static_cast<Seat>(seat(key, line_[i])));
    });
  }

  int name(const FieldGrammar& f, const Json& v) const {
    if (v.type != Json::Type::string) expected(f.info->key, say::a_name(), v);
    if (const auto n = f.names->table.find(v.text)) return *n;
    throw_with_hint(say::no_name(quoted(f.info->key), in_words(v)),
                    close_names(v.text, {f.info->names.begin(), f.info->names.end()}));
  }

  void names(const FieldGrammar& f, std::size_t at) {
    if (line_[at].type != Json::Type::list) expected(f.info->key, say::list_of_names(), line_[at]);
    each_in(line_, at, [&](std::size_t i) {
      if (!out_.add(static_cast<Card>(name(f, line_[i])))) too_many(f.info->key);
    });
  }

  void value(const FieldGrammar& f, std::size_t at) {
    const FieldInfo& info = *f.info;
    const Json& v = line_[at];
    if (v.type == Json::Type::null) return out_.event.hide(info.field);
    switch (info.type) {
      case FieldType::number:
        return out_.set(info.field, number(info.key, v, number_range, say::a_whole_number));
      case FieldType::boolean:
        if (v.type != Json::Type::boolean) expected(info.key, say::true_or_false(), v);
        return out_.set(info.field, v.yes ? 1 : 0);
      case FieldType::seat: return out_.set(info.field, seat(info.key, v));
      case FieldType::name: {
        const int n = name(f, v);
        return n == f.not_shown ? out_.event.hide(info.field) : out_.set(info.field, n);
      }
      case FieldType::seats: return seats(info.key, at);
      case FieldType::card:
      case FieldType::cards: return cards(info.key, at);
      case FieldType::names: return names(f, at);
    }
  }

  std::span<const Json> line_;
  const Grammar& grammar_;
  int players_;
  EventLine& out_;
};

}  // namespace

void read_event(std::span<const Json> line, const Grammar& grammar, int players, EventLine& out) {
  Reader(line, grammar, players, out).read();
}

}  // namespace tally::log
