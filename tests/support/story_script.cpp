// The sentences of a story: choices and what must be told.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "tests/support/coverage.h"
#include "tests/support/story.h"

namespace tally::test {

using namespace sanguosha;

// --- choices

Step& Story::add(Step::Type type, std::string text, Where where) {
  Step& step = steps_.emplace_back();
  step.type = type;
  step.text = std::move(text);
  step.where = where;
  return step;
}

Step& Story::choice(std::string_view verb, std::string_view kind, int seat, std::string_view cards,
                    std::initializer_list<Ask> asks, Where where) {
  std::string text = "seat " + std::to_string(seat) + " " + std::string(verb);
  Step& step = add(Step::Type::choice, std::move(text), where);
  step.e.kind = kind_of(kind);
  step.e.seat = static_cast<Seat>(seat - 1);
  step.cards(cards);
  for (Ask a : asks) step.asks.set(static_cast<std::size_t>(a));
  step.broken = next_breaks_;
  next_breaks_ = no_rule;
  return step;
}

Story& Story::illegal(std::string_view rule_id) {
  next_breaks_ = rule_of(rule_id);
  return *this;
}

Step& Story::uses(int seat, std::string_view cards, Where where) {
  return choice("uses", "use", seat, cards,
                {Ask::play, Ask::use_one, Ask::use_all, Ask::outfit, Ask::dress}, where);
}
Step& Story::strikes(int seat, std::string_view cards, Where where) {
  return choice("strikes with", "use", seat, cards, {Ask::slash_at, Ask::turn_slash}, where);
}
Step& Story::dodges(int seat, std::string_view cards, Where where) {
  return choice("dodges with", "respond", seat, cards, {Ask::dodge, Ask::play_dodge}, where);
}
Step& Story::plays(int seat, std::string_view cards, Where where) {
  return choice("plays", "respond", seat, cards, {Ask::play_slash}, where);
}
Step& Story::saves(int seat, std::string_view cards, Where where) {
  return choice("saves with", "use", seat, cards, {Ask::rescue}, where);
}
Step& Story::nullifies(int seat, std::string_view card, Where where) {
  return choice("nullifies with", "nullify", seat, card, {Ask::nullify}, where);
}
Step& Story::recasts(int seat, std::string_view card, Where where) {
  return choice("recasts", "recast", seat, card, {Ask::play}, where);
}
Step& Story::discards(int seat, std::string_view cards, Where where) {
  return choice("discards", "discard", seat, cards,
                {Ask::hand_limit, Ask::cost_axe, Ask::cost_suit, Ask::cost_hand, Ask::pay_hand,
                 Ask::pay_equip, Ask::pay_any, Ask::pay_keep, Ask::pay_of, Ask::shed, Ask::outfit,
                 Ask::shed_rest},
                where);
}
Step& Story::removes(int seat, std::string_view card, Where where) {
  return choice("removes", "remove", seat, card,
                {Ask::remove_any, Ask::remove_own, Ask::remove_horse, Ask::clear_one,
                 Ask::remove_equip, Ask::remove_of},
                where);
}
Step& Story::puts_on_top(int seat, std::string_view card, Where where) {
  return choice("puts on top", "atop", seat, card, {Ask::remove_of}, where);
}
Step& Story::takes(int seat, std::string_view card, Where where) {
  return choice(
      "takes", "snatch", seat, card,
      {Ask::snatch, Ask::snatch_own, Ask::snatch_hand, Ask::snatch_worn, Ask::snatch_front}, where);
}
Step& Story::picks(int seat, std::string_view card, Where where) {
  return choice("picks", "pick", seat, card, {Ask::pick}, where);
}
Step& Story::shows(int seat, std::string_view card, Where where) {
  return choice("shows", "show", seat, card, {Ask::show}, where);
}
Step& Story::invokes(int seat, std::string_view what, Where where) {
  return choice("invokes", "invoke", seat, "",
                {Ask::invoke, Ask::invoke_on, Ask::invoke_any, Ask::play, Ask::strike_near}, where)
      .as(what);
}
Step& Story::gives(int seat, std::string_view cards, Where where) {
  return choice("gives", "gift", seat, cards,
                {Ask::gift_hand, Ask::gift_pile, Ask::gift_of, Ask::gift_any, Ask::gift_beside,
                 Ask::alliance, Ask::repay},
                where);
}
Step& Story::sacrifices(int seat, std::string_view card, Where where) {
  return choice("sacrifices", "sacrifice", seat, card, {Ask::play}, where);
}
Step& Story::possesses(int seat, int host, Where where) {
  return choice("takes possession", "possess", seat, "", {Ask::possess}, where).of(host);
}
Step& Story::haunts(int seat, int host, Where where) {
  return choice("lets his soul act", "haunt", seat, "", {Ask::haunt}, where).of(host);
}
Step& Story::lays(int seat, std::string_view cards, std::string_view skill, Where where) {
  return choice("lays on his pile", "stow", seat, cards, {Ask::stow}, where).as(skill);
}
Step& Story::pays_tribute(int seat, std::string_view cards, std::string_view skill, Where where) {
  return choice("lays on another's pile", "tribute", seat, cards, {Ask::stow}, where).as(skill);
}
Step& Story::puts_up(int seat, std::string_view card, Where where) {
  return choice("puts up", "pindian", seat, card, {Ask::pindian}, where);
}
Step& Story::decides(int seat, std::string_view way, Where where) {
  return choice("decides", "decide", seat, "", {Ask::decide}, where).as(way);
}
Step& Story::relocates(int seat, std::string_view card, Where where) {
  return choice("relocates", "relocate", seat, card, {Ask::relocate, Ask::dress}, where);
}
Step& Story::retrieves(int seat, std::string_view cards, Where where) {
  return choice("retrieves", "retrieve", seat, cards, {Ask::retrieve}, where);
}
Step& Story::claims(int seat, std::string_view card, Where where) {
  return choice("claims", "claim", seat, card,
                {Ask::play, Ask::dodge, Ask::play_dodge, Ask::play_slash, Ask::slash_at,
                 Ask::rescue, Ask::nullify},
                where);
}
Step& Story::doubts(int seat, Where where) {
  return choice("doubts", "doubt", seat, "", {Ask::doubt}, where);
}
Step& Story::takes_shape(int seat, std::string_view general, std::string_view skill, Where where) {
  return choice("takes the shape", "avatar", seat, "", {Ask::avatar}, where)
      .as(general)
      .skill(skill);
}
Step& Story::replaces_judgement(int seat, std::string_view card, Where where) {
  return choice("replaces the judgement with", "retrial", seat, card,
                {Ask::retrial_hand, Ask::retrial_any}, where);
}
Step& Story::arranges(int seat, std::string_view cards, int top, Where where) {
  return choice("arranges", "arrange", seat, cards, {Ask::arrange}, where).points(top);
}
Step& Story::declares(int seat, std::string_view suit, Where where) {
  return choice("declares", "declare", seat, "", {Ask::declare}, where).as(suit);
}
Step& Story::exposes(int seat, std::string_view card, Where where) {
  return choice("exposes", "expose", seat, card, {Ask::expose}, where);
}
Step& Story::chooses(int seat, std::string_view general, Where where) {
  return choice("chooses", "general", seat, "", {Ask::choose}, where).as(general);
}

Step& Story::takes_pile(int seat, int pile, Where where) {
  return choice("takes pile", "pile", seat, "", {Ask::pile}, where).points(pile);
}
Step& Story::lets_draft_first(int seat, int who, Where where) {
  return choice("lets draft first", "first_draft", seat, "", {Ask::first_draft}, where).to(who);
}
Step& Story::lets_act_first(int seat, int who, Where where) {
  return choice("lets act first", "first_action", seat, "", {Ask::first_action}, where).to(who);
}
Step& Story::drafts(int seat, std::string_view generals, Where where) {
  return choice("drafts", "draft", seat, "", {Ask::draft}, where).generals(generals);
}
Step& Story::appoints(int seat, std::string_view generals, Where where) {
  return choice("appoints", "appoint", seat, "", {Ask::appoint}, where).generals(generals);
}
Step& Story::lets_act(int seat, int who, Where where) {
  return choice("lets act", "action", seat, "", {Ask::action}, where).to(who);
}

Step& Story::pairs(int seat, std::string_view generals, Where where) {
  return choice("lays", "pair", seat, "", {Ask::pair}, where).generals(generals);
}
// Which of his generals it is, the story's table says.
Step& Story::unveils(int seat, std::string_view general, std::string_view skill, Where where) {
  Step& step = choice("turns up", "unveil", seat, "",
                      {Ask::unveil, Ask::unveil_for, Ask::play, Ask::dodge, Ask::play_dodge,
                       Ask::play_slash, Ask::slash_at, Ask::rescue, Ask::nullify},
                      where)
                   .as(general);
  step.points(person(seat).laid[1] == general_of(general) ? 1 : 0);
  return step.skill(skill);
}
Step& Story::spends(int seat, std::string_view mark, std::string_view way, Where where) {
  Step& step =
      choice("spends", "spend", seat, "", {Ask::play, Ask::rescue, Ask::spend_limit}, where)
          .as(mark);
  const auto ways = schema().kinds[sanguosha::kind::spend].fields[2].names;
  const auto it = std::find(ways.begin(), ways.end(), way);
  if (it == ways.end()) ADD_FAILURE() << "a mark is not spent " << way;
  return step.out_of(static_cast<int>(it - ways.begin()));
}
Step& Story::conceals(int seat, std::string_view general, Where where) {
  return choice("turns down", "conceal", seat, "", {Ask::conceal}, where).as(general);
}
Step& Story::mutes(int seat, std::string_view general, Where where) {
  return choice("mutes", "mute", seat, "", {Ask::mute}, where).as(general);
}
Step& Story::strips(int seat, bool deputy, Where where) {
  return choice("strips", "strip", seat, "", {Ask::strip}, where).points(deputy ? 1 : 0);
}

Step& Story::commands(int seat, std::string_view command, Where where) {
  return choice("gives the command", "command", seat, "", {Ask::command}, where).as(command);
}
Step& Story::obeys(int seat, Where where) {
  return choice("carries it out", "obey", seat, "", {Ask::obey}, where);
}
Step& Story::names_victim(int seat, int victim, Where where) {
  return choice("names a victim", "victim", seat, "", {Ask::victim}, where).of(victim);
}
Step& Story::learns(int seat, std::string_view skill, Where where) {
  return choice("learns", "learn", seat, "", {Ask::learn}, where).as(skill);
}
Step& Story::gets_commands(int seat, std::string_view two, Where where) {
  return choice("gets commands", "commands", seat, "", {Ask::commands}, where).two_of(two);
}

Step& Story::becomes_lord(int seat, std::string_view lord, Where where) {
  return choice("becomes", "crown", seat, "", {Ask::crown}, where).as(lord);
}
Step& Story::yields(int seat, std::string_view card, int to, bool discarded, Where where) {
  Step& step =
      choice("yields", discarded ? "remove" : "snatch", to, card, {Ask::yield}, where).from(seat);
  step.answered_by = static_cast<Seat>(seat - 1);
  return step;
}
Step& Story::takes_forms(int seat, std::string_view generals, Where where) {
  return choice("takes the forms", "forms", seat, "", {Ask::forms}, where).generals(generals);
}
Step& Story::puts_back(int seat, std::string_view form, Where where) {
  return choice("puts back", "form_back", seat, "", {Ask::form_back}, where).as(form);
}
Step& Story::renews(int seat, std::string_view skill, Where where) {
  return choice("renews", "renew", seat, "", {Ask::renew}, where).as(skill);
}
Step& Story::changes_deputy(int seat, std::string_view general, Where where) {
  return choice("changes his deputy for", "change", seat, "", {Ask::change}, where).as(general);
}

Step& Story::declines(int seat, Ask ask, Where where) {
  std::string text = "seat " + std::to_string(seat) + " declines";
  Step& step = add(Step::Type::choice, std::move(text), where);
  step.e.kind = ask == Ask::nullify ? Kind{kind::nullify} : Kind{kind::invoke};
  step.e.seat = static_cast<Seat>(seat - 1);
  step.pass = true;
  step.broken = next_breaks_;
  next_breaks_ = no_rule;
  return step.asked(ask);
}

Step& Story::reshuffles(std::string_view top_first, Where where) {
  return choice("shuffles", "shuffle", 0, top_first, {Ask::shuffle}, where);
}
Step& Story::deals(std::string_view cards, Where where) {
  return choice("deals", "deal", 0, cards, {Ask::deal}, where);
}

Step& Story::offers(int seat, std::string_view generals, Where where) {
  return choice("is offered", "offer", seat, "", {Ask::offer}, where).generals(generals);
}

Step& Story::gets_shapes(int seat, std::string_view generals, Where where) {
  return choice("gets shapes", "avatars", seat, "", {Ask::avatars}, where).generals(generals);
}

Step& Story::is_reborn(int seat, std::string_view general, Where where) {
  return choice("is reborn", "reborn", seat, "", {Ask::reborn}, where).generals(general);
}

Step& Story::enters(int seat, std::string_view general, Where where) {
  return choice("enters", "enter", seat, "", {Ask::reborn}, where).generals(general);
}

Step& Story::lie_open(std::string_view generals, Where where) {
  return choice("lie open", "candidates", 0, "", {Ask::candidates}, where).generals(generals);
}

// --- what must be told

Step& Story::sees(std::string_view event, int seat, Where where) {
  std::string text = "the event " + std::string(event);
  if (seat != 0) text += " of seat " + std::to_string(seat);
  Step& step = add(Step::Type::event, std::move(text), where);
  step.e.kind = kind_of(event);
  if (seat != 0) {
    step.e.seat = static_cast<Seat>(seat - 1);
    step.names(Field::seat);
  }
  return step;
}

Step& Story::never(std::string_view event, int seat, Where where) {
  never_.push_back(sees(event, seat, where));
  steps_.pop_back();
  return never_.back();
}

void Story::never_asked(Ask ask, int seat, Where where) {
  never_.push_back(declines(seat, ask, where));
  steps_.pop_back();
}

Step& Story::baseless(std::string_view rule_id, std::string_view event, int seat, Where where) {
  Step& step = sees(event, seat, where);
  step.type = Step::Type::check;
  step.cited = rule_of(rule_id);
  coverage().rules.set(step.cited);
  step.check = [](const Scene& scene, const Step& self) {
    const Rule rule = scene.match.rule_against(self.event());
    if (rule != self.cited)
      ADD_FAILURE_AT(self.where.file_name(), static_cast<int>(self.where.line()))
          << self.text << " out of the blue breaks " << id_of(rule) << ", not "
          << id_of(self.cited);
  };
  return step;
}

}  // namespace tally::test
