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
