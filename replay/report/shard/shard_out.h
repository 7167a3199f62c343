#pragma once
// Writes the file of a part of a run, line by line; nothing is kept.
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "replay/report/entry.h"
#include "replay/report/shard/fields.h"

namespace tally::report {

// A file that a run read besides its records, and what it held.
struct ReadFile {
  std::string path;
  std::uint64_t contents = 0;
  bool operator==(const ReadFile&) const = default;
};

// What a part says of itself before its first game.
struct ShardHead {
  std::string version;
  std::uint64_t part = 1;  // from 1
  std::uint64_t of = 1;
  std::vector<std::string> command;  // the command line, but for which part it is
  std::vector<ReadFile> read;
  std::vector<std::string> found;  // files of records, in order …
  std::vector<std::string> below;  // … each below the folder that was given
  std::vector<std::string> empty;  // folders without a record
  std::vector<Entry> refused;      // what could not be looked into
};

// The words that lines begin with.
namespace shard_line {
inline constexpr std::string_view first = "tally-shard";
inline constexpr std::string_view word = "word";
inline constexpr std::string_view read = "read";
inline constexpr std::string_view found = "found";
inline constexpr std::string_view empty = "empty";
inline constexpr std::string_view refused = "refused";
inline constexpr std::string_view games = "games";  // the head is done
inline constexpr std::string_view row = "row";      // of a table of messages
inline constexpr std::string_view game = "game";
inline constexpr std::string_view unit = "unit";  // all games of a unit stand above
inline constexpr std::string_view sums = "sums";
inline constexpr std::string_view end = "end";
}  // namespace shard_line

class ShardOut {
 public:
  // `write` takes the bytes, some at a time.
  explicit ShardOut(std::function<void(std::string_view)> write) : write_(std::move(write)) {}

  void head(const ShardHead& head);
  // A game of the file found[path]. `before`: the same by other rules; may be none.
  void game(std::size_t path, const Entry& entry, const Entry* before,
            const std::vector<bool>& rules);
  // Those were all games of the unit; `last`: the file has no more units.
  void unit(std::size_t path, bool last);
  // What a command without records has counted.
  void sums(std::span<const std::uint64_t> sums);
  // So many units there are, with those of the other parts; and so many bytes in files whose size
  // is known. All is written then.
  void end(std::uint64_t units, std::uint64_t bytes);

 private:
  friend class WritesFields;

  void finish();

  std::function<void(std::string_view)> write_;
  std::string out_;  // what is waiting to be written
  FieldsOut line_;
  FieldsOut row_line_;
  std::uint32_t sum_ = 0;
  std::map<const Row*, std::int64_t> rows_;  // those that are in the file, numbered from 1
};

}  // namespace tally::report
