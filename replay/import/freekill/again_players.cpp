#include "replay/import/freekill/again_players.h"

#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

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
void PlayersAgain::name(std::int64_t id, std::string_view what, std::string_view name) {
  const auto held = [&](std::string_view of, std::string_view before, std::string_view now) {
    if (before == now) return;
    w_.contradiction(of == "role" ? rule::setup_roles : rule::setup_generals, w_.seat_of(id),
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

void PlayersAgain::dead(Seat s, bool dead) {
  const bool again = dead && told_dead_.contains(s);
  told_dead_.set(s, dead && is_dead(s));
  if (is_dead(s) == dead && !again) return;
  Event death = event(kind::death, s);
  death.what = w_.out.setup.seat[static_cast<std::size_t>(s)][0];
  w_.disagree(rule::death, dead ? Event{} : death, dead ? death : Event{});
}

// Undying 不屈: he need not be saved, however few he has left.
bool PlayersAgain::unyielding(Seat s) const {
  const auto at = static_cast<std::size_t>(s);
  return sanguosha::skills_of(general_of(w_.generals[at]), true).contains(sanguosha::Skill::buqu) ||
         w_.gained[at].contains(sanguosha::Skill::buqu);
}

// Somebody is dying while his hit points are gone, and until he is dead; and it is told as it
// begins and as it ends.
void PlayersAgain::dying(Seat s, bool dying) {
  const int left = hp_[static_cast<std::size_t>(s)];
  const bool before = dying_.contains(s);
  dying_.set(s, dying);
  if (before != dying && (dying ? left < 1 : left > 0 || is_dead(s) || unyielding(s))) return;
  if (before && dying) return w_.disagree(rule::dying, Event{}, event(kind::dying, s));
  Event hp = event(kind::hp, s);
  hp.value = left;
  hp.hide(Field::extra);
  w_.disagree(rule::dying, hp, dying ? event(kind::dying, s) : Event{});
}

// The property has said so just before. Who dies is reset, if he was chained or lay face down.
bool PlayersAgain::chained(const Event& e, bool reset) {
  if (reset) {
    if (e.seat == nobody || chained_.contains(e.seat)) return false;
    if (face_down_.contains(e.seat)) return true;
    w_.disagree(rule::chain, Event{}, e);
    return true;
  }
  const Event* const told = w_.unrepeated(kind::chain, chained_again_);
  if (told == nullptr) return false;
  w_.held_against(rule::chain, *told, Said(kind::chain).by(e.seat).n(e.value));
  return true;
}

void PlayersAgain::turned(Seat s, bool up) {
  if (const Event* const told = w_.unrepeated(kind::turn_over, turned_again_))
    w_.held_against(rule::turn_face_down, *told, Said(kind::turn_over).by(s).n(up ? 1 : 0));
}

// LogEvent {type = Damage, to, damageNum, damageType}
void PlayersAgain::hurt(cbor::Value v) {
  if (const Event* const told = w_.unrepeated(kind::damage, hurt_again_))
    w_.held_against(rule::damage, *told,
                    Said(kind::damage)
                        .by(w_.seat_of(v.find("to")))
                        .n(number(v.find("damageNum")))
                        .as(element_of(text(v.find("damageType")))));
}

void PlayersAgain::died(Seat s) {
  if (const Event* const told = w_.unrepeated(kind::death, died_again_))
    w_.held_against(rule::death, *told, Said(kind::death).by(s));
}

// So many Wines make the next Slash stronger.
void PlayersAgain::drank(Seat s, std::int64_t n) {
  int& before = drank_[static_cast<std::size_t>(s)];
  const Event* const use = w_.latest(kind::use);
  if (n > 0 && use != nullptr)
    w_.held_against(rule::wine, *use,
                    Said(kind::use).by(s).as(static_cast<What>(sanguosha::Name::wine)));
  if (n > 0 && n != before + 1)
    w_.contradiction(rule::wine, s, say::said_twice(), say::wines_drunk(before + 1),
                     say::wines_drunk(n));
  before = small(n);
}

}  // namespace tally::freekill
