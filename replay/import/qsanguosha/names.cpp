#include "replay/import/qsanguosha/names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>

#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/schema.h"
#include "replay/import/qsanguosha/messages.h"

namespace tally::qsanguosha {
namespace {

using sanguosha::General;
using sanguosha::Name;
using sanguosha::Role;
using sanguosha::Skill;
using sanguosha::Suit;
namespace rule = sanguosha::rule;

struct Face {
  Name name;
  Suit suit;
  int rank;
};
#define X(name, suit, rank) {Name::name, Suit::suit, rank},
constexpr Face deck[] = {
#include "replay/import/qsanguosha/deck.inc"
};
constexpr Face deck_hegemony[] = {
#include "replay/import/qsanguosha/deck_hegemony.inc"
};
#undef X
// Those that 3v3 by the rule of 2013 has besides; its Crossbows stand for the standard ones. The
// first has the number 215 in Para, 227 in Sheauhaw.
constexpr Face of_sides[] = {{Name::supply_shortage, Suit::spade, 1},
                             {Name::supply_shortage, Suit::club, 12},
                             {Name::nullification, Suit::heart, 12},
                             {Name::crossbow, Suit::club, 1},
                             {Name::crossbow, Suit::diamond, 1}};
constexpr std::size_t first_of_sides(Family f) {
  return f == Family::sheauhaw ? 227 : f == Family::v2 ? 215 : card_numbers;
}

using Numbered = std::array<Card, card_numbers>;

// Of equal cards the first of ours is the first of theirs.
void find_cards(std::span<const Face> theirs, std::size_t first, Numbered& out) {
  std::array<bool, sanguosha::deck_size> taken{};
  for (std::size_t i = 0; i < theirs.size() && first + i < out.size(); ++i)
    for (std::size_t c = 0; c < taken.size(); ++c) {
      const auto& face = sanguosha::faces[c];
      if (taken[c] || face.name != theirs[i].name || face.suit != theirs[i].suit ||
          face.rank != theirs[i].rank)
        continue;
      taken[c] = true;
      out[first + i] = static_cast<Card>(c);
      break;
    }
}

Numbered cards_of(Family family) {
  Numbered out;
  out.fill(unknown_card);
  const bool of_kingdoms = family == Family::hegemony;
  find_cards(of_kingdoms ? std::span<const Face>(deck_hegemony) : deck, 0, out);
  find_cards(of_sides, first_of_sides(family), out);
  return out;
}

template <class T>
struct Renamed {
  std::string_view theirs;
  T ours;
};
constexpr Renamed<Name> renamed[] = {
    {"jink", Name::dodge},
    {"analeptic", Name::wine},
    {"double_sword", Name::double_swords},
    {"renwang_shield", Name::nioh_shield},
    // For-Hegemony calls equipment by its classes.
    {"DoubleSword", Name::double_swords},
    {"RenwangShield", Name::nioh_shield},
    {"QinggangSword", Name::qinggang_sword},
    {"KylinBow", Name::kylin_bow},
    {"IceSword", Name::ice_sword},
    {"SixSwords", Name::six_swords},
    {"EightDiagram", Name::eight_diagram},
    {"SilverLion", Name::silver_lion},
    {"IronArmor", Name::iron_armor},
    {"JadeSeal", Name::jade_seal},
    {"WoodenOx", Name::wooden_ox},
    {"Luminouspearl", Name::luminous_pearl},
    {"DragonPhoenix", Name::dragon_phoenix},
    {"PeaceSpell", Name::peace_spell},
};
constexpr Renamed<Role> roles[] = {
    {"lord", Role::lord},
    {"loyalist", Role::loyalist},
    {"rebel", Role::rebel},
    {"renegade", Role::spy},
};
constexpr Renamed<General> made_for_sides[] = {
    {"vs_nos_xiahoudun", General::xiahoudun3v3}, {"vs_nos_zhaoyun", General::zhaoyun3v3},
    {"vs_nos_guanyu", General::guanyu3v3},       {"vs_nos_lvbu", General::lvbu3v3_old},
    {"vs_wenpin", General::wenpin3v3},           {"wenpin", General::wenpin3v3},
    {"vs_zhugejin", General::zhugejin2013},      {"zhugejin", General::zhugejin2013},
};
// Those of Sheauhaw that are newer, and their skills.
constexpr Renamed<General> newer_generals[] = {{"diaochan", General::diaochan_shj},
                                               {"pangde", General::pangde_shj},
                                               {"xuhuang", General::xuhuang_shj},
                                               {"zhenji", General::zhenji_shj},
                                               {"zhugeliang", General::zhugeliang_shj},
                                               {"sunquan", General::sunquan_shj},
                                               {"sunshangxiang", General::sunshangxiang_shj},
                                               {"xiahouyuan", General::xiahouyuan_shj},
                                               {"xiaoqiao", General::xiaoqiao_shj},
                                               {"jiangwei", General::jiangwei_shj},
                                               {"sunce", General::sunce_shj},
                                               {"sunjian", General::sunjian_shj},
                                               {"vs_nos_guanyu", General::guanyu3v3_shj},
                                               {"vs_nos_lvbu", General::lvbu3v3_shj}};
constexpr Renamed<Skill> newer_skills[] = {
    {"lijian", Skill::lijian_shj},       {"biyue", Skill::biyue_shj},
    {"jianchu", Skill::jianchu_hs},      {"duanliang", Skill::duanliang_shj},
    {"luoshen", Skill::luoshen_shj},     {"guanxing", Skill::guanxing_shj},
    {"zhiheng", Skill::zhiheng_shj},     {"jiuyuan", Skill::jiuyuan_shj},
    {"jieyin", Skill::jieyin_shj},       {"shensu", Skill::shensu_shj},
    {"tianxiang", Skill::tianxiang_shj}, {"zhiji", Skill::zhiji_shj},
    {"hunzi", Skill::hunzi_shj},         {"yingzi", Skill::yingzi_shj},
    {"wusheng", Skill::wusheng_shj},     {"zhanshen", Skill::zhanshen_shj},
    {"shenji", Skill::shenji_shj}};
// Para's Sun Ce gains the newer 英姿, as Sheauhaw's does.
constexpr Renamed<General> newer_of_para[] = {{"sunce", General::sunce_shj}};
constexpr Renamed<Skill> newer_skills_of_para[] = {{"hunzi", Skill::hunzi_shj},
                                                   {"yingzi", Skill::yingzi_shj}};
constexpr Renamed<Skill> renamed_skills[] = {
    {"tieji", Skill::tieqi},
    {"vsganglie", Skill::ganglie3v3},
    {"zhenwei", Skill::zhenwei3v3},
    {"vszhenwei", Skill::zhenwei3v3},
    {"vshongyuan", Skill::hongyuan3v3},
    {"hongyuan", Skill::hongyuan3v3},
    {"vshuanshi", Skill::huanshi3v3},
    {"huanshi", Skill::huanshi3v3},
};
constexpr Renamed<Skill> of_hegemony[] = {
    {"yinghun_sunjian", Skill::yinghun},  {"yingzi_zhouyu", Skill::yingzi},
    {"yinghun_sunce", Skill::yinghun_qs}, {"yingzi_sunce", Skill::yingzi_qs},
    {"yingziextra", Skill::yingzi_map},   {"flame_map", Skill::jiahe_qs},
    {"transfer", Skill::hezong},          {"field", Skill::tuntian_ld},
    {"woodenox", Skill::muniu},           {"sorcery", Skill::qianhuan_qs},
    {"heavenly_army", Skill::hongfa}};
// Behind our names of kingdom war, of its expansions, and of what this program has its own way.
constexpr std::string_view of_war = "_gz";
constexpr std::string_view of_expansions = "_ld";
constexpr std::string_view of_its_own = "_qs";
// Lords that are what the rules have.
constexpr std::string_view common_lords[] = {"lord_liubei", "lord_zhangjiao"};
// Of these it plays what we have.
constexpr std::string_view of_packages[] = {"chenwudongxi", "dengai", "dongzhuo", "jiangqin",
                                            "jiangwei",     "lidian", "mifuren",  "zhangren"};
constexpr Renamed<Rule> causes[] = {
    {"draw_phase", rule::phase_draw},       {"kill", rule::reward},
    {"ex_nihilo", rule::ex_nihilo},         {"recast", rule::recast},
    {"iron_chain", rule::recast},           {"axe", rule::axe},
    {"double_sword", rule::double_swords},  {"ice_sword", rule::ice_sword},
    {"kylin_bow", rule::kylin_bow},         {"fire_attack", rule::fire_attack},
    {"dismantlement", rule::dismantlement},
};

// Of the standard box, and of Wind, the names without "nos_" are newer generals with other skills;
// but not these.
constexpr std::string_view unchanged[] = {"zhenji", "zhugeliang", "sunquan", "sunshangxiang"};
constexpr std::string_view remade[] = {"caoren", "zhangjiao", "yuji", "zhoutai"};

template <class Keys>
std::size_t index_of(const Keys& keys, std::string_view name, std::size_t from = 1) {
  for (std::size_t i = from; i < keys.size(); ++i)
    if (keys[i] == name) return i;
  return 0;
}

std::string small_letters(std::string_view name) {
  std::string out(name);
  std::ranges::transform(out, out.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

bool of_standard(General g) { return g != General::none && g <= General::diaochan; }

}  // namespace

Card card_of(Family family, std::int64_t number) {
  static const std::array<Numbered, 3> cards = {cards_of(Family::v2), cards_of(Family::sheauhaw),
                                                cards_of(Family::hegemony)};
  const std::size_t which = family == Family::hegemony ? 2 : family == Family::sheauhaw ? 1 : 0;
  return number >= 0 && number < card_numbers ? cards[which][static_cast<std::size_t>(number)]
                                              : unknown_card;
}

Name name_of(std::string_view card) {
  for (const auto& r : renamed)
    if (r.theirs == card) return r.ours;
  return static_cast<Name>(index_of(sanguosha::name_keys(), small_letters(card)));
}

Role role_of(std::string_view role) {
  for (const auto& r : roles)
    if (r.theirs == role) return r.ours;
  return Role::hidden;
}

General general_of(Family family, std::string_view name) {
  if (family == Family::hegemony) {
    const auto called = [&](std::string_view behind) {
      const std::string key = std::string(name) + std::string(behind);
      return static_cast<General>(index_of(sanguosha::general_keys(), key));
    };
    if (std::ranges::find(common_lords, name) != std::end(common_lords)) return called("");
    if (std::ranges::find(of_packages, name) != std::end(of_packages)) return called(of_expansions);
    const General own = called(of_its_own);
    return own != General::none ? own : called(of_war);
  }
  if (family == Family::sheauhaw)
    for (const auto& r : newer_generals)
      if (r.theirs == name) return r.ours;
  if (family == Family::v2)
    for (const auto& r : newer_of_para)
      if (r.theirs == name) return r.ours;
  for (const auto& r : made_for_sides)
    if (r.theirs == name) return r.ours;
  const bool old = name.starts_with("nos_");
  const std::string_view key = old ? name.substr(4) : name;
  const auto g = static_cast<General>(index_of(sanguosha::general_keys(), key));
  const bool newer = of_standard(g) ? std::ranges::find(unchanged, key) == std::end(unchanged)
                                    : std::ranges::find(remade, key) != std::end(remade);
  return newer != old ? General::none : g;
}

General general_of_the_dead(std::string_view name) {
  const std::string key = std::string(name) + std::string(of_expansions);
  return static_cast<General>(index_of(sanguosha::general_keys(), key));
}

namespace {

Skill skill_called(std::string_view name) {
  constexpr auto first = sanguosha::cause(static_cast<Skill>(1));
  const std::size_t i = index_of(sanguosha::cause_keys(), name, first);
  return i == 0 ? Skill::none : sanguosha::skill_of(static_cast<What>(i));
}

}  // namespace

Skill skill_of(Family family, std::string_view name) {
  if (family == Family::hegemony) {
    if (name.starts_with("mashu_")) return Skill::mashu;  // of each of its generals another one
    for (const auto& r : of_hegemony)
      if (r.theirs == name) return r.ours;
    for (const std::string_view of : {of_its_own, of_war, of_expansions})
      if (const Skill own = skill_called(std::string(name) + std::string(of)); own != Skill::none)
        return own;
    return skill_called(name);
  }
  if (family == Family::sheauhaw)
    for (const auto& r : newer_skills)
      if (r.theirs == name) return r.ours;
  if (family == Family::v2)
    for (const auto& r : newer_skills_of_para)
      if (r.theirs == name) return r.ours;
  // Of the classic generals, under names of later years.
  for (const std::string_view old : {"nos2013", "njie", "nos"})
    if (name.starts_with(old)) {
      name.remove_prefix(old.size());
      break;
    }
  for (const auto& r : renamed_skills)
    if (r.theirs == name) return r.ours;
  return skill_called(name);
}

bool is_skill(std::string_view name) {
  return !name.empty() && name.front() != '#' && name.front() != '@' && !name.starts_with("cv_");
}

Skill skill_of_card(Family family, std::string_view card_class) {
  if (!card_class.starts_with('@')) return Skill::none;
  card_class.remove_prefix(1);
  if (card_class.ends_with("Card")) card_class.remove_suffix(4);
  return skill_of(family, small_letters(card_class));
}

What cause_named(Family family, std::string_view name) {
  if (const Name card = name_of(name); card != Name::none) return sanguosha::cause(card);
  if (const Skill skill = skill_of(family, name); skill != Skill::none)
    return sanguosha::cause(skill);
  return 0;
}

Rule rule_named(Family family, std::string_view name) {
  for (const auto& c : causes)
    if (c.theirs == name) return c.ours;
  const Skill skill = skill_of(family, name);
  return skill != Skill::none ? sanguosha::rule_of(skill) : no_rule;
}

What phase_of(std::string_view phase) {
  constexpr std::string_view phases[] = {"start", "judge", "draw", "play", "discard", "finish"};
  const auto* const it = std::ranges::find(phases, phase);
  return it == std::end(phases) ? 0 : static_cast<What>(it - std::begin(phases) + 1);
}

What suit_of(std::string_view suit) {
  constexpr std::string_view suits[] = {"spade", "heart", "club", "diamond"};  // as Suit
  const auto* const it = std::ranges::find(suits, suit);
  return it == std::end(suits) ? 0 : static_cast<What>(it - std::begin(suits) + 1);
}

Place place_of(std::int64_t number) {
  constexpr std::int64_t bottom = 10;
  if (number == bottom) return Place::draw;
  return number >= 0 && number < static_cast<std::int64_t>(Place::unknown)
             ? static_cast<Place>(number)
             : Place::unknown;
}

Message said_place(Place p) {
  switch (p) {
    case Place::hand: return say::hand();
    case Place::equip: return say::equipment();
    case Place::judging: return say::judgements();
    case Place::judgement: return say::judgement();
    case Place::own_pile: return say::own_pile();
    case Place::discard: return say::discard_pile();
    case Place::draw: return say::draw_pile();
    case Place::table: return say::table();
    case Place::unknown: break;
  }
  return say::unknown_place();
}

Message said_way(Place from, Place to, std::size_t n) {
  return say::way_of_cards(said_place(from), said_place(to), n);
}

}  // namespace tally::qsanguosha
