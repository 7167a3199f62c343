#include "replay/io/globs.h"

#include <algorithm>

#include <fnmatch.h>

namespace tally::io {
namespace {

bool fits(const std::string& pattern, const std::string& below) {
  const bool of_path = pattern.find('/') != std::string::npos;
  const std::string what = of_path ? below : below.substr(below.rfind('/') + 1);
  return ::fnmatch(pattern.c_str(), what.c_str(), 0) == 0;
}

}  // namespace

bool Globs::take(const std::string& below) const {
  const auto any = [&](const std::vector<std::string>& patterns) {
    return std::ranges::any_of(patterns, [&](const std::string& p) { return fits(p, below); });
  };
  return (include.empty() || any(include)) && !any(exclude);
}

}  // namespace tally::io
