#include "replay/report/site/names.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/core/hash.h"

namespace tally::report {
namespace {

constexpr std::size_t longest = 60;

bool plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
         c == '_' || c == '-';
}

// The last part of a path, of plain characters.
std::string plain_name(std::string_view path) {
  std::string out;
  for (const char c : path.substr(path.find_last_of('/') + 1)) {
    if (out.size() == longest) break;
    if (plain(c))
      out += c;
    else if (!out.empty() && out.back() != '-')
      out += '-';
  }
  out.erase(0, std::min(out.find_first_not_of(".-"), out.size()));
  return out.empty() ? "game" : out;
}

}  // namespace

std::string PageNames::name(std::string_view below, std::uint32_t number) {
  Signature path;
  for (const char c : below) path.mix(static_cast<unsigned char>(c));
  std::string stem = plain_name(below);
  if (number > 0) stem += fmt::format("-{}", number);
  stem += fmt::format("-{:06x}", path.value() & 0xFFFFFF);
  std::string out = stem + ".html";
  for (int n = 2; !taken_.insert(out).second; ++n) out = fmt::format("{}-{}.html", stem, n);
  return out;
}

}  // namespace tally::report
