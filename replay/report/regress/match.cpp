#include "replay/report/regress/match.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string_view>
#include <utility>

namespace tally::report {
namespace {

std::size_t parts_of(const std::string& path) {
  return static_cast<std::size_t>(std::ranges::count(path, '/')) + 1;
}

std::string normal(const std::string& path) {
  return std::filesystem::path(path).lexically_normal().string();
}

// The last `parts` of a path; "" where it has fewer.
std::string_view tail(std::string_view path, std::size_t parts) {
  std::size_t at = path.size();
  for (; parts > 0; --parts) {
    if (at == 0) return "";
    const std::size_t slash = path.rfind('/', at - 1);
    if (slash == std::string_view::npos) return parts == 1 ? path : "";
    at = slash;
  }
  return path.substr(at + 1);
}

struct Pair {
  std::vector<std::size_t> now;
  std::vector<std::size_t> then;
};

}  // namespace

std::map<std::string, std::string> same_files(const std::vector<NamedFile>& now,
                                              const std::vector<std::string>& then) {
  std::map<std::string, std::string> same;
  const std::set<std::string> known(then.begin(), then.end());
  std::set<std::string> taken;
  std::vector<std::pair<std::string, const NamedFile*>> rest;  // by normal path
  for (const NamedFile& file : now) {
    if (known.contains(file.path)) {
      same.emplace(file.path, file.path);
      taken.insert(file.path);
    } else {
      rest.emplace_back(normal(file.path), &file);
    }
  }
  std::vector<std::pair<std::string, const std::string*>> others;
  for (const std::string& path : known)
    if (!taken.contains(path)) others.emplace_back(normal(path), &path);
  std::size_t most = 0;
  for (const auto& [path, file] : rest) most = std::max(most, parts_of(path));
  // The longest common end first: each that only one of both sides has is a match.
  for (std::size_t parts = most; parts > 0 && !others.empty(); --parts) {
    std::map<std::string_view, Pair> ends;
    for (std::size_t i = 0; i < rest.size(); ++i)
      if (rest[i].second != nullptr && parts >= parts_of(normal(rest[i].second->below)))
        if (const std::string_view end = tail(rest[i].first, parts); !end.empty())
          ends[end].now.push_back(i);
    for (std::size_t i = 0; i < others.size(); ++i)
      if (others[i].second != nullptr)
        if (const std::string_view end = tail(others[i].first, parts); !end.empty())
          ends[end].then.push_back(i);
    for (const auto& [end, pair] : ends) {
      if (pair.now.size() != 1 || pair.then.size() != 1) continue;
      same.emplace(rest[pair.now[0]].second->path, *others[pair.then[0]].second);
      rest[pair.now[0]].second = nullptr;
      others[pair.then[0]].second = nullptr;
    }
  }
  return same;
}

}  // namespace tally::report
