// A part of a run: its lines without the first, and without their checksums, which are put there
// here. What is read
// of games is told in every form.
#include <algorithm>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>

#include <unistd.h>

#include "replay/io/input_error.h"
#include "replay/report/formats/writer.h"
#include "replay/report/shard/shard_in.h"
#include "tests/fuzz/targets.h"

namespace tally::fuzz {
namespace {

// A file that is there as long as this.
class PartFile {
 public:
  explicit PartFile(std::string_view lines)
      : path_((::access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp") +
              std::string("/tally-fuzz-part-") + std::to_string(::getpid())) {
    std::ofstream out(path_, std::ios::binary);
    report::FieldsOut line;
    std::uint32_t sum = 0;
    line.begin(report::shard_line::first);
    line.text(TALLY_VERSION);
    line.number(1);
    line.number(1);
    out << line.end(sum);
    while (!lines.empty()) {
      const std::size_t end = std::min(lines.find('\n'), lines.size());
      line.begin(lines.substr(0, end));
      out << line.end(sum);
      lines.remove_prefix(std::min(end + 1, lines.size()));
    }
  }
  ~PartFile() { ::unlink(path_.c_str()); }
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string path_;
};

void tell(report::ShardIn::Game& game) {
  report::Summary summary;
  summary.add(game.entry);
  for (const report::FormatInfo& form : report::formats()) {
    const std::unique_ptr<report::Writer> writer = form.make({});
    std::string out;
    writer->begin(out);
    writer->entry(out, game.entry, game.rules);
    writer->end(out, {.summary = summary, .exit_code = 0});
  }
}

void read(report::ShardIn& part) {
  report::ShardIn::Game game;
  part.head();
  for (;;) {
    const std::string_view kind = part.next();
    if (kind == report::shard_line::game) {
      part.game(game);
      tell(game);
    } else if (kind == report::shard_line::unit) {
      part.unit();
    } else if (kind == report::shard_line::sums) {
      part.sums();
    } else {
      part.end();
      return;
    }
  }
}

}  // namespace

void part(std::string_view bytes) {
  const PartFile file(bytes);
  try {
    report::ShardIn in(file.path());
    read(in);
  } catch (const io::InputError&) {  // what a reader may say
  }
}

}  // namespace tally::fuzz
