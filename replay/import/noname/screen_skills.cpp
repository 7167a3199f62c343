// Skills and equipment: who uses them on whom.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/screen.h"
#include "replay/words.h"

namespace tally::noname {

using sanguosha::Name;
using sanguosha::Phase;
using sanguosha::Role;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// Where the use, answer or card itself says so again, or a skill works by itself.
bool said_elsewhere(Skill s) {
  const auto& info = sanguosha::info(s);
  const auto& does = info.effects;
  return info.compulsory || (does.converts != nullptr && does.act == nullptr) ||
         does.joins.cards > 0 || does.retrial != nullptr || does.claimed != nullptr;
}

// Told whom it is used on, who is plain from what it answers.
bool against_somebody(Skill s) {
  return s == Skill::fankui || s == Skill::ganglie || s == Skill::tieqi || s == Skill::liuli;
}

// What is thrown away for it is told before it.
bool is_paid_first(Skill s, bool on_somebody) {
  return s == Skill::qiaobian || s == Skill::beige || (s == Skill::fangquan && on_somebody);
}

// The phase as whose beginning a skill is used, and is told before.
Phase begun_with(Skill s) {
  switch (s) {
    case Skill::feiyang_1v2: return Phase::judge;
    case Skill::duoshi_hs:
    case Skill::shuangren_noname: return Phase::play;
    case Skill::jushou_hs:
    case Skill::mouduan_hs: return Phase::finish;
    default: return Phase::none;
  }
}

// Of other equipment what it does is told.
bool asks_first(Name n) {
  return n == Name::eight_diagram || n == Name::double_swords || n == Name::ice_sword ||
         n == Name::kylin_bow || n == Name::dragon_phoenix || n == Name::breastplate ||
         n == Name::triblade;
}

}  // namespace

// Sudden Strike takes from them in the order of their turns, however they are named.
SeatList Screen::in_turn(const SeatList& seats, Seat from) const {
  SeatList out;
  for (std::size_t i = 1; from != nobody && i < names_.size(); ++i) {
    const auto s = static_cast<Seat>((static_cast<std::size_t>(from) + i) % names_.size());
    if (seats.contains(s)) out.push(s);
  }
  return out;
}

void Screen::invoke() { invoked(line_.marked[1], nullptr); }
void Screen::invoke_on() {
  const SeatList on = seats_named(line_.marked[1]);
  invoked(line_.marked[2], &on);
}

// One card of each.
void Screen::removes(Seat who, Skill skill, const SeatList& of) {
  remover_ = who;
  removed_ = set_of(of);
  removes_ = sanguosha::rule_of(skill);
  removals_ = of.size();
}

// Courtesy: each card that was thrown away is given for itself.
void Screen::given_back(Seat to, Value list) {
  for (const Card c : cards_of(list)) {
    Event e = event(kind::invoke, skilled_);
    e.what = sanguosha::cause(Skill::lirang);
    e.seats = {to};
    emit(e);
    e = with_cards(kind::retrieve, skilled_, {&c, 1});
    e.other = to;
    emit(e);
  }
}

// Ghostly Way: whose place was taken. By the number that the screen shows it is another card.
void Screen::takes_judgement_card(Seat who, Value list) {
  const auto& seen = out_.seen();
  const Event* const last = seen.empty() ? nullptr : &seen.back().event;
  if (last == nullptr || last->kind != kind::retrial || last->seat != who ||
      last->what != sanguosha::cause(Skill::guidao))
    return;
  const KindSet of_judgement{kind::flip, kind::retrial};
  const Shown face = face_of(list.at(0));
  Card card = unknown_card;
  for (std::size_t i = seen.size() - 1; i > turn_at_ && card == unknown_card; --i)
    if (const Event& e = seen[i - 1].event; of_judgement.contains(e.kind) && !e.cards.empty())
      card = e.cards[0];
  const bool same = card != unknown_card && sanguosha::face(card).suit == face.suit &&
                    sanguosha::face(card).rank == face.rank;
  if (!same) card = latest_like(face.name, face.suit, face.rank);
  emit(with_cards(kind::gain, who, {&card, 1}));
}

// Iron Cavalry: of which of his generals the skills do nothing.
void Screen::mutes(Seat of, std::string_view mark) {
  const bool deputy = mark == "fengyin_vice";
  if (skill_ != Skill::tieqi_hs || skilled_ == nobody || of == nobody ||
      (!deputy && mark != "fengyin_main"))
    return;
  const Warrior& his = war_[static_cast<std::size_t>(of)];
  Event e = event(kind::mute, skilled_);
  e.other = of;
  e.what = static_cast<What>(general_in_war(his.generals[deputy ? 1 : 0]));
  e.value = deputy ? 1 : 0;
  emit(e);
}

// The phase has begun, though its line comes behind; whoever is turned up for the skill, in it.
void Screen::phase_has_begun(Seat who, What phase) {
  Event e = event(kind::phase, who);
  e.what = phase;
  insert(before_turned_up(who, out_.size()), e, index_);
  begun_ = turn_at_;
  begun_phase_ = phase;
}

// Before the generals of his who were turned up just before this place.
std::size_t Screen::before_turned_up(Seat who, std::size_t at) const {
  const auto& seen = out_.seen();
  const KindSet brought{kind::unveil, kind::allegiance, kind::mark};
  while (at > turn_at_ && brought.contains(seen[at - 1].event.kind) &&
         seen[at - 1].event.seat == who)
    --at;
  return at;
}

// What he threw away for it just now, and what that brought about, goes behind the use.
void Screen::goes_before_price(Seat who) {
  auto& seen = out_.seen();
  const KindSet price_ends{kind::use, kind::damage, kind::judged, kind::death, kind::phase};
  const std::size_t use = before_turned_up(seen.back().event.seat, seen.size() - 1);
  std::size_t price = use;
  const auto is_price = [&](const Event& e) { return e.kind == kind::discard && e.seat == who; };
  while (price > turn_at_ && !price_ends.contains(seen[price - 1].event.kind) &&
         !is_price(seen[price - 1].event))
    --price;
  if (price <= turn_at_ || !is_price(seen[price - 1].event)) return;
  const auto from = [&](std::size_t at) { return seen.begin() + static_cast<std::ptrdiff_t>(at); };
  std::rotate(from(price - 1), from(use), seen.end());
  if (second_at_ > use) second_at_ -= use - (price - 1);
}

void Screen::invoked(std::string_view name, const SeatList* on) {
  constexpr std::string_view opens = "【";
  constexpr std::string_view closes = "】";
  if (name.starts_with(opens)) name.remove_prefix(opens.size());
  if (name.ends_with(closes)) name.remove_suffix(closes.size());
  const Seat who = first();
  announcer_ = who;
  if (of_kingdoms_ && name == "标记") {  // a mark is spent next
    spends_at_ = out_.size() + 1;
    spender_ = who;
    return;
  }
  const Name card = name_shown(name);
  const Skill skill = skill_named(who, name);
  turned_up_for(who, skill);
  if (card == Name::fan) return turned_to_fire(who);
  if (card == Name::halberd && on != nullptr) return strikes_more(who, *on);
  if (card == Name::jade_seal) {
    sealed_ = who;
    sealed_at_ = out_.size();
  }
  if (skill == Skill::none && !asks_first(card)) return;
  if (skill != Skill::none) {
    skill_ = skill;
    skilled_ = who;
    if (said_elsewhere(skill) || acts_again(skill, on != nullptr)) return;
  }
  if (const Phase begun = begun_with(skill); begun != Phase::none)
    phase_has_begun(who, static_cast<What>(begun));
  Event e = event(kind::invoke, who);
  e.what = skill != Skill::none ? What{sanguosha::cause(skill)} : cause_shown(name);
  const bool names_targets =
      skill != Skill::none && sanguosha::info(skill).effects.shape.most_targets > 0;
  const bool answers = card != Name::none || against_somebody(skill);
  if (answers) e.hide(Field::other);
  if (names_targets && on == nullptr) e.hide(Field::seats);
  if (names_targets && on != nullptr) e.seats = skill == Skill::tuxi ? in_turn(*on, who) : *on;
  if (card == Name::triblade && on != nullptr) near_him(e, *on);
  if ((card == Name::ice_sword || card == Name::kylin_bow) && on != nullptr && on->size() == 1) {
    remover_ = who;
    removed_ = set_of(*on);
    removes_ = sanguosha::info(card).rule;
    removals_ = card == Name::ice_sword ? 2 : 1;
  }
  if (skill == Skill::chuli_hs || skill == Skill::jianchu_hs)
    removes(who, skill, on == nullptr ? SeatList{} : *on);
  if (skill == Skill::xiongyi) together_ = on == nullptr ? 1 : static_cast<std::size_t>(on->size());
  if (skill == Skill::dimeng && on != nullptr) exchange_ = *on;
  gives_back_ = skill == Skill::lirang;
  if (gives_back_) return;  // once for each card, as it comes to somebody
  emit(e);
  if (is_paid_first(skill, on != nullptr)) goes_before_price(who);
  flips_ = skill == Skill::fangzhu_hs || skill == Skill::jushou_hs || skill == Skill::niepan;
  if (skill == Skill::fangquan && on != nullptr) granted_ = *on;
  pointed_at_ = {};
  if (skill == Skill::lijian) two_fight_ = out_.size();
  if (skill == Skill::yiji) giver_ = who;
  if (skill == Skill::muniu) {
    Event laid = event(kind::stow, who);
    laid.what = sanguosha::cause(skill);
    announce(laid, who, {});
  }
}

// The Halberd is announced behind the Slash that has more targets by it.
void Screen::strikes_more(Seat who, const SeatList& at) {
  Event* const slash = latest(kind::use);
  if (slash == nullptr || slash->seat != who) return;
  SeatList all = slash->seats;
  for (const Seat s : at) all.push(s);
  slash->seats = in_turn(all, who);
}

// The Triblade strikes somebody near whoever was hurt just now.
void Screen::near_him(Event& e, const SeatList& on) {
  const Event* const hurt = latest(kind::damage);
  if (hurt == nullptr) return;
  e.show(Field::other);
  e.other = hurt->seat;
  e.seats = on;
}

// The Vermilion Bird Fan is announced behind the Slash that it turns into one of fire.
void Screen::turned_to_fire(Seat who) {
  Event* const slash = latest(kind::use);
  if (slash != nullptr && slash->seat == who && static_cast<Name>(slash->what) == Name::slash)
    slash->what = static_cast<What>(Name::fire_slash);
}

// Bare Chested is announced once more when it makes damage more, Wild Axe when it is paid for.
bool Screen::acts_again(Skill skill, bool on_somebody) {
  if (skill == Skill::kuangfu_hs) return !on_somebody;
  const Event* const phase = latest(kind::phase);
  return skill == Skill::luoyi && phase != nullptr &&
         phase->what != static_cast<What>(sanguosha::Phase::draw);
}

// Seed of Animosity names two; who of them fights, the Duel says.
void Screen::duel_of_two(const Event& use) {
  if (two_fight_ == 0 || static_cast<Name>(use.what) != Name::duel) return;
  SeatList& named = out_.seen()[std::exchange(two_fight_, 0) - 1].event.seats;
  if (named.size() == 2 && named[1] == use.seat) named = {named[1], named[0]};
}

void Screen::has_role() {
  const Seat who = first();
  const Role r = role_shown(line_.marked[1]);
  if (who == nobody || r == Role::hidden || roles_[static_cast<std::size_t>(who)] == r) return;
  const Role said = roles_[static_cast<std::size_t>(who)];
  contradiction(rule::setup_roles, who, say::said_twice(),
                say::role(sanguosha::role_en[static_cast<std::size_t>(said)]),
                say::role(sanguosha::role_en[static_cast<std::size_t>(r)]));
}

}  // namespace tally::noname
