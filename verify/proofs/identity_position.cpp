#include "verify/proofs/identity_position.h"

#include <fmt/format.h>

namespace tally::proofs {
namespace {

void listed(Words& out, const Words& part) {
  out.en += (out.en.empty() ? "" : ", ") + part.en;
  out.zh += (out.zh.empty() ? "" : "、") + part.zh;
}

// Seats `first` to `last` of one role: "seat 1 (lord)", "seats 3 to 5 (rebels)".
Words seats_with(int first, int last, const char* one, const char* more, const char* zh) {
  if (first == last)
    return {fmt::format("seat {} ({})", first, one), fmt::format("{}号位（{}）", first, zh)};
  return {fmt::format("seats {} {} {} ({})", first, last == first + 1 ? "and" : "to", last, more),
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

Row row_of(int players, const Options& options) {
  return sanguosha::role_table<bool, int>(players, options);
}

Words row_words(const Row& row) {
  const auto many = [](int n, const char* one, const char* more) {
    return fmt::format("{} {}", n, n == 1 ? one : more);
  };
  return {fmt::format("{}, {}, {}, {}", many(row.lord, "lord", "lords"),
                      many(row.loyalists, "loyalist", "loyalists"),
                      many(row.rebels, "rebel", "rebels"), many(row.spies, "spy", "spies")),
          fmt::format("{}名主公、{}名忠臣、{}名反贼、{}名内奸", row.lord, row.loyalists, row.rebels,
                      row.spies)};
}

Words table_words(const Row& row, const Values& v, const Living& s) {
  Words alive;
  Words dead;
  int seat = 0;
  const auto role = [&](int dealt, int living, const char* one, const char* more, const char* zh) {
    const int first = seat + 1;
    if (living > 0) listed(alive, seats_with(first, seat + living, one, more, zh));
    if (living < dealt) listed(dead, seats_with(first + living, seat + dealt, one, more, zh));
    seat += dealt;
  };
  role(row.lord, v.of(s.lord) ? 1 : 0, "lord", "lords", "主公");
  role(row.loyalists, v.of(s.loyalists), "loyalist", "loyalists", "忠臣");
  role(row.rebels, v.of(s.rebels), "rebel", "rebels", "反贼");
  role(row.spies, v.of(s.spies), "spy", "spies", "内奸");
  if (alive.en.empty()) alive = {"nobody", "无人"};
  if (dead.en.empty()) dead = {"nobody", "无人"};
  return {fmt::format("{} players; alive: {}; dead: {}", seat, alive.en, dead.en),
          fmt::format("{}人局；存活：{}；阵亡：{}", seat, alive.zh, dead.zh)};
}

Words outcome_words(const Values& v, const Ended& o) {
  Words out;
  const auto say = [&](bool holds, const char* en, const char* zh) {
    if (!holds) return;
    out.en += (out.en.empty() ? "" : ", and ") + std::string(en);
    out.zh += (out.zh.empty() ? "" : "，且") + std::string(zh);
  };
  say(v.of(o.open), "the game goes on", "对局继续");
  say(v.of(o.lord_side), "the lord and the loyalists have won", "主公与忠臣获胜");
  say(v.of(o.rebels), "the rebels have won", "反贼获胜");
  say(v.of(o.spy), "the spy has won", "内奸获胜");
  if (out.en.empty()) out = {"the game is over and nobody has won", "对局已结束而无人获胜"};
  return out;
}

Words together(const Words& a, const Words& b) { return {a.en + ": " + b.en, a.zh + "：" + b.zh}; }

}  // namespace tally::proofs
