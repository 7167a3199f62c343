// What FreeKill says twice: a fact has a packet of its own, and the screen is told again. The
// second statement is held against the first.
#include <algorithm>
#include <bit>
#include <utility>

#include "engine/sanguosha/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

bool same_cards(std::span<const Card> a, std::span<const Card> b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

// What is told of one thing stands within so many packets.
constexpr std::uint32_t one_thing = 12;

bool unseen(std::span<const Card> cards) {
  return std::ranges::find(cards, unknown_card) != cards.end();
}

bool same_seats(const SeatList& a, const SeatList& b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

// Where the last event of one of these kinds stands in the record, counted from 1; 0
// if there is none. Each event is looked at once, however often this is asked.
std::size_t Packets::latest_at(const KindSet& kinds) {
  const std::vector<Observation>& seen = out_->seen();
  for (; looked_at_ < seen.size(); ++looked_at_) {
    const Event& e = seen[looked_at_].event;
    last_of_[e.kind] = looked_at_ + 1;
    if (!laid_out.contains(e.kind)) continue;
    for (const Card c : e.cards)
      if (c < used_at_.size()) used_at_[c] = looked_at_ + 1;
  }
  std::size_t at = 0;
  for (const Kind k : kinds) at = std::max(at, last_of_[k]);
  return at;
}

// That event; nullptr if there is none.
Event* Packets::latest(const KindSet& kinds) {
  const std::size_t at = latest_at(kinds);
  return at == 0 ? nullptr : &out_->seen()[at - 1].event;
}

// The same if it has not been said again yet: what stays unsaid at first has nothing to be held
// against, and the rules miss it. `again` counts up to the last that has.
const Event* Packets::unrepeated(const KindSet& kinds, std::size_t& again) {
  const std::size_t at = latest_at(kinds);
  if (at <= again) return nullptr;
  again = at;
  return &out_->seen()[at - 1].event;
}

// An event without a kind stands for "nothing of the kind".
void Packets::disagree(Rule rule, const Event& first, const Event& then) {
  contradiction(rule, say::said_twice(), first, then);
}

// A statement that says some of what `fact` is. Whether it is so. Of what happened before the
// record began there is no fact (a judgement card that was turned already).
bool Packets::held_against(Rule rule, const Event& fact, const Event& said) {
  if (fact.kind == nothing) return true;
  const auto both = [&](Field f) { return said.shows(f) && fact.shows(f); };
  Event told = fact;
  if (both(Field::seat)) told.seat = said.seat;
  if (both(Field::other)) told.other = said.other;
  if (both(Field::what)) told.what = said.what;
  if (both(Field::value)) told.value = said.value;
  if (both(Field::seats)) told.seats = said.seats;
  // What another laid down for him has no cards of his.
  const bool shown = !fact.cards.empty() && !unseen(fact.cards) && !unseen(said.cards);
  if (both(Field::cards) && shown) told.cards = said.cards;
  if (told.seat == fact.seat && told.other == fact.other && told.what == fact.what &&
      told.value == fact.value && same_seats(told.seats, fact.seats) &&
      same_cards(told.cards, fact.cards))
    return true;
  if (told.seat == nobody) told.hide(Field::seat);
  // Where several statements speak against one it is that which is told, and once.
  const auto& before = out_->contradictions;
  const bool known =
      !before.empty() && before.back().message.is(say::said_twice) &&
      before.back().source_at + one_thing >= index_ && before.back().one.kind != nothing &&
      before.back().one.seat == fact.seat &&
      (laid_out.contains(before.back().one.kind) && laid_out.contains(fact.kind)
           ? same_cards(before.back().one.cards, fact.cards)
           : before.back().one.kind == fact.kind && before.back().one.what == fact.what);
  if (!known) disagree(rule, fact, told);
  return false;
}

// A log line that says something again; false for another.
bool Packets::log_again(std::string_view type, cbor::Value v) {
  const Seat who = seat_of(v.find("from"));
  const auto against = [&](Kind k, Rule rule, Said said) {
    if (const Event* const e = latest(k)) held_against(rule, *e, said.by(who));
  };
  if (type == "#ChainDamage") {
    foretell(KindSet{kind::chain, kind::damage}, rule::chain, Said(kind::chain).by(who));
  } else if (type == "#ChangeDamage") {
    damage_changed(v);
  } else if (type == "#ChangedJudge") {
    if (v.find("arg2").as_text())
      cards_ = cards_in_words(text(v.find("arg2")));
    else
      cards_.assign(1, card_of(number(v.find("arg2"))));
    const Event* const e = latest(kind::retrial);
    const bool one_of = e != nullptr && e->cards.size() == 1 &&
                        std::ranges::find(cards_, e->cards[0]) != cards_.end();
    against(kind::retrial, sanguosha::rule_of(sanguosha::Skill::guicai),
            one_of ? Said(kind::retrial) : Said(kind::retrial).with(cards_));
    held_against(rule::judgement, judge_, Said(kind::flip).by(seat_of(v.find("to").at(0))));
  } else if (type == "#Recast") {
    read_cards(v.find("card"));
    against(kind::recast, rule::recast, Said(kind::recast).with(cards_));
  } else if (type == "#TargetAdded" || type == "#TargetCancelled") {
    against(kind::use, rule::use_target, Said(kind::use));
    const Event* const shirk = latest(kind::invoke);
    if (shirk == nullptr || shirk->what != sanguosha::cause(sanguosha::Skill::liuli)) return true;
    const SeatList to = seats_of(v.find("to"));
    const Rule rule = sanguosha::rule_of(sanguosha::Skill::liuli);
    if (type == "#TargetAdded")
      held_against(rule, *shirk, Said(kind::invoke).on(to));
    else
      held_against(rule, *shirk, Said(kind::invoke).by(to.size() == 1 ? to[0] : nobody));
  } else {
    return false;
  }
  return true;
}

void Packets::animation(cbor::Value v) {
  const std::string_view type = text(v.find("type"));
  if (type == "Indicate") return pointed(v);
  if (type == "InvokeSkill") works_for(seat_of(v.find("player")), text(v.find("name")));
}

// FreeKill passes the turn on seat by seat, over the dead too, and says so of each; where a round
// begins, of the first seat once more. After a wrong one the next is taken as told.
void Packets::current(Seat who) {
  settle_current();
  if (ids_.empty()) return;
  const Seat next = static_cast<Seat>((current_ + 1) % static_cast<Seat>(ids_.size()));
  const Seat due = round_begins_ ? current_ : next;  // the first of all follows nobody: seat 0
  if (who != due && current_sure_) {
    doubted_ = event(kind::turn, due);
    doubted_at_ = index_;
  }
  current_sure_ = doubted_.kind == nothing;
  round_begins_ = false;
  current_ = who;
}

// Unless it was the beginning of a turn that is told by nothing else (before 0.5.12).
void Packets::settle_current() {
  if (doubted_.kind == nothing) return;
  const Event due = doubted_;
  doubted_ = {};
  const std::uint32_t now = std::exchange(index_, doubted_at_);
  disagree(rule::turn_order, due, event(kind::turn, current_));
  index_ = now;
}

void Packets::banner(cbor::Value v) {
  const std::string_view what = text(v.at(0));
  if (what == "RoundCount") return round_again(number(v.at(1)), 1);
  if (what == "InitialGeneral")  // [[player, general, …]…]
    for (cbor::Value one : v.at(1).items())
      name_again(number(one.at(0)), "general", text(one.at(1)));
}

// `more`: than was told before.
void Packets::round_again(std::int64_t n, int more) {
  Event told;
  told.kind = kind::round;
  Event due = told;
  told.value = small(n);
  due.value = small(round_ + more);
  round_begins_ = true;
  const bool wrong = round_ >= 0 && told.value != due.value;
  round_ = wrong ? -1 : n;
  if (wrong) disagree(rule::turn_round, due, told);
}

// [cards, {type, from, to}]: who used or played, recast or showed what lies there, and on whom; or
// for what it was turned.
void Packets::footnote(cbor::Value v) {
  const cbor::Value note = v.at(1);
  const std::string_view type = text(note.find("type"));
  read_cards(v.at(0));
  if (type == "##JudgeCard") {
    const Event* const lies = latest(KindSet{kind::flip, kind::retrial, kind::judged});
    if (lies != nullptr) held_against(rule::judgement, *lies, Said(lies->kind).with(cards_));
    held_against(rule::judgement, judge_, Said(judge_.kind).as(judged_for(text(note.find("arg")))));
  } else if (type == "##RecastCard" || type == "##ShowCard") {
    const Kind k = type == "##ShowCard" ? kind::show : kind::recast;
    noted(note, latest(k), Said(k).with(cards_));
  } else if (const Event* const laid = unrepeated(laid_out, used_again_)) {
    noted(note, laid, Said(laid->kind).with(cards_));
  }
}

void Packets::log_event(cbor::Value v) {
  const std::string_view type = text(v.find("type"));
  const Seat to = seat_of(v.find("to"));
  if (type == "Damage") {
    if (const Event* const told = unrepeated(kind::damage, hurt_again_))
      held_against(rule::damage, *told,
                   Said(kind::damage)
                       .by(to)
                       .n(number(v.find("damageNum")))
                       .as(element_of(text(v.find("damageType")))));
  } else if (type == "Death") {
    if (const Event* const told = unrepeated(kind::death, died_again_))
      held_against(rule::death, *told, Said(kind::death).by(to));
  } else if (type == "PlaySkillSound") {
    skill_heard(v);
  }
}

// [cards, player], before 0.5.12 {from, cards}.
void Packets::shown_again(cbor::Value v) {
  const bool named = v.kind() != cbor::Kind::array;
  const Event* const show = latest(kind::show);
  if (show == nullptr) return;
  read_cards(named ? v.find("cards") : v.at(0));
  held_against(rule::fire_attack, *show,
               Said(kind::show).by(seat_of(named ? v.find("from") : v.at(1))).with(cards_));
}

// The cards of a Harvest as they lie there, or one that is about to be taken.
void Packets::on_offer(cbor::Value v, bool taken) {
  if (taken) {
    taking_ = event(kind::pick, seat_of(v.at(0)));
    taking_card_ = card_of(number(v.at(1)));
    return;
  }
  const Event* const laid = latest(kind::reveal);
  read_cards(v.at(0).kind() == cbor::Kind::array ? v.at(0) : v);
  if (laid != nullptr) held_against(rule::amazing_grace, *laid, Said(kind::reveal).with(cards_));
}

// The card that goes into a hand is the one that was said to be taken.
void Packets::taken_from_offer(const Event& pick) {
  if (taking_.kind == nothing) return;
  Event said = std::exchange(taking_, {});
  said.cards = {&taking_card_, 1};
  held_against(rule::amazing_grace, said, pick);
}

void Packets::turn_ends(Seat who) {
  if (const Event* const turn = latest(kind::turn))
    held_against(rule::turn_order, *turn, Said(kind::turn).by(who));
}

void Packets::dead_again(Seat s, bool dead) {
  const bool again = dead && told_dead_.contains(s);
  told_dead_.set(s, dead && is_dead(s));
  if (is_dead(s) == dead && !again) return;
  Event death = event(kind::death, s);
  death.what = out_->setup.seat[static_cast<std::size_t>(s)][0];
  disagree(rule::death, dead ? Event{} : death, dead ? death : Event{});
}

// Somebody is dying while his hit points are gone, and until he is dead; and it is told as it
// begins and as it ends.
void Packets::dying_again(Seat s, bool dying) {
  const int left = hp_[static_cast<std::size_t>(s)];
  const bool before = dying_.contains(s);
  dying_.set(s, dying);
  if (before != dying && (dying ? left < 1 : left > 0 || is_dead(s))) return;
  if (before && dying) return disagree(rule::dying, Event{}, event(kind::dying, s));
  Event hp = event(kind::hp, s);
  hp.value = left;
  hp.hide(Field::extra);
  disagree(rule::dying, hp, dying ? event(kind::dying, s) : Event{});
}

// The property has said so just before. Who dies is reset, if he was chained.
void Packets::chain_again(Seat who, std::string_view how) {
  Event e = event(kind::chain, who);
  e.value = how == "chained" ? 1 : 0;
  const bool reset = how == "reset-general";
  if (reset && who != nobody && !chained_.contains(who)) return disagree(rule::chain, Event{}, e);
  const Event* const told = reset ? nullptr : unrepeated(kind::chain, chained_again_);
  if (told == nullptr) return emit(e);
  held_against(rule::chain, *told, Said(kind::chain).by(who).n(e.value));
}

namespace {

Message said_property(std::string_view property, std::string_view value) {
  if (property == "gender" && value == "male") return say::gender_male();
  if (property == "gender" && value == "female") return say::gender_female();
  const std::string name = io::in_quotes(value);
  if (property == "role") return say::role(name);
  if (property == "kingdom") return say::kingdom(name);
  if (property == "gender") return say::gender(name);
  return (property == "deputyGeneral" ? say::deputy_general : say::general)(name);
}

}  // namespace

// A role, a general, a kingdom or a gender, which nobody has two of. The last two are printed on
// the general.
void Packets::name_again(std::int64_t id, std::string_view what, std::string_view name) {
  const auto held = [&](std::string_view of, std::string_view before, std::string_view now) {
    if (before == now) return;
    contradiction(of == "role" ? rule::setup_roles : rule::setup_generals, seat_of(id),
                  say::said_twice(), said_property(of, before), said_property(of, now));
  };
  const auto [at, first] = told_.try_emplace({id, std::string(what)}, name);
  if (!first) held(what, at->second, name);
  at->second = name;
  const auto told = [&](std::string_view of) {
    const auto one = told_.find({id, std::string(of)});
    return one == told_.end() ? std::string_view() : std::string_view(one->second);
  };
  const sanguosha::General general = general_of(told("general"));
  if (!first || general == sanguosha::General::none) return;
  const auto printed = [&](std::string_view of, std::string_view on_general) {
    if ((what == of || what == "general") && !told(of).empty()) held(of, on_general, told(of));
  };
  printed("kingdom", kingdom_of(general));
  const bool female = sanguosha::info(general).gender == sanguosha::Gender::female;
  printed("gender", female ? "female" : "male");
}

}  // namespace tally::freekill
