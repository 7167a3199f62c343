#include "engine/sanguosha/cards/deck.h"

#include <algorithm>
#include <iterator>

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
template <std::size_t n>
constexpr std::array<Card, n> faces_in_table(const std::array<CardFace, n>& wanted) {
  std::array<Card, n> out{};
  std::array<bool, deck_size> taken{};
  for (std::size_t i = 0; i < n; ++i) {
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

#define TALLY_FACE(key, suit, rank) CardFace{Name::key, Suit::suit, rank, CardSetName::standard},
constexpr std::array<Card, deck_v33_size> deck_v33 = faces_in_table(std::to_array({
#include "engine/sanguosha/cards/deck_v33.inc"
}));
// NOLINTBEGIN(readability-duplicate-include)
constexpr std::array<Card, deck_war_strategy_size> deck_war_strategy =
    faces_in_table(std::to_array({
#include "engine/sanguosha/cards/deck_kingdom_war_freekill.inc"
#include "engine/sanguosha/cards/deck_strategy.inc"
    }));
// NOLINTEND(readability-duplicate-include)

namespace {

constexpr auto kingdom_war = faces_in_table(std::to_array({
#include "engine/sanguosha/cards/deck_kingdom_war.inc"
}));
constexpr auto v33_2013 = faces_in_table(std::to_array({
#include "engine/sanguosha/cards/deck_v33_2013.inc"
}));
// NOLINTBEGIN(readability-duplicate-include)
constexpr auto kingdom_war_strategy = faces_in_table(std::to_array({
#include "engine/sanguosha/cards/deck_kingdom_war.inc"
#include "engine/sanguosha/cards/deck_strategy.inc"
}));
constexpr auto kingdom_war_qsanguosha = faces_in_table(std::to_array({
#include "engine/sanguosha/cards/deck_kingdom_war.inc"
#include "engine/sanguosha/cards/deck_strategy.inc"
    TALLY_FACE(luminous_pearl, diamond, 13)}));
// NOLINTEND(readability-duplicate-include)
// 合纵 The cards that may be given to another kingdom; the last two by FreeKill, the first of these
// by noname too.
constexpr CardFace transferable[] = {
#include "engine/sanguosha/cards/transferable.inc"
};
constexpr std::size_t marked_by_programs = 2;
#undef TALLY_FACE
static_assert(kingdom_war.size() == 108 && v33_2013.size() == 108 &&
              kingdom_war_strategy.size() == 160 && kingdom_war_qsanguosha.size() == 161);

template <std::size_t n>
constexpr std::array<Card, n> copies_of(Name name) {
  std::array<Card, n> out{};
  std::size_t k = 0;
  for (std::size_t c = 0; c < deck_size; ++c)
    if (faces[c].name == name) out.at(k++) = static_cast<Card::Number>(c);
  return out;
}

}  // namespace

constexpr std::array<Card, deck_war_noname_size> deck_war_noname = [] {
  std::array<Card, deck_war_noname_size> out = kingdom_war_strategy;
  for (Card& c : out)
    if (faces[c].name == Name::double_swords) c = copies_of<1>(Name::dragon_phoenix)[0];
  return out;
}();

namespace {

// All cards of the editions, and the Wooden Ox.
constexpr auto in_ox_deck(const CardFace& f) {
  return f.set < CardSetName::kingdom_war || f.set == CardSetName::ox;
}
constexpr auto with_ox = [] {
  std::array<Card, static_cast<std::size_t>(std::ranges::count_if(faces, in_ox_deck))> out{};
  std::size_t k = 0;
  for (std::size_t c = 0; c < deck_size; ++c)
    if (in_ox_deck(faces[c])) out.at(k++) = static_cast<Card::Number>(c);
  return out;
}();

// By the values of OPT-SGS-DECK.
constexpr std::span<const Card> decks[] = {
    {},
    deck_v33,
    kingdom_war,
    std::span(deck_war_strategy).first(deck_war_freekill_size),
    with_ox,
    v33_2013,
    kingdom_war_strategy,
    deck_war_strategy,
    deck_war_noname,
    kingdom_war_qsanguosha};

constexpr NameSet names_on(std::span<const Card> deck) {
  NameSet names;
  for (const Card c : deck) names.add(faces[c].name);
  if (deck.empty())
    for (const CardFace& f : faces)
      if (f.set < CardSetName::kingdom_war) names.add(f.name);
  return names;
}
constexpr auto names_by_deck = [] {
  std::array<NameSet, std::size(decks)> out;
  for (std::size_t i = 0; i < out.size(); ++i) out.at(i) = names_on(decks[i]);
  return out;
}();

std::size_t deck_at(int option) {
  return option >= 0 && option < std::ssize(decks) ? static_cast<std::size_t>(option) : 0;
}

}  // namespace

constexpr std::array<Card, 2> lends_range = copies_of<2>(Name::six_swords);
constexpr Card laden_ox = copies_of<1>(Name::wooden_ox)[0];

constexpr std::array<Card, 1> imperial_orders = copies_of<1>(Name::imperial_order);
constexpr Card dragon_phoenix = copies_of<1>(Name::dragon_phoenix)[0];
constexpr Card peace_spell = copies_of<1>(Name::peace_spell)[0];
constexpr std::array<Card, 2> luminous_pearls = copies_of<2>(Name::luminous_pearl);
constexpr std::array<LordCard, 3> lord_cards = {{{dragon_phoenix, Name::double_swords},
                                                 {peace_spell, Name::jingfan},
                                                 {luminous_pearls[0], Name::six_swords}}};

std::span<const Card> listed_deck(int option) { return decks[deck_at(option)]; }
bool is_transferable(Card c, int of_programs) {
  if (c >= deck_size) return false;
  const auto printed = std::size(transferable) - marked_by_programs;
  const auto known = std::span(transferable).first(printed + static_cast<std::size_t>(of_programs));
  return std::ranges::any_of(known, [&](const CardFace& f) {
    return f.name == face(c).name && f.suit == face(c).suit && f.rank == face(c).rank;
  });
}

const NameSet& names_of_deck(int option) { return names_by_deck[deck_at(option)]; }

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
