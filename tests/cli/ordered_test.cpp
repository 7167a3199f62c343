// Verdicts of many threads come out in the order of the input.
#include "cli/ordered.h"

#include <memory>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "cli/in_files.h"

namespace tally::cli {
namespace {

struct Given {
  std::string path;
  std::uint32_t number;
  int players;
};

// Does jobs 0..n-1 on several threads, the later ones first where the window allows it.
std::vector<Given> run_jobs(const std::vector<std::string>& paths,
                            const std::vector<std::pair<std::size_t, int>>& jobs, int threads,
                            std::size_t window) {
  std::vector<Given> given;
  InFiles files(paths, nullptr, [&](const Checked& game) {
    given.push_back({game.entry.path, game.entry.number, game.entry.players});
  });
  Ordered ordered(files, window, 1024);
  std::atomic<std::uint64_t> next{0};
  const auto work = [&] {
    for (std::uint64_t n = next++; n < jobs.size(); n = next++) {
      const auto [path, games] = jobs[n];
      const bool last = n + 1 == jobs.size() || jobs[n + 1].first != path;
      if (!ordered.begin(n, path, last)) return;
      if (n % 3 == 0) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      for (int g = 0; g < games; ++g)
        ordered.add(n).entry.players = static_cast<int>(n * 10000) + g;
      ordered.finish(n);
    }
  };
  std::vector<std::thread> crew;
  for (int i = 0; i < threads; ++i) crew.emplace_back(work);
  for (std::thread& t : crew) t.join();
  files.close();
  return given;
}

TEST(Ordered, KeepsTheOrderAndNumbersTheGamesOfAPath) {
  const std::vector<std::string> paths = {"a", "b", "c", "d"};
  std::vector<std::pair<std::size_t, int>> jobs;
  for (int i = 0; i < 40; ++i) jobs.emplace_back(0, 3);
  jobs.emplace_back(1, 1);
  jobs.emplace_back(2, 0);
  for (int i = 0; i < 40; ++i) jobs.emplace_back(3, i % 2);
  for (const int threads : {1, 2, 8}) {
    const std::vector<Given> given = run_jobs(paths, jobs, threads, 4);
    ASSERT_EQ(given.size(), 120U + 1U + 20U);
    for (std::size_t i = 0; i < 120; ++i) {
      EXPECT_EQ(given[i].path, "a");
      EXPECT_EQ(given[i].number, i + 1);
      EXPECT_EQ(given[i].players, static_cast<int>(i / 3 * 10000 + i % 3));
    }
    EXPECT_EQ(given[120].path, "b");
    EXPECT_EQ(given[120].number, 0U);  // the only one of its file
    EXPECT_EQ(given[121].path, "d");
    EXPECT_EQ(given[121].number, 1U);
    EXPECT_EQ(given[140].number, 20U);
  }
}

TEST(Ordered, AJobOfVeryManyGamesGivesThemOnAsItGoes) {
  const std::vector<std::string> paths = {"a", "b"};
  const std::vector<std::pair<std::size_t, int>> jobs = {{0, 9999}, {1, 1}, {1, 9999}};
  const std::vector<Given> given = run_jobs(paths, jobs, 3, 3);
  ASSERT_EQ(given.size(), 9999U + 1U + 9999U);
  for (std::size_t i = 0; i < given.size(); ++i) {
    EXPECT_EQ(given[i].path, i < 9999 ? "a" : "b");
    EXPECT_EQ(given[i].number, i < 9999 ? i + 1 : i - 9998);
  }
}

// Pages wait in bounded memory: a job that has made many gives them on.
TEST(Ordered, AJobOfLargePagesGivesThemOnAsItGoes) {
  const std::vector<std::string> paths = {"a"};
  int given = 0;
  InFiles files(paths, nullptr, [&](Checked& game) {
    ++given;
    game.made.reset();
  });
  Ordered ordered(files, 4, 1024);
  ASSERT_TRUE(ordered.begin(0, 0, true));
  for (int i = 0; i < 40; ++i) {
    ordered.add(0).made = std::make_unique<Made>();
    ordered.add(0).made = std::make_unique<Made>(Made{std::string(1 << 20, 'x'), {}});
    EXPECT_LE(2 * (i + 1) - given, 2 * 11) << i;
  }
  ordered.finish(0);
  files.close();
  EXPECT_EQ(given, 80);
}

TEST(Ordered, StopLetsEverybodyGo) {
  const std::vector<std::string> paths = {"a"};
  InFiles files(paths, nullptr, [](const Checked&) {});
  Ordered ordered(files, 1, 1024);
  EXPECT_TRUE(ordered.begin(0, 0, false));
  std::thread waiting([&] { EXPECT_FALSE(ordered.begin(1, 0, true)); });
  ordered.stop();
  waiting.join();
}

}  // namespace
}  // namespace tally::cli
