// Kingdom war, as For-Hegemony records it: its package of Transformation 变. Another deputy, forms
// beside somebody, the map of the beacons.
#include <algorithm>
#include <utility>

#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

using sanguosha::General;
using sanguosha::Skill;
namespace kind = sanguosha::kind;

namespace {

// "lvmeng\, \dengai\, \liubei"
std::vector<std::string_view> names_in(std::string_view list) {
  std::vector<std::string_view> names;
  constexpr std::string_view no_name = "\\, ";
  while (!list.empty() && names.size() < static_cast<std::size_t>(max_cards)) {
    const std::size_t from = list.find_first_not_of(no_name);
    if (from == std::string_view::npos) break;
    const std::size_t end = std::min(list.find_first_of(no_name, from), list.size());
    names.push_back(list.substr(from, end - from));
    list.remove_prefix(end);
  }
  return names;
}

bool brings(const std::vector<General>& forms, Skill skill) {
  return std::ranges::any_of(
      forms, [&](General g) { return sanguosha::skills_of(g, false).contains(skill); });
}

constexpr sanguosha::SkillSet lessons{Skill::yingzi_map, Skill::haoshi, Skill::gongxin,
                                      Skill::qianxun_gz};

}  // namespace

// A soldier stands in the deputy's place for a moment; then another general lies there face down,
// and is turned up at once.
bool Packets::changes_deputy(Seat who, std::string_view value, bool down) {
  War& his = war_[static_cast<std::size_t>(who)];
  if (down) {
    his.changes = his.shown[1] && his.general[1] == General::none;
    if (his.changes) his.shown[1] = false;
    return his.changes;
  }
  if (!std::exchange(his.changes, false)) return false;
  const General g = general_of(family_, value);
  if (g == General::none) not_here(value);
  his.general[1] = g;
  his.shown[1] = true;
  const Card card = static_cast<Card::Number>(g);
  Event e = event(kind::offer, who);
  e.cards = {&card, 1};
  e.value = 1;
  emit(e);
  e = event(kind::change, who);
  e.what = static_cast<What>(g);
  emit(e);
  turned_ = {};  // what it brings is told behind it
  return true;
}

// All his forms, and those that are new among them; of these he chooses.
void Packets::offered_forms(Seat who, std::string_view names) {
  if (who == nobody) return;
  const War& his = war_[static_cast<std::size_t>(who)];
  std::vector<Card> fresh;
  for (const std::string_view name : names_in(names)) {
    const General g = general_of(family_, name);
    if (g == General::none) return not_here(name);
    if (std::ranges::find(his.forms, g) == his.forms.end())
      fresh.emplace_back(static_cast<Card::Number>(g));
  }
  if (fresh.empty()) return;
  Event e = event(kind::offer, who);
  e.cards = fresh;
  e.value = small(static_cast<std::int64_t>(fresh.size()));
  emit(e);
}

// "dianwei+xunyou"
void Packets::takes_forms(Seat who, std::string_view names) {
  if (who == nobody) return;
  War& his = war_[static_cast<std::size_t>(who)];
  his.old_forms = std::exchange(his.forms, {});
  const std::size_t plus = std::min(names.find('+'), names.size());
  std::vector<std::string_view> both{names.substr(0, plus)};
  if (plus < names.size()) both.push_back(names.substr(plus + 1));
  std::vector<Card> cards;
  for (const std::string_view name : both) {
    const General g = general_of(family_, name);
    if (g == General::none) return not_here(name);
    if (std::ranges::find(his.forms, g) != his.forms.end()) continue;
    his.forms.push_back(g);
    cards.emplace_back(static_cast<Card::Number>(g));
  }
  Event e = event(kind::forms, who);
  e.cards = cards;
  emit(e);
}

// Skills come and go with his forms.
bool Packets::is_by_form(Seat who, Skill skill) const {
  if (who == nobody) return false;
  const War& his = war_[static_cast<std::size_t>(who)];
  return brings(his.forms, skill) || brings(his.old_forms, skill);
}

// He has shown no general, and the map of the beacons lets him use the skill; or a soldier 弘法.
bool Packets::learns(Seat who, Skill skill) const {
  if (who == nobody || (skill != Skill::hongfa && !lessons.contains(skill))) return false;
  const auto& shown = war_[static_cast<std::size_t>(who)].shown;
  if (shown[0] || shown[1]) return false;
  return skill == Skill::hongfa || std::ranges::any_of(war_, [](const War& w) {
           return w.shown[0] && w.general[0] == General::lord_sunquan_qs;
         });
}

// 敛资 As many cards as the pile is short of now are looked at; those that are not taken go back.
// Where it is refilled meanwhile, what was left of it is among them.
void Packets::gathers(std::int64_t left, std::int64_t n) {
  if (gatherer_ == nobody || n == left) return;
  const bool looks = n < left;
  const std::int64_t all = looks ? left - n + std::exchange(rest_, 0) : n - left;
  const std::vector<Card> unseen(
      static_cast<std::size_t>(std::clamp<std::int64_t>(all, 0, max_cards)), unknown_card);
  Event e = with_cards(looks ? kind::peek : kind::arrange, gatherer_, unseen);
  e.value = small(all);
  emit(e);
  if (!looks) gatherer_ = nobody;
}

bool Packets::transformation_move(const Move& m) {
  // 烽火
  const bool own = m.from_seat != nobody && (m.from == Place::hand || m.from == Place::equip);
  if (own && m.to == Place::own_pile && m.to_seat != nobody &&
      skill_of(family_, m.pile) == Skill::jiahe_qs) {
    const bool to_himself = m.from_seat == m.to_seat;
    Event e = event(kind::invoke, m.from_seat);
    e.what = sanguosha::cause(Skill::jiahe_qs);
    if (!to_himself) e.other = m.to_seat;
    emit(e);
    e = with_cards(to_himself ? kind::stow : kind::tribute, m.from_seat, listed_);
    e.what = sanguosha::cause(Skill::jiahe_qs);
    if (!to_himself) e.other = m.to_seat;
    emit(e);
    return true;
  }
  const Skill skill = skill_of(family_, m.skill);
  if (skill == Skill::gongxin && m.from == Place::hand && m.to == Place::draw) {
    Event e = with_cards(kind::atop, m.proposer, listed_);
    e.other = m.from_seat;
    emit(e);
    return true;
  }
  if (skill != Skill::lianzi_qs) return false;
  if (m.from == Place::draw && m.to == Place::table) {
    for (const Card& c : std::vector<Card>(listed_))
      emit(with_cards(kind::pick, m.proposer, {&c, 1}));
    return true;
  }
  return m.from == Place::table && m.to == Place::hand;
}

}  // namespace tally::qsanguosha
