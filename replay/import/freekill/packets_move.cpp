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

Message said_card(Card c) { return said_cards(sanguosha::schema(), {&c, 1}); }

// "from the draw pile to the discard pile: 2 cards"
Message way_of(Area from, Area to, std::size_t n) {
  return say::way_of_cards(said_area(from), said_area(to), n);
}

}  // namespace

namespace {

constexpr std::size_t first_hand = 4;

// What lies under his Wooden Ox is used together with what he has in hand (Serpent Spear).
bool in_reach(cbor::Value info) {
  const Area from = area(info.find("fromArea"));
  const auto pile = info.find("fromSpecialName").as_text().value_or(std::string_view());
  return from == Area::hand || (from == Area::special && pile.ends_with("carriage"));
}

}  // namespace

// [[move…], event id] from 0.5.13 on, before that [move…].
void Packets::move_cards(cbor::Value v) {
  const cbor::Value first = v.at(0);
  const bool nested = first.kind() == cbor::Kind::array;
  const cbor::Value moves = nested ? first : v;
  again_.pile.before_moves();
  compared_with_ = nobody;
  for (cbor::Value move : moves.items())
    if (const Seat one = seat_of(move.find("from")); one != compares_) compared_with_ = one;
  leaves_the_game(moves);
  for (cbor::Value move : moves.items()) one_move(move);
  if (withdrawn_ != unknown_card) withdraw();
  if (arranging_ != nobody) finish_arranging();
  again_.pile.after_moves();
}

void Packets::one_move(cbor::Value v) {
  Move m;
  listed.clear();
  for (auto [key, value] : v.pairs()) {
    const auto k = key.as_text().value_or(std::string_view());
    if (k == "moveInfo") {
      at_most_the_deck(value, say::a_move);
      bool all_in_reach = true;
      for (cbor::Value info : value.items()) {
        const Area from = area(info.find("fromArea"));
        if (listed.empty()) m.from = from;
        all_in_reach = all_in_reach && in_reach(info);
        if (from != m.from && !all_in_reach) m.mixed = true;
        listed.push_back(card_of(number(info.find("cardId"))));
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
  if (withdrawn_ != unknown_card && m.to == Area::discard && m.from_seat == withdrawn_from_)
    with_withdrawn(m);
  if (listed.empty() || (m.to == Area::away && listed[0] == withdrawn_)) return;
  if (version < Version{0, 5, 13})
    for (auto info : v.find("moveInfo").items())
      piles_.move(number(info.find("cardId")), area(info.find("fromArea")), m.to, m.at_bottom);
  if (before_0_5()) early_move(m);
  moved(m);
  const Seat holder = m.to == Area::hand ? m.to_seat : nobody;
  const bool stays = m.from == Area::hand && m.from_seat == nobody;  // see moved()
  for (Card c : listed)
    if (c < holder_.size() && !stays) holder_[c] = holder;
  for (Card c : listed) again_.cards.moved(c, m.to, m.to_seat);
}

void Packets::moved(const Move& m) {
  if (skill_move(m)) return;
  if (m.from == Area::draw) return from_draw_pile(m);
  if (m.from == Area::processing) return from_table(m);
  if (m.from == Area::special && m.to == Area::discard) return from_pile(m);
  if (m.from_seat != nobody) return from_player(m);
  if (of_kingdoms && m.from == Area::discard && m.to == Area::hand) {
    Event back = with_cards(kind::retrieve, m.to_seat, listed);
    back.other = m.to_seat;
    return emit(back);
  }
  // Out of nobody's hand (a defect of 0.4): the rules say what they think of it. The card lies in
  // both places from then on, and its owner uses it out of the discard pile.
  if (m.to == Area::discard) return emit(with_cards(kind::put, nobody, listed));
  contradiction(rule::unexplained, nobody, say::move_unexplained(), say::move_explained(),
                way_of(m.from, m.to, listed.size()));
}

void Packets::from_draw_pile(const Move& m) {
  if (m.to == Area::hand && m.to_seat != nobody) {
    if (!playing_ && m.skill.empty()) {  // the first hands, in 3v3 one with a card more
      const std::size_t n = std::min(listed.size(), first_hand);
      hands_.insert(hands_.end(), listed.begin(), listed.begin() + static_cast<std::ptrdiff_t>(n));
      more_.insert(more_.end(), listed.begin() + static_cast<std::ptrdiff_t>(n), listed.end());
      if (n < listed.size()) has_more_ = m.to_seat;
      return;
    }
    const bool reward = m.skill == "kill";
    Event e = with_cards(kind::draw, m.to_seat, listed,
                         reward && of_sides      ? Rule{rule::v3_reward}
                         : reward && of_kingdoms ? Rule{rule::gz_reward}
                                                 : cause_of(m.skill));
    e.value = static_cast<std::int16_t>(listed.size());
    return emit(e);
  }
  if (m.to == Area::processing && m.reason == Reason::judge) {
    // The log line named the card before it was turned.
    const bool named_it =
        initial_cards_.empty() || initial_cards_[0] == unknown_card ||
        std::find(initial_cards_.begin(), initial_cards_.end(), listed[0]) != initial_cards_.end();
    judge_card_ = listed[0];
    if (!named_it) {
      flush();
      contradiction(rule::judgement, judgement.seat, say::not_the_card_turned(),
                    say::card_turned(said_card(listed[0])),
                    say::card_named(said_card(initial_cards_[0])));
    }
    Event e = judgement;
    if (judgement.kind != kind::flip) {
      e = event(kind::flip);
      e.hide(Field::what);
    }
    e.cards = listed;
    return emit(e);
  }
  if (m.to == Area::processing) return emit(with_cards(kind::reveal, nobody, listed));
  if (m.to == Area::special && m.to_seat != nobody) {
    emit(with_cards(kind::reveal, nobody, listed, cause_of(m.skill)));
    return lay(m);
  }
  contradiction(rule::unexplained, m.to_seat, say::leaves_pile(), say::reasons_to_leave_pile(),
                way_of(m.from, m.to, listed.size()));
}

void Packets::from_table(const Move& m) {
  switch (m.to) {
    case Area::discard: return emit(with_cards(kind::put, nobody, listed));
    case Area::hand: {
      const Kind k = m.reason == Reason::just_move ? kind::gain : kind::pick;
      const Event taken = with_cards(k, m.to_seat, listed);
      if (k == kind::pick) again_.cards.taken(taken);
      return emit(taken);
    }
    case Area::equip: return emit(with_cards(kind::equip, m.to_seat, listed));
    case Area::judge: {
      Event e = with_cards(kind::place, m.to_seat, listed);
      e.hide(Field::what);
      flush();  // the use before it says as what
      if (const Event* const use = latest(kind::use);
          use != nullptr && listed.size() == 1 && use->cards.size() == 1 &&
          use->cards[0] == listed[0] && listed[0] < sanguosha::deck_size) {
        const bool printed = static_cast<What>(sanguosha::face(listed[0]).name) == use->what;
        e.what = printed ? What{} : use->what;
        e.show(Field::what);
      }
      return emit(e);
    }
    case Area::special: return lay(m);
    default:
      contradiction(rule::unexplained, m.to_seat, say::leaves_table(), say::places_from_table(),
                    way_of(m.from, m.to, listed.size()));
  }
}

// On his general: a pile of the skill.
void Packets::lay(const Move& m) {
  Event e = with_cards(kind::lay, m.to_seat, listed);
  e.what = sanguosha::cause(skill_of(m.skill));
  emit(e);
}

// From there away: all of it when he is dead or has lost the skill; else one by one.
void Packets::from_pile(const Move& m) {
  const bool of_the_ox = skill_of(m.skill) == sanguosha::Skill::muniu;  // another's, or gone
  if ((m.skill.empty() || of_the_ox) && again_.players.is_dead(m.from_seat))
    return emit(with_cards(kind::forfeit, m.from_seat, listed));
  if (m.skill.empty() || of_the_ox) return emit(with_cards(kind::put, nobody, listed));
  if (shed_by_ != m.from_seat) flush();
  shed_by_ = m.from_seat;
  shed_for_ = cause_of(m.skill);
  if (shed_.empty()) shed_at_ = index;
  shed_.insert(shed_.end(), listed.begin(), listed.end());
}

void Packets::from_player(const Move& m) {
  const Seat who = m.from_seat;
  if (m.to == Area::processing) {
    if (m.from == Area::judge) return emit(with_cards(kind::due, who, listed));
    return laid_down(m);
  }
  const bool taken = (m.to == Area::hand && m.to_seat != nobody);
  if (taken && (m.skill == "collateral_skill" || m.skill == "collateral")) {
    Event e = with_cards(kind::give, who, listed, rule::collateral);
    e.other = m.to_seat;
    return emit(e);
  }
  // Given away by the skill that was used last, which the move does not name.
  if (taken && of_kingdoms && m.skill.empty() && m.reason == Reason::give && who == invoked_by_) {
    Event e = with_cards(kind::gift, who, listed);
    e.other = m.to_seat;
    e.what = sanguosha::cause(invoked_);
    return emit(e);
  }
  if (taken) {
    Event e = with_cards(kind::snatch, m.to_seat, listed, cause_of(m.skill));
    e.other = who;
    return emit(e);
  }
  if (m.to == Area::discard) {
    if (m.reason == Reason::recast) return emit(with_cards(kind::recast, who, listed));
    if (m.reason == Reason::put_into_discard && cause_of(m.skill) == rule::breastplate)
      return emit(with_cards(kind::forfeit, who, listed, rule::breastplate));
    if (m.reason == Reason::put_into_discard) return emit(with_cards(kind::replace, who, listed));
    if (m.skill == "game_rule" && who == discarding_ && before_0_5())
      return emit(with_cards(kind::discard, who, listed, rule::phase_discard));
    const bool nameless = m.skill.empty() && before_0_5();
    if (m.skill == "game_rule" || nameless) return emit(with_cards(kind::forfeit, who, listed));
    using enum sanguosha::Skill;
    constexpr sanguosha::SkillSet of_anybody{jiewei, huyuan_ld, ganglie_hs};  // himself, too
    const bool anybodys = of_anybody.contains(skill_of(m.skill)) || m.from == Area::judge;
    if (m.proposer != nobody && (m.proposer != who || anybodys)) {
      Event e = with_cards(kind::remove, m.proposer, listed, cause_of(m.skill));
      e.other = who;
      return emit(e);
    }
    return emit(with_cards(kind::discard, who, listed, cause_of(m.skill)));
  }
  contradiction(rule::unexplained, who, say::changes_hands(), say::move_explained(),
                way_of(m.from, m.to, listed.size()));
}

// Hand to table: the cards of the use or answer that was just announced.
void Packets::laid_down(const Move& m) {
  if (pending_.kind == nothing) {
    contradiction(rule::use_done, m.from_seat, say::laid_unannounced(), say::card_used(),
                  say::cards_laid(listed.size()));
    return;
  }
  Event e = pending_;
  pending_ = {};
  const bool twice = m.from == Area::discard && in_hand(listed[0], m.from_seat);
  const bool same =
      e.seat == m.from_seat && pending_cards_ == listed && !m.mixed &&
      (m.from == Area::hand || m.from == Area::equip || m.from == Area::special || twice);
  // Of two statements the one that can be true is followed.
  const bool misnamed = !same && listed.size() == 1 && pending_cards_.size() == 1 &&
                        listed[0] != unknown_card && in_hand(listed[0], e.seat) &&
                        !in_hand(pending_cards_[0], e.seat);
  if (!same) {
    const Earlier there(*this, misnamed ? pending_at_ : index);
    e.cards = pending_cards_;
    Event laid = e;
    laid.seat = m.from_seat;
    laid.cards = listed;
    contradiction(rule::use_hold, say::not_the_card_laid(), e, laid);
  }
  e.cards = misnamed ? listed : pending_cards_;
  if (misnamed) e.what = static_cast<What>(sanguosha::face(listed[0]).name);
  out.add(e, pending_at_);
  if (of_sides) goes_round(e);
  if (of_kingdoms) protects(e);
}

}  // namespace tally::freekill
