#include "cli/parts.h"

#include <algorithm>
#include <cstddef>
#include <deque>
#include <utility>

#include <fmt/format.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "replay/io/input_error.h"
#include "replay/report/display.h"
#include "replay/report/shard/messages.h"

namespace tally::cli {
namespace {

using report::ShardIn;

std::string as_typed(const std::vector<std::string>& command) {
  std::string out = "tally";
  for (const std::string& word : command) out += " " + report::shell_word(word);
  return out;
}

// All lines behind the head; every one has to be sound. Games are of units that follow.
ShardIn::End walk(ShardIn& part, const report::ShardHead& head, std::vector<std::uint64_t>& sums) {
  ShardIn::Game game;
  std::uint64_t units = 0;
  for (;;) {
    stop_if_interrupted();
    const std::string_view kind = part.next();
    if (kind == report::shard_line::game) {
      part.game(game);
    } else if (kind == report::shard_line::unit) {
      part.unit();
      ++units;
    } else if (kind == report::shard_line::sums) {
      sums = part.sums();
    } else {
      const ShardIn::End end = part.end();
      const std::uint64_t due = end.units / head.of + (end.units % head.of >= head.part ? 1 : 0);
      if (sums.empty() && units != due) part.refuse(report::say::line_unknown());
      return end;
    }
  }
}

}  // namespace

Parts::Parts(const std::vector<std::string>& files) : files_(files) {
  try {
    for (const std::string& file : files) add(file);
  } catch (const io::InputError& error) {
    throw Failure(unreadable, error.message);
  }
  expect_all();
  paths_.found = std::move(head_.found);
  paths_.below = std::move(head_.below);
  paths_.empty = std::move(head_.empty);
  paths_.refused = std::move(head_.refused);
  paths_.parts = files;
}

void Parts::add(const std::string& file) {
  constexpr std::uint64_t most_parts = 1'000'000;
  ShardIn part(file);
  report::ShardHead head = part.head();
  if (head.of > most_parts) part.refuse(report::say::line_unknown());
  const bool first = by_part_.empty();
  if (first) {
    by_part_.resize(head.of);
    sums_.resize(head.of);
    first_ = file;
  } else {
    expect_same_run(file, head);
  }
  std::string& place = by_part_[head.part - 1];
  if (!place.empty()) throw Failure(usage, say::part_twice(head.part, head.of, place, file));
  place = file;
  const ShardIn::End end = walk(part, head, sums_[head.part - 1]);
  if (first) {
    head_ = std::move(head);
    end_ = end;
  } else if (end != end_) {
    throw Failure(usage, say::parts_of_other_files(first_, file));
  }
}

void Parts::expect_same_run(const std::string& file, const report::ShardHead& head) const {
  if (head.of != head_.of)
    throw Failure(usage, say::parts_of_other_counts(first_, head_.of, file, head.of));
  if (head.command != head_.command)
    throw Failure(usage, say::parts_of_other_commands(first_, as_typed(head_.command), file,
                                                      as_typed(head.command)));
  for (std::size_t i = 0; i < head.read.size(); ++i)
    if (i >= head_.read.size() || head.read[i] != head_.read[i])
      throw Failure(usage, say::part_read_other(head.read[i].path, first_, file));
  if (head.read.size() != head_.read.size() || head.found != head_.found ||
      head.empty != head_.empty)
    throw Failure(usage, say::parts_of_other_files(first_, file));
}

void Parts::expect_all() const {
  std::vector<std::string> missing;
  for (std::size_t i = 0; i < by_part_.size(); ++i)
    if (by_part_[i].empty()) missing.push_back(fmt::format("{}/{}", i + 1, by_part_.size()));
  if (missing.empty()) return;
  constexpr std::size_t most_named = 10;
  const std::size_t all = missing.size();
  missing.resize(std::min(all, most_named));
  throw Failure(usage, say::parts_missing(all, fmt::format("{}{}", fmt::join(missing, ", "),
                                                           all > most_named ? " …" : "")));
}

// Unit after unit, from one part after the other. The files were sound a moment ago.
void Parts::each_game(Taker& taker) const {
  std::deque<ShardIn> parts;
  for (const std::string& file : by_part_) parts.emplace_back(file).head();
  ShardIn::Game read;
  Checked game;
  for (std::uint64_t unit = 0; unit < end_.units && !was_interrupted(); ++unit) {
    ShardIn& part = parts[unit % parts.size()];
    for (;;) {
      const std::string_view kind = part.next();
      if (kind == report::shard_line::unit) break;
      if (kind != report::shard_line::game) part.refuse(report::say::line_unknown());
      part.game(read);
      std::swap(game.entry, read.entry);
      std::swap(game.before, read.before);
      std::swap(game.rules, read.rules);
      taker.game(read.path, game);
    }
    const ShardIn::Unit done = part.unit();
    taker.end_of_unit(done.path, done.last);
  }
  taker.close();
}

}  // namespace tally::cli
