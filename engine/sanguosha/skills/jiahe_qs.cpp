// 嘉禾（太阳神国战） Auspicious Grain of QSanguosha-For-Hegemony
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/skills/beacons.h"
#include "engine/sanguosha/state/kingdoms.h"

namespace tally::sanguosha {
namespace {

// He has shown no general, and would be of the lord's kingdom if he did.
bool could_join(const Play& g, Seat lord, Seat who) {
  const State& s = g.state();
  if (who == lord || has_kingdom(s, who) || !s.at(who).veils() || barred(s, who)) return false;
  const Kingdom his = g.mode().kingdom_if_shown(s, g.options(), who);
  return his == Kingdom::none || his == s.at(lord).kingdom;
}

// Who would learn from the map may turn up a general to do so, and draws as it says.
void joins_to_draw(Play& g, Seat lord, Drawing& drawing) {
  const Seat who = drawing.who;
  Question q = Play::question_about(Ask::unveil, who, lord, kind::unveil, rule_of(Skill::jiahe_qs));
  q.own_seat = true;
  const SkillSet had = g.state().at(who).skills;
  Event a = g.ask(q);
  if (a.kind == nothing || !g.unveils(a)) return;
  for (const Skill lesson : {Skill::yingzi_map, Skill::haoshi})
    if (!had.contains(lesson) && g.state().has(who, lesson) && !g.stopped())
      g.act<Timing::drawing>(who, lesson, drawing);
}

}  // namespace

// Which skills the beacons teach, and whom, is in the state (State::teach).
constinit const SkillInfo skills::jiahe_qs{
    .id = "SGS-SKILL-JIAHE-QS",
    .en = "Auspicious Grain",
    .zh = "嘉禾",
    .compulsory = true,
    .once_a_phase = true,
    .text_en =
        "Compulsory, a lord's: the map of the beacons. Once in his own play phase whoever is of "
        "your kingdom, yourself too, may lay an equipment card, of the hand or equipped, on your "
        "general as a beacon. As long as so many beacons lie there all who are of your kingdom "
        "have these skills: with one Handsome (SGS-SKILL-YINGZI-MAP), with two Generosity, with "
        "three Attacking the Heart, with four Humility. After you have taken damage, you discard a "
        "beacon. Who has shown no general and would be of your kingdom may turn one up to lay a "
        "beacon or to use one of the first three.",
    .text_zh =
        "锁定技，君主技，你拥有“缘江烽火图”：与你势力相同的角色（包括你）出牌阶段限一次，可以将一张"
        "装"
        "备牌（手牌或装备区里的牌）置于其上，称为“烽火”；与你势力相同的角色根据“烽火”数拥有以下技能"
        "："
        "一张或以上，【英姿】（SGS-SKILL-YINGZI-MAP）；两张或以上，【好施】；三张或以上，【攻心】；"
        "四张或以上，【谦逊】；当你受到伤害后，弃置一张“烽火”。未确定势力、且若明置则与你势力相同的"
        "角色，可以明置一张武将牌以放置“烽火”或发动前三项技能。",
    .source =
        "QSanguosha-For-Hegemony 2.0.0, src/package/transformation.cpp, Jiahe, FlameMap and "
        "FlameMapVH; observed",
    .source_zh =
        "太阳神三国杀国战版2.0.0，src/package/"
        "transformation.cpp，\"Jiahe\"、\"FlameMap\"与\"FlameMapVH\"；实测",
    .effects = {
        .lent_to = [](const State& s, Seat owner, Seat who) { return same_kingdom(s, owner, who); },
        .price = is_equipment_card,
        .may_act = may_lay_beacon<Skill::jiahe_qs>,
        .act = lays_beacon<Skill::jiahe_qs>,
        .drawing =
            [](Play& g, Seat owner, Drawing& drawing) {
              if (g.state().pile_size(owner, Skill::jiahe_qs) > 0 &&
                  could_join(g, owner, drawing.who))
                joins_to_draw(g, owner, drawing);
            },
        .damaged =
            [](Play& g, Seat owner, Damage& d) {
              if (d.to == owner && g.state().pile_size(owner, Skill::jiahe_qs) > 0)
                g.sheds(owner, Skill::jiahe_qs, 1);
            }}};

}  // namespace tally::sanguosha
