#include "cli/paths.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "replay/io/input_error.h"
#include "replay/io/list_inputs.h"

namespace tally::cli {

Paths list_paths(const std::vector<std::string>& given) {
  if (std::count(given.begin(), given.end(), "-") > 1)
    throw Failure(usage, "-: standard input can be read only once");
  Paths paths;
  try {
    paths.found = io::list_inputs(given);
  } catch (const io::InputError&) {
    // One folder cannot be read: the others are still listed.
    for (const std::string& path : given) {
      try {
        for (std::string& file : io::list_inputs({path})) paths.found.push_back(std::move(file));
      } catch (const io::InputError& error) {
        report::Entry& entry = paths.refused.emplace_back();
        entry.path = path;
        entry.error = error.message;
      }
    }
  }
  if (paths.found.empty() && paths.refused.empty())
    throw Failure(unreadable, fmt::format("no record in {}", fmt::join(given, ", ")));
  return paths;
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
