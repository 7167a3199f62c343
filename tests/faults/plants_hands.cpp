// Cards played by somebody who does not hold them, draws, discards.
#include <algorithm>

#include "tests/faults/plants.h"

namespace tally::faults {
namespace {

// A card that is not in `who`'s hand, with the name of `card` if there is one.
int not_held(const Scene& s, Id who, int card, Area where) {
  int any = 0;
  for (int c = 1; c <= last_card; ++c) {
    const Spot& spot = s.board.spot[static_cast<std::size_t>(c)];
    if (spot.area != where || (where == Area::hand && spot.player == who)) continue;
    if (name_of(c) == name_of(card)) return c;
    if (any == 0 && sanguosha::info(name_of(c)).type == sanguosha::info(name_of(card)).type)
      any = c;
  }
  return where == Area::equip ? any : 0;
}

// Which packets name the card that is not held.
enum class In : std::uint8_t { all, log, laid_down };

void unheld(const Scene& s, Area where, In in) {
  const CardUse u = card_use(s.script, s.i);
  if (!u) return;
  const int other = not_held(s, u.user, u.card, where);
  if (other == 0) return;
  Edit e = s.edit();
  if (in == In::all) e.other_card(u.log, u.away, u.card, other);
  if (in == In::log) e.other_card(u.log, u.log, u.card, other);
  if (in == In::laid_down) e.other_card(u.lay, u.lay, u.card, other);
  s.plant(e);
}

void of_another_hand(const Scene& s) { unheld(s, Area::hand, In::all); }
void of_the_pile(const Scene& s) { unheld(s, Area::draw, In::all); }
void of_the_discards(const Scene& s) { unheld(s, Area::discard, In::all); }
void of_an_equipment(const Scene& s) { unheld(s, Area::equip, In::all); }
void only_in_the_log(const Scene& s) { unheld(s, Area::hand, In::log); }
void only_laid_down(const Scene& s) { unheld(s, Area::hand, In::laid_down); }
void pile_only_in_the_log(const Scene& s) { unheld(s, Area::draw, In::log); }

// Somebody else is named as the user; the cards come from his hand, too.
void another_user(const Scene& s) {
  const CardUse u = card_use(s.script, s.i);
  if (!u || !s.is("GameLog", "#UseCardToCard")) return;
  for (Id p : s.board.living()) {
    if (p == u.user) continue;
    Edit e = s.edit();
    e.other_player(u.log, u.lay, u.user, p);
    return s.plant(e);
  }
}

// --- draws

bool draws(const Scene& s, std::string_view skill, std::vector<int>& cards) {
  const std::vector<Move> moves = moves_of(s.step());
  if (moves.size() != 1 || moves[0].from != Area::draw || moves[0].to != Area::hand) return false;
  if (!skill.empty() && moves[0].skill != skill) return false;
  cards = moves[0].cards;
  return s.board.playing;
}

void drop_card(Edit& e, std::size_t i, std::size_t which) {
  auto& info = e.tree(i).items[0].items[0].at("moveInfo").items;
  info.erase(info.begin() + static_cast<std::ptrdiff_t>(which));
}

template <const char* skill>
void draw_left_out(const Scene& s) {
  std::vector<int> cards;
  if (draws(s, skill, cards)) s.plant(s.edit().erase(s.i));
}

template <const char* skill>
void draw_one_less(const Scene& s) {
  std::vector<int> cards;
  if (!draws(s, skill, cards) || cards.size() < 2) return;
  for (std::size_t which : {std::size_t{0}, cards.size() - 1}) {
    Edit e = s.edit();
    drop_card(e, s.i, which);
    s.plant(e);
  }
}

void draw_empty(const Scene& s) {
  std::vector<int> cards;
  if (!draws(s, "phase_draw", cards)) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items.clear();
  s.plant(e);
}

template <const char* skill>
void draw_one_more(const Scene& s) {
  std::vector<int> cards;
  if (!draws(s, skill, cards) || s.board.pile.size() < cards.size() + 1) return;
  const int more = s.board.pile[cards.size()];
  if (std::find(cards.begin(), cards.end(), more) != cards.end()) return;
  Edit e = s.edit();
  auto& info = e.tree(s.i).items[0].items[0].at("moveInfo").items;
  info.push_back(info.back());
  info.back().at("cardId") = Tree::of(std::int64_t{more});
  s.plant(e);
}

void draw_twice(const Scene& s) {
  std::vector<int> cards;
  if (!draws(s, "phase_draw", cards) || s.board.pile.size() < 4) return;
  Edit e = s.edit();
  insert_move(e, s.i + 1,
              {.from = Area::draw,
               .to = Area::hand,
               .reason = Reason::draw,
               .into = s.board.current,
               .proposer = s.board.current,
               .skill = "phase_draw",
               .cards = {s.board.pile[2], s.board.pile[3]}});
  s.plant(e);
}

// A card from deeper in the pile instead of the top one.
void not_from_the_top(const Scene& s) {
  std::vector<int> cards;
  if (!draws(s, "", cards) || s.board.pile.size() < 12) return;
  s.plant(s.edit().other_card(s.i, s.i, cards[0], s.board.pile[10]));
}

// The two next draws have a card exchanged, and so has everything later.
void exchanged(const Scene& s) {
  std::vector<int> cards;
  if (!draws(s, "phase_draw", cards) || s.board.pile.size() < 12) return;
  const std::size_t later = s.script.next_move(s.i, s.board.pile[5], Area::draw, 6000);
  if (later == 0) return;
  Edit e = s.edit();
  e.other_card(s.i, s.i, cards[0], s.board.pile[5]);
  e.other_card(later, later, s.board.pile[5], cards[0]);
  s.plant(e);
}

void drawn_by_another(const Scene& s) {
  std::vector<int> cards;
  if (!draws(s, "phase_draw", cards)) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("to").plain().number = s.board.next_living(s.board.current);
  s.plant(e);
}

// A card from the discard pile comes into a hand as if drawn.
void from_the_discards(const Scene& s) {
  std::vector<int> cards;
  const std::vector<int> gone = s.board.cards_in(Area::discard);
  if (!draws(s, "phase_draw", cards) || gone.empty()) return;
  s.plant(s.edit().other_card(s.i, s.i, cards[0], gone[gone.size() / 2]));
}

constexpr char phase_draw[] = "phase_draw";
constexpr char ex_nihilo[] = "ex_nihilo_skill";
constexpr char recast[] = "recast";

// --- discards

bool discards(const Scene& s, std::string_view skill, Move& move) {
  std::vector<Move> moves = moves_of(s.step());
  if (moves.size() != 1 || moves[0].to != Area::discard || moves[0].of == 0) return false;
  if (moves[0].reason != Reason::discard || !s.board.playing) return false;
  if (!skill.empty() && moves[0].skill != skill) return false;
  move = moves[0];
  return true;
}

void discard_left_out(const Scene& s) {
  Move m;
  if (discards(s, "phase_discard", m)) s.plant(s.edit().erase(s.i));
}

void discard_one_less(const Scene& s) {
  Move m;
  if (!discards(s, "phase_discard", m) || m.cards.size() < 2) return;
  Edit e = s.edit();
  drop_card(e, s.i, 0);
  s.plant(e);
}

void discard_one_more(const Scene& s) {
  Move m;
  if (!discards(s, "phase_discard", m)) return;
  for (int c : s.board.hand(m.of)) {
    if (std::find(m.cards.begin(), m.cards.end(), c) != m.cards.end()) continue;
    Edit e = s.edit();
    auto& info = e.tree(s.i).items[0].items[0].at("moveInfo").items;
    info.push_back(info.back());
    info.back().at("cardId") = Tree::of(std::int64_t{c});
    return s.plant(e);
  }
}

void discard_not_held(const Scene& s) {
  Move m;
  if (!discards(s, "phase_discard", m)) return;
  const int other = not_held(s, m.of, m.cards[0], Area::hand);
  if (other != 0) s.plant(s.edit().other_card(s.i, s.i, m.cards[0], other));
}

void discard_of_the_pile(const Scene& s) {
  Move m;
  if (!discards(s, "phase_discard", m) || s.board.pile.empty()) return;
  s.plant(s.edit().other_card(s.i, s.i, m.cards[0], s.board.pile.back()));
}

void discard_without_need(const Scene& s) {
  if (!s.is("PropertyUpdate", "phase") || s.step().data.items[2].plain().number != 7) return;
  const Id who = s.board.current;
  const std::vector<int> hand = s.board.hand(who);
  if (hand.empty()) return;
  Edit e = s.edit();
  insert_move(e, s.i,
              {.from = Area::hand,
               .to = Area::discard,
               .reason = Reason::discard,
               .of = who,
               .proposer = who,
               .skill = "phase_discard",
               .cards = {hand[0]}});
  s.plant(e);
}

void discard_by_another(const Scene& s) {
  Move m;
  if (!discards(s, "phase_discard", m)) return;
  Edit e = s.edit();
  Tree& t = e.tree(s.i).items[0].items[0];
  t.at("from").plain().number = s.board.next_living(m.of);
  t.at("proposer") = Tree::of(s.board.next_living(m.of));
  s.plant(e);
}

void price_left_out(const Scene& s) {
  Move m;
  if (!discards(s, "", m) || m.skill == "phase_discard" || m.skill == "game_rule") return;
  s.plant(s.edit().erase(s.i));
}

}  // namespace

std::vector<Plant> holding_plants() {
  constexpr std::string_view f = "card not held";
  return {{f, "of another hand", {"SGS-USE-HOLD"}, of_another_hand},
          {f, "of the draw pile", {"SGS-USE-HOLD"}, of_the_pile, 0, 12},
          {f, "of the discard pile", {"SGS-USE-HOLD"}, of_the_discards},
          {f, "of an equipment area", {"SGS-USE-HOLD"}, of_an_equipment, 0, 30},
          {f, "only in the log", {"SGS-USE-HOLD"}, only_in_the_log},
          {f, "only laid down", {"SGS-USE-HOLD"}, only_laid_down},
          {f, "of the pile, only in the log", {"SGS-USE-HOLD"}, pile_only_in_the_log},
          {f, "another user", {"SGS-USE-HOLD", "SGS-ANSWER-WHO"}, another_user}};
}

std::vector<Plant> drawing_plants() {
  constexpr std::string_view f = "draw";
  return {{f, "left out", {"SGS-PHASE-DRAW"}, draw_left_out<phase_draw>},
          {f, "one less", {"SGS-PHASE-DRAW"}, draw_one_less<phase_draw>},
          {f, "empty", {"SGS-PHASE-DRAW"}, draw_empty},
          {f, "one more", {"SGS-PHASE-DRAW"}, draw_one_more<phase_draw>},
          {f, "twice", {"SGS-PHASE-DRAW"}, draw_twice},
          {f, "Ex Nihilo left out", {"SGS-CARD-EX-NIHILO"}, draw_left_out<ex_nihilo>},
          {f, "Ex Nihilo one less", {"SGS-CARD-EX-NIHILO"}, draw_one_less<ex_nihilo>},
          {f, "Ex Nihilo one more", {"SGS-CARD-EX-NIHILO"}, draw_one_more<ex_nihilo>},
          {f, "recast left out", {"SGS-RECAST"}, draw_left_out<recast>},
          {f, "not from the top", {"SGS-DRAW-TOP"}, not_from_the_top},
          {f, "exchanged", {"SGS-DRAW-TOP"}, exchanged},
          {f, "by another", {"SGS-PHASE-DRAW"}, drawn_by_another},
          {f, "from the discards", {"SGS-DRAW-TOP"}, from_the_discards}};
}

std::vector<Plant> discard_plants() {
  constexpr std::string_view f = "discard";
  return {{f, "left out", {"SGS-PHASE-DISCARD"}, discard_left_out},
          {f, "one less", {"SGS-PHASE-DISCARD"}, discard_one_less},
          {f, "one more", {"SGS-PHASE-DISCARD"}, discard_one_more},
          {f, "not held", {"SGS-USE-HOLD"}, discard_not_held},
          {f, "of the pile", {"SGS-USE-HOLD"}, discard_of_the_pile},
          {f, "without need", {"SGS-PHASE-DISCARD"}, discard_without_need},
          {f, "by another", {"SGS-PHASE-DISCARD", "SGS-ANSWER-WHO"}, discard_by_another},
          {f, "price left out", {"card", "SGS-DAMAGE"}, price_left_out, 1}};
}

}  // namespace tally::faults
