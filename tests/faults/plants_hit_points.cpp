// Hit points and damage numbers.
#include "tests/faults/plants.h"

namespace tally::faults {
namespace {

// The #ShowHPAndMaxHP that goes with the hp property at `i`.
std::size_t shown_hp(const Script& s, std::size_t i) {
  const std::size_t k = s.next(i, "GameLog", "#ShowHPAndMaxHP", 5);
  return k != 0 && s.steps[k].data.integer("from") == s.steps[i].data.items[0].plain().number ? k
                                                                                              : 0;
}

bool hp_in_play(const Scene& s) { return s.board.playing && s.is("PropertyUpdate", "hp"); }

Id whose(const Scene& s) { return s.step().data.items[0].plain().number; }

void property_only(const Scene& s) {
  if (!hp_in_play(s)) return;
  for (int by : {1, -1}) {
    Edit e = s.edit();
    e.tree(s.i).items[2].plain().number += by;
    s.plant(e);
  }
}

void log_only(const Scene& s) {
  if (!s.board.playing || !s.is("GameLog", "#ShowHPAndMaxHP")) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg").plain().number -= 1;
  s.plant(e);
}

void maximum(const Scene& s) {
  if (!s.board.playing || !s.is("GameLog", "#ShowHPAndMaxHP")) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg2").plain().number += 1;
  s.plant(e);
}

void both(const Scene& s) {
  if (!hp_in_play(s)) return;
  const std::size_t log = shown_hp(s.script, s.i);
  if (log == 0) return;
  Edit e = s.edit();
  e.tree(s.i).items[2].plain().number -= 1;
  e.tree(log).at("arg").plain().number -= 1;
  s.plant(e);
}

void from_here_on(const Scene& s) {
  if (!hp_in_play(s)) return;
  const auto hp = s.step().data.items[2].plain().number;
  if (hp < 2) return;
  Edit e = s.edit();
  shift_hp(e, s.script, s.i, whose(s), -1);
  s.plant(e);
}

void left_out(const Scene& s) {
  if (!hp_in_play(s)) return;
  const std::size_t log = shown_hp(s.script, s.i);
  if (log == 0) return;
  s.plant(s.edit().erase(s.i).erase(log));
}

void out_of_nowhere(const Scene& s) {
  if (!s.board.playing || !s.is("PropertyUpdate", "phase") || s.board.current == 0) return;
  for (Id p : s.board.living()) {
    if (s.board.hp.at(p) < 2) continue;
    Edit e = s.edit();
    e.insert(s.i, "PropertyUpdate",
             Tree::list({Tree::of(p), Tree::of(std::string_view("hp")),
                         Tree::of(std::int64_t{s.board.hp.at(p) - 1})}));
    return s.plant(e);
  }
}

void at_the_start(const Scene& s) {
  if (s.board.playing || !s.is("PropertyUpdate", "hp")) return;
  Edit e = s.edit();
  e.tree(s.i).items[2].plain().number -= 1;
  s.plant(e);
}

void at_the_start_with_maximum(const Scene& s) {
  if (s.board.playing || !s.is("PropertyUpdate", "maxHp")) return;
  Edit e = s.edit();
  e.tree(s.i).items[2].plain().number += 1;
  for (std::size_t k = s.i + 1; k < s.i + 8; ++k)
    if (s.script.is(k, "PropertyUpdate", "hp") &&
        s.script.steps[k].data.items[0].plain().number == whose(s))
      e.tree(k).items[2].plain().number += 1;
  s.plant(e);
}

// --- damage

bool damage_in_play(const Scene& s) {
  return s.is("GameLog", "#Damage") || s.is("GameLog", "#DamageWithNoFrom");
}

void number_in_log(const Scene& s) {
  if (!damage_in_play(s)) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg").plain().number += 1;
  s.plant(e);
}

void less_in_log(const Scene& s) {
  if (!damage_in_play(s) || s.step().data.integer("arg") < 2) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg").plain().number -= 1;
  s.plant(e);
}

void number_and_hp(const Scene& s) {
  if (!damage_in_play(s) || s.board.hp.at(s.from()) - s.step().data.integer("arg") < 2) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg").plain().number += 1;
  shift_hp(e, s.script, s.i, s.from(), -1);
  s.plant(e);
}

// As in number_and_hp, but the later hit points stay as they were.
void number_and_next_hp(const Scene& s) {
  const std::size_t hp = s.script.next(s.i, "PropertyUpdate", "hp", 4);
  if (!damage_in_play(s) || hp == 0 || s.script.steps[hp].data.items[2].plain().number < 2) return;
  const std::size_t log = shown_hp(s.script, hp);
  if (log == 0) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg").plain().number += 1;
  e.tree(hp).items[2].plain().number -= 1;
  e.tree(log).at("arg").plain().number -= 1;
  s.plant(e);
}

void element(const Scene& s) {
  if (!damage_in_play(s)) return;
  Edit e = s.edit();
  Tree& t = e.tree(s.i).at("arg2");
  t = Tree::of(std::string_view(t.text == "fire_damage" ? "normal_damage" : "fire_damage"));
  s.plant(e);
}

void source(const Scene& s) {
  if (!s.is("GameLog", "#Damage")) return;
  const Id was = s.step().data.at("to").items[0].plain().number;
  for (Id p : s.board.living()) {
    if (p == was || p == s.from()) continue;
    Edit e = s.edit();
    e.tree(s.i).at("to").items[0].plain().number = p;
    return s.plant(e);
  }
}

void log_left_out(const Scene& s) {
  if (damage_in_play(s)) s.plant(s.edit().erase(s.i));
}

void all_left_out(const Scene& s) {
  const std::size_t hp = s.script.next(s.i, "PropertyUpdate", "hp", 4);
  if (!damage_in_play(s) || hp == 0 || s.script.steps[hp].data.items[2].plain().number < 1) return;
  const std::size_t log = shown_hp(s.script, hp);
  if (log == 0) return;
  s.plant(s.edit().erase(s.i).erase(hp).erase(log));
}

void twice(const Scene& s) {
  const std::size_t hp = s.script.next(s.i, "PropertyUpdate", "hp", 4);
  if (!damage_in_play(s) || hp == 0 || s.script.steps[hp].data.items[2].plain().number < 2) return;
  const std::size_t log = shown_hp(s.script, hp);
  if (log == 0) return;
  Edit e = s.edit();
  const auto& to = s.step().data.at("to").items;
  insert_damage(e, log + 1, s.from(), to.empty() ? 0 : to[0].plain().number, 1,
                static_cast<int>(s.script.steps[hp].data.items[2].plain().number),
                s.board.max_hp.at(s.from()));
  s.plant(e, log + 1);
}

void out_of_nothing(const Scene& s) {
  if (!s.is("PropertyUpdate", "phase") || s.step().data.items[2].plain().number != 6) return;
  const Id victim = s.board.next_living(s.board.current);
  if (s.board.current == 0 || s.board.hp.at(victim) < 2) return;
  Edit e = s.edit();
  insert_damage(e, s.i, victim, s.board.current, 1, s.board.hp.at(victim),
                s.board.max_hp.at(victim));
  s.plant(e, s.i);
}

// --- recovery

void heals_more(const Scene& s) {
  if (!s.is("GameLog", "#HealHP")) return;
  Edit e = s.edit();
  e.tree(s.i).at("arg").plain().number += 1;
  s.plant(e);
}

void heal_left_out(const Scene& s) {
  if (!hp_in_play(s)) return;
  const std::size_t heal = s.script.next(s.i, "GameLog", "#HealHP", 3);
  const std::size_t log = shown_hp(s.script, s.i);
  const auto hp = s.step().data.items[2].plain().number;
  if (heal == 0 || log == 0 || hp < 2) return;
  s.plant(s.edit().erase(s.i).erase(heal).erase(log));
}

}  // namespace

std::vector<Plant> hit_point_plants() {
  constexpr std::string_view f = "hit points";
  return {{f, "property only", {"SGS-HP"}, property_only},
          {f, "log only", {"SGS-HP"}, log_only},
          {f, "maximum", {"SGS-HP"}, maximum},
          {f, "both", {"SGS-HP"}, both},
          {f, "from here on", {"SGS-HP"}, from_here_on, 0, 30},
          {f, "left out", {"SGS-HP"}, left_out, 2},
          {f, "out of nowhere", {"SGS-HP"}, out_of_nowhere},
          {f, "at the start", {"SGS-SETUP-HP"}, at_the_start},
          {f, "at the start with maximum", {"SGS-SETUP-HP"}, at_the_start_with_maximum},
          {f, "heals more", {"SGS-HEAL", "card"}, heals_more},
          {f, "heal left out", {"SGS-HEAL", "card"}, heal_left_out, 1}};
}

std::vector<Plant> damage_plants() {
  constexpr std::string_view f = "damage";
  return {
      {f, "number in the log", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, number_in_log},
      {f, "less in the log", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, less_in_log},
      {f, "number and hit points", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, number_and_hp, 0, 30},
      {f, "number and next hit points", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, number_and_next_hp},
      {f, "element", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, element},
      {f, "source", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, source},
      {f, "log left out", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, log_left_out},
      {f, "all left out", {"card", "SGS-DAMAGE", "SGS-CHAIN"}, all_left_out, 2},
      {f, "twice", {"SGS-DAMAGE", "card"}, twice},
      {f, "out of nothing", {"SGS-DAMAGE"}, out_of_nothing}};
}

}  // namespace tally::faults
