// Kingdom war, as For-Hegemony records it: two generals for everybody, face down; who turns up whom
// and for which skill, for whom he stands then. Its packets name all generals before anybody has
// shown one.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/import/sanguosha/general_names.h"
#include "replay/io/input_error.h"
#include "replay/messages.h"
#include "replay/words.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Kingdom;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

constexpr std::string_view face_down = "anjiang";

Kingdom kingdom_named(std::string_view name) {
  constexpr std::pair<std::string_view, Kingdom> kingdoms[] = {
      {"wei", Kingdom::wei}, {"shu", Kingdom::shu}, {"wu", Kingdom::wu}, {"qun", Kingdom::qun}};
  for (const auto& [key, kingdom] : kingdoms)
    if (key == name) return kingdom;
  return Kingdom::none;
}

}  // namespace

// [player, general, whether it is the main one]
void Packets::lies_face_down(Seat who, std::string_view name, bool main) {
  if (who == nobody || playing_) return;
  const General g = general_of(family_, name);
  War& his = war_[static_cast<std::size_t>(who)];
  // A lord is made in secret before the game; the general whose place he takes lies there still.
  if (sanguosha::war_lords.contains(g)) {
    his.lord = g;
    return;
  }
  his.general[main ? 0 : 1] = g;
  his.called[main ? 0 : 1] = name;
  SeatLabel& label = out_.labels[static_cast<std::size_t>(who)];
  (main ? label.general : label.deputy) = name;
}

// A general who is not here comes into play: the record ends before that.
void Packets::not_here(std::string_view general) {
  if (!out_.not_covered_from.empty()) return;
  out_.not_covered_from = tally::say::not_covered_from(
      tally::say::line_of(std::uint64_t{index_} + 1), import::general_said(general));
}

// Who uses a skill of a general that lies face down is told to use it before he is turned up.
bool Packets::of_one_not_here(Seat who, Skill skill) {
  if (!of_kingdoms() || who == nobody) return false;
  const bool known = skill != Skill::none;
  if (known && sanguosha::first_with(skill) == General::none) return false;  // a card gives it
  const War& his = war_[static_cast<std::size_t>(who)];
  std::size_t unknown = his.general.size();
  for (std::size_t place = 0; place < his.general.size(); ++place) {
    if (known && sanguosha::skills_in(his.general[place], place, false).contains(skill))
      return false;
    if (his.general[place] == General::none && !his.shown[place]) unknown = place;
  }
  if (unknown == his.general.size()) return false;
  not_here(his.called[unknown]);
  return true;
}

// Before anybody has a hit point.
void Packets::all_have_chosen() {
  const Seat viewer = seat_of("MG_SELF");
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    Event e = event(kind::offer, static_cast<Seat>(i));
    if (static_cast<Seat>(i) == viewer && !offered_.empty()) {
      e.cards = offered_;
      e.value = small(static_cast<std::int64_t>(offered_.size()));
      if (std::ranges::find(offered_, Card{0}) != offered_.end()) e.hide(Field::cards);
    } else {
      e.hide(Field::cards);
      e.hide(Field::value);
    }
    out_.add(e, index_);
  }
  for (std::size_t i = 0; i < ids_.size(); ++i) {
    const std::array<Card, 2> both{static_cast<Card::Number>(war_[i].general[0]),
                                   static_cast<Card::Number>(war_[i].general[1])};
    Event e = event(kind::pair, static_cast<Seat>(i));
    if (war_[i].general[0] == General::none || war_[i].general[1] == General::none)
      e.hide(Field::cards);
    e.cards = both;
    out_.add(e, index_);
  }
}

bool Packets::war_property(Seat s, std::string_view what, std::string_view value) {
  War& his = war_[static_cast<std::size_t>(s)];
  if (what == "kingdom") his.kingdom = value;
  if (what == "role") {
    const bool leaves = value == "careerist" && his.role != value;
    his.role = value;
    if (leaves && his.stands && !dead_.contains(s)) {  // his lord is dead
      Event e = event(kind::allegiance, s);
      e.what = static_cast<What>(Kingdom::careerist);
      emit(e);
    }
  }
  if (playing_ && value == "false" && (what == "general1_showed" || what == "general2_showed"))
    turned_down(s, what == "general1_showed" ? 0 : 1);
  const bool his_general = what == "general" || what == "general2";
  const std::size_t place = what == "general" ? 0 : 1;
  if (place == 1 && his_general && playing_ && changes_deputy(s, value, value == face_down))
    return true;
  if (his_general && playing_ && value != face_down) {
    if (removes_general(s, place, value)) return true;
    General g = general_of(family_, value);
    const bool lord = place == 0 && g != General::none && g == his.lord;
    if (lord) g = his.general[place];
    // Of the dead he does nothing any more, whichever print he is of.
    if (g == General::none && dying_.contains(s)) g = general_of_the_dead(value);
    if (g == General::none) not_here(value);
    if (!his.shown[place]) {
      his.shown[place] = true;
      his.general[place] = g;
      Event e = event(kind::unveil, s);
      e.what = static_cast<What>(g);
      e.value = static_cast<std::int32_t>(place);
      if (first_turned_.who == s &&
          sanguosha::skills_in(g, place, false).contains(first_turned_.skill))
        turned_ = std::exchange(first_turned_, {});
      const bool has_it = sanguosha::skills_in(g, place, false).contains(turned_.skill);
      if (turned_.who == s && !turned_.up && (has_it || turned_.learns)) {
        if (has_it) e.extra = sanguosha::cause(turned_.skill).number();
        turned_.up = true;
        add_turned_up(e);
        // What it costs is paid before he is turned up: what that brings comes behind it.
        if (has_it && sanguosha::info(turned_.skill).costs_hp) turned_ = {};
      } else {
        if (turned_.up) turned_ = {};
        emit(e);
      }
      if (lord) becomes_lord(s);
    }
  }
  return his_general || what == "role";
}

// By whoever has just used a skill 倾城; Zuo Ci's other general goes as he is turned up.
void Packets::turned_down(Seat of, std::size_t place) {
  War& his = war_[static_cast<std::size_t>(of)];
  const Event* const used = latest(kind::invoke);
  const bool beside =
      his.shown[1 - place] &&
      sanguosha::skills_of(his.general[1 - place], false).contains(Skill::huashen_qs);
  if (!his.shown[place] || (used == nullptr && !beside)) return;
  his.shown[place] = false;
  Event e = event(kind::conceal, beside ? of : used->seat);
  e.other = of;
  e.what = static_cast<What>(his.general[place]);
  e.value = static_cast<std::int32_t>(place);
  if (beside && turned_.who == of && turned_.up) return add_turned_up(e);
  emit(e);
}

// The lord takes the place of the general that was turned up.
void Packets::becomes_lord(Seat who) {
  War& his = war_[static_cast<std::size_t>(who)];
  his.general[0] = his.lord;
  if (dying_.contains(who)) return;
  Event e = event(kind::crown, who);
  e.what = static_cast<What>(his.lord);
  if (turned_.who == who && turned_.up)
    add_turned_up(e);
  else
    emit(e);
}

// Where he is turned up for something that was told already, before that.
void Packets::add_turned_up(const Event& e) {
  if (turned_.before >= out_.size()) {
    emit(e);
    turned_.before = out_.size();
    return;
  }
  insert(turned_.before, e);
  ++turned_.before;
}

// The log line that ends it: his kingdom is known from now on.
void Packets::turned_up(Seat who) {
  if (who == nobody) return;
  War& his = war_[static_cast<std::size_t>(who)];
  if (std::exchange(his.stands, true)) return;
  Event e = event(kind::allegiance, who);
  e.what =
      static_cast<What>(his.role == "careerist" ? Kingdom::careerist : kingdom_named(his.kingdom));
  if (turned_.who == who && turned_.up)
    add_turned_up(e);
  else
    emit(e);
}

// What half a fish or companions bring is over, also where he has taken nothing: what he draws
// behind that he draws for something else (天香).
void Packets::mark_goes(std::string_view mark) {
  if (mark == "HalfMaxHpLeft" || mark == "CompanionEffect") turned_.brings = false;
}

bool Packets::is_veiled(Seat who, Skill skill) const {
  if (who == nobody || skill == Skill::none) return false;
  const War& his = war_[static_cast<std::size_t>(who)];
  bool veiled = false;
  for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
    if (!sanguosha::skills_in(his.general[place], place, false).contains(skill)) continue;
    if (his.shown[place]) return false;
    veiled = true;
  }
  return veiled;
}

bool Packets::both_have(Seat who, Skill skill) const {
  if (who == nobody) return false;
  const War& his = war_[static_cast<std::size_t>(who)];
  const auto has = [&](std::size_t place) {
    return his.shown[place] &&
           sanguosha::skills_in(his.general[place], place, false).contains(skill);
  };
  return has(0) && has(1);
}

// He was turned up for what he uses next.
void Packets::turned_up_to_use(Seat who, Skill skill) {
  if (skill == Skill::none) return;
  give_away();
  flush();
  auto& seen = out_.seen();
  const std::size_t i = back_over({kind::allegiance, kind::draw, kind::heal, kind::hp}, who);
  if (i == 0 || seen[i - 1].event.kind != kind::unveil || seen[i - 1].event.seat != who) return;
  Event& up = seen[i - 1].event;
  // HEGEMONY-PEARL-SHOWS: the deputy, whoever he is.
  const bool for_pearl = skill == Skill::zhiheng_gz && up.value == 1 && by_pearl(who);
  if (up.extra == 0 && (for_pearl || sanguosha::skills_in(static_cast<General>(up.what),
                                                          static_cast<std::size_t>(up.value), false)
                                         .contains(skill)))
    up.extra = sanguosha::cause(skill).number();
}

// Something that only a general who lies face down lets him do is told next.
void Packets::turned_up_for(Seat who, Skill skill) {
  const bool by_map = learns(who, skill);
  if (!is_veiled(who, skill) && !by_map) return;
  give_away();
  flush();
  if (turned_.who != who && is_veiled(turned_.who, turned_.skill)) first_turned_ = turned_;
  turned_ = {who, skill, out_.size(), false, false, by_map};
}

// Equipment is put on without a word of its use; the log line comes behind.
void Packets::puts_on(const std::vector<Way>& ways) {
  if (pending_.kind != nothing) return;
  for (const auto& [m, cards] : ways) {
    if (lays_before(m)) return;
    const bool own = (m.from == Place::hand || is_under_ox(m)) && m.to == Place::equip &&
                     m.from_seat == m.to_seat;
    if (!own || cards[0] == unknown_card) continue;
    if (is_under_ox(m)) {
      comes_from_ox(cards[0]);
      under_ox_.push_back(cards[0]);  // until strategy_move takes it out
    }
    Event e = event(kind::use, m.from_seat);
    e.what = static_cast<What>(sanguosha::face(cards[0]).name);
    e.seats = {m.from_seat};
    if (std::exchange(rift_, nobody) == m.from_seat && rift_at_ < out_.size() &&
        out_.seen()[rift_at_].event.kind == kind::lose) {  // 隙仇 is told before its use
      e.cards = cards;
      insert(rift_at_, e);
      put_on_ = cards[0];
      return;
    }
    pending_ = e;
    pending_cards_ = cards;
    pending_at_ = index_;
    return;
  }
}

// His generals are shown before it is said that he is dead; by the rules they are behind that. His
// kingdom is said once more, of a careerist that of his generals.
void Packets::died_unshown(const Event& death, std::string_view kingdom) {
  give_away();
  flush();
  auto& seen = out_.seen();
  const std::size_t from = back_over({kind::unveil, kind::allegiance}, death.seat);
  insert(from, death);
  for (std::size_t i = from + 1; i < seen.size(); ++i)
    if (seen[i].event.kind == kind::unveil) {
      seen[i].event.kind = kind::disclose;
      seen[i].event.extra = 0;
    }
  dead_.add(death.seat);
  const War& his = war_[static_cast<std::size_t>(death.seat)];
  if (!his.kingdom.empty() && kingdom != his.kingdom)
    out_.contradict(index_, rule::gz_kingdom, death.seat, say::said_twice(),
                    say::of_kingdom(io::in_quotes(his.kingdom)),
                    say::of_kingdom(io::in_quotes(kingdom)));
  if (!his.stands && his.shown[0]) turned_up(death.seat);
}

// Who has won shows what lies face down still. By the rules only he does whose kingdom is not
// known, and by that it ends; and the last one alive.
void Packets::shown_at_the_end() {
  give_away();
  flush();
  auto& seen = out_.seen();
  const std::size_t from = back_over({kind::unveil});
  const std::vector<Observation> shown(seen.begin() + static_cast<std::ptrdiff_t>(from),
                                       seen.end());
  seen.resize(from);
  const std::uint32_t end = index_;
  const bool alone = dead_.size() + 1 == static_cast<int>(ids_.size());  // he shows all
  for (std::size_t i = 0; i < shown.size(); ++i) {
    Event e = shown[i].event;
    if (war_[static_cast<std::size_t>(e.seat)].stands && !alone) continue;
    e.kind = kind::disclose;
    e.extra = 0;
    index_ = shown[i].source_at;
    emit(e);
    if (i + 1 == shown.size() || shown[i + 1].event.seat != e.seat) turned_up(e.seat);
  }
  index_ = end;
}

}  // namespace tally::qsanguosha
