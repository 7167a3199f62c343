// Readers of records. Every game that is read is written as a log again; `any_record` also holds it
// against the rules and words what it finds.
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/import/freekill/container_writer.h"
#include "replay/import/freekill/freekill.h"
#include "replay/import/shapes.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/line_reader.h"
#include "replay/io/whole_file.h"
#include "replay/log/log.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "tests/fuzz/targets.h"

namespace tally::fuzz {
namespace {

void write(const Record& record) {
  std::string out;
  write_record(out, record);
}

void read_games(Games& games) {
  Record record;
  for (std::uint64_t errors = 0; errors < io::Limits{}.errors_read;) {
    try {
      if (!games.next(record)) return;
      write(record);
    } catch (const io::InputError& error) {
      if (error.cut) return;
      ++errors;
    }
  }
}

void read_as(const Shape& shape, std::string_view bytes) {
  io::Input input = io::Input::of_memory(bytes);
  if (shape.of_lines != nullptr) {
    io::LineReader lines(input);
    read_games(*shape.of_lines(lines));
  } else if (shape.of_bytes != nullptr) {
    read_games(*shape.of_bytes(input));
  } else {
    io::Bytes whole;
    io::read_all(input, whole);
    Record record;
    shape.of_file()->read(whole.bytes(), record);
    write(record);
  }
}

// By each reader of the program, whether or not it would take these bytes for its own.
void read_as_of(std::string_view program, std::string_view bytes) {
  bool any = false;
  for (const Shape* const shape : shapes()) {
    if (shape->program != program) continue;
    any = true;
    try {
      read_as(*shape, bytes);
    } catch (const io::InputError&) {  // what a reader may say
    }
  }
  if (!any) throw std::logic_error("no reader of this program");
}

// The beginning of a log of each game: what follows are its lines.
const std::vector<std::string>& headers() {
  static const std::vector<std::string> all = [] {
    std::vector<std::string> made;
    for (const Game* const game : games()) {
      Record record;
      record.game = game;
      record.ruleset = ruleset_names(game->name()).front();
      const Ruleset rules = load_ruleset(*game, record.ruleset);
      for (int players = 2; players <= 8; ++players) {
        if (!game->random_setup(players, rules, 7, record.setup)) continue;
        write_header(made.emplace_back(), record);
        break;
      }
    }
    return made;
  }();
  return all;
}

class Judge {
 public:
  void judge(const Record& record) {
    if (!record.not_covered.empty()) return;
    std::unique_ptr<Checker>& checker = checkers_[record.game];
    if (!checker) {
      checker = std::make_unique<Checker>(*record.game);
      checker->allow(most_work);
    }
    report::Entry entry;
    try {
      const Ruleset rules = load_ruleset(*record.game, known(record));
      checker->check(record, rules, entry.report);
    } catch (const io::InputError&) {
      return;
    } catch (const BookError&) {
      return;
    }
    entry.game = record.game;
    entry.players = record.setup.players;
    for (const Lang lang : {Lang::en, Lang::zh}) {
      std::string out;
      report::TextReport({}, lang).entry(out, entry);
    }
  }

 private:
  // What a check of strangers' bytes may take here: they are to be many.
  static constexpr std::uint64_t most_work = 100'000;

  static std::string known(const Record& record) {
    const std::vector<std::string> names = ruleset_names(record.game->name());
    for (const std::string& name : names)
      if (name == record.ruleset) return name;
    return names.front();
  }

  std::map<const Game*, std::unique_ptr<Checker>> checkers_;
};

}  // namespace

void freekill(std::string_view bytes) { read_as_of("freekill", bytes); }
void qsanguosha(std::string_view bytes) { read_as_of("qsanguosha", bytes); }
void noname(std::string_view bytes) { read_as_of("noname", bytes); }
void openspiel(std::string_view bytes) { read_as_of("openspiel", bytes); }
void rlcard(std::string_view bytes) { read_as_of("rlcard", bytes); }
void botzone(std::string_view bytes) { read_as_of("botzone", bytes); }
void douzero(std::string_view bytes) { read_as_of("douzero", bytes); }
void log(std::string_view bytes) { read_as_of(log_shape.program, bytes); }

// The unpacked recording: behind zlib few changes come through.
void freekill_packets(std::string_view bytes) {
  const std::span payload(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  const std::vector<std::uint8_t> file = tally::freekill::write_container(payload);
  read_as_of("freekill", {reinterpret_cast<const char*>(file.data()), file.size()});
}

void log_lines(std::string_view bytes) {
  for (const std::string& header : headers()) log(header + std::string(bytes));
}

void any_record(std::string_view bytes) {
  static Judge judge;
  RecordStream stream;
  try {
    stream.open(io::Input::of_memory(bytes));
  } catch (const io::InputError&) {
    return;  // an archive
  }
  Record record;
  for (std::uint64_t errors = 0; errors < io::Limits{}.errors_read;) {  // as `tally check`
    switch (stream.next(record)) {
      case RecordStream::Got::end: return;
      case RecordStream::Got::error:
        if (stream.error().internal) throw stream.error();
        ++errors;
        break;
      case RecordStream::Got::record: judge.judge(record); break;
    }
  }
}

}  // namespace tally::fuzz
