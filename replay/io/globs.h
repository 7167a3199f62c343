#pragma once
// Which files of a folder are meant.
#include <string>
#include <vector>

namespace tally::io {

// "*" stands for any characters, "?" for one, "[abc]" for one of these. With a "/" in it a pattern
// is of the whole path below the folder, where "*" can stand for a "/" too; else of the name of the
// file, or of a folder it lies in.
struct Globs {
  std::vector<std::string> include;  // none: every file
  std::vector<std::string> exclude;

  // `below`: the path below the folder that was given.
  [[nodiscard]] bool take(const std::string& below) const;
};

// Whether the one pattern is of that path.
bool fits(const std::string& pattern, const std::string& below);

}  // namespace tally::io
