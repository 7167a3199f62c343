// Properties of players: roles, generals, phases, hit points, chains; and what cards count as.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/io/input_error.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::Role;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

// How many cards are in it. After a refill those are told that were put in anew; what was left of
// it lies on top of them.
void Packets::has_pile(std::int64_t told) {
  const auto n = std::clamp<std::int64_t>(told, 0, sanguosha::deck_size);
  const std::int64_t left = std::exchange(pile_, n);
  if (refilled_)
    rest_ = gatherer_ == nobody ? 0 : left;
  else
    gathers(left, n);
  if (n > 0 && !refilled_) emptied_by_ = 0;
  if (!std::exchange(refilled_, false)) return;
  Event e = event(kind::shuffle);
  e.value = small(n + left);
  e.hide(Field::cards);
  // It was empty since cards were looked at or turned up, and is refilled when one of them moves.
  if (of_kingdoms() && !gifts_.empty()) {
    refill_ = e;
    refill_at_ = index_;
  } else if (of_kingdoms() && emptied_by_ != 0) {
    insert(std::min(std::exchange(emptied_by_, 0), out_.size()), e);
  } else {
    emit(e);
  }
}

// [player, property, value as a text]
void Packets::property(Value v) {
  const std::string_view id = v.at(0).text();
  const std::string_view what = v.at(1).text();
  const std::string_view value = v.at(2).text();
  if (what == "objectName" && id == "MG_SELF") viewer_ = value;
  if (what == "role") has_role(id == "MG_SELF" ? std::string_view(viewer_) : id, value);
  const Seat s = seat_of(id);
  if (s == nobody) return;
  const std::int64_t n = v.at(2).number();
  if (of_kingdoms() && war_property(s, what, value)) return;
  if (what == "general") {
    has_general(s, value);
  } else if (what == "general2") {
    if (!value.empty()) out_.not_covered = say::game_mode(io::in_quotes("second general"));
  } else if (what == "phase") {
    has_phase(s, value);
  } else if (what == "hp") {
    has_hp(s, n);
  } else if (what == "maxhp") {
    has_max_hp(s, n);
  } else if (what == "chained") {
    chained(s, value == "true");
  } else if (what == "faceup" && playing_) {
    // Whoever lies face down has no turn, but for that.
    if (value == "true" && between_turns_) begins_turn(s);
    Event e = event(kind::turn_over, s);
    e.value = value == "true" ? 1 : 0;
    emit(e);
  }
}

void Packets::has_role(std::string_view id, std::string_view role) {
  const Role r = role_named(role);
  if (r == Role::hidden || of_kingdoms()) return;
  const auto [it, added] = roles_.emplace(std::string(id), r);
  const Seat s = seat_of(id);
  if (!added && it->second != r)
    out_.contradict(index_, rule::setup_roles, s, say::said_twice(),
                    say::role(sanguosha::role_en[static_cast<std::size_t>(it->second)]),
                    say::role(sanguosha::role_en[static_cast<std::size_t>(r)]));
  else if (s != nobody)
    out_.setup.seat[static_cast<std::size_t>(s)][0] = static_cast<What>(r);
}

// Until the game begins only the last counts: somebody may choose again.
void Packets::has_general(Seat s, std::string_view name) {
  if (playing_) return;
  const auto i = static_cast<std::size_t>(s);
  generals_[i] = name;
  out_.labels[i].general = name;
  out_.setup.seat[i][2] = static_cast<What>(general_of(family_, name));
  out_.setup.seat[i][1] = static_cast<What>(sanguosha::info(general_of(family_, name)).gender);
}

void Packets::begins_turn(Seat s) {
  left_on_table();
  Event e = event(kind::turn, s);
  if (std::exchange(again_, nobody) == s) e.extra = 1;
  emit(e);
}

void Packets::has_phase(Seat s, std::string_view phase) {
  if (phase == "round_start") {
    between_turns_ = false;
    return begins_turn(s);
  }
  upright_ = nobody;
  const What now = phase_of(phase);
  const bool over = phase == "not_active";
  between_turns_ = over;
  if (now == 0 && !over) return;
  // A phase that is skipped may be told all the same.
  for (What p = 1; p < sanguosha::phases; ++p) {
    if (skips_ != s || !skipped_[p] || (!over && p > now)) continue;
    skipped_[p] = false;
    if (dead_.contains(s)) continue;
    Event e = event(kind::skip, s);
    e.what = p;
    emit(e);
    if (p == now) return;
  }
  if (now == 0) return;
  Event e = event(kind::phase, s);
  e.what = now;
  emit(e);
}

// He was made lord when the first hit points had been told.
void Packets::begins_with(Seat s) {
  if (!of_kingdoms()) return;
  for (Observation& o : out_.seen())
    if (o.event.kind == kind::hp && o.event.seat == s) {
      o.event.value = hp_[static_cast<std::size_t>(s)];
      o.event.extra = max_hp_[static_cast<std::size_t>(s)];
    }
}

// In kingdom war it is told behind what changes it; hit points beyond it go with it.
void Packets::has_max_hp(Seat s, std::int64_t n) {
  const auto i = static_cast<std::size_t>(s);
  const auto max = static_cast<std::int16_t>(std::clamp<std::int64_t>(n, 0, 100));
  if (std::exchange(max_hp_[i], max) == max || !of_kingdoms()) return;
  if (!playing_) return begins_with(s);
  hp_[i] = std::min(hp_[i], max);
  Event e = event(kind::hp, s);
  e.value = hp_[i];
  e.extra = max;
  emit(e);
}

// Behind damage, a loss or a recovery; before the game each has his first.
void Packets::has_hp(Seat s, std::int64_t hp) {
  if (playing_ && of_kingdoms() && hp_[static_cast<std::size_t>(s)] == hp) return;
  hp_[static_cast<std::size_t>(s)] =
      static_cast<std::int16_t>(std::clamp<std::int64_t>(hp, -100, 100));
  if (!playing_) return begins_with(s);
  Event e = event(kind::hp, s);
  e.value = small(hp);
  e.hide(Field::extra);
  if (!of_kingdoms()) return emit(e);
  hp_now_ = e;
  hp_at_ = index_;
}

void Packets::has_hp_now() {
  const Event e = std::exchange(hp_now_, {});
  if (e.kind == nothing) return;
  give_away();
  flush();
  add(e, hp_at_);
}

// Who is un-chained by damage is told to be when it is done; by the rules it comes before.
void Packets::chained(Seat s, bool on) {
  on ? chained_.add(s) : chained_.remove(s);
  Event e = event(kind::chain, s);
  e.value = on ? 1 : 0;
  auto& seen = out_.seen();
  std::size_t at = seen.size();
  constexpr std::size_t far_enough = 400;  // events of one damage, whoever is saved meanwhile
  const std::size_t from = at - std::min(at, far_enough);
  while (!on && at > from) {
    const Event& cause = seen[--at].event;
    if (cause.kind == kind::chain && cause.seat == s) break;
    if (cause.kind != kind::damage || cause.seat != s ||
        cause.what == static_cast<What>(sanguosha::Element::normal))
      continue;
    flush();
    return insert(at, e);
  }
  emit(e);
}

// Sheauhaw shows an answer without cards only as a picture: [[reason, player, skill, …, card]].
void Packets::unseen_answer(Value v) {
  const Value why = v.at(0);
  constexpr std::size_t at_card = 5;
  const Named card = named(why.at(at_card).text());
  if (why.at(0).number() != reason::let_use && why.at(0).number() != reason::respond) return;
  Event e = event(kind::respond, seat_of(why.at(1).text()));
  e.what = static_cast<What>(card.name);
  announce(e, card.cards);
}

// [player, by how much, kind: -1 is a loss]
void Packets::change_hp(Value v) {
  const Seat s = seat_of(v.at(0).text());
  const std::int64_t n = v.at(1).number();
  constexpr std::int64_t loss = -1;
  if (n > 0 || v.at(2).number() == loss) {
    Event e = event(n > 0 ? kind::heal : kind::lose, s);
    e.value = small(n > 0 ? n : -n);
    if (n > 0 && s == turned_.who && std::exchange(turned_.brings, false)) {
      add_turned_up(e);
      if (hp_now_.kind != nothing) add_turned_up(std::exchange(hp_now_, {}));
      return;
    }
    if (const std::size_t at = behind_lion(s); n > 0 && at < out_.size()) {
      insert(at, e);
      if (hp_now_.kind != nothing) insert(at + 1, std::exchange(hp_now_, {}));
      return;
    }
    emit(e);
    return has_hp_now();
  }
  if (const Event* const told = latest(kind::damage);
      told == nullptr || told->seat != s || told->value != small(-n))
    out_.contradict(index_, rule::damage, s, say::said_twice(),
                    told == nullptr ? say::hp_change(0) : said_event(sanguosha::schema(), *told),
                    say::hp_change(static_cast<std::uint64_t>(std::abs(n))));
  has_hp_now();
}

// What a card counts as from now on: a number alone makes it itself again.
void Packets::update_card(Value v) {
  const std::int64_t card = v.is_list() ? v.at(0).number(-1) : v.number(-1);
  if (card < 0 || card >= card_numbers) return;
  if (of_kingdoms() && !v.is_list()) laid_under_ox(card_numbered(card));
  constexpr std::size_t at_skill = 4;
  constexpr std::size_t at_name = 5;
  viewed_by_[static_cast<std::size_t>(card)] = skill_of(family_, v.at(at_skill).text());
  viewed_[static_cast<std::size_t>(card)] = name_of(v.at(at_name).text());
}

// [which, …]
// [3, card, whether the judgement takes effect, player, why]
void Packets::takes_effect(Value v) {
  Event* const stands = latest(kind::judged);
  const Card card = card_numbered(v.at(1).number(-1));
  if (stands == nullptr || stands->seat != seat_of(v.at(3).text()) ||
      !std::ranges::equal(stands->cards, std::span<const Card>(&card, 1)))
    return;
  stands->value = v.at(2).yes() ? 1 : 0;
  stands->show(Field::value);
}

void Packets::log_event(Value v) {
  enum Which : std::uint8_t {
    dying = 0,
    saved = 1,
    sound = 2,
    result = 3,
    detach = 4,
    acquire = 5,
    add = 6,
    begins = 14,
    forms = 16
  };
  const Seat who = seat_of(v.at(1).text());
  switch (v.at(0).number(-1)) {
    case dying:
      if (who != nobody) dying_.add(who);
      return emit(event(kind::dying, who));
    case saved:
      if (who != nobody) dying_.remove(who);
      return;
    case sound: return sounds(v);
    case result: return takes_effect(v);
    case add: return has_skill(who, v.at(2).text());
    case begins: return awakens(v.at(2).text(), who);
    case forms: return of_kingdoms() ? takes_forms(who, v.at(2).text()) : void();
    case acquire:
    case detach: {
      const auto skill = skill_of(family_, v.at(2).text());
      if (!playing_ || skill == sanguosha::Skill::none || dead_.contains(who)) return;
      if (covers_heaven(who) && skill == sanguosha::Skill::kanpo) return;
      if (is_by_form(who, skill) || skill == sanguosha::Skill::gongxin) return;
      const bool lost = v.at(0).number() == detach;
      if (lost && is_veiled(who, skill)) return;  // nobody saw it
      // With a general go his skills.
      if (lost && out_.size() > 0 &&
          KindSet{kind::dismiss, kind::conceal}.contains(out_.seen().back().event.kind))
        return;
      const bool for_turn = v.at(2).text().ends_with("_sunce");  // by 魂殇, and gone with the turn
      if (for_turn && lost) return;
      Event e = event(lost ? kind::forgo : kind::acquire, who);
      e.extra = for_turn ? 1 : 0;
      e.what = sanguosha::cause(skill);
      return emit(e);
    }
    default: return;
  }
}

}  // namespace tally::qsanguosha
