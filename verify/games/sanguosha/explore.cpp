// A small table of Three Kingdoms Kill, put as somebody describes it.
#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/schema.h"
#include "verify/explore/messages.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::explore {

using namespace sanguosha;

namespace {

// The number of a name; -1 when there is none of this name.
int number_of(std::span<const std::string_view> keys, std::string_view key) {
  const auto at = std::ranges::find(keys, key);
  return at == keys.end() ? -1 : static_cast<int>(at - keys.begin());
}

// Cards that are the same but for their numbers, each pair.
const std::vector<std::pair<Card, Card>>& twins() {
  static const auto pairs = [] {
    std::vector<std::pair<Card, Card>> out;
    for (Card::Number a = 0; a < deck_size; ++a)
      for (Card::Number b = a + 1; b < deck_size; ++b)
        if (face(a).name == face(b).name && face(a).suit == face(b).suit &&
            face(a).rank == face(b).rank)
          out.emplace_back(a, b);
    return out;
  }();
  return pairs;
}

// Each is where the other was.
void exchange(State& s, Card a, Card b) {
  std::swap(s.place[a], s.place[b]);
  const auto set = [&](Cards& cards) {
    if (cards.contains(a) == cards.contains(b)) return;
    const bool had = cards.contains(a);
    had ? cards.remove(a) : cards.add(a);
    had ? cards.add(b) : cards.remove(b);
  };
  const auto row = [&](std::span<Card> cards) {
    for (Card& c : cards) c = c == a ? b : c == b ? a : c;
  };
  for (Cards* cards : {&s.peeked, &s.kept, &s.thrown, &s.thrown_by_others}) set(*cards);
  row({s.draw.data(), s.draw_count});
  row({s.discard.data(), s.discard_count});
  for (Seat i = 0; i < s.players; ++i) {
    Player& p = s.at(i);
    set(p.hand);
    row(p.equip);
    row({p.judge.data(), p.judge_count});
  }
}

// Where the first of two twins belongs.
std::array<int, 4> order_of(const State& s, Card c) {
  const Place p = s.where(c);
  const auto* const in_pile = std::find(s.draw.begin(), s.draw.begin() + s.draw_count, c);
  return {static_cast<int>(p.zone), p.seat, static_cast<int>(p.pile),
          static_cast<int>(in_pile - s.draw.begin())};
}

// Somebody can have a skill that asks who has dealt damage (生息) or killed (戚乱) in this turn, by
// his general or by the shape or form of another.
bool may_ask_of_this_turn(const State& s) {
  const SkillSet asking{Skill::shengxi, Skill::qiluan, Skill::huashen, Skill::huashen_ld};
  return std::any_of(s.player.begin(), s.player.begin() + s.players, [&](const Player& p) {
    return skills_of(p.general, true).meets(asking) || skills_of(p.second, true).meets(asking);
  });
}

// How long it has been going on is no matter, unless rules count it.
void forget_the_clock(State& s, const Options& options) {
  s.turn = 0;
  const bool shuffles_count = options.is<Opt::deck_exhausted>("limit5");
  if (!shuffles_count) s.shuffles = 0;
  if (options.is<Opt::lords>(
          "false")) {  // only who may become a lord asks whether it is his first turn
    s.started = {};
    s.first_turn = 0;
  }
  // The reborn have any general (SGS-REINCARNATION).
  if (options.is<Opt::reincarnation>("false") && !may_ask_of_this_turn(s))
    for (Seat seat = 0; seat < s.players; ++seat) {
      s.memory.forget(seat, Mark::dealt, Life::turn);
      s.memory.forget(seat, Mark::killed, Life::turn);
    }
  if (options.is(Opt::round_limit, 0))
    s.round = shuffles_count ? std::min<decltype(s.round)>(s.round, 1) : 0;
}

Message seated(const verify::Described& table, Setup& setup) {
  for (std::size_t i = 0; i < table.hands.size(); ++i) {
    What& role = setup.seat[i][0];
    What& general = setup.seat[i][2];
    role = static_cast<What>(i == 0 ? Role::lord : Role::rebel);
    What& gender = setup.seat[i][1];
    gender = static_cast<What>(Gender::male);
    if (i < table.roles.size()) {
      const int n = number_of(sanguosha::schema().seat_fields[0].names, table.roles[i]);
      if (n < 1) return say::no_such_role(table.roles[i]);
      role = static_cast<What>(n);
    }
    if (i < table.generals.size()) {
      const int n = number_of(general_keys(), table.generals[i]);
      if (n < 1) return say::no_such_general(table.generals[i]);
      general = static_cast<What>(n);
      gender = static_cast<What>(info(static_cast<General>(n)).gender);
    }
  }
  return {};
}

// Whoever else belongs to the smallest table of these roles that the rules deal sits behind those
// who are described, dead. Nobody where they deal no such table.
void seat_the_dead(Setup& setup, const Ruleset& rules) {
  using Roles = std::array<int, 16>;
  const auto roles_of = [](const Setup& of) {
    Roles out{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(of.players); ++i)
      ++out[of.seat[i][0] % out.size()];
    return out;
  };
  if (setup.seat[0][0] != static_cast<What>(Role::lord)) return;
  const Game& game = identity_game();
  const Roles living = roles_of(setup);
  for (int n = setup.players; n <= game.most_seats(); ++n) {
    Setup dealt;
    if (!game.random_setup(n, rules, 0, dealt)) continue;
    Roles dead = roles_of(dealt);
    for (std::size_t r = 0; r < dead.size(); ++r) dead[r] -= living[r];
    if (std::ranges::any_of(dead, [](int many) { return many < 0; })) continue;
    for (std::size_t r = 0; r < dead.size(); ++r)
      for (; dead[r] > 0; --dead[r]) {
        auto& seat = setup.seat[static_cast<std::size_t>(setup.players++)];
        seat[0] = static_cast<What>(r);
        seat[1] = static_cast<What>(Gender::male);
      }
    return;
  }
}

// A death before what is described.
Event died(Seat who, What role) {
  Event e;
  e.kind = kind::death;
  e.seat = who;
  e.what = role;
  return e;
}

}  // namespace

constinit const std::array<verify::SmallTable, 4> sanguosha_small = {{
    {{"S7.slash", "S8.slash"}, "D2.dodge C2.slash", 1},
    {{"SA.duel", "CK.nullification"}, "C3.slash S7.slash", 1},
    {{"H10.slash", "H2.dodge"}, "CA.crossbow S8.slash", 1},
    {{"S7.slash H2.dodge", "S8.slash H3.peach"}, "D2.dodge C2.slash", 1},
}};

Message sanguosha_set_up(const verify::Described& table, const Ruleset& rules,
                         std::vector<std::byte>& out) {
  constexpr std::size_t least = 2;
  constexpr std::size_t most = 4;
  if (table.hands.size() < least || table.hands.size() > most)
    return say::hands_between(least, most);
  const Options options(rules);
  const Mode& mode = mode_of(all_modes(), options);
  if (&mode != &modes::identity) return say::only_identity();
  Setup setup;
  setup.players = static_cast<int>(table.hands.size());
  if (Message wrong = seated(table, setup); !wrong.empty()) return wrong;
  seat_the_dead(setup, rules);
  Bookmark b;
  State& s = b.state;
  reset(s, setup, true, true);
  mode.sit_down(s, options);
  s.place.fill({});
  s.discard.fill(unknown_card);
  s.discard_count = 0;
  for (auto i = static_cast<Seat>(table.hands.size()); i < s.players; ++i)
    s.apply(died(i, setup.seat[static_cast<std::size_t>(i)][0]));
  for (Seat i = 0; i < static_cast<Seat>(table.hands.size()); ++i) {
    Player& p = s.at(i);
    p.hp = static_cast<std::int8_t>(table.hp.value_or(mode.first_hp(s, options, i).many));
    p.max_hp = p.hp;
    for (const Card c : table.hands[static_cast<std::size_t>(i)]) {
      p.hand.add(c);
      s.place[c] = {Zone::hand, i};
    }
  }
  for (auto c = table.pile.rbegin(); c != table.pile.rend(); ++c) {
    s.draw[s.draw_count++] = table.any_order ? unknown_card : *c;
    s.place[*c] = {table.any_order ? Zone::somewhere : Zone::draw, nobody};
  }
  b.next = 0;
  const auto bytes = std::as_bytes(std::span(&b, 1));
  out.assign(bytes.begin(), bytes.end());
  return {};
}

// All cards lie on one pile, as they are drawn from it.
void sanguosha_tell(const verify::Described& table, const Ruleset& rules, Record& out) {
  static_cast<void>(seated(table, out.setup));
  out.setup.players = static_cast<int>(table.hands.size());
  seat_the_dead(out.setup, rules);
  out.setup.midway = true;
  std::vector<Card> pile;
  for (const std::vector<Card>& hand : table.hands)
    pile.insert(pile.end(), hand.begin(), hand.end());
  pile.insert(pile.end(), table.pile.begin(), table.pile.end());
  const auto add = [&](Kind kind, Seat seat, std::size_t n, std::span<const Card> cards) -> Event& {
    Event e;
    e.kind = kind;
    e.seat = seat;
    e.value = static_cast<std::int16_t>(n);
    e.cards = cards;
    out.add(e, 0);
    return out.seen().back().event;
  };
  std::vector<Card> shown = pile;
  if (table.any_order)
    std::fill(shown.end() - static_cast<std::ptrdiff_t>(table.pile.size()), shown.end(),
              unknown_card);
  add(kind::shuffle, nobody, shown.size(), shown);
  for (std::size_t i = 0; i < table.hands.size(); ++i) {
    const std::vector<Card>& hand = table.hands[i];
    if (!hand.empty()) add(kind::draw, static_cast<Seat>(i), hand.size(), hand);
    if (table.hp)
      add(kind::hp, static_cast<Seat>(i), static_cast<std::size_t>(*table.hp), {}).extra =
          static_cast<decltype(Event::extra)>(*table.hp);
  }
  for (auto i = table.hands.size(); i < static_cast<std::size_t>(out.setup.players); ++i)
    out.add(died(static_cast<Seat>(i), out.setup.seat[i][0]), 0);
  add(kind::resume, 0, 1, {});
}

void sanguosha_same_future(std::span<std::byte> bookmark, const Ruleset& rules) {
  State& s = reinterpret_cast<Bookmark*>(bookmark.data())->state;  // NOLINT: its own bytes
  forget_the_clock(s, Options(rules));
  for (const auto& [one, other] : twins()) {
    if (s.where(one).zone == Zone::box || s.where(other).zone == Zone::box) continue;
    if (order_of(s, other) < order_of(s, one)) exchange(s, one, other);
  }
  // Discards are shuffled before they come back.
  std::sort(s.discard.begin(), s.discard.begin() + s.discard_count);
}

// A play phase asks again and again, and what was played before is in the state: the same cards
// played in another order lead to the same place. How they lie among the discards is no matter.
bool sanguosha_same_within(const Question& q, const Match& match, std::span<const std::byte> from,
                           const Ruleset& rules, std::vector<std::byte>& out) {
  // Who may not pass has turned up a general to answer.
  if (static_cast<Ask>(q.ask) != Ask::play || !q.may_pass) return false;
  const std::span<const std::byte> now = match.state();
  out.assign(now.begin(), now.end());
  State& s = *reinterpret_cast<State*>(out.data());  // NOLINT: its own bytes
  forget_the_clock(s, Options(rules));
  std::sort(s.discard.begin(), s.discard.begin() + s.discard_count);
  const auto accepts = std::as_bytes(std::span(&q.accepts, 1));
  out.insert(out.end(), accepts.begin(), accepts.end());
  // Whose turn comes next hangs on whether this is an extra one, and on who had the one before.
  const auto& b = *reinterpret_cast<const Bookmark*>(from.data());  // NOLINT: the same
  out.push_back(static_cast<std::byte>(b.state.noted(b.next, Mark::extra_turn, Life::game)));
  out.push_back(static_cast<std::byte>(b.state.regular.number()));
  return true;
}

int sanguosha_side(std::span<const std::byte> bookmark, Seat seat) {
  Bookmark b;
  std::memcpy(static_cast<void*>(&b), bookmark.data(), sizeof b);
  if (!b.state.living(seat)) return -1;
  const Role role = b.state.at(seat).role;
  switch (role) {
    case Role::lord:
    case Role::loyalist:
    case Role::warm_commander:
    case Role::warm_vanguard:
    case Role::warm:
    case Role::landlord: return 0;
    case Role::rebel:
    case Role::cool_commander:
    case Role::cool_vanguard:
    case Role::cool:
    case Role::peasant: return 1;
    default: return 2 + seat;  // a spy wins alone
  }
}

}  // namespace tally::explore
