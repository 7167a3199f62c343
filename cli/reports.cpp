#include "cli/reports.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace tally::cli {

Reports::Reports(const std::vector<ReportTo>& wanted, const report::WriterOptions& options,
                 const std::vector<std::string>& read) {
  for (const ReportTo& to : wanted) {
    One& one = all_.emplace_back();
    one.format = report::find_format(to.format);
    report::WriterOptions own = options;
    if (!to.file.empty()) {
      own.style = {};
      own.folder = std::filesystem::path(to.file).parent_path().string();
      one.file.emplace(to.file, read);
    }
    one.writer = one.format->make(own);
  }
  for (One& one : all_) write(one, [&](std::string& text) { one.writer->begin(text); });
}

bool any_wants(const std::vector<ReportTo>& reports, bool report::FormatInfo::*what) {
  return std::ranges::any_of(
      reports, [&](const ReportTo& to) { return report::find_format(to.format)->*what; });
}

const Reports::One* Reports::on_out() const {
  const auto found = std::ranges::find_if(all_, [](const One& one) { return !one.file; });
  return found == all_.end() ? nullptr : &*found;
}

void Reports::write(One& one, const std::function<void(std::string&)>& what) {
  if (!one.file) return what(out);
  text_.clear();
  what(text_);
  one.file->write(text_);
}

void Reports::entry(const report::Entry& entry, const std::vector<bool>& rules) {
  for (One& one : all_)
    write(one, [&](std::string& text) { one.writer->entry(text, entry, rules); });
}

void Reports::line(const std::string& words) {
  const One* const one = on_out();
  (one == nullptr || one->format->sums_up ? out : err).append(words) += '\n';
}

// The summary is told to people in any case.
void Reports::end(const report::Ending& ending, Lang lang) {
  const One* const shown = on_out();
  for (One& one : all_) write(one, [&](std::string& text) { one.writer->end(text, ending); });
  if (shown != nullptr && shown->format->sums_up) return;
  (shown == nullptr ? out : err) += ending.summary.lines(ending.interrupted, lang);
}

void Reports::commit() {
  for (One& one : all_)
    if (one.file) one.file->commit();
}

}  // namespace tally::cli
