// Cards that change their place. Moves are told by place: what a move is follows from where it
// comes from, where it goes, and its reason.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/words.h"

namespace tally::qsanguosha {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// Fields of a move.
enum MoveField : std::uint8_t {
  at_cards,
  at_from,
  at_to,
  at_from_id,
  at_to_id,
  at_from_pile,
  at_to_pile,
  at_reason
};
// … and of its reason.
enum AtReason : std::uint8_t { reason_code, reason_player, reason_skill, reason_event };

// Sheauhaw has one field more before the reason.
Value reason_of(Value move) {
  const Value there = move.at(at_reason);
  return there.is_list() ? there : move.at(at_reason + 1);
}

// What both tellings of a move have in common.
std::string told(Value moves) {
  std::string out;
  for (const Value move : values_of(moves)) {
    if (!move.is_list()) continue;
    if (move.at(at_cards).is_list())
      for (const Value card : values_of(move.at(at_cards))) {
        out += std::to_string(card.number(-1));
        out += ' ';
      }
    else
      out += 'x' + std::to_string(move.at(at_cards).number());
    for (const std::size_t field : {at_from, at_to}) {
      out += ',';
      out += std::to_string(move.at(field).number());
    }
    for (const std::size_t field : {at_from_id, at_to_id}) {
      out += ',';
      out += move.at(field).text();
    }
    out += ';';
  }
  return out;
}

std::size_t cards_in(Value moves) {
  std::size_t n = 0;
  for (const Value move : values_of(moves))
    n += move.at(at_cards).is_list()
             ? move.at(at_cards).size()
             : static_cast<std::size_t>(std::max<std::int64_t>(move.at(at_cards).number(), 0));
  return n;
}

}  // namespace

// A list of numbers, or only how many.
void Packets::read_cards(Value v) {
  listed_.clear();
  if (v.is_list()) {
    for (const Value card : values_of(v)) listed_.push_back(card_numbered(card.number(-1)));
  } else {
    const std::int64_t n = std::clamp<std::int64_t>(v.number(), 0, max_cards + 1);
    listed_.assign(static_cast<std::size_t>(n), unknown_card);
  }
  if (listed_.size() > static_cast<std::size_t>(max_cards))
    throw io::InputError(say::too_many_cards(), index_ + 1);
}

// [number, move…]
void Packets::lose(Value v) {
  constexpr std::size_t most_open = 1000;
  if (lost_.size() < most_open) lost_.push_back({told(v), cards_in(v), index_});
  if (!playing_) return deal(v);
  are_those_named(v);
  // What makes room for another card is told behind it, what takes the place of a judgement card
  // too; of what goes the same way from several places, the places are told one by one.
  std::vector<Way> ways;
  for (const Value move : values_of(v)) {
    if (!move.is_list()) continue;
    const Move m = read_move(move);
    if (listed_.empty()) continue;
    const bool makes_room = reason::is_put(m.reason) && m.from == Place::equip &&
                            (m.to == Place::discard || (of_kingdoms() && m.to == Place::table));
    const bool takes_place = m.reason == reason::retrial && m.to == Place::judgement;
    // Of two cards put up that of the one whose turn comes first; by the rules his who began it.
    const bool begins = of_kingdoms() && m.reason == reason::pindian && !m.skill.empty();
    if (makes_room || takes_place || begins)
      ways.insert(ways.begin(), {m, listed_});
    else if (!ways.empty() && ways.back().first.goes_with(m))
      ways.back().second.insert(ways.back().second.end(), listed_.begin(), listed_.end());
    else
      ways.emplace_back(m, listed_);
  }
  if (ways.empty()) return of_kingdoms() ? takes_nothing() : provided();
  if (of_kingdoms() && swaps_hands(ways)) return;
  if (of_kingdoms()) puts_on(ways);
  for (auto& [m, cards] : ways) {
    listed_ = std::move(cards);
    moved(m);
  }
}

// A log line before the move names the cards that are thrown away.
void Packets::are_those_named(Value moves) {
  std::vector<Card> named = std::exchange(thrown_named_, {});
  std::vector<Card> moved;
  Seat who = nobody;
  for (const Value move : values_of(moves)) {
    if (named.empty() || !move.is_list()) continue;
    const Move m = read_move(move);
    if (m.to != Place::discard && m.to != Place::table) return;
    moved.insert(moved.end(), listed_.begin(), listed_.end());
    who = m.from_seat;
  }
  std::ranges::sort(named);
  std::ranges::sort(moved);
  if (named.size() != moved.size() || named == moved) return;
  if (!lost_.empty()) lost_.back().doubted = true;
  const auto said = [&](const std::vector<Card>& cards) {
    return said_event(sanguosha::schema(), with_cards(kind::discard, who, cards));
  };
  out_.contradict(index_, rule::unexplained, who, say::said_twice(), said(named), said(moved));
}

// Retaliation 反馈 against oneself, by the chain, takes a card of one's own hand: it is as if it
// had not been used.
void Packets::takes_nothing() {
  auto& seen = out_.seen();
  if (!seen.empty() && seen.back().event.kind == kind::invoke &&
      seen.back().event.what == sanguosha::cause(sanguosha::Skill::fankui))
    seen.pop_back();
}

// The same once more, when the cards are there.
void Packets::get(Value v) {
  thrown_named_.clear();
  // Of several told alike the last: what is left over is the one that was never got.
  const auto it = std::ranges::find(lost_.rbegin(), lost_.rend(), told(v), &Lost::told);
  if (it != lost_.rend()) {
    lost_.erase(std::prev(it.base()));
    const auto is_swap = [](Value move) { return reason_of(move).at(0).number() == reason::swap; };
    if (!swapped_.empty() && std::ranges::any_of(values_of(v), [&](Value move) {
          return move.is_list() && is_swap(move);
        }))
      swapped();
    return;
  }
  const Lost lost = lost_.empty() ? Lost{} : lost_.front();
  if (!lost_.empty()) lost_.erase(lost_.begin());
  if (lost.doubted) return;
  out_.contradict(index_, rule::unexplained, nobody, say::lost_and_got(),
                  say::cards_lost(lost.cards), say::cards_got(cards_in(v)));
}

// What was lost and never got, when the game is over.
void Packets::never_got() {
  std::erase_if(lost_, &Lost::doubted);
  for (const Lost& lost : lost_) {
    out_.contradict(lost.at, rule::unexplained, nobody, say::lost_and_got(),
                    say::cards_lost(lost.cards), say::cards_got(0));
    stands_at(lost.at);
  }
}

// The last contradiction was found out late: it stands where the line is.
void Packets::stands_at(std::uint32_t line) {
  auto& all = out_.contradictions;
  const auto& seen = out_.seen();
  std::size_t at = seen.size();
  while (at > 0 && seen[at - 1].source_at > line) --at;
  all.back().before = static_cast<std::uint32_t>(at);
  std::ranges::inplace_merge(all, all.end() - 1, {}, &Contradiction::before);
}

// The first hands, in any order of players.
void Packets::deal(Value v) {
  std::vector<Card> hands;
  for (std::size_t s = 0; s < ids_.size(); ++s)
    for (const Value move : values_of(v)) {
      if (!move.is_list() || seat_of(move.at(at_to_id).text()) != static_cast<Seat>(s)) continue;
      read_cards(move.at(at_cards));
      hands.insert(hands.end(), listed_.begin(), listed_.end());
    }
  if (hands.empty()) return;
  playing_ = true;
  Event e = event(kind::deal);
  e.value = static_cast<std::int16_t>(hands.size() / ids_.size());
  e.cards = hands;
  emit(e);
}

// Its cards are in `listed_`.
Packets::Move Packets::read_move(Value v) {
  Move m;
  read_cards(v.at(at_cards));
  m.from = place_of(v.at(at_from).number(-1));
  m.to = place_of(v.at(at_to).number(-1));
  m.from_seat = seat_of(v.at(at_from_id).text());
  m.to_seat = seat_of(v.at(at_to_id).text());
  m.pile = v.at(at_to_pile).text();
  m.from_pile = v.at(at_from_pile).text();
  const Value why = reason_of(v);
  m.reason = why.at(reason_code).number();
  m.proposer = seat_of(why.at(reason_player).text());
  m.skill = why.at(reason_skill).text();
  if (m.skill.empty()) m.skill = why.at(reason_event).text();
  return m;
}

void Packets::moved(const Move& m) {
  if (of_kingdoms() && war_move(m)) return;
  if (skill_move(m)) return;
  switch (m.from) {
    case Place::draw: return from_draw_pile(m);
    case Place::table:
    case Place::judgement: return from_table(m);
    case Place::hand:
    case Place::equip:
    case Place::judging:
      if (m.from_seat != nobody) return from_player(m);
      break;
    case Place::discard:
      if (m.to == Place::hand && m.to_seat != nobody) return back_from_discards(m);
      break;
    default: break;
  }
  out_.contradict(index_, rule::unexplained, nobody, say::move_unexplained(), say::move_explained(),
                  said_way(m.from, m.to, listed_.size()));
}

// 天香 as Sheauhaw has it, which is not named.
void Packets::back_from_discards(const Move& m) {
  Event e = with_cards(kind::retrieve, m.to_seat, listed_, rule_named(family_, m.skill));
  e.other = m.to_seat;
  const Event* const used = latest(kind::invoke);
  constexpr auto fragrance = sanguosha::Skill::tianxiang_shj;
  if (used != nullptr && used->what == sanguosha::cause(fragrance))
    e.rule = sanguosha::rule_of(fragrance);
  emit(e);
}

void Packets::from_draw_pile(const Move& m) {
  if (m.to == Place::hand && m.to_seat != nobody) {
    Event e = with_cards(kind::draw, m.to_seat, listed_, rule_named(family_, m.skill));
    if (of_sides_ && e.rule == rule::reward) e.rule = rule::v3_reward;
    e.value = static_cast<std::int16_t>(listed_.size());
    emptied_by_ = 0;  // the pile is refilled behind this
    return emit(e);
  }
  if (m.to == Place::judgement) {
    // Sheauhaw does not say that it is used again.
    if (skill_of(family_, m.skill) == sanguosha::Skill::luoshen_shj) invoke(m.skill, m.to_seat);
    judgement_ = event(kind::flip, m.to_seat);
    judgement_.what = cause_named(family_, m.skill);
    judgement_card_ = listed_.size() == 1 ? listed_[0] : unknown_card;
    Event e = judgement_;
    e.cards = listed_;
    return emit(e);
  }
  if (m.to == Place::discard && std::ranges::all_of(listed_, [&](Card c) {
        return std::ranges::find(turned_up_, c) != turned_up_.end();
      }))
    return left_over();
  emit(with_cards(kind::reveal, nobody, listed_));
}

void Packets::from_table(const Move& m) {
  switch (m.to) {
    case Place::discard: return table_put_away();
    case Place::hand: return emit(with_cards(kind::gain, m.to_seat, listed_));
    case Place::equip: return emit(with_cards(kind::equip, m.to_seat, listed_));
    case Place::judging: {
      lies_before(m.to_seat);
      Event e = with_cards(kind::place, m.to_seat, listed_);
      e.hide(Field::what);  // the use before it said as what
      return emit(e);
    }
    case Place::table:  // what another has played for a lord
      if (pending_.kind == kind::use) return laid_down(m);
      if (listed_ == std::exchange(provided_, {})) return;
      [[fallthrough]];
    default:
      out_.contradict(index_, rule::unexplained, m.to_seat, say::move_unexplained(),
                      say::move_explained(), said_way(m.from, m.to, listed_.size()));
  }
}

// A log line before it names who gets the cards 仁德.
void Packets::is_for_named(const Event& gift) {
  const Seat named = std::exchange(given_to_, nobody);
  if (named == nobody || named == gift.other) return;
  Event logged = gift;
  logged.other = named;
  out_.contradict(index_, sanguosha::rule_of(sanguosha::Skill::rende), gift.seat, say::said_twice(),
                  said_event(sanguosha::schema(), logged), said_event(sanguosha::schema(), gift));
}

void Packets::is_placed(const Move& m) {
  lies_before(m.to_seat);
  placed_ = with_cards(kind::place, m.to_seat, out_.keep(listed_));
  placed_.hide(Field::what);  // the use before it said as what
  placed_at_ = index_;
}

void Packets::from_player(const Move& m) {
  const Seat who = m.from_seat;
  switch (m.to) {
    case Place::table:
      if (m.from == Place::judging) return comes_due(who);
      return laid_down(m);
    case Place::equip:
    case Place::judging:
      if (of_kingdoms() && m.from == Place::judging && passes_by(m)) return;
      if (m.from == Place::judging) {  // a Lightning that goes on
        comes_due(who);
        return from_table(m);
      }
      if (!of_kingdoms() && m.to_seat != who && reason::is_put(m.reason))  // 结姻 of Sheauhaw
        return relocates(m, skill_of(family_, m.skill));
      laid_down(m);
      if (of_kingdoms() && m.to == Place::judging) return is_placed(m);
      return from_table(m);
    case Place::hand: {
      const bool handed_over = who == borrowed_from_ && m.from == Place::equip;
      if (m.reason == reason::give && !handed_over) {
        Event e = with_cards(kind::gift, who, listed_);
        e.other = m.to_seat;
        e.what = cause_named(family_, m.skill);
        is_for_named(e);
        return emit(e);
      }
      Event e =
          with_cards(handed_over ? kind::give : kind::snatch, handed_over ? who : m.to_seat,
                     listed_, handed_over ? Rule{rule::collateral} : rule_named(family_, m.skill));
      e.other = handed_over ? m.to_seat : who;
      if (handed_over) borrowed_from_ = nobody;
      return emit(e);
    }
    case Place::discard: return discarded(m);
    default:
      out_.contradict(index_, rule::unexplained, who, say::move_unexplained(),
                      say::move_explained(), said_way(m.from, m.to, listed_.size()));
  }
}

}  // namespace tally::qsanguosha
