// What becomes of a player: another maximum, turned over, skills gained and lost, another shape.
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/io/input_error.h"
#include "replay/messages.h"

namespace tally::freekill {

using sanguosha::General;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

// Hit points just told are told again with the maximum (志继): it is about to be another.
void Packets::take_back_repeated(Seat s) {
  const auto& seen = out.seen();
  if (seen.size() < 2) return;
  const Event& again = seen[seen.size() - 1].event;
  const Event& before = seen[seen.size() - 2].event;
  const bool his =
      again.kind == kind::hp && again.seat == s && before.kind == kind::hp && before.seat == s;
  if (his && again.value == before.value && !before.shows(Field::extra)) take_back();
}

// The hit points that fall with it are told just after, in 0.5.22 just before.
void Packets::has_max_hp(Seat s, int max) {
  if (pending_hp_.kind == nothing || pending_hp_.seat != s || pending_hp_.shows(Field::extra)) {
    flush();
    take_back_repeated(s);
    pending_hp_ = event(kind::hp, s);
    pending_hp_.value = small(again_.players.hp(s));
    pending_hp_at_ = index;
    falls_ = true;
  }
  pending_hp_.show(Field::extra);
  pending_hp_.extra = small(max);
}

// Of a turn in which somebody is only turned up again nothing else is told from 0.5.12 on.
void Packets::turned(Seat s, bool up) {
  if (up && !turn_told_ && !before_0_5_12() && again_.turns.now() == s) {
    again_.turns.settle();
    extra_ ? begin_extra_turn(s) : emit(event(kind::turn, s));
  }
  Event e = event(kind::turn_over, s);
  e.value = up ? 1 : 0;
  again_.players.is_turned(s, up);
  emit(e);
}

void Packets::begin_extra_turn(Seat s) {
  extra_ = false;
  Event e = event(kind::turn, s);
  e.extra = 1;
  emit(e);
}

bool Packets::change_log(std::string_view type, cbor::Value v) {
  if (type == "#HealMaxHP") {
    flush();
    return true;
  }
  if (type != "#AcquireSkill" && type != "#LoseSkill") return false;
  const std::string_view name = text(v.find("arg"));
  if (!general_skill(name)) return true;
  const Seat who = seat_of(v.find("from"));
  if (who != nobody && who == keeps_skill_ &&
      skill_of(name) == shape_skill_[static_cast<std::size_t>(who)]) {
    if (type == "#AcquireSkill") keeps_skill_ = nobody;
    return true;
  }
  const Skill skill = skill_of(name);
  if (skill == Skill::none) {  // the record ends before it
    out.not_covered_from = tally::say::not_covered_from(tally::say::packet_of(index),
                                                        say::skill_of_unknown(io::in_quotes(name)));
    return true;
  }
  Event e = event(type == "#AcquireSkill" ? kind::acquire : kind::forgo, who);
  if (e.kind == kind::forgo && who == borrows_ && borrowed_.contains(skill)) {
    borrowed_.remove(skill);  // as the turn ends: no event says so
    return true;
  }
  // What is a skill of its own of each of his generals, he has by the other still.
  if (e.kind == kind::forgo && skill == Skill::mashu && of_kingdoms &&
      generals_with(who, skill) == 2)
    return true;
  e.what = sanguosha::cause(skill);
  if (e.kind == kind::acquire && who != nobody) gained[static_cast<std::size_t>(who)].add(skill);
  if (e.kind == kind::acquire && (invoked_ == Skill::hunshang || invoked_ == Skill::xuanhuo)) {
    if (who != borrows_) borrowed_ = {};
    borrows_ = who;
    borrowed_.add(skill);
    e.extra = 1;
    // Sun Ce's own 英魂, where Sun Jian has it too.
    if (invoked_ == Skill::hunshang && generals_with(who, skill) > 0) return true;
    if (invoked_ == Skill::xuanhuo) {  // that he has chosen it shows by this alone
      Event chosen = event(kind::learn, who);
      chosen.what = e.what;
      emit(chosen);
    }
  }
  emit(e);
  return true;
}

// [player, mark, value]
void Packets::mark(cbor::Value v) {
  const std::string_view mark = text(v.at(1));
  const Seat who = seat_of(v.at(0));
  if (of_sides) marked(who, mark, number(v.at(2)));
  if (of_kingdoms && war_mark(who, mark, v.at(2))) return;
  if (who == nobody || !playing_) return again_.mark(v);
  if (mark == "@[private]&huanshen") return shapes(who, v.at(2).find("value"));
  if (mark == "@huanshen_skill") return take_shape(who, text(v.at(2)));
  if (mark == "_extra_turn_count" && v.at(2).size() > 0) {
    again_.turns.extra();
    extra_ = true;
    return;
  }
  again_.mark(v);
}

// All the generals whose shape he can take; some of them are new.
void Packets::shapes(Seat s, cbor::Value names) {
  sanguosha::GeneralSet& his = shapes_[static_cast<std::size_t>(s)];
  std::vector<Card> added;
  for (cbor::Value name : names.items()) {
    const General general = general_of(text(name));
    if (general == General::none) return not_here(text(name));
    if (his.contains(general)) continue;
    his.add(general);
    added.emplace_back(static_cast<std::uint16_t>(general));
  }
  if (added.empty()) return;
  Event e = event(kind::avatars, s);
  e.value = static_cast<std::int16_t>(added.size());
  e.cards = added;
  emit(e);
}

// Kingdom, gender and general of the shape, then his own name again.
bool Packets::shape_property(Seat s, std::string_view what, cbor::Value value) {
  const General own = general_of(generals[static_cast<std::size_t>(s)]);
  if (!sanguosha::skills_of(own, true).contains(Skill::huashen)) return false;
  if (what == "kingdom" || what == "gender") return true;
  if (what != "general") return false;
  const std::string_view name = text(value);
  if (name != generals[static_cast<std::size_t>(s)])
    shape_ = {s, std::string(name), index};
  else if (shape_.seat == s)
    take_shape(s, {});
  return true;
}

void Packets::take_shape(Seat s, std::string_view skill) {
  const Shape taken = std::exchange(shape_, {});
  if (taken.seat != s) return;
  // The same skill again: it is said to be lost and gained.
  const Skill before = std::exchange(shape_skill_[static_cast<std::size_t>(s)], skill_of(skill));
  keeps_skill_ = before == skill_of(skill) && !skill.empty() ? s : nobody;
  Event e = event(kind::avatar, s);
  e.what = static_cast<What>(general_of(taken.general));
  e.extra = sanguosha::cause(skill_of(skill)).number();
  if (skill.empty()) e.extra = 0;
  emit(e);
}

}  // namespace tally::freekill
