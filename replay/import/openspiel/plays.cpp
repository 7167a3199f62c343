#include "replay/import/openspiel/plays.h"

#include <cstring>
#include <string>

#include <fmt/format.h>

#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/deck.h"
#include "engine/dou_dizhu/events.h"

namespace tally::openspiel {

using dou_dizhu::Type;

namespace {

constexpr int chain_ranks = dou_dizhu::chain_ranks;
constexpr std::string_view faces = "3456789TJQKA2";

constexpr void put_text(Play& p, std::string_view text) {
  for (const char c : text) p.text[p.text_size++] = c;
}
constexpr void put(Play& p, int rank, int n) {
  for (int i = 0; i < n; ++i) {
    p.cards[p.size++] = dou_dizhu::any_of(rank);
    if (rank == dou_dizhu::rank_black_joker)
      put_text(p, "(BWJ)");
    else if (rank == dou_dizhu::rank_red_joker)
      put_text(p, "(CJ)");
    else
      p.text[p.text_size++] = faces[static_cast<std::size_t>(rank)];
  }
}

constexpr Play run(Type type, int head, int length, int unit) {
  Play p;
  p.type = type;
  for (int r = head; r < head + length; ++r) put(p, r, unit);
  return p;
}

// A triplet and what is attached, the lower rank first.
constexpr Play with_one(Type type, int rank, int kicker, int unit) {
  Play p;
  p.type = type;
  if (kicker < rank) put(p, kicker, unit);
  put(p, rank, 3);
  if (kicker > rank) put(p, kicker, unit);
  return p;
}

// --- all but chains of triplets with something attached

constexpr int first_attached = 516;
constexpr int first_attached_pairs = 23'104;
constexpr int first_bomb = 26'043;
constexpr int last_plays = actions - first_bomb;  // the bombs and the rocket

struct Plain {
  std::array<Play, first_attached> low{};  // by number
  std::array<Play, last_plays> last{};
};

constexpr Plain make_plain() {
  Plain out;
  int id = first_play;
  const auto chains = [&](Type type, int shortest, int longest, int unit) {
    for (int n = shortest; n <= longest; ++n)
      for (int head = 0; head + n <= chain_ranks; ++head)
        out.low[static_cast<std::size_t>(id++)] = run(type, head, n, unit);
  };
  for (int r = 0; r < dou_dizhu::ranks; ++r)
    out.low[static_cast<std::size_t>(id++)] = run(Type::single, r, 1, 1);
  chains(Type::sequence, 5, 12, 1);
  constexpr int suited = dou_dizhu::rank_black_joker;
  for (int r = 0; r < suited; ++r)
    out.low[static_cast<std::size_t>(id++)] = run(Type::pair, r, 1, 2);
  chains(Type::pairs, 3, 10, 2);
  for (int r = 0; r < suited; ++r)
    out.low[static_cast<std::size_t>(id++)] = run(Type::triplet, r, 1, 3);
  for (int r = 0; r < suited; ++r)
    for (int k = 0; k < dou_dizhu::ranks; ++k)
      if (k != r) out.low[static_cast<std::size_t>(id++)] = with_one(Type::triplet_single, r, k, 1);
  for (int r = 0; r < suited; ++r)
    for (int k = 0; k < suited; ++k)
      if (k != r) out.low[static_cast<std::size_t>(id++)] = with_one(Type::triplet_pair, r, k, 2);
  chains(Type::triplets, 2, 6, 3);
  int last = 0;
  for (int r = 0; r < suited; ++r)
    out.last[static_cast<std::size_t>(last++)] = run(Type::bomb, r, 1, 4);
  Play& rocket = out.last[static_cast<std::size_t>(last)];
  rocket.type = Type::rocket;
  put(rocket, dou_dizhu::rank_black_joker, 1);
  put(rocket, dou_dizhu::rank_red_joker, 1);
  return out;
}

// --- chains of triplets with something attached
// What is attached is numbered the same way whatever the chain: by its place among the ranks that
// are not in it.

template <std::size_t count, int length>
struct Attached {
  std::array<std::array<std::uint8_t, length>, count> at{};  // the highest first
};

// The order of OpenSpiel's own search: the first kicker from the lowest up, each next one from the
// lowest up to the one before; at most three equal ones, not both jokers; pairs all different and
// of no joker.
template <std::size_t count, int length>
constexpr Attached<count, length> make_attached(bool pairs) {
  Attached<count, length> out;
  const int others = (pairs ? dou_dizhu::rank_black_joker : dou_dizhu::ranks) - length;
  const int jokers = dou_dizhu::rank_black_joker - length;  // and above: of these one at most
  std::array<std::uint8_t, length> a{};
  std::size_t n = 0;
  int depth = 0;
  std::array<int, length + 1> next{};
  while (depth >= 0) {
    const auto d = static_cast<std::size_t>(depth);
    if (depth == length) {
      out.at[n++] = a;
      --depth;
      continue;
    }
    const int highest = depth == 0 ? others - 1 : a[d - 1];
    const int k = next[d]++;
    if (k > highest) {
      --depth;
      continue;
    }
    int equal = 0;
    bool joker = false;
    for (std::size_t i = 0; i < d; ++i) {
      equal += a[i] == k ? 1 : 0;
      joker = joker || a[i] >= jokers;
    }
    if (equal >= (pairs ? 1 : 3) || (joker && k >= jokers)) continue;
    a[d] = static_cast<std::uint8_t>(k);
    ++depth;
    next[d + 1] = 0;
  }
  return out;
}

constexpr auto singles_2 = make_attached<88, 2>(false);
constexpr auto singles_3 = make_attached<330, 3>(false);
constexpr auto singles_4 = make_attached<816, 4>(false);
constexpr auto singles_5 = make_attached<1372, 5>(false);
constexpr auto pairs_2 = make_attached<55, 2>(true);
constexpr auto pairs_3 = make_attached<120, 3>(true);
constexpr auto pairs_4 = make_attached<126, 4>(true);

struct Family {
  int length;
  int of_each_head;
  const std::uint8_t* at;
};
constexpr std::array<Family, 4> with_singles = {
    Family{2, 88, singles_2.at[0].data()}, Family{3, 330, singles_3.at[0].data()},
    Family{4, 816, singles_4.at[0].data()}, Family{5, 1372, singles_5.at[0].data()}};
constexpr std::array<Family, 3> with_pairs = {Family{2, 55, pairs_2.at[0].data()},
                                              Family{3, 120, pairs_3.at[0].data()},
                                              Family{4, 126, pairs_4.at[0].data()}};

void attach(std::span<const Family> families, int n, int unit, Play& p) {
  for (const Family& f : families) {
    const int heads = chain_ranks + 1 - f.length;
    if (n >= heads * f.of_each_head) {
      n -= heads * f.of_each_head;
      continue;
    }
    const int head = n / f.of_each_head;
    const std::uint8_t* const kickers = f.at + std::ptrdiff_t{n % f.of_each_head} * f.length;
    for (int r = head; r < head + f.length; ++r) put(p, r, 3);
    put_text(p, "-");
    for (int i = f.length - 1; i >= 0; --i)
      put(p, kickers[i] < head ? kickers[i] : kickers[i] + f.length, unit);
    return;
  }
}

const Plain& plain() {
  static const Plain table = make_plain();
  return table;
}

}  // namespace

const Play& play_of(int id, Play& room) {
  static const Plain& table = plain();
  if (id < first_attached) return table.low[static_cast<std::size_t>(id)];
  if (id >= first_bomb) return table.last[static_cast<std::size_t>(id - first_bomb)];
  room = {};
  const bool pairs = id >= first_attached_pairs;
  room.type = pairs ? Type::triplets_pairs : Type::triplets_singles;
  if (pairs)
    attach(with_pairs, id - first_attached_pairs, 2, room);
  else
    attach(with_singles, id - first_attached, 1, room);
  return room;
}

void CommonActs::note_number(unsigned action) {
  const std::string text = std::to_string(action);
  std::array<char, sizeof(std::uint64_t)> bytes{};
  std::memcpy(bytes.data() + bytes.size() - text.size(), text.data(), text.size());
  std::uint64_t digits = 0;
  std::memcpy(&digits, bytes.data(), sizeof digits);
  std::uint64_t& entry = numbers_[place_of(digits)];
  if (entry == ~std::uint64_t{0}) entry = digits | action;
}

CommonActs::CommonActs() {
  numbers_.fill(~std::uint64_t{0});
  Play room;
  for (unsigned id = 0; id < actions; ++id) {
    if (&find(id) == &acts_.back()) {
      id = first_high - 1;
      continue;
    }
    note_number(id);
    CommonAct& act = acts_[static_cast<std::size_t>(&find(id) - acts_.data())];
    if (id == 0) act.head = head_of(dou_dizhu::kind::pass, 0);
    std::string text = id == 0 ? "Pass" : "Bid " + std::to_string(id);
    if (id >= first_play) {
      const Play& play = play_of(static_cast<int>(id), room);
      text = play.view();
      act.head = head_of(dou_dizhu::kind::play, 0, 0, static_cast<std::uint8_t>(play.type));
      act.cards = dou_dizhu::pack(play.list());
    }
    text = fmt::format(",[0,\"{}\"]", text);
    if (text.size() > sizeof act.text) continue;
    act.text_size = static_cast<std::uint8_t>(text.size());
    std::memcpy(act.text.data(), text.data(), text.size());
    const std::string bits(text.size() - sizeof act.second, '\xFF');
    std::memcpy(&act.second, bits.data(), bits.size());
  }
}

const CommonActs& common_acts() {
  static const CommonActs table;
  return table;
}

}  // namespace tally::openspiel
