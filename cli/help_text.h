#pragma once
// The pages of `--help`, in the language of this run.
#include <string>

namespace CLI {
class App;
}

namespace tally::cli {

// `name` is what it is called with: "tally", "tally check".
[[nodiscard]] std::string help_text(const CLI::App& app, const std::string& name);

}  // namespace tally::cli
