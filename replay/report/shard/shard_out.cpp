#include "replay/report/shard/shard_out.h"

#include <variant>

#include "replay/books/defects.h"
#include "replay/report/shard/entry_fields.h"

namespace tally::report {

class WritesFields {
 public:
  explicit WritesFields(ShardOut& to) : to_(to), line_(to.line_) {}

  template <class N>
  void number(N n) {
    line_.number(static_cast<std::int64_t>(n));
  }
  void flag(bool yes) { line_.number(yes ? 1 : 0); }
  void text(std::string_view text) { line_.text(text); }
  template <class E>
  void one_of(E value, E /*last*/) {
    number(value);
  }
  void game(const Game* game) { text(game == nullptr ? "" : game->name()); }
  void rule(const Game* game, Rule rule) { text(game->rule_ids()[rule]); }
  void defect(const Defect* defect) { text(defect == nullptr ? "" : defect->id); }
  void seats(const SeatList& seats) {
    number(seats.size());
    for (const Seat s : seats) number(s.number());
  }
  template <class List, class F>
  void list(const List& list, const F& one) {
    number(list.size());
    for (const auto& x : list) one(x);
  }
  // The row by its number, then what fills it.
  void message(const Message& m) {
    number(row(m.row()));
    if (m.empty()) return;
    number(m.args().size());
    for (const Arg& arg : m.args()) std::visit([&](const auto& is) { argument(is); }, arg.is);
  }

 private:
  void argument(const Number& n) {
    text("n");
    number(n.number);
  }
  void argument(const Verbatim& v) {
    text("v");
    text(v.text);
  }
  void argument(const Texts& t) {
    text("t");
    for (const std::string& words : t.in) text(words);
  }
  // Nobody asks later which event it was.
  void argument(const EventArg& e) { argument(e->words); }
  void argument(const Message& m) {
    text("m");
    message(m);
  }

  std::int64_t row(const Row* row) {
    if (row == nullptr) return 0;
    const auto [at, is_new] =
        to_.rows_.try_emplace(row, static_cast<std::int64_t>(to_.rows_.size()) + 1);
    if (is_new) {
      to_.row_line_.begin(shard_line::row);
      to_.row_line_.text(row->id);
      for (const std::string_view words : row->texts) to_.row_line_.text(words);
      to_.out_ += to_.row_line_.end(to_.sum_);
    }
    return at->second;
  }

  ShardOut& to_;
  FieldsOut& line_;
};

void ShardOut::finish() {
  constexpr std::size_t enough = 64 * 1024;
  out_ += line_.end(sum_);
  if (out_.size() < enough) return;
  write_(out_);
  out_.clear();
}

void ShardOut::head(const ShardHead& head) {
  WritesFields io(*this);
  line_.begin(shard_line::first);
  io.text(head.version);
  io.number(head.part);
  io.number(head.of);
  finish();
  const auto texts = [&](std::string_view kind, const std::vector<std::string>& all) {
    for (const std::string& one : all) {
      line_.begin(kind);
      io.text(one);
      finish();
    }
  };
  texts(shard_line::word, head.command);
  for (const ReadFile& file : head.read) {
    line_.begin(shard_line::read);
    io.text(file.path);
    io.number(file.contents);
    finish();
  }
  for (std::size_t i = 0; i < head.found.size(); ++i) {
    line_.begin(shard_line::found);
    io.text(head.found[i]);
    io.text(head.below[i]);
    finish();
  }
  texts(shard_line::empty, head.empty);
  for (const Entry& entry : head.refused) {
    line_.begin(shard_line::refused);
    io.text(entry.path);
    fields_of_entry(io, entry);
    finish();
  }
  line_.begin(shard_line::games);
  finish();
}

void ShardOut::game(std::size_t path, const Entry& entry, const Entry* before,
                    const std::vector<bool>& rules) {
  WritesFields io(*this);
  line_.begin(shard_line::game);
  io.number(path);
  fields_of_entry(io, entry);
  std::string marks;
  marks.reserve(rules.size());
  for (const bool marked : rules) marks += marked ? '1' : '0';
  io.text(marks);
  io.flag(before != nullptr);
  if (before != nullptr) fields_of_entry(io, *before);
  finish();
}

void ShardOut::unit(std::size_t path, bool last) {
  WritesFields io(*this);
  line_.begin(shard_line::unit);
  io.number(path);
  io.flag(last);
  finish();
}

void ShardOut::sums(std::span<const std::uint64_t> sums) {
  WritesFields io(*this);
  line_.begin(shard_line::sums);
  io.list(sums, [&](std::uint64_t n) { io.number(n); });
  finish();
}

void ShardOut::end(std::uint64_t units, std::uint64_t bytes) {
  WritesFields io(*this);
  line_.begin(shard_line::end);
  io.number(units);
  io.number(bytes);
  finish();
  write_(out_);
}

}  // namespace tally::report
