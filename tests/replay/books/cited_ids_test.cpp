// Every rule and option id that stands anywhere in the sources has an entry in the rulebook.
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>

#include <gtest/gtest.h>

#include "replay/books/rulebook.h"
#include "verify/invariants/invariants.h"
#include "verify/proofs/theorem.h"

namespace tally {
namespace {

namespace fs = std::filesystem;

struct Tally {
  int files = 0;
  int ids = 0;
};

bool is_text(const fs::path& path) {
  const std::string ending = path.extension().string();
  return ending == ".h" || ending == ".cpp" || ending == ".inc" || ending == ".md" ||
         ending == ".toml";
}

bool is_theorem(const std::string& id) {
  for (const Game* game : games())
    for (const proofs::TheoremText& t : proofs::theorems_of(*game))
      if (t.id == id) return true;
  return false;
}

bool is_invariant(std::string_view id) {
  for (const Game* game : games())
    for (const verify::Invariant& i : verify::invariants(*game))
      if (i.id == id) return true;
  return false;
}

// "SGS-CARD-" and the like, which stand for several ids, are left alone.
void check_file(const fs::path& path, const Rulebook& sanguosha, const Rulebook& ddz, Tally& seen) {
  static const std::regex id("(AMB-|OPT-|THM-|INV-)?(?:SGS|DDZ)-[A-Z0-9-]*[A-Z0-9](?![A-Z0-9-])");
  std::ifstream in(path);
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    const bool dou_dizhu = line.find("DDZ-") != std::string::npos;
    if (!dou_dizhu && line.find("SGS-") == std::string::npos) continue;
    for (std::sregex_iterator at(line.begin(), line.end(), id), end; at != end; ++at) {
      const std::string found = at->str();
      if (found.starts_with("THM-")) {
        EXPECT_TRUE(is_theorem(found))
            << path.string() << ":" << number << ": no theorem " << found;
        continue;
      }
      if (found.starts_with("INV-")) {
        EXPECT_TRUE(is_invariant(found))
            << path.string() << ":" << number << ": no invariant " << found;
        continue;
      }
      const Rulebook& book = found.find("DDZ-") != std::string::npos ? ddz : sanguosha;
      const bool known =
          (*at)[1].matched ? book.option(found) != nullptr : book.rule(found) != nullptr;
      EXPECT_TRUE(known) << path.string() << ":" << number << ": the rulebook has no " << found;
      ++seen.ids;
    }
  }
  ++seen.files;
}

TEST(CitedIds, StandInTheRulebook) {
  const Rulebook sanguosha = Rulebook::load("sanguosha");
  const Rulebook ddz = Rulebook::load("dou_dizhu");
  Tally seen;
  for (const char* layer : {"engine", "replay", "verify", "cli"}) {
    const fs::path folder = fs::path(TALLY_SOURCE_DIR) / layer;
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.is_regular_file() && is_text(entry.path()))
        check_file(entry.path(), sanguosha, ddz, seen);
  }
  EXPECT_GT(seen.files, 20);
  EXPECT_GT(seen.ids, 200);
}

}  // namespace
}  // namespace tally
