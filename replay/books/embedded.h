// The rulebooks, the rulesets and the script of pages that are part of this program, so that it
// needs no file beside it.
#pragma once

#include <span>
#include <string_view>

namespace tally {

struct EmbeddedFile {
  std::string_view path;     // from the repository root: "engine/<game>/rulebook.toml"
  std::string_view content;  // UTF-8; lines end in LF
};

// Every engine/*/rulebook*.toml, engine/*/rulebook/*.toml and engine/*/rulesets/*.toml, and
// replay/books/defects.toml, by path; and what replay/report/page/web/ is built to: page/page.js,
// page/page.css.
std::span<const EmbeddedFile> embedded_files();

}  // namespace tally
