#include "replay/io/globs.h"

#include <algorithm>
#include <cstddef>

#include <fnmatch.h>

namespace tally::io {
namespace {

bool fits_all(const std::string& pattern, const std::string& words) {
  return ::fnmatch(pattern.c_str(), words.c_str(), 0) == 0;
}

}  // namespace

bool fits(const std::string& pattern, const std::string& below) {
  if (pattern.find('/') != std::string::npos) return fits_all(pattern, below);
  for (std::size_t at = 0; at <= below.size();) {
    const std::size_t end = std::min(below.find('/', at), below.size());
    if (fits_all(pattern, below.substr(at, end - at))) return true;
    at = end + 1;
  }
  return false;
}

bool Globs::take(const std::string& below) const {
  const auto any = [&](const std::vector<std::string>& patterns) {
    return std::ranges::any_of(patterns, [&](const std::string& p) { return fits(p, below); });
  };
  return (include.empty() || any(include)) && !any(exclude);
}

}  // namespace tally::io
