#include "replay/log/describe.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/message.h"
#include "engine/core/schema.h"

#define TALLY_TABLE "log_tables"
namespace tally {
namespace {
namespace say {

TALLY_SAY(a_player, (), "a player", "玩家")
TALLY_SAY(chance, (), "chance", "随机")
TALLY_SAY(the_rules, (), "the rules", "规则")
TALLY_SAY(number, (), "number", "数")
TALLY_SAY(boolean, (), "true or false", "true或false")
TALLY_SAY(seat, (), "seat", "座位")
TALLY_SAY(seats, (), "seats", "若干座位")
TALLY_SAY(card, (), "card", "牌")
TALLY_SAY(cards, (), "cards", "若干牌")
TALLY_SAY(names, (), "names", "若干名称")
TALLY_SAY(name, (), "name", "名称")
TALLY_SAY(in_order, (), " in order", "（有次序）")
TALLY_SAY(comma, (), ", ", "、")
TALLY_SAY(keys_of_a_seat, (), "### Keys of a seat\n\n| key | values |\n",
          "### 座位的键\n\n| 键 | 值 |\n")
TALLY_SAY(not_shown, (), " (not shown)", "（未显示）")
TALLY_SAY(player_and_label, (),
          "| `name` | a text: the player |\n| `label` | a text: the general, as the program spells "
          "it |\n| `deputy` | a text: his second general, where he has one |\n",
          "| `name` | 文本：玩家 |\n| `label` | 文本：武将，按程序的写法 |\n| `deputy` | "
          "文本：副将（如有） |\n")
TALLY_SAY(events, (), "### Events\n\n| `e` | decided by | fields | in words |\n",
          "### 事件\n\n| `e` | 由谁决定 | 字段 | 含义 |\n")
TALLY_SAY(may_stand_again, (Verbatim), "May stand again while nothing has changed: {0}.\n",
          "没有变化时可以再次出现：{0}。\n")
TALLY_SAY(names_head, (), "### Names\n", "### 名称\n")
TALLY_SAY(names_columns, (Verbatim), "{0}:\n\n| name | English | 中文 |\n",
          "{0}：\n\n| 名称 | English | 中文 |\n")
TALLY_SAY(cards_head, (Number), "### Cards\n\n{0} cards.\n\n| card | 中文 | in a log |\n",
          "### 牌\n\n共{0}张。\n\n| English | 中文 | 日志中的写法 |\n")

}  // namespace say

std::string code(std::string_view text) { return "`" + std::string(text) + "`"; }

const Says<>& who_decides(EventRole role) {
  switch (role) {
    case EventRole::choice: return say::a_player;
    case EventRole::chance: return say::chance;
    case EventRole::outcome: break;
  }
  return say::the_rules;
}

const Says<>& type_words(FieldType type) {
  switch (type) {
    case FieldType::number: return say::number;
    case FieldType::boolean: return say::boolean;
    case FieldType::seat: return say::seat;
    case FieldType::seats: return say::seats;
    case FieldType::card: return say::card;
    case FieldType::cards: return say::cards;
    case FieldType::names: return say::names;
    case FieldType::name: break;
  }
  return say::name;
}

// `seat` seat, `as` name, …, [`victim` seat]
std::string fields_words(const KindInfo& kind, Lang lang) {
  std::string text;
  for (const FieldInfo& f : kind.fields) {
    text.append(text.empty() ? "" : say::comma.in(lang))
        .append(f.optional ? "[" : "")
        .append(code(f.key));
    text.append(" ").append(type_words(f.type).in(lang));
    text.append(f.type == FieldType::cards && kind.ordered ? say::in_order.in(lang) : "");
    text.append(f.optional ? "]" : "");
  }
  return text;
}

void put_seats(std::string& out, const Schema& schema, Lang lang) {
  out.append(say::keys_of_a_seat.in(lang)).append("| --- | --- |\n");
  for (const SeatFieldInfo& f : schema.seat_fields) {
    out += "| " + code(f.key) + " | ";
    for (std::size_t i = 0; i < f.names.size(); ++i)
      out.append(i == 0 ? "" : say::comma.in(lang))
          .append(code(f.names[i]))
          .append(i == f.hidden ? say::not_shown.in(lang) : "");
    out += " |\n";
  }
  out += say::player_and_label.in(lang);
}

// A cell of a table may not hold its border.
std::string in_cell(std::string_view words) {
  std::string out;
  for (const char c : words) out.append(c == '|' ? "\\|" : std::string(1, c));
  return out;
}

void put_kinds(std::string& out, const Schema& schema, Lang lang) {
  out.append("\n").append(say::events.in(lang)).append("| --- | --- | --- | --- |\n");
  for (const KindInfo& k : schema.kinds.subspan(1))
    out += "| " + code(k.name) + " | " + std::string(who_decides(k.role).in(lang)) + " | " +
           fields_words(k, lang) + " | " + in_cell(of_language(lang, k.en, k.zh)) + " |\n";
  std::string again;
  for (const KindInfo& k : schema.kinds)
    if (k.restates) again.append(again.empty() ? "" : say::comma.in(lang)).append(code(k.name));
  if (!again.empty()) out += "\n" + text_of(say::may_stand_again(again), lang);
}

// One list for all fields that share it.
void put_names(std::string& out, const Schema& schema, Lang lang) {
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
  out.append("\n").append(say::names_head.in(lang));
  for (const List& l : lists) {
    std::string keys;
    for (const std::string_view key : l.keys)
      keys.append(keys.empty() ? "" : say::comma.in(lang)).append(code(key));
    out += "\n" + text_of(say::names_columns(keys), lang) + "| --- | --- | --- |\n";
    for (std::size_t i = 0; i < l.field->names.size(); ++i)
      out += "| " + code(l.field->names[i]) + " | " + std::string(l.field->en[i]) + " | " +
             std::string(l.field->zh[i]) + " |\n";
  }
}

// A line for all cards of one name.
void put_cards(std::string& out, const Schema& schema, Lang lang) {
  out += "\n" + text_of(say::cards_head(schema.cards.size()), lang) + "| --- | --- | --- |\n";
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

std::string describe_schema(const Game& game, Lang lang) {
  const Schema& schema = game.schema();
  std::string out = "## " + std::string(game.name()) + "\n\n";
  put_seats(out, schema, lang);
  put_kinds(out, schema, lang);
  put_names(out, schema, lang);
  put_cards(out, schema, lang);
  return out;
}

}  // namespace tally
#undef TALLY_TABLE
