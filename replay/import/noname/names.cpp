#include "replay/import/noname/names.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

#include "engine/sanguosha/skills/skills.h"

namespace tally::noname {
namespace {

using sanguosha::General;
using sanguosha::Kingdom;
using sanguosha::Name;
using sanguosha::Role;
using sanguosha::Skill;
using sanguosha::Suit;
using sanguosha::Token;

template <class T>
struct Renamed {
  std::string_view theirs;
  T ours;
};
template <class T, std::size_t n>
T find_in(const Renamed<T> (&table)[n], std::string_view name, T otherwise) {
  for (const Renamed<T>& r : table)
    if (r.theirs == name) return r.ours;
  return otherwise;
}

constexpr Renamed<Name> cards[] = {
    {"sha", Name::slash},
    {"shan", Name::dodge},
    {"tao", Name::peach},
    {"jiu", Name::wine},
    {"guohe", Name::dismantlement},
    {"shunshou", Name::snatch},
    {"juedou", Name::duel},
    {"jiedao", Name::collateral},
    {"wuzhong", Name::ex_nihilo},
    {"wuxie", Name::nullification},
    {"nanman", Name::savage_assault},
    {"wanjian", Name::archery_attack},
    {"taoyuan", Name::god_salvation},
    {"wugu", Name::amazing_grace},
    {"shandian", Name::lightning},
    {"lebu", Name::indulgence},
    {"bingliang", Name::supply_shortage},
    {"tiesuo", Name::iron_chain},
    {"huogong", Name::fire_attack},
    {"zhuge", Name::crossbow},
    {"qinggang", Name::qinggang_sword},
    {"hanbing", Name::ice_sword},
    {"cixiong", Name::double_swords},
    {"guding", Name::guding_blade},
    {"qinglong", Name::blade},
    {"zhangba", Name::spear},
    {"guanshi", Name::axe},
    {"fangtian", Name::halberd},
    {"zhuque", Name::fan},
    {"qilin", Name::kylin_bow},
    {"bagua", Name::eight_diagram},
    {"renwang", Name::nioh_shield},
    {"tengjia", Name::vine},
    {"baiyin", Name::silver_lion},
    {"jueying", Name::jueying},
    {"dilu", Name::dilu},
    {"zhuahuang", Name::zhuahuangfeidian},
    {"hualiu", Name::hualiu},
    {"chitu", Name::chitu},
    {"dawan", Name::dayuan},
    {"zixin", Name::zixing},
    {"muniu", Name::wooden_ox},
    // of kingdom war
    {"yiyi", Name::await_exhausted},
    {"zhibi", Name::known_both},
    {"yuanjiao", Name::befriend_attacking},
    {"wuliu", Name::six_swords},
    {"sanjian", Name::triblade},
    {"shuiyanqijunx", Name::drowning},
    {"huoshaolianying", Name::burning_camps},
    {"diaohulishan", Name::lure_tiger},
    {"lulitongxin", Name::fight_together},
    {"lianjunshengyan", Name::alliance_feast},
    {"xietianzi", Name::threaten_emperor},
    {"chiling", Name::imperial_order},
    {"yuxi", Name::jade_seal},
    {"minguangkai", Name::iron_armor},
    {"huxinjing", Name::breastplate},
    {"jingfanma", Name::jingfan},
    {"feilongduofeng", Name::dragon_phoenix},
};
constexpr Renamed<General> generals[] = {{"xuzhu", General::xuchu}};
// Those of kingdom war whose skills are all here, by noname's texts, and that its recordings have
// shown how to read: docs/formats.md.
constexpr Renamed<General> of_kingdom_war[] = {
    {"gz_simayi", General::simayi_gz},
    {"gz_xiahoudun", General::xiahoudun_hs},
    {"gz_zhenji", General::zhenji_gz},
    {"gz_xiahouyuan", General::xiahouyuan_noname},
    {"gz_zhanghe", General::zhanghe_hs},
    {"gz_xuhuang", General::xuhuang_hs},
    {"gz_caoren", General::caoren_hs},
    {"gz_dianwei", General::dianwei_noname},
    {"gz_xunyu", General::xunyu_hs},
    {"gz_caopi", General::caopi_hs},
    {"gz_guanyu", General::guanyu_hs},
    {"gz_zhangfei", General::zhangfei_hs},
    {"gz_machao", General::machao_hs},
    {"gz_huangyueying", General::huangyueying_gz},
    {"gz_weiyan", General::weiyan_hs},
    {"gz_pangtong", General::pangtong_gz},
    {"gz_sp_zhugeliang", General::wolong_gz},
    {"gz_liushan", General::liushan_hs},
    {"gz_ganfuren", General::ganfuren_hs},
    {"gz_sunquan", General::sunquan_hs},
    {"gz_ganning", General::ganning_gz},
    {"gz_huanggai", General::huanggai_hs},
    {"gz_daqiao", General::daqiao_gz},
    {"gz_luxun", General::luxun_hs},
    {"gz_sunshangxiang", General::sunshangxiang_hs},
    {"gz_sunjian", General::sunjian_hs},
    {"gz_zhoutai", General::zhoutai_hs},
    {"gz_re_lusu", General::lusu_hs},
    {"gz_zhangzhang", General::zhangzhaozhanghong_hs},
    {"gz_huatuo", General::huatuo_hs},
    {"gz_diaochan", General::diaochan_gz},
    {"gz_re_yuanshao", General::yuanshao_hs},
    {"gz_jiaxu", General::jiaxu_hs},
    {"gz_pangde", General::pangde_hs},
    {"gz_zhangjiao", General::zhangjiao_hs},
    {"gz_caiwenji", General::caiwenji_hs},
    {"gz_mateng", General::mateng_hs},
    {"gz_kongrong", General::kongrong_hs},
    {"gz_jiling", General::jiling_noname},
    {"gz_panfeng", General::panfeng_hs},
    {"gz_zoushi", General::zoushi_hs},
};
constexpr Renamed<Kingdom> kingdoms[] = {{"wei", Kingdom::wei},
                                         {"shu", Kingdom::shu},
                                         {"wu", Kingdom::wu},
                                         {"qun", Kingdom::qun},
                                         {"ye", Kingdom::careerist}};
constexpr Renamed<Token> tokens[] = {{"【先驱】", Token::pioneer},
                                     {"【阴阳鱼】", Token::half_fish},
                                     {"【珠联璧合】", Token::companion},
                                     {"【野心家】", Token::careerist}};
constexpr Renamed<Role> identities[] = {{"zhu", Role::lord},          {"zhong", Role::loyalist},
                                        {"fan", Role::rebel},         {"nei", Role::spy},
                                        {"帅", Role::warm_commander}, {"兵", Role::warm_vanguard},
                                        {"将", Role::cool_commander}, {"卒", Role::cool_vanguard},
                                        {"友", Role::warm},           {"敌", Role::cool}};
constexpr Renamed<Suit> suits[] = {{"spade", Suit::spade},
                                   {"heart", Suit::heart},
                                   {"club", Suit::club},
                                   {"diamond", Suit::diamond}};
constexpr Renamed<Suit> signs[] = {
    {"♠", Suit::spade}, {"♥", Suit::heart}, {"♣", Suit::club}, {"♦", Suit::diamond}};
// Those that a player names are "方片" and "方块".
constexpr Renamed<Suit> suits_named[] = {{"黑桃", Suit::spade},
                                         {"红桃", Suit::heart},
                                         {"梅花", Suit::club},
                                         {"方片", Suit::diamond},
                                         {"方块", Suit::diamond}};
constexpr std::string_view phases[] = {"准备", "判定", "摸牌", "出牌", "弃牌", "结束"};
constexpr std::string_view ranks[] = {"A", "2", "3",  "4", "5", "6", "7",
                                      "8", "9", "10", "J", "Q", "K"};
constexpr std::string_view presentation = "\xEF\xB8\x8E";  // drawn as a text, behind a suit

std::size_t index_of(std::span<const std::string_view> all, std::string_view name) {
  const auto it = std::ranges::find(all, name);
  return it == all.end() ? 0 : static_cast<std::size_t>(it - all.begin());
}

// One digit of Chinese numerals, taken off `words`; -1 if there is none.
int digit(std::string_view& words) {
  constexpr Renamed<int> digits[] = {{"零", 0}, {"一", 1}, {"二", 2}, {"两", 2},
                                     {"三", 3}, {"四", 4}, {"五", 5}, {"六", 6},
                                     {"七", 7}, {"八", 8}, {"九", 9}};
  for (const auto& d : digits)
    if (words.starts_with(d.theirs)) {
      words.remove_prefix(d.theirs.size());
      return d.ours;
    }
  return -1;
}

}  // namespace

Name name_of(std::string_view card, std::string_view nature) {
  const Name name = find_in(cards, card, Name::none);
  if (name != Name::slash || nature.empty()) return name;
  return nature == "fire"      ? Name::fire_slash
         : nature == "thunder" ? Name::thunder_slash
                               : Name::none;
}

Suit suit_of(std::string_view suit) { return find_in(suits, suit, Suit::none); }

General general_of(std::string_view name) {
  if (const General g = find_in(generals, name, General::none); g != General::none) return g;
  const auto g = static_cast<General>(index_of(sanguosha::general_keys(), name));
  return g <= General::diaochan ? g : General::none;  // the last of the standard box
}

General general_in_war(std::string_view name) {
  return find_in(of_kingdom_war, name, General::none);
}
Kingdom kingdom_of(std::string_view group) { return find_in(kingdoms, group, Kingdom::none); }
Token token_shown(std::string_view name) { return find_in(tokens, name, Token::none); }

Role role_of(std::string_view identity) { return find_in(identities, identity, Role::hidden); }

std::string_view shown_name(General g) {
  return g == General::zhenji ? "甄宓" : sanguosha::general_zh()[static_cast<std::size_t>(g)];
}

Role role_shown(std::string_view role) {
  constexpr Renamed<Role> roles[] = {
      {"主公", Role::lord}, {"忠臣", Role::loyalist}, {"反贼", Role::rebel}, {"内奸", Role::spy}};
  return find_in(roles, role, Role::hidden);
}

Skill skill_shown(std::string_view name) {
  for (int s = 1; s < static_cast<int>(Skill::count); ++s)
    if (sanguosha::info(static_cast<Skill>(s)).zh == name) return static_cast<Skill>(s);
  return Skill::none;
}

// By another text it has another name here: "除疠（国战新版）".
Skill skill_shown(std::string_view name, General g) {
  constexpr std::string_view by_another_text = "（";
  for (const Skill s : sanguosha::skills_of(g, false)) {
    std::string_view zh = sanguosha::info(s).zh;
    if (zh.substr(0, zh.find(by_another_text)) == name) return s;
  }
  return Skill::none;
}

// A card that may be given to another kingdom has a mark behind its name.
Name name_shown(std::string_view name) {
  constexpr std::string_view given_away = "·合纵";
  if (name.ends_with(given_away)) name.remove_suffix(given_away.size());
  if (name == "挟令") return Name::threaten_emperor;
  return static_cast<Name>(index_of(sanguosha::name_zh(), name));
}

What cause_shown(std::string_view name) {
  if (const Name card = name_shown(name); card != Name::none) return sanguosha::cause(card);
  if (const Skill skill = skill_shown(name); skill != Skill::none) return sanguosha::cause(skill);
  return 0;
}

What phase_shown(std::string_view phase) {
  const auto* const it = std::ranges::find(phases, phase);
  return it == std::end(phases) ? 0 : static_cast<What>(it - std::begin(phases) + 1);
}

What suit_shown(std::string_view suit) {
  return static_cast<What>(find_in(suits_named, suit, Suit::none));
}

std::optional<int> numeral(std::string_view words) {
  constexpr std::string_view ten = "十";
  if (words.empty()) return std::nullopt;
  int n = digit(words);
  if (words.starts_with(ten)) {
    words.remove_prefix(ten.size());
    n = (n < 0 ? 1 : n) * 10;
    if (const int ones = digit(words); ones > 0) n += ones;
  }
  return words.empty() && n >= 0 ? std::optional(n) : std::nullopt;
}

std::vector<Shown> cards_shown(std::string_view words) {
  constexpr std::string_view comma = "、";
  constexpr std::string_view opens = "【";
  constexpr std::string_view closes = "】";
  std::vector<Shown> out;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(comma), words.size());
    std::string_view one = words.substr(0, end);
    words.remove_prefix(std::min(end + comma.size(), words.size()));
    Shown card;
    const std::size_t at = one.find(opens);
    card.name = name_shown(one.substr(0, at));
    if (at != std::string_view::npos) {
      std::string_view face = one.substr(at + opens.size());
      if (face.ends_with(closes)) face.remove_suffix(closes.size());
      for (const auto& sign : signs)
        if (face.starts_with(sign.theirs)) {
          card.suit = sign.ours;
          face.remove_prefix(sign.theirs.size());
          if (face.starts_with(presentation)) face.remove_prefix(presentation.size());
          const auto* const rank = std::ranges::find(ranks, face);
          if (rank != std::end(ranks)) card.rank = static_cast<int>(rank - std::begin(ranks)) + 1;
          break;
        }
    }
    out.push_back(card);
  }
  return out;
}

}  // namespace tally::noname
