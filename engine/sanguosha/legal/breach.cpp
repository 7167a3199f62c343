#include "engine/sanguosha/legal/breach.h"

#include "engine/sanguosha/rulebook/rules.h"

namespace tally::sanguosha {

#define TALLY_TABLE "sanguosha"
namespace breach {

TALLY_SAY(number_of_cards, (Message), "{0}: it is not this number of cards", "{0}：张数不符")
TALLY_SAY(number_of_generals, (Message), "{0}: it is not this number of generals",
          "{0}：武将数不符")
TALLY_SAY(no_skill_now, (Message), "{0}: this skill may not be used so, or not now",
          "{0}：此技能不能如此发动，或此时不能发动")
TALLY_SAY(not_his_skill, (Message), "{0}: this player does not have this skill",
          "{0}：该角色没有此技能")
TALLY_SAY(skill_used_already, (Message), "{0}: this skill has been used already in this play phase",
          "{0}：此技能在本出牌阶段已经用过")
TALLY_SAY(offered_before, (Message),
          "{0}: one of these generals was offered before, or stands here twice",
          "{0}：其中有武将已经给过别人，或在此出现两次")
TALLY_SAY(not_the_lords, (Message), "{0}: the lord is always offered Cao Cao, Liu Bei and Sun Quan",
          "{0}：主公的候选武将总有曹操、刘备、孙权")
TALLY_SAY(number_of_players, (Message),
          "{0}: this is not the number of players this skill is used on", "{0}：此技能的目标数不符")
TALLY_SAY(not_skill_targets, (Message), "{0}: these are not players this skill may be used on",
          "{0}：此技能的目标不合法")
TALLY_SAY(no_price, (Message), "{0}: this player has not the cards this skill takes",
          "{0}：没有发动此技能所需的牌")
TALLY_SAY(immune, (Message), "{0}: the target's skill keeps it from being one",
          "{0}：目标的技能使其不能成为目标")
TALLY_SAY(not_of_kingdom, (Message), "{0}: this player is not of the kingdom that was called on",
          "{0}：该角色不属于被请求的势力")
TALLY_SAY(nobody_of_kingdom, (Message), "{0}: there is no other player of the kingdom to call on",
          "{0}：没有该势力的其他角色可以响应")
TALLY_SAY(not_skill_answer, (Message), "{0}: this is not what the skill asks for",
          "{0}：这不是技能所要求的")
TALLY_SAY(another_is_asked, (Message), "{0}: another player is asked", "{0}：询问的是另一名角色")
TALLY_SAY(target_has_no_card, (Message), "{0}: the target has no card", "{0}：目标没有牌")
TALLY_SAY(target_has_no_hand_card, (Message), "{0}: the target would have no hand card to show",
          "{0}：目标将没有手牌可展示")
TALLY_SAY(on_oneself, (Message), "{0}: by this ruleset not on oneself (fireattack_self)",
          "{0}：按此规则集，不能对自己使用（fireattack_self）")
TALLY_SAY(victim_out_of_range, (Message), "{0}: the victim is out of the target's attack range",
          "{0}：被杀者在目标的攻击范围之外")
TALLY_SAY(not_a_victim, (Message), "{0}: this is not a victim the target could slash",
          "{0}：目标不能对此角色使用【杀】")
TALLY_SAY(not_on_this_player, (Message), "{0}: it is not used on this player",
          "{0}：使用对象不是此角色")
TALLY_SAY(not_the_one_called_for, (Message),
          "{0}: the Slash has to be used on the player it is called for against",
          "{0}：【杀】须对被指定的角色使用")
TALLY_SAY(another_trick, (Message),
          "{0}: it is another trick, or another player, that it can be used for here",
          "{0}：此处可抵消的是另一锦囊，或对另一名角色的锦囊")
TALLY_SAY(dead, (Message), "{0}: this player is dead", "{0}：该角色已阵亡")
TALLY_SAY(no_state_between_turns, (Message),
          "{0}: what was told cannot be how a game stands between two turns: somebody had the last "
          "or has the next, who lives has hit points, who is dead no cards, and no card lies in "
          "two places, none on the table",
          "{0}"
          "：所述的局面在两个回合之间不能成立：须知道上一个或下一个回合是谁的，存活的角色须有体力，"
          "阵亡的角色不能有牌，没有牌同在两处，处理区没有牌")
TALLY_SAY(not_in_hand, (Message), "{0}: the cards are not all in this player's hand",
          "{0}：牌不全在该角色的手牌里")
TALLY_SAY(not_as_that, (Message), "{0}: this card may not be used or played as that",
          "{0}：此牌不能如此使用或打出")
TALLY_SAY(not_now, (Message), "{0}: this card cannot be used now", "{0}：此时不能使用此牌")
TALLY_SAY(not_targets, (Message), "{0}: these are not targets this card may have",
          "{0}：目标不合法")
TALLY_SAY(not_his_play_phase, (Message), "{0}: it is not this player's play phase",
          "{0}：现在不是该角色的出牌阶段")
TALLY_SAY(over_hand_limit, (Message), "{0}: exactly as many as exceed the hand limit are discarded",
          "{0}：应恰好弃置超出手牌上限的张数")
TALLY_SAY(slash_used, (Message), "{0}: one Slash a play phase is the limit, and it has been used",
          "{0}：每个出牌阶段限使用一张【杀】，已经用过")
TALLY_SAY(wine_used, (Message), "{0}: one Wine a turn is the limit, and it has been used",
          "{0}：每回合限使用一张【酒】，已经用过")
TALLY_SAY(out_of_range, (Message), "{0}: the target is out of attack range",
          "{0}：目标在攻击范围之外")
TALLY_SAY(too_far, (Message), "{0}: the target is farther away than distance 1",
          "{0}：与目标的距离大于1")
TALLY_SAY(no_answer, (Message), "{0}: this card is not the answer that is asked for",
          "{0}：此牌不是所要求的响应")
TALLY_SAY(not_to_recast, (Message), "{0}: only an Iron Chain can be recast",
          "{0}：只有【铁索连环】可以重铸")
TALLY_SAY(delayed_already, (Message), "{0}: a delayed trick of this name lies there already",
          "{0}：该处已有同名延时锦囊")
TALLY_SAY(equipped_already, (Message),
          "{0}: by this ruleset no two of one name in the equipment area (dup_name_zones)",
          "{0}：按此规则集，装备区里不能有两张同名牌（dup_name_zones）")
TALLY_SAY(nothing_to_nullify, (Message), "{0}: no trick can be nullified here",
          "{0}：此处没有可抵消的锦囊")
TALLY_SAY(has_passed, (Message), "{0}: this player has passed already", "{0}：该角色已经放弃")
TALLY_SAY(does_not_save, (Message), "{0}: this does not save the dying player",
          "{0}：这不能救回濒死角色")
TALLY_SAY(not_on_top, (Message), "{0}: these cards are not on top of the draw pile",
          "{0}：这些牌不在牌堆顶")
TALLY_SAY(not_discard_pile, (Message), "{0}: these are not the cards of the discard pile",
          "{0}：这些不是弃牌堆里的牌")
TALLY_SAY(not_offered, (Message), "{0}: this general is not one of those offered",
          "{0}：这不是可选的武将")
TALLY_SAY(not_the_deck, (Message), "{0}: these are not the cards of the game",
          "{0}：这些不是本局所用的牌")
TALLY_SAY(not_wounded, (Message), "{0}: the player is not wounded", "{0}：该角色没有受伤")
TALLY_SAY(not_of_target, (Message), "{0}: this is not a card of the target", "{0}：这不是目标的牌")
TALLY_SAY(not_in_hand_or_equipment, (Message),
          "{0}: this is not a card of the target's hand or equipment",
          "{0}：这不是目标手牌或装备区里的牌")
TALLY_SAY(not_a_horse, (Message), "{0}: this is not a horse the target has equipped",
          "{0}：这不是目标装备区里的坐骑")
TALLY_SAY(not_revealed, (Message), "{0}: this is not one of the revealed cards",
          "{0}：这不是亮出的牌")
TALLY_SAY(no_weapon_or_victim, (Message),
          "{0}: the target needs a weapon, and a victim within its range",
          "{0}：目标须有武器，且其攻击范围内有被杀者")
TALLY_SAY(not_one_of_suit, (Message),
          "{0}: a single hand card, of the suit shown where one is shown",
          "{0}：须为一张手牌，已展示时花色须相同")
TALLY_SAY(not_two_cards, (Message), "{0}: two cards are the price, and the axe is not one of them",
          "{0}：代价是两张牌，贯石斧不在其内")
TALLY_SAY(not_one_card, (Message), "{0}: one hand card is the price", "{0}：代价是一张手牌")
TALLY_SAY(too_many_targets, (Message),
          "{0}: more targets need the last hand card, and are three at most",
          "{0}：最后一张手牌才可多选目标，至多三名")
TALLY_SAY(no_spear, (Message), "{0}: two cards are one Slash only with the Serpent Spear",
          "{0}：有【丈八蛇矛】才可将两张牌当【杀】")
TALLY_SAY(no_fan, (Message), "{0}: a Slash turns to fire only with the Vermilion Bird Fan",
          "{0}：有【朱雀羽扇】才可将【杀】当火【杀】")
TALLY_SAY(not_one_or_two_targets, (Message), "{0}: an Iron Chain has one or two targets",
          "{0}：【铁索连环】的目标为一至两名")

}  // namespace breach
#undef TALLY_TABLE

namespace {

const Breach* breach_of_skill(std::uint8_t why) {
  switch (why) {
    case why::number: return &breach::number_of_cards;
    case why::not_his: return &breach::not_his_skill;
    case why::once: return &breach::skill_used_already;
    case why::seats: return &breach::number_of_players;
    case why::target: return &breach::not_skill_targets;
    case why::no_price: return &breach::no_price;
    case why::immune: return &breach::immune;
    case why::kingdom: return &breach::not_of_kingdom;
    case why::no_ally: return &breach::nobody_of_kingdom;
    case why::answer: return &breach::not_skill_answer;
    case why::who: return &breach::another_is_asked;
    default: return &breach::no_skill_now;
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

const Breach* breach_of(Rule broken, std::uint8_t why) {
  if (broken >= rule::count) return breach_of_skill(why);
  switch (why) {
    case why::number:
      return broken == rule::setup_generals ? &breach::number_of_generals
                                            : &breach::number_of_cards;
    case why::no_card: return &breach::target_has_no_card;
    case why::no_hand_card: return &breach::target_has_no_hand_card;
    case why::oneself: return &breach::on_oneself;
    case why::target: return &breach::not_on_this_player;
    case why::fixed: return &breach::not_the_one_called_for;
    case why::who: return &breach::another_is_asked;
    case why::offered: return &breach::offered_before;
    case why::lords: return &breach::not_the_lords;
    case why::trick: return &breach::another_trick;
    case why::victim:
      return broken == rule::range ? &breach::victim_out_of_range : &breach::not_a_victim;
    default: break;
  }
  switch (broken) {
    case rule::dead_acts: return &breach::dead;
    case rule::midway: return &breach::no_state_between_turns;
    case rule::use_hold: return &breach::not_in_hand;
    case rule::use_kind: return &breach::not_as_that;
    case rule::use_time: return &breach::not_now;
    case rule::use_target: return &breach::not_targets;
    case rule::phase_play: return &breach::not_his_play_phase;
    case rule::phase_discard: return &breach::over_hand_limit;
    case rule::slash_limit: return &breach::slash_used;
    case rule::wine_limit: return &breach::wine_used;
    case rule::range: return &breach::out_of_range;
    case rule::distance: return &breach::too_far;
    case rule::answer_kind: return &breach::no_answer;
    case rule::answer_who: return &breach::another_is_asked;
    case rule::recast: return &breach::not_to_recast;
    case rule::delayed_same: return &breach::delayed_already;
    case rule::equip_slot: return &breach::equipped_already;
    case rule::nullify_window: return &breach::nothing_to_nullify;
    case rule::nullify_order: return &breach::has_passed;
    case rule::rescue: return &breach::does_not_save;
    case rule::draw_top: return &breach::not_on_top;
    case rule::draw_reshuffle: return &breach::not_discard_pile;
    case rule::setup_generals: return &breach::not_offered;
    case rule::setup_deck: return &breach::not_the_deck;
    case rule::peach: return &breach::not_wounded;
    case rule::dismantlement:
    case rule::snatch: return &breach::not_of_target;
    case rule::ice_sword: return &breach::not_in_hand_or_equipment;
    case rule::kylin_bow: return &breach::not_a_horse;
    case rule::amazing_grace: return &breach::not_revealed;
    case rule::collateral: return &breach::no_weapon_or_victim;
    case rule::fire_attack: return &breach::not_one_of_suit;
    case rule::axe: return &breach::not_two_cards;
    case rule::double_swords: return &breach::not_one_card;
    case rule::halberd: return &breach::too_many_targets;
    case rule::spear: return &breach::no_spear;
    case rule::fan: return &breach::no_fan;
    case rule::iron_chain: return &breach::not_one_or_two_targets;
    default: return nullptr;
  }
}

}  // namespace tally::sanguosha
