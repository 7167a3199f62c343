// Log lines: judgements, cards that are shown or picked.
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/screen.h"
#include "replay/words.h"

namespace tally::noname {

using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

// In kingdom war by whom a skill is used says which of its name it is.
What Screen::cause_of_judgement(Seat who, std::string_view name) const {
  if (!of_kingdoms_ || name_shown(name) != sanguosha::Name::none) return cause_shown(name);
  Skill skill = skill_named(skilled_, name);
  if (skill == Skill::none) skill = skill_named(who, name);
  return skill == Skill::none ? cause_shown(name) : What{sanguosha::cause(skill)};
}

void Screen::flip() {
  shows("judge1", rule::judgement, first());
  judgement_ = event(kind::flip, first());
  judgement_.what = cause_of_judgement(first(), words_[0]);
  if (judgement_.what == 0) judgement_.hide(Field::what);
  judgement_card_ = std::exchange(shown_, {});
  const bool is_shown = !judgement_card_.empty();
  if (!is_shown) judgement_card_ = {unknown_card};
  // Of several by Goddess Luo only the first is announced.
  if (const Event* const last = out_.size() == 0 ? nullptr : &out_.seen().back().event;
      judgement_.what == sanguosha::cause(Skill::luoshen) &&
      (last == nullptr || last->kind != kind::invoke))
    invoked("洛神", nullptr);
  Event e = judgement_;
  e.cards = judgement_card_;
  emit(e);
  if (!is_shown)
    contradiction(rule::judgement, e.seat, say::judgement_without_card(), say::shows_card(),
                  said_event(out_.game->schema(), e));
}

void Screen::judged() {
  Event e = judgement_;
  e.kind = kind::judged;
  e.seat = first();
  e.hide(Field::value);
  const Event* const changed = latest(kind::retrial);
  const Event* const begun = latest(kind::flip);
  const std::vector<Shown> named = cards_shown(line_.marked[1]);
  if (named.size() == 1 && judgement_card_ == std::vector{unknown_card})  // it was not shown
    judgement_card_ = {latest_like(named[0].name, named[0].suit, named[0].rank)};
  e.cards = changed > begun ? changed->cards : std::span<const Card>(judgement_card_);
  if (named.size() == 1 && e.cards.size() == 1) judged_as(e, named[0]);
  emit(e);
  if (e.what == sanguosha::cause(Skill::beige))
    flips_ = named.size() == 1 && named[0].suit == sanguosha::Suit::spade;
  if (e.what != sanguosha::cause(Skill::ganglie_hs)) return;
  const bool black =
      named.size() == 1 && sanguosha::color_of(named[0].suit) == sanguosha::Color::black;
  const Event* const hurt = latest(kind::damage);  // a card of whoever has hurt him
  if (black && hurt != nullptr && hurt->other != nobody)
    removes(e.seat, Skill::ganglie_hs, {hurt->other});
}

// The card that is turned up, or laid in its place, and what the result is said to be.
void Screen::judged_as(const Event& e, const Shown& named) {
  const Card card = e.cards[0];
  if (card == unknown_card || is_face(card, named.name, named.suit, named.rank)) return;
  contradiction(rule::judgement, e.seat, say::said_twice(),
                said_cards(out_.game->schema(), e.cards), said_face(named));
}

// By a number that the screen shows it may be another card of the same face.
void Screen::gain() {
  std::vector<Card> cards;
  for (const Shown& s : cards_shown(line_.marked[1]))
    cards.push_back(latest_like(s.name, s.suit, s.rank, cards));
  Event e = with_cards(kind::gain, first(), cards);
  if (skill_ == Skill::guzheng && skilled_ != nobody) {  // Upright Rule, of what was thrown away
    e.kind = kind::retrieve;
    e.seat = skilled_;
    e.other = first();
  }
  emit(e);
}

void Screen::pick() {
  shows("drawCard", rule::use_hold, first());
  emit(with_cards(kind::pick, first(), shown_));
}

void Screen::declare() {
  Event e = event(kind::declare, first());
  e.what = suit_shown(words_[0]);
  if (e.what != 0) emit(e);
}

void Screen::reveal() { emit(with_cards(kind::reveal, nobody, shown_)); }

void Screen::show_hand() {
  const bool beside = out_.size() > 0 && out_.seen().back().event.kind == kind::lay;
  if (beside && skill_ == Skill::buqu_hs) return;  // Undying: all that lies there
  shows("showCards", rule::use_hold, first());
  emit(with_cards(kind::show, first(), shown_));
}

// Said before the loss of it.
void Screen::destroyed() {
  const std::vector<Shown> named = cards_shown(line_.marked[0]);
  if (named.size() != 1 || named[0].name != sanguosha::Name::imperial_order) return;
  destroyed_ = latest_like(named[0].name, named[0].suit, named[0].rank);
  if (out_.size() == 0) return;
  const Event& last = out_.seen().back().event;  // a judgement card lies on the table already
  if (last.kind != kind::judged || last.cards.empty() || last.cards[0] != destroyed_) return;
  const Card gone = std::exchange(destroyed_, unknown_card);
  emit(with_cards(kind::withdraw, nobody, {&gone, 1}));
}

// The screen has told how many go on top, and how many to the bottom.
void Screen::arranged() {
  if (top_ < 0 || bottom_ < 0) return;
  const auto unseen =
      unseen_cards(static_cast<std::size_t>(top_) + static_cast<std::size_t>(bottom_));
  Event e = with_cards(kind::peek, first(), unseen);
  e.value = top_ + bottom_;
  emit(e);
  e.kind = kind::arrange;
  e.value = top_;
  emit(e);
  top_ = bottom_ = -1;
}

}  // namespace tally::noname
