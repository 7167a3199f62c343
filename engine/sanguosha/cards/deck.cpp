#include "engine/sanguosha/cards/deck.h"

namespace tally::sanguosha {
namespace {

constexpr std::size_t index_of(Name n) { return static_cast<std::size_t>(n); }

}  // namespace

constexpr std::array<NameInfo, index_of(Name::count)> name_infos = {
    {{CardType::basic, 0, rule::none},
#define TALLY_X(key, en, zh, type, range, r) {CardType::type, range, rule::r},
     TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
    }};

constexpr std::array<CardFace, deck_size> faces = {{
#define TALLY_CARD(key, suit, rank, set, token, shown) \
  {Name::key, Suit::suit, rank, CardSetName::set},
#include "engine/sanguosha/cards/deck_table.inc"
#undef TALLY_CARD
}};
static_assert(faces.back().rank > 0, "fewer cards in the table than in the deck");

namespace {

// Of equal faces each is taken once, the first of the table first.
constexpr std::array<Card, deck_v33_size> faces_in_table(
    const std::array<CardFace, deck_v33_size>& wanted) {
  std::array<Card, deck_v33_size> out{};
  std::array<bool, deck_size> taken{};
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    std::size_t c = 0;
    const CardFace& f = wanted[i];
    while (taken.at(c) || faces[c].name != f.name || faces[c].suit != f.suit ||
           faces[c].rank != f.rank)
      ++c;  // one that the table does not have goes past its end: that does not compile
    taken[c] = true;
    out[i] = static_cast<Card::Number>(c);
  }
  return out;
}

}  // namespace

constexpr std::array<Card, deck_v33_size> deck_v33 = faces_in_table({{
#define TALLY_FACE(key, suit, rank) {Name::key, Suit::suit, rank, CardSetName::standard},
#include "engine/sanguosha/cards/deck_v33.inc"
#undef TALLY_FACE
}});

namespace {

constexpr std::string_view keys[] = {"none",
#define TALLY_X(key, ...) #key,
                                     TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
};

constexpr std::string_view english[] = {"nothing",
#define TALLY_X(key, en, ...) en,
                                        TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
};

constexpr std::string_view chinese[] = {"无",
#define TALLY_X(key, en, zh, ...) zh,
                                        TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
};

constexpr CardInfo all_cards[] = {
#define TALLY_CARD(key, suit, rank, set, token, shown) \
  {token,                                              \
   english[index_of(Name::key)],                       \
   chinese[index_of(Name::key)],                       \
   shown,                                              \
   is_equipment(name_infos[index_of(Name::key)].type), \
   name_infos[index_of(Name::key)].rule},
#include "engine/sanguosha/cards/deck_table.inc"
#undef TALLY_CARD
};

}  // namespace

std::span<const CardInfo> card_infos() { return all_cards; }
std::span<const std::string_view> name_keys() { return keys; }
std::span<const std::string_view> name_en() { return english; }
std::span<const std::string_view> name_zh() { return chinese; }

}  // namespace tally::sanguosha
