// Every fault that can be planted into a recording is found where it first shows, and the rule it
// breaks is cited.
#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "replay/io/whole_file.h"
#include "tests/faults/outcome.h"

namespace tally::faults {
namespace {

constexpr std::size_t wanted = 2;  // mutants of each way to plant a fault, if there are so many

// The recordings without skills of the corpus, small ones first.
std::vector<std::string> recordings() {
  std::vector<std::pair<std::uintmax_t, std::string>> found;
  const std::filesystem::path folder = std::string(TALLY_SOURCE_DIR) + "/corpus/freekill";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with("mixed-g022") || name.starts_with("smart-g020"))
      found.emplace_back(entry.file_size(), entry.path().string());
  }
  std::sort(found.begin(), found.end());
  std::vector<std::string> out;
  for (auto& [size, path] : found) out.push_back(std::move(path));
  return out;
}

using Planted = std::vector<std::vector<Mutant>>;  // by plant

Planted plant_all(const Script& script, const std::vector<Plant>& plants) {
  Planted out(plants.size());
  Board board;
  for (std::size_t i = 0; i < script.size(); ++i) {
    if (script.steps[i].data.kind == Tree::Kind::null) continue;
    for (std::size_t p = 0; p < plants.size(); ++p) plants[p].at({script, board, i, out[p]});
    board.see(script.steps[i]);
  }
  return out;
}

class Faults : public testing::TestWithParam<std::string_view> {};

TEST_P(Faults, AreFoundWhereTheyShow) {
  std::vector<Plant> plants;
  for (const Plant& p : all_plants())
    if (p.fault == GetParam()) plants.push_back(p);
  std::vector<std::size_t> done(plants.size());
  Bench bench;
  for (const std::string& path : recordings()) {
    if (std::all_of(done.begin(), done.end(), [](std::size_t n) { return n >= wanted; })) break;
    const io::Bytes file = io::read_all(path);
    ASSERT_EQ(bench.check(file.bytes()).verdict, VerdictKind::clean) << path << "\n"
                                                                     << bench.words();
    const Script script(file.bytes());
    const Planted planted = plant_all(script, plants);
    for (std::size_t p = 0; p < plants.size(); ++p) {
      const std::vector<Mutant>& mutants = planted[p];
      const std::size_t n = std::min(mutants.size(), wanted - std::min(wanted, done[p]));
      for (std::size_t k = 0; k < n; ++k) {
        const Mutant& m = mutants[(2 * k + 1) * mutants.size() / (2 * n)];
        const Outcome o = bench.check(plants[p], m);
        SCOPED_TRACE(std::string(plants[p].name) + ", packet " + std::to_string(m.edit.first()) +
                     " of " + path + "\n" + bench.words());
        EXPECT_TRUE(o.found);
        if (!o.found) continue;
        EXPECT_TRUE(o.rule_fits) << bench.first_rule();
        EXPECT_GE(o.late, 0);
        EXPECT_LE(o.late, plants[p].slack);
        EXPECT_LE(o.findings, plants[p].most);
      }
      done[p] += n;
    }
  }
  for (std::size_t p = 0; p < plants.size(); ++p)
    EXPECT_TRUE(done[p] > 0 || plants[p].rare)
        << plants[p].name << " has no place in any recording";
}

std::vector<std::string_view> kinds_of_fault() {
  std::vector<std::string_view> out;
  for (const Plant& p : all_plants())
    if (std::find(out.begin(), out.end(), p.fault) == out.end()) out.push_back(p.fault);
  return out;
}

INSTANTIATE_TEST_SUITE_P(Planted, Faults, testing::ValuesIn(kinds_of_fault()),
                         [](const auto& info) {
                           std::string name(info.param);
                           std::replace(name.begin(), name.end(), ' ', '_');
                           return name;
                         });

}  // namespace
}  // namespace tally::faults
