#pragma once
// Wrong command lines, and what is said of them.
#include <string>
#include <vector>

namespace tally::cli::testing {

struct Wrong {
  std::vector<std::string> arguments;
  std::string says;
};
// With `log`, a sound game.
std::vector<Wrong> mistakes(const std::string& log);

}  // namespace tally::cli::testing
