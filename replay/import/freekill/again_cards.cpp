#include "replay/import/freekill/again_cards.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"

namespace tally::freekill {

using sanguosha::Name;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

// Of cards that are shown together each is an event of its own; the last is the latest.
std::span<const Card> last(const std::vector<Card>& cards) {
  return std::span<const Card>(cards).last(std::min<std::size_t>(cards.size(), 1));
}

}  // namespace

void CardsAgain::moved(Card c, Area to, Seat owner) {
  if (c >= worn_.size()) return;
  if (to == Area::equip) {
    if (wearing_[c]) worn_before_[c] = worn_[c];  // moved from one to another
    worn_[c] = owner;
  }
  wearing_[c] = to == Area::equip;
  if (to == Area::judge) before_[c] = owner;
}

bool CardsAgain::wears(Seat s, Name equipment, bool lost) const {
  for (std::size_t c = 0; c < worn_.size(); ++c)
    if (((worn_[c] == s && (lost || wearing_[c])) || (lost && worn_before_[c] == s)) &&
        sanguosha::face(static_cast<Card>(c)).name == equipment)
      return true;
  return false;
}

// [cards, {type, from, to}]: who used or played, recast or showed what lies there, and on whom; or
// for what it was turned.
void CardsAgain::footnote(cbor::Value v) {
  const cbor::Value note = v.at(1);
  const std::string_view type = text(note.find("type"));
  w_.read_cards(v.at(0));
  if (type == "##JudgeCard") {
    const Event* const lies = w_.latest(KindSet{kind::flip, kind::retrial, kind::judged});
    if (lies != nullptr) w_.held_against(rule::judgement, *lies, Said(lies->kind).with(w_.listed));
    w_.held_against(rule::judgement, w_.judgement,
                    Said(w_.judgement.kind).as(judged_for(text(note.find("arg")))));
  } else if (type == "##RecastCard" || type == "##ShowCard") {
    const KindSet kinds =
        type == "##ShowCard" ? KindSet{kind::show, kind::unmask} : KindSet{kind::recast};
    if (const Event* const told = w_.latest(kinds))
      noted(note, told, Said(told->kind).with(last(w_.listed)));
  } else if (type == "##PindianCard") {
    return;
  } else if (const Event* const laid = w_.unrepeated(laid_out, used_again_)) {
    noted(note, laid, Said(laid->kind).with(w_.listed));
  }
}

// What lies there, the card laid last: {type, from, to}.
void CardsAgain::noted(cbor::Value note, const Event* laid, Said said) {
  const std::string_view type = text(note.find("type"));
  if (type == "##UseCardTo") said.on(w_.seats_of(note.find("to")));
  if (laid != nullptr)
    w_.held_against(rule::use_hold, *laid, said.by(w_.seat_of(note.find("from"))));
}

// [player, name, 1]; before 0.5 [name, 1].
void CardsAgain::counted(cbor::Value v) {
  const bool of_player = v.size() == 3;
  const Event* const laid = w_.latest(laid_out);
  if (laid == nullptr) return;
  const auto counted_as = [](Name n) { return sanguosha::is_slash(n) ? Name::slash : n; };
  const Name card =
      laid->kind == kind::nullify ? Name::nullification : static_cast<Name>(laid->what);
  Said said(laid->kind);
  if (of_player) said.by(w_.seat_of(v.at(0)));
  if (const Name n = name_of(text(v.at(of_player ? 1 : 0))); n != counted_as(card))
    said.as(static_cast<What>(n));
  w_.held_against(rule::use_hold, *laid, said);
}

// [cards, name, …]: what the cards just laid down or taken up are used as.
void CardsAgain::called(cbor::Value v) {
  w_.read_cards(v.at(0));
  const Event* const lies = w_.latest(laid_out | kind::due);
  if (lies == nullptr || !w_.held_against(rule::use_hold, *lies, Said(lies->kind).with(w_.listed)))
    return;
  const Event* const use = w_.listed.empty() ? nullptr : w_.use_of(w_.listed[0]);
  if (use != nullptr && use->kind != kind::nullify)
    w_.held_against(rule::use_kind, *use,
                    Said(use->kind).as(static_cast<What>(name_of(text(v.at(1))))));
}

// [card, player, note, …]: an answer without a card.
void CardsAgain::virtual_card(cbor::Value v) {
  const Event* const laid = w_.latest(laid_out);
  if (laid == nullptr) return;
  Said said(laid->kind);
  if (laid->kind != kind::nullify)
    said.as(static_cast<What>(name_of(text(v.at(0).untagged().find(name_key)))));
  noted(v.at(2), laid, said);
  w_.held_against(rule::use_hold, *laid, Said(laid->kind).by(w_.seat_of(v.at(1))));
}

// {player, subcards, name}: a converted delayed trick on its way. In 0.5.0 to 0.5.11 also what the
// program's players only try out.
void CardsAgain::virtual_equipment(cbor::Value v) {
  if (w_.before_0_5_12()) return;
  w_.read_cards(v.find("subcards"));
  const Event* const use = w_.listed.empty() ? nullptr : w_.use_of(w_.listed[0]);
  if (use == nullptr) return;
  const SeatList to{w_.seat_of(v.find("player"))};
  w_.held_against(
      rule::use_target, *use,
      Said(use->kind).on(to).with(w_.listed).as(static_cast<What>(name_of(text(v.find("name"))))));
}

// {player, id}: a delayed trick about to be taken up.
void CardsAgain::virtual_gone(cbor::Value v) {
  if (w_.before_0_5_12() && !w_.before_0_5()) return;
  const Card c = card_of(number(v.find("id")));
  if (c >= before_.size() || before_[c] == nobody) return;
  Event lies = event(kind::due, before_[c]);
  lies.cards = {&c, 1};
  w_.held_against(rule::unexplained, lies, Said(kind::due).by(w_.seat_of(v.find("player"))));
}

// [cards, player], before 0.5.12 {from, cards}.
void CardsAgain::shown(cbor::Value v) {
  const bool named = v.kind() != cbor::Kind::array;
  const Event* const show = w_.latest(KindSet{kind::show, kind::unmask});
  if (show == nullptr) return;
  w_.read_cards(named ? v.find("cards") : v.at(0));
  w_.held_against(
      rule::fire_attack, *show,
      Said(show->kind).by(w_.seat_of(named ? v.find("from") : v.at(1))).with(last(w_.listed)));
}

// The cards of a Bountiful Harvest as they lie there.
void CardsAgain::on_offer(cbor::Value v) {
  const Event* const laid = w_.latest(kind::reveal);
  w_.read_cards(v.at(0).kind() == cbor::Kind::array ? v.at(0) : v);
  if (laid != nullptr)
    w_.held_against(rule::amazing_grace, *laid, Said(kind::reveal).with(w_.listed));
}

// [player, card]
void CardsAgain::about_to_take(cbor::Value v) {
  taking_ = event(kind::pick, w_.seat_of(v.at(0)));
  taking_card_ = card_of(number(v.at(1)));
}

// The card that goes into a hand is the one that was said to be taken.
void CardsAgain::taken(const Event& pick) {
  if (taking_.kind == nothing) return;
  Event said = std::exchange(taking_, {});
  said.cards = {&taking_card_, 1};
  w_.held_against(rule::amazing_grace, said, pick);
}

}  // namespace tally::freekill
