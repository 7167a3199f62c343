#include "replay/report/known/expected.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "replay/io/input_error.h"
#include "replay/io/messages.h"
#include "replay/messages.h"
#include "replay/report/identify.h"
#include "replay/report/kept_file.h"
#include "replay/report/messages.h"

namespace tally::report {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 5> column_names = {"game", "ruleset", "verdict", "signature",
                                                          "findings"};

fs::path whole(const std::string& path) {
  std::error_code error;
  fs::path out = fs::absolute(path, error).lexically_normal();
  return out.has_filename() ? out : out.parent_path();  // "games/" is "games"
}

// Without the line it is on, which moves when another game comes before it. A table has one line
// and five columns.
std::string reason_of(const Message& error) {
  if (error.is(io::say::on_line)) return reason_of(part_of(error, 1));
  std::string out = text_of(error);
  std::ranges::replace_if(
      out, [](char c) { return c == '\t' || c == '\n'; }, ' ');
  return out;
}

std::string findings_of(const Entry& e) {
  if (!e.error.empty()) return reason_of(e.error);
  std::string out;
  for (const Finding& f : e.report.findings)
    out += fmt::format("{}{}:{}@{}", out.empty() ? "" : " ", name_of(f.kind),
                       e.game->rule_ids()[f.rule], f.source_at);
  return out.empty() ? "-" : out;
}

ExpectedColumns columns_of(std::string_view line) {
  ExpectedColumns out;
  std::size_t n = 0;
  for (;; ++n) {
    const std::size_t tab = std::min(line.find('\t'), line.size());
    if (n < out.size()) out[n] = line.substr(0, tab);
    if (tab == line.size()) break;
    line.remove_prefix(tab + 1);
  }
  if (n + 1 != out.size()) throw io::InputError(say::no_row(out.size()));
  return out;
}

}  // namespace

TableNames::TableNames(const std::string& folder) : folder_(whole(folder.empty() ? "." : folder)) {}

std::string TableNames::name(const Entry& entry) const {
  std::string out =
      entry.path == "-" ? "-" : whole(entry.path).lexically_relative(folder_).string();
  if (entry.more > 0) return out + "#+" + std::to_string(entry.more);
  return out + "#" + std::to_string(std::max<std::uint32_t>(entry.number, 1));
}

std::string TableNames::path(std::string_view name) const {
  return (folder_ / name.substr(0, name.rfind('#'))).lexically_normal().string();
}

ExpectedColumns expected_columns(const Entry& entry, const TableNames& names) {
  const std::uint64_t signature = entry.error.empty() ? entry.report.signature : 0;
  return {names.name(entry), entry.ruleset, std::string(name_of(entry.verdict())),
          fmt::format("{:016x}", signature), findings_of(entry)};
}

std::string expected_row(const ExpectedColumns& columns) {
  return fmt::format("{}\n", fmt::join(columns, "\t"));
}

Expected::Expected(const std::string& path) : names_(fs::path(path).parent_path().string()) {
  each_line(path, [&](std::string_view line) {
    if (line.starts_with('#')) return;
    ExpectedColumns columns = columns_of(line);
    if (columns[0] != "all") rows_[columns[0]].columns = std::move(columns);
  });
}

Message Expected::differs(const Entry& entry) {
  const ExpectedColumns now = expected_columns(entry, names_);
  if (!entry.skipped) ++games_;
  const auto found = rows_.find(now[0]);
  if (found == rows_.end()) {
    ++other_;
    return say::not_as_expected(say::not_in_table());
  }
  found->second.asked_for = true;
  const ExpectedColumns& then = found->second.columns;
  std::vector<Message> others;
  for (std::size_t i = 1; i < now.size(); ++i)
    if (now[i] != then[i]) others.push_back(say::other_column(column_names[i], now[i], then[i]));
  if (others.empty()) return {};
  ++other_;
  return say::not_as_expected(joined(std::move(others), tally::say::semicolon));
}

std::vector<std::string> Expected::gone(
    const std::function<bool(const std::string& path)>& wanted) const {
  std::vector<std::string> out;
  for (const auto& [name, row] : rows_)
    if (!row.asked_for && wanted(names_.path(name))) out.push_back(name);
  return out;
}

Message Expected::said(std::uint64_t gone) const {
  if (other_ == 0 && gone == 0) return say::all_as_expected(games_);
  return say::some_not_as_expected(games_ - other_, games_, other_, gone);
}

}  // namespace tally::report
