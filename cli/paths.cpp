#include "cli/paths.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/language.h"
#include "cli/terminal.h"
#include "replay/io/list_inputs.h"
#include "replay/report/display.h"
#include "replay/report/identify.h"

namespace tally::cli {

namespace {

// Of a file that was given itself, its name.
std::string below(std::string_view given, std::string_view file) {
  if (file == given || !file.starts_with(given))
    return std::string(file.substr(file.rfind('/') + 1));
  file.remove_prefix(given.size());
  file.remove_prefix(std::min(file.find_first_not_of('/'), file.size()));
  return std::string(file);
}

// A pattern that is of none of them may be misspelt.
void say_unused(const std::string& option, const std::vector<std::string>& patterns,
                const std::vector<std::string>& files) {
  for (const std::string& pattern : patterns)
    if (std::ranges::none_of(files, [&](const std::string& f) { return io::fits(pattern, f); }))
      complain(say::fits_no_file(option, report::printable(pattern)));
}

}  // namespace

Paths list_paths(const std::vector<std::string>& given, const io::Globs& globs) {
  if (std::count(given.begin(), given.end(), "-") > 1) throw Failure(usage, say::input_once());
  Paths paths;
  std::vector<std::string> all;  // below their folders, before any is left out
  // One folder that cannot be read, or holds nothing, does not hide the others.
  for (const std::string& path : given) {
    const std::size_t refused = paths.refused.size();
    std::vector<std::string> files =
        io::list_inputs({path}, [&](const std::string& closed, const Message& why) {
          report::Entry& entry = paths.refused.emplace_back();
          entry.error = why;
          report::put_in_file(entry, closed);
        });
    for (const std::string& file : files)
      if (file != path) all.push_back(below(path, file));
    std::erase_if(files, [&](const std::string& file) {
      return file != path && !globs.take(below(path, file));
    });
    if (files.empty() && paths.refused.size() == refused) paths.empty.push_back(path);
    for (const std::string& file : files) paths.below.push_back(below(path, file));
    std::move(files.begin(), files.end(), std::back_inserter(paths.found));
  }
  say_unused("--include", globs.include, all);
  say_unused("--exclude", globs.exclude, all);
  if (paths.found.empty() && paths.refused.empty())
    throw Failure(unreadable, say::no_record_in(fmt::format("{}", fmt::join(given, ", "))));
  return paths;
}

bool holds(const std::string& given, const std::string& path, const io::Globs& globs) {
  std::error_code error;
  const std::string whole = std::filesystem::absolute(given, error).lexically_normal().string();
  if (path == whole) return true;
  const std::string folder = whole.ends_with('/') ? whole : whole + "/";
  return path.starts_with(folder) && globs.take(below(folder, path));
}

std::uint64_t size_of(const std::vector<std::string>& files) {
  std::uint64_t sum = 0;
  for (const std::string& file : files) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file, error);
    if (!error) sum += size;
  }
  return sum;
}

}  // namespace tally::cli
