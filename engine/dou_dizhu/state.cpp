#include "engine/dou_dizhu/state.h"

#include <algorithm>

namespace tally::dou_dizhu {
namespace {

constexpr std::uint64_t suits_of(int rank) {
  if (rank >= rank_black_joker) return std::uint64_t{1} << any_of(rank);
  return std::uint64_t{0xF} << (rank * suits);
}

constexpr int most_of(int rank) { return rank < rank_black_joker ? suits : 1; }

// The least that cards nobody has seen can be, if they beat what lies there.
Combination least_of(Type named, int cards, const Combination& to_beat) {
  if (cards < 1 || cards > most_cards) return {};
  const TypeList& list = types_by_size[static_cast<std::size_t>(cards)];
  for (std::size_t i = 0; i < list.n; ++i) {
    if (list.at[i] != named) continue;
    const bool alike = to_beat.type == named && to_beat.cards == cards;
    const int lowest = named == Type::rocket ? rank_black_joker : 0;
    const int head = alike && to_beat.head + 1 < ranks ? to_beat.head + 1 : lowest;
    return {named, static_cast<std::uint8_t>(head), list.length[i],
            static_cast<std::uint8_t>(cards)};
  }
  return {};
}

// How far the counts of `cards` go beyond those of `held`, in all.
int beyond(Counts cards, Counts held) {
  int n = 0;
  for (int r = 0; r < ranks; ++r) n += std::max(0, count_of(cards, r) - count_of(held, r));
  return n;
}

}  // namespace

bool State::may_hold(const Hand& h, Counts counts, std::uint64_t suited) const {
  if (h.hidden == 0 || (suited & gone) != 0) return false;
  return static_cast<std::uint32_t>(beyond(counts, h.counts)) <= h.hidden;
}

std::uint64_t State::shown(Seat s) const {
  const Counts counts = at(s).counts;
  const RankSet any = (counts | counts >> 1U | counts >> 2U) & all_ranks;
  std::uint64_t out = (any & paired_ranks) * 0xFU;
  if ((any & one_of(rank_black_joker)) != 0) out |= suits_of(rank_black_joker);
  if ((any & one_of(rank_red_joker)) != 0) out |= suits_of(rank_red_joker);
  return out & at(s).suited & ~gone;
}

int State::undealt(Card* out) const {
  std::uint64_t suited = whole_deck;
  Counts counts = 0;
  for (const Hand& h : hand) {
    suited &= ~h.suited;
    counts += h.counts;
  }
  int n = 0;
  if (!ranks_only) {
    for (std::uint64_t w = suited; w != 0; w &= w - 1)
      out[n++] = static_cast<Card>(std::countr_zero(w));
    return n;
  }
  for (int r = 0; r < ranks; ++r)
    for (int i = count_of(counts, r); i < most_of(r); ++i) out[n++] = any_of(r);
  return n;
}

void State::add(Hand& h, std::span<const Card> cards) {
  for (const Card c : cards) {
    ++h.size;
    const int rank = rank_of(c);
    if (rank == ranks || count_of(h.counts, rank) >= most_of(rank)) {
      ++h.hidden;
      continue;
    }
    h.counts += one_of(rank);
    h.suited |= is_suited(c) ? std::uint64_t{1} << c : suits_of(rank);
    ranks_only = ranks_only || !is_suited(c);
  }
}

void State::deal_otherwise(Hand& h, const Tally& t, std::span<const Card> cards, int hidden) {
  h = {};
  // Of a rank without suits, each of the four. A hand that has both is looked at card by card.
  constexpr std::uint64_t jokers = suits_of(rank_black_joker) | suits_of(rank_red_joker);
  if (t.cards > 0 && t.sound && !t.unseen && (t.suited & ~jokers) == 0) {
    const ByCount<RankSet> c = by_count<RankSet>(t.counts);
    const RankSet any = c.one | c.two | c.three | c.four;
    h = {t.counts, t.suited | (any & paired_ranks) * 0xFU, static_cast<std::uint32_t>(t.cards), 0};
    ranks_only = true;
    return;
  }
  add(h, cards);
  if (cards.empty())
    h.size = h.hidden = static_cast<std::uint32_t>(std::clamp<int>(hidden, 0, most_cards));
}

void State::take(Hand& h, Counts counts, std::uint32_t cards) {
  h.size -= std::min(cards, h.size);
  const auto unseen = static_cast<std::uint32_t>(beyond(counts, h.counts));
  h.hidden -= std::min(h.hidden, unseen);
  h.hidden = std::min(h.hidden, h.size);
  for (int r = 0; r < ranks; ++r)
    h.counts -=
        one_of(r) * static_cast<Counts>(std::min(count_of(counts, r), count_of(h.counts, r)));
}

// Cards that cannot be of this hand stay where they are: others of it went, which nobody has seen.
void State::leave_out_others(const Hand& h, Tally& t) const {
  const std::uint64_t possible = h.hidden > 0 ? whole_deck : h.suited;
  for (std::uint64_t w = t.suited & (~possible | gone); w != 0; w &= w - 1) {
    t.counts -= one_of(rank_of(static_cast<Card>(std::countr_zero(w))));
    t.suited &= ~(w & (~w + 1));
  }
}

void State::apply(const Event& e, const TypeRules& rules) {
  switch (e.kind) {
    case kind::deal: deal(e, tally_of_hand(e)); break;
    case kind::face_up: turned_up(e.seat, e.cards.size() == 1 ? e.cards[0] : face_up); break;
    case kind::bid:
      if (seated(e.seat)) said(e.seat, e.value);
      break;
    case kind::landlord: made_landlord(e.seat, e.value); break;
    case kind::stock:
      if (!seated(e.seat)) break;
      if (e.shows(Field::cards)) {
        add(at(e.seat), e.cards);
      } else {
        at(e.seat).size += static_cast<std::uint32_t>(std::clamp<int>(e.value, 0, 3));
        at(e.seat).hidden += static_cast<std::uint32_t>(std::clamp<int>(e.value, 0, 3));
      }
      break;
    case kind::trick:
      if (seated(e.seat)) led(e.seat);
      break;
    case kind::play:
      if (seated(e.seat)) {
        Tally t = tally_of(e.cards);
        const auto named = static_cast<Type>(e.what);
        if (t.unseen) {
          played(e.seat, t, least_of(named, t.cards, to_beat), holds(e.seat, t));
          break;
        }
        Combination as = read(t.counts, t.cards, named, to_beat, rules);
        // What these rules do not have goes on as what it was played for.
        if (as.type == Type::none) as = read(t.counts, t.cards, named, to_beat, loosest_rules());
        if (as.type == Type::none)
          as = read(t.counts, t.cards, Type::none, to_beat, loosest_rules());
        const Held held = holds(e.seat, t);
        if (held == Held::no) leave_out_others(at(e.seat), t);
        played(e.seat, t, as, held);
      }
      break;
    case kind::pass:
      if (seated(e.seat)) passed(e.seat);
      break;
    case kind::score:
      if (seated(e.seat)) scored(e.seat, e.value);
      break;
    case kind::over:
      over = true;
      for (const Seat s : e.seats)
        if (seated(s)) winners.add(s);
      break;
    default: break;
  }
}

const char* State::unsound() const {
  Counts sum = 0;
  std::uint32_t cards = 0;
  for (const Hand& h : hand) {
    if (h.hidden > h.size) return "more hidden cards than cards";
    if (static_cast<std::uint32_t>(total(h.counts)) + h.hidden < h.size)
      return "a hand has more cards than it names or hides";
    sum += h.counts;
    cards += h.size;
  }
  if (cards > deck_size) return "more cards than the deck has";
  for (int r = 0; r < ranks; ++r)
    if (static_cast<int>(sum >> (r * bits_per_rank) & 0xFU) > most_of(r))
      return "more cards of a rank than the deck has";
  return "";
}

}  // namespace tally::dou_dizhu
