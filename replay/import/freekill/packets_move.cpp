// MoveCards packets: every card that changes its place.
#include <algorithm>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/words.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

Event with_cards(Kind k, Seat seat, std::span<const Card> cards, Rule cause = no_rule) {
  Event e;
  e.kind = k;
  e.seat = seat;
  e.cards = cards;
  e.rule = cause;
  return e;
}

Message said_card(Card c) { return said_cards(sanguosha::schema(), {&c, 1}); }

// "from the draw pile to the discard pile: 2 cards"
Message way_of(Area from, Area to, std::size_t n) {
  return say::way_of_cards(said_area(from), said_area(to), n);
}

}  // namespace

// [[move…], event id] from 0.5.13 on, before that [move…].
void Packets::move_cards(cbor::Value v) {
  const cbor::Value first = v.at(0);
  const bool nested = first.kind() == cbor::Kind::array;
  const cbor::Value moves = nested ? first : v;
  const int left = piles_.left();
  if (!before_0_5()) numbers_told(left_before_);
  left_before_ = left;
  for (cbor::Value move : moves.items()) one_move(move);
  if (arranging_ != nobody) finish_arranging();
  if (before_0_5()) numbers_told(left);
}

void Packets::one_move(cbor::Value v) {
  Move m;
  cards_.clear();
  for (auto [key, value] : v.pairs()) {
    const auto k = key.as_text().value_or(std::string_view());
    if (k == "moveInfo") {
      at_most_the_deck(value, say::a_move);
      for (cbor::Value info : value.items()) {
        const Area from = area(info.find("fromArea"));
        if (cards_.empty())
          m.from = from;
        else if (from != m.from)
          m.mixed = true;
        cards_.push_back(card_of(number(info.find("cardId"))));
      }
    } else if (k == "toArea") {
      m.to = area(value);
    } else if (k == "moveReason") {
      m.reason = reason(value);
    } else if (k == "from") {
      m.from_seat = seat_of(value);
    } else if (k == "to") {
      m.to_seat = seat_of(value);
    } else if (k == "proposer") {
      m.proposer = seat_of(value);
    } else if (k == "skillName") {
      m.skill = value.as_text().value_or(std::string_view());
    } else if (k == "drawPilePosition") {
      m.at_bottom = number(value) < 0;
    }
  }
  if (cards_.empty()) return;
  if (version_ < Version{0, 5, 13})
    for (auto info : v.find("moveInfo").items())
      piles_.move(number(info.find("cardId")), area(info.find("fromArea")), m.to, m.at_bottom);
  if (before_0_5()) early_move(m);
  moved(m);
  const Seat holder = m.to == Area::hand ? m.to_seat : nobody;
  const bool stays = m.from == Area::hand && m.from_seat == nobody;  // see moved()
  for (Card c : cards_)
    if (c < holder_.size() && !stays) holder_[c] = holder;
  for (Card c : cards_) {
    if (c >= worn_.size()) continue;
    if (m.to == Area::equip) worn_[c] = m.to_seat;
    wearing_[c] = m.to == Area::equip;
    if (m.to == Area::judge) before_[c] = m.to_seat;
  }
}

void Packets::moved(const Move& m) {
  if (skill_move(m)) return;
  if (m.from == Area::draw) return from_draw_pile(m);
  if (m.from == Area::processing) return from_table(m);
  if (m.from_seat != nobody) return from_player(m);
  // Out of nobody's hand (a defect of 0.4): the rules say what they think of it. The card lies in
  // both places from then on, and its owner uses it out of the discard pile.
  if (m.to == Area::discard) return emit(with_cards(kind::put, nobody, cards_));
  contradiction(rule::unexplained, nobody, say::move_unexplained(), say::move_explained(),
                way_of(m.from, m.to, cards_.size()));
}

void Packets::from_draw_pile(const Move& m) {
  if (m.to == Area::hand && m.to_seat != nobody) {
    if (!playing_ && m.skill.empty()) {  // the first hands
      hands_.insert(hands_.end(), cards_.begin(), cards_.end());
      return;
    }
    Event e = with_cards(kind::draw, m.to_seat, cards_, cause_of(m.skill));
    e.value = static_cast<std::int16_t>(cards_.size());
    return emit(e);
  }
  if (m.to == Area::processing && m.reason == Reason::judge) {
    // The log line named the card before it was turned.
    const bool named_it =
        initial_cards_.empty() || initial_cards_[0] == unknown_card ||
        std::find(initial_cards_.begin(), initial_cards_.end(), cards_[0]) != initial_cards_.end();
    judge_card_ = cards_[0];
    if (!named_it) {
      flush();
      contradiction(rule::judgement, judge_.seat, say::not_the_card_turned(),
                    say::card_turned(said_card(cards_[0])),
                    say::card_named(said_card(initial_cards_[0])));
    }
    Event e = judge_;
    if (judge_.kind != kind::flip) {
      e = event(kind::flip);
      e.hide(Field::what);
    }
    e.cards = cards_;
    return emit(e);
  }
  if (m.to == Area::processing) return emit(with_cards(kind::reveal, nobody, cards_));
  contradiction(rule::unexplained, m.to_seat, say::leaves_pile(), say::reasons_to_leave_pile(),
                way_of(m.from, m.to, cards_.size()));
}

void Packets::from_table(const Move& m) {
  switch (m.to) {
    case Area::discard: return emit(with_cards(kind::put, nobody, cards_));
    case Area::hand: {
      const Kind k = m.reason == Reason::just_move ? kind::gain : kind::pick;
      const Event taken = with_cards(k, m.to_seat, cards_);
      if (k == kind::pick) taken_from_offer(taken);
      return emit(taken);
    }
    case Area::equip: return emit(with_cards(kind::equip, m.to_seat, cards_));
    case Area::judge: {
      Event e = with_cards(kind::place, m.to_seat, cards_);
      e.hide(Field::what);  // the use before it said as what
      return emit(e);
    }
    default:
      contradiction(rule::unexplained, m.to_seat, say::leaves_table(), say::places_from_table(),
                    way_of(m.from, m.to, cards_.size()));
  }
}

void Packets::from_player(const Move& m) {
  const Seat who = m.from_seat;
  if (m.to == Area::processing) {
    if (m.from == Area::judge) return emit(with_cards(kind::due, who, cards_));
    return laid_down(m);
  }
  const bool taken = (m.to == Area::hand && m.to_seat != nobody);
  if (taken && (m.skill == "collateral_skill" || m.skill == "collateral")) {
    Event e = with_cards(kind::give, who, cards_, rule::collateral);
    e.other = m.to_seat;
    return emit(e);
  }
  if (taken) {
    Event e = with_cards(kind::snatch, m.to_seat, cards_, cause_of(m.skill));
    e.other = who;
    return emit(e);
  }
  if (m.to == Area::discard) {
    if (m.reason == Reason::recast) return emit(with_cards(kind::recast, who, cards_));
    if (m.reason == Reason::put_into_discard) return emit(with_cards(kind::replace, who, cards_));
    if (m.skill == "game_rule" && who == discarding_ && before_0_5())
      return emit(with_cards(kind::discard, who, cards_, rule::phase_discard));
    const bool nameless = m.skill.empty() && before_0_5();
    if (m.skill == "game_rule" || nameless) return emit(with_cards(kind::forfeit, who, cards_));
    if (m.proposer != nobody && m.proposer != who) {
      Event e = with_cards(kind::remove, m.proposer, cards_, cause_of(m.skill));
      e.other = who;
      return emit(e);
    }
    return emit(with_cards(kind::discard, who, cards_, cause_of(m.skill)));
  }
  contradiction(rule::unexplained, who, say::changes_hands(), say::move_explained(),
                way_of(m.from, m.to, cards_.size()));
}

// Hand to table: the cards of the use or answer that was just announced.
void Packets::laid_down(const Move& m) {
  if (pending_.kind == nothing) {
    contradiction(rule::use_done, m.from_seat, say::laid_unannounced(), say::card_used(),
                  say::cards_laid(cards_.size()));
    return;
  }
  Event e = pending_;
  pending_ = {};
  const bool twice = m.from == Area::discard && in_hand(cards_[0], m.from_seat);
  const bool same = e.seat == m.from_seat && pending_cards_ == cards_ && !m.mixed &&
                    (m.from == Area::hand || m.from == Area::equip || twice);
  // Of two statements the one that can be true is followed.
  const bool misnamed = !same && cards_.size() == 1 && pending_cards_.size() == 1 &&
                        cards_[0] != unknown_card && in_hand(cards_[0], e.seat) &&
                        !in_hand(pending_cards_[0], e.seat);
  const std::uint32_t now = index_;
  if (!same) {
    if (misnamed) index_ = pending_at_;
    e.cards = pending_cards_;
    Event laid = e;
    laid.seat = m.from_seat;
    laid.cards = cards_;
    contradiction(rule::use_hold, say::not_the_card_laid(), e, laid);
  }
  e.cards = misnamed ? cards_ : pending_cards_;
  if (misnamed) e.what = static_cast<What>(sanguosha::face(cards_[0]).name);
  index_ = pending_at_;
  emit_now(e);
  index_ = now;
}

}  // namespace tally::freekill
