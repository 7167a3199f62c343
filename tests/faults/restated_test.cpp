// What a recording of FreeKill says again names another player in one packet: one contradiction.
#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "replay/import/freekill/container_writer.h"
#include "replay/import/freekill/messages.h"
#include "replay/io/list_inputs.h"
#include "replay/io/whole_file.h"
#include "tests/faults/outcome.h"
#include "tests/faults/tree.h"

namespace tally::faults {
namespace {

// A packet of this command, its type and its skill if they are given, and who is changed in it:
// the player under a key of a map or at a place of a list.
struct Restated {
  std::string_view command;
  std::string_view type;
  std::string_view skill;
  std::string_view key;
  std::size_t place = 0;
};

constexpr Restated statements[] = {
    {"GameLog", "#InvokeSkill", "wushuang", "from"},
    {"GameLog", "#InvokeSkill", "crossbow", "from"},
    {"GameLog", "#InvokeSkill", "kongcheng", "from"},
    {"GameLog", "#InvokeSkill", "#nioh_shield_skill", "from"},
    {"GameLog", "#InvokeSkill", "##silver_lion_skill_2_trig", "from"},
    {"GameLog", "#InvokeSkillTo", "guose", "from"},
    {"GameLog", "#InvokeSkillTo", "guose", "to"},
    {"GameLog", "#InvokeSkillTo", "wusheng", "to"},
    {"GameLog", "#InvokeSkillTo", "#qinggang_sword_skill", "to"},
    {"GameLog", "#InvokeSkillTo", "rende", "to"},
    {"GameLog", "#ChainStateChange", "", "from"},
    {"GameLog", "#ChainDamage", "", "from"},
    {"GameLog", "#ChangeDamage", "", "from"},
    {"GameLog", "#CardUseCollaborator", "", "from"},
    {"GameLog", "$TurnEnd", "", "from"},
    {"GameLog", "#Recast", "", "from"},
    {"Animate", "InvokeSkill", "", "player"},
    {"LogEvent", "Damage", "", "to"},
    {"LogEvent", "Death", "", "to"},
    {"AddCardUseHistory", "", "", "", 0},
    {"AddSkillUseHistory", "", "", "", 0},
    {"SetCurrent", "", "", "", 0},
    {"ShowCard", "", "", "", 1},
    {"ShowVirtualCard", "", "", "", 1},
    {"TakeAG", "", "", "", 0},
};

Tree* player_in(Tree& data, const Restated& r) {
  if (r.key.empty()) {
    if (data.kind != Tree::Kind::array || r.place >= data.items.size()) return nullptr;
    return &data.items[r.place].plain();
  }
  if (data.kind != Tree::Kind::map || data.at("type").plain().text != r.type) return nullptr;
  if (!r.skill.empty() && data.at("arg").plain().text != r.skill) return nullptr;
  Tree& found = data.at(r.key).plain();
  if (found.kind != Tree::Kind::array) return &found;
  return found.items.size() == 1 ? &found.items[0].plain() : nullptr;
}

std::vector<std::int64_t> players(const freekill::Draft& d) {
  std::vector<std::int64_t> out;
  for (const freekill::DraftPacket& p : d.packets) {
    if (p.command != "ArrangeSeats") continue;
    for (const Tree& id : read_tree(freekill::cbor::parse(p.data)).items)
      out.push_back(id.plain().number);
    break;
  }
  return out;
}

class SaidAgain : public testing::TestWithParam<Restated> {};

TEST_P(SaidAgain, OfAnotherPlayerIsOneContradiction) {
  const Restated& r = GetParam();
  constexpr int wanted = 3;
  int planted = 0;
  Bench bench;
  const std::string corpus = std::string(TALLY_SOURCE_DIR) + "/corpus/";
  for (const std::string& path : io::list_inputs({corpus + "freekill", corpus + "defects"})) {
    // The bench judges by the identity game's rules.
    const std::string name = path.substr(corpus.size());
    if (name.find("/3v3-") != std::string::npos || name.find("/heg") != std::string::npos ||
        !name.ends_with(".fk.rep"))
      continue;
    const io::Bytes file = io::read_all(path);
    freekill::Recording recording;
    recording.parse(file.bytes());
    const freekill::Draft sound = draft_of(recording);
    const std::vector<std::int64_t> ids = players(sound);
    if (ids.size() < 3) continue;
    for (std::size_t i = 0; i < sound.packets.size() && planted < wanted; ++i) {
      const freekill::DraftPacket& p = sound.packets[i];
      if (p.command != r.command || p.request) continue;
      Tree data = read_tree(freekill::cbor::parse(p.data));
      Tree* const who = player_in(data, r);
      if (who == nullptr || who->kind != Tree::Kind::integer) continue;
      const auto at = std::ranges::find(ids, who->number);
      if (at == ids.end()) continue;
      const std::size_t before = bench.check(file.bytes()).findings.size();
      who->number = at + 1 == ids.end() ? ids[0] : *(at + 1);
      freekill::Draft changed = sound;
      changed.packets[i].data = write_tree(data);
      const Report& report = bench.check(write_container(changed));
      SCOPED_TRACE(path + ", packet " + std::to_string(i) + "\n" + bench.words());
      EXPECT_EQ(report.findings.size(), before + 1);
      EXPECT_TRUE(std::ranges::any_of(report.findings, [](const Finding& f) {
        return f.kind == FindingKind::contradiction && f.message.is(freekill::say::said_twice);
      }));
      ++planted;
      i += sound.packets.size() / wanted;
    }
    if (planted == wanted) break;
  }
  EXPECT_GT(planted, 0);
}

INSTANTIATE_TEST_SUITE_P(FreeKill, SaidAgain, testing::ValuesIn(statements), [](const auto& info) {
  std::string name = std::to_string(info.index);
  for (const std::string_view part :
       {info.param.command, info.param.type, info.param.skill, info.param.key})
    for (const char c : part)
      if (std::isalnum(static_cast<unsigned char>(c)) != 0) name += c;
  return name;
});

}  // namespace
}  // namespace tally::faults
