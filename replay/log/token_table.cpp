#include "replay/log/token_table.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace tally::log {
namespace {

TokenBytes bytes_of(std::string_view token) {
  TokenBytes bytes;
  std::memcpy(bytes.word.data(), token.data(), token.size());
  return bytes;
}

}  // namespace

void TokenTable::add(std::string_view token, std::uint16_t value) {
  if (token.size() > longest_token)
    throw std::length_error("too long for a log: " + std::string(token));
  const bool plain = std::all_of(token.begin(), token.end(),
                                 [](char c) { return c >= ' ' && c != '"' && c != '\\'; });
  if (token.empty() || !plain || find(token))
    throw std::invalid_argument("not a token of a log: " + std::string(token));
  if (2 * (used_ + 1) > entries_.size()) {
    const std::vector<Entry> old =
        std::exchange(entries_, std::vector<Entry>(std::max<std::size_t>(16, 2 * entries_.size())));
    for (const Entry& e : old)
      if (e.length != 0) insert(e);
  }
  insert({bytes_of(token), static_cast<std::uint8_t>(token.size()), value});
  ++used_;
}

void TokenTable::insert(const Entry& entry) {
  std::size_t i = hash(entry.bytes) >> 32U;
  while (entries_[i & (entries_.size() - 1)].length != 0) ++i;
  entries_[i & (entries_.size() - 1)] = entry;
}

std::optional<std::uint16_t> TokenTable::find(std::string_view token) const {
  if (token.size() > longest_token) return std::nullopt;
  const Entry* const e = look_up(bytes_of(token), token.size());
  return e == nullptr ? std::nullopt : std::optional(e->value);
}

}  // namespace tally::log
