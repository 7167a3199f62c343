#include "replay/import/noname/names.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

#include "engine/sanguosha/skills/skills.h"

namespace tally::noname {
namespace {

using sanguosha::General;
using sanguosha::Name;
using sanguosha::Role;
using sanguosha::Skill;
using sanguosha::Suit;

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
};
constexpr Renamed<General> generals[] = {{"xuzhu", General::xuchu}};
constexpr Renamed<Role> identities[] = {{"zhu", Role::lord},          {"zhong", Role::loyalist},
                                        {"fan", Role::rebel},         {"nei", Role::spy},
                                        {"帅", Role::warm_commander}, {"兵", Role::warm_vanguard},
                                        {"将", Role::cool_commander}, {"卒", Role::cool_vanguard}};
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

Name name_shown(std::string_view name) {
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
