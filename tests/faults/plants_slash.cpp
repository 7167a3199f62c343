// A second Slash, targets, answers, nullification.
#include <algorithm>

#include "tests/faults/plants.h"

namespace tally::faults {
namespace {

bool slash_in_play(const Scene& s, CardUse& u) {
  if (!s.is("GameLog", "#UseCardToTargets") || s.board.phase != 5) return false;
  u = card_use(s.script, s.i);
  return u && sanguosha::is_slash(name_of(u.card)) && u.user == s.board.current &&
         !u.targets.empty();
}

// A Slash he keeps in his hand until the end of this turn, if there is one.
int slash_in_hand(const Scene& s, const CardUse& u) {
  const std::size_t end = s.script.next(s.i, "GameLog", "$TurnEnd");
  int any = 0;
  for (int c : s.board.hand(u.user)) {
    if (c == u.card || !sanguosha::is_slash(name_of(c))) continue;
    const std::size_t used = s.script.next_move(s.i, c, Area::hand);
    if (used == 0 || used > end) return c;
    if (any == 0) any = c;
  }
  return any;
}

bool unlimited(const Scene& s, Id who) { return s.board.equipped(who, 0) == Name::crossbow; }

// Another Slash behind the first, dodged by nobody.
void another(const Scene& s) {
  CardUse u;
  if (!slash_in_play(s, u) || unlimited(s, u.user)) return;
  const int card = slash_in_hand(s, u);
  const Id target = u.targets[0];
  const std::size_t hurt = s.script.next(s.i, "PropertyUpdate", "hp", u.away - s.i);
  if (card == 0 || u.targets.size() != 1) return;
  const int hp = hurt != 0 ? static_cast<int>(s.script.steps[hurt].data.items[2].plain().number)
                           : s.board.hp.at(target);
  if (hp < 2) return;
  Edit e = s.edit();
  insert_use(e, u.away + 1, "#UseCardToTargets", u.user, card, {target});
  insert_damage(e, u.away + 1, target, u.user, 1, hp, s.board.max_hp.at(target));
  insert_move(
      e, u.away + 1,
      {.from = Area::processing, .to = Area::discard, .reason = Reason::use, .cards = {card}});
  s.plant(e);
}

// Another Slash of which only use and end are told, as if dodged in silence.
void another_bare(const Scene& s) {
  CardUse u;
  if (!slash_in_play(s, u) || unlimited(s, u.user)) return;
  const int card = slash_in_hand(s, u);
  if (card == 0) return;
  Edit e = s.edit();
  insert_use(e, u.away + 1, "#UseCardToTargets", u.user, card, {u.targets[0]});
  insert_move(
      e, u.away + 1,
      {.from = Area::processing, .to = Area::discard, .reason = Reason::use, .cards = {card}});
  s.plant(e);
}

// The packets of the Slash again.
void repeated(const Scene& s) {
  CardUse u;
  if (slash_in_play(s, u)) s.plant(s.edit().copy(u.log, u.away, u.away + 1));
}

// The Crossbow is never put on: the second Slash has nothing to allow it.
void without_crossbow(const Scene& s) {
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (!u || name_of(u.card) != Name::crossbow || unlimited(s, u.user)) return;
  int slashes = s.board.slashes;
  for (std::size_t k = u.away + 1; k < s.script.size(); ++k) {
    if (s.script.is(k, "PropertyUpdate", "phase")) return;
    if (!s.script.is(k, "GameLog", "#UseCardToTargets")) continue;
    const CardUse next = card_use(s.script, k);
    if (!next || next.user != u.user || !sanguosha::is_slash(name_of(next.card))) continue;
    if (++slashes < 2) continue;
    Edit e = s.edit();
    e.erase(u.log).erase(u.lay).erase(u.away);
    return s.plant(e, k - 3);
  }
}

// --- targets

void out_of_range(const Scene& s) {
  CardUse u;
  if (!slash_in_play(s, u) || u.targets.size() != 1) return;
  for (Id p : s.board.living()) {
    if (p == u.user || s.board.reaches(u.user, p)) continue;
    Edit e = s.edit();
    e.tree(s.i).at("to").items[0].plain().number = p;
    return s.plant(e);
  }
}

void at_himself(const Scene& s) {
  CardUse u;
  if (!slash_in_play(s, u)) return;
  Edit e = s.edit();
  e.tree(s.i).at("to").items[0].plain().number = u.user;
  s.plant(e);
}

void two_targets(const Scene& s) {
  CardUse u;
  if (!slash_in_play(s, u) || u.targets.size() != 1) return;
  if (s.board.equipped(u.user, 0) == Name::halberd) return;
  for (Id p : s.board.living()) {
    if (p == u.user || p == u.targets[0]) continue;
    Edit e = s.edit();
    e.tree(s.i).at("to").items.push_back(Tree::of(p));
    return s.plant(e);
  }
}

// Snatch and Supply Shortage reach distance 1.
void too_far(const Scene& s) {
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (!u || u.targets.size() != 1) return;
  if (name_of(u.card) != Name::snatch && name_of(u.card) != Name::supply_shortage) return;
  for (Id p : s.board.living()) {
    if (p == u.user || s.board.distance(u.user, p) < 2 || s.board.hand(p).empty()) continue;
    Edit e = s.edit();
    e.other_player(u.log, u.away, u.targets[0], p);
    for (std::size_t k = u.lay; k <= u.away; ++k)
      for (const Move& m : moves_of(s.script.steps[k]))
        if (m.reason == Reason::prey) e.other_card(k, k, m.cards[0], s.board.hand(p)[0]);
    return s.plant(e);
  }
}

void other_target(const Scene& s) {
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (!u || u.targets.size() != 1 || u.targets[0] != u.user) return;
  if (sanguosha::info(name_of(u.card)).type < sanguosha::CardType::weapon) return;
  Edit e = s.edit();
  e.tree(s.i).at("to").items[0].plain().number = s.board.next_living(u.user);
  s.plant(e);
}

void target_left_out(const Scene& s) {
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (!u || u.targets.size() < 3 || sanguosha::is_slash(name_of(u.card))) return;
  Edit e = s.edit();
  e.tree(s.i).at("to").items.pop_back();
  s.plant(e);
}

// --- answers

bool answers(const Scene& s, Name with, CardUse& u) {
  if (!s.is("GameLog", "#UseCardToCard") && !s.is("GameLog", "#ResponsePlayCard")) return false;
  u = card_use(s.script, s.i);
  return u && name_of(u.card) == with;
}

void not_a_dodge(const Scene& s) {
  CardUse u;
  if (!answers(s, Name::dodge, u)) return;
  for (int c : s.board.hand(u.user)) {
    if (name_of(c) == Name::dodge) continue;
    return s.plant(s.edit().other_card(u.log, u.away, u.card, c));
  }
}

void dodge_left_out(const Scene& s) {
  CardUse u;
  if (answers(s, Name::dodge, u)) s.plant(s.edit().erase(u.log).erase(u.lay).erase(u.away));
}

void dodge_by_another(const Scene& s) {
  CardUse u;
  if (!answers(s, Name::dodge, u)) return;
  for (Id p : s.board.living()) {
    if (p == u.user) continue;
    for (int c : s.board.hand(p)) {
      if (name_of(c) != Name::dodge) continue;
      Edit e = s.edit();
      e.other_card(u.log, u.away, u.card, c);
      for (std::size_t k : {u.log, u.lay}) {
        Tree& t = k == u.log ? e.tree(k) : e.tree(k).items[0].items[0];
        t.at("from").plain().number = p;
      }
      return s.plant(e);
    }
  }
}

void not_a_nullification(const Scene& s) {
  CardUse u;
  if (!answers(s, Name::nullification, u)) return;
  for (int c : s.board.hand(u.user)) {
    if (name_of(c) == Name::nullification) continue;
    return s.plant(s.edit().other_card(u.log, u.away, u.card, c));
  }
}

// A trick that was nullified takes effect all the same.
void nullification_left_out(const Scene& s) {
  CardUse u;
  if (answers(s, Name::nullification, u)) s.plant(s.edit().erase(u.log).erase(u.lay).erase(u.away));
}

void hit_though_dodged(const Scene& s) {
  CardUse u;
  if (!answers(s, Name::dodge, u) || !s.is("GameLog", "#UseCardToCard")) return;
  if (s.board.hp.at(u.user) < 2) return;
  if (s.board.equipped(s.board.current, 0) == Name::axe ||
      s.board.equipped(s.board.current, 0) == Name::blade || s.board.chained.count(u.user) != 0)
    return;
  Edit e = s.edit();
  insert_damage(e, u.away + 1, u.user, s.board.current, 1, s.board.hp.at(u.user),
                s.board.max_hp.at(u.user));
  s.plant(e);
}

}  // namespace

std::vector<Plant> slash_plants() {
  constexpr std::string_view f = "second Slash";
  constexpr std::string_view t = "targets";
  constexpr std::string_view a = "answers";
  return {{f, "another", {"SGS-SLASH-LIMIT"}, another},
          {f, "another, bare", {"SGS-SLASH-LIMIT"}, another_bare},
          {f, "repeated", {"SGS-SLASH-LIMIT", "SGS-USE-HOLD"}, repeated},
          {f, "without the Crossbow", {"SGS-SLASH-LIMIT"}, without_crossbow},
          {t, "out of range", {"SGS-RANGE"}, out_of_range},
          {t, "at himself", {"SGS-USE-TARGET"}, at_himself},
          {t, "two targets", {"SGS-USE-TARGET"}, two_targets},
          {t, "too far", {"SGS-DISTANCE"}, too_far},
          {t, "equipment for another", {"SGS-USE-TARGET"}, other_target},
          {t, "one left out", {"SGS-USE-TARGET"}, target_left_out},
          {a, "not a Dodge", {"SGS-USE-KIND", "SGS-ANSWER-KIND"}, not_a_dodge},
          {a,
           "Dodge left out",
           {"SGS-CARD-SLASH", "SGS-CARD-ARCHERY-ATTACK", "SGS-CHAIN"},
           dodge_left_out},
          {a, "Dodge by another", {"SGS-ANSWER-WHO"}, dodge_by_another},
          {a, "not a Nullification", {"SGS-USE-KIND", "SGS-ANSWER-KIND"}, not_a_nullification},
          {a,
           "Nullification left out",
           {"card", "SGS-PHASE-ORDER", "SGS-NULLIFY-WINDOW"},
           nullification_left_out,
           2},
          {a,
           "hit though dodged",
           {"SGS-DAMAGE", "SGS-CARD-SLASH", "SGS-CARD-ARCHERY-ATTACK"},
           hit_though_dodged}};
}

}  // namespace tally::faults
