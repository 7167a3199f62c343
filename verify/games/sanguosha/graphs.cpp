// Who reaches whom in the identity game, and an endgame of two played through.
#include <algorithm>
#include <bit>
#include <cstring>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/schema.h"
#include "replay/words.h"
#include "verify/games/sanguosha/parts.h"
#include "verify/tables.h"

namespace tally::graphs {

using namespace sanguosha;

namespace {

// Who somebody is, where all know it, and what he reaches with.
Words armed_words(const State& state, Seat s) {
  Words out{seat_words(s, Lang::en), seat_words(s, Lang::zh)};
  Words what;
  const auto add = [&](std::string_view en, std::string_view zh) {
    what.en += fmt::format("{}{}", what.en.empty() ? "" : ", ", en);
    what.zh += fmt::format("{}{}", what.zh.empty() ? "" : "，", zh);
  };
  if (const Role role = state.at(s).role; of_two_sides(role)) {
    const auto r = static_cast<std::size_t>(role);
    add(role_en[r], role_zh[r]);
  }
  if (const Name weapon = state.weapon(s); weapon != Name::none) {
    const auto w = static_cast<std::size_t>(weapon);
    add(name_en()[w], name_zh()[w]);
  }
  if (what.en.empty()) return out;
  return {fmt::format("{} ({})", out.en, what.en), fmt::format("{}（{}）", out.zh, what.zh)};
}

}  // namespace

std::optional<Graph> sanguosha_seats(std::span<const std::byte> bytes) {
  if (bytes.size() != sizeof(State)) return std::nullopt;
  State state;
  std::memcpy(static_cast<void*>(&state), bytes.data(), sizeof(State));
  const Legal legal(state);
  Graph out;
  std::map<Seat, std::size_t> node;
  for (Seat s = 0; s < state.players; ++s) {
    if (!state.at(s).alive) continue;
    node[s] = out.nodes.size();
    out.nodes.push_back(armed_words(state, s));
    out.ends.push_back(node[s]);
  }
  for (const auto& [a, from] : node)
    for (const auto& [b, to] : node) {
      if (a == b || !legal.in_range(a, b)) continue;
      const int d = legal.distance(a, b);
      const std::string n = std::to_string(d);
      out.edges.push_back({from, to, static_cast<std::uint64_t>(d), {n, n}});
    }
  return out;
}

namespace {

// What a player may do about one question, in turn: nothing, or one of the answers.
class Answers final : public AnswerSink {
 public:
  bool take(const Event& e) override {
    if (kept.size() >= most) {
      cut = true;
      return false;
    }
    Kept& k = kept.emplace_back();
    k.event = e;
    k.cards.assign(e.cards.begin(), e.cards.end());
    return true;
  }
  struct Kept {
    Event event;
    std::vector<Card> cards;
  };
  // A hand of 16 cards of which half are discarded has 12,870.
  static constexpr std::size_t most = 20'000;
  std::vector<Kept> kept;
  bool cut = false;  // there were more
};

// How many ways there are to lay `wanted` of `cards` in a row; the largest number there is where
// it does not hold them.
std::uint64_t rows_of(std::size_t cards, std::size_t wanted) {
  std::uint64_t out = 1;
  for (std::size_t i = 0; i < wanted; ++i)
    if (__builtin_mul_overflow(out, cards - i, &out)) return ~std::uint64_t{0};
  return out;
}

// The n-th of them: each place takes one of what the places before it have left.
void take_row(std::vector<Card> cards, std::size_t wanted, std::uint64_t n,
              std::vector<Card>& out) {
  for (std::size_t i = 0; i < wanted; ++i) {
    const auto at = static_cast<std::ptrdiff_t>(n % cards.size());
    n /= cards.size();
    out.push_back(cards[static_cast<std::size_t>(at)]);
    cards.erase(cards.begin() + at);
  }
}

// One turn after another from given states: every choice is tried.
class Explorer final : public Table {
 public:
  explicit Explorer(const Ruleset& rules)
      : rules_(rules), options_of_rules_(rules), match_(identity_game().match()) {}

  // Plays the turn that begins with `state` along the choices in path_, the first where it has
  // none; at the next turn or the end of the game it stops.
  void play(const State& state) {
    start_ = &state;
    at_ = 0;
    begun_ = false;
    over_ = false;
    turns_seen_ = 0;
    next_.reset();
    Setup setup;
    setup.players = state.players;
    setup.midway = true;
    for (Seat s = 0; s < state.players; ++s)
      setup.seat[static_cast<std::size_t>(s)][0] = static_cast<std::uint8_t>(state.at(s).role);
    match_->play(setup, rules_, *this);
  }

  Event answer(const Question& q) override {
    if (!begun_) {
      // The rules ask how things stand: exactly so, and this player's turn comes.
      begun_ = true;
      match_->restore(std::as_bytes(std::span(start_, 1)));
      Event e;
      e.kind = kind::resume;
      e.seat = start_->current;
      return e;
    }
    if (sanguosha::schema().kinds[q.accepts.first()].role == EventRole::chance) return by_chance(q);
    options_.kept.clear();
    if (q.may_pass) options_.kept.emplace_back();
    q.each(options_);
    if (options_.kept.empty()) {
      match_->stop();
      return {};
    }
    return give(options_.kept[next_of(options_.kept.size())]);
  }

  bool tell(Event& e) override {
    if (e.kind == kind::over) {
      over_ = true;
      winners_ = e.seats;
    }
    if (e.kind == kind::turn && turns_seen_++ > 0) {
      State s;
      std::memcpy(static_cast<void*>(&s), match_->state().data(), sizeof(State));
      s.apply(e);
      // How long it has been going on is no matter of what can happen, unless rules count it.
      s.turn = 0;
      const bool shuffles_count = options_of_rules_.is<Opt::deck_exhausted>("limit5");
      if (!shuffles_count) s.shuffles = 0;
      if (options_of_rules_.is(Opt::round_limit, 0))
        s.round = shuffles_count ? std::min<decltype(s.round)>(s.round, 1) : 0;
      // Nor is the order in which cards were discarded: they are shuffled before they come back.
      std::sort(s.discard.begin(), s.discard.begin() + s.discard_count);
      next_ = s;
      match_->stop();
      return false;
    }
    return true;
  }

  // The next choices in order; false when all have been tried.
  bool advance() {
    path_.resize(std::min(path_.size(), at_));
    while (!path_.empty() && path_.back().taken + 1 >= path_.back().of) path_.pop_back();
    if (path_.empty()) return false;
    ++path_.back().taken;
    return true;
  }
  void begin() { path_.clear(); }

  [[nodiscard]] bool over() const { return over_; }
  // Some question had more answers than are looked at.
  [[nodiscard]] bool cut() const { return options_.cut; }
  [[nodiscard]] const SeatList& winners() const { return winners_; }
  [[nodiscard]] const std::optional<State>& next() const { return next_; }

 private:
  struct Step {
    std::uint64_t taken;
    std::uint64_t of;
  };

  // Which of so many ways on is taken this time.
  std::uint64_t next_of(std::uint64_t of) {
    if (at_ == path_.size()) path_.push_back({0, of});
    return path_[at_++].taken;
  }

  const Event& give(const Answers::Kept& k) {
    given_ = k;
    given_.event.cards = given_.cards;
    return given_.event;
  }

  // Every order a shuffle can give, every card a draw can.
  const Event& by_chance(const Question& q) {
    std::array<Card, max_cards> cards{};
    const ChanceAnswer chance = match_->chance_answer(q, cards.data());
    const int wanted = std::min<int>(q.value, chance.cards);
    const int open = std::max(wanted - chance.fixed, 0);
    std::vector<Card> order(cards.begin() + chance.fixed, cards.begin() + chance.cards);
    std::sort(order.begin(), order.end());
    Answers::Kept k;
    k.event = chance.answer;
    k.cards.assign(cards.begin(), cards.begin() + chance.fixed);
    const auto places = static_cast<std::size_t>(open);
    const std::uint64_t row = next_of(rows_of(order.size(), places));
    take_row(std::move(order), places, row, k.cards);
    return give(k);
  }

  const Ruleset& rules_;
  Options options_of_rules_;
  std::unique_ptr<Match> match_;
  const State* start_ = nullptr;
  bool begun_ = false;
  bool over_ = false;
  int turns_seen_ = 0;
  SeatList winners_;
  std::optional<State> next_;
  std::vector<Step> path_;
  std::size_t at_ = 0;
  Answers options_;
  Answers::Kept given_;
};

// These cards and no others; the lord is to move.
State state_of(const Endgame& endgame) {
  Setup setup;
  setup.players = static_cast<int>(endgame.hands.size());
  for (int i = 0; i < setup.players; ++i)
    setup.seat[static_cast<std::size_t>(i)] = {
        static_cast<std::uint8_t>(i == 0 ? Role::lord : Role::rebel),
        static_cast<std::uint8_t>(Gender::male)};
  State s;
  reset(s, setup, true, true);
  s.place.fill({});
  s.draw.fill(unknown_card);
  s.draw_count = 0;
  s.discard.fill(unknown_card);  // where a deck lies before its first shuffle
  s.discard_count = 0;
  s.current = 0;
  for (Seat i = 0; i < s.players; ++i) {
    Player& p = s.at(i);
    p.hp = static_cast<std::int8_t>(endgame.hp);
    p.max_hp = p.hp;
    p.alive = true;
    for (const Card c : endgame.hands[static_cast<std::size_t>(i)]) {
      p.hand.add(c);
      s.place[c] = {Zone::hand, i};
    }
  }
  s.alive = s.players;
  const std::vector<Card> bottom_first(endgame.pile.rbegin(), endgame.pile.rend());
  for (const Card c : bottom_first) {
    s.draw[s.draw_count++] = c;
    s.place[c] = {Zone::draw, nobody};
  }
  return s;
}

Words words_of(const State& s) {
  Words out;
  const auto cards = [](const Cards& set, Lang lang) {
    std::array<Card, deck_size> list;
    const auto n = static_cast<std::size_t>(set.list(list.data()));
    return cards_words(sanguosha::schema(), {list.data(), n}, lang);
  };
  for (Seat i = 0; i < s.players; ++i) {
    out.en += fmt::format("{}seat {}: {} hp [{}]", i == 0 ? "" : ", ", i + 1, s.at(i).hp,
                          cards(s.at(i).hand, Lang::en));
    out.zh += fmt::format("{}{}号位：体力{}［{}］", i == 0 ? "" : "，", i + 1, s.at(i).hp,
                          cards(s.at(i).hand, Lang::zh));
  }
  out.en += fmt::format(", {} in the pile, seat {} to move", s.draw_count, s.current + 1);
  out.zh += fmt::format("，牌堆{}张，轮到{}号位", s.draw_count, s.current + 1);
  return out;
}

}  // namespace

bool sanguosha_has_endgame(const Game& game, const Ruleset& rules) {
  return verify::has_table(game, rules, 2) && Options(rules).is<Opt::generals>("none");
}

States sanguosha_states(const Ruleset& rules, const Endgame& endgame, const Limits& limits,
                        const std::function<void()>& tick) {
  States out;
  Explorer explorer(rules);
  std::map<std::string, std::size_t> known;
  std::vector<State> waiting;
  std::vector<std::size_t> node;  // of each that waits
  const auto node_of = [&](const State& s) {
    const std::string key(reinterpret_cast<const char*>(&s), sizeof s);
    const auto [at, fresh] = known.emplace(key, out.graph.nodes.size());
    if (fresh) {
      out.graph.nodes.push_back(words_of(s));
      waiting.push_back(s);
      node.push_back(at->second);
    }
    return at->second;
  };
  std::map<std::string, std::size_t> ends;
  const auto end_of = [&](const SeatList& winners) {
    const std::string who = seats_words(winners, Lang::en);
    const auto [at, fresh] = ends.emplace(who, out.graph.nodes.size());
    if (fresh) {
      out.graph.ends.push_back(at->second);
      out.graph.nodes.push_back(
          winners.empty()
              ? Words{"over: drawn", "结束：平局"}
              : Words{"over: won by " + who, "结束：胜者" + seats_words(winners, Lang::zh)});
    }
    return at->second;
  };
  node_of(state_of(endgame));
  for (std::size_t i = 0; i < waiting.size() && out.cut == Cut::none; ++i) {
    const State from = waiting[i];
    std::map<std::size_t, std::uint64_t> ways;
    explorer.begin();
    do {
      if (out.graph.nodes.size() > limits.states) out.cut = Cut::states;
      if (out.turns >= limits.turns) out.cut = Cut::turns;
      if (out.cut != Cut::none) break;
      if (tick) tick();
      explorer.play(from);
      ++out.turns;
      if (explorer.over())
        ++ways[end_of(explorer.winners())];
      else if (explorer.next())
        ++ways[node_of(*explorer.next())];
    } while (explorer.advance());
    if (explorer.cut()) out.cut = Cut::answers;
    for (const auto& [to, count] : ways) out.graph.edges.push_back({node[i], to, count, {}});
  }
  return out;
}

}  // namespace tally::graphs
