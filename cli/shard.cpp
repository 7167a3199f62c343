#include "cli/shard.h"

#include <cstddef>
#include <string_view>
#include <utility>

#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/out_file.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "engine/core/hash.h"
#include "replay/io/input_error.h"
#include "replay/io/whole_file.h"

namespace tally::cli {
namespace {

// What the file holds, as one number; the same number for every file that cannot be read, so that
// two parts agree on it.
std::uint64_t contents_of(const std::string& path) {
  try {
    const io::Bytes bytes = io::read_all(path);
    Signature sum;
    for (const std::uint8_t byte : bytes.bytes()) sum.mix(byte);
    return sum.value();
  } catch (const io::InputError&) {
    return 0;
  }
}

report::ShardHead head_of(const Share& share, const std::vector<std::string>& read) {
  report::ShardHead head;
  head.version = TALLY_VERSION;
  head.part = share.part;
  head.of = share.of;
  head.command = share.command;
  for (const std::string& path : read) head.read.push_back({path, contents_of(path)});
  return head;
}

class Part final : public Taker {
 public:
  Part(Paths paths, CheckAll options)
      : paths_(std::move(paths)), options_(std::move(options)), progress_(say::records_done) {}

  ExitCode write(const std::vector<std::string>& read) {
    report::ShardHead head = head_of(options_.share, read);
    head.found = std::move(paths_.found);
    head.below = std::move(paths_.below);
    head.empty = std::move(paths_.empty);
    head.refused = std::move(paths_.refused);
    shard_.head(head);
    paths_.found = std::move(head.found);  // the others are not needed any more
    head = {};
    const std::uint64_t whole = progress_.wanted() ? size_of(paths_.found) : 0;
    options_.progress = [&](std::uint64_t bytes) { progress_.tick(games_, bytes, whole); };
    const Walked walked = check_units(paths_.found, options_, *this);
    progress_.clear();
    if (was_interrupted()) return interrupted;
    shard_.end(walked.units, walked.bytes);
    file_.commit();
    return ok;
  }

  void game(std::size_t file, Checked& game) override {
    if (file != file_of_errors_) errors_ = {};
    file_of_errors_ = file;
    if (errors_.enough()) return;
    (void)errors_.tells(game.entry);
    ++games_;
    shard_.game(file, game.entry, options_.before ? &game.before : nullptr, game.rules);
  }
  void end_of_unit(std::size_t file, bool last) override { shard_.unit(file, last); }
  // If there are enough errors among these games of a file, there are among all.
  [[nodiscard]] bool enough(std::size_t file) const override {
    return file == file_of_errors_ && errors_.enough();
  }
  void close() override {}

 private:
  Paths paths_;
  CheckAll options_;
  Progress progress_;
  OutFile file_{"-"};
  report::ShardOut shard_{[this](std::string_view bytes) { file_.write(bytes); }};
  report::Errors errors_;  // of the file whose games come
  std::size_t file_of_errors_ = 0;
  std::uint64_t games_ = 0;
};

}  // namespace

void expect_no_terminal() {
  if (out_is_terminal()) throw Failure(usage, say::part_on_terminal());
}

ExitCode write_shard(Paths paths, CheckAll options, const std::vector<std::string>& read) {
  expect_no_terminal();
  return Part(std::move(paths), std::move(options)).write(read);
}

ExitCode write_shard(const Share& share, std::span<const std::uint64_t> sums, std::uint64_t units,
                     const std::vector<std::string>& read) {
  if (was_interrupted()) return interrupted;
  OutFile file("-");
  report::ShardOut shard([&](std::string_view bytes) { file.write(bytes); });
  shard.head(head_of(share, read));
  shard.sums(sums);
  shard.end(units, 0);
  file.commit();
  return ok;
}

}  // namespace tally::cli
