// Kingdom war, as For-Hegemony records it: moves. What is thrown away lies on the table first.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

// Undying 不屈 is told behind the hit points that are gone; by the rules it comes before.
void Packets::undying(Seat who) {
  give_away();
  flush();
  auto& seen = out_.seen();
  std::size_t at = seen.size();
  if (at > 0 && seen[at - 1].event.kind == kind::hp && seen[at - 1].event.seat == who) --at;
  if (is_veiled(who, Skill::buqu)) turned_ = {who, Skill::buqu, at};
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(Skill::buqu);
  insert(at, e);
}

void Packets::lives_on(const Move& m) {
  auto& seen = out_.seen();
  Event e = with_cards(kind::reveal, nobody, listed_);
  std::size_t at = seen.size();
  while (at > 0 && at + 10 > seen.size() && seen[at - 1].event.kind != kind::invoke) --at;
  if (at < seen.size() && seen.back().event.kind == kind::shuffle) {  // the pile is refilled for it
    std::rotate(seen.begin() + static_cast<std::ptrdiff_t>(at), seen.end() - 1, seen.end());
    ++at;
  }
  insert(at++, e);
  emptied_by_ = at;  // if it was the last card, the pile is refilled before it is laid down
  e.kind = kind::lay;
  e.seat = m.to_seat;
  e.show(Field::seat);
  e.what = cause_named(family_, m.pile);
  insert(at, e);
}

// Cards of the draw pile come to lie on a pile beside somebody 千幻, 弘法.
void Packets::lays_top(const Move& m) {
  Event e = with_cards(kind::reveal, nobody, listed_);
  emit(e);
  emptied_by_ = out_.size();
  e = with_cards(kind::lay, m.to_seat, listed_);
  e.what = cause_named(family_, m.pile);
  emit(e);
}

// Whom the tiger that was driven strikes, only an arrow shows, or the damage.
void Packets::strikes(Seat whom) {
  if (tiger_ == nobody || whom == nobody) return;
  Event on = event(kind::invoke, driver_);
  on.what = sanguosha::cause(Skill::quhu);
  on.other = std::exchange(tiger_, nobody);
  on.seats = {whom};
  emit(on);
}

// A Lightning is laid before him who is no target of it; it is said to be cancelled, and goes on.
bool Packets::passes_by(const Move& m) {
  const bool cancelled = m.from_seat != nobody && m.from_seat == std::exchange(cancelled_, nobody);
  if (cancelled && placed_.kind != nothing && std::ranges::equal(placed_.cards, listed_)) {
    placed_.seat = m.to_seat;
    lies_before(m.to_seat);
    return true;
  }
  if (!cancelled || out_.size() == 0 || m.to_seat == nobody) return false;
  Event& last = out_.seen().back().event;
  if (last.kind != kind::place || last.seat != m.from_seat ||
      !std::ranges::equal(last.cards, listed_))
    return false;
  last.seat = m.to_seat;
  lies_before(m.to_seat);
  return true;
}

void Packets::swapped() {
  for (const auto& [m, cards] : std::exchange(swapped_, {}))
    emit(with_cards(kind::gain, m.to_seat, cards));
}

// Two hands change owners at once; what follows from their being lost comes before they are got.
bool Packets::swaps_hands(const std::vector<Way>& ways) {
  if (ways.empty() || ways[0].first.reason != reason::swap) return false;
  for (const auto& [m, cards] : ways) emit(with_cards(kind::aside, m.from_seat, cards));
  swapped_ = ways;
  return true;
}

// He gets what was just put away, and may have been turned up for it meanwhile (巨象).
void Packets::never_put_away(Seat who) {
  give_away();
  flush();
  const auto& seen = out_.seen();
  const std::size_t at =
      back_over({kind::unveil, kind::allegiance, kind::draw, kind::heal, kind::hp}, who);
  if (at == 0 || seen[at - 1].event.kind != kind::put ||
      !std::ranges::equal(seen[at - 1].event.cards, listed_))
    return;
  take_out(at - 1);
}

// 隙仇 Who dies of it as he uses equipment is told to have left it behind with all his cards, and
// then to put it on, out of the discard pile: he has used it, it lies before him.
bool Packets::dead_puts_on(const Move& m) {
  if (m.from != Place::discard || m.to != Place::equip || rift_ == nobody || m.to_seat != rift_ ||
      !dead_.contains(rift_) || listed_.size() != 1)
    return false;
  give_away();
  flush();
  const Card card = listed_[0];
  const Seat who = std::exchange(rift_, nobody);
  auto& seen = out_.seen();
  for (std::size_t i = rift_at_; i < seen.size(); ++i) {
    Event& lost = seen[i].event;
    if (lost.kind != kind::forfeit || lost.seat != who) continue;
    std::vector<Card> others(lost.cards.begin(), lost.cards.end());
    if (std::erase(others, card) > 0) lost.cards = out_.keep(others);
  }
  Event use = with_cards(kind::use, who, listed_);
  use.what = static_cast<What>(sanguosha::face(card).name);
  use.seats = {who};
  insert(std::min(rift_at_, out_.size()), use);
  emit(with_cards(kind::equip, who, {&card, 1}));
  return true;
}

// 礼让 is told of a Wooden Ox that was thrown away when what lay under it has been put away
// already: by the rules that comes behind the use of the skill.
void Packets::unloads_behind(std::size_t use) {
  auto& seen = out_.seen();
  if (use < 2 || use >= seen.size() || seen[use - 1].event.kind != kind::put) return;
  const Event& thrown = seen[use - 2].event;
  const bool ox = std::ranges::any_of(thrown.cards, [](Card c) {
    return c < sanguosha::deck_size && sanguosha::face(c).name == sanguosha::Name::wooden_ox;
  });
  const KindSet ways{kind::discard, kind::remove, kind::forfeit};
  if (ox && ways.contains(thrown.kind)) std::swap(seen[use - 1], seen[use]);
}

void Packets::thrown_on_table() {
  for (const Card c : listed_) thrown_.push_back({c, index_});
}

// … which is not told before another turn begins.
void Packets::left_on_table() {
  for (const Thrown& t : std::exchange(thrown_, {})) {
    out_.contradict(t.at, rule::use_done, nobody, say::stays_on_table(), say::move_to_discards(),
                    said_cards(sanguosha::schema(), {&t.card, 1}));
    stands_at(t.at);
  }
}

// What is thrown away goes to the table first, and from there to the discard pile.
bool Packets::war_move(const Move& m) {
  // What comes from elsewhere has left the table, told or not.
  if (m.from != Place::table || (m.to != Place::discard && m.to != Place::own_pile))
    std::erase_if(thrown_,
                  [&](const Thrown& t) { return std::ranges::count(listed_, t.card) > 0; });
  if (strategy_move(m) || lies_before_viewer(m) || transformation_move(m) || war_skill_move(m))
    return true;
  if (turned_.brings && m.from == Place::draw && m.to == Place::hand && m.to_seat == turned_.who) {
    turned_.brings = false;
    Event e = with_cards(kind::draw, m.to_seat, listed_);
    e.value = small(static_cast<std::int64_t>(listed_.size()));
    add_turned_up(e);
    emptied_by_ = turned_.before;  // if it was the last card, the pile is refilled behind it
    return true;
  }
  // What the Rock-Cleaving Axe costs is told to come from wrong places.
  const bool from_him = m.from == Place::hand || m.from == Place::equip ||
                        m.from == Place::judging || reason::is_discard(m.reason);
  if (m.to == Place::table && from_him && m.from_seat != nobody) {
    if (m.reason == reason::pindian) {
      Event e = with_cards(kind::pindian, m.from_seat, listed_);
      e.hide(Field::other);
      emit(e);
      put_up_.insert(put_up_.end(), listed_.begin(), listed_.end());
      return true;
    }
    const bool makes_room = reason::is_put(m.reason) && m.from == Place::equip;
    if (!reason::is_discard(m.reason) && m.reason != reason::recast && !makes_room) return false;
    if (m.from == Place::draw)  // HEGEMONY-AXE-COST: among cards of his hand that nobody has seen
      out_.contradict(index_, rule::axe, m.from_seat, say::move_unexplained(),
                      say::move_explained(), said_way(m.from, m.to, listed_.size()));
    thrown_on_table();
    if (m.reason == reason::recast) turned_up_for(m.from_seat, skill_of(family_, m.skill));
    discarded(m);
    return true;
  }
  if (m.from == Place::table && m.to == Place::discard && m.reason == reason::pindian) {
    compared_.insert(compared_.end(), listed_.begin(), listed_.end());
    both_compared();
    return true;
  }
  if (m.from == Place::table && m.to == Place::discard) {
    const auto thrown = [&](Card c) { return std::ranges::count(thrown_, c, &Thrown::card) > 0; };
    if (!std::ranges::all_of(listed_, thrown)) return false;
    for (const Card c : listed_) thrown_.erase(std::ranges::find(thrown_, c, &Thrown::card));
    return true;
  }
  if (dead_puts_on(m)) return true;
  if (m.from == Place::discard && m.to == Place::hand && m.reason == reason::preview_give) {
    const std::size_t before = out_.size();
    for (const Card c : listed_) {
      Event e = event(kind::invoke, m.proposer);
      e.what = cause_named(family_, m.skill);
      e.seats = {m.to_seat};
      emit(e);
      e = with_cards(kind::retrieve, m.proposer, {&c, 1});
      e.what = cause_named(family_, m.skill);
      e.other = m.to_seat;
      emit(e);
    }
    unloads_behind(before);
    return true;
  }
  if (m.from == Place::discard && m.to == Place::hand && m.reason == reason::got) {
    never_put_away(m.to_seat);
    emit(with_cards(kind::gain, m.to_seat, listed_));
    return true;
  }
  if (m.from == Place::judgement && m.to == Place::table) return true;  // it lies there still
  if (m.from == Place::draw && m.to == Place::own_pile) {
    cause_named(family_, m.pile) == sanguosha::cause(Skill::buqu) ? lives_on(m) : lays_top(m);
    return true;
  }
  if (m.from == Place::own_pile && m.to == Place::discard) {
    if (m.from_seat != nobody && dead_.contains(m.from_seat)) {
      if (std::exchange(goes_ahead_, unknown_card) != unknown_card)
        forfeits(m.from_seat);
      else
        emit(with_cards(kind::forfeit, m.from_seat, listed_));
      return true;
    }
    const auto pile = skill_of(family_, m.from_pile);
    const bool sheds =  // as he recovers 不屈, as it is used
        m.from_seat != nobody && pile != Skill::none && pile == skill_of(family_, m.skill);
    if (sheds && pile == Skill::hongfa) {  // in the place of a hit point
      Event e = event(kind::invoke, m.from_seat);
      e.what = sanguosha::cause(pile);
      emit(e);
    }
    emit(with_cards(sheds ? kind::discard : kind::put, sheds ? m.from_seat : nobody, listed_));
    return true;
  }
  if (m.to == Place::hand && m.reason == reason::recycle && from_him) {
    Event e = with_cards(kind::inherit, m.to_seat, listed_);
    e.other = m.from_seat;
    emit(e);
    return true;
  }
  return false;
}

}  // namespace tally::qsanguosha
