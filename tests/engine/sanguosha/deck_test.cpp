// The cards: what is printed on them, and that nothing is missing.
#include "engine/sanguosha/cards/deck.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace tally::sanguosha {
namespace {

// How many cards have each name, in the standard edition, EX, Maneuvering (lists of cards of the
// published editions), of those that only decks of kingdom war have, of the Wooden Ox, of Strategic
// Advantage, of the 3v3 of 2013, of lords.
const std::map<std::string, std::array<int, 8>> printed = {
    {"slash", {30, 0, 0, 6, 0, 4}},
    {"thunder_slash", {0, 0, 9, 0, 0, 3}},
    {"fire_slash", {0, 0, 5, 0, 0, 2}},
    {"dodge", {15, 0, 9, 1, 0, 6}},
    {"peach", {8, 0, 4, 1, 0, 3}},
    {"wine", {0, 0, 5, 0, 0, 2}},
    {"dismantlement", {6, 0, 0}},
    {"snatch", {5, 0, 0}},
    {"duel", {3, 0, 0}},
    {"collateral", {2, 0, 0}},
    {"ex_nihilo", {4, 0, 0}},
    {"nullification", {3, 1, 3, 1, 0, 0, 1}},
    {"savage_assault", {3, 0, 0}},
    {"archery_attack", {1, 0, 0}},
    {"god_salvation", {1, 0, 0}},
    {"amazing_grace", {2, 0, 0}},
    {"lightning", {1, 1, 0}},
    {"indulgence", {3, 0, 0}},
    {"supply_shortage", {0, 0, 2, 1, 0, 0, 2}},
    {"iron_chain", {0, 0, 6}},
    {"fire_attack", {0, 0, 3}},
    {"crossbow", {2, 0, 0}},
    {"qinggang_sword", {1, 0, 0}},
    {"ice_sword", {0, 1, 0}},
    {"double_swords", {1, 0, 0}},
    {"guding_blade", {0, 0, 1}},
    {"blade", {1, 0, 0}},
    {"spear", {1, 0, 0}},
    {"axe", {1, 0, 0}},
    {"halberd", {1, 0, 0}},
    {"fan", {0, 0, 1}},
    {"kylin_bow", {1, 0, 0}},
    {"eight_diagram", {2, 0, 0}},
    {"nioh_shield", {0, 1, 0}},
    {"vine", {0, 0, 2}},
    {"silver_lion", {0, 0, 1}},
    {"jueying", {1, 0, 0}},
    {"dilu", {1, 0, 0}},
    {"zhuahuangfeidian", {1, 0, 0}},
    {"hualiu", {0, 0, 1}},
    {"chitu", {1, 0, 0}},
    {"dayuan", {1, 0, 0}},
    {"zixing", {1, 0, 0}},
    {"heg_nullification", {0, 0, 0, 2, 0, 2}},
    {"await_exhausted", {0, 0, 0, 2}},
    {"known_both", {0, 0, 0, 2}},
    {"befriend_attacking", {0, 0, 0, 1}},
    {"six_swords", {0, 0, 0, 2}},
    {"triblade", {0, 0, 0, 1}},
    {"wooden_ox", {0, 0, 0, 0, 1}},
    {"threaten_emperor", {0, 0, 0, 0, 0, 3}},
    {"burning_camps", {0, 0, 0, 0, 0, 3}},
    {"fight_together", {0, 0, 0, 0, 0, 2}},
    {"lure_tiger", {0, 0, 0, 0, 0, 2}},
    {"drowning", {0, 0, 0, 0, 0, 2}},
    {"imperial_order", {0, 0, 0, 0, 0, 1}},
    {"jade_seal", {0, 0, 0, 0, 0, 1}},
    {"alliance_feast", {0, 0, 0, 0, 0, 1}},
    {"iron_armor", {0, 0, 0, 0, 0, 1}},
    {"breastplate", {0, 0, 0, 0, 0, 1}},
    {"jingfan", {0, 0, 0, 0, 0, 1}},
    {"dragon_phoenix", {0, 0, 0, 0, 0, 0, 0, 1}},
    {"peace_spell", {0, 0, 0, 0, 0, 0, 0, 1}},
    {"luminous_pearl", {0, 0, 0, 0, 0, 0, 0, 2}},
};

TEST(Deck, HasAsManyCardsOfEachNameAsThePublishedLists) {
  std::map<std::string, std::array<int, 8>> have;
  for (int c = 0; c < deck_size; ++c) {
    const CardFace& f = face(static_cast<Card>(c));
    ++have[std::string(name_keys()[static_cast<std::size_t>(f.name)])]
          [static_cast<std::size_t>(f.set)];
  }
  EXPECT_EQ(printed.size(), 64U);
  EXPECT_EQ(have, printed);
}

TEST(Deck, EveryBlockOfFiftyTwoIsACompleteGridOfSuitsAndRanks) {
  const auto grid = [](int from, int to) {
    std::map<std::pair<Suit, int>, int> seen;
    for (int c = from; c < to; ++c)
      ++seen[{face(static_cast<Card>(c)).suit, face(static_cast<Card>(c)).rank}];
    return seen;
  };
  // The standard edition is two grids, Maneuvering one; the EX cards lie between.
  for (const auto& [from, to, times] : {std::tuple{0, 104, 2}, {108, 160, 1}}) {
    const auto seen = grid(from, to);
    EXPECT_EQ(seen.size(), 52U);
    for (const auto& [place, n] : seen) {
      EXPECT_NE(place.first, Suit::none);
      EXPECT_GE(place.second, 1);
      EXPECT_LE(place.second, 13);
      EXPECT_EQ(n, times);
    }
  }
}

TEST(Deck, TheSetsStandOneAfterAnother) {
  for (int c = 0; c < deck_size; ++c)
    EXPECT_EQ(face(static_cast<Card>(c)).set, c < 104   ? CardSetName::standard
                                              : c < 108 ? CardSetName::ex
                                              : c < 160 ? CardSetName::maneuvering
                                              : c < 180 ? CardSetName::kingdom_war
                                              : c < 181 ? CardSetName::ox
                                              : c < 184 ? CardSetName::v33
                                              : c < 224 ? CardSetName::strategy
                                                        : CardSetName::lords);
}

TEST(Deck, TheExCardsAreTheseFour) {
  const std::pair<const char*, const char*> ex[] = {{"DQ.nullification", "♦Q"},
                                                    {"HQ.lightning", "♥Q"},
                                                    {"S2.ice_sword", "♠2"},
                                                    {"C2.nioh_shield", "♣2"}};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(card_infos()[104 + i].token, ex[i].first);
    EXPECT_EQ(card_infos()[104 + i].face, ex[i].second);
  }
}

TEST(Deck, EveryCardHasItsOwnTokenWhichSpellsItsFace) {
  std::set<std::string_view> tokens;
  constexpr std::string_view suits = "?SHCD";
  constexpr std::string_view ranks[] = {"?", "A", "2", "3",  "4", "5", "6",
                                        "7", "8", "9", "10", "J", "Q", "K"};
  constexpr std::string_view symbols[] = {"?", "♠", "♥", "♣", "♦"};
  for (int c = 0; c < deck_size; ++c) {
    const CardFace& f = face(static_cast<Card>(c));
    const CardInfo& shown = card_infos()[static_cast<std::size_t>(c)];
    EXPECT_TRUE(tokens.insert(shown.token).second) << shown.token;
    const std::string rank(ranks[f.rank]);
    const std::string name(name_keys()[static_cast<std::size_t>(f.name)]);
    const std::string token = suits[static_cast<std::size_t>(f.suit)] + rank + "." + name;
    EXPECT_EQ(shown.token.substr(0, shown.token.find('/')), token);
    EXPECT_EQ(shown.face, std::string(symbols[static_cast<std::size_t>(f.suit)]) + rank);
    EXPECT_EQ(shown.en, name_en()[static_cast<std::size_t>(f.name)]);
    EXPECT_EQ(shown.zh, name_zh()[static_cast<std::size_t>(f.name)]);
  }
}

TEST(Deck, EveryNameHasAKindARuleAndOnlyWeaponsARange) {
  const std::map<std::string_view, int> ranges = {{"crossbow", 1},     {"qinggang_sword", 2},
                                                  {"ice_sword", 2},    {"double_swords", 2},
                                                  {"guding_blade", 2}, {"blade", 3},
                                                  {"spear", 3},        {"axe", 3},
                                                  {"halberd", 4},      {"fan", 4},
                                                  {"kylin_bow", 5},    {"six_swords", 2},
                                                  {"triblade", 3},     {"dragon_phoenix", 2}};
  for (int n = 1; n < static_cast<int>(Name::count); ++n) {
    const NameInfo& i = info(static_cast<Name>(n));
    const std::string_view key = name_keys()[static_cast<std::size_t>(n)];
    const auto it = ranges.find(key);
    EXPECT_EQ(i.range, it == ranges.end() ? 0 : it->second) << key;
    EXPECT_EQ(i.type == CardType::weapon, it != ranges.end()) << key;
    EXPECT_NE(i.rule, no_rule) << key;
    EXPECT_TRUE(rule::ids[i.rule].starts_with("SGS-CARD-")) << key;
  }
}

// Lists of cards of the published kingdom war: two grids of suits and ranks, and four cards more.
TEST(Deck, KingdomWarIsTwoGridsAndFourCards) {
  std::map<std::pair<Suit, int>, int> seen;
  std::set<Card::Number> different;
  for (const Card c : listed_deck(2)) {
    ++seen[{face(c).suit, face(c).rank}];
    different.insert(c);
  }
  EXPECT_EQ(different.size(), 108U);
  EXPECT_EQ(seen.size(), 52U);
  const std::set<std::pair<Suit, int>> thrice = {
      {Suit::spade, 2}, {Suit::heart, 12}, {Suit::club, 2}, {Suit::diamond, 12}};
  for (const auto& [place, n] : seen) EXPECT_EQ(n, thrice.contains(place) ? 3 : 2);
  const auto holds = [&](std::string_view key) {
    return std::ranges::count_if(listed_deck(2), [&](Card c) {
      return name_keys()[static_cast<std::size_t>(face(c).name)] == key;
    });
  };
  EXPECT_EQ(holds("slash"), 21);
  EXPECT_EQ(holds("fire_slash") + holds("thunder_slash"), 8);
  EXPECT_EQ(holds("dodge"), 14);
  EXPECT_EQ(holds("peach"), 8);
  EXPECT_EQ(holds("wine"), 3);
  EXPECT_EQ(holds("heg_nullification"), 2);
  EXPECT_EQ(holds("guding_blade"), 0);
}

TEST(Deck, FreeKillsKingdomWarDiffersInThreeCards) {
  std::set<std::string_view> ours;
  std::set<std::string_view> theirs;
  for (const Card c : listed_deck(2)) ours.insert(card_infos()[c].token);
  for (const Card c : listed_deck(3)) theirs.insert(card_infos()[c].token);
  std::vector<std::string_view> only;
  std::ranges::set_difference(theirs, ours, std::back_inserter(only));
  EXPECT_EQ(only, (std::vector<std::string_view>{"CQ.slash", "D2.six_swords", "DK.nullification"}));
  EXPECT_EQ(theirs.size(), 109U);
}

// 势备篇 is one grid more.
TEST(Deck, StrategyIsOneGridMore) {
  std::map<std::pair<Suit, int>, int> more;
  std::set<Card::Number> different;
  for (const Card c : listed_deck(6)) {
    ++more[{face(c).suit, face(c).rank}];
    different.insert(c);
  }
  EXPECT_EQ(different.size(), 160U);
  for (const Card c : listed_deck(2)) --more[{face(c).suit, face(c).rank}];
  EXPECT_EQ(more.size(), 52U);
  for (const auto& [place, n] : more) EXPECT_EQ(n, 1);
  const auto marked = [](int of_programs) {
    return std::ranges::count_if(listed_deck(6),
                                 [&](Card c) { return is_transferable(c, of_programs); });
  };
  EXPECT_EQ(marked(0), 13);
  EXPECT_EQ(marked(1), 14);
  EXPECT_EQ(marked(2), 15);
}

TEST(Deck, ColoursElementsAndSlots) {
  EXPECT_EQ(color_of(Suit::spade), Color::black);
  EXPECT_EQ(color_of(Suit::club), Color::black);
  EXPECT_EQ(color_of(Suit::heart), Color::red);
  EXPECT_EQ(color_of(Suit::diamond), Color::red);
  EXPECT_EQ(color_of(Suit::none), Color::none);
  EXPECT_EQ(element_of(Name::slash), Element::normal);
  EXPECT_EQ(element_of(Name::fire_slash), Element::fire);
  EXPECT_EQ(element_of(Name::thunder_slash), Element::thunder);
  EXPECT_EQ(slot_of(CardType::weapon), 0);
  EXPECT_EQ(slot_of(CardType::armour), 1);
  EXPECT_EQ(slot_of(CardType::horse_plus), 2);
  EXPECT_EQ(slot_of(CardType::horse_minus), 3);
}

}  // namespace
}  // namespace tally::sanguosha
