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

using sanguosha::bit;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

constexpr std::uint64_t laid_out = bit(kind::use) | bit(kind::respond) | bit(kind::nullify);

bool same_cards(std::span<const Card> a, std::span<const Card> b) {
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

// Where the last event of one of these kinds, a bit each, stands in the record, counted from 1; 0
// if there is none. Each event is looked at once, however often this is asked.
std::size_t Packets::latest_at(std::uint64_t kinds) {
  const std::vector<Observation>& seen = out_->seen();
  for (; looked_at_ < seen.size(); ++looked_at_)
    last_of_[seen[looked_at_].event.kind] = looked_at_ + 1;
  std::size_t at = 0;
  for (; kinds != 0; kinds &= kinds - 1)
    at = std::max(at, last_of_[static_cast<std::size_t>(std::countr_zero(kinds))]);
  return at;
}

// That event; nullptr if there is none.
Event* Packets::latest(std::uint64_t kinds) {
  const std::size_t at = latest_at(kinds);
  return at == 0 ? nullptr : &out_->seen()[at - 1].event;
}

// The same if it has not been said again yet: what stays unsaid at first has nothing to be held
// against, and the rules miss it. `again` counts up to the last that has.
const Event* Packets::unrepeated(std::uint64_t kinds, std::size_t& again) {
  const std::size_t at = latest_at(kinds);
  if (at <= again) return nullptr;
  again = at;
  return &out_->seen()[at - 1].event;
}

// An event without a kind stands for "nothing of the kind".
void Packets::disagree(Rule rule, const Event& first, const Event& then) {
  contradiction(rule, say::said_twice(), first, then);
}

void Packets::said_again(const Packet& p) {
  const std::string_view c = p.command;
  if (c == "SetCurrent")
    current(seat_of(Recording::open(p).at(0)));
  else if (c == "SetBanner")
    banner(Recording::open(p));
  else if (c == "UpdateRoundNum")
    round_again(number(Recording::open(p)), 0);
  else if (c == "SetCardFootnote")
    footnote(Recording::open(p));
  else if (c == "LogEvent")
    log_event(Recording::open(p));
  else if (c == "ShowCard")
    shown_again(Recording::open(p));
  else if (c == "FillAG" || c == "TakeAG")
    on_offer(Recording::open(p), c == "TakeAG");
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
  if (text(v.at(0)) == "RoundCount") round_again(number(v.at(1)), 1);
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

// [cards, {type, from, to}]: who used or played what lies there, and on whom.
void Packets::footnote(cbor::Value v) {
  const cbor::Value note = v.at(1);
  const std::string_view type = text(note.find("type"));
  const bool to_targets = type == "##UseCardTo";
  if (!to_targets && type != "##UseCard" && type != "##ResponsePlayCard") return;
  const Event* const laid = unrepeated(laid_out, used_again_);
  if (laid == nullptr) return;
  Event again = *laid;
  again.seat = seat_of(note.find("from"));
  if (to_targets) again.seats = seats_of(note.find("to"));
  read_cards(v.at(0));
  again.cards = cards_;
  // What another laid down for him has no cards of his.
  const bool cards = laid->cards.empty() || same_cards(cards_, laid->cards);
  const bool targets = std::ranges::equal(again.seats, laid->seats);
  if (again.seat != laid->seat || !targets || !cards) disagree(rule::use_hold, *laid, again);
}

void Packets::log_event(cbor::Value v) {
  const std::string_view type = text(v.find("type"));
  if (type != "Damage" && type != "Death") return;
  const bool dies = type == "Death";
  const Event* const told =
      dies ? unrepeated(bit(kind::death), died_again_) : unrepeated(bit(kind::damage), hurt_again_);
  if (told == nullptr) return;
  const Event first = *told;
  Event again = first;
  again.seat = seat_of(v.find("to"));
  if (!dies) {
    again.value = small(number(v.find("damageNum")));
    again.what = element_of(text(v.find("damageType")));
  }
  if (again.seat != first.seat || again.value != first.value || again.what != first.what)
    disagree(dies ? rule::death : rule::damage, first, again);
}

// [cards, player], before 0.5.12 {from, cards}.
void Packets::shown_again(cbor::Value v) {
  const bool named = v.kind() != cbor::Kind::array;
  const Event* const show = latest(bit(kind::show));
  if (show == nullptr) return;
  Event again = *show;
  again.seat = seat_of(named ? v.find("from") : v.at(1));
  read_cards(named ? v.find("cards") : v.at(0));
  again.cards = cards_;
  if (again.seat != show->seat || !same_cards(cards_, show->cards))
    disagree(rule::fire_attack, *show, again);
}

// The cards of a Harvest as they lie there, or one that is about to be taken.
void Packets::on_offer(cbor::Value v, bool taken) {
  if (taken) {
    taking_ = event(kind::pick, seat_of(v.at(0)));
    taking_card_ = card_of(number(v.at(1)));
    return;
  }
  const Event* const laid = latest(bit(kind::reveal));
  read_cards(v.at(0).kind() == cbor::Kind::array ? v.at(0) : v);
  if (laid == nullptr || same_cards(cards_, laid->cards)) return;
  Event again = *laid;
  again.cards = cards_;
  disagree(rule::amazing_grace, *laid, again);
}

// The card that goes into a hand is the one that was said to be taken.
void Packets::taken_from_offer(const Event& pick) {
  if (taking_.kind == nothing) return;
  Event said = std::exchange(taking_, {});
  said.cards = {&taking_card_, 1};
  if (said.seat == pick.seat && same_cards(said.cards, pick.cards)) return;
  disagree(rule::amazing_grace, said, pick);
}

void Packets::turn_ends(Seat who) {
  const Event* const turn = latest(bit(kind::turn));
  if (turn != nullptr && turn->seat != who)
    disagree(rule::turn_order, *turn, event(kind::turn, who));
}

void Packets::dead_again(Seat s, bool dead) {
  if (is_dead(s) == dead) return;
  Event death = event(kind::death, s);
  death.what = out_->setup.seat[static_cast<std::size_t>(s)][0];
  disagree(rule::death, dead ? Event{} : death, dead ? death : Event{});
}

// Somebody is dying while his hit points are gone, and until he is dead.
void Packets::dying_again(Seat s, bool dying) {
  const int left = hp_[static_cast<std::size_t>(s)];
  if (dying ? left < 1 : left > 0 || is_dead(s)) return;
  Event hp = event(kind::hp, s);
  hp.value = left;
  hp.hide(Field::extra);
  disagree(rule::dying, hp, dying ? event(kind::dying, s) : Event{});
}

// A role, a general or a kingdom, which nobody has two of.
void Packets::name_again(std::int64_t id, std::string_view what, std::string_view name) {
  const auto [at, first] = told_.try_emplace({id, std::string(what)}, name);
  std::string& before = at->second;
  if (first || before == name) return;
  const auto& row = what == "role" ? say::role : what == "kingdom" ? say::kingdom : say::general;
  const auto said = [&](std::string_view n) { return row(io::in_quotes(n)); };
  contradiction(what == "role" ? rule::setup_roles : rule::setup_generals, seat_of(id),
                say::said_twice(), said(before), said(name));
  before = name;
}

}  // namespace tally::freekill
