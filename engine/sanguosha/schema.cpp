// How the events of this game stand in a log line, and how they read in words.
#include "engine/sanguosha/schema.h"

#include <algorithm>
#include <vector>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema_fields.h"
#include "engine/sanguosha/schema_words.h"
#include "engine/sanguosha/state/carry.h"

namespace tally::sanguosha {
namespace {

// SGS-SETUP-ROLES: only the lord shows his role. SGS-3V3-SEATS, SGS-2V2-SEATS, SGS-1V2-SEATS: all
// do.
constexpr std::uint64_t open_roles = [] {
  std::uint64_t open = 0;
  for (unsigned r = 0; r < static_cast<unsigned>(Role::count); ++r)
    if (const auto role = static_cast<Role>(r);
        role == Role::lord || role == Role::warrior || of_two_sides(role))
      open |= std::uint64_t{1} << r;
  return open;
}();

// A zone as those see it who may not look into hands and piles.
constexpr Spot spot_of(Zone zone, Party whose, bool looked_at) {
  switch (zone) {
    case Zone::box: return Spot::none;
    case Zone::draw: return Spot::pile;
    case Zone::hand:
      return whose == Party::each ? Spot::each : whose == Party::other ? Spot::other : Spot::seat;
    case Zone::table: return looked_at ? Spot::aside : Spot::table;
    case Zone::discard: return Spot::discard;
    case Zone::judge: return Spot::pending;
    default: return whose == Party::other ? Spot::opposite : Spot::area;
  }
}

// Names of kingdom war came between the first cards' and the skills'. Signatures have the skills
// where they were, and those names behind them.
constexpr What signed_cause(What what) {
  constexpr What first_names = static_cast<What>(Name::zixing) + 1;
  constexpr What names = static_cast<What>(Name::count);
  constexpr What behind = 0x8000;
  if (what < first_names) return what;
  return static_cast<What>(what < names ? what + behind : what - names + first_names);
}

// Skills stand among the names of this field, if the kind has it.
bool has_causes(const KindInfo& kind, Field field) {
  return std::ranges::any_of(kind.fields, [&](const FieldInfo& f) {
    return f.field == field && f.type == FieldType::name && f.names.data() == cause_keys().data();
  });
}
Event with_signed_what(const Event& e) {
  Event out = e;
  out.what = signed_cause(e.what);
  return out;
}
Event with_signed_extra(const Event& e) {
  Event out = e;
  out.extra = signed_cause(static_cast<What>(e.extra));
  return out;
}

// SGS-CARD-WOODEN-OX
bool under_the_ox(const Event& e) { return e.what == cause(Skill::muniu); }

struct Tables {
  Fields f;
  Tables() {
    for (Kind k = 0; k < kind::count; ++k) {
      const Carry& c = carries[k];
      kinds[k].sight = c.sight;
      kinds[k].from = spot_of(c.from, c.whose, k == kind::arrange);
      kinds[k].to = spot_of(c.to, c.to_whom, k == kind::peek);
      if (has_causes(kinds[k], Field::what)) kinds[k].signs = with_signed_what;
      if (has_causes(kinds[k], Field::extra)) kinds[k].signs = with_signed_extra;
    }
    for (const Kind k : {kind::flip, kind::hp, kind::chain, kind::over, kind::turn_over})
      kinds[k].restates = true;
    for (const Kind k : {kind::shuffle, kind::deal, kind::arrange, kind::appoint, kind::pair})
      kinds[k].ordered = true;
    for (const Kind k : {kind::round, kind::turn, kind::action}) kinds[k].boundary = true;
    for (const Kind k : {kind::phase, kind::skip}) kinds[k].sequence = true;
    for (const Kind k :
         {kind::shuffle, kind::draw, kind::peek, kind::offer, kind::avatars, kind::candidates})
      kinds[k].counted = tally::Counted::cards;
    kinds[kind::deal].counted = tally::Counted::cards_each;
    kinds[kind::over].ends = true;
    kinds[kind::sink].to_bottom = true;
    kinds[kind::stow].face_down = kinds[kind::lay].face_down = under_the_ox;
    // SGS-SETUP-GENERALS: who is offered his generals alone shows at once which he takes.
    kinds[kind::general].face_down_with = kind::offer;
    // SGS-GZ-UNVEIL: who turns up 卧龙 to nullify says with the card against what, and for whom.
    kinds[kind::unveil].opens = true;
    kinds[kind::prevented].forbids = [](const Event& /*e*/) { return KindSet{kind::damage}; };
    // A Nullification that is nullified lets the trick work.
    kinds[kind::nullified].forbids = [](const Event& e) {
      if (is_nullification(static_cast<Name>(e.what))) return KindSet{};
      return KindSet{kind::damage, kind::heal, kind::draw, kind::pick, kind::chain, kind::respond};
    };
    kinds[kind::reveal].to = kinds[kind::flip].to = kinds[kind::pick].from = Spot::shown;
    kinds[kind::withdraw].from = Spot::discard;  // and to nowhere
  }
  SeatFieldInfo seats[4] = {
      {"role", role_keys, 0, false, role_en, true, open_roles, static_cast<What>(Role::warrior)},
      {"gender", gender_keys},
      {"general", general_keys(), 0, true, general_en(), false, 0, 0, "deputy"},
      {"first_out", first_out_keys, 0, true, first_out_en}};  // of the game before
  KindInfo kinds[kind::count] = {
      {"nothing", EventRole::outcome, {}, "nothing happens", "无事发生"},
      {"shuffle", EventRole::chance, f.shuffle, "the draw pile is shuffled: {n} cards",
       "洗牌，牌堆{n}张"},
      {"deal", EventRole::chance, f.deal, "each player is dealt {n} cards: {cards}",
       "每人发{n}张起始手牌：{cards}"},
      {"round", EventRole::outcome, f.round, "round {round}", "第{round}轮"},
      {"turn", EventRole::outcome, f.turn, "{seat}'s [{extra}]turn begins",
       "{seat}的[{extra}]回合开始"},
      {"phase", EventRole::outcome, f.phases, "{seat}: {phase} phase", "{seat}：{phase}"},
      {"skip", EventRole::outcome, f.phases, "{seat} skips the {phase} phase", "{seat}跳过{phase}"},
      {"draw", EventRole::chance, f.draw, "{seat} draws {n}: {cards}", "{seat}摸{n}张牌：{cards}"},
      {"use", EventRole::choice, f.use,
       "{seat} [uses {cards} as {as}][uses a virtual {as}|][uses {cards}|][ on {to}]"
       "[, against {victim}]",
       "{seat}[将{cards}当【{as}】使用][视为使用【{as}】|][使用{cards}|][，目标{to}][，指定{victim}"
       "]"},
      {"respond", EventRole::choice, f.respond,
       "{seat} [answers with {cards} as {as}][answers with a virtual {as}|][answers with {cards}|]",
       "{seat}[以{cards}当【{as}】响应][视为以【{as}】响应|][以{cards}响应|]"},
      {"nullify", EventRole::choice, f.nullify, "{seat} uses {card} against {against}, for {for}",
       "{seat}使用{card}，抵消{for}受到的【{against}】"},
      {"recast", EventRole::choice, f.own_card, "{seat} recasts {card}", "{seat}重铸{card}"},
      {"discard", EventRole::choice, f.own_cards, "{seat} discards {cards}", "{seat}弃置{cards}"},
      {"remove", EventRole::choice, f.others_card, "{seat} discards {card} of {of}",
       "{seat}弃置{of}的{card}"},
      {"snatch", EventRole::choice, f.others_card, "{seat} takes {card} from {of}",
       "{seat}获得{of}的{card}"},
      {"pick", EventRole::choice, f.own_card, "{seat} picks {card}", "{seat}选择{card}"},
      {"show", EventRole::choice, f.own_card, "{seat} shows {card}", "{seat}展示{card}"},
      {"invoke", EventRole::choice, f.invoke,
       "{seat} uses the effect of {with}[ on {to}][ on {on}| (about {on})]",
       "{seat}发动【{with}】[，目标{to}][，目标{on}|（涉及{on}）]"},
      {"gift", EventRole::choice, f.gift, "{seat} gives {cards} to {to}, by {with}",
       "{seat}以【{with}】将{cards}交给{to}"},
      {"peek", EventRole::chance, f.draw, "{seat} looks at {n}: {cards}",
       "{seat}观看牌堆顶的{n}张牌：{cards}"},
      {"gain", EventRole::outcome, f.own_cards, "{seat} gets {cards}", "{seat}获得{cards}"},
      {"retrial", EventRole::choice, f.retrial, "{seat} lays {card} for the judgement, by {with}",
       "{seat}以【{with}】打出{card}代替判定牌"},
      {"arrange", EventRole::choice, f.arrange,
       "{seat} puts back {cards}, the first {top} on top, the others at the bottom",
       "{seat}放回{cards}，前{top}张置于牌堆顶，其余置于牌堆底"},
      {"declare", EventRole::choice, f.declare, "{seat} names {suit}", "{seat}选择{suit}"},
      {"expose", EventRole::choice, f.others_card, "{seat} turns up {card} of {of}",
       "{seat}展示{of}的{card}"},
      {"lose", EventRole::outcome, f.points, "{seat} loses {n} of his hit points",
       "{seat}失去{n}点体力"},
      {"offer", EventRole::chance, f.offer, "{seat} may choose from {n}: {generals}",
       "{seat}可选{n}名武将：{generals}"},
      {"general", EventRole::choice, f.general, "{seat} is {general}", "{seat}的武将是{general}"},
      {"put", EventRole::outcome, f.only_cards, "{cards} goes to the discard pile",
       "{cards}置入弃牌堆"},
      {"equip", EventRole::outcome, f.own_card, "{seat} now has {card} equipped",
       "{seat}装备{card}"},
      {"replace", EventRole::outcome, f.own_card, "{card} of {seat} is replaced",
       "{seat}原有的{card}置入弃牌堆"},
      {"place", EventRole::outcome, f.place, "{card} lies in {seat}'s judgement area[, as {as}]",
       "{card}[当【{as}】]置入{seat}的判定区"},
      {"due", EventRole::outcome, f.due, "{card} in {seat}'s judgement area is due",
       "{seat}判定区里的{card}开始结算"},
      {"reveal", EventRole::chance, f.only_cards, "revealed: {cards}", "亮出{cards}"},
      {"give", EventRole::outcome, f.give, "{seat} hands {card} to {to}", "{seat}将{card}交给{to}"},
      {"flip", EventRole::chance, f.flip, "{seat} judges for {reason}: {card}",
       "{seat}进行【{reason}】判定：{card}"},
      {"judged", EventRole::outcome, f.judged, "judgement for {reason}: {card}: {effect}",
       "【{reason}】判定结果：{card}，{effect}"},
      {"blocked", EventRole::outcome, f.blocked, "{with} protects {seat}",
       "{seat}的【{with}】生效"},
      {"nullified", EventRole::outcome, f.nullified, "{against} has no effect on {seat}",
       "【{against}】对{seat}无效"},
      {"damage", EventRole::outcome, f.damage, "{seat} takes {n} {element} damage[ from {from}]",
       "{seat}受到[{from}造成的]{n}点{element}伤害"},
      {"prevented", EventRole::outcome, f.points, "{n} damage to {seat} is prevented",
       "防止{seat}受到的{n}点伤害"},
      {"heal", EventRole::outcome, f.points, "{seat} recovers {n}", "{seat}回复{n}点体力"},
      {"hp", EventRole::outcome, f.hp, "{seat} has {hp}[/{max}] hit points",
       "{seat}体力{hp}[/{max}]"},
      {"chain", EventRole::outcome, f.chain, "{seat} is {on}", "{seat}{on}"},
      {"dying", EventRole::outcome, f.dying, "{seat} is dying", "{seat}进入濒死状态"},
      {"death", EventRole::outcome, f.death, "{seat} dies[, a {role}][, killed by {by}]",
       "{seat}阵亡[，身份为{role}][，凶手为{by}]"},
      {"forfeit", EventRole::outcome, f.own_cards, "{seat} loses {cards}", "{seat}弃置{cards}"},
      {"resume", EventRole::chance, f.resume,
       "here the record begins, in round {round}[, before {next}'s turn]",
       "记录由此开始，第{round}轮[，{next}的回合之前]"},
      {"over", EventRole::outcome, f.over, "the game is over; winners: {winners}",
       "游戏结束，胜者：{winners}"},
      {"turn_over", EventRole::outcome, f.turn_over, "{seat} is turned {up}", "{seat}翻至{up}"},
      {"awaken", EventRole::outcome, f.awaken, "{with} of {seat} awakens",
       "{seat}的【{with}】觉醒"},
      {"acquire", EventRole::outcome, f.acquire, "{seat} gains {skill}[{turn}]",
       "{seat}获得【{skill}】[{turn}]"},
      {"forgo", EventRole::outcome, f.skills, "{seat} loses {skill}", "{seat}失去【{skill}】"},
      {"lay", EventRole::outcome, f.lay, "{seat} lays {cards} {with}", "{seat}将{cards}置于{with}"},
      {"aside", EventRole::outcome, f.own_cards, "{seat} lays his hand aside: {cards}",
       "{seat}交出手牌：{cards}"},
      {"inherit", EventRole::outcome, f.others_cards, "{seat} takes {cards} of {of}",
       "{seat}获得{of}的{cards}"},
      {"retrieve", EventRole::choice, f.retrieve, "{seat} gives {to} {cards} of the discard pile",
       "{seat}令{to}从弃牌堆获得{cards}"},
      {"relocate", EventRole::choice, f.relocate, "{seat} lays {card} before {to}, by {with}",
       "{seat}以【{with}】将{card}置入{to}的场上"},
      {"decide", EventRole::choice, f.decide, "{seat} chooses {way}", "{seat}选择{way}"},
      {"pindian", EventRole::choice, f.pindian, "{seat} puts up {card} against {against}",
       "{seat}以{card}与{against}拼点"},
      {"compared", EventRole::outcome, f.compared, "{seat} {won} against {against}",
       "{seat}与{against}拼点，{won}"},
      {"avatars", EventRole::chance, f.offer, "{seat} gets {n} shapes to take: {generals}",
       "{seat}获得{n}张化身牌：{generals}"},
      {"avatar", EventRole::choice, f.avatar, "{seat} takes the shape of {general}[, with {skill}]",
       "{seat}化身为{general}[，获得【{skill}】]"},
      {"claim", EventRole::choice, f.claim,
       "{seat} lays {card} face down and calls it {as}[, on {to}][, against {victim}]",
       "{seat}扣置{card}，声明为【{as}】[，目标{to}][，指定{victim}]"},
      {"doubt", EventRole::choice, f.doubt, "{seat} questions {of}", "{seat}质疑{of}"},
      {"unmask", EventRole::outcome, f.own_card, "{seat} turns up {card}", "{seat}亮出{card}"},
      {"pile", EventRole::choice, f.pile, "{seat} takes pile {pile} of the generals",
       "{seat}选择第{pile}堆武将"},
      {"candidates", EventRole::chance, f.candidates, "{n} generals lie open: {generals}",
       "亮出{n}名武将：{generals}"},
      {"first_draft", EventRole::choice, f.first, "{seat} decides: {first} drafts first",
       "{seat}决定由{first}先选将"},
      {"first_action", EventRole::choice, f.first, "{seat} decides: {first}'s side acts first",
       "{seat}决定由{first}一方先行动"},
      {"draft", EventRole::choice, f.draft, "{seat} drafts {generals}", "{seat}选将：{generals}"},
      {"appoint", EventRole::choice, f.draft, "{seat} appoints, face down: {generals}",
       "{seat}暗置任命：{generals}"},
      {"action", EventRole::choice, f.action, "{seat} gives the next turn to {next}",
       "{seat}令{next}行动"},
      {"stow", EventRole::choice, f.lay, "{seat} lays {cards} of his own {with}",
       "{seat}将自己的{cards}置于{with}"},
      {"look", EventRole::outcome, f.others_cards, "{seat} looks at the hand of {of}: {cards}",
       "{seat}观看{of}的手牌：{cards}"},
      {"pair", EventRole::choice, f.draft, "{seat} lays two generals face down: {generals}",
       "{seat}暗置两张武将牌：{generals}"},
      {"unveil", EventRole::choice, f.unveil,
       "{seat} turns up his {deputy}, {general}[, for {for}]",
       "{seat}明置{deputy}{general}[，以发动【{for}】]"},
      {"disclose", EventRole::outcome, f.disclose, "{seat} shows his {deputy}, {general}",
       "{seat}亮出{deputy}{general}"},
      {"allegiance", EventRole::outcome, f.allegiance, "{seat} stands for {kingdom}",
       "{seat}确定势力：{kingdom}"},
      {"mark", EventRole::outcome, f.mark, "{seat} gets the mark {mark}", "{seat}获得“{mark}”标记"},
      {"spend", EventRole::choice, f.spend,
       "{seat} spends the mark {mark} {way}[, on {on}][|, the {deputy}]",
       "{seat}弃置“{mark}”标记，{way}[，目标{on}][|的{deputy}]"},
      {"glimpse", EventRole::outcome, f.glimpse, "{seat} looks at the {deputy} of {of}: {generals}",
       "{seat}观看{of}的{deputy}：{generals}"},
      {"fray", EventRole::outcome, {}, "the fray begins", "进入鏖战"},
      {"sacrifice", EventRole::choice, f.sacrifice, "{seat} sacrifices {card} to {to}",
       "{seat}将{card}祭给{to}"},
      {"reborn", EventRole::chance, f.draft, "{seat} is reborn[ as {generals}]",
       "{seat}转世[为{generals}]"},
      {"possess", EventRole::choice, f.on, "{seat} takes possession of {on}", "{seat}附身于{on}"},
      {"haunt", EventRole::choice, f.on, "{seat}'s soul acts on {on}", "{seat}的暗魂对{on}生效"},
      {"bestow", EventRole::outcome, f.sacrifice, "{seat}'s soul gives {card} to {to}",
       "{seat}的暗魂将{card}交给{to}"},
      {"vanish", EventRole::outcome, f.dying, "{seat}'s soul vanishes", "{seat}的暗魂消失"},
      {"conceal", EventRole::choice, f.conceal,
       "{seat} turns the {deputy} of {of} face down, {general}",
       "{seat}暗置{of}的{deputy}{general}"},
      {"strip", EventRole::choice, f.strip, "{seat} takes all skills of the {deputy} of {of}",
       "{seat}令{of}失去其{deputy}的所有技能"},
      {"withdraw", EventRole::outcome, f.only_cards, "{cards} leaves the game", "{cards}移出游戏"},
      {"mute", EventRole::choice, f.conceal,
       "{seat} mutes the {deputy} of {of}, {general}, until the turn ends",
       "{seat}令{of}的{deputy}{general}的非锁定技于本回合失效"},
      {"enter", EventRole::chance, f.draft,
       "one of the reserve takes the place of {seat}[: {generals}]",
       "{seat}的替补[{generals}]出场"},
      {"crown", EventRole::choice, f.general, "{seat} now is {general}", "{seat}替换为{general}"},
      {"sink", EventRole::outcome, f.sink,
       "{card}[, which {seat} has,] goes to the bottom of the draw pile",
       "[{seat}的]{card}置于牌堆底"},
      {"tribute", EventRole::choice, f.tribute, "{seat} lays {cards} on {on}'s pile of {with}",
       "{seat}将{cards}置于{on}的武将牌上（{with}）"},
      {"dismiss", EventRole::outcome, f.disclose,
       "the {deputy} of {seat}, {general}, is removed; a soldier stands in its place",
       "{seat}移除{deputy}{general}，以士兵代替"},
      {"change", EventRole::choice, f.general, "{seat} changes his deputy for {general}",
       "{seat}将副将变更为{general}"},
      {"renew", EventRole::choice, f.renew, "{seat} lets {of} use {skill} once more",
       "{seat}令{of}可以再次发动【{skill}】"},
      {"forms", EventRole::choice, f.draft, "{seat} gets the forms {generals}",
       "{seat}获得“形”：{generals}"},
      {"form_back", EventRole::choice, f.general, "{seat} puts back the form {general}",
       "{seat}将“形”{general}置入武将牌堆"},
      {"commands", EventRole::chance, f.commands,
       "{seat} may give one of these commands: {commands}", "{seat}可选的军令：{commands}"},
      {"command", EventRole::choice, f.command, "{seat} gives[ {to}] this command: {command}",
       "{seat}[对{to}]发起军令：{command}"},
      {"obey", EventRole::choice, f.obey, "{seat} carries out the command of {of}: {command}",
       "{seat}执行{of}的军令：{command}"},
      {"victim", EventRole::choice, f.on, "{seat} names {on} to take damage",
       "{seat}指定{on}受到伤害"},
      {"learn", EventRole::choice, f.skills, "{seat} chooses {skill}, until the turn ends",
       "{seat}选择【{skill}】，直到回合结束"},
      {"atop", EventRole::choice, f.others_cards,
       "{seat} puts {cards} of {of} on top of the draw pile", "{seat}将{of}的{cards}置于牌堆顶"},
  };
  std::vector<Word> words = [] {
    std::vector<Word> all(std::begin(state_words), std::end(state_words));
    for (std::size_t g = 1; g < general_en().size(); ++g)
      all.push_back({general_en()[g], general_zh()[g]});
    for (const SkillInfo* skill : skill_infos)  // piles beside a player are named by them
      if (skill != nullptr) all.push_back({skill->en, skill->zh});
    return all;
  }();
  Schema schema{kinds,          card_infos(),      seats,         words,
                rule::use_hold, rule::setup_roles, rule::draw_top};
};

}  // namespace

const Schema& schema() {
  static const Tables tables;
  return tables.schema;
}

}  // namespace tally::sanguosha
