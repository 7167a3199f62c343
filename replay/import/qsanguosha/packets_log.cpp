// Log lines: [type, from, to, card, argument, argument].
#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::Element;
using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// Used on oneself, where no target is named.
bool on_oneself(Name n) {
  const auto type = sanguosha::info(n).type;
  return n == Name::peach || n == Name::wine || n == Name::ex_nihilo || n == Name::lightning ||
         n == Name::await_exhausted || n == Name::threaten_emperor || n == Name::imperial_order ||
         sanguosha::is_equipment(type);
}

}  // namespace

// "12", "38+42", "slash:spear[no_suit_red:-]=34+136|.", "@ZhihengCard[no_suit:-]=41+9", "…=."
Packets::Named Packets::named(std::string_view card) const {
  Named out;
  std::string_view numbers = card;
  if (const std::size_t bracket = card.find('['); bracket != std::string_view::npos) {
    const std::string_view head = card.substr(0, bracket);
    out.skill_card = skill_of_card(family_, head);
    // Behind & stands the skill of a general: Balance of Power without one is that of the Luminous
    // Pearl.
    if (out.skill_card == Skill::zhiheng_gz && card.ends_with('&')) out.skill_card = Skill::mingzhu;
    const std::size_t colon = head.find(':');
    out.name = head == "@TribladeSkillCard" ? Name::triblade : name_of(head.substr(0, colon));
    if (colon != std::string_view::npos) out.skill = skill_of(family_, head.substr(colon + 1));
    const std::size_t equals = card.find('=', bracket);
    numbers = equals == std::string_view::npos ? std::string_view() : card.substr(equals + 1);
    numbers = numbers.substr(0, numbers.find_first_of("|:&"));
  }
  while (!numbers.empty()) {
    const std::size_t plus = std::min(numbers.find('+'), numbers.size());
    std::int64_t id = 0;
    const auto parsed = std::from_chars(numbers.data(), numbers.data() + plus, id);
    if (parsed.ec == std::errc() && parsed.ptr == numbers.data() + plus) {
      out.cards.push_back(card_numbered(id));
      if (out.name == Name::none && out.skill_card == Skill::none && id >= 0 &&
          card_numbered(id) != unknown_card) {
        const Name viewed = viewed_[static_cast<std::size_t>(id)];
        if (viewed != Name::none) out.skill = viewed_by_[static_cast<std::size_t>(id)];
        out.name = viewed != Name::none ? viewed : sanguosha::face(card_numbered(id)).name;
      }
    }
    numbers.remove_prefix(std::min(plus + 1, numbers.size()));
  }
  return out;
}

void Packets::log(Value v) {
  const std::string_view type = v.at(log_type).text();
  if (of_kingdoms() && war_log(type, v)) return;
  if (type == "#UseCard") return use(v, kind::use);
  if (type.starts_with("$DiscardCard")) thrown_named_ = named(v.at(log_card).text()).cards;
  if (type == "#UseCard_Resp") return use(v, kind::respond);
  if (type == "$Install") return install(v);
  if (type.starts_with("#Damage")) return damage(type, v);
  if (type == "$InitialJudge" || type == "$ChangedJudge" || type == "$JudgeResult")
    return judged(type, v);
  if (type == "#Murder" || type == "#Suicide" || type == "#Contingency") return died(v);
  if (type == "#SkipPhase") return skips(v);
  if (type == "#NullificationDetails" && !of_kingdoms()) {
    against_ = static_cast<What>(name_of(v.at(log_arg).text()));
    const SeatList to = seats_of(v.at(log_to).text());
    // Against another Nullification its user is named; it is still about the same target.
    if (static_cast<Name>(against_) != Name::nullification)
      protects_ = to.size() == 1 ? to[0] : nobody;
    against_known_ = true;
  } else if (type == "#CollateralSlash" && pending_.kind == kind::use) {
    const SeatList victim = seats_of(v.at(log_to).text());
    if (victim.size() != 1) return;
    pending_.other = victim[0];
    SeatList holder;  // Sheauhaw names both as targets
    for (const Seat s : pending_.seats)
      if (s != victim[0] || pending_.seats.size() == 1) holder.push(s);
    pending_.seats = holder;
    borrowed_from_ = holder.size() == 1 ? holder[0] : nobody;
  } else if (type == "#GuanxingResult") {
    Event e = event(kind::peek, seat_of(v.at(log_from).text()));
    const std::int64_t top = std::clamp<std::int64_t>(v.at(log_arg).number(), 0, max_cards);
    const std::int64_t bottom = std::clamp<std::int64_t>(v.at(log_arg2).number(), 0, max_cards);
    const std::vector<Card> unseen(static_cast<std::size_t>(top + bottom), unknown_card);
    e.value = small(top + bottom);
    e.cards = gazed_.size() == unseen.size() ? gazed_ : unseen;
    emit(e);
    e.kind = kind::arrange;
    e.value = small(top);
    e.cards = unseen;
    emit(e);
    gazed_.clear();
  } else if (type == "#ChoosePlayerWithSkill") {
    invoke_on(v.at(log_arg).text(), seat_of(v.at(log_from).text()), seats_of(v.at(log_to).text()));
  } else if (type == "#InvokeOthersSkill") {
    passes_on(v.at(log_arg).text(), seat_of(v.at(log_from).text()), seats_of(v.at(log_to).text()));
  } else if (type == "#NoJink") {
    cannot_dodge(seat_of(v.at(log_from).text()));
  } else if (type == "#TrickDirection") {
    way_ = v.at(log_arg).text();
  } else if (type == "#ChooseSuit" && sower_ != nobody) {
    Event e = event(kind::declare, seat_of(v.at(log_from).text()));
    e.what = suit_of(v.at(log_arg).text());
    emit(e);
  }
}

// Emitted when the cards leave the hand.
void Packets::use(Value v, sanguosha::kind::Id k) {
  Named card = named(v.at(log_card).text());
  const Seat from = seat_of(v.at(log_from).text());
  const SeatList to = seats_of(v.at(log_to).text());
  const std::string_view text = v.at(log_card).text();
  if (text.starts_with('@')) {
    if (card.name == Name::none && of_one_not_here(from, card.skill_card)) return;
    // Troubled Waters 祸水 is told as used where its general is turned up, and does no more.
    const Skill skill = card.skill_card;
    if (of_kingdoms() && skill != Skill::none && !sanguosha::info(skill).compulsory) {
      turned_up_to_use(from, skill);
      turned_up_for(from, skill);
    }
    return skill_card(card, from, to);
  }
  const bool nullifies = sanguosha::is_nullification(card.name);
  if (of_kingdoms()) {
    if (nullifies) due_to_nullify(protects_);
    strategy_use(text, from, to);
    turned_up_to_use(from, card.skill);
    turned_up_for(from, card.skill);
    if (text.find(":_shuangren[") != std::string_view::npos) {  // on whom, who has won
      Event strikes = event(kind::invoke, from);
      strikes.what = sanguosha::cause(Skill::shuangren);
      strikes.hide(Field::other);
      strikes.seats = to;
      emit(strikes);
    }
    if (card.skill == Skill::qice) {
      Event used = event(kind::invoke, from);
      used.what = sanguosha::cause(Skill::qice);
      emit(used);
    }
  }
  Event e = event(k, from);
  e.what = static_cast<What>(card.name);
  e.seats = to;
  if (k == kind::use && to.empty()) {
    if (card.name == Name::dodge) e.kind = kind::respond;
    // Of kingdom war: all others are lured away, or are no targets.
    const bool for_all = card.name == Name::god_salvation || card.name == Name::amazing_grace;
    if (on_oneself(card.name) || (of_kingdoms() && for_all)) e.seats = {from};
  }
  if (nullifies) {
    e.kind = kind::nullify;
    e.seats = {};
    e.what = against_;
    e.other = protects_;
    if (!against_known_ || against_ == 0) e.hide(Field::what);
    if (!against_known_ || protects_ == nobody) e.hide(Field::other);
    against_known_ = false;
    if (!of_kingdoms()) due_if_delayed(protects_, static_cast<Name>(against_));
  }
  if (k == kind::use) borrowed_from_ = nobody;
  duel_of_two(e);
  is_provided(e, card.cards);
  announce(e, card.cards);
}

void Packets::announce(Event e, const std::vector<Card>& cards) {
  give_away();
  flush();
  pending_ = e;
  pending_cards_ = cards;
  pending_at_ = index_;
  if (cards.empty()) flush();
}

// Where no use was told before it (v2, Para), this tells of it.
void Packets::install(Value v) {
  if (tells_rounds(family_) || of_kingdoms()) return;
  const Seat who = seat_of(v.at(log_from).text());
  const Named card = named(v.at(log_card).text());
  Event e = event(kind::use, who);
  e.what = static_cast<What>(card.name);
  e.seats = {who};
  announce(e, card.cards);
}

// Of what kind stands in the type (Sheauhaw) or behind the number (v2, Para).
void Packets::damage(std::string_view type, Value v) {
  const SeatList to = seats_of(v.at(log_to).text());
  const std::string_view nature = v.at(log_arg2).text();
  const auto is = [&](std::string_view in_type, std::string_view in_text) {
    return type.find(in_type) != std::string_view::npos || nature == in_text;
  };
  Event e = event(kind::damage, to.size() == 1 ? to[0] : nobody);
  e.other = seat_of(v.at(log_from).text());
  e.value = small(v.at(log_arg).number());
  if (of_kingdoms() && e.other == tiger_) strikes(e.seat);
  e.what = static_cast<What>(is("Fire", "fire_nature")         ? Element::fire
                             : is("Thunder", "thunder_nature") ? Element::thunder
                                                               : Element::normal);
  emit(e);
}

// The card is named before it moves, and again as the result.
void Packets::judged(std::string_view type, Value v) {
  const Named card = named(v.at(log_card).text());
  const Card one = card.cards.size() == 1 ? card.cards[0] : unknown_card;
  if (type != "$JudgeResult") {
    holds_judgement(unknown_card);
    judgement_named_ = one;
    judgement_named_at_ = index_;
    return;
  }
  holds_judgement(one);
  Event e = event(kind::judged, seat_of(v.at(log_from).text()));
  if (judgement_.kind == kind::flip)
    e.what = judgement_.what;
  else
    e.hide(Field::what);
  e.hide(Field::value);
  e.cards = card.cards;
  emit(e);
}

// Another card that lies there than the result is held against that by the rules.
void Packets::holds_judgement(Card result) {
  const Card named = std::exchange(judgement_named_, unknown_card);
  const Card lies = std::exchange(judgement_card_, unknown_card);
  if (named == unknown_card || lies == unknown_card || named == lies) return;
  if (result != unknown_card && result != lies) return;
  Event moved = judgement_;
  moved.cards = {&lies, 1};
  Event logged = judgement_;
  logged.cards = {&named, 1};
  out_.contradict(judgement_named_at_, rule::judgement, judgement_.seat, say::said_twice(),
                  said_event(sanguosha::schema(), logged), said_event(sanguosha::schema(), moved));
}

// From the killer, if there is one, to the victim; the role is the argument.
void Packets::died(Value v) {
  const SeatList who = seats_of(v.at(log_to).text());
  if (who.size() != 1) return;
  Event e = event(kind::death, who[0]);
  e.other = seat_of(v.at(log_from).text());
  e.what = static_cast<What>(of_kingdoms() ? sanguosha::Role::warrior
                                           : role_named(v.at(log_arg).text()));
  if (of_kingdoms()) return died_unshown(e, v.at(log_arg).text());
  dead_.add(who[0]);
  // A role that was told before is held against this by the rules.
  const std::string& id = ids_[static_cast<std::size_t>(who[0])];
  if (!roles_.contains(id)) has_role(id, v.at(log_arg).text());
  emit(e);
}

// Said when it is settled; it is skipped when its time comes.
void Packets::skips(Value v) {
  const Seat who = seat_of(v.at(log_from).text());
  if (std::exchange(skips_, who) != who) skipped_ = {};
  skipped_last_ = phase_of(v.at(log_arg).text());
  skipped_[skipped_last_] = true;
}

}  // namespace tally::qsanguosha
