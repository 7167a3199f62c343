// 3v3: generals drafted and appointed, who has the next turn, which way a trick goes round.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/import/sanguosha/general_names.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

using sanguosha::General;
using sanguosha::Name;
using sanguosha::Role;
namespace kind = sanguosha::kind;
namespace rule = sanguosha::rule;

namespace {

constexpr Name for_all[] = {Name::savage_assault, Name::archery_attack, Name::god_salvation,
                            Name::amazing_grace};

bool is_warm(What role) {
  return static_cast<Role>(role) == Role::warm_commander ||
         static_cast<Role>(role) == Role::warm_vanguard;
}

Seat commander(const Setup& setup, std::string_view side) {
  const Role role = side == "warm" ? Role::warm_commander : Role::cool_commander;
  for (int i = 0; i < setup.players; ++i)
    if (setup.seat[static_cast<std::size_t>(i)][0] == static_cast<What>(role))
      return static_cast<Seat>(i);
  return nobody;
}

}  // namespace

// {arg = warm | cool, arg2, arg3 = the generals, the second "" where it is one alone}
void Packets::drafted(cbor::Value v) {
  Drafted one{commander(out.setup, text(v.find("arg"))), {}, index};
  for (const char* const field : {"arg2", "arg3"}) {
    const std::string_view name = text(v.find(field));
    if (name.empty()) continue;
    const General general = general_of(name);
    if (general == General::none) out.not_covered = import::general_said(name);
    one.generals.push_back(as_card(general));
  }
  drafts_.push_back(std::move(one));
}

// All the generals of a side so far lie on the screen, those just drafted among them.
void Packets::lie_before(std::string_view side, cbor::Value names) {
  if (drafts_.empty() || names.kind() != cbor::Kind::array) return;
  const Seat by = commander(out.setup, side);
  std::vector<Card> shown;
  for (const cbor::Value name : names.items()) shown.push_back(as_card(general_of(text(name))));
  std::vector<Card> before;
  for (const Drafted& d : drafts_)
    if (d.by == by) before.insert(before.end(), d.generals.begin(), d.generals.end());
  Event fact = event(kind::draft, by);
  fact.cards = before;
  held_against(rule::v3_draft, fact, Said(kind::draft).by(by).with(shown));
}

// All generals are turned up: what was open to be drafted shows by what was.
void Packets::appointed() {
  const std::vector<Drafted> drafts = std::exchange(drafts_, {});
  std::vector<Card> all;
  for (const Drafted& d : drafts)
    for (const Card general : d.generals)
      if (std::ranges::find(all, general) == all.end()) all.push_back(general);
  Event open = event(kind::candidates);
  open.show(Field::seat);
  open.value = static_cast<std::int16_t>(all.size());
  open.cards = all;
  out.add(open, drafts.front().at);
  for (const Drafted& d : drafts) {
    Event e = event(kind::draft, d.by);
    e.cards = d.generals;
    out.add(e, d.at);
  }
  for (const bool warm : {true, false}) {
    std::vector<Card> his;
    for (std::size_t i = 0; i < ids.size(); ++i)
      if (is_warm(out.setup.seat[i][0]) == warm) his.push_back(as_card(general_of(generals[i])));
    Event e = event(kind::appoint, commander(out.setup, warm ? "warm" : "cool"));
    e.cards = his;
    out.add(e, appointed_at_);
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    Event e = event(kind::general, static_cast<Seat>(i));
    e.what = static_cast<What>(general_of(generals[i]));
    out.add(e, appointed_at_);
  }
}

// [[player], what is asked, …]: a commander is to say whose turn comes next.
void Packets::asked_for_turn(cbor::Value v) {
  if (!of_sides || text(v.at(1)) != "m_3v3_gamerule") return;
  names_turn_ = seat_of(v.at(0).at(0));
  named_turn_ = nobody;
}

// He has pointed at somebody, who is the current player from now on.
void Packets::gives_turn(Seat to) {
  const Seat by = std::exchange(names_turn_, nobody);
  if (by == nobody) return;
  Event e = event(kind::action, by);
  e.other = named_turn_ != nobody ? named_turn_ : to;
  if (e.other == nobody) e.hide(Field::other);
  const Earlier there(*this, named_turn_ != nobody ? named_turn_at_ : index);
  emit(e);
  held_against(rule::v3_actions, e, Said(kind::action).of(to));
}

// The little flag of those who have had their turn in this round.
void Packets::has_acted(Seat who, std::int64_t n) {
  const Seat now = again_.turns.now();
  if (n > 0 && now != nobody)
    held_against(rule::v3_actions, event(kind::turn, now), Said(kind::turn).by(who));
}

void Packets::marked(Seat who, std::string_view mark, std::int64_t n) {
  if (mark == "@!action-round") return has_acted(who, n);
  if (mark == "@@choujin" && n > 0 && planner_ != nobody) {
    Event e = event(kind::invoke, std::exchange(planner_, nobody));
    e.what = sanguosha::cause(sanguosha::Skill::choujin);
    e.seats = {who};
    const Earlier there(*this, planned_at_);
    return emit(e);
  }
  constexpr std::pair<std::string_view, sanguosha::Way> ways[] = {
      {"v33__zhanshen_1", sanguosha::Way::more_cards},
      {"v33__zhanshen_2", sanguosha::Way::more_damage},
      {"v33__zhanshen_3", sanguosha::Way::more_targets},
  };
  for (const auto& [name, way] : ways)
    if (name == mark && n > 0) {
      // Of the last one nobody is asked.
      if (who == nobody || ++ways_[static_cast<std::size_t>(who)] == 3) return;
      Event e = event(kind::decide, who);
      e.what = static_cast<What>(way);
      emit(e);
    }
}

// No packet says which way a trick for all goes round. It shows by who comes first of its targets:
// asked, healed, or to whom it does nothing; where nobody may answer (往烈), damaged. Of one alone
// it shows by how often the trick was nullified before; else it makes no difference.
void Packets::goes_round(const Event& use) {
  const auto as = static_cast<Name>(use.what);
  if (use.kind != kind::use || std::ranges::find(for_all, as) == std::end(for_all)) return;
  SeatList others;  // anticlockwise from the user on, those alone to whom it does something
  for (int i = 1; i < static_cast<int>(ids.size()); ++i) {
    const auto s = static_cast<Seat>((use.seat + i) % static_cast<int>(ids.size()));
    const bool whole = again_.players.hp(s) >= max_hp_[static_cast<std::size_t>(s)];
    if (use.seats.contains(s) && !(as == Name::god_salvation && whole)) others.push(s);
  }
  if (others.size() < 2) return;
  SeatList first;
  int nullified = 0;  // before the first of them
  bool may_answer = false;
  const auto shows = [&](cbor::Value who) {
    const Seat s = seat_of(who);
    if (others.contains(s) && !first.contains(s)) first.push(s);
  };
  constexpr std::string_view asked[] = {"slash", "jink", "#eight_diagram_skill",
                                        "##eight_diagram_skill_2_trig", "amazing_grace_skill"};
  for (const Packet& p :
       recording_.packets().subspan(std::min<std::size_t>(index, recording_.packets().size()))) {
    if (first.size() >= 2 || p.command == "SetCurrent") break;
    if (p.request) continue;
    if (p.command == "MoveFocus") {
      const cbor::Value v = Recording::open(p);
      const std::string_view what = text(v.at(1));
      if (what == "PlayCard" || what == "phase_discard") break;
      if (v.at(0).size() == 1 && std::ranges::find(asked, what) != std::end(asked)) {
        may_answer = true;
        shows(v.at(0).at(0));
      }
    } else if (p.command == "AddSkillUseHistory") {
      const cbor::Value v = Recording::open(p);
      if (text(v.at(1)) == "#vine_skill") shows(v.at(0));
    } else if (p.command == "GameLog") {
      const cbor::Value v = Recording::open(p);
      const std::string_view type = text(v.find("type"));
      if (type == "#HealHP" && as == Name::god_salvation) shows(v.find("from"));
      if (type == "#Damage" && !may_answer) shows(v.find("from"));
      // To him it does nothing (祸首, 巨象).
      const std::string_view skill = text(v.find("arg"));
      if (type == "#InvokeSkill" && (skill == "huoshou" || skill == "juxiang"))
        shows(v.find("from"));
      const Name against = name_of(text(v.find("arg")));
      if (type == "#UseCardToCard" && first.empty() && against == as) ++nullified;
      if (type == "#UseCardToCard" && first.empty() && against == Name::nullification) --nullified;
    }
  }
  if (first.empty()) return;
  const auto place = [&](Seat s) {
    int n = 0;
    while (others[n] != s) ++n;
    return n;
  };
  const int at = place(first[0]);
  const bool backwards = first.size() > 1 ? at > place(first[1]) : at != nullified;
  Event e = event(kind::decide, use.seat);
  e.what = static_cast<What>(backwards ? sanguosha::Way::clockwise : sanguosha::Way::anticlockwise);
  out.add(e, index);
}

}  // namespace tally::freekill
