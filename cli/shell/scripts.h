#pragma once
// The command line as a completion of a shell, or as a page of the manual.
#include <array>
#include <string>
#include <string_view>

#include "cli/shell/line.h"

namespace tally::cli::shell {

[[nodiscard]] std::string bash_of(const CommandLine& line);
[[nodiscard]] std::string zsh_of(const CommandLine& line);
[[nodiscard]] std::string fish_of(const CommandLine& line);
// In roff, with the macros of man(7); in the language of this run.
[[nodiscard]] std::string manual_of(const CommandLine& line);

struct Script {
  std::string_view shell;
  std::string (*of)(const CommandLine&);
};
inline constexpr std::array scripts = {Script{"bash", bash_of}, Script{"zsh", zsh_of},
                                       Script{"fish", fish_of}};

}  // namespace tally::cli::shell
