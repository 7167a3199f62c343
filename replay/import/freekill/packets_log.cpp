// GameLog packets: who uses what on whom, damage, judgements, deaths.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

// A used card is an id, or a map with a name and the cards it is made of.
Name Packets::read_card(cbor::Value v, std::vector<Card>& into) {
  into.clear();
  const cbor::Value u = v.untagged();
  if (const auto id = u.as_int()) {
    const Card c = card_of(*id);
    into.push_back(c);
    return c == unknown_card ? Name::none : sanguosha::face(c).name;
  }
  for (cbor::Value sub : u.find(subcards_key).untagged().items())
    into.push_back(card_of(sub.untagged().as_int().value_or(0)));
  return name_of(text(u.find(name_key)));
}

void Packets::game_log(cbor::Value v) {
  const std::string_view type = text(v.find("type"));
  if (before_0_5_12() && early_log(type, v)) return;
  if (type == "#GuanxingResult")
    return arranged(static_cast<int>(number(v.find("arg"))),
                    static_cast<int>(number(v.find("arg2"))));
  if (synced_) flush();
  if (of_kingdoms && war_log(type, v)) return;
  if (type == "#UseCardToTargets" || type == "#UseCard") return use(v, kind::use);
  if (type == "#ResponsePlayCard") return use(v, kind::respond);
  if (type == "#UseCardToCard") return answer_to_card(v);
  if (type == "#CardUseCollaborator") return collaborator(v);
  if (type == "#1v1ChooseGeneralsLog") return drafted(v);
  if (type == "#TimeOutDraw") return never_began();
  if (again_.log(type, v)) return;
  if (type == "#FilterCard") return counts_as(v);
  if (change_log(type, v) || claim_log(type, v)) return;
  if (type == "#InvokeSkill" || type == "#InvokeSkillTo") return invoke(v);
  if (type == "#Damage" || type == "#DamageWithNoFrom" || type == "#PreventDamage" ||
      type == "#HealHP" || type == "#LoseHP" || type == "#ShowHPAndMaxHP")
    return damage(type, v);
  if (type == "#StartJudgeReason" || type == "#InitialJudge" || type == "#JudgeResult")
    return judged(type, v);
  const Seat who = seat_of(v.find("from"));
  if (type == "$RoundStart") {
    round(number(v.find("arg")));
  } else if (type == "$TurnStart") {
    again_.turns.settle();
    emit(event(kind::turn, who));
  } else if (type == "$ExtraTurnStart") {
    begin_extra_turn(who);
  } else if (type == "$TurnEnd") {
    again_.turns.ends(who);
  } else if (type == "#EnterDying") {
    emit(event(kind::dying, who));
  } else if (type == "#KillPlayer" || type == "#KillPlayerWithNoKiller") {
    if (who == discarding_) discarding_ = nobody;
    again_.players.has_died(who);
    Event e = event(kind::death, who);
    e.other = seat_of(v.find("to").at(0));
    e.what = static_cast<What>(of_kingdoms ? sanguosha::Role::warrior
                                           : role_in_mode(text(v.find("arg"))));
    emit(e);
  } else if (type == "#ChainStateChange") {
    const std::string_view how = text(v.find("arg"));
    Event e = event(kind::chain, who);
    e.value = how == "chained" ? 1 : 0;
    if (!again_.players.chained(e, how == "reset-general")) emit(e);
  } else if (type == "#PhaseSkipped") {
    constexpr std::string_view phases[] = {"phase_start", "phase_judge",   "phase_draw",
                                           "phase_play",  "phase_discard", "phase_finish"};
    const auto it = std::find(std::begin(phases), std::end(phases), text(v.find("arg")));
    Event e = event(kind::skip, who);
    e.what = static_cast<What>(it - std::begin(phases) + 1);
    if (it != std::end(phases) && !again_.players.is_dead(who)) emit(e);
  } else if (type == "#ShowCard") {
    read_cards(v.find("card"));
    const std::vector<Card> all = listed;
    Event e = event(kind::show, who);
    for (const Card& c : all) {
      e.cards = {&c, 1};
      emit(e);
    }
  }
}

// {from, to[], card[]}: emitted when the cards leave the hand.
void Packets::use(cbor::Value v, sanguosha::kind::Id k) {
  announce(k, v, read_card(v.find("card").at(0), scratch_),
           text(v.find("type")) != "#ResponsePlayCard");
}

// The cards are in `scratch_`. Where a card is played and not used, the screen does not point.
void Packets::announce(sanguosha::kind::Id k, cbor::Value v, Name name, bool pointed) {
  if (naming_ != nobody) name_suit();
  flush();
  if (k == kind::use) tiger_ = prey_ = nobody;  // the screen points for the card
  if (of_kingdoms) strikes_with(seat_of(v.find("from")), name, seats_of(v.find("to")));
  pending_cards_ = scratch_;
  pending_ = event(k, seat_of(v.find("from")));
  pending_.what = static_cast<What>(name);
  pending_.seats = seats_of(v.find("to"));
  pending_at_ = index;
  again_.skills.as_foretold(pending_);
  if (pointed) again_.skills.pointed_for(pending_);
  if (pending_cards_.empty()) flush();
}

// {from, card[], arg = the card answered}: a Dodge against a Slash, or a Nullification.
void Packets::answer_to_card(cbor::Value v) {
  const cbor::Value answered = v.find("arg");
  const std::string_view by_name = text(answered);  // before 0.5.12
  const Name name = by_name.empty() ? read_card(answered, listed) : name_of(by_name);
  use(v, kind::respond);
  against(name);
}

void Packets::against(Name answered) {
  // Against a Slash a Dodge is due, against a trick a Nullification, whatever was used.
  const bool nullifies = answered == Name::none
                             ? static_cast<Name>(pending_.what) == Name::nullification
                             : !sanguosha::is_slash(answered);
  if (pending_.kind == kind::respond && nullifies) {
    pending_.kind = kind::nullify;
    pending_.what = static_cast<What>(answered);
    if (answered == Name::none) pending_.hide(Field::what);
    // For which target is said of a Nullification of a Kingdom alone.
    pending_.other = std::exchange(helped_, nobody);
    if (pending_.other == nobody) pending_.hide(Field::other);
  }
}

// {from = the target, to = [its victim]}: Borrowed Sword.
void Packets::collaborator(cbor::Value v) {
  if (pending_.kind != kind::use) return;
  pending_.other = seat_of(v.find("to").at(0));
  again_.skills.collaborator(pending_, pending_at_, seat_of(v.find("from")));
}

void Packets::invoke(cbor::Value v) {
  if (!hands_.empty()) start_playing();  // some skills come before the first round
  const std::string_view name = text(v.find("arg"));
  const Seat who = seat_of(v.find("from"));
  // Said of 祸水 because it lies open, of 闺秀 because she was turned up: not that it was for that.
  if (of_kingdoms && name != "huoshui" && name != "guixiu") turned_up_for(who, owned(name).skill);
  // … there only the screen says on whom; and a conversion without a target has none to repeat.
  const bool of_use = text(v.find("type")) == "#InvokeSkill" && skill_of(name) != Skill::none &&
                      sanguosha::info(skill_of(name)).effects.converts != nullptr;
  if (skill_of(name) == Skill::mingshi && tiger_ != nobody) strikes(who);  // in vain
  const bool known = !of_kingdoms || cause_of(owned(name)) != 0;
  // Of one that works by itself no line says against whom (恩怨).
  const bool by_itself = of_kingdoms && skill_of(name) != Skill::none && v.find("to").size() == 0 &&
                         sanguosha::info(skill_of(name)).compulsory;
  if (!before_0_5() && !of_use && !by_itself && known) {
    Event skill = event(kind::invoke, who);
    skill.what = cause_of(owned(name));
    skill.seats = seats_of(v.find("to"));
    again_.skills.invoked(skill);
  }
  if (skill_invoked(name, who, v)) return;
  const Name what = invoked(name);
  if (what == Name::none) return again_.skills.logged(name, who, v);
  if (what == Name::fan) {
    // Told after the Slash is on the table, and after what the loss of its cards brought about:
    // the last use becomes a Fire Slash.
    flush();
    again_.skills.works_for(who, name);
    Event* const last = latest(kind::use);
    if (last != nullptr && static_cast<Name>(last->what) == Name::slash)
      last->what = static_cast<What>(Name::fire_slash);
    return;
  }
  Event e = event(kind::invoke, who);
  e.what = static_cast<What>(what);
  e.hide(Field::other);
  if (what == Name::triblade) e.seats = seats_of(v.find("to"));
  emit(e);
}

void Packets::judged(std::string_view type, cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  if (type == "#StartJudgeReason") {
    const std::string_view reason = text(v.find("arg"));
    if (skill_of(reason) == sanguosha::Skill::luoshen) {
      // Said once; whoever goes on judging shows it by the next judgement.
      if (!luoshen_said_) {
        Event again = event(kind::invoke, who);
        again.what = sanguosha::cause(sanguosha::Skill::luoshen);
        emit(again);
        // The pile is refilled between the wish to judge and the card.
        if (const std::size_t n = out.size();
            n >= 2 && out.seen()[n - 2].event.kind == kind::shuffle)
          std::swap(out.seen()[n - 2], out.seen()[n - 1]);
      }
      luoshen_said_ = false;
    }
    judgement = event(kind::flip, who);
    judgement.what = judged_for(reason);
    initial_cards_.clear();
    judge_card_ = unknown_card;
    judge_card_as_.clear();
    return;
  }
  const std::string_view words = text(v.find("arg"));  // before 0.5.12
  if (words.empty())
    read_card(v.find("arg"), listed);
  else
    listed = cards_in_words(words);
  if (type == "#InitialJudge") {  // comes before the card is moved
    initial_cards_ = listed;
    held_against(rule::judgement, judgement, Said(judgement.kind).by(who));
    return;
  }
  const bool as_told = !words.empty() && words == judge_card_as_;
  if (as_told || std::ranges::find(listed, judge_card_) != listed.end())
    listed.assign(1, judge_card_);
  else if (listed.empty())
    listed.assign(1, unknown_card);
  listed.resize(1);
  // A result without a beginning does not say what was judged.
  Event e = event(kind::judged, who);
  if (judgement.kind == kind::flip)
    e.what = judgement.what;
  else
    e.hide(Field::what);
  e.hide(Field::value);
  e.cards = listed;
  emit(e);
}

// {arg, arg2 = a card, arg3 = what it counts as}: the spade Jack that was turned is one of hearts
// by Red Countenance 红颜. A real Jack of hearts may be of the same name.
void Packets::counts_as(cbor::Value v) {
  const std::vector<Card> which = cards_in_words(text(v.find("arg2")));
  if (std::ranges::find(which, judge_card_) != which.end())
    judge_card_as_ = std::string(text(v.find("arg3")));
}

// Roles are the other way round: `from` is the victim, `to` the source.
void Packets::damage(std::string_view type, cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  Event e = event(kind::damage, who);
  e.value = small(number(v.find("arg")));
  if (type == "#HealHP") {
    e.kind = kind::heal;
  } else if (type == "#LoseHP") {
    e.kind = kind::lose;
  } else if (type == "#PreventDamage") {
    e.kind = kind::prevented;
    if (v.find("arg3").as_int())  // from 0.5.16 on
      e.value = small(number(v.find("arg3")));
    else
      e.hide(Field::value);
  } else if (type == "#ShowHPAndMaxHP") {
    e.kind = kind::hp;
    e.extra = small(number(v.find("arg2")));
  } else {
    if (type == "#Damage") e.other = seat_of(v.find("to").at(0));
    if (tiger_ != nobody && e.other == tiger_) {
      prey_ = nobody;
      strikes(who);
    }
    e.what = element_of(text(v.find("arg2")));
    if (const Seat by = std::exchange(chooses_victim_, nobody); by != nobody && by == e.other) {
      Event named = event(kind::victim, by);
      named.other = who;
      emit(named);
    }
  }
  emit(e);
}

}  // namespace tally::freekill
