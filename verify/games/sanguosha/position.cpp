#include "verify/games/sanguosha/position.h"

#include <fmt/format.h>

#include "engine/sanguosha/game.h"
#include "replay/words.h"
#include "verify/games/sanguosha/by_rules.h"

namespace tally::proofs {
namespace {

void listed(Words& out, const Words& part) {
  out.en += (out.en.empty() ? "" : ", ") + part.en;
  out.zh += (out.zh.empty() ? "" : "、") + part.zh;
}

// As the game itself calls a role.
std::string_view word_of(Role role, Lang lang) {
  const Schema& schema = sanguosha::identity_game().schema();
  return word_in(schema, schema.seat_fields[0].word(static_cast<std::uint8_t>(role)), lang);
}
std::string more_of(Role role) {
  std::string one(word_of(role, Lang::en));
  if (!one.ends_with('y')) return one + "s";
  one.pop_back();
  return one + "ies";
}

// Seats `first` to `last` of one role: "seat 1 (lord)", "seats 3 to 5 (rebels)".
Words seats_with(int first, int last, Role role) {
  const std::string_view zh = word_of(role, Lang::zh);
  if (first == last)
    return {fmt::format("seat {} ({})", first, word_of(role, Lang::en)),
            fmt::format("{}号位（{}）", first, zh)};
  return {fmt::format("seats {} {} {} ({})", first, last == first + 1 ? "and" : "to", last,
                      more_of(role)),
          fmt::format("{}至{}号位（{}）", first, last, zh)};
}

}  // namespace

Living living(const std::string& name) {
  return {Truth::named(name + "lord_alive"), Number::named(name + "loyalists_alive"),
          Number::named(name + "rebels_alive"), Number::named(name + "spies_alive")};
}

Truth lives_among(const Living& s, const Roles& row) {
  const auto fits = [](const Number& n, const Number& most) { return both(0 <= n, n <= most); };
  return both(fits(s.loyalists, row.loyalists),
              both(fits(s.rebels, row.rebels), fits(s.spies, row.spies)));
}

Truth in_play(const Living& s, const Row& row, const EndRules& rules) {
  return both(
      lives_among(s, numbers_of(row)),
      either(count_of(s) == sum_of(row), by_rules::goes_on(by_rules::identity_outcome(s, rules))));
}

Truth left_by_a_death(const Living& s, const Row& row, const EndRules& rules) {
  return after_a_death(s, [&](const Living& before) { return in_play(before, row, rules); });
}

Truth two_players(const Number& killer, const Number& victim) {
  const int lord = static_cast<int>(Role::lord);
  return negate(both(killer == lord, victim == lord));
}

Row row_of(int players, const Options& options) {
  return sanguosha::role_table<bool, int>(players, options);
}

Words role_words(Role role) {
  return {fmt::format("{} {}", role == Role::lord ? "the" : "a", word_of(role, Lang::en)),
          std::string(word_of(role, Lang::zh))};
}

Words roles_words(int n, Role role) {
  return {fmt::format("{} {}", n, n == 1 ? std::string(word_of(role, Lang::en)) : more_of(role)),
          fmt::format("{}名{}", n, word_of(role, Lang::zh))};
}

Words row_words(const Row& row) {
  Words out;
  listed(out, roles_words(row.lord, Role::lord));
  listed(out, roles_words(row.loyalists, Role::loyalist));
  listed(out, roles_words(row.rebels, Role::rebel));
  listed(out, roles_words(row.spies, Role::spy));
  return out;
}

Words table_words(const Row& row, const Values& v, const Living& s) {
  Words alive;
  Words dead;
  int seat = 0;
  const auto seats_of = [&](Role role, int dealt, int living) {
    const int first = seat + 1;
    if (living > 0) listed(alive, seats_with(first, seat + living, role));
    if (living < dealt) listed(dead, seats_with(first + living, seat + dealt, role));
    seat += dealt;
  };
  seats_of(Role::lord, row.lord, v.of(s.lord) ? 1 : 0);
  seats_of(Role::loyalist, row.loyalists, v.of(s.loyalists));
  seats_of(Role::rebel, row.rebels, v.of(s.rebels));
  seats_of(Role::spy, row.spies, v.of(s.spies));
  if (alive.en.empty()) alive = {"nobody", "无人"};
  if (dead.en.empty()) dead = {"nobody", "无人"};
  return {fmt::format("{} players; alive: {}; dead: {}", seat, alive.en, dead.en),
          fmt::format("{}人局；存活：{}；阵亡：{}", seat, alive.zh, dead.zh)};
}

namespace {

bool over_and_in_play(const Values& v, const Ended& o) {
  return v.of(o.open) && (v.of(o.lord_side) || v.of(o.rebels) || v.of(o.spy));
}

}  // namespace

Words conditions_words(const Values& v, const Ended& o, int spies) {
  Words out;
  const auto say = [&](bool holds, const char* en, const char* zh) {
    if (!holds) return;
    out.en += (out.en.empty() ? "" : ", and ") + std::string(en);
    out.zh += (out.zh.empty() ? "" : "，且") + std::string(zh);
  };
  say(v.of(o.open), "the game goes on", "对局继续");
  say(v.of(o.lord_side), "the lord and the loyalists have won", "主公与忠臣获胜");
  say(v.of(o.rebels), "the rebels have won", "反贼获胜");
  say(v.of(o.spy), spies > 1 ? "the spies have won" : "the spy has won", "内奸获胜");
  if (out.en.empty()) out = {"the game is over and nobody has won", "对局已结束而无人获胜"};
  if (over_and_in_play(v, o)) out = {"by the conditions " + out.en, "按条件，" + out.zh};
  return out;
}

Words outcome_words(const Values& v, const Ended& o, int spies) {
  Words out = conditions_words(v, o, spies);
  if (!over_and_in_play(v, o)) return out;
  const bool on = v.of(sanguosha::goes_on(o));
  out.en += std::string("; both hold, and the rules then ") + (on ? "go on" : "end the game");
  out.zh += std::string("；两者同时成立，规则此时") + (on ? "使对局继续" : "结束对局");
  return out;
}

Words together(const Words& a, const Words& b) { return {a.en + ": " + b.en, a.zh + "：" + b.zh}; }

Words kills_words(const Values& v, const Number& killer, const Number& victim) {
  const Words k = role_words(static_cast<Role>(v.of(killer)));
  const Words d = role_words(static_cast<Role>(v.of(victim)));
  return {k.en + " kills " + d.en, k.zh + "杀死" + d.zh};
}

}  // namespace tally::proofs
