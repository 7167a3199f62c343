#include "replay/report/shard/fields.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <iterator>
#include <span>
#include <system_error>

#include <fmt/format.h>

#include "engine/core/hash.h"
#include "replay/io/input_error.h"
#include "replay/messages.h"
#include "replay/report/messages.h"

namespace tally::report {
namespace {

// Of a line and all before it, so that a line that is lost, doubled or out of place is seen.
std::uint32_t checksum(std::string_view bytes, std::uint32_t before) {
  Signature sum;
  sum.mix(before);
  while (!bytes.empty()) {
    std::uint64_t word = 0;
    const std::size_t n = std::min(bytes.size(), sizeof word);
    std::memcpy(&word, bytes.data(), n);
    sum.mix(word);
    sum.mix(n);
    bytes.remove_prefix(n);
  }
  return static_cast<std::uint32_t>(sum.value());
}

io::Input open(const std::string& path) {
  try {
    return io::Input(path);
  } catch (const io::InputError& error) {
    throw io::InputError(tally::say::colon(tally::say::verbatim(path), error.message));
  }
}

}  // namespace

void FieldsOut::begin(std::string_view kind) { line_ = kind; }

void FieldsOut::number(std::int64_t n) {
  line_ += '\t';
  line_ += std::to_string(n);
}

void FieldsOut::text(std::string_view bytes) {
  line_ += '\t';
  for (const char c : bytes) {
    if (c == '\t')
      line_ += "\\t";
    else if (c == '\n')
      line_ += "\\n";
    else if (c == '\\')
      line_ += "\\\\";
    else
      line_ += c;
  }
}

std::string_view FieldsOut::end(std::uint32_t& sum) {
  sum = checksum(line_, sum);
  fmt::format_to(std::back_inserter(line_), "\t{:08x}\n", sum);
  return line_;
}

FieldsIn::FieldsIn(const std::string& path) : path_(path), input_(open(path)) {}

void FieldsIn::refuse(const Message& why) const {
  throw io::InputError(tally::say::of_line(path_, std::max<std::uint64_t>(number_, 1), why));
}

// Puts more behind what is not taken yet.
void FieldsIn::fill() {
  constexpr std::size_t block = 64 * 1024;
  constexpr std::size_t longest = std::size_t{256} << 20;
  buffer_.erase(0, at_);
  searched_ -= at_;
  at_ = 0;
  const std::size_t had = buffer_.size();
  if (had > longest) {
    ++number_;
    refuse(say::line_too_long(io::said_size(longest)));
  }
  buffer_.resize(had + std::max(block, had));  // long lines in few steps
  std::size_t got = 0;
  try {
    got = input_.read(std::span(buffer_).subspan(had));
  } catch (const io::InputError& error) {
    ++number_;
    refuse(error.message);
  }
  buffer_.resize(had + got);
  at_end_ = got == 0;
}

bool FieldsIn::line(std::string_view& out) {
  for (;;) {
    const std::size_t end = buffer_.find('\n', searched_);
    if (end != std::string::npos) {
      out = std::string_view(buffer_).substr(at_, end - at_);
      at_ = searched_ = end + 1;
      ++number_;
      return true;
    }
    searched_ = buffer_.size();
    if (!at_end_) {
      fill();
      continue;
    }
    ++number_;
    if (at_ == buffer_.size()) return false;
    refuse(number_ == 1 ? say::no_shard() : say::ends_too_soon());
  }
}

bool FieldsIn::next() {
  std::string_view whole;
  if (!line(whole)) return false;
  const std::size_t tab = whole.rfind('\t');
  sum_ = tab != std::string_view::npos ? checksum(whole.substr(0, tab), sum_) : 0;
  const bool fits =
      tab != std::string_view::npos && whole.substr(tab + 1) == fmt::format("{:08x}", sum_);
  if (!fits) refuse(number_ == 1 ? say::no_shard() : say::line_damaged());
  whole = whole.substr(0, tab);
  kind_ = whole.substr(0, whole.find('\t'));
  rest_ = whole.substr(kind_.size());
  return true;
}

std::string_view FieldsIn::field() {
  if (rest_.empty()) refuse(say::line_unknown());
  const std::size_t end = std::min(rest_.find('\t', 1), rest_.size());
  const std::string_view out = rest_.substr(1, end - 1);
  rest_.remove_prefix(end);
  return out;
}

std::int64_t FieldsIn::number() {
  const std::string_view digits = field();
  std::int64_t n = 0;
  const char* const end = digits.data() + digits.size();
  const auto [after, error] = std::from_chars(digits.data(), end, n);
  if (error != std::errc() || after != end) refuse(say::line_unknown());
  return n;
}

std::string FieldsIn::text() {
  const std::string_view bytes = field();
  std::string out;
  out.reserve(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    if (bytes[i] != '\\') {
      out += bytes[i];
      continue;
    }
    const char c = ++i < bytes.size() ? bytes[i] : '\0';
    if (c != 't' && c != 'n' && c != '\\') refuse(say::line_unknown());
    out += c == 't' ? '\t' : c == 'n' ? '\n' : '\\';
  }
  return out;
}

void FieldsIn::expect_end() const {
  if (!rest_.empty()) refuse(say::line_unknown());
}

}  // namespace tally::report
