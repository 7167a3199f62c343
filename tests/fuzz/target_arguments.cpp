// The command line, an argument a line. Nothing is run.
#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "cli/arguments.h"
#include "cli/exit_code.h"
#include "cli/language.h"
#include "tests/fuzz/targets.h"

namespace tally::fuzz {

void arguments(std::string_view bytes) {
  std::vector<std::string> words{"tally"};
  for (std::size_t at = 0; at <= bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    words.emplace_back(bytes.substr(at, end - at));
    words.back().resize(words.back().find('\0') == std::string::npos ? words.back().size()
                                                                     : words.back().find('\0'));
    at = end + 1;
  }
  std::vector<const char*> argv;
  argv.reserve(words.size());
  for (const std::string& word : words) argv.push_back(word.c_str());
  try {
    (void)cli::parse(static_cast<int>(argv.size()), argv.data());
  } catch (const cli::Failure& failure) {
    (void)cli::words(failure.message);
  }
}

}  // namespace tally::fuzz
