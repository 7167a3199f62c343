// TOML files: those that somebody names on the command line, through a file as there, and the
// program's own.
#include <cstdlib>
#include <fstream>
#include <string>

#include <unistd.h>

#include "engine/core/game.h"
#include "replay/books/book_error.h"
#include "replay/books/defects.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/report/page/notes.h"
#include "tests/fuzz/targets.h"

namespace tally::fuzz {
namespace {

// A file that is there as long as this.
class TomlFile {
 public:
  explicit TomlFile(std::string_view bytes)
      : path_((::access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp") +
              std::string("/tally-fuzz-") + std::to_string(::getpid()) + ".toml") {
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~TomlFile() { ::unlink(path_.c_str()); }
  TomlFile(const TomlFile&) = delete;
  TomlFile& operator=(const TomlFile&) = delete;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

template <class Reads>
void reads(const Reads& read) {
  try {
    read();
  } catch (const BookError&) {  // what a reader of books may say
  }
}

}  // namespace

void ruleset(std::string_view bytes) {
  const TomlFile file(bytes);
  for (const Game* const game : games()) {
    reads([&] { load_ruleset(*game, file.path()); });
    reads([&] { ruleset_files(*game, file.path()); });
    reads([&] { ruleset_title(game->name(), file.path()); });
    reads([&] { is_observed(game->name(), file.path()); });
  }
}

void notes(std::string_view bytes) {
  const TomlFile file(bytes);
  report::NotePlaces places;
  places.events = 100;
  places.turns.resize(1);  // every game has one, the set-up
  places.decisions = {1, 5, 57, 99};
  reads([&] { report::read_notes(file.path(), places); });
}

void defects(std::string_view bytes) {
  reads([&] { parse_defects(bytes, "defects.toml"); });
}

void rulebook(std::string_view bytes) {
  reads([&] { Rulebook::parse(bytes, "rulebook.toml"); });
}

}  // namespace tally::fuzz
