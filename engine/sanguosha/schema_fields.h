// The fields that a log line of each kind of event has, in their order: schema.cpp says the words.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/schema.h"
#include "engine/sanguosha/schema_words.h"

namespace tally::sanguosha {

inline constexpr FieldInfo seat_f{Field::seat, FieldType::seat, "seat"};
inline constexpr FieldInfo cards_f{Field::cards, FieldType::cards, "cards"};
inline constexpr FieldInfo card_f{Field::cards, FieldType::card, "card"};
inline constexpr FieldInfo count_f{Field::value, FieldType::number, "n"};

// Where a skill has laid cards: "on his pile of Fields", "武将牌上（屯田）", or under the Wooden
// Ox.
class OnPile {
 public:
  OnPile(std::span<const std::string_view> causes, std::string_view before, std::string_view behind,
         std::string_view ox) {
    for (const std::string_view by : causes)
      words_.push_back(std::string(before).append(by).append(behind));
    words_[cause(Skill::muniu)] = ox;
    names_.assign(words_.begin(), words_.end());
  }
  OnPile(const OnPile&) = delete;  // names_ stand in words_
  OnPile& operator=(const OnPile&) = delete;
  [[nodiscard]] std::span<const std::string_view> names() const { return names_; }

 private:
  std::vector<std::string> words_;
  std::vector<std::string_view> names_;
};

// The tables of names live in deck.cpp; these arrays are filled when the schema is first asked for.
struct Fields {
  FieldInfo as{Field::what, FieldType::name, "as", name_keys(), name_zh(), name_en()};
  FieldInfo with{Field::what, FieldType::name, "with", cause_keys(), cause_zh(), cause_en()};
  FieldInfo against{Field::what, FieldType::name, "against", name_keys(), name_zh(), name_en()};
  FieldInfo reason{Field::what, FieldType::name, "reason", cause_keys(), cause_zh(), cause_en()};
  FieldInfo suit{Field::what, FieldType::name, "suit", suit_keys, suit_zh, suit_keys};
  FieldInfo as_general{Field::what,    FieldType::name, "general",
                       general_keys(), general_zh(),    general_en()};
  FieldInfo phase{Field::what, FieldType::name, "phase", phase_keys, phase_zh, phase_keys};
  FieldInfo role{Field::what, FieldType::name, "role", role_keys, role_zh, role_en};
  FieldInfo skill{Field::what, FieldType::name, "skill", cause_keys(), cause_zh(), cause_en()};
  FieldInfo element{Field::what,  FieldType::name, "element",
                    element_keys, element_zh,      element_keys};

  FieldInfo shuffle[2] = {count_f, cards_f};
  FieldInfo deal[2] = {count_f, cards_f};
  FieldInfo round[1] = {{Field::value, FieldType::number, "round"}};
  FieldInfo turn[2] = {seat_f,
                       {Field::extra, FieldType::boolean, "extra", {}, extra_zh, extra_en, true}};
  FieldInfo phases[2] = {seat_f, phase};
  FieldInfo draw[3] = {seat_f, count_f, cards_f};
  FieldInfo use[5] = {seat_f,
                      as,
                      cards_f,
                      {Field::seats, FieldType::seats, "to"},
                      {Field::other, FieldType::seat, "victim", {}, {}, {}, true}};
  FieldInfo respond[3] = {seat_f, as, cards_f};
  FieldInfo nullify[4] = {seat_f, card_f, against, {Field::other, FieldType::seat, "for"}};
  FieldInfo own_cards[2] = {seat_f, cards_f};
  FieldInfo own_card[2] = {seat_f, card_f};
  FieldInfo others_card[3] = {seat_f, {Field::other, FieldType::seat, "of"}, card_f};
  FieldInfo invoke[4] = {seat_f,
                         with,
                         {Field::other, FieldType::seat, "on", {}, {}, {}, true, true},
                         {Field::seats, FieldType::seats, "to", {}, {}, {}, true}};
  FieldInfo gift[4] = {seat_f, {Field::other, FieldType::seat, "to"}, cards_f, with};
  FieldInfo retrial[3] = {seat_f, card_f, with};
  FieldInfo arrange[3] = {seat_f, {Field::value, FieldType::number, "top"}, cards_f};
  FieldInfo declare[2] = {seat_f, suit};
  FieldInfo resume[2] = {{Field::value, FieldType::number, "round"},
                         {Field::seat, FieldType::seat, "next", {}, {}, {}, true}};
  FieldInfo offer[3] = {
      seat_f,
      count_f,
      {Field::cards, FieldType::names, "generals", general_keys(), general_zh(), general_en()}};
  FieldInfo general[2] = {seat_f, as_general};
  FieldInfo generals{Field::cards,   FieldType::names, "generals",
                     general_keys(), general_zh(),     general_en()};
  FieldInfo pile[2] = {seat_f, {Field::value, FieldType::number, "pile"}};
  FieldInfo candidates[2] = {count_f, generals};
  FieldInfo first[2] = {seat_f, {Field::other, FieldType::seat, "first"}};
  FieldInfo draft[2] = {seat_f, generals};
  FieldInfo action[2] = {seat_f, {Field::other, FieldType::seat, "next"}};
  FieldInfo only_cards[1] = {cards_f};
  FieldInfo due[2] = {seat_f, card_f};
  FieldInfo sink[2] = {{Field::seat, FieldType::seat, "seat", {}, {}, {}, true}, card_f};
  FieldInfo place[3] = {
      seat_f,
      card_f,
      {Field::what, FieldType::name, "as", name_keys(), name_zh(), name_en(), true}};
  FieldInfo give[3] = {seat_f, {Field::other, FieldType::seat, "to"}, card_f};
  FieldInfo flip[3] = {seat_f, reason, card_f};
  FieldInfo judged[4] = {seat_f,
                         reason,
                         card_f,
                         {Field::value, FieldType::boolean, "effect", {}, effect_zh, effect_en}};
  FieldInfo blocked[2] = {seat_f, with};
  FieldInfo nullified[2] = {{Field::seat, FieldType::seat, "seat"}, against};
  FieldInfo damage[4] = {seat_f,
                         {Field::other, FieldType::seat, "from", {}, {}, {}, true},
                         {Field::value, FieldType::number, "n"},
                         element};
  FieldInfo points[2] = {seat_f, count_f};
  FieldInfo hp[3] = {
      seat_f, {Field::value, FieldType::number, "hp"}, {Field::extra, FieldType::number, "max"}};
  FieldInfo chain[2] = {seat_f,
                        {Field::value, FieldType::boolean, "on", {}, chained_zh, chained_en}};
  FieldInfo dying[1] = {seat_f};
  FieldInfo death[3] = {seat_f, {Field::other, FieldType::seat, "by", {}, {}, {}, true}, role};
  FieldInfo over[1] = {{Field::seats, FieldType::seats, "winners"}};
  FieldInfo turn_over[2] = {seat_f, {Field::value, FieldType::boolean, "up", {}, face_zh, face_en}};
  FieldInfo awaken[2] = {seat_f, with};
  FieldInfo skills[2] = {seat_f, skill};
  FieldInfo acquire[3] = {
      seat_f,
      skill,
      {Field::extra, FieldType::boolean, "turn", {}, for_turn_zh, for_turn_en, true}};
  FieldInfo tribute[4] = {seat_f, {Field::other, FieldType::seat, "on"}, cards_f, with};
  OnPile on_pile_en{cause_en(), "on his pile of ", "", "under the Wooden Ox"};
  OnPile on_pile_zh{cause_zh(), "武将牌上（", "）", "【木牛流马】下"};
  FieldInfo lay[3] = {
      seat_f,
      cards_f,
      {Field::what, FieldType::name, "with", cause_keys(), on_pile_zh.names(), on_pile_en.names()}};
  FieldInfo others_cards[3] = {seat_f, {Field::other, FieldType::seat, "of"}, cards_f};
  FieldInfo retrieve[3] = {seat_f, {Field::other, FieldType::seat, "to"}, cards_f};
  FieldInfo relocate[4] = {seat_f, {Field::other, FieldType::seat, "to"}, card_f, with};
  FieldInfo decide[2] = {seat_f, {Field::what, FieldType::name, "way", way_keys, way_zh, way_en}};
  FieldInfo pindian[3] = {seat_f, {Field::other, FieldType::seat, "against"}, card_f};
  FieldInfo compared[3] = {seat_f,
                           {Field::other, FieldType::seat, "against"},
                           {Field::value, FieldType::boolean, "won", {}, won_zh, won_en}};
  FieldInfo avatar[3] = {
      seat_f,
      as_general,
      {Field::extra, FieldType::name, "skill", cause_keys(), cause_zh(), cause_en(), true}};
  FieldInfo claim[5] = {seat_f,
                        as,
                        card_f,
                        {Field::seats, FieldType::seats, "to", {}, {}, {}, true},
                        {Field::other, FieldType::seat, "victim", {}, {}, {}, true}};
  FieldInfo on[2] = {seat_f, {Field::other, FieldType::seat, "on"}};
  FieldInfo sacrifice[3] = {seat_f, {Field::other, FieldType::seat, "to"}, card_f};
  FieldInfo doubt[2] = {seat_f, {Field::other, FieldType::seat, "of"}};
  FieldInfo place_of{Field::value, FieldType::boolean, "deputy", {}, place_zh, place_en, true};
  FieldInfo unveil[4] = {
      seat_f,
      as_general,
      place_of,
      {Field::extra, FieldType::name, "for", cause_keys(), cause_zh(), cause_en(), true}};
  FieldInfo disclose[3] = {seat_f, as_general, place_of};
  FieldInfo allegiance[2] = {
      seat_f, {Field::what, FieldType::name, "kingdom", kingdom_keys, kingdom_zh, kingdom_en}};
  FieldInfo token{Field::what, FieldType::name, "mark", token_keys, token_zh, token_en};
  FieldInfo mark[2] = {seat_f, token};
  FieldInfo spend[5] = {seat_f,
                        token,
                        {Field::extra, FieldType::name, "way", spent_keys, spent_zh, spent_en},
                        {Field::other, FieldType::seat, "on", {}, {}, {}, true, true},
                        {Field::value,
                         FieldType::boolean,
                         "deputy",
                         {},
                         place_zh,
                         place_en,
                         true,
                         false,
                         static_cast<int>(Spent::look)}};
  FieldInfo conceal[4] = {seat_f, {Field::other, FieldType::seat, "of"}, as_general, place_of};
  FieldInfo strip[3] = {seat_f, {Field::other, FieldType::seat, "of"}, place_of};
  FieldInfo renew[3] = {seat_f, {Field::other, FieldType::seat, "of"}, skill};
  FieldInfo commands[2] = {
      seat_f, {Field::cards, FieldType::names, "commands", command_keys, command_zh, command_en}};
  FieldInfo command_is{Field::what,  FieldType::name, "command",
                       command_keys, command_zh,      command_en};
  FieldInfo command[3] = {
      seat_f, command_is, {Field::other, FieldType::seat, "to", {}, {}, {}, true}};
  FieldInfo obey[3] = {seat_f, command_is, {Field::other, FieldType::seat, "of"}};
  FieldInfo glimpse[4] = {seat_f, {Field::other, FieldType::seat, "of"}, generals, place_of};
};

}  // namespace tally::sanguosha
