#include "replay/import/freekill/names.h"

#include <algorithm>
#include <array>

#include "replay/import/freekill/messages.h"

namespace tally::freekill {
namespace {

using sanguosha::Name;
using sanguosha::Role;

// Its order differs from ours where the four EX cards stand.
constexpr std::array<Card, 161> make_ids() {
  std::array<Card, 161> out{};
  Card next = 0;
  for (std::size_t id = 1; id <= 160; ++id) {
    switch (id) {
      case 77: out[id] = 104; break;   // Nullification ♦Q
      case 86: out[id] = 105; break;   // Lightning ♥Q
      case 93: out[id] = 106; break;   // Frost Sword
      case 102: out[id] = 107; break;  // Renwang Shield
      default: out[id] = next; next = static_cast<Card>(next == 103 ? 108 : next + 1);
    }
  }
  return out;
}
constexpr std::array<Card, 161> ids = make_ids();
static_assert(ids[1] == 0 && ids[78] == 76 && ids[108] == 103 && ids[109] == 108 &&
              ids[160] == 159);

struct Renamed {
  std::string_view theirs;
  Name ours;
};
constexpr Renamed renamed[] = {
    {"thunder__slash", Name::thunder_slash},
    {"fire__slash", Name::fire_slash},
    {"jink", Name::dodge},
    {"analeptic", Name::wine},
    {"v33__ex_nihilo", Name::ex_nihilo},
    {"xbow", Name::crossbow},
    {"heg__nullification", Name::heg_nullification},
    {"sa__drowning", Name::drowning},
    {"sa__blade", Name::blade},
    {"sa__halberd", Name::halberd},
    {"sa__breastplate", Name::breastplate},
};

constexpr Renamed skills[] = {
    {"#eight_diagram_skill", Name::eight_diagram},
    {"##eight_diagram_skill_2_trig", Name::eight_diagram},
    {"eight_diagram", Name::eight_diagram},
    {"bazhen", Name::eight_diagram},
    {"#bazhen_2_trig", Name::eight_diagram},
    {"#double_swords_skill", Name::double_swords},
    {"#ice_sword_skill", Name::ice_sword},
    {"#kylin_bow_skill", Name::kylin_bow},
    {"#fan_skill", Name::fan},
    {"#triblade_skill", Name::triblade},
    {"#sa__breastplate_skill", Name::breastplate},
};

struct Cause {
  std::string_view skill;
  Rule rule;
};
namespace rule = sanguosha::rule;
constexpr Cause causes[] = {
    {"game_rule", rule::phase_draw},  // 0.4
    {"ex_nihilo", rule::ex_nihilo},
    {"collateral", rule::collateral},
    {"axe", rule::axe},
    {"phase_draw", rule::phase_draw},
    {"phase_discard", rule::phase_discard},
    {"kill", rule::reward},
    {"recast", rule::recast},
    {"ex_nihilo_skill", rule::ex_nihilo},
    {"v33__ex_nihilo_skill", rule::ex_nihilo},
    {"snatch_skill", rule::snatch},
    {"dismantlement_skill", rule::dismantlement},
    {"collateral_skill", rule::collateral},
    {"amazing_grace_skill", rule::amazing_grace},
    {"fire_attack_skill", rule::fire_attack},
    {"#axe_skill", rule::axe},
    {"#double_swords_skill", rule::double_swords},
    {"#ice_sword_skill", rule::ice_sword},
    {"#kylin_bow_skill", rule::kylin_bow},
    {"await_exhausted_skill", rule::await_exhausted},
    {"befriend_attacking_skill", rule::befriend_attacking},
    {"#triblade_skill", rule::triblade},
    {"alliance_feast", rule::alliance_feast},
    {"command", rule::gz_command},
    {"imperial_order_skill", rule::imperial_order},
    {"#threaten_emperor_skill_2_trig", rule::threaten_emperor},
    {"#sa__breastplate_skill", rule::breastplate},
};

}  // namespace

// Those of 3v3 and of kingdom war have numbers of their own.
Card card_of(std::int64_t id) {
  using sanguosha::deck_v33;
  using sanguosha::deck_v33_size;
  if (id >= first_of_v33 && id < first_of_v33 + deck_v33_size)
    return deck_v33[static_cast<std::size_t>(id - first_of_v33)];
  using sanguosha::deck_war_strategy;
  using sanguosha::deck_war_strategy_size;
  if (id >= first_of_war && id < first_of_war + deck_war_strategy_size)
    return deck_war_strategy[static_cast<std::size_t>(id - first_of_war)];
  return id >= 1 && id <= 160 ? ids[static_cast<std::size_t>(id)] : unknown_card;
}

Name name_of(std::string_view card_name) {
  for (const Renamed& r : renamed)
    if (r.theirs == card_name) return r.ours;
  const auto keys = sanguosha::name_keys();
  for (std::size_t i = 1; i < keys.size(); ++i)
    if (keys[i] == card_name) return static_cast<Name>(i);
  return Name::none;
}

Role role_of(std::string_view role) {
  if (role == "lord") return Role::lord;
  if (role == "loyalist") return Role::loyalist;
  if (role == "rebel" || role == "rebel_chief") return Role::rebel;
  if (role == "renegade") return Role::spy;
  if (role == "warm_marshal") return Role::warm_commander;
  if (role == "warm_vanguard") return Role::warm_vanguard;
  if (role == "cool_marshal") return Role::cool_commander;
  if (role == "cool_vanguard") return Role::cool_vanguard;
  return Role::hidden;
}

Name invoked(std::string_view skill) {
  for (const Renamed& s : skills)
    if (s.theirs == skill) return s.ours;
  return Name::none;
}

What judged_for(std::string_view reason) {
  const Name card = name_of(reason);
  const sanguosha::Skill skill = skill_of(reason);
  if (skill != sanguosha::Skill::none) return sanguosha::cause(skill);
  return sanguosha::cause(card != Name::none ? card : invoked(reason));
}

What element_of(std::string_view damage_type) {
  using enum sanguosha::Element;
  return static_cast<What>(damage_type == "fire_damage"      ? fire
                           : damage_type == "thunder_damage" ? thunder
                                                             : normal);
}

namespace {

// What a skill does at another of its timings has a name of its own, where it is used and does not
// work by itself; and variants of generals.
constexpr std::string_view parts[][2] = {
    {"heg_sunce__yingzi", "yingzi_ld"},
    {"heg_sunce__yinghun", "yinghun_hs"},
    {"#guixiu_2_trig", "guixiu"},
    {"#hengjiang_2_trig", "hengjiang"},
    {"#fengshi_2_trig", "fengshi"},
    {"#hujia_2_trig", "hujia"},  // where a Dodge is played, not used
    {"#leiji_2_trig", "leiji"},  // the same
    {"#jiang_2_trig", "jiang"},
    {"#shuangxiong_2_trig", "shuangxiong"},
    {"#huashen_2_trig", "huashen"},
    {"#huashen_3_trig", "huashen"},
    {"y13__jushou", "jushou2013"},
    {"y13__jiewei", "jiewei"},
    {"y13__caoren", "caoren2013"},
    {"v33__xusheng", "xusheng3v3"},
    {"v33__huangquan", "huangquan3v3"},
    {"v33__zhaoyun", "zhaoyun3v3"},
    {"v33__xiahoudun", "xiahoudun3v3"},
    {"v33__wenpin", "wenpin3v3"},
    {"v33__zhugejin", "zhugejin3v3"},
    {"v33__guanyu", "guanyu3v3"},
    {"v33__lvbu", "lvbu3v3"},
    {"v33_nos__lvbu", "lvbu3v3_old"},
    {"v33__yicheng", "yicheng3v3"},
    {"zhongjianh", "zhongjian"},
    {"m_feiyang", "feiyang_1v2"},
    {"m_bahu", "bahu"},
    {"v33__ganglie", "ganglie3v3"},
    {"v33__zhenwei", "zhenwei3v3"},
    {"v33__huanshi", "huanshi3v3"},
    {"v33__hongyuan", "hongyuan3v3"},
    {"v33__zhanshen", "zhanshen3v3"},
    {"#v33__zhanshen_4_trig", "zhanshen3v3"},
    {"wangliec", "wanglie"},
    {"hs__zhiheng", "zhiheng_gz"},
    {"hs__duanchang", "duanchang_gz"},
    {"hs__weimu", "weimu_hs"},
    {"hs__qianxun", "qianxun_gz"},
    {"hs__kongcheng", "kongcheng_gz"},
    {"xiaoguo", "xiaoguo_hs"},
    {"shushen", "shushen_hs"},
    {"duoshi", "duoshi_hs"},
    {"jianchu", "jianchu_hs"},
    {"kuangfu", "kuangfu_hs"},
    {"shuangren", "shuangren_hs"},
    {"duanbing", "duanbing_hs"},
    {"huoshui", "huoshui_hs"},
    {"#huoshui_3_trig", "huoshui_hs"},
    {"hs__tieqi", "tieqi_hs"},
    {"qingcheng", "qingcheng_hs"},
    {"hs__buqu_scar", "buqu_hs"},
    {"wooden_ox_skill", "muniu"},
    {"#jade_seal_skill", "yuxi"},
    {"alliance&", "hezong"},
    {"ld__lordliubei", "lord_liubei"},
    {"ld__lordzhangjiao", "lord_zhangjiao"},
    {"ld__lordsunquan", "lord_sunquan"},
    {"ld__kanpo", "tianfu"},
    {"ld__lordsunquan_zhiheng", "zhiheng_gz"},
    {"ld__xuanhuo_other&", "xuanhuo"},
    {"heavenly_army_skill&", "hongfa"},
    {"hs_mateng__mashu", "mashu"},
    {"heg_madai__mashu", "mashu"},
    {"#niaoxiang_2_trig", "niaoxiang"},
    {"#yicheng_2_trig", "yicheng"},
    {"#diaodu_2_trig", "diaodu"},
    {"#qianhuan_2_trig", "qianhuan"},
    {"#qianhuan_3_trig", "qianhuan"},
    {"#hs__wangxi_2_trig", "wangxi"},
    {"#hs__longdan_2_trig", "longdan_hs"},
    {"#ld__jilis_2_trig", "jilis"},
    {"#ld__xinsheng_2_trig", "xinsheng_ld"},
    {"#ld__congjian_2_trig", "congjian"},
};

std::string_view ours(std::string_view theirs) {
  constexpr std::string_view taught = "xuanhuo__";  // by 眩惑
  if (theirs.starts_with(taught)) theirs.remove_prefix(taught.size());
  for (const auto& [part, whole] : parts)
    if (part == theirs) return whole;
  return theirs;
}

}  // namespace

namespace {

// What kingdom war has of its own is called "hs__…" or "ld__…" there, "…_hs" or "…_ld" here.
struct Called {
  std::string_view name;
  std::string_view behind = {};  // "_hs"
};
Called called(std::string_view theirs) {
  constexpr std::string_view before[][2] = {{"hs__", "_hs"}, {"ld__", "_ld"}};
  for (const auto& [prefix, behind] : before)
    if (theirs.starts_with(prefix)) return {theirs.substr(prefix.size()), behind};
  return {theirs};
}

bool is_called(std::string_view key, const Called& c) {
  return key.size() == c.name.size() + c.behind.size() && key.starts_with(c.name) &&
         key.ends_with(c.behind);
}

sanguosha::Skill skill_called(const Called& c) {
  const auto keys = sanguosha::cause_keys();
  constexpr auto first = sanguosha::cause(static_cast<sanguosha::Skill>(1));
  for (std::size_t i = first; i < keys.size(); ++i)
    if (is_called(keys[i], c)) return sanguosha::skill_of(static_cast<What>(i));
  return sanguosha::Skill::none;
}

}  // namespace

// A skill of kingdom war that is the same here goes by the other's name.
sanguosha::Skill skill_of(std::string_view name) {
  const Called c = called(ours(name));
  const sanguosha::Skill own = skill_called(c);
  return own != sanguosha::Skill::none ? own : skill_called({c.name});
}

sanguosha::General general_of(std::string_view name) {
  const Called c = called(ours(name));
  const auto keys = sanguosha::general_keys();
  for (std::size_t i = 1; i < keys.size(); ++i)
    if (is_called(keys[i], c)) return static_cast<sanguosha::General>(i);
  return sanguosha::General::none;
}

Rule cause_of(std::string_view skill) {
  for (const Cause& c : causes)
    if (c.skill == skill) return c.rule;
  if (const sanguosha::Skill s = skill_of(skill); s != sanguosha::Skill::none)
    return sanguosha::rule_of(s);
  return no_rule;
}

namespace {

// The text of the n-th bold part, without markup.
std::string_view bold(std::string_view html, int n) {
  constexpr std::string_view open = "<b>";
  std::size_t at = 0;
  for (;; --n) {
    at = html.find(open, at);
    if (at == std::string_view::npos) return {};
    at += open.size();
    if (n == 0) break;
  }
  return html.substr(at, html.find('<', at) - at);
}

}  // namespace

Name name_in_words(std::string_view html) {
  std::string_view name = bold(html, 0);
  name = name.substr(0, name.find('['));
  if (name == "连弩") return Name::crossbow;  // as 3v3 calls it
  const auto zh = sanguosha::name_zh();
  for (std::size_t i = 1; i < zh.size(); ++i)
    if (zh[i] == name) return static_cast<Name>(i);
  return Name::none;
}

std::vector<Card> cards_in_words(std::string_view html) {
  std::vector<Card> out;
  const Name name = name_in_words(html);
  const std::string_view rank = bold(html, 1);
  const auto infos = sanguosha::card_infos();
  for (std::size_t c = 0; c < infos.size() && name != Name::none; ++c) {
    // A face is the sign of the suit and the rank: "♠7".
    const std::string_view face = infos[c].face;
    constexpr std::size_t sign = 3;  // bytes
    if (sanguosha::face(static_cast<Card>(c)).name == name && face.size() > sign &&
        face.substr(sign) == rank && html.find(face.substr(0, sign)) != std::string_view::npos)
      out.push_back(static_cast<Card>(c));
  }
  // The Peach that is the Queen of diamonds was one of hearts before 0.5.10.
  if (name == Name::peach && rank == "Q" && html.find("♥") != std::string_view::npos)
    for (std::size_t c = 0; c < infos.size(); ++c)
      if (infos[c].face == "♦Q" && sanguosha::face(static_cast<Card>(c)).name == name)
        out.push_back(static_cast<Card>(c));
  return out;
}

Message said_area(Area a) {
  switch (a) {
    case Area::hand: return say::hand();
    case Area::equip: return say::equipment();
    case Area::judge: return say::judgements();
    case Area::special: return say::own_pile();
    case Area::processing: return say::table();
    case Area::draw: return say::draw_pile();
    case Area::discard: return say::discard_pile();
    case Area::away: return say::out_of_game();
    case Area::unknown: break;
  }
  return say::unknown_place();
}

Owned owned(std::string_view skill) {
  while (skill.starts_with('#')) skill.remove_prefix(1);
  // "_2_trig", "_3_distance": what it does at other timings.
  for (std::size_t i = 0; i + 2 < skill.size(); ++i)
    if (skill[i] == '_' && skill[i + 1] >= '2' && skill[i + 1] <= '9' && skill[i + 2] == '_')
      skill = skill.substr(0, i);
  for (const std::string_view end : {"_main_skill", "&", "_skill"})
    if (skill.ends_with(end)) skill.remove_suffix(end.size());
  const Name name = name_of(skill);
  return {skill_of(skill), sanguosha::is_equipment(sanguosha::info(name).type) ? name : Name::none};
}

std::string_view kingdom_of(sanguosha::General g) {
  return g == sanguosha::General::none ? std::string_view()
                                       : kingdom_key(sanguosha::info(g).kingdom);
}

std::string_view kingdom_key(sanguosha::Kingdom k) {
  constexpr std::string_view kingdoms[] = {"", "wei", "shu", "wu", "qun", "wild"};
  return kingdoms[static_cast<std::size_t>(k)];
}

bool general_skill(std::string_view skill) {
  // The Serpent Spear's has no mark in 0.4.
  return !skill.empty() && skill.front() != '#' && skill.back() != '&' && skill != "spear_skill";
}

}  // namespace tally::freekill
