#include "tests/support/step.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/schema.h"

namespace tally::test {

using sanguosha::schema;

namespace {

const FieldInfo* field_of(Kind kind, Field f) {
  for (const FieldInfo& info : schema().kinds[kind].fields)
    if (info.field == f) return &info;
  return nullptr;
}

std::vector<Card> sorted(std::span<const Card> cards) {
  std::vector<Card> out(cards.begin(), cards.end());
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

void each_word(std::string_view text, const std::function<void(std::string_view)>& f) {
  while (!text.empty()) {
    const std::size_t n = std::min(text.find(' '), text.size());
    if (n > 0) f(text.substr(0, n));
    text.remove_prefix(std::min(n + 1, text.size()));
  }
}

std::vector<Card> parse_cards(std::string_view tokens) {
  std::vector<Card> out;
  each_word(tokens, [&](std::string_view token) {
    const auto infos = sanguosha::card_infos();
    const auto it = std::find_if(infos.begin(), infos.end(),
                                 [&](const CardInfo& c) { return c.token == token; });
    if (it == infos.end())
      ADD_FAILURE() << "there is no card " << token;
    else
      out.push_back(static_cast<Card>(it - infos.begin()));
  });
  return out;
}

std::string show_cards(std::span<const Card> cards) {
  std::string out;
  for (Card c : cards) {
    if (!out.empty()) out += ' ';
    out += c < sanguosha::deck_size ? sanguosha::card_infos()[c].token : "?";
  }
  return out.empty() ? "no cards" : out;
}

std::string show_event(const Event& e) {
  const KindInfo& kind = schema().of(e);
  std::string out(kind.name);
  for (const FieldInfo& f : kind.fields) {
    out += ' ';
    out += f.key;
    out += '=';
    switch (f.field) {
      case Field::what: out += e.what < f.names.size() ? f.names[e.what] : "?"; break;
      case Field::seat: out += std::to_string(e.seat + 1); break;
      case Field::other: out += std::to_string(e.other + 1); break;
      case Field::value: out += std::to_string(e.value); break;
      case Field::extra: out += std::to_string(e.extra); break;
      case Field::more: out += std::to_string(e.more); break;
      case Field::seats:
        for (Seat s : e.seats) out += std::to_string(s + 1) + ",";
        break;
      case Field::cards: out += show_cards(e.cards); break;
    }
  }
  if (e.rule != no_rule) out += " (" + std::string(id_of(e.rule)) + ")";
  return out;
}

Rule rule_of(std::string_view id) {
  const auto ids = sanguosha::all_rule_ids();
  const auto it = std::find(ids.begin(), ids.end(), id);
  if (it != ids.end()) return static_cast<Rule>(it - ids.begin());
  ADD_FAILURE() << "there is no rule " << id;
  return no_rule;
}

std::string_view id_of(Rule rule) { return sanguosha::all_rule_ids()[rule]; }

sanguosha::General general_of(std::string_view key) {
  const auto keys = sanguosha::general_keys();
  const auto it = std::find(keys.begin(), keys.end(), key);
  if (it != keys.end()) return static_cast<sanguosha::General>(it - keys.begin());
  ADD_FAILURE() << "there is no general " << key;
  return sanguosha::General::none;
}

sanguosha::Skill skill_named(std::string_view key) {
  const auto keys = sanguosha::cause_keys();
  const auto it = std::find(keys.begin(), keys.end(), key);
  const auto cause = static_cast<What>(it - keys.begin());
  const bool known = it != keys.end() && sanguosha::skill_of(cause) != sanguosha::Skill::none;
  if (!known) ADD_FAILURE() << "there is no skill " << key;
  return known ? sanguosha::skill_of(cause) : sanguosha::Skill::none;
}

Kind kind_of(std::string_view name) {
  const auto kinds = schema().kinds;
  for (std::size_t k = 1; k < kinds.size(); ++k)
    if (kinds[k].name == name) return static_cast<Kind>(k);
  ADD_FAILURE() << "there is no event " << name;
  return nothing;
}

Step& Step::names(Field f) {
  given_ |= 1U << static_cast<unsigned>(f);
  return *this;
}

Step& Step::other(int seat) {
  e.other = static_cast<Seat>(seat - 1);
  return names(Field::other);
}

Step& Step::points(int n) {
  e.value = static_cast<std::int16_t>(n);
  return names(Field::value);
}

Step& Step::out_of(int n) {
  e.extra = static_cast<std::int16_t>(n);
  return names(Field::extra);
}

Step& Step::skill(std::string_view key) {
  if (!key.empty()) e.extra = sanguosha::cause(skill_named(key)).number();
  return names(Field::extra);
}

Step& Step::as(std::string_view name) {
  const FieldInfo* const f = field_of(e.kind, Field::what);
  const auto names_of = f == nullptr ? std::span<const std::string_view>{} : f->names;
  const auto it = std::find(names_of.begin(), names_of.end(), name);
  if (it == names_of.end())
    ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
        << schema().of(e).name << " has no " << name;
  else
    e.what = static_cast<What>(it - names_of.begin());
  text += " as " + std::string(name);
  return names(Field::what);
}

Step& Step::cards(std::string_view tokens) {
  held = parse_cards(tokens);
  text += " " + std::string(tokens);
  return names(Field::cards);
}

Step& Step::generals(std::string_view keys) {
  each_word(keys, [&](std::string_view key) {
    held.emplace_back(static_cast<Card::Number>(general_of(key)));
  });
  text += " " + std::string(keys);
  return names(Field::cards);
}

Step& Step::two_of(std::string_view keys) {
  const auto names_of = field_of(e.kind, Field::cards)->names;
  each_word(keys, [&](std::string_view key) {
    const auto it = std::find(names_of.begin(), names_of.end(), key);
    held.emplace_back(static_cast<Card::Number>(it - names_of.begin()));
  });
  text += " " + std::string(keys);
  return names(Field::cards);
}

Step& Step::because(std::string_view rule_id) {
  cited = rule_of(rule_id);
  text += " because " + std::string(rule_id);
  return *this;
}

Step& Step::asked(Ask ask) {
  asks.reset().set(static_cast<std::size_t>(ask));
  return *this;
}

Event Step::event() const {
  Event out = e;
  out.cards = held;
  return out;
}

// Cards in any order, unless their order is the point.
bool Step::matches(const Event& told) const {
  if (told.kind != e.kind) return false;
  if (given(Field::what) && told.what != e.what) return false;
  if (given(Field::seat) && told.seat != e.seat) return false;
  if (given(Field::other) && told.other != e.other) return false;
  if (given(Field::value) && told.value != e.value) return false;
  if (given(Field::extra) && told.extra != e.extra) return false;
  if (given(Field::seats) && !(told.seats == e.seats)) return false;
  if (given(Field::cards)) {
    const bool same = schema().of(e).ordered ? std::ranges::equal(held, told.cards)
                                             : sorted(held) == sorted(told.cards);
    if (!same) return false;
  }
  return cited == no_rule || cited == told.rule;
}

}  // namespace tally::test
