// Cards that are laid down, discarded, due, or turned up for a Harvest.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::Name;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

void Packets::lies_before(Seat who) {
  const Card card = listed_[0];
  std::erase_if(delayed_, [&](const Delayed& d) { return d.card == card; });
  const Event* const used = latest(kind::use);
  const bool as_used = used != nullptr && used->cards.size() == 1 && used->cards[0] == card;
  const Name printed = card == unknown_card ? Name::none : sanguosha::face(card).name;
  delayed_.push_back({card, who, as_used ? static_cast<Name>(used->what) : printed});
}

// A delayed trick is taken up. v2 and Para leave one that is nullified where it lies until its
// effect is over.
void Packets::comes_due(Seat who) {
  std::erase_if(delayed_, [&](const Delayed& d) { return d.card == listed_[0]; });
  if (due_ == listed_[0]) {
    due_ = unknown_card;
    return;
  }
  emit(with_cards(kind::due, who, listed_));
}

// The last delayed trick of this name before him: it is due when somebody nullifies it.
void Packets::due_if_delayed(Seat who, Name trick) {
  if (sanguosha::info(trick).type != sanguosha::CardType::delayed) return;
  const auto it = std::find_if(delayed_.rbegin(), delayed_.rend(),
                               [&](const Delayed& d) { return d.before == who && d.as == trick; });
  if (it == delayed_.rend() || tells_rounds(family_)) return;
  due_ = it->card;
  emit(with_cards(kind::due, who, {&due_, 1}));
}

// What was told behind this event, but for that, is of these kinds.
const Event* Packets::last_but_for(KindSet kinds) const {
  const std::size_t at = back_over(kinds);
  return at == 0 ? nullptr : &out_.seen()[at - 1].event;
}

bool Packets::has_just_killed(Seat who) const {
  const Event* const death =
      last_but_for({kind::forfeit, kind::disclose, kind::unveil, kind::allegiance, kind::invoke,
                    kind::inherit, kind::strip, kind::lose, kind::hp, kind::draw, kind::withdraw});
  return death != nullptr && death->kind == kind::death && death->other == who;
}

// By 涅槃 or 神智, for which all that he has goes; what he wears may heal him as it goes.
bool Packets::begins_anew(Seat who) const {
  const Event* const used = last_but_for({kind::forfeit, kind::heal, kind::hp});
  return of_kingdoms() && used != nullptr && used->kind == kind::invoke && used->seat == who &&
         (used->what == sanguosha::cause(sanguosha::Skill::niepan) ||
          used->what == sanguosha::cause(sanguosha::Skill::shenzhi));
}

// By 战神, for which the weapon goes.
bool Packets::becomes_god_of_war(Seat who) const {
  const Event* const woken = last_but_for({kind::hp});
  return woken != nullptr && woken->kind == kind::awaken && woken->seat == who &&
         (woken->what == sanguosha::cause(sanguosha::Skill::zhanshen) ||
          woken->what == sanguosha::cause(sanguosha::Skill::zhanshen_shj));
}

void Packets::discarded(const Move& m) {
  const Seat who = m.from_seat;
  if (begins_anew(who) || becomes_god_of_war(who)) return forfeits(who);
  // It has come to lie nowhere 千幻.
  if (m.from == Place::judging && placed_.kind != nothing &&
      std::ranges::equal(placed_.cards, listed_)) {
    placed_ = {};
    std::erase_if(delayed_, [&](const Delayed& d) { return d.card == listed_[0]; });
    return emit(with_cards(kind::put, nobody, listed_));
  }
  if (m.from == Place::judging && reason::is_put(m.reason)) {
    comes_due(who);
    return emit(with_cards(kind::put, nobody, listed_));
  }
  if (m.reason == reason::respond || m.reason == reason::use || m.reason == reason::let_use) {
    laid_down(m);
    return emit(with_cards(kind::put, nobody, listed_));
  }
  if (m.reason == reason::recast) return emit(with_cards(kind::recast, who, listed_));
  if (m.reason == reason::rule_discard)
    return emit(with_cards(kind::discard, who, listed_, rule::phase_discard));
  if (m.reason == reason::dismantle && m.proposer != who) {
    Event e = with_cards(kind::remove, m.proposer, listed_, rule_named(family_, m.skill));
    e.other = who;
    return emit(e);
  }
  if (of_kingdoms() && m.from == Place::equip && gives_up(m)) return forfeits(who);
  if (reason::is_put(m.reason) && m.from == Place::equip) {
    if (pending_.kind != nothing && pending_cards_.size() == 1) {  // its use comes before
      Event e = std::exchange(pending_, {});
      e.cards = pending_cards_;
      add(e, pending_at_);
      put_on_ = pending_cards_[0];
    }
    return emit(with_cards(kind::replace, who, listed_));
  }
  // Those of the dead; and of his killer, where that is a punishment.
  const bool nameless = m.skill.empty() && m.reason == reason::throw_away;
  if (dead_.contains(who) || (nameless && has_just_killed(who))) return forfeits(who);
  emit(with_cards(kind::discard, who, listed_, rule_named(family_, m.skill)));
}

// In one or two moves.
void Packets::forfeits(Seat who) {
  flush();
  auto& seen = out_.seen();
  std::size_t at = seen.size();
  const auto between = [&](const Event& e) {  // 白银狮子; 敕令, which leaves the game
    return e.kind == kind::withdraw ||
           (e.seat == who && KindSet{kind::heal, kind::hp}.contains(e.kind));
  };
  while (at > 0 && between(seen[at - 1].event)) --at;
  if (at > 0) {
    Event& last = seen[at - 1].event;
    constexpr std::size_t most = 60;
    if (last.kind == kind::forfeit && last.seat == who &&
        last.cards.size() + listed_.size() <= most) {
      listed_.insert(listed_.begin(), last.cards.begin(), last.cards.end());
      last.cards = out_.keep(listed_);
      return;
    }
  }
  emit(with_cards(kind::forfeit, who, listed_));
}

// The cards of the use or answer that was just announced.
void Packets::laid_down(const Move& m) {
  Event e = std::exchange(pending_, {});
  if (e.kind == nothing && listed_[0] == std::exchange(put_on_, unknown_card)) return;
  if (e.kind == nothing) {
    out_.contradict(index_, rule::use_done, m.from_seat, say::move_unexplained(),
                    say::move_explained(), said_way(m.from, m.to, listed_.size()));
    return;
  }
  if (e.seat != m.from_seat || pending_cards_ != listed_) {
    Event laid = e;
    laid.seat = m.from_seat;
    laid.cards = listed_;
    e.cards = pending_cards_;
    out_.contradict(index_, rule::use_hold, m.from_seat, say::said_twice(),
                    said_event(sanguosha::schema(), e), said_event(sanguosha::schema(), laid));
    if (!lost_.empty()) lost_.back().doubted = true;
  }
  e.cards = pending_cards_;
  add(e, pending_at_);
}

// [cards, those that cannot be taken]: the Harvest.
void Packets::fill(Value v) {
  read_cards(v.at(0));
  turned_up_ = listed_;
  emit(with_cards(kind::reveal, nobody, listed_));
  if (pile_ == 0) emptied_by_ = out_.size();
}

// [player or nobody, card, whether he gets it by this alone]
void Packets::take(Value v) {
  const Card card = card_numbered(v.at(1).number(-1));
  const Seat who = seat_of(v.at(0).text());
  const std::span<const Card> one{&card, 1};
  std::erase(turned_up_, card);
  if (who == nobody) return emit(with_cards(kind::put, nobody, one));
  emit(with_cards(kind::pick, who, one));
}

// What nobody took: told behind the Harvest itself, put away before it.
void Packets::left_over() {
  for (const Card c : listed_) std::erase(turned_up_, c);
  const Event e = with_cards(kind::put, nobody, listed_);
  const Event* const used = latest(kind::use);
  auto& seen = out_.seen();
  const bool is_put_away = used != nullptr && !seen.empty() && used->cards.size() == 1 &&
                           seen.back().event.kind == kind::put &&
                           std::ranges::equal(seen.back().event.cards, used->cards);
  emit(e);
  if (is_put_away) std::swap(seen[seen.size() - 2], seen[seen.size() - 1]);
}

}  // namespace tally::qsanguosha
