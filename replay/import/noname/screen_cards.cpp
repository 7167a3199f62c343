// Cards that change their place. Who loses cards is told apart from why: a log line says that,
// before or behind it.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/screen.h"
#include "replay/io/input_error.h"
#include "replay/words.h"

namespace tally::noname {

using sanguosha::Name;
using sanguosha::Suit;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// Whether a log line names just these cards, `strange` the faces of those that are none of ours.
// One in a judgement area is named as what it lies there.
bool names(const std::vector<Shown>& named, const std::vector<Card>& cards,
           const std::vector<Shown>& strange) {
  std::vector<Shown> left = strange;
  for (const Card c : cards)
    if (c != unknown_card) left.push_back({{}, sanguosha::face(c).suit, sanguosha::face(c).rank});
  if (named.size() != left.size()) return false;
  for (const Shown& s : named) {
    const auto it = std::ranges::find_if(
        left, [&](const Shown& l) { return l.suit == s.suit && l.rank == s.rank; });
    if (it == left.end()) return false;
    left.erase(it);
  }
  return true;
}

}  // namespace

// [suit, rank, name, nature, number]
Shown Screen::face_of(Value card) const {
  const bool of_a_kingdom =
      std::ranges::find(of_a_kingdom_, card.at(4).text()) != of_a_kingdom_.end();
  return {of_a_kingdom ? Name::heg_nullification : name_of(card.at(2).text(), card.at(3).text()),
          suit_of(card.at(0).text()), small(card.at(1).number())};
}

// Of equal cards the first that is named is the first of ours.
Card Screen::card_of(Value card) {
  const std::string_view id = card.at(4).text();
  const Shown face = face_of(card);
  const auto& [name, suit, rank] = face;
  if (const auto known = ids_.find(id); known != ids_.end() && !id.empty()) {
    held_against(known->second, face);
    return known->second.card;
  }
  if (name == Name::none && !card.at(2).text().empty())
    not_here(say::card(io::in_quotes(card.at(2).text())));
  if (id.empty()) return latest_like(name, suit, rank);
  taken_.resize(sanguosha::deck_size);
  bool is_there = false;
  for (std::size_t c = 0; c < taken_.size(); ++c) {
    const auto one = static_cast<Card>(static_cast<Card::Number>(c));
    if (!is_face(one, name, suit, rank) || !is_in_deck(one)) continue;
    is_there = true;
    if (taken_[c]) continue;
    taken_[c] = true;
    ids_.emplace(id, Known{one, face});
    return one;
  }
  if (of_kingdoms_ && !is_there) not_here(say::card(io::in_quotes(card.at(2).text())));
  constexpr std::size_t enough = 1000;  // no deck has so many cards
  if (ids_.size() < enough) ids_.emplace(id, Known{unknown_card, face});
  return unknown_card;
}

// A card has the face it had when it was first seen. Said of it once.
void Screen::held_against(Known& known, const Shown& face) {
  if (face == known.face || std::exchange(known.changed, true)) return;
  contradiction(rule::use_hold, nobody, say::said_twice(), said_face(known.face), said_face(face));
}

Message Screen::said_face(const Shown& face) const {
  const Card card = latest_like(face.name, face.suit, face.rank);
  return card == unknown_card ? say::no_such_card() : said_cards(out_.game->schema(), {&card, 1});
}

// In the deck of kingdom war; cards of other decks have faces of its cards.
bool Screen::is_in_deck(Card c) const {
  const auto& deck = sanguosha::deck_war_noname;
  return !of_kingdoms_ || std::ranges::find(deck, c) != deck.end();
}

// One that has no number: the last of such cards that was seen, or the first there is; none of
// those that were meant before.
Card Screen::latest_like(Name name, Suit suit, std::int64_t rank,
                         std::span<const Card> before) const {
  const auto meant = [&](Card c) { return std::ranges::find(before, c) != before.end(); };
  constexpr std::size_t far_enough = 200;
  const auto& seen = out_.seen();
  for (std::size_t i = seen.size(); i + far_enough > seen.size() && i > 0; --i)
    for (const Card c : seen[i - 1].event.cards)
      if (c != unknown_card && is_face(c, name, suit, rank) && !meant(c)) return c;
  for (std::size_t c = 0; c < sanguosha::deck_size; ++c)
    if (const auto one = static_cast<Card>(static_cast<Card::Number>(c));
        is_face(one, name, suit, rank) && is_in_deck(one) && !meant(one))
      return one;
  return unknown_card;
}

std::vector<Card> Screen::cards_of(Value list) {
  std::vector<Card> out;
  for (const Value card : list.each()) out.push_back(card_of(card));
  if (out.size() > static_cast<std::size_t>(max_cards)) throw io::InputError(say::too_many_cards());
  return out;
}

bool Screen::is_ox(const Loss& loss, Seat of) {
  return loss.worn && loss.seat == of && loss.cards.size() == 1 &&
         loss.cards[0] < sanguosha::deck_size &&
         sanguosha::face(loss.cards[0]).name == Name::wooden_ox;
}

// What lay beside the dead by Undying is in no area; the line names it.
std::size_t Screen::add_beside(Loss& loss) const {
  const bool lies_there = std::ranges::any_of(out_.seen(), [&](const auto& s) {
    return s.event.kind == kind::lay && s.event.seat == loss.seat &&
           s.event.what == sanguosha::cause(sanguosha::Skill::buqu_hs);
  });
  const std::size_t in_areas = loss.cards.size();
  for (const Shown& s : announced_.named) {
    const auto is_it = [&](Card c) {
      return c != unknown_card && sanguosha::face(c).suit == s.suit &&
             sanguosha::face(c).rank == s.rank;
    };
    if (lies_there && std::ranges::none_of(loss.cards, is_it))
      loss.cards.push_back(latest_like(s.name, s.suit, s.rank, loss.cards));
  }
  return loss.cards.size() - in_areas;
}

// [hand, equipment, judgement area, beside the general]
void Screen::lost(Seat who, Value areas) {
  says_whom_it_protects();
  pointed_ = nobody;  // an arrow for a Nullification comes behind
  Loss loss;
  loss.seat = who;
  std::array<std::size_t, 4> sizes{};
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const std::vector<Card> cards = cards_of(areas.at(i));
    sizes[i] = cards.size();
    for (std::size_t k = 0; k < cards.size(); ++k)
      if (cards[k] == unknown_card) loss.strange.push_back(face_of(areas.at(i).at(k)));
    if (i == 0) counts(who, -static_cast<std::int64_t>(cards.size()));
    loss.cards.insert(loss.cards.end(), cards.begin(), cards.end());
  }
  std::size_t by_undying = 0;
  if (announced_.event.kind == kind::forfeit && announced_.from == who)
    by_undying = add_beside(loss);
  sizes[3] += by_undying;
  if (loss.cards.empty()) return;
  const bool of_two = who == contest_.by || who == contest_.with;
  if (of_two && !contest_.up.contains(who) && sizes[0] == 1 && loss.cards.size() == 1)
    return puts_up(loss);
  if (exchanges_ > 0 && exchange_.contains(who)) return exchanges(loss);
  // What lies under a Wooden Ox goes with it, or falls off.
  if (loss.cards.size() == sizes[3] && (std::exchange(fell_, false) || is_ox(loss_, who))) return;
  if (announced_.event.kind == kind::forfeit && announced_.from == who && sizes[3] > 0) {
    Event rest = announced_.event;  // what lay beside the dead is told apart
    const auto split = loss.cards.end() - static_cast<std::ptrdiff_t>(sizes[3]);
    const std::vector<Card> beside(split, loss.cards.end());
    loss.cards.erase(split, loss.cards.end());
    Loss all = loss;
    all.cards.insert(all.cards.end(), beside.begin(), beside.end());
    held_against(std::exchange(announced_.named, {}), all, who);
    if (!loss.cards.empty()) settle(loss);
    announced_ = {};
    // Of two piles one after the other.
    const std::span<const Card> both = beside;
    for (const auto& pile : {both.first(sizes[3] - by_undying), both.last(by_undying)}) {
      rest.cards = pile;
      if (!pile.empty()) emit(rest);
    }
    return;
  }
  if (announced_.event.kind == kind::discard && announced_.from == who &&
      loss.cards.size() == sizes[2]) {
    announced_.event.kind = kind::remove;  // of what lies before himself: 飞扬
    announced_.event.other = who;
  }
  if (announced_.event.kind != nothing && announced_.from == who) return settle(loss);
  unexplained();
  loss.worn = loss.cards.size() == sizes[1];
  loss.due = loss.cards.size() == sizes[2];
  loss.before = out_.size();
  loss.at = index_;
  loss_ = std::move(loss);
}

// Forging an Alliance: two lines say how many each gets, then the cards leave them.
void Screen::exchanges(const Loss& loss) {
  exchanged_[loss.seat == exchange_[0] ? 0 : 1] = loss.cards;
  if (--exchanges_ > 0) return;
  for (int i = 0; i < 2; ++i)
    if (const auto& hand = exchanged_[static_cast<std::size_t>(i)]; !hand.empty())
      emit(with_cards(kind::aside, exchange_[i], hand));
}

void Screen::exchanged() {
  if (exchanges_ > 0 || (exchanged_[0].empty() && exchanged_[1].empty())) return;
  for (int i = 0; i < 2; ++i)
    if (const auto& hand = exchanged_[static_cast<std::size_t>(i)]; !hand.empty())
      emit(with_cards(kind::gain, exchange_[1 - i], hand));
  exchanged_ = {};
  exchange_ = {};
}

// Undying: the top card of the pile, laid beside him.
void Screen::tops(Value list) {
  const std::vector<Card> cards = cards_of(list);
  emit(with_cards(kind::reveal, nobody, cards));
  Event e = with_cards(kind::lay, skilled_, cards);
  e.what = sanguosha::cause(skill_);
  emit(e);
}

// "P将C置入了弃牌堆": of what lies beside him.
void Screen::sheds() {
  const Event* const laid = latest(kind::lay);
  if (laid != nullptr && laid->seat == first())
    emit(with_cards(kind::discard, first(), laid->cards));
}

// Its cards are told next where the viewer sees them.
void Screen::drew(Seat who, std::int64_t n) {
  const auto count = static_cast<std::size_t>(std::clamp<std::int64_t>(n, 0, max_cards));
  if (giver_ != nobody) {
    gifts_.insert(gifts_.end(), count, unknown_card);
    gifts_to_.insert(gifts_to_.end(), count, who);
    gifts_at_ = index_;
    counts(who, static_cast<std::int64_t>(count));
    return;
  }
  Event e = with_cards(kind::draw, who, unseen_cards(count));
  e.value = static_cast<std::int16_t>(count);
  if (is_for_answer(who)) {
    Event use = event(kind::invoke, who);
    use.what = sanguosha::cause(sanguosha::Skill::luanji_hs);
    use.hide(Field::other);
    emit(use);
  }
  if (skill_ == sanguosha::Skill::xiongyi && skilled_ != nobody) return draws_in_turn(e);
  emit(e);
  drawn_ = out_.size();
}

// Random Arrows: who is of its user's kingdom draws for his Dodge, and no line says why.
bool Screen::is_for_answer(Seat who) const {
  const auto& seen = out_.seen();
  if (seen.empty() || seen.back().event.kind != kind::respond || seen.back().event.seat != who)
    return false;
  return shoots_by_skill_;
}

// Mighty and Unusual: whoever records it is told first.
void Screen::draws_in_turn(const Event& e) {
  const auto turn = [&](Seat s) {
    const auto n = static_cast<Seat>(names_.size());
    return (s - skilled_ + n) % n;
  };
  const auto& seen = out_.seen();
  std::size_t at = seen.size();
  while (at > turn_at_ && seen[at - 1].event.kind == kind::draw &&
         turn(seen[at - 1].event.seat) > turn(e.seat))
    --at;
  insert(at, e, index_);
  drawn_ = at + 1;
}

void Screen::got(Seat who, Value list) {
  const std::vector<Card> cards = cards_of(list);
  if (!gifts_.empty() && gifts_to_.back() == who && cards.size() <= gifts_.size()) {
    std::ranges::copy(cards, gifts_.end() - static_cast<std::ptrdiff_t>(cards.size()));
    return;
  }
  if (drawn_ > 0) {
    Event& draw = out_.seen()[drawn_ - 1].event;
    same_seat(rule::unexplained, draw.seat, who);
    if (draw.seat == who && draw.cards.size() == cards.size()) draw.cards = out_.keep(cards);
    drawn_ = 0;
    return;
  }
  shown_ = cards;
}

void Screen::worn(Seat who, Value list) {
  const std::vector<Card> cards = cards_of(list);
  if (loss_.seat != who && is_ox(loss_, loss_.seat) && cards == loss_.cards) {
    Event e = with_cards(kind::relocate, std::exchange(loss_, {}).seat, cards);
    e.other = who;
    e.what = sanguosha::cause(sanguosha::Skill::muniu);
    ox_from_ = e.seat;
    ox_to_ = who;
    return emit(e);
  }
  if (std::exchange(moved_to_, nobody) == who) return;
  if (loss_.seat != who && skill_ == sanguosha::Skill::zhijian && skilled_ == loss_.seat &&
      cards == loss_.cards) {
    Event e = with_cards(kind::relocate, std::exchange(loss_, {}).seat, cards);
    e.other = who;
    e.what = sanguosha::cause(skill_);
    return emit(e);
  }
  if (loss_.seat == who && loss_.worn) {
    emit(with_cards(kind::replace, who, loss_.cards));
    loss_ = {};
  }
  emit(with_cards(kind::equip, who, cards));
}

void Screen::laid_before(Seat who, Value list) {
  if (std::exchange(moved_to_, nobody) == who) return;
  const std::vector<Card> cards = cards_of(list);
  Event e = with_cards(kind::place, who, cards);
  e.hide(Field::what);  // the use before it said as what
  emit(e);
}

void Screen::comes_due(Seat who) {
  if (loss_.seat != who || !loss_.due) return;
  emit(with_cards(kind::due, who, loss_.cards));
  loss_ = {};
}

// What lies under a Wooden Ox that has gone to another player.
void Screen::laden(Seat who, Value list) {
  if (out_.size() == 0 || out_.seen().back().event.kind != kind::relocate) return;
  const std::vector<Card> cards = cards_of(list);
  Event e = with_cards(kind::lay, who, cards);
  e.what = sanguosha::cause(sanguosha::Skill::muniu);
  emit(e);
}

// `named`: as the log line has them; without any there is nothing to wait for.
void Screen::announce(const Event& e, Seat from, std::string_view named) {
  settle_loss();
  announced_ = {e, from, cards_shown(named), index_};
  if (loss_.seat == from) return settle(std::exchange(loss_, {}));
  const bool real =
      std::ranges::any_of(announced_.named, [](const Shown& s) { return s.rank > 0; });
  if (named.empty() || real) return;
  announced_ = {};
  emit(e);
}

// What a log line names and what is lost.
void Screen::held_against(const std::vector<Shown>& named, const Loss& loss, Seat who) {
  if (!names(named, loss.cards, loss.strange))
    contradiction(rule::use_hold, who, say::said_twice(), say::cards_lost(loss.cards.size()),
                  say::cards_named(named.size()));
}

void Screen::settle(const Loss& loss) {
  Announced a = std::exchange(announced_, {});
  a.event.cards = loss.cards;
  if (!a.named.empty()) held_against(a.named, loss, a.from);
  if (a.event.kind == kind::snatch && skill_ == sanguosha::Skill::fanjian &&
      skilled_ == a.event.other) {  // the card is shown behind it
    Event shown = a.event;
    shown.kind = kind::expose;
    emit(shown);
    skill_ = sanguosha::Skill::none;
  }
  emit(a.event);
  if (destroyed_ == unknown_card || std::ranges::find(loss.cards, destroyed_) == loss.cards.end())
    return;
  const Card gone = std::exchange(destroyed_, unknown_card);
  emit(with_cards(kind::withdraw, nobody, {&gone, 1}));
}

// What a log line said was to be lost, and is not.
void Screen::settle_loss() {
  if (announced_.event.kind == nothing) return;
  const Announced a = std::exchange(announced_, {});
  contradiction(rule::use_hold, a.event.seat, say::card_stays_in_hand(), say::loses_it(),
                say::cards_named(a.named.size()));
}

void Screen::unexplained() {
  settle_loss();
  const Loss loss = std::exchange(loss_, {});
  if (loss.cards.empty()) return;
  contradiction(rule::unexplained, loss.seat, say::move_unexplained(), say::move_explained(),
                say::cards_lost(loss.cards.size()));
}

// Bequeathed Strategy: the cards that were looked at are those that are given.
void Screen::give_away() {
  if (gifts_.empty()) return;
  const std::vector<Card> cards = std::exchange(gifts_, {});
  const std::vector<Seat> to = std::exchange(gifts_to_, {});
  Event e = event(kind::peek, std::exchange(giver_, nobody));
  e.value = static_cast<std::int16_t>(cards.size());
  e.cards = cards;
  add(e, gifts_at_);
  e.kind = kind::gift;
  e.what = sanguosha::cause(sanguosha::Skill::yiji);
  e.value = 0;
  for (std::size_t i = 0, first = 0; i < cards.size(); first = i) {
    while (i < cards.size() && to[i] == to[first]) ++i;
    e.other = to[first];
    e.cards = std::span(cards).subspan(first, i - first);
    add(e, gifts_at_);
  }
}

}  // namespace tally::noname
