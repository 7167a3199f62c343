#include "replay/log/describe.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/schema.h"

namespace tally {
namespace {

std::string code(std::string_view text) { return "`" + std::string(text) + "`"; }

std::string_view who_decides(EventRole role) {
  switch (role) {
    case EventRole::choice: return "a player";
    case EventRole::chance: return "chance";
    case EventRole::outcome: break;
  }
  return "the rules";
}

std::string_view type_words(FieldType type) {
  switch (type) {
    case FieldType::number: return "number";
    case FieldType::boolean: return "true or false";
    case FieldType::seat: return "seat";
    case FieldType::seats: return "seats";
    case FieldType::card: return "card";
    case FieldType::cards: return "cards";
    case FieldType::names: return "names";
    case FieldType::name: break;
  }
  return "name";
}

// `seat` seat, `as` name, …, [`victim` seat]
std::string fields_words(const KindInfo& kind) {
  std::string text;
  for (const FieldInfo& f : kind.fields) {
    text.append(text.empty() ? "" : ", ").append(f.optional ? "[" : "").append(code(f.key));
    text.append(" ").append(type_words(f.type));
    text.append(f.type == FieldType::cards && kind.ordered ? " in order" : "");
    text.append(f.optional ? "]" : "");
  }
  return text;
}

void put_seats(std::string& out, const Schema& schema) {
  out += "### Keys of a seat\n\n| key | values |\n| --- | --- |\n";
  for (const SeatFieldInfo& f : schema.seat_fields) {
    out += "| " + code(f.key) + " | ";
    for (std::size_t i = 0; i < f.names.size(); ++i)
      out += (i == 0 ? "" : ", ") + code(f.names[i]) + (i == f.hidden ? " (not shown)" : "");
    out += " |\n";
  }
  out +=
      "| `name` | a text: the player |\n| `label` | a text: the general, as the program spells it "
      "|\n";
}

void put_kinds(std::string& out, const Schema& schema) {
  out += "\n### Events\n\n| `e` | decided by | fields | in words |\n| --- | --- | --- | --- |\n";
  for (const KindInfo& k : schema.kinds.subspan(1))
    out += "| " + code(k.name) + " | " + std::string(who_decides(k.role)) + " | " +
           fields_words(k) + " | " + std::string(k.en) + " |\n";
  std::string again;
  for (const KindInfo& k : schema.kinds)
    if (k.restates) again.append(again.empty() ? "" : ", ").append(code(k.name));
  if (!again.empty()) out += "\nMay stand again while nothing has changed: " + again + ".\n";
}

// One list for all fields that share it.
void put_names(std::string& out, const Schema& schema) {
  struct List {
    const FieldInfo* field;
    std::vector<std::string_view> keys;
  };
  std::vector<List> lists;
  for (const KindInfo& k : schema.kinds) {
    for (const FieldInfo& f : k.fields) {
      if (f.type != FieldType::name && f.type != FieldType::names) continue;
      auto list = std::find_if(lists.begin(), lists.end(), [&](const List& l) {
        return l.field->names.data() == f.names.data();
      });
      if (list == lists.end()) list = lists.insert(list, {&f, {}});
      if (std::find(list->keys.begin(), list->keys.end(), f.key) == list->keys.end())
        list->keys.push_back(f.key);
    }
  }
  out += "\n### Names\n";
  for (const List& l : lists) {
    std::string keys;
    for (const std::string_view key : l.keys) keys += (keys.empty() ? "" : ", ") + code(key);
    out += "\n" + keys + ":\n\n| name | English | 中文 |\n| --- | --- | --- |\n";
    for (std::size_t i = 0; i < l.field->names.size(); ++i)
      out += "| " + code(l.field->names[i]) + " | " + std::string(l.field->en[i]) + " | " +
             std::string(l.field->zh[i]) + " |\n";
  }
}

// A line for all cards of one name.
void put_cards(std::string& out, const Schema& schema) {
  out += "\n### Cards\n\n" + std::to_string(schema.cards.size()) +
         " cards.\n\n| card | 中文 | in a log |\n| --- | --- | --- |\n";
  std::vector<std::string_view> done;
  for (const CardInfo& first : schema.cards) {
    if (std::find(done.begin(), done.end(), first.en) != done.end()) continue;
    done.push_back(first.en);
    // Cards that are only suit and rank have no name.
    const bool named = !first.en.empty();
    out += "| " + std::string(named ? first.en : "-") + " | " +
           std::string(named ? first.zh : "-") + " |";
    for (const CardInfo& c : schema.cards)
      if (c.en == first.en) out += " " + code(c.token);
    out += " |\n";
  }
}

}  // namespace

std::string describe_schema(const Game& game) {
  const Schema& schema = game.schema();
  std::string out = "## " + std::string(game.name()) + "\n\n";
  put_seats(out, schema);
  put_kinds(out, schema);
  put_names(out, schema);
  put_cards(out, schema);
  return out;
}

}  // namespace tally
