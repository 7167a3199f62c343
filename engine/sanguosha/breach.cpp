#include "engine/sanguosha/breach.h"

#include "engine/sanguosha/rules.h"

namespace tally::sanguosha {

namespace {

std::string_view breach_of_skill(std::uint8_t why) {
  switch (why) {
    case why::number: return "it is not this number of cards";
    case why::not_his: return "this player does not have this skill";
    case why::once: return "this skill has been used already in this play phase";
    case why::seats: return "this is not the number of players this skill is used on";
    case why::target: return "these are not players this skill may be used on";
    case why::no_price: return "this player has not the cards this skill takes";
    case why::immune: return "the target's skill keeps it from being one";
    case why::kingdom: return "this player is not of the kingdom that was called on";
    case why::no_ally: return "there is no other player of the kingdom to call on";
    case why::answer: return "this is not what the skill asks for";
    case why::who: return "another player is asked";
    default: return "this skill may not be used so, or not now";
  }
}

}  // namespace

std::span<const std::string_view> why_keys() {
  static constexpr std::string_view keys[] = {
#define TALLY_X(name) #name,
      TALLY_SGS_WHYS(TALLY_X)
#undef TALLY_X
  };
  return keys;
}

std::string_view breach_of(Rule broken, std::uint8_t why) {
  if (broken >= rule::count) return breach_of_skill(why);
  switch (why) {
    case why::number:
      return broken == rule::setup_generals ? "it is not this number of generals"
                                            : "it is not this number of cards";
    case why::no_card: return "the target has no card";
    case why::no_hand_card: return "the target would have no hand card to show";
    case why::oneself: return "by this ruleset not on oneself (fireattack_self)";
    case why::target: return "it is not used on this player";
    case why::fixed: return "the Slash has to be used on the player it is called for against";
    case why::who: return "another player is asked";
    case why::offered: return "one of these generals was offered before, or stands here twice";
    case why::lords: return "the lord is always offered Cao Cao, Liu Bei and Sun Quan";
    case why::trick: return "it is another trick, or another player, that it can be used for here";
    case why::victim:
      return broken == rule::range ? "the victim is out of the target's attack range"
                                   : "this is not a victim the target could slash";
    default: break;
  }
  switch (broken) {
    case rule::dead_acts: return "this player is dead";
    case rule::midway:
      return "what was told cannot be how a game stands between two turns: somebody had the last "
             "or has the next, who lives has hit points, who is dead no cards, and no card lies in "
             "two places, none on the table";
    case rule::use_hold: return "the cards are not all in this player's hand";
    case rule::use_kind: return "this card may not be used or played as that";
    case rule::use_time: return "this card cannot be used now";
    case rule::use_target: return "these are not targets this card may have";
    case rule::phase_play: return "it is not this player's play phase";
    case rule::phase_discard: return "exactly as many as exceed the hand limit are discarded";
    case rule::slash_limit: return "one Slash a play phase is the limit, and it has been used";
    case rule::wine_limit: return "one Wine a turn is the limit, and it has been used";
    case rule::range: return "the target is out of attack range";
    case rule::distance: return "the target is farther away than distance 1";
    case rule::answer_kind: return "this card is not the answer that is asked for";
    case rule::answer_who: return "another player is asked";
    case rule::recast: return "only an Iron Chain can be recast";
    case rule::delayed_same: return "a delayed trick of this name lies there already";
    case rule::equip_slot:
      return "by this ruleset no two of one name in the equipment area (dup_name_zones)";
    case rule::nullify_window: return "no trick can be nullified here";
    case rule::nullify_order: return "this player has passed already";
    case rule::rescue: return "this does not save the dying player";
    case rule::draw_top: return "these cards are not on top of the draw pile";
    case rule::draw_reshuffle: return "these are not the cards of the discard pile";
    case rule::setup_generals: return "this general is not one of those offered";
    case rule::setup_deck: return "these are not the cards of the game";
    case rule::peach: return "the player is not wounded";
    case rule::dismantlement:
    case rule::snatch: return "this is not a card of the target";
    case rule::ice_sword: return "this is not a card of the target's hand or equipment";
    case rule::kylin_bow: return "this is not a horse the target has equipped";
    case rule::amazing_grace: return "this is not one of the revealed cards";
    case rule::collateral: return "the target needs a weapon, and a victim within its range";
    case rule::fire_attack: return "a single hand card, of the suit shown where one is shown";
    case rule::axe: return "two cards are the price, and the axe is not one of them";
    case rule::double_swords: return "one hand card is the price";
    case rule::halberd: return "more targets need the last hand card, and are three at most";
    case rule::spear: return "two cards are one Slash only with the Serpent Spear";
    case rule::fan: return "a Slash turns to fire only with the Vermilion Bird Fan";
    case rule::iron_chain: return "an Iron Chain has one or two targets";
    default: return {};
  }
}

}  // namespace tally::sanguosha
