// Log lines: who does what to whom.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/noname/fields.h"
#include "replay/import/noname/messages.h"
#include "replay/import/noname/screen.h"

namespace tally::noname {

using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

void Screen::log(std::string_view html) {
  struct Form {
    std::string_view pattern;
    void (Screen::*tell)();
  };
  static constexpr Form forms[] = {
      {"P的回合开始", &Screen::turn},
      {"P的C回合开始", &Screen::extra_turn},
      {"P进入了*阶段", &Screen::phase},
      {"P对P使用了C", &Screen::use_on},
      {"P对P使用了C（C）", &Screen::use_on_as},
      {"P对P使用了C（指向P）", &Screen::borrow},
      {"P使用了C", &Screen::use},
      {"P使用了C（C）", &Screen::use_as},
      {"P打出了C", &Screen::respond},
      {"P打出了C（C）", &Screen::respond},
      {"P弃置了C", &Screen::discard},
      {"P将C置入了弃牌堆", &Screen::sheds},
      {"P重铸了C", &Screen::recast},
      {"P的C被移动给了P", &Screen::moved},
      {"P从P获得了C", &Screen::take},
      {"P从P获得了*张牌", &Screen::take_some},
      {"P受到了来自P的*点*伤害", &Screen::damage},
      {"P受到了*点*伤害", &Screen::damage_of_nobody},
      {"P回复了*点体力", &Screen::heal},
      {"P失去了*点体力", &Screen::lose_hp},
      {"P濒死", &Screen::dying},
      {"P被P杀害", &Screen::killed},
      {"P阵亡", &Screen::died},
      {"P的身份是S", &Screen::has_role},
      {"P进行*判定，亮出的判定牌为C", &Screen::flip},
      {"P的判定结果为C", &Screen::judged},
      {"P获得了C", &Screen::gain},
      {"P选择了C", &Screen::pick},
      {"P选择了*", &Screen::declare},
      {"C亮出了C", &Screen::reveal},
      {"P展示了C", &Screen::show_hand},
      {"P将*张牌置于牌堆顶", &Screen::arranged},
      {"C掉落了C", &Screen::unloaded},
      {"C被销毁了", &Screen::destroyed},
      {"P展示了主将P", &Screen::main_up},
      {"P展示了副将P", &Screen::deputy_up},
      {"P展示了主将P、副将P", &Screen::both_up},
      {"P暗置了主将*", &Screen::main_down},
      {"P暗置了副将*", &Screen::deputy_down},
      {"P失去了主将技能", &Screen::main_stripped},
      {"P失去了副将技能", &Screen::deputy_stripped},
      {"P获得了一个S", &Screen::gets_mark},
      {"P移去了一个S", &Screen::spends_mark},
      {"P观看了P的主将", &Screen::looks_at_main},
      {"P观看了P的副将", &Screen::looks_at_deputy},
      {"P观看了P的手牌", &Screen::looks_at_hand},
      {"P对P发起拼点", &Screen::begins_pindian},
      {"P发动了S", &Screen::invoke},
      {"P对P发动了S", &Screen::invoke_on},
  };
  line_ = log_line(html);
  next_line();
  said_ = {line_.marked.empty() ? nobody : first(), line_.marked.size() < 2 ? nobody : second()};
  gives_back_ = gives_back_ && line_.form == "P获得了一个S";  // a mark, told in between
  const bool turns_up = line_.form.starts_with("P展示了主将P") || line_.form == "P展示了副将P";
  if (turning_.who != nobody && !turns_up) turned_up({}, {});
  for (const Form& form : forms)
    if (fits(line_.form, form.pattern, words_)) return (this->*form.tell)();
}

void Screen::use() { use_of({}, line_.marked[1], false); }
void Screen::use_as() { use_of({}, line_.marked[1], true); }
void Screen::use_on() { use_of(seats_named(line_.marked[1]), line_.marked[2], false); }
void Screen::use_on_as() { use_of(seats_named(line_.marked[1]), line_.marked[2], true); }

void Screen::borrow() {
  use_on();
  Event* const used = latest(kind::use);
  if (used == nullptr) return;
  used->other = seat_named(line_.marked[3]);
  borrowed_from_ = used->seats.size() == 1 ? used->seats[0] : nobody;
}

// Its cards have left the hand already.
void Screen::use_of(const SeatList& to, std::string_view cards, bool converted) {
  const Seat who = first();
  const std::vector<Shown> as = cards_shown(cards);
  const std::vector<Shown> named = converted ? cards_shown(line_.marked.back()) : as;
  Event e = event(kind::use, who);
  e.what = as.empty() ? What{0} : static_cast<What>(as[0].name);
  e.seats = to;
  const Name name = static_cast<Name>(e.what);
  if (name == Name::peach && std::exchange(peach_of_mark_, nobody) == who) return;
  if (converted) {
    uses_skill(rule::use_kind, who);
    turned_up_to_convert(who);
  }
  if (name != Name::dodge && !sanguosha::is_nullification(name)) remover_ = borrowed_from_ = nobody;
  if (name == Name::dodge) {
    e.kind = kind::respond;
    e.seats = {};
  } else if (sanguosha::is_nullification(name)) {  // a green arrow points at whom it protects
    e.kind = kind::nullify;
    e.seats = {};
    e.hide(Field::what);
    e.other = pointed_from_ == who && pointed_ != nobody ? pointed_ : who;
    e.what = 0;
  } else if (to.empty()) {
    e.seats = {who};
  }
  if (name == Name::dismantlement && to.size() == 1) {
    remover_ = who;
    removed_ = set_of(to);
    removes_ = rule::dismantlement;
    removals_ = 1;
  }
  if (e.kind == kind::use && name != Name::peach)
    shoots_by_skill_ = name == Name::archery_attack && converted && named.size() == 2;
  if (e.kind == kind::use) ordered_ = name == Name::imperial_order ? set_of(to) : SeatSet{};
  if (name == Name::slash && loser_ != nobody && skilled_ == who) strikes_with_blades(e);
  duel_of_two(e);
  pointed_ = nobody;
  if (name == Name::known_both && sealed_ == who && loss_.seat != who) looks_by_seal(e);
  if (loss_.seat != who || loss_.due) {
    announced_ = {};
    return emit(e);
  }
  const Loss loss = std::exchange(loss_, {});
  e.cards = loss.cards;
  insert(loss.before, e, loss.at);
  if (name == Name::heg_nullification) may_protect_kingdom(loss.before, loss.at);
  held_against(named, loss, who);
}

// He says then whether it is for one or for all of a kingdom; no event tells that. What it brings
// him that he has used it comes first.
void Screen::may_protect_kingdom(std::size_t nullified, std::uint32_t at) {
  const auto& seen = out_.seen();
  const Event* const trick = latest(kind::use);
  std::size_t before =
      nullified;  // another of the same target: of the one before it, or after that
  while (before > 0 && seen[before - 1].event.kind == kind::decide) --before;
  const bool another = before > 0 && seen[before - 1].event.kind == kind::nullify &&
                       seen[before - 1].event.other == seen[nullified].event.other;
  const Event* const due = latest(kind::due);
  if (another || trick == nullptr || trick->seats.size() < 2 || due > trick) return;
  protector_ = seen[nullified].event.seat;
  protects_at_ = at;
}

void Screen::says_whom_it_protects() {
  if (protector_ == nobody) return;
  Event e = event(kind::decide, std::exchange(protector_, nobody));
  e.hide(Field::what);
  add(e, protects_at_);
}

// Played; or it takes the place of a judgement card.
void Screen::respond() {
  const Seat who = first();
  const std::vector<Shown> as = cards_shown(line_.marked[1]);
  Event e = event(kind::respond, who);
  e.what = as.empty() ? What{0} : static_cast<What>(as[0].name);
  if (line_.marked.size() > 2) {
    uses_skill(rule::use_kind, who);
    turned_up_to_convert(who);
  }
  if (skilled_ == who && skill_ != Skill::none &&
      sanguosha::info(skill_).effects.retrial != nullptr) {
    e.kind = kind::retrial;
    e.what = sanguosha::cause(skill_);
    skill_ = Skill::none;
  }
  announce(e, who, line_.marked.back());
}

// By Drowning the Seven Armies, used on him just now, or by the Breastplate that he uses.
bool Screen::forfeits(Seat who) const {
  const auto& seen = out_.seen();
  std::size_t at = seen.size();
  const KindSet of_nullifying{kind::nullify,    kind::decide, kind::unveil,
                              kind::allegiance, kind::mark,   kind::draw};
  while (at > turn_at_ && (of_nullifying.contains(seen[at - 1].event.kind) ||
                           (seen[at - 1].event.kind == kind::invoke &&
                            seen[at - 1].event.what == sanguosha::cause(Skill::jizhi))))
    --at;
  if (at == turn_at_) return false;
  const Event& e = seen[at - 1].event;
  if (e.kind == kind::invoke) return e.seat == who && e.what == sanguosha::cause(Name::breastplate);
  return e.kind == kind::use && static_cast<Name>(e.what) == Name::drowning &&
         e.seats.contains(who);
}

void Screen::discard() {
  const Seat who = first();
  Event e = event(kind::discard, who);
  const Kind last = out_.size() == 0 ? Kind{nothing} : out_.seen().back().event.kind;
  const bool all_he_has = last == kind::invoke && skilled_ == who &&
                          (skill_ == Skill::shenzhi || skill_ == Skill::niepan);
  constexpr KindSet of_death{kind::death, kind::inherit, kind::strip, kind::forfeit};
  if (all_he_has || dead_.contains(who) || of_death.contains(last) || forfeits(who)) {
    e.kind = kind::forfeit;
  } else if (remover_ != nobody && who != nobody && removed_.contains(who) && removals_-- > 0) {
    e.kind = kind::remove;
    e.seat = remover_;
    e.other = who;
    e.rule = removes_;
  }
  announce(e, who, line_.marked[1]);
}

void Screen::recast() {
  uses_skill(rule::recast, first());
  announce(event(kind::recast, first()), first(), line_.marked[1]);
}

void Screen::take() { taken(line_.marked[2]); }
void Screen::take_some() { taken({}); }

// By a card or a skill; or it was given to him.
void Screen::taken(std::string_view cards) {
  const Seat to = first();
  const Seat from = second();
  if (given_.who != nobody && given_.at + 1 == index_ && to != nobody && from != nobody) {
    same_seat(rule::use_hold, from, given_.who);
    same_seat(rule::use_hold, to, given_.to);
  }
  Event e = event(kind::snatch, to);
  e.other = from;
  if (ox_to_ == to && ox_from_ == from) {  // of a Wooden Ox, said once more
    ox_to_ = ox_from_ = nobody;
    return;
  }
  if (skill_ == Skill::dimeng && exchange_.contains(to) && exchange_.contains(from)) {
    ++exchanges_;
    return;
  }
  if (skill_ == Skill::xingshang && skilled_ == to && dead_.contains(from))
    return inherited(e, cards);
  if (skill_ == Skill::qiaobian && skilled_ == to) raids(to);
  const bool gives =
      (skill_ == Skill::rende || skill_ == Skill::hezong || skill_ == Skill::haoshi) &&
      skilled_ == from;
  if (from == borrowed_from_ || gives) {
    e.kind = from == borrowed_from_ ? kind::give : kind::gift;
    e.seat = from;
    e.other = to;
    if (e.kind == kind::gift) e.what = sanguosha::cause(std::exchange(skill_, Skill::none));
    borrowed_from_ = nobody;
  }
  announce(e, from, cards);
}

// Mourning: hand cards and equipment leave the dead together; in one line each he gets them.
void Screen::inherited(Event e, std::string_view cards) {
  if (loss_.seat == e.other) {
    const Loss loss = std::exchange(loss_, {});
    e.kind = kind::inherit;
    e.cards = loss.cards;
    emit(e);
  }
  const Event* const all = latest(kind::inherit);
  for (const Shown& s : cards_shown(cards)) {
    const Card named = latest_like(s.name, s.suit, s.rank);
    if (s.rank == 0 || (all != nullptr && std::ranges::find(all->cards, named) != all->cards.end()))
      continue;
    contradiction(rule::use_hold, e.other, say::said_twice(),
                  say::cards_lost(all == nullptr ? 0 : all->cards.size()), say::cards_named(1));
  }
}

// Versatility: of whom he takes cards the screen has pointed at.
void Screen::raids(Seat owner) {
  if (pointed_at_.empty()) return;
  Event e = event(kind::invoke, owner);
  e.what = sanguosha::cause(Skill::qiaobian);
  e.seats = std::exchange(pointed_at_, {});
  emit(e);
}

// "P的C被移动给了P", before it leaves the one and lies before the other.
void Screen::moved() {
  Event e = event(kind::relocate, skilled_);
  e.other = seat_named(line_.marked[2]);
  e.what = sanguosha::cause(skill_);
  moved_to_ = e.other;
  announce(e, first(), line_.marked[1]);
}

}  // namespace tally::noname
