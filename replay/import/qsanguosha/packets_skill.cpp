// Skills: who has them, and who uses them on whom.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/import/sanguosha/general_names.h"
#include "replay/io/input_error.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Name;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

// Where the use, answer or card itself says so again, or a skill works by itself.
bool said_elsewhere(Skill s) {
  const auto& info = sanguosha::info(s);
  const auto& does = info.effects;
  // 双雄 draws first, 木牛 lays a card down.
  const bool converts = does.converts != nullptr && does.drawing == nullptr && does.act == nullptr;
  return info.compulsory || converts || does.joins.cards > 0 || does.retrial != nullptr ||
         does.claimed != nullptr;
}

// Told without whom it is used on, who is plain from what it answers.
bool against_somebody(Skill s) {
  using enum Skill;
  static constexpr sanguosha::SkillSet such{fankui,       ganglie,    tieqi,       liuli,
                                            yongjue,      shoucheng,  qianhuan_qs, yicheng_qs,
                                            hengjiang_qs, yuejian_qs, zhiman};
  return such.contains(s);
}

}  // namespace

void Packets::has_skill(Seat who, std::string_view name) {
  if (who == nobody || playing_ || of_kingdoms() || !is_skill(name) || !out_.not_covered.empty())
    return;
  const auto i = static_cast<std::size_t>(who);
  const General general = general_of(family_, generals_[i]);
  const Skill skill = skill_of(family_, name);
  if (general == General::none)
    out_.not_covered = import::general_said(generals_[i]);
  else if (skill == Skill::none || !sanguosha::skills_of(general, true).contains(skill))
    out_.not_covered = say::skill_of_general(io::in_quotes(name), io::in_quotes(generals_[i]));
}

void Packets::invoke(std::string_view name, Seat who) {
  const Skill skill = skill_of(family_, name);
  const Name card = name_of(name);
  if (is_skill(name) && card == Name::none && of_one_not_here(who, skill)) return;
  if (skill == Skill::none && card == Name::none) return;
  if (card == Name::fan) return;  // the use says it again
  if (of_kingdoms() && skill == Skill::buqu) return undying(who);
  if (of_kingdoms()) turned_up_for(who, card == Name::eight_diagram ? Skill::bazhen : skill);
  if (skill != Skill::none && said_elsewhere(skill)) return;
  if (skill == Skill::yongjue) takes_back();
  Event e = event(kind::invoke, who);
  e.what = cause_named(family_, name);
  // 闺秀 of a general who was turned up for 存嗣 comes before that.
  const bool removed = out_.size() > 0 && out_.seen().back().event.kind == kind::dismiss;
  if (skill == Skill::guixiu && turned_.up && turned_.who == who && !removed) {
    turned_.brings = true;
    return add_turned_up(e);
  }
  if (card != Name::none || against_somebody(skill)) e.hide(Field::other);
  emit(e);
  calls(who, skill, {});
  if (skill == Skill::xunxun) looks_and_puts_back(who);
  if (skill == Skill::wuxin) enlightened_ = who;
  if (skill == Skill::yiji) gifts_.by(who);
}

// A skill for which only a log line says that it is used.
void Packets::invoke_on(std::string_view name, Seat who, const SeatList& on) {
  const Skill skill = skill_of(family_, name);
  if (is_skill(name) && name_of(name) == Name::none && of_one_not_here(who, skill)) return;
  if (skill == Skill::none || sanguosha::info(skill).effects.shape.most_targets == 0) return;
  if (of_kingdoms()) turned_up_for(who, skill);
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(skill);
  e.seats = on;
  if (skill == Skill::tuxi) in_turn(e.seats, who);
  if (skill == Skill::sijian) return remonstrates(e);
  emit(e);
}

// Rouse 激将 and Royal Escort 护驾.
void Packets::calls(Seat who, Skill skill, const SeatList& on) {
  if (skill != Skill::hujia && skill != Skill::jijiang) return;
  caller_ = who;
  called_on_ = on;
}

// What another has played for a lord is his: Sheauhaw tells that by a move without cards.
void Packets::provided() {
  const auto& seen = out_.seen();
  if (!tells_rounds(family_) || caller_ == nobody || seen.empty()) return;
  const Event played = seen.back().event;
  const Seat lord = std::exchange(caller_, nobody);
  if (played.kind != kind::respond || played.seat == lord) return;
  Event e = played;
  e.seat = lord;
  e.seats = called_on_;
  const Event* const sword = latest(kind::use);
  const bool borrowed = sword != nullptr && sword->seats.size() == 1 && sword->seats[0] == lord &&
                        static_cast<Name>(sword->what) == Name::collateral;
  if (called_on_.empty() && borrowed) e.seats = {sword->other};
  if (e.seats.empty())
    e.cards = {};
  else
    e.kind = kind::use;
  emit(e);
}

// v2 and Para log it again as the lord's: what he uses are those cards, what he answers with none.
void Packets::is_provided(Event& e, std::vector<Card>& cards) {
  const auto& seen = out_.seen();
  if (tells_rounds(family_) || caller_ != e.seat || seen.empty()) return;
  const Event& played = seen.back().event;
  if (played.kind != kind::respond || played.seat == e.seat) return;
  if (!std::ranges::equal(played.cards, cards)) return;
  caller_ = nobody;
  if (e.kind == kind::respond) provided_ = std::exchange(cards, {});
}

// Somebody uses the skill of a lord: of those only this one is told by nothing else.
void Packets::passes_on(std::string_view name, Seat who, const SeatList& to) {
  const Skill skill = skill_of(family_, name);
  if (skill != Skill::jiuyuan_shj || to.size() != 1) return;
  Event e = event(kind::invoke, who);
  e.what = sanguosha::cause(skill);
  e.other = to[0];
  emit(e);
}

// A skill that is used like a card; what it costs and does follows.
void Packets::skill_card(const Named& card, Seat from, const SeatList& to) {
  Skill skill = card.skill_card;
  if (skill == Skill::zhiheng_gz && by_pearl(from)) skill = Skill::mingzhu;
  if (card.name == Name::triblade) {
    Event e = event(kind::invoke, from);
    e.what = sanguosha::cause(Name::triblade);
    e.hide(Field::other);
    e.seats = to;
    return emit(e);
  }
  if (skill == Skill::none || said_elsewhere(skill)) return;
  if (of_kingdoms() && goes_on(skill)) return;
  Event e = event(kind::invoke, from);
  e.what = sanguosha::cause(skill);
  if (against_somebody(skill)) e.hide(Field::other);
  if (sanguosha::info(skill).effects.shape.most_targets > 0) e.seats = to;
  emit(e);
  calls(from, skill, to);
  gatherer_ = skill == Skill::lianzi_qs ? from : nobody;
  given_to_ = skill == Skill::rende && to.size() == 1 ? to[0] : nobody;
  if (skill == Skill::gongxin && to.size() == 1) {  // that he looks at the hand is in its use
    Event look = event(kind::look, from);
    look.other = to[0];
    look.hide(Field::cards);
    emit(look);
  }
  if (skill == Skill::lijian || skill == Skill::lijian_shj) two_fight_ = out_.size();
  if (skill == Skill::fanjian && to.size() == 1) {
    sower_ = from;
    sown_ = to[0];
  }
}

// Seed of Animosity names two; who of them fights, the Duel says.
void Packets::duel_of_two(const Event& use) {
  if (two_fight_ == 0 || static_cast<Name>(use.what) != Name::duel) return;
  SeatList& named = out_.seen()[std::exchange(two_fight_, 0) - 1].event.seats;
  if (named.size() == 2 && named[1] != use.seat && named[0] == use.seat) return;
  if (named.size() == 2 && named[1] == use.seat) named = {named[1], named[0]};
}

// Told of every skill as it begins to act; of those that awaken by nothing else.
void Packets::awakens(std::string_view name, Seat who) {
  const Skill skill = skill_of(family_, name);
  if (of_kingdoms() || !playing_ || skill == Skill::none) return;
  if (!sanguosha::info(skill).awakening) return;
  Event e = event(kind::awaken, who);
  e.what = sanguosha::cause(skill);
  emit(e);
}

// A request to the viewer: the cards he looks at.
void Packets::stargazed(Value v) {
  read_cards(v.at(0));
  gazed_ = listed_;
  if (enlightened_ != nobody) sees_top(static_cast<std::int64_t>(listed_.size()));
}

// [player, card or cards]
void Packets::show(Value v) {
  const Seat who = seat_of(v.at(0).text());
  if (v.at(1).is_list()) {
    read_cards(v.at(1));
  } else {
    listed_.assign(1, card_numbered(v.at(1).number(-1)));
  }
  const Card sown = std::exchange(sown_card_, unknown_card);
  if (sown != unknown_card && listed_ == std::vector<Card>{sown}) return;
  if (sower_ == nobody) {
    Event e = event(kind::show, who);
    e.cards = listed_;
    return emit(e);
  }
  sow(listed_);
}

// [player, whether for the viewer alone, cards]: a whole hand, for Wisdom in Folly 智愚.
void Packets::shows_all(Value v) {
  const Event* const used = latest(kind::invoke);
  const Seat who = seat_of(v.at(0).text());
  if (used == nullptr || used->what != sanguosha::cause(Skill::zhiyu) || used->seat != who) return;
  read_cards(v.at(2));
  for (const Card& c : std::vector<Card>(listed_)) emit(with_cards(kind::show, who, {&c, 1}));
}

// The card has changed hands already.
void Packets::sow(const std::vector<Card>& cards) {
  Event shown = event(kind::expose, sown_);
  shown.other = sower_;
  shown.cards = cards;
  emit(shown);
  shown.kind = kind::snatch;
  shown.rule = sanguosha::rule_of(Skill::fanjian);
  add(shown, sown_at_);
  sower_ = sown_ = nobody;
}

bool Packets::skill_move(const Move& m) {
  constexpr std::string_view of_loyalty = "loyal";  // 忠义
  if (m.pile == of_loyalty) {
    Event e = with_cards(kind::stow, m.to_seat, listed_);
    e.what = sanguosha::cause(Skill::zhongyi);
    emit(e);
    return true;
  }
  if (m.from_pile == of_loyalty && m.to == Place::discard) {
    const bool dead = m.from_seat != nobody && dead_.contains(m.from_seat);
    emit(with_cards(dead ? kind::forfeit : kind::put, dead ? m.from_seat : nobody, listed_));
    return true;
  }
  if (sower_ != nobody && m.from_seat == sower_ && m.to_seat == sown_) {
    sown_at_ = index_;  // which card it is, is shown next
    // It goes openly; Sheauhaw shows it no more.
    if (of_kingdoms() || family_ == Family::sheauhaw) sow(listed_);
    if (of_kingdoms() && listed_.size() == 1) sown_card_ = listed_[0];  // and shown once more
    return true;
  }
  const bool keeps = m.reason == reason::got && m.to_seat == gifts_.giver();
  if (m.from == Place::draw && m.to == Place::hand && gifts_.giver() != nobody &&
      (m.reason == reason::preview_give || keeps)) {
    for (const Card c : listed_) gifts_.add(c, m.to_seat, index_);
    return true;
  }
  if (m.to == Place::judgement && m.reason == reason::retrial && m.from_seat != nobody) {
    if (of_kingdoms()) turned_up_for(m.from_seat, skill_of(family_, m.skill));
    Event e = event(kind::retrial, m.from_seat);
    e.what = cause_named(family_, m.skill);
    e.cards = listed_;
    judgement_card_ = listed_.size() == 1 ? listed_[0] : unknown_card;
    emit(e);
    return true;
  }
  return false;
}

}  // namespace tally::qsanguosha
