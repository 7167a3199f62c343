#include "engine/sanguosha/legal/breach.h"

#include "engine/sanguosha/cards/card.h"
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
TALLY_SAY(
    not_reborn_as, (Message),
    "{0}: he comes back as nobody's general, not his old one, and of the kingdom the rules allow",
    "{0}：转世的武将须无人使用、不是其原武将，且势力符合规则")
TALLY_SAY(two_kingdoms, (Message), "{0}: his two generals have to be of one kingdom",
          "{0}：两张武将牌须势力相同")
TALLY_SAY(not_the_lords, (Message), "{0}: the lord is always offered Cao Cao, Liu Bei and Sun Quan",
          "{0}：主公的候选武将总有曹操、刘备、孙权")
TALLY_SAY(number_of_players, (Message),
          "{0}: this is not the number of players this skill is used on", "{0}：此技能的目标数不符")
TALLY_SAY(not_skill_targets, (Message), "{0}: these are not players this skill may be used on",
          "{0}：此技能的目标不合法")
TALLY_SAY(no_price, (Message), "{0}: it takes cards that this player does not have",
          "{0}：没有发动所需的牌")
TALLY_SAY(immune, (Message), "{0}: the target's skill keeps it from being one",
          "{0}：目标的技能使其不能成为目标")
TALLY_SAY(not_of_kingdom, (Message), "{0}: this player is not of the kingdom that was called on",
          "{0}：该角色不属于被请求的势力")
TALLY_SAY(nobody_of_kingdom, (Message), "{0}: there is no other player of the kingdom to call on",
          "{0}：没有该势力的其他角色可以响应")
TALLY_SAY(not_skill_answer, (Message), "{0}: this is not what the skill asks for",
          "{0}：这不是技能所要求的")
TALLY_SAY(another_is_asked, (Message), "{0}: another player is asked", "{0}：询问的是另一名角色")
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
TALLY_SAY(slashes_used, (Message),
          "{0}: as many Slashes as this table allows in a play phase have been used",
          "{0}：本桌一个出牌阶段可以使用的【杀】已经用完")
TALLY_SAY(wine_used, (Message), "{0}: one Wine a turn is the limit, and it has been used",
          "{0}：每回合限使用一张【酒】，已经用过")
TALLY_SAY(out_of_range, (Message), "{0}: the target is out of attack range",
          "{0}：目标在攻击范围之外")
TALLY_SAY(too_far, (Message), "{0}: the target is farther away than distance 1",
          "{0}：与目标的距离大于1")
TALLY_SAY(no_answer, (Message), "{0}: this card is not the answer that is asked for",
          "{0}：此牌不是所要求的响应")
TALLY_SAY(not_to_recast, (Message), "{0}: this card cannot be recast", "{0}：此牌不能重铸")
TALLY_SAY(delayed_already, (Message), "{0}: a delayed trick of this name lies there already",
          "{0}：该处已有同名延时锦囊")
TALLY_SAY(no_sacrifice, (Message),
          "{0}: one hand card a turn, to one who is dead, has not enough of them and possesses "
          "nobody; not by, or not to, who was reborn (reborn_limits)",
          "{0}：每回合只能祭一张手牌，受祭者须已阵亡、祭牌未满且未附身于人；转世者不能祭牌或受祭"
          "（reborn_limits）")
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

TALLY_SAY(no_such_pile, (Message), "{0}: this pile is not there to be taken", "{0}：没有这一堆可选")
TALLY_SAY(not_open, (Message), "{0}: not all of these generals lie open", "{0}：这些武将并非都可选")
TALLY_SAY(not_drafted, (Message), "{0}: his side has not drafted all of these generals",
          "{0}：这些武将并非都由己方选得")
TALLY_SAY(not_a_commander, (Message), "{0}: only one of the two commanders can be named",
          "{0}：只能指定双方主帅之一")
TALLY_SAY(no_right_to_act, (Message), "{0}: this player cannot act now", "{0}：该角色此时不能行动")
TALLY_SAY(lies_face_down, (Message), "{0}: the general by whom it can be done lies face down",
          "{0}：可以如此的武将牌尚未明置")

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

namespace {

// What the card says whose rule it is.
const Breach* breach_of_card(Rule broken, std::uint8_t why) {
  for (int n = 1; n < static_cast<int>(Name::count); ++n)
    if (const Name name = static_cast<Name>(n); info(name).rule == broken)
      for (const Refusal& refusal : rules_of(name).refusals)
        if (refusal.says != nullptr && refusal.why == why) return refusal.says;
  return nullptr;
}

// What every rule says of a condition.
const Breach* breach_by_condition(Rule broken, std::uint8_t why) {
  switch (why) {
    case why::number:
      return broken == rule::setup_generals || broken == rule::v3_pool ||
                     broken == rule::v3_draft || broken == rule::v3_appoint ||
                     broken == rule::gz_generals
                 ? &breach::number_of_generals
                 : &breach::number_of_cards;
    case why::target: return &breach::not_on_this_player;
    case why::fixed: return &breach::not_the_one_called_for;
    case why::who: return &breach::another_is_asked;
    case why::offered:
      return broken == rule::v3_draft     ? &breach::not_open
             : broken == rule::v3_appoint ? &breach::not_drafted
             : broken == rule::reborn     ? &breach::not_reborn_as
                                          : &breach::offered_before;
    case why::lords: return &breach::not_the_lords;
    case why::kingdom: return &breach::two_kingdoms;
    case why::times: return &breach::slashes_used;
    case why::trick: return &breach::another_trick;
    case why::victim:
      return broken == rule::range ? &breach::victim_out_of_range : &breach::not_a_victim;
    default: return nullptr;
  }
}

struct RuleSays {
  Rule rule;
  const Breach* says;
};
constexpr RuleSays plain_words[] = {
    {rule::dead_acts, &breach::dead},
    {rule::midway, &breach::no_state_between_turns},
    {rule::use_hold, &breach::not_in_hand},
    {rule::use_kind, &breach::not_as_that},
    {rule::use_time, &breach::not_now},
    {rule::use_target, &breach::not_targets},
    {rule::phase_play, &breach::not_his_play_phase},
    {rule::phase_discard, &breach::over_hand_limit},
    {rule::slash_limit, &breach::slash_used},
    {rule::wine_limit, &breach::wine_used},
    {rule::range, &breach::out_of_range},
    {rule::distance, &breach::too_far},
    {rule::answer_kind, &breach::no_answer},
    {rule::answer_who, &breach::another_is_asked},
    {rule::recast, &breach::not_to_recast},
    {rule::delayed_same, &breach::delayed_already},
    {rule::nullify_window, &breach::nothing_to_nullify},
    {rule::nullify_order, &breach::has_passed},
    {rule::rescue, &breach::does_not_save},
    {rule::sacrifice, &breach::no_sacrifice},
    {rule::draw_top, &breach::not_on_top},
    {rule::draw_reshuffle, &breach::not_discard_pile},
    {rule::setup_generals, &breach::not_offered},
    {rule::gz_generals, &breach::not_offered},
    {rule::setup_deck, &breach::not_the_deck},
    {rule::v3_deck, &breach::not_the_deck},
    {rule::v3_pool, &breach::no_such_pile},
    {rule::v3_draft, &breach::not_a_commander},
    {rule::v3_first, &breach::not_a_commander},
    {rule::v3_actions, &breach::no_right_to_act},
    {rule::v3_round, &breach::no_right_to_act},
    {rule::gz_hidden, &breach::lies_face_down},
};

}  // namespace

const Breach* breach_of(Rule broken, std::uint8_t why) {
  if (broken >= rule::count) return breach_of_skill(why);
  if (const Breach* says = breach_of_card(broken, why)) return says;
  if (const Breach* says = breach_by_condition(broken, why)) return says;
  for (const RuleSays& words : plain_words)
    if (words.rule == broken) return words.says;
  return breach_of_card(broken, why::plain);
}

}  // namespace tally::sanguosha
