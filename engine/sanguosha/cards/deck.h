#pragma once
// The playing cards of all decks and the names on them.
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "engine/core/card_set.h"
#include "engine/core/schema.h"
#include "engine/core/types.h"
#include "engine/sanguosha/rulebook/rules.h"

namespace tally::sanguosha {

enum class Suit : std::uint8_t { none, spade, heart, club, diamond };
enum class Color : std::uint8_t { none, black, red };
enum class CardSetName : std::uint8_t {
  standard,
  ex,
  maneuvering,
  kingdom_war,
  ox,
  strategy,
  v33,
  lords
};
enum class CardType : std::uint8_t {
  basic,
  trick,
  delayed,
  weapon,
  armour,
  horse_plus,
  horse_minus,
  treasure
};
enum class Element : std::uint8_t { normal, fire, thunder };

// New names go to the end: rules and skills are numbered behind them (skills/skills.h), and what
// stands in signatures counts from here.
// clang-format off
// X(key, English, Chinese, type, attack range, rule)
#define TALLY_SGS_CARDS(X)                                                                 \
  X(slash,            "Slash",                "杀",       basic,       0, slash)           \
  X(thunder_slash,    "Thunder Slash",        "雷杀",     basic,       0, slash)           \
  X(fire_slash,       "Fire Slash",           "火杀",     basic,       0, slash)           \
  X(dodge,            "Dodge",                "闪",       basic,       0, dodge)           \
  X(peach,            "Peach",                "桃",       basic,       0, peach)           \
  X(wine,             "Wine",                 "酒",       basic,       0, wine)            \
  X(dismantlement,    "Dismantle",            "过河拆桥", trick,       0, dismantlement)   \
  X(snatch,           "Snatch",               "顺手牵羊", trick,       0, snatch)          \
  X(duel,             "Duel",                 "决斗",     trick,       0, duel)            \
  X(collateral,       "Borrowed Sword",       "借刀杀人", trick,       0, collateral)      \
  X(ex_nihilo,        "Ex Nihilo",            "无中生有", trick,       0, ex_nihilo)       \
  X(nullification,    "Nullification",        "无懈可击", trick,       0, nullification)   \
  X(savage_assault,   "Barbarian Invasion",   "南蛮入侵", trick,       0, savage_assault)  \
  X(archery_attack,   "Archery Attack",       "万箭齐发", trick,       0, archery_attack)  \
  X(god_salvation,    "Peach Garden Oath",    "桃园结义", trick,       0, god_salvation)   \
  X(amazing_grace,    "Bountiful Harvest",    "五谷丰登", trick,       0, amazing_grace)   \
  X(lightning,        "Lightning",            "闪电",     delayed,     0, lightning)       \
  X(indulgence,       "Indulgence",           "乐不思蜀", delayed,     0, indulgence)      \
  X(supply_shortage,  "Supply Shortage",      "兵粮寸断", delayed,     0, supply_shortage) \
  X(iron_chain,       "Iron Chain",           "铁索连环", trick,       0, iron_chain)      \
  X(fire_attack,      "Fire Attack",          "火攻",     trick,       0, fire_attack)     \
  X(crossbow,         "Zhuge Crossbow",       "诸葛连弩", weapon,      1, crossbow)        \
  X(qinggang_sword,   "Qinggang Sword",       "青釭剑",   weapon,      2, qinggang_sword)  \
  X(ice_sword,        "Frost Sword",          "寒冰剑",   weapon,      2, ice_sword)       \
  X(double_swords,    "Twin Swords",          "雌雄双股剑", weapon,    2, double_swords)   \
  X(guding_blade,     "Guding Blade",         "古锭刀",   weapon,      2, guding_blade)    \
  X(blade,            "Green Dragon Blade",   "青龙偃月刀", weapon,    3, blade)           \
  X(spear,            "Serpent Spear",        "丈八蛇矛", weapon,      3, spear)           \
  X(axe,              "Rock-Cleaving Axe",    "贯石斧",   weapon,      3, axe)             \
  X(halberd,          "Sky-Piercing Halberd", "方天画戟", weapon,      4, halberd)         \
  X(fan,              "Vermilion Bird Fan",   "朱雀羽扇", weapon,      4, fan)             \
  X(kylin_bow,        "Qilin Bow",            "麒麟弓",   weapon,      5, kylin_bow)       \
  X(eight_diagram,    "Eight Trigrams",       "八卦阵",   armour,      0, eight_diagram)   \
  X(nioh_shield,      "Renwang Shield",       "仁王盾",   armour,      0, nioh_shield)     \
  X(vine,             "Vine Armour",          "藤甲",     armour,      0, vine)            \
  X(silver_lion,      "Silver Lion",          "白银狮子", armour,      0, silver_lion)     \
  X(jueying,          "Jueying",              "绝影",     horse_plus,  0, horse_plus)      \
  X(dilu,             "Dilu",                 "的卢",     horse_plus,  0, horse_plus)      \
  X(zhuahuangfeidian, "Zhuahuang Feidian",    "爪黄飞电", horse_plus,  0, horse_plus)      \
  X(hualiu,           "Hualiu",               "骅骝",     horse_plus,  0, horse_plus)      \
  X(chitu,            "Chitu",                "赤兔",     horse_minus, 0, horse_minus)     \
  X(dayuan,           "Dayuan",               "大宛",     horse_minus, 0, horse_minus)     \
  X(zixing,           "Zixing",               "紫骍",     horse_minus, 0, horse_minus)     \
  /* of kingdom war */                                                                     \
  X(heg_nullification, "Nullification of a Kingdom", "无懈可击·国", trick, 0, heg_nullification) \
  X(await_exhausted,  "Await the Exhausted",  "以逸待劳", trick,       0, await_exhausted) \
  X(known_both,       "Know Both Sides",      "知己知彼", trick,       0, known_both)      \
  X(befriend_attacking, "Befriend and Attack", "远交近攻", trick,      0, befriend_attacking) \
  X(six_swords,       "Six Swords of Wu",     "吴六剑",   weapon,      2, six_swords)      \
  X(triblade,         "Triblade",             "三尖两刃刀", weapon,    3, triblade)        \
  X(wooden_ox,        "Wooden Ox",            "木牛流马", treasure,    0, wooden_ox)       \
  /* of 势备篇 */                                                                            \
  X(drowning,         "Drowning the Seven Armies", "水淹七军", trick, 0, drowning)         \
  X(burning_camps,    "Burning Camps",        "火烧连营", trick,       0, burning_camps)   \
  X(lure_tiger,       "Lure the Tiger",       "调虎离山", trick,       0, lure_tiger)      \
  X(fight_together,   "United Effort",        "勠力同心", trick,       0, fight_together)  \
  X(alliance_feast,   "Alliance Feast",       "联军盛宴", trick,       0, alliance_feast)  \
  X(threaten_emperor, "Threaten the Emperor", "挟天子以令诸侯", trick, 0, threaten_emperor) \
  X(imperial_order,   "Imperial Order",       "敕令",     trick,       0, imperial_order)  \
  X(jade_seal,        "Jade Seal",            "玉玺",     treasure,    0, jade_seal)       \
  X(iron_armor,       "Bright Iron Armour",   "明光铠",   armour,      0, iron_armor)      \
  X(breastplate,      "Breastplate",          "护心镜",   armour,      0, breastplate)     \
  X(jingfan,          "Jingfan",              "惊帆",     horse_minus, 0, horse_minus)     \
  /* of lords */                                                                             \
  X(dragon_phoenix,   "Flying Dragon and Phoenix", "飞龙夺凤", weapon, 2, dragon_phoenix)    \
  X(peace_spell,      "Way of Peace",         "太平要术", armour,      0, peace_spell)      \
  X(luminous_pearl,   "Luminous Pearl",       "定澜夜明珠", treasure,  0, luminous_pearl)
// clang-format on

// The name on a card; what a card is used as.
enum class Name : std::uint16_t {
  none,
#define TALLY_X(key, ...) key,
  TALLY_SGS_CARDS(TALLY_X)
#undef TALLY_X
      count
};

using NameSet = IdSet<Name, static_cast<std::size_t>(Name::count)>;

// What brings something about: a card's name, or a skill (generals.h). It stands in Event::what.
using Cause = Id<struct CauseTag, What>;

struct NameInfo {
  CardType type;
  std::int8_t range;
  Rule rule;
};

struct CardFace {
  Name name;
  Suit suit;
  std::int8_t rank;  // 1 = ace … 13 = king
  CardSetName set;
};

// As many as deck_table.inc has.
inline constexpr auto deck_size = static_cast<int>(std::initializer_list<bool>{
#define TALLY_CARD(...) true,
#include "engine/sanguosha/cards/deck_table.inc"
#undef TALLY_CARD
}
                                                       .size());
static_assert(deck_size <= max_cards);
// Room for one of each, four at a time.
inline constexpr std::size_t card_room = (deck_size + 3) / 4 * 4;
using Cards = CardSet<deck_size>;

// The deck of 3v3 as FreeKill plays it, in the order of its numbers.
inline constexpr auto deck_v33_size = static_cast<int>(std::initializer_list<bool>{
#define TALLY_FACE(...) true,
#include "engine/sanguosha/cards/deck_v33.inc"
#undef TALLY_FACE
}
                                                           .size());
extern const std::array<Card, deck_v33_size> deck_v33;
// That of kingdom war as FreeKill plays it with Strategic Advantage, likewise; the first 109 of
// them without it.
inline constexpr int deck_war_freekill_size = 109;
inline constexpr int deck_war_strategy_size = deck_war_freekill_size + 52;
extern const std::array<Card, deck_war_strategy_size> deck_war_strategy;
// What is here of noname's deck of kingdom war: 飞龙夺凤 lies in the place of the Twin Swords. It
// has four cards more, of lords (太平要术 ♥3, 定澜夜明珠 ♦6, 六龙骖驾 ♥K) and 戢鳞潜翼 ♠6.
inline constexpr int deck_war_noname_size = 160;
extern const std::array<Card, deck_war_noname_size> deck_war_noname;
// A deck whose cards are listed, by the value of OPT-SGS-DECK; empty where they are those of the
// editions.
[[nodiscard]] std::span<const Card> listed_deck(int option);
// What is printed on its cards.
[[nodiscard]] const NameSet& names_of_deck(int option);

// Of each name and each card; they are looked up all the time.
extern const std::array<NameInfo, static_cast<std::size_t>(Name::count)> name_infos;
extern const std::array<CardFace, deck_size> faces;
[[nodiscard]] inline const NameInfo& info(Name n) {
  return name_infos[static_cast<std::size_t>(n)];
}
[[nodiscard]] inline const CardFace& face(Card c) { return faces[c]; }
// What may be given away by 合纵: the cards printed so, and two more, as FreeKill marks them, or
// the first of these, as noname does.
[[nodiscard]] bool is_transferable(Card c, int of_programs);
// Equipment that bears on the attack range of others than its owner (Effects::attack_range).
extern const std::array<Card, 2> lends_range;
// Under which others lie.
extern const Card laden_ox;
extern const std::array<Card, 1> imperial_orders;
// What lords of kingdom war have of their own (SGS-GZ-LORD), and the card that it replaces where it
// comes in the place of one (OPT-SGS-GZ-LORD-CARDS).
extern const Card dragon_phoenix;
extern const Card peace_spell;
extern const std::array<Card, 2> luminous_pearls;  // the lord's, and For-Hegemony's
struct LordCard {
  Card card;
  Name replaces;
};
extern const std::array<LordCard, 3> lord_cards;
// For the schema: tokens, names in both languages, faces.
std::span<const CardInfo> card_infos();
std::span<const std::string_view> name_keys();
std::span<const std::string_view> name_en();
std::span<const std::string_view> name_zh();

// As what of the two it cancels a trick: what is printed on it, or what a skill makes of a card.
[[nodiscard]] inline Name nullification_of(std::span<const Card> cards) {
  const bool of_kingdom =
      cards.size() == 1 && cards[0] < deck_size && face(cards[0]).name == Name::heg_nullification;
  return of_kingdom ? Name::heg_nullification : Name::nullification;
}

inline constexpr std::array<Color, 5> colors{Color::none, Color::black, Color::red, Color::black,
                                             Color::red};  // in the order of Suit
[[nodiscard]] constexpr Color color_of(Suit s) { return colors[static_cast<std::size_t>(s)]; }
static_assert(color_of(Suit::spade) == Color::black && color_of(Suit::club) == Color::black);
static_assert(color_of(Suit::heart) == Color::red && color_of(Suit::diamond) == Color::red);
[[nodiscard]] constexpr bool is_slash(Name n) {
  return n == Name::slash || n == Name::thunder_slash || n == Name::fire_slash;
}
[[nodiscard]] constexpr bool is_nullification(Name n) {
  return n == Name::nullification || n == Name::heg_nullification;
}
[[nodiscard]] constexpr Element element_of(Name n) {
  return n == Name::fire_slash      ? Element::fire
         : n == Name::thunder_slash ? Element::thunder
                                    : Element::normal;
}
[[nodiscard]] constexpr bool is_trick(CardType t) {
  return t == CardType::trick || t == CardType::delayed;
}
[[nodiscard]] constexpr bool is_equipment(CardType t) { return t >= CardType::weapon; }
// Equipment slots: 0 weapon, 1 armour, 2 defensive horse, 3 offensive horse, 4 treasure.
inline constexpr std::size_t equipment_slots = 5;
[[nodiscard]] constexpr int slot_of(CardType t) {
  return static_cast<int>(t) - static_cast<int>(CardType::weapon);
}

}  // namespace tally::sanguosha
