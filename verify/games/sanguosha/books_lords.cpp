// What the books know of lords in kingdom war: who became one, what their skills and cards bring,
// by the words of the rules and counted anew.
#include <algorithm>

#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {
namespace {

int fish_of(General g, std::size_t place, const Options& options) {
  return g == General::none ? 0 : half_fish(g, place, options);
}

// What the first so many beacons teach.
constexpr std::array<Skill, 4> taught{Skill::yingzi, Skill::haoshi, Skill::shelie, Skill::duoshi};

bool is_map(Skill pile) { return pile == Skill::jiahe || pile == Skill::jiahe_qs; }

}  // namespace

bool has_lord(std::span<const Owner> owners, Kingdom kingdom, bool alive) {
  return std::any_of(owners.begin(), owners.end(), [&](const Owner& o) {
    const General main = o.generals[0];
    return o.alive == alive && war_lords.contains(main) && info(main).kingdom == kingdom;
  });
}

// OPT-SGS-GZ-LORD-CROWN
bool Books::may_be_crowned(Seat who) const {
  if (options_.is<Opt::lord_crown>("first_turn")) return who == current_ && first_turn_;
  return !options_.is<Opt::lord_crown>("as_unveiled") || (who == current_ && round_ == 1);
}

// 君主: the lord of the same name, for the main general that lies open; nobody of his kingdom is a
// careerist from then on. With more fish he may have a hit point more.
bool Books::becomes_lord(const Event& e) {
  Owner& o = at(e.seat);
  const auto lord = static_cast<General>(e.what);
  const bool fits = options_.is<Opt::lords>("true") && o.shown[0] && war_lords.contains(lord) &&
                    info(lord).kingdom == info(o.generals[0]).kingdom && may_be_crowned(e.seat);
  if (!fits) return broken(Inv::kingdoms, e.seat, static_cast<int>(o.generals[0]), e.what);
  const int deputy = fish_of(o.generals[1], 1, options_);
  const int had = fish_of(o.generals[0], 0, options_);
  const int has = fish_of(lord, 0, options_);
  const bool before = options_.is<Opt::lord_crown>("any_time");  // he had them from the beginning
  const int more = before ? 0 : (has + deputy) / 2 - (had + deputy) / 2;
  o.may_grow = !before && deputy == 0 && has > had;
  o.max_hp += o.may_grow ? 0 : more;
  o.due += o.may_grow ? 0 : more;
  o.generals[0] = lord;
  if (shown_just_now_ == e.seat) o.brings = brought_by_both(o);  // else it was not the first time
  return true;
}

// A lord's kingdom has careerists again, or has nobody but careerists.
bool Books::changes_side(const Event& e) {
  Owner& o = at(e.seat);
  const auto told = static_cast<Kingdom>(e.what);
  // Both generals are of one kingdom; one may have been removed, and the other unknown.
  const General g = o.generals[0] != General::none ? o.generals[0] : o.generals[1];
  const bool returns = o.kingdom == Kingdom::careerist && has_lord(owners(), told, true) &&
                       (g == General::none || info(g).kingdom == told);
  const bool falls = told == Kingdom::careerist && o.alive &&
                     has_lord(owners(), o.kingdom, false) && !has_lord(owners(), o.kingdom, true);
  if (!returns && !falls) return broken(Inv::kingdoms, e.seat, static_cast<int>(o.kingdom), e.what);
  o.kingdom = told;
  if (falls)
    o.got = static_cast<std::uint8_t>(o.got | 1U << static_cast<unsigned>(Token::careerist));
  return true;
}

// The lord who lives and is this general; nobody.
Seat Books::lord_is(General g) const {
  for (Seat i = 0; i < players_; ++i)
    if (living(i) && owner_[static_cast<std::size_t>(i)].generals[0] == g) return i;
  return nobody;
}

bool Books::of_kingdom_of(Seat one, Seat other) const {
  if (!living(one) || !living(other)) return false;
  const Kingdom k = owner_[static_cast<std::size_t>(one)].kingdom;
  if (one == other) return k != Kingdom::none;
  return k != Kingdom::none && k != Kingdom::careerist &&
         k == owner_[static_cast<std::size_t>(other)].kingdom;
}

int Books::stands_for(Kingdom k) const {
  int n = 0;
  for (Seat i = 0; i < players_; ++i)
    n += living(i) && owner_[static_cast<std::size_t>(i)].kingdom == k ? 1 : 0;
  return n;
}

int Books::beside(Seat who, Skill pile) const {
  return static_cast<int>(std::count(place_.begin(), place_.end(), Place{Zone::pile, who, pile}));
}

// 太平要术 For whoever wears it; 天兵 count as more of the kingdom.
int Books::keeps_by_spell(Seat who) const {
  const Owner& o = owner_[static_cast<std::size_t>(who)];
  if (o.equip[static_cast<std::size_t>(slot_of(CardType::armour))] != peace_spell) return 0;
  int n = beside(who, Skill::hongfa);
  for (Seat i = 0; i < players_; ++i) n += of_kingdom_of(who, i) ? 1 : 0;
  return n;
}

// Whose soldier 天兵 it is that he uses or plays; himself where it is none.
Seat Books::held_by(const Event& e) const {
  if (e.cards.size() != 1 || e.cards[0] >= deck_size) return e.seat;
  const Place lies = place_[e.cards[0]];
  return lies.zone == Zone::pile && lies.pile == Skill::hongfa ? lies.seat : e.seat;
}

bool Books::uses_soldier(const Event& e) {
  const Seat of = held_by(e);
  const bool soldier = e.cards.size() == 1 && e.cards[0] < deck_size &&
                       place_[e.cards[0]] == Place{Zone::pile, of, Skill::hongfa};
  if (!soldier) return true;
  const bool may = of_kingdom_of(of, e.seat) && is_slash(static_cast<Name>(e.what));
  return may || broken(Inv::lords, e.seat, 0, 1);
}

// 烽火 Equipment, once a phase from each of Wu, while its lord lives.
bool Books::lays_beacon(const Event& e, Seat on) {
  const bool of_map =
      lord_is(General::lord_sunquan) == on || lord_is(General::lord_sunquan_qs) == on;
  const bool of_wu = of_map && of_kingdom_of(on, e.seat);
  const bool equipment = e.cards.size() == 1 && (e.cards[0] >= deck_size ||
                                                 is_equipment(info(face(e.cards[0]).name).type));
  if (!of_wu || !equipment || beacons_from_.contains(e.seat))
    return broken(Inv::lords, e.seat, 1, static_cast<int>(e.cards.size()));
  beacons_from_.add(e.seat);
  return true;
}

// A skill until the turn ends: one of those that so many beacons teach, or two of them.
bool Books::learns(const Event& e) {
  const Seat of = lord_is(General::lord_sunquan);
  const int beacons = beside(of, Skill::jiahe);
  const auto* const known = std::find(taught.begin(), taught.end(), skill_of(e.what));
  const auto lesson = static_cast<int>(known - taught.begin()) + 1;
  const int most = beacons >= 5 ? 2 : 1;
  const bool may = e.seat == current_ && phase_ == Phase::prepare && of_kingdom_of(of, e.seat) &&
                   known != taught.end() && (unseen_ || lesson <= beacons);
  if (!may || (!unseen_ && lessons_ >= most)) return broken(Inv::lords, e.seat, most, lessons_ + 1);
  ++lessons_;
  return true;
}

// So many cards a skill of a lord looks at, turns up or lays down.
bool Books::as_many_as_due(const Event& e) {
  const bool looks = e.kind == kind::peek && e.rule == rule_of(Skill::wuxin);
  const bool lays = e.kind == kind::lay && e.rule == rule_of(Skill::hongfa);
  const bool turns = e.kind == kind::reveal && e.rule == rule_of(Skill::lianzi);
  const bool gathers = e.kind == kind::peek && e.rule == rule_of(Skill::lianzi_qs);
  if (!looks && !lays && !turns && !gathers) return true;
  int due = 0;
  if (turns || gathers) {
    due = turns ? beside(lord_is(General::lord_sunquan), Skill::jiahe) : 0;
    for (Seat i = 0; i < players_; ++i)
      for (const Card c : owner_[static_cast<std::size_t>(i)].equip)
        due += living(i) && at(i).kingdom == Kingdom::wu && c != unknown_card ? 1 : 0;
  } else {
    due = stands_for(Kingdom::qun) + beside(lord_is(General::lord_zhangjiao), Skill::hongfa);
  }
  const auto have = static_cast<int>(e.cards.size());
  const bool fewer = options_.is<Opt::deck_exhausted>("partial") && have < due;  // AMB-SGS-011
  return have == due || unseen_ || fewer || broken(Inv::lords, e.seat, due, have);
}

// 太平要术 What losing it brings comes once each, and the cards before anything goes on.
bool Books::spell(const Event& e) {
  if (e.rule != rule::peace_spell || !seated(e.seat)) return true;
  Owner& o = at(e.seat);
  if (e.kind == kind::draw) {
    if (o.spell_draws == 0 || e.value != 2) return broken(Inv::lords, e.seat, 2, e.value);
    --o.spell_draws;
  }
  if (e.kind == kind::lose) {
    if (o.spell_costs == 0 || e.value != 1) return broken(Inv::lords, e.seat, 1, e.value);
    --o.spell_costs;
  }
  return true;
}

void Books::loses_spell(Seat who) {
  Owner& o = at(who);
  if (!o.alive) return;
  ++o.spell_draws;
  ++o.spell_costs;
}

bool Books::spells_are_paid() {
  for (Seat i = 0; i < players_; ++i) {
    Owner& o = at(i);
    if (living(i) && o.spell_draws > 0) return broken(Inv::lords, i, 2, 0);
    o.spell_draws = o.spell_costs = 0;
  }
  return true;
}

bool Books::of_lords(const Event& e) {
  switch (e.kind) {
    case kind::use:
    case kind::respond: return uses_soldier(e);
    case kind::peek:
    case kind::lay:
    case kind::reveal: return as_many_as_due(e);
    case kind::stow: return !is_map(skill_of(e.what)) || lays_beacon(e, e.seat);
    case kind::tribute: return is_map(skill_of(e.what)) && lays_beacon(e, e.other);
    case kind::acquire: return e.rule != rule_of(Skill::jiahe) || learns(e);
    case kind::draw:
    case kind::lose: return spell(e);
    default: return true;
  }
}

}  // namespace tally::verify::identity
