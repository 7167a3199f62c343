// Judgements and what follows from them.
#include <algorithm>

#include "tests/faults/plants.h"

namespace tally::faults {
namespace {

struct Judgement {
  std::size_t start = 0;
  std::size_t initial = 0;
  std::size_t turned = 0;
  std::size_t result = 0;
  std::size_t away = 0;
  int card = 0;
  Id who = 0;
  std::string reason;
  explicit operator bool() const { return away != 0; }
};

Judgement judgement(const Scene& s) {
  Judgement j;
  if (!s.is("GameLog", "#StartJudgeReason")) return j;
  j.start = s.i;
  j.who = s.from();
  j.reason = s.step().data.at("arg").plain().text;
  j.initial = s.script.next(s.i, "GameLog", "#InitialJudge", 20);
  j.result = s.script.next(s.i, "GameLog", "#JudgeResult", 40);
  if (j.initial == 0 || j.result == 0) return j;
  j.card = static_cast<int>(s.script.steps[j.initial].data.at("arg").plain().number);
  j.turned = s.script.next(j.initial, "MoveCards", "", 10);
  j.away = s.script.next_move(j.result, j.card, Area::processing, 20);
  return j;
}

bool effective(const std::string& reason, int card) {
  using sanguosha::Suit;
  const Suit suit = suit_of(card);
  const int rank = sanguosha::face(freekill::card_of(card)).rank;
  if (reason == "indulgence") return suit != Suit::heart;
  if (reason == "supply_shortage") return suit != Suit::club;
  if (reason == "lightning") return suit == Suit::spade && rank >= 2 && rank <= 9;
  return sanguosha::color_of(suit) == sanguosha::Color::red;
}

// A card of the draw pile with the other effect.
int other_result(const Scene& s, const Judgement& j) {
  for (std::size_t k = 4; k < s.board.pile.size(); ++k)
    if (effective(j.reason, s.board.pile[k]) != effective(j.reason, j.card)) return s.board.pile[k];
  return 0;
}

int same_result(const Scene& s, const Judgement& j) {
  for (std::size_t k = 4; k < s.board.pile.size(); ++k)
    if (effective(j.reason, s.board.pile[k]) == effective(j.reason, j.card)) return s.board.pile[k];
  return 0;
}

template <int which>  // bits: 1 initial, 2 turned, 4 result, 8 away
void other_card(const Scene& s) {
  const Judgement j = judgement(s);
  if (!j) return;
  for (int card : {other_result(s, j), same_result(s, j)}) {
    if (card == 0) continue;
    Edit e = s.edit();
    if ((which & 1) != 0) e.other_card(j.initial, j.initial, j.card, card);
    if ((which & 2) != 0) e.other_card(j.turned, j.turned, j.card, card);
    if ((which & 4) != 0) e.other_card(j.result, j.result, j.card, card);
    if ((which & 8) != 0) e.other_card(j.away, j.away, j.card, card);
    s.plant(e);
  }
}

void judgement_left_out(const Scene& s) {
  const Judgement j = judgement(s);
  if (!j) return;
  Edit e = s.edit();
  e.erase(j.start).erase(j.initial).erase(j.turned).erase(j.result).erase(j.away);
  s.plant(e);
}

void result_left_out(const Scene& s) {
  const Judgement j = judgement(s);
  if (j) s.plant(s.edit().erase(j.result));
}

// --- phases skipped or not

bool phase_is(const Script& script, std::size_t i, int n) {
  return script.is(i, "PropertyUpdate", "phase") &&
         script.steps[i].data.items[2].plain().number == n;
}

void skip_left_out(const Scene& s) {
  if (s.is("GameLog", "#PhaseSkipped")) s.plant(s.edit().erase(s.i));
}

Tree phase_tree(Id who, int n) {
  return Tree::list(
      {Tree::of(who), Tree::of(std::string_view("phase")), Tree::of(std::int64_t{n})});
}

void skipped_phase_begins(const Scene& s) {
  if (!s.is("GameLog", "#PhaseSkipped")) return;
  const bool play = s.step().data.at("arg").text == "phase_play";
  Edit e = s.edit();
  e.erase(s.i).insert(s.i, "PropertyUpdate", phase_tree(s.from(), play ? 5 : 4));
  s.plant(e);
}

void skipped_draw_is_drawn(const Scene& s) {
  if (!s.is("GameLog", "#PhaseSkipped") || s.step().data.at("arg").text != "phase_draw") return;
  if (s.board.pile.size() < 2) return;
  Edit e = s.edit();
  e.erase(s.i).insert(s.i, "PropertyUpdate", phase_tree(s.from(), 4));
  insert_move(e, s.i,
              {.from = Area::draw,
               .to = Area::hand,
               .reason = Reason::draw,
               .into = s.from(),
               .proposer = s.from(),
               .skill = "phase_draw",
               .cards = {s.board.pile[0], s.board.pile[1]}});
  s.plant(e);
}

// The play phase is skipped though nothing asks for it.
template <bool silent>
void phase_not_played(const Scene& s) {
  if (!phase_is(s.script, s.i, 5)) return;
  std::size_t end = s.i + 1;
  int moves = 0;
  while (end < s.script.size() && !s.script.is(end, "PropertyUpdate", "phase")) {
    if (s.script.is(end, "MoveCards")) ++moves;
    ++end;
  }
  if (moves > 0) return;
  Edit e = s.edit();
  e.erase(s.i);
  if (!silent)
    e.insert(s.i, "GameLog",
             log_packet("#PhaseSkipped", {{"from", Tree::of(s.board.current)},
                                          {"arg", Tree::of(std::string_view("phase_play"))}}));
  s.plant(e);
}

// --- Lightning

std::size_t lightning_end(const Scene& s, const Judgement& j) {
  for (std::size_t k = j.away + 1; k < j.away + 40 && k < s.script.size(); ++k)
    for (const Move& m : moves_of(s.script.steps[k]))
      if (m.from == Area::processing && name_of(m.cards[0]) == Name::lightning) return k;
  return 0;
}

void lightning_spares(const Scene& s) {
  const Judgement j = judgement(s);
  if (!j || j.reason != "lightning" || !effective(j.reason, j.card)) return;
  const std::size_t end = lightning_end(s, j);
  if (end == 0 || s.script.next(j.away, "GameLog", "#EnterDying", end - j.away) != 0) return;
  const Id next = s.board.next_living(j.who);
  const int card = moves_of(s.script.steps[end])[0].cards[0];
  Edit e = s.edit();
  e.erase(j.away + 1, end);
  insert_move(e, j.away + 1,
              {.from = Area::processing,
               .to = Area::judge,
               .reason = Reason::put,
               .into = next,
               .cards = {card}});
  s.plant(e);
}

void lightning_strikes(const Scene& s) {
  const Judgement j = judgement(s);
  if (!j || j.reason != "lightning" || effective(j.reason, j.card)) return;
  if (s.board.hp.at(j.who) < 4) return;
  Edit e = s.edit();
  insert_damage(e, j.away + 1, j.who, 0, 3, s.board.hp.at(j.who), s.board.max_hp.at(j.who),
                "thunder_damage");
  s.plant(e);
}

void lightning_to_another(const Scene& s) {
  const Judgement j = judgement(s);
  if (!j || j.reason != "lightning" || effective(j.reason, j.card)) return;
  const std::size_t end = lightning_end(s, j);
  if (end == 0 || moves_of(s.script.steps[end])[0].to != Area::judge) return;
  const Id next = moves_of(s.script.steps[end])[0].into;
  Edit e = s.edit();
  e.tree(end).items[0].items[0].at("to").plain().number = s.board.next_living(next);
  s.plant(e);
}

// --- Eight Trigrams

void red_but_no_dodge(const Scene& s) {
  const Judgement j = judgement(s);
  if (!j || j.reason != "#eight_diagram_skill" || !effective(j.reason, j.card)) return;
  for (std::size_t k = j.away + 1; k < j.away + 12; ++k) {
    if (!announces(s.script.steps[k]) || s.script.steps[k].data.integer("from") != j.who) continue;
    if (card_use(s.script, k)) return;
    return s.plant(s.edit().erase(k));
  }
}

void black_but_dodged(const Scene& s) {
  const Judgement j = judgement(s);
  if (!j || j.reason != "#eight_diagram_skill" || effective(j.reason, j.card)) return;
  const std::size_t hurt = s.script.next(j.away, "GameLog", "#Damage", 12);
  if (hurt == 0 || s.script.steps[hurt].data.integer("from") != j.who) return;
  const std::size_t hp = s.script.next(hurt, "PropertyUpdate", "hp", 4);
  const std::size_t log = s.script.next(hurt, "GameLog", "#ShowHPAndMaxHP", 6);
  if (hp == 0 || log == 0 || s.script.steps[hp].data.items[2].plain().number < 1) return;
  Edit e = s.edit();
  e.erase(hurt).erase(hp).erase(log);
  s.plant(e);
}

}  // namespace

std::vector<Plant> judgement_plants() {
  constexpr std::string_view f = "judgement";
  return {{f, "result", {"SGS-JUDGEMENT"}, other_card<4>},
          {f, "initial", {"SGS-JUDGEMENT", "SGS-DRAW-TOP"}, other_card<1>},
          {f, "initial and result", {"SGS-JUDGEMENT", "SGS-DRAW-TOP"}, other_card<5>},
          {f,
           "all packets",
           {"SGS-DRAW-TOP", "SGS-JUDGEMENT", "SGS-CARD-EIGHT-TRIGRAMS"},
           other_card<15>},
          {f, "turned card", {"SGS-JUDGEMENT", "SGS-DRAW-TOP"}, other_card<2>},
          {f, "left out", {"SGS-JUDGEMENT", "card"}, judgement_left_out},
          {f, "result left out", {"SGS-JUDGEMENT", "card"}, result_left_out},
          {f, "skip left out", {"SGS-CARD-INDULGENCE", "SGS-CARD-SUPPLY-SHORTAGE"}, skip_left_out},
          {f,
           "skipped phase begins",
           {"SGS-CARD-INDULGENCE", "SGS-CARD-SUPPLY-SHORTAGE"},
           skipped_phase_begins},
          {f, "skipped draw is drawn", {"SGS-CARD-SUPPLY-SHORTAGE"}, skipped_draw_is_drawn},
          {f,
           "skip without reason",
           {"SGS-PHASE-ORDER", "SGS-CARD-INDULGENCE"},
           phase_not_played<false>},
          {f, "phase left out", {"SGS-PHASE-ORDER"}, phase_not_played<true>},
          {f, "Lightning spares", {"SGS-CARD-LIGHTNING", "SGS-CHAIN"}, lightning_spares},
          {f, "Lightning strikes", {"SGS-CARD-LIGHTNING", "SGS-DAMAGE"}, lightning_strikes},
          {f, "Lightning to another", {"SGS-CARD-LIGHTNING"}, lightning_to_another},
          {f, "red but no Dodge", {"SGS-CARD-EIGHT-TRIGRAMS"}, red_but_no_dodge},
          {f, "black but dodged", {"card"}, black_but_dodged}};
}

}  // namespace tally::faults
