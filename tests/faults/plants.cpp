#include "tests/faults/plants.h"

namespace tally::faults {

bool announces(const Step& step) {
  return step.command == "GameLog" &&
         (step.type == "#UseCardToTargets" || step.type == "#UseCard" ||
          step.type == "#UseCardToCard" || step.type == "#ResponsePlayCard");
}

CardUse card_use(const Script& script, std::size_t log) {
  CardUse u;
  const Step& s = script.steps[log];
  if (!announces(s)) return u;
  const auto& cards = s.data.at("card").items;
  if (cards.size() != 1 || cards[0].plain().kind != Tree::Kind::integer) return u;
  u.log = log;
  u.card = static_cast<int>(cards[0].plain().number);
  u.user = s.data.integer("from");
  for (const Tree& t : s.data.at("to").items) u.targets.push_back(t.plain().number);
  u.lay = script.next_move(log, u.card, Area::hand, 12);
  if (u.lay != 0) u.away = script.next_move(u.lay, u.card, Area::processing);
  if (u.away == 0) u.lay = 0;
  return u;
}

void insert_move(Edit& e, std::size_t before, const Move& move) {
  e.insert(before, "MoveCards", move_packet(move));
}

void insert_use(Edit& e, std::size_t before, std::string_view type, Id user, int card,
                const std::vector<Id>& targets, int answered) {
  std::vector<Tree> to;
  for (Id t : targets) to.push_back(Tree::of(t));
  Tree log = log_packet(type, {{"from", Tree::of(user)}, {"card", Tree::list({card_tree(card)})}});
  if (!to.empty()) log.at("to") = Tree::list(std::move(to));
  if (answered != 0) log.at("arg") = card_tree(answered);
  e.insert(before, "GameLog", std::move(log));
  const Reason why = type == "#ResponsePlayCard" ? Reason::response : Reason::use;
  insert_move(
      e, before,
      {.from = Area::hand, .to = Area::processing, .reason = why, .of = user, .cards = {card}});
}

void insert_damage(Edit& e, std::size_t before, Id victim, Id source, int n, int hp, int max_hp,
                   std::string_view element) {
  Tree log =
      log_packet(source == 0 ? "#DamageWithNoFrom" : "#Damage", {{"from", Tree::of(victim)},
                                                                 {"arg", Tree::of(std::int64_t{n})},
                                                                 {"arg2", Tree::of(element)}});
  if (source != 0) log.at("to") = Tree::list({Tree::of(source)});
  e.insert(before, "GameLog", std::move(log));
  e.insert(before, "PropertyUpdate",
           Tree::list({Tree::of(victim), Tree::of(std::string_view("hp")),
                       Tree::of(std::int64_t{hp - n})}));
  e.insert(before, "GameLog",
           log_packet("#ShowHPAndMaxHP", {{"from", Tree::of(victim)},
                                          {"arg", Tree::of(std::int64_t{hp - n})},
                                          {"arg2", Tree::of(std::int64_t{max_hp})}}));
}

void shift_hp(Edit& e, const Script& script, std::size_t first, Id who, int by) {
  for (std::size_t i = first; i < script.size(); ++i) {
    if (script.is(i, "PropertyUpdate", "hp") && script.steps[i].data.items[0].plain().number == who)
      e.tree(i).items[2].plain().number += by;
    else if (script.is(i, "GameLog", "#ShowHPAndMaxHP") &&
             script.steps[i].data.integer("from") == who)
      e.tree(i).at("arg").plain().number += by;
  }
}

std::vector<Plant> all_plants() {
  std::vector<Plant> all;
  for (const auto& part :
       {hit_point_plants(), damage_plants(), holding_plants(), drawing_plants(), slash_plants(),
        discard_plants(), judgement_plants(), reward_plants(), turn_plants(), winner_plants(),
        dead_plants(), card_plants(), table_plants()})
    all.insert(all.end(), part.begin(), part.end());
  return all;
}

}  // namespace tally::faults
