// Kingdom war: two generals for everybody, who lie face down; who turns up whom and for which
// skill, for whom he stands then. What `init` names are the true generals; the hands were
// dealt before it.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/sanguosha/cards/deck.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/screen.h"
#include "replay/import/sanguosha/general_names.h"
#include "replay/messages.h"
#include "replay/words.h"

namespace tally::noname {

using sanguosha::General;
using sanguosha::Kingdom;
using sanguosha::Role;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

constexpr std::size_t main_and_deputy = 2;
// What a general that was turned up brings, before what he was turned up for.
constexpr KindSet brought{kind::unveil, kind::allegiance, kind::mark, kind::draw, kind::hp};

}  // namespace

void Screen::seat_warrior(std::size_t i, Value player) {
  Warrior& his = war_[i];
  his.generals[0] = player.of("name1").text();
  his.generals[1] = player.of("name2").text();
  out_.setup.seat[i][0] = static_cast<What>(Role::warrior);
  roles_[i] = Role::warrior;
  names_.emplace_back(player.of("translate").text());
}

// Nobody sees what the others were offered. Where one of a pair is not here, neither is named.
void Screen::warriors_begin() {
  const auto players = static_cast<Seat>(names_.size());
  for (Seat s = 0; s < players; ++s) {
    Event e = event(kind::offer, s);
    e.hide(Field::cards);
    e.hide(Field::value);
    emit(e);
  }
  for (Seat s = 0; s < players; ++s) {
    std::array<Card, 2> both{};
    Event e = event(kind::pair, s);
    for (std::size_t place = 0; place < both.size(); ++place) {
      const General g = general_in_war(war_[static_cast<std::size_t>(s)].generals[place]);
      both[place] = static_cast<Card::Number>(g);
      if (g == General::none) e.hide(Field::cards);
    }
    e.cards = both;
    emit(e);
  }
  first_hp_ = out_.size();
  for (Seat s = 0; s < players; ++s) {
    Event e = event(kind::hp, s);
    e.hide(Field::value);
    e.hide(Field::extra);
    emit(e);
  }
  constexpr std::size_t each = 4;
  Event e = event(kind::deal);
  e.value = small(each);
  e.cards = unseen_cards(each * names_.size());
  for (Seat s = 0; s < players; ++s) counts(s, each);
  emit(e);
}

// Hit points are told when somebody's screen changes: he began with as many as he can have.
void Screen::begins_with(Seat who, std::int16_t most) {
  const auto i = static_cast<std::size_t>(who);
  if (std::exchange(war_[i].hp_known, true)) return;
  Event& first = out_.seen()[first_hp_ + i].event;
  first.value = first.extra = hp_[i] = max_hp_[i] = most;
  first.show(Field::value);
  first.show(Field::extra);
}

// --- generals are turned up

// Whose, which and for which kingdom: three events, the log line with the names the last of them.
void Screen::turns_up(Seat who, std::int64_t which) {
  if (!of_kingdoms_ || who == nobody) return;
  if (!playing_) begins();
  turning_ = {who, which, index_};
}

void Screen::stands(Seat who, std::string_view group) {
  if (who != nobody) war_[static_cast<std::size_t>(who)].group = group;
}

// "P展示了主将P、副将P", in one of three forms; without a name where no line says it.
void Screen::turned_up(std::string_view main, std::string_view deputy) {
  const auto [who, which, at] = std::exchange(turning_, {});
  if (who == nobody) return;
  const auto i = static_cast<std::size_t>(who);
  Warrior& his = war_[i];
  const std::array named{main, deputy};
  std::array<General, 2> up{};
  for (std::size_t place = 0; place < up.size(); ++place) {
    if (his.shown[place] || (which != main_and_deputy && which != static_cast<int>(place)))
      continue;
    up[place] = general_in_war(his.generals[place]);
    if (up[place] == General::none) return not_here(general_named(named[place], his, place), at);
  }
  const bool dead = dead_.contains(who);
  for (std::size_t place = 0; place < up.size(); ++place) {
    if (up[place] == General::none) continue;
    if (!dead && place == 1 && up[0] != General::none) second_at_ = out_.size() + 1;
    his.shown[place] = true;
    Event e = event(dead ? kind::disclose : kind::unveil, who);
    e.what = static_cast<What>(up[place]);
    e.value = static_cast<std::int32_t>(place);
    const bool ordered = ordered_.contains(who);
    ordered_.remove(who);
    if (e.kind == kind::unveil && prepared_ == turn_at_ && !ordered) e.hide(Field::extra);
    add(e, at);
    if (!named[place].empty()) his.called[place] = named[place];
    if (!named[place].empty() && (place == 0 || !his.shown[0])) names_[i] = named[place];
    if (!dead) takes_side(who, at);
  }
  takes_side(who, at);
}

// With the first general he shows; the dead have shown both.
void Screen::takes_side(Seat who, std::uint32_t at) {
  Warrior& his = war_[static_cast<std::size_t>(who)];
  if (his.stands_for != Kingdom::none) return;
  his.stands_for = kingdom_of(his.group);
  Event e = event(kind::allegiance, who);
  e.what = static_cast<What>(his.stands_for);
  add(e, at);
}

// By Ruinous Beauty: he is called by the other one, or by his seat again.
void Screen::turned_down(std::size_t place) {
  const Seat who = first();
  if (who == nobody) return;
  const auto i = static_cast<std::size_t>(who);
  Warrior& his = war_[i];
  his.shown[place] = false;
  if (place == 0 && his.shown[1] && !his.called[1].empty()) names_[i] = his.called[1];
  // For a card of equipment she does so to one more.
  if (const auto& seen = out_.seen(); !seen.empty() && seen.back().event.kind == kind::conceal) {
    Event again = event(kind::invoke, skilled_);
    again.what = sanguosha::cause(Skill::qingcheng_hs);
    again.other = seen.back().event.other;
    again.seats = {who};
    emit(again);
  }
  Event e = event(kind::conceal, skilled_);
  e.other = who;
  e.what = static_cast<What>(general_in_war(his.generals[place]));
  e.value = static_cast<std::int32_t>(place);
  emit(e);
}

void Screen::main_down() { turned_down(0); }
void Screen::deputy_down() { turned_down(1); }

// By Heartbreak.
void Screen::stripped(std::int32_t place) {
  Event e = event(kind::strip, skilled_);
  e.other = first();
  e.value = place;
  emit(e);
}

void Screen::main_stripped() { stripped(0); }
void Screen::deputy_stripped() { stripped(1); }

void Screen::main_up() { turned_up(line_.marked[1], {}); }
void Screen::deputy_up() { turned_up({}, line_.marked[1]); }
void Screen::both_up() { turned_up(line_.marked[1], line_.marked[2]); }

Message Screen::general_named(std::string_view name, const Warrior& his, std::size_t place) {
  return import::general_said(his.generals[place], name);
}

// A skill of a general of his; in the other modes the one that is called so.
Skill Screen::skill_named(Seat who, std::string_view name) const {
  if (!of_kingdoms_) {
    const Skill skill = skill_shown(name);
    return of_landlord_ && skill == Skill::feiyang ? Skill::feiyang_1v2 : skill;
  }
  if (who == nobody) return Skill::none;
  for (const Skill s : {Skill::hezong, Skill::muniu})
    if (name == sanguosha::info(s).zh) return s;
  for (const std::string& general : war_[static_cast<std::size_t>(who)].generals)
    if (const Skill s = skill_shown(name, general_in_war(general)); s != Skill::none) return s;
  return Skill::none;
}

// The general who was turned up just before, if it was for this.
Event* Screen::turned_up_just_now(Seat who) const {
  auto& seen = out_.seen();
  for (std::size_t i = seen.size(); i > turn_at_; --i) {
    Event& e = seen[i - 1].event;
    if (!brought.contains(e.kind) || e.seat != who) return nullptr;
    if (e.kind == kind::unveil) return &e;
  }
  return nullptr;
}

void Screen::turned_up_for(Seat who, Skill skill) {
  Event* const up = of_kingdoms_ ? turned_up_just_now(who) : nullptr;
  if (up == nullptr || (up->shows(Field::extra) && up->extra != 0)) return;
  if (!sanguosha::skills_of(static_cast<General>(up->what), false).contains(skill)) return;
  up->extra = sanguosha::cause(skill).number();
  up->show(Field::extra);
}

// A card that is another one by a skill says nothing of the skill.
void Screen::turned_up_to_convert(Seat who) {
  const Event* const up = of_kingdoms_ ? turned_up_just_now(who) : nullptr;
  if (up == nullptr) return;
  for (const Skill s : sanguosha::skills_of(static_cast<General>(up->what), false))
    if (sanguosha::info(s).effects.converts != nullptr) return turned_up_for(who, s);
}

// --- the end

// When it is over all who live show their generals. By the rules those do who had shown none, or
// who is left alone.
void Screen::shown_at_end() {
  const KindSet of_showing{kind::unveil, kind::allegiance};
  auto& seen = out_.seen();
  std::size_t from = seen.size();
  SeatSet had_none;
  for (; from > turn_at_ && of_showing.contains(seen[from - 1].event.kind); --from)
    if (const Event& e = seen[from - 1].event; e.kind == kind::allegiance) had_none.add(e.seat);
  const bool alone = dead_.size() + 1 == static_cast<int>(names_.size());
  for (std::size_t i = seen.size(); i > from; --i) {
    Event& e = seen[i - 1].event;
    if (e.kind != kind::unveil) continue;
    if (!alone && !had_none.contains(e.seat)) {
      seen.erase(seen.begin() + static_cast<std::ptrdiff_t>(i) - 1);
      continue;
    }
    e.kind = kind::disclose;
    e.extra = 0;
    e.show(Field::extra);
    const bool second = i > from + 1 && e.value == 1 && seen[i - 2].event.kind == kind::allegiance;
    if (second) std::swap(seen[i - 1], seen[i - 2]);  // for whom they stand comes behind both
  }
}

// --- what is not here

// Its deck has four cards that are not: where the pile may hold no more than these, nobody can say
// what comes next.
void Screen::stop_where_pile_runs_out() {
  constexpr std::uint64_t not_in_deck = 4;
  const auto& kinds = out_.game->schema().kinds;
  auto& seen = out_.seen();
  std::size_t left = sanguosha::deck_war_noname_size;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const std::size_t n = seen[i].event.cards.size();
    if (kinds[seen[i].event.kind].from != Spot::pile) continue;
    if (n <= left) {
      left -= n;
      continue;
    }
    out_.not_covered_from = tally::say::not_covered_from(tally::say::move_of(seen[i].source_at),
                                                         say::pile_runs_out(not_in_deck));
    return ends_before(i);
  }
}

}  // namespace tally::noname
