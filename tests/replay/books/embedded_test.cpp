#include "replay/books/embedded.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include <gtest/gtest.h>

namespace tally {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The rulebooks on disk, found without the build's help.
std::set<std::string> books_on_disk() {
  std::set<std::string> books;
  for (const auto& entry :
       fs::recursive_directory_iterator(fs::path(TALLY_SOURCE_DIR) / "engine")) {
    if (entry.path().extension() == ".toml") {
      books.insert(fs::relative(entry.path(), TALLY_SOURCE_DIR).generic_string());
    }
  }
  return books;
}

bool is_of_page(const EmbeddedFile& file) { return file.path.starts_with("page/"); }

TEST(EmbeddedFiles, are_all_the_books_of_the_engine_in_order) {
  std::set<std::string> embedded;
  for (const EmbeddedFile& file : embedded_files())
    if (!is_of_page(file)) embedded.emplace(file.path);
  std::set<std::string> books = books_on_disk();
  books.insert("replay/books/defects.toml");
  EXPECT_EQ(embedded, books);
}

TEST(EmbeddedFiles, hold_every_byte) {
  for (const EmbeddedFile& file : embedded_files()) {
    if (is_of_page(file)) continue;  // built, not a file of the repository
    EXPECT_TRUE(bytes_of(fs::path(TALLY_SOURCE_DIR) / file.path) == file.content) << file.path;
  }
}

}  // namespace
}  // namespace tally
