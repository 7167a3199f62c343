// Deaths, rewards, winners, the dead acting.
#include <algorithm>

#include "tests/faults/plants.h"

namespace tally::faults {
namespace {

// --- reward and punishment

bool reward(const Scene& s, Move& m) {
  const std::vector<Move> moves = moves_of(s.step());
  if (moves.size() != 1 || moves[0].skill != "kill" || moves[0].to != Area::hand) return false;
  m = moves[0];
  return true;
}

void reward_left_out(const Scene& s) {
  Move m;
  if (reward(s, m)) s.plant(s.edit().erase(s.i));
}

void reward_one_less(const Scene& s) {
  Move m;
  if (!reward(s, m)) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("moveInfo").items.pop_back();
  s.plant(e);
}

void reward_one_more(const Scene& s) {
  Move m;
  if (!reward(s, m) || s.board.pile.size() < 4) return;
  Edit e = s.edit();
  auto& info = e.tree(s.i).items[0].items[0].at("moveInfo").items;
  info.push_back(info.back());
  info.back().at("cardId") = Tree::of(std::int64_t{s.board.pile[3]});
  s.plant(e);
}

void reward_to_another(const Scene& s) {
  Move m;
  if (!reward(s, m)) return;
  const Id other = s.board.next_living(m.into);
  if (other == m.into) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("to").plain().number = other;
  s.plant(e);
}

// A loyalist's or the spy's killer takes three cards.
void reward_without_reason(const Scene& s) {
  if (!s.is("GameLog", "#KillPlayer") || s.step().data.at("arg").text == "rebel") return;
  const auto& to = s.step().data.at("to").items;
  const std::size_t over = s.script.next(s.i, "PropertyUpdate", "phase");
  if (to.empty() || s.board.pile.size() < 3 || over == 0) return;
  const std::size_t at = s.script.next(s.i, "PropertyUpdate", "dying", 40);
  if (at == 0) return;
  Edit e = s.edit();
  insert_move(e, at,
              {.from = Area::draw,
               .to = Area::hand,
               .reason = Reason::draw,
               .into = to[0].plain().number,
               .proposer = to[0].plain().number,
               .skill = "kill",
               .cards = {s.board.pile[0], s.board.pile[1], s.board.pile[2]}});
  s.plant(e);
}

bool burial(const Scene& s, Move& m, bool of_the_dead) {
  const std::vector<Move> moves = moves_of(s.step());
  if (moves.size() != 1 || moves[0].skill != "game_rule") return false;
  m = moves[0];
  return s.board.alive(m.of) != of_the_dead;
}

void punishment_left_out(const Scene& s) {
  Move m;
  if (burial(s, m, false)) s.plant(s.edit().erase(s.i));
}

void punishment_one_less(const Scene& s) {
  Move m;
  if (!burial(s, m, false) || m.cards.size() < 2) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("moveInfo").items.pop_back();
  s.plant(e);
}

void burial_left_out(const Scene& s) {
  Move m;
  if (burial(s, m, true)) s.plant(s.edit().erase(s.i));
}

void burial_one_less(const Scene& s) {
  Move m;
  if (!burial(s, m, true) || m.cards.size() < 2) return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("moveInfo").items.pop_back();
  s.plant(e);
}

// --- the death itself

bool death(const Scene& s) {
  return s.is("GameLog", "#KillPlayer") || s.is("GameLog", "#KillPlayerWithNoKiller");
}

void role_at_death(const Scene& s) {
  if (!death(s)) return;
  Edit e = s.edit();
  Tree& role = e.tree(s.i).at("arg");
  role = Tree::of(std::string_view(role.text == "rebel" ? "loyalist" : "rebel"));
  s.plant(e);
}

void killer(const Scene& s) {
  if (!s.is("GameLog", "#KillPlayer")) return;
  const Id was = s.step().data.at("to").items[0].plain().number;
  for (Id p : s.board.living()) {
    if (p == was || p == s.from()) continue;
    Edit e = s.edit();
    e.tree(s.i).at("to").items[0].plain().number = p;
    return s.plant(e);
  }
}

void death_log_left_out(const Scene& s) {
  if (death(s)) s.plant(s.edit().erase(s.i));
}

// He stays dying and nothing comes of it.
void death_left_out(const Scene& s) {
  if (!death(s)) return;
  const std::size_t end = s.script.next(s.i, "PropertyUpdate", "dying", 60);
  if (end != 0) s.plant(s.edit().erase(s.i, end));
}

void dying_left_out(const Scene& s) {
  if (s.is("GameLog", "#EnterDying")) s.plant(s.edit().erase(s.i));
}

void another_dies(const Scene& s) {
  if (!death(s)) return;
  const Id other = s.board.next_living(s.from());
  Edit e = s.edit();
  e.tree(s.i).at("from").plain().number = other;
  s.plant(e);
}

// --- the winner

std::string winners(const Scene& s) { return s.step().data.text; }

// All seats that have not won.
std::string losers(const Scene& s) {
  std::string out;
  const std::string won = "+" + winners(s) + "+";
  for (Id p : s.board.seats)
    if (won.find("+" + std::to_string(p) + "+") == std::string::npos)
      out += (out.empty() ? "" : "+") + std::to_string(p);
  return out;
}

void losers_win(const Scene& s) {
  if (!s.is("GameOver")) return;
  Edit e = s.edit();
  e.tree(s.i) = Tree::of(std::string_view(losers(s)));
  s.plant(e);
}

void losers_win_everywhere(const Scene& s) {
  if (!s.is("GameOver")) return;
  Edit e = s.edit();
  e.tree(s.i) = Tree::of(std::string_view(losers(s)));
  e.winner_in_title(losers(s));
  s.plant(e);
}

void losers_win_in_the_title(const Scene& s) {
  if (s.is("GameOver") && !losers(s).empty()) {
    Edit e = s.edit();
    e.winner_in_title(losers(s));
    s.plant(e, s.i);
  }
}

void one_winner_less(const Scene& s) {
  if (!s.is("GameOver") || winners(s).find('+') == std::string::npos) return;
  Edit e = s.edit();
  e.tree(s.i) = Tree::of(std::string_view(winners(s)).substr(winners(s).find('+') + 1));
  s.plant(e);
}

void nobody_wins(const Scene& s) {
  if (!s.is("GameOver") || winners(s).empty()) return;
  Edit e = s.edit();
  e.tree(s.i) = Tree::of(std::string_view());
  s.plant(e);
}

void nobody_wins_everywhere(const Scene& s) {
  if (!s.is("GameOver") || winners(s).empty()) return;
  Edit e = s.edit();
  e.tree(s.i) = Tree::of(std::string_view());
  e.winner_in_title("");
  s.plant(e);
}

// The game ends in the middle of it.
void over_too_early(const Scene& s) {
  if (!s.is("GameLog", "$TurnEnd") || s.i + 40 > s.script.size()) return;
  const std::size_t over = s.script.next(s.i, "GameOver");
  if (over == 0) return;
  Edit e = s.edit();
  e.erase(s.i + 1, over - 1);
  s.plant(e, s.i + 1);
}

void goes_on_after_the_end(const Scene& s) {
  if (!s.is("GameOver")) return;
  Edit e = s.edit();
  const Id who = s.board.next_living(s.board.current);
  e.insert(s.i + 1, "GameLog", log_packet("$TurnStart", {{"from", Tree::of(who)}}));
  e.insert(
      s.i + 1, "PropertyUpdate",
      Tree::list({Tree::of(who), Tree::of(std::string_view("phase")), Tree::of(std::int64_t{2})}));
  s.plant(e);
}

// --- the dead act

// One who is dead, 0 if nobody is.
Id somebody_dead(const Board& b) {
  for (Id p : b.seats)
    if (!b.alive(p)) return p;
  return 0;
}

int gone_card(const Board& b, bool (*good)(Name)) {
  for (int c : b.cards_in(Area::discard))
    if (good(name_of(c))) return c;
  return 0;
}

void dead_uses(const Scene& s) {
  const Id dead = somebody_dead(s.board);
  if (dead == 0 || !s.is("PropertyUpdate", "phase") || s.step().data.items[2].plain().number != 6)
    return;
  const int card = gone_card(s.board, sanguosha::is_slash);
  if (card == 0) return;
  Edit e = s.edit();
  insert_use(e, s.i, "#UseCardToTargets", dead, card, {s.board.current});
  insert_move(
      e, s.i,
      {.from = Area::processing, .to = Area::discard, .reason = Reason::use, .cards = {card}});
  s.plant(e);
}

void dead_is_user(const Scene& s) {
  const Id dead = somebody_dead(s.board);
  const CardUse u = card_use(s.script, s.i);
  if (dead == 0 || !u) return;
  Edit e = s.edit();
  e.tree(u.log).at("from").plain().number = dead;
  e.tree(u.lay).items[0].items[0].at("from").plain().number = dead;
  s.plant(e);
}

void dead_nullifies(const Scene& s) {
  const Id dead = somebody_dead(s.board);
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (dead == 0 || !u || sanguosha::info(name_of(u.card)).type != sanguosha::CardType::trick)
    return;
  const int card = gone_card(s.board, [](Name n) { return n == Name::nullification; });
  if (card == 0 || u.targets.size() != 1) return;
  Edit e = s.edit();
  insert_use(e, u.lay + 1, "#UseCardToCard", dead, card, {}, u.card);
  insert_move(
      e, u.lay + 1,
      {.from = Area::processing, .to = Area::discard, .reason = Reason::use, .cards = {card}});
  e.erase(u.lay + 1, u.away - 1);
  s.plant(e);
}

void dead_takes_a_turn(const Scene& s) {
  const Id dead = somebody_dead(s.board);
  if (dead == 0 || !s.is("GameLog", "$TurnStart")) return;
  Edit e = s.edit();
  e.insert(s.i, "GameLog", log_packet("$TurnStart", {{"from", Tree::of(dead)}}));
  for (int phase = 2; phase <= 7; ++phase)
    e.insert(s.i, "PropertyUpdate",
             Tree::list({Tree::of(dead), Tree::of(std::string_view("phase")),
                         Tree::of(std::int64_t{phase})}));
  s.plant(e);
}

void dead_draws(const Scene& s) {
  const Id dead = somebody_dead(s.board);
  if (dead == 0 || !s.is("MoveCards")) return;
  const std::vector<Move> m = moves_of(s.step());
  if (m.size() != 1 || m[0].skill != "phase_draw") return;
  Edit e = s.edit();
  e.tree(s.i).items[0].items[0].at("to").plain().number = dead;
  s.plant(e);
}

void dead_is_target(const Scene& s) {
  const Id dead = somebody_dead(s.board);
  const CardUse u = s.is("GameLog", "#UseCardToTargets") ? card_use(s.script, s.i) : CardUse{};
  if (dead == 0 || !u || u.targets.size() != 1 || u.targets[0] == u.user) return;
  Edit e = s.edit();
  e.tree(s.i).at("to").items[0].plain().number = dead;
  s.plant(e);
}

void dead_is_hurt(const Scene& s) {
  const Id dead = somebody_dead(s.board);
  if (dead == 0 || !s.is("GameLog", "#Damage")) return;
  Edit e = s.edit();
  e.tree(s.i).at("from").plain().number = dead;
  s.plant(e);
}

}  // namespace

std::vector<Plant> reward_plants() {
  constexpr std::string_view f = "reward";
  constexpr std::string_view d = "death";
  return {{f, "left out", {"SGS-REWARD-REBEL"}, reward_left_out},
          {f, "one less", {"SGS-REWARD-REBEL"}, reward_one_less},
          {f, "one more", {"SGS-REWARD-REBEL"}, reward_one_more},
          {f, "to another", {"SGS-REWARD-REBEL"}, reward_to_another},
          {f, "without reason", {"SGS-REWARD-REBEL", "SGS-PUNISH-LORD"}, reward_without_reason},
          {f, "punishment left out", {"SGS-PUNISH-LORD"}, punishment_left_out, 0, 3, true},
          {f, "punishment one less", {"SGS-PUNISH-LORD"}, punishment_one_less, 0, 3, true},
          {d, "burial left out", {"SGS-DEATH-CARDS"}, burial_left_out, 2},
          {d, "burial one less", {"SGS-DEATH-CARDS"}, burial_one_less},
          {d, "role", {"SGS-DEATH"}, role_at_death},
          {d, "killer", {"SGS-DEATH"}, killer},
          {d, "log left out", {"SGS-DEATH"}, death_log_left_out},
          {d, "left out", {"SGS-DEATH"}, death_left_out},
          {d, "dying left out", {"SGS-DYING"}, dying_left_out},
          {d, "of another", {"SGS-DEATH"}, another_dies}};
}

std::vector<Plant> winner_plants() {
  constexpr std::string_view f = "winner";
  const std::vector<std::string_view> ends = {"SGS-END-LORD-DEAD", "SGS-END-REBELS-DEAD",
                                              "SGS-END-LONE-SURVIVOR"};
  return {{f, "losers", ends, losers_win},
          {f, "losers everywhere", ends, losers_win_everywhere},
          {f, "losers in the title", ends, losers_win_in_the_title},
          {f, "one less", ends, one_winner_less},
          {f, "nobody", ends, nobody_wins},
          {f, "turned into a draw everywhere", ends, nobody_wins_everywhere},
          {f, "too early", {"SGS-END-NOT-YET"}, over_too_early},
          {f, "goes on", {"SGS-TURN-ORDER"}, goes_on_after_the_end}};
}

std::vector<Plant> dead_plants() {
  constexpr std::string_view f = "dead acts";
  return {{f, "uses", {"SGS-DEAD-ACTS"}, dead_uses},
          {f, "is the user", {"SGS-DEAD-ACTS"}, dead_is_user},
          {f, "nullifies", {"SGS-DEAD-ACTS"}, dead_nullifies, 0, 30},
          {f, "takes a turn", {"SGS-TURN-ORDER", "SGS-DEAD-ACTS"}, dead_takes_a_turn},
          {f, "draws", {"SGS-DEAD-ACTS", "SGS-PHASE-DRAW"}, dead_draws},
          {f, "is the target", {"SGS-USE-TARGET"}, dead_is_target},
          {f, "is hurt", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, dead_is_hurt}};
}

}  // namespace tally::faults
