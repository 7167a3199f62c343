#pragma once
// Reads the file of a part of a run, line by line. Everything throws io::InputError, with the file
// and the line.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "replay/report/shard/shard_out.h"

namespace tally::report {

class ShardIn {
 public:
  explicit ShardIn(const std::string& path) : line_(path) {}

  // The first lines. Of another version it says so.
  ShardHead head();

  // One of the lines behind; what it says is read by the function of its name.
  std::string_view next();
  // What it gives of a game is valid until next(); memory of entry and before is kept.
  struct Game {
    std::size_t path = 0;
    Entry entry;
    Entry before;
    std::vector<bool> rules;
  };
  void game(Game& game);
  struct Unit {
    std::size_t path = 0;
    bool last = false;
  };
  Unit unit();
  std::vector<std::uint64_t> sums();
  struct End {
    std::uint64_t units = 0;
    std::uint64_t bytes = 0;
    bool operator==(const End&) const = default;
  };
  // It is the last line.
  End end();

  [[noreturn]] void refuse(const Message& why) const { line_.refuse(why); }

 private:
  friend class ReadsFields;

  std::string_view next_line();
  void row();

  FieldsIn line_;
  std::size_t files_ = 0;         // of records
  std::vector<const Row*> rows_;  // in the order of the file
};

}  // namespace tally::report
