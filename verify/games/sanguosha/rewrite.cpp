// The identity game told otherwise: with other numbers of the seats, in another order.
#include "verify/fuzz/rewrite.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/state/state.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::verify {

using namespace tally::sanguosha;  // NOLINT(google-build-using-namespace): its events

namespace {

// The first hands, a share for each seat in turn.
std::vector<Card> deal_moved(const Event& e, int players, const Rotation& moved) {
  std::vector<Card> cards(e.cards.size());
  const std::size_t each = cards.size() / static_cast<std::size_t>(players);
  for (int s = 0; s < players; ++s)
    for (std::size_t i = 0; i < each; ++i)
      cards[static_cast<std::size_t>(moved(static_cast<Seat>(s))) * each + i] =
          e.cards[static_cast<std::size_t>(s) * each + i];
  return cards;
}

// Generals to choose from, and who chooses, before the first turn.
constexpr KindSet are_offered{kind::offer,       kind::pile,  kind::candidates,
                              kind::first_draft, kind::draft, kind::appoint};

}  // namespace

// The lord is the first seat of a record. Of one that begins in the middle the set-up is as told,
// and it says whose turn is next: so the game is told from its first turn on.
bool identity_renumbered(const Record& from, int by, Ruleset& rules, Record& out) {
  if (from.setup.midway) return false;
  // Then generals are turned up before the first turn, seat by seat.
  if (Options(rules).is<Opt::war_open>("true")) return false;
  // Then it depends on the count of rounds who becomes a lord.
  if (Options(rules).is<Opt::lords>("true") && Options(rules).is<Opt::lord_crown>("as_unveiled"))
    return false;
  // The fourth seat of 2v2 has a skill of its own, and so has the landlord, who sits first.
  const Mode& mode = mode_of(all_modes(), Options(rules));
  if (&mode == &modes::two_v_two && Options(rules).is<Opt::fourth_feiyang>("true")) return false;
  if (&mode == &modes::one_v_two) return false;
  // Then those who draw by one of these do so from seat 1 on.
  const bool by_seats_aid = Options(rules).is<Opt::hongyuan>("seats");
  const bool by_seats_welcome = Options(rules).is<Opt::fengying>("seats");
  for (const Observation& o : from.seen()) {
    if (o.event.kind != kind::invoke) continue;
    if (by_seats_aid && o.event.what == cause(Skill::hongyuan3v3)) return false;
    if (by_seats_welcome && o.event.what == cause(Skill::fengying)) return false;
  }
  const int players = from.setup.players;
  const Rotation moved(players, by);
  // Rounds of 3v3 begin when all have acted, whoever sits first.
  const bool rounds_move = &mode_of(all_modes(), Options(rules)) != &modes::three_v_three;
  auto& limit = rules.value[static_cast<std::size_t>(Opt::round_limit)];
  int rounds = 0;
  for (const Observation& o : from.seen())
    if (o.event.kind == kind::round) ++rounds;
  // A round is counted from the first seat: one more or less may fit in.
  if (rounds_move && limit > 0) {
    if (rounds + 1 >= limit) return false;
    limit = 0;
  }
  copy_header(from, out);
  out.setup = moved(from.setup);
  out.setup.midway = true;
  std::uint32_t at = 0;
  const auto add = [&](const Event& e) { out.add(e, ++at); };
  Event round;
  round.kind = kind::round;
  Seat last = nobody;
  for (const Observation& o : from.seen()) {
    Event e = moved(o.event);
    const bool of_set_up = last == nobody && are_offered.contains(e.kind);
    if (e.kind == kind::round ? rounds_move : of_set_up) continue;
    if (e.kind == kind::over) e.seats = moved.in_order(o.event.seats);
    std::vector<Card> dealt;
    if (e.kind == kind::deal) {
      dealt = deal_moved(o.event, players, moved);
      e.cards = dealt;
    }
    if (e.kind == kind::round) round.value = e.value;
    if (e.kind == kind::turn) {
      const bool extra = e.extra != 0;
      if (rounds_move && (last == nobody || (e.seat <= last && !extra))) {
        ++round.value;
        add(round);
      }
      if (last == nobody) {
        Event resume;
        resume.kind = kind::resume;
        resume.value = round.value;
        resume.seat = e.seat;
        add(resume);
      }
      if (!extra) last = e.seat;
    }
    add(e);
  }
  return last != nobody;
}

namespace {

// What lays cards down and does nothing else: it leaves equipment slots, judgement areas and chains
// otherwise than they were.
struct Laid {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::uint64_t touches = 0;
};

// A bit for each slot of whoever plays, for each judgement area, for each one's chain.
std::uint64_t touched(const Event& e) {
  const Name as = static_cast<Name>(e.what);
  const CardType type = info(as).type;
  constexpr unsigned judgement = 8;
  constexpr unsigned chains = judgement + max_seats;
  const auto bit = [](unsigned n) { return std::uint64_t{1} << n; };
  // Bright Iron Armour keeps whoever wears it from being chained, until another takes its place.
  // The Jade Seal changes which kingdoms are small, and with it who cannot be chained.
  if (as == Name::jade_seal) return ~(bit(chains) - 1) | bit(static_cast<unsigned>(slot_of(type)));
  if (type == CardType::armour)
    return bit(static_cast<unsigned>(slot_of(type))) | bit(chains + static_cast<unsigned>(e.seat));
  if (is_equipment(type)) return bit(static_cast<unsigned>(slot_of(type)));
  std::uint64_t bits = 0;
  const unsigned first = as == Name::iron_chain ? chains : judgement;
  for (const Seat s : e.seats) bits |= bit(first + static_cast<unsigned>(s));
  return bits;
}

bool lays(const Event& e) {
  if (e.kind != kind::use || e.cards.size() != 1) return false;
  const Name as = static_cast<Name>(e.what);
  if (face(e.cards[0]).name != as) return false;  // what a skill makes of it may lie equipped
  // A Supply Shortage has to reach: a horse bears on it.
  return is_equipment(info(as).type) || as == Name::iron_chain || as == Name::indulgence ||
         as == Name::lightning;
}

bool follows(Kind k) {
  return k == kind::equip || k == kind::replace || k == kind::place || k == kind::chain ||
         k == kind::put;
}

// From event `i` on, whether it is such a use and nothing else comes of it.
bool laid(const Record& record, std::size_t i, Seat current, Laid& out) {
  const Event& e = record.event(i);
  if (e.seat != current || !lays(e)) return false;
  out = {i, i + 1, touched(e)};
  while (out.end < record.size() && follows(record.event(out.end).kind)) ++out.end;
  return true;
}

}  // namespace

// Cards that somebody lays down one after the other in his play phase, where neither bears on the
// other, in the other order.
bool identity_exchanged(const Record& from, Random& chance, Record& out) {
  copy_header(from, out);
  Seat current = nobody;
  bool any = false;
  std::uint32_t at = 0;
  const auto add = [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) out.add(from.event(i), ++at);
  };
  for (std::size_t i = 0; i < from.size();) {
    const Event& e = from.event(i);
    if (e.kind == kind::turn) current = e.seat;
    Laid one;
    Laid other;
    // What is done next must be whoever plays' own doing again, or the end of the phase.
    const auto ends = [&](std::size_t end) {
      return end < from.size() &&
             (from.event(end).kind == kind::phase ||
              (from.event(end).kind == kind::use && from.event(end).seat == current));
    };
    const bool both = laid(from, i, current, one) && one.end < from.size() &&
                      laid(from, one.end, current, other) && ends(other.end) &&
                      (one.touches & other.touches) == 0;
    if (!both) {
      add(i, i + 1);
      ++i;
      continue;
    }
    const bool exchange = !any || chance.percent(50);
    any = true;
    if (exchange) {
      add(other.begin, other.end);
      add(one.begin, one.end);
    } else {
      add(one.begin, other.end);
    }
    i = other.end;
  }
  return any;
}

void identity_discards_sorted(std::span<std::byte> state) {
  State s;
  std::memcpy(static_cast<void*>(&s), state.data(), sizeof s);
  std::sort(s.discard.begin(), s.discard.begin() + s.discard_count);
  std::memcpy(state.data(), &s, sizeof s);
}

}  // namespace tally::verify
