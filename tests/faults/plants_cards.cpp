// What single cards do, and where cards go.
#include <algorithm>

#include "tests/faults/plants.h"

namespace tally::faults {
namespace {

bool single_move(const Scene& s, Move& m) {
  const std::vector<Move> moves = moves_of(s.step());
  if (!s.board.playing || moves.size() != 1) return false;
  m = moves[0];
  return true;
}

// --- equipment

bool replaces(const Scene& s) {
  const std::vector<Move> moves = moves_of(s.step());
  return moves.size() == 2 && moves[0].from == Area::equip && moves[1].to == Area::equip;
}

void old_equipment_stays(const Scene& s) {
  if (!replaces(s)) return;
  Edit e = s.edit();
  auto& moves = e.tree(s.i).items[0].items;
  moves.erase(moves.begin());
  s.plant(e);
}

void equipped_by_another(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.from != Area::processing || m.to != Area::equip) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("to").plain().number = s.board.next_living(m.into);
  s.plant(e);
}

void equipment_discarded(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.from != Area::processing || m.to != Area::equip) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("toArea").plain().number = static_cast<int>(Area::discard);
  s.plant(e);
}

void horse_that_is_none(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.skill != "#kylin_bow_skill") return;
  for (int c : s.board.cards_in(Area::equip, m.of)) {
    if (c == m.cards[0] || sanguosha::slot_of(sanguosha::info(name_of(c)).type) >= 2) continue;
    return s.plant(s.edit().other_card(s.i, s.i, m.cards[0], c));
  }
}

void horse_of_the_hand(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.skill != "#kylin_bow_skill" || s.board.hand(m.of).empty()) return;
  s.plant(s.edit().other_card(s.i, s.i, m.cards[0], s.board.hand(m.of)[0]));
}

// --- tricks

void wrong_suit(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.skill != "fire_attack_skill" || m.to != Area::discard) return;
  for (int c : s.board.hand(m.of)) {
    if (suit_of(c) == suit_of(m.cards[0])) continue;
    return s.plant(s.edit().other_card(s.i, s.i, m.cards[0], c));
  }
}

void shows_what_he_has_not(const Scene& s) {
  if (!s.is("GameLog", "#ShowCard")) return;
  for (int c : s.board.hand(s.board.next_living(s.from()))) {
    Edit e = s.edit();
    e.tree(s.i).at("card").items[0].plain().number = c;
    return s.plant(e);
  }
}

template <bool own>
void takes_what_is_not_there(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.to != Area::hand || m.of == 0 || m.reason != Reason::prey) return;
  for (Id p : s.board.living()) {
    if (p == m.of || (p == m.into) != own || s.board.hand(p).empty()) continue;
    return s.plant(s.edit().other_card(s.i, s.i, m.cards[0], s.board.hand(p)[0]));
  }
}

void takes_two(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.to != Area::hand || m.of == 0 || m.reason != Reason::prey) return;
  for (int c : s.board.hand(m.of)) {
    if (c == m.cards[0]) continue;
    Edit e = s.edit();
    auto& info = e.tree(s.i).items[0].items[0].at("moveInfo").items;
    info.push_back(info.back());
    info.back().at("cardId") = Tree::of(std::int64_t{c});
    return s.plant(e);
  }
}

void taking_left_out(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.of == 0) return;
  if (m.skill == "snatch_skill" || m.skill == "dismantlement_skill") s.plant(s.edit().erase(s.i));
}

void removed_of_another(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.skill != "dismantlement_skill") return;
  for (Id p : s.board.living()) {
    if (p == m.of || p == m.proposer || s.board.hand(p).empty()) continue;
    Edit e = s.edit();
    e.other_card(s.i, s.i, m.cards[0], s.board.hand(p)[0]);
    e.tree(s.i).items[0].items[0].at("from").plain().number = p;
    return s.plant(e);
  }
}

void picks_what_is_not_shown(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.skill != "amazing_grace_skill" || m.to != Area::hand) return;
  if (s.board.pile.empty()) return;
  s.plant(s.edit().other_card(s.i, s.i, m.cards[0], s.board.pile[0]));
}

void pick_left_out(const Scene& s) {
  Move m;
  if (single_move(s, m) && m.skill == "amazing_grace_skill" && m.to == Area::hand)
    s.plant(s.edit().erase(s.i));
}

void one_more_revealed(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.from != Area::draw || m.to != Area::processing ||
      m.reason != Reason::put || s.board.pile.size() < m.cards.size() + 1)
    return;
  Edit e = s.edit();
  auto& info = e.tree(s.i).items[0].items[0].at("moveInfo").items;
  info.push_back(info.back());
  info.back().at("cardId") = Tree::of(std::int64_t{s.board.pile[m.cards.size()]});
  s.plant(e);
}

void weapon_not_given(const Scene& s) {
  Move m;
  if (single_move(s, m) && m.skill == "collateral_skill" && m.to == Area::hand)
    s.plant(s.edit().erase(s.i));
}

// --- chains

bool chain_change(const Scene& s) {
  return s.board.playing && s.is("PropertyUpdate", "chained") && s.script.is(s.i + 1, "GameLog");
}

void chain_left_out(const Scene& s) {
  if (chain_change(s) && s.script.is(s.i + 1, "GameLog", "#ChainStateChange"))
    s.plant(s.edit().erase(s.i).erase(s.i + 1));
}

void chain_the_other_way(const Scene& s) {
  if (!chain_change(s) || !s.script.is(s.i + 1, "GameLog", "#ChainStateChange")) return;
  Edit e = s.edit();
  Tree& on = e.tree(s.i).items[2];
  const bool was = on.plain().number != 0;
  on = Tree::of(!was);
  e.tree(s.i + 1).at("arg") = Tree::of(std::string_view(was ? "un-chained" : "chained"));
  s.plant(e);
}

void not_transmitted(const Scene& s) {
  if (!s.is("GameLog", "#ChainDamage")) return;
  const Id who = s.from();
  const std::size_t hp = s.script.next(s.i, "PropertyUpdate", "hp", 8);
  const std::size_t log = s.script.next(s.i, "GameLog", "#ShowHPAndMaxHP", 12);
  const std::size_t damage = s.script.next(s.i, "GameLog", "#Damage", 8);
  if (hp == 0 || log == 0 || damage == 0) return;
  if (s.script.steps[hp].data.items[2].plain().number < 1) return;
  if (s.script.steps[hp].data.items[0].plain().number != who) return;
  Edit e = s.edit();
  e.erase(s.i, log);
  s.plant(e);
}

void damage_not_transmitted(const Scene& s) {
  if (!s.is("GameLog", "#ChainDamage")) return;
  const Id who = s.from();
  const std::size_t hp = s.script.next(s.i, "PropertyUpdate", "hp", 8);
  const std::size_t log = s.script.next(s.i, "GameLog", "#ShowHPAndMaxHP", 12);
  const std::size_t damage = s.script.next(s.i, "GameLog", "#Damage", 8);
  if (hp == 0 || log == 0 || damage == 0) return;
  if (s.script.steps[hp].data.items[2].plain().number < 1) return;
  if (s.script.steps[hp].data.items[0].plain().number != who) return;
  Edit e = s.edit();
  e.erase(damage).erase(hp).erase(log);
  s.plant(e);
}

// --- Peach and Wine

// A card of this name in his hand that he keeps to the end of the turn, otherwise any.
int kept(const Scene& s, Id who, Name name) {
  const std::size_t end = s.script.next(s.i, "GameLog", "$TurnEnd");
  int any = 0;
  for (int c : s.board.hand(who)) {
    if (name_of(c) != name) continue;
    const std::size_t used = s.script.next_move(s.i, c, Area::hand);
    if (used == 0 || used > end) return c;
    any = any == 0 ? c : any;
  }
  return any;
}

bool end_of_play(const Scene& s) {
  return s.is("PropertyUpdate", "phase") && s.board.phase == 5 && s.board.current != 0;
}

void peach_at_full(const Scene& s) {
  if (!end_of_play(s)) return;
  const Id who = s.board.current;
  const int card = kept(s, who, Name::peach);
  if (card == 0 || s.board.hp.at(who) < s.board.max_hp.at(who)) return;
  Edit e = s.edit();
  insert_use(e, s.i, "#UseCardToTargets", who, card, {who});
  insert_move(
      e, s.i,
      {.from = Area::processing, .to = Area::discard, .reason = Reason::use, .cards = {card}});
  s.plant(e);
}

void wine_twice(const Scene& s) {
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (!u || name_of(u.card) != Name::wine || s.board.phase != 5) return;
  int card = 0;
  for (int c : s.board.hand(u.user))
    if (c != u.card && name_of(c) == Name::wine) card = c;
  if (card == 0) return;
  Edit e = s.edit();
  insert_use(e, u.away + 1, "#UseCardToTargets", u.user, card, {u.user});
  insert_move(
      e, u.away + 1,
      {.from = Area::processing, .to = Area::discard, .reason = Reason::use, .cards = {card}});
  s.plant(e);
}

void dodge_used_alone(const Scene& s) {
  if (!end_of_play(s)) return;
  const Id who = s.board.current;
  const int card = kept(s, who, Name::dodge);
  if (card == 0) return;
  Edit e = s.edit();
  insert_use(e, s.i, "#UseCardToTargets", who, card, {who});
  insert_move(
      e, s.i,
      {.from = Area::processing, .to = Area::discard, .reason = Reason::use, .cards = {card}});
  s.plant(e);
}

// --- delayed tricks

void second_of_the_name(const Scene& s) {
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (!u || name_of(u.card) != Name::indulgence) return;
  for (Id p : s.board.living()) {
    if (p == u.user || p == u.targets[0]) continue;
    const std::vector<int> there = s.board.cards_in(Area::judge, p);
    if (std::none_of(there.begin(), there.end(),
                     [](int c) { return name_of(c) == Name::indulgence; }))
      continue;
    Edit e = s.edit();
    e.other_player(u.log, u.away, u.targets[0], p);
    return s.plant(e);
  }
}

void laid_before_another(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.to != Area::judge || m.reason != Reason::use) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("to").plain().number = s.board.next_living(m.into);
  s.plant(e);
}

void not_taken_up(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.skill != "phase_judge") return;
  s.plant(s.edit().erase(s.i));
}

// --- where cards go

void stays_on_the_table(const Scene& s) {
  Move m;
  if (single_move(s, m) && m.from == Area::processing && m.to == Area::discard)
    s.plant(s.edit().erase(s.i));
}

void back_to_the_hand(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.from != Area::processing || m.to != Area::discard) return;
  Edit e = s.edit();
  Tree& t = e.tree(s.i).items[0].items[0];
  t.at("toArea").plain().number = static_cast<int>(Area::hand);
  t.at("to") = Tree::of(s.board.current);
  s.plant(e);
}

void other_card_put_away(const Scene& s) {
  Move m;
  if (!single_move(s, m) || m.from != Area::processing || m.to != Area::discard) return;
  if (!s.board.pile.empty())
    s.plant(s.edit().other_card(s.i, s.i, m.cards[0], s.board.pile.back()));
}

void given_away(const Scene& s) {
  if (!end_of_play(s) || s.board.hand(s.board.current).empty()) return;
  const Id who = s.board.current;
  Edit e = s.edit();
  insert_move(e, s.i,
              {.from = Area::hand,
               .to = Area::hand,
               .reason = Reason::give,
               .of = who,
               .into = s.board.next_living(who),
               .proposer = who,
               .cards = {s.board.hand(who)[0]}});
  s.plant(e);
}

void never_laid_down(const Scene& s) {
  const CardUse u = card_use(s.script, s.i);
  if (u) s.plant(s.edit().erase(u.lay));
}

void never_announced(const Scene& s) {
  const CardUse u = card_use(s.script, s.i);
  if (u) s.plant(s.edit().erase(u.log));
}

// --- the draw pile

void shuffle_lacks_one(const Scene& s) {
  if (!s.is("ShuffleDrawPile")) return;
  Edit e = s.edit();
  e.tree(s.i).items.pop_back();
  s.plant(e);
}

void shuffle_has_a_held_card(const Scene& s) {
  if (!s.is("ShuffleDrawPile")) return;
  const std::vector<int> hand = s.board.hand(s.board.current);
  if (hand.empty()) return;
  Edit e = s.edit();
  e.tree(s.i).items.back().plain().number = hand[0];
  s.plant(e);
}

void shuffle_left_out(const Scene& s) {
  if (s.is("ShuffleDrawPile")) s.plant(s.edit().erase(s.i));
}

void shuffle_without_need(const Scene& s) {
  if (!s.is("GameLog", "$TurnStart") || s.board.pile.size() < 20) return;
  Edit e = s.edit();
  std::vector<Tree> cards;
  for (int c : s.board.pile) cards.push_back(Tree::of(std::int64_t{c}));
  for (int c : s.board.cards_in(Area::discard)) cards.push_back(Tree::of(std::int64_t{c}));
  e.insert(s.i, "ShuffleDrawPile", Tree::list(std::move(cards)));
  s.plant(e);
}

void two_lords(const Scene& s) {
  if (s.board.playing || !s.is("PropertyUpdate", "role")) return;
  if (s.step().data.items[2].plain().text == "lord") return;
  Edit e = s.edit();
  e.tree(s.i).items[2] = Tree::of(std::string_view("lord"));
  s.plant(e);
}

}  // namespace

std::vector<Plant> card_plants() {
  constexpr std::string_view q = "equipment";
  constexpr std::string_view f = "tricks";
  constexpr std::string_view c = "chains";
  constexpr std::string_view b = "basic cards";
  return {
      {q, "old one stays", {"SGS-EQUIP-SLOT"}, old_equipment_stays},
      {q, "on another", {"card", "SGS-EQUIP-SLOT"}, equipped_by_another},
      {q, "discarded", {"card", "SGS-EQUIP-SLOT"}, equipment_discarded},
      {q, "horse that is none", {"SGS-CARD-QILIN-BOW"}, horse_that_is_none},
      {q, "horse of the hand", {"SGS-CARD-QILIN-BOW"}, horse_of_the_hand},
      {f, "wrong suit", {"SGS-CARD-FIRE-ATTACK"}, wrong_suit},
      {f, "shows what he has not", {"SGS-USE-HOLD", "SGS-CARD-FIRE-ATTACK"}, shows_what_he_has_not},
      {f, "takes a third's", {"SGS-CARD-SNATCH"}, takes_what_is_not_there<false>},
      {f, "takes his own", {"SGS-CARD-SNATCH"}, takes_what_is_not_there<true>},
      {f, "takes two", {"SGS-CARD-SNATCH"}, takes_two},
      {f, "taking left out", {"SGS-CARD-SNATCH", "SGS-CARD-DISMANTLE"}, taking_left_out, 1},
      {f, "dismantles another", {"SGS-CARD-DISMANTLE"}, removed_of_another},
      {f, "picks what is not shown", {"SGS-CARD-BOUNTIFUL-HARVEST"}, picks_what_is_not_shown},
      {f, "pick left out", {"SGS-CARD-BOUNTIFUL-HARVEST"}, pick_left_out, 2},
      {f, "one more revealed", {"SGS-CARD-BOUNTIFUL-HARVEST"}, one_more_revealed},
      {f, "weapon not given", {"SGS-CARD-BORROWED-SWORD"}, weapon_not_given},
      {f, "second of the name", {"SGS-DELAYED-SAME-NAME"}, second_of_the_name},
      {f, "laid before another", {"card"}, laid_before_another},
      {f, "not taken up", {"SGS-PHASE-JUDGE"}, not_taken_up},
      {c, "left out", {"SGS-CHAIN", "SGS-CARD-IRON-CHAIN"}, chain_left_out},
      {c, "the other way", {"SGS-CHAIN", "SGS-CARD-IRON-CHAIN"}, chain_the_other_way},
      {c, "not transmitted", {"SGS-CHAIN"}, not_transmitted},
      {c, "damage not transmitted", {"SGS-CHAIN"}, damage_not_transmitted},
      {b, "Peach at full", {"SGS-CARD-PEACH"}, peach_at_full},
      {b, "Wine twice", {"SGS-WINE-LIMIT"}, wine_twice},
      {b, "Dodge used alone", {"SGS-USE-TIME"}, dodge_used_alone}};
}

std::vector<Plant> table_plants() {
  constexpr std::string_view f = "where cards go";
  constexpr std::string_view d = "draw pile";
  return {
      {f, "stays on the table", {"SGS-USE-DONE", "SGS-JUDGEMENT", "card"}, stays_on_the_table},
      {f, "back to the hand", {"SGS-USE-DONE", "SGS-JUDGEMENT", "card"}, back_to_the_hand},
      {f, "another card put away", {"SGS-USE-DONE", "SGS-JUDGEMENT", "card"}, other_card_put_away},
      {f, "given away", {"SGS-RECORD-UNEXPLAINED", "card"}, given_away},
      {f, "never laid down", {"SGS-USE-HOLD", "SGS-USE-DONE"}, never_laid_down},
      {f, "never announced", {"SGS-USE-DONE", "SGS-USE-HOLD"}, never_announced},
      {d, "shuffle lacks one", {"SGS-DRAW-RESHUFFLE"}, shuffle_lacks_one},
      {d, "shuffle has a held card", {"SGS-DRAW-RESHUFFLE"}, shuffle_has_a_held_card},
      {d, "shuffle left out", {"SGS-DRAW-RESHUFFLE"}, shuffle_left_out},
      {d, "shuffle without need", {"SGS-DRAW-RESHUFFLE"}, shuffle_without_need},
      {d, "two lords", {"SGS-SETUP-ROLES"}, two_lords}};
}

}  // namespace tally::faults
