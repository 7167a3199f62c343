#include "replay/log/grammar.h"

#include "engine/core/game.h"

namespace tally::log {

Grammar::Grammar(const Schema& s) : schema(s), unknown(R"("?")") {
  for (std::size_t k = 0; k < s.kinds.size(); ++k) {
    const KindInfo& kind = s.kinds[k];
    KindGrammar& g = kinds.emplace_back();
    g.start = Piece(R"({"e":")", kind.name, "\"");
    if (k != nothing) kind_names.add(kind.name, static_cast<What>(k));
    for (const FieldInfo& f : kind.fields) {
      FieldGrammar& field = g.fields.emplace_back();
      field.info = &f;
      field.key = Piece(",\"", f.key, "\":");
      if (f.type == FieldType::name || f.type == FieldType::names) field.names = names_of(f.names);
      // What an event shows of a seat is called as in the line of the seats.
      for (const SeatFieldInfo& seat : s.seat_fields)
        if (f.type == FieldType::name && seat.secret && seat.names.data() == f.names.data())
          field.not_shown = seat.hidden;
    }
  }
  for (std::size_t c = 0; c < s.cards.size(); ++c) {
    cards.emplace_back("\"", s.cards[c].token, "\"");
    card_names.add(s.cards[c].token, static_cast<What>(c));
  }
  card_names.add("?", unknown_card);
}

const Names* Grammar::names_of(std::span<const std::string_view> list) {
  for (const List& l : lists_)
    if (l.first == list.data()) return l.names.get();
  auto names = std::make_unique<Names>();
  for (std::size_t i = 0; i < list.size(); ++i) {
    names->quoted.emplace_back("\"", list[i], "\"");
    names->table.add(list[i], static_cast<What>(i));
  }
  return lists_.emplace_back(List{list.data(), std::move(names)}).names.get();
}

const Grammar* Grammar::of(const Schema& schema) {
  static const std::vector<std::unique_ptr<Grammar>> all = [] {
    std::vector<std::unique_ptr<Grammar>> made;
    for (const Game* game : games()) made.push_back(std::make_unique<Grammar>(game->schema()));
    return made;
  }();
  for (const auto& g : all)
    if (&g->schema == &schema) return g.get();
  return nullptr;
}

}  // namespace tally::log
