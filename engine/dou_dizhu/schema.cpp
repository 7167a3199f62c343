// How the events of this game stand in a log line, and how they read in words.
#include "engine/dou_dizhu/schema.h"

#include "engine/dou_dizhu/deck.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/types.h"

namespace tally::dou_dizhu {
namespace {

using FT = FieldType;

#define TALLY_X(name, en, zh) #name,
constexpr std::string_view keys[] = {"any", TALLY_DDZ_TYPES(TALLY_X)};
#undef TALLY_X
#define TALLY_X(name, en, zh) en,
constexpr std::string_view words_en[] = {"", TALLY_DDZ_TYPES(TALLY_X)};
#undef TALLY_X
#define TALLY_X(name, en, zh) zh,
constexpr std::string_view words_zh[] = {"", TALLY_DDZ_TYPES(TALLY_X)};
#undef TALLY_X

constexpr FieldInfo seat_f{Field::seat, FT::seat, "p"};
constexpr FieldInfo cards_f{Field::cards, FT::cards, "cards"};
constexpr FieldInfo count_f{Field::value, FT::number, "n"};

constexpr FieldInfo deal_f[] = {seat_f, cards_f};
constexpr FieldInfo face_up_f[] = {{Field::seat, FT::seat, "p", {}, {}, {}, true},
                                   {Field::cards, FT::card, "card"}};
constexpr FieldInfo points_f[] = {seat_f, count_f};
constexpr FieldInfo landlord_f[] = {seat_f, {Field::value, FT::number, "n", {}, {}, {}, true}};
constexpr FieldInfo only_seat_f[] = {seat_f};
constexpr FieldInfo play_f[] = {
    seat_f, cards_f, {Field::what, FT::name, "type", keys, words_zh, words_en, true}};
constexpr FieldInfo over_f[] = {{Field::seats, FT::seats, "winners"}};

constexpr KindInfo kinds[] = {
    {"nothing", EventRole::outcome, {}, "nothing happens", "无事发生"},
    {"deal", EventRole::chance, deal_f, "{p} is dealt {cards}", "{p}摸得{cards}", false, false,
     false, false, false, Counted::no, false, Sight::seat, Spot::pile, Spot::seat},
    {"face_up", EventRole::chance, face_up_f, "{card} was turned up[, drawn by {p}]",
     "明牌为{card}[，由{p}摸到]", false, false, false, false, false, Counted::no, false, Sight::all,
     Spot::seat, Spot::seat},
    {"bid", EventRole::choice, points_f, "{p} bids {n}", "{p}叫{n}分"},
    {"landlord", EventRole::outcome, landlord_f, "{p} is the landlord[, bid {n}]",
     "{p}成为地主[，底分{n}]", false, false, false, false, false, Counted::no, true},
    {"stock", EventRole::outcome, deal_f, "the last cards go to {p}: {cards}", "底牌归{p}：{cards}",
     false, false, false, false, false, Counted::no, true, Sight::all, Spot::pile, Spot::seat},
    {"trick", EventRole::outcome, only_seat_f, "{p} leads", "由{p}领出", false, false, true},
    {"play", EventRole::choice, play_f, "{p} plays {cards}[ ({type})]",
     "{p}打出{cards}[（{type}）]", false, false, false, false, false, Counted::no, false,
     Sight::all, Spot::seat, Spot::table},
    {"pass", EventRole::choice, only_seat_f, "{p} passes", "{p}不出"},
    {"score", EventRole::outcome, points_f, "{p} scores {n}", "{p}得{n}分"},
    {"over", EventRole::outcome, over_f, "the game is over; winners: {winners}",
     "游戏结束，胜者：{winners}", false, false, false, false, true},
};
static_assert(std::size(kinds) == kind::count);

#define TALLY_X(name, en, zh) {en, zh},
constexpr Word words[] = {
    // what state_fields.cpp tells
    {"landlord", "地主"},
    {"farmer", "农民"},
    {"bid", "叫分"},
    {"turn", "轮次"},
    {"current seat", "当前玩家"},
    {"last to play", "最后出牌"},
    {"type to beat", "须压牌型"},
    {"rank to beat", "须压点数"},
    {"length to beat", "须压张数"},
    {"passes", "连续不出"},
    {"bombs", "炸弹与火箭"},
    {"hand", "手牌"},
    {"cards", "张数"},
    {"score", "得分"},
    {"none", "无"},
    TALLY_DDZ_TYPES(TALLY_X)
    // what is asked for, and what else a game is made of
    {"deal", "发牌"},
    {"face_up", "明牌"},
    {"play", "出牌"},
    {"pass", "不出"},
    {"stock", "底牌"},
    {"trick", "领出"},
    {"over", "对局结束"},
};
#undef TALLY_X

}  // namespace

std::span<const std::string_view> type_keys() { return keys; }
std::span<const std::string_view> type_en() { return words_en; }
std::span<const std::string_view> type_zh() { return words_zh; }

const Schema& schema() {
  static const Schema schema{kinds, card_infos(), {}, words, rule::hold, no_rule, rule::deck};
  return schema;
}

}  // namespace tally::dou_dizhu
