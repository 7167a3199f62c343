#include "replay/report/shard/shard_in.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "replay/books/defects.h"
#include "replay/report/shard/entry_fields.h"

namespace tally::report {
namespace {

// Rows of messages that were read: they stay to the end of the program, as messages may.
const Row* kept_row(std::string id, std::array<std::string, lang_count> texts) {
  static std::map<std::pair<std::string, std::array<std::string, lang_count>>, Row> all;
  const auto [at, is_new] = all.try_emplace({std::move(id), std::move(texts)});
  if (is_new) {
    at->second.id = at->first.first;
    std::ranges::copy(at->first.second, at->second.texts.begin());
  }
  return &at->second;
}

}  // namespace

class ReadsFields {
 public:
  explicit ReadsFields(ShardIn& from) : from_(from), line_(from.line_) {}

  template <class N>
  void number(N& n) {
    const std::int64_t read = line_.number();
    n = static_cast<N>(read);
    if (static_cast<std::int64_t>(n) != read) refuse();
  }
  template <class N>
  [[nodiscard]] N number() {
    N n{};
    number(n);
    return n;
  }
  void flag(bool& yes) { yes = number<std::uint8_t>() != 0; }
  [[nodiscard]] bool flag() { return number<std::uint8_t>() != 0; }
  void text(std::string& text) { text = line_.text(); }
  template <class E>
  void one_of(E& value, E last) {
    const auto n = number<std::uint8_t>();
    if (n > static_cast<std::uint8_t>(last)) refuse();
    value = static_cast<E>(n);
  }
  void game(const Game*& game) {
    const std::string name = line_.text();
    game = name.empty() ? nullptr : find_game(name);
    if (game == nullptr && !name.empty()) refuse();
  }
  void rule(const Game* game, Rule& rule) {
    const std::string id = line_.text();
    if (game == nullptr) refuse();
    const auto ids = game->rule_ids();
    const auto at = std::ranges::find(ids, id);
    if (at == ids.end()) refuse();
    rule = static_cast<std::uint16_t>(at - ids.begin());
  }
  void defect(const Defect*& defect) {
    const std::string id = line_.text();
    const auto all = known_defects();
    const auto at = std::ranges::find(all, id, &Defect::id);
    if (at == all.end() && !id.empty()) refuse();
    defect = id.empty() ? nullptr : &*at;
  }
  void seats(SeatList& seats) {
    seats = {};
    const auto n = number<std::uint8_t>();
    if (n > max_seats) refuse();
    for (int i = 0; i < n; ++i) seats.push(number<Seat>());
  }
  template <class List, class F>
  void list(List& list, const F& one) {
    list.clear();
    const auto n = number<std::size_t>();
    if (n > line_.left()) refuse();
    list.resize(n);
    for (auto& x : list) one(x);
  }
  void message(Message& m) {
    constexpr int deepest = 4'000;
    m.clear();
    const auto row = number<std::size_t>();
    if (row == 0) return;
    if (row > from_.rows_.size() || ++depth_ > deepest) refuse();
    const auto n = number<std::size_t>();
    std::vector<Arg> args;
    for (std::size_t i = 0; i < n; ++i) args.push_back(argument());
    --depth_;
    if (!can_say(*from_.rows_[row - 1], args)) refuse();
    m = Message::of(*from_.rows_[row - 1], std::move(args));
  }

 private:
  [[noreturn]] void refuse() const { line_.refuse(say::line_unknown()); }

  Arg argument() {
    const std::string what = line_.text();
    if (what == "n") return Arg(Number(line_.number()));
    if (what == "v") return Arg(Verbatim(line_.text()));
    if (what == "t") {
      Texts words("", "");
      for (std::string& w : words.in) w = line_.text();
      return Arg(std::move(words));
    }
    if (what != "m") refuse();
    Message m;
    message(m);
    return Arg(std::move(m));
  }

  ShardIn& from_;
  FieldsIn& line_;
  int depth_ = 0;
};

std::string_view ShardIn::next_line() {
  for (;;) {
    if (!line_.next()) line_.refuse(say::ends_too_soon());
    if (line_.kind() != shard_line::row) return line_.kind();
    row();
  }
}

void ShardIn::row() {
  std::string id = line_.text();
  std::array<std::string, lang_count> texts;
  for (std::string& words : texts) words = line_.text();
  line_.expect_end();
  rows_.push_back(kept_row(std::move(id), std::move(texts)));
}

ShardHead ShardIn::head() {
  ShardHead head;
  ReadsFields io(*this);
  if (!line_.next() || line_.kind() != shard_line::first) line_.refuse(say::no_shard());
  io.text(head.version);
  if (head.version != TALLY_VERSION) line_.refuse(say::other_version(head.version, TALLY_VERSION));
  io.number(head.part);
  io.number(head.of);
  if (head.part < 1 || head.part > head.of) line_.refuse(say::line_unknown());
  for (;;) {
    line_.expect_end();
    const std::string_view kind = next_line();
    if (kind == shard_line::games) break;
    if (kind == shard_line::word) {
      io.text(head.command.emplace_back());
    } else if (kind == shard_line::read) {
      ReadFile& file = head.read.emplace_back();
      io.text(file.path);
      io.number(file.contents);
    } else if (kind == shard_line::found) {
      io.text(head.found.emplace_back());
      io.text(head.below.emplace_back());
    } else if (kind == shard_line::empty) {
      io.text(head.empty.emplace_back());
    } else if (kind == shard_line::refused) {
      Entry& entry = head.refused.emplace_back();
      io.text(entry.path);
      fields_of_entry(io, entry);
    } else {
      line_.refuse(say::line_unknown());
    }
  }
  line_.expect_end();
  files_ = head.found.size();
  return head;
}

std::string_view ShardIn::next() {
  const std::string_view kind = next_line();
  constexpr std::array known = {shard_line::game, shard_line::unit, shard_line::sums,
                                shard_line::end};
  if (std::ranges::find(known, kind) == known.end()) line_.refuse(say::line_unknown());
  return kind;
}

void ShardIn::game(Game& game) {
  ReadsFields io(*this);
  io.number(game.path);
  if (game.path >= files_) line_.refuse(say::line_unknown());
  game.entry.clear();
  fields_of_entry(io, game.entry);
  const std::string marks = line_.text();
  game.rules.resize(marks.size());
  for (std::size_t i = 0; i < marks.size(); ++i) game.rules[i] = marks[i] == '1';
  game.before.clear();
  if (io.flag()) fields_of_entry(io, game.before);
  line_.expect_end();
}

ShardIn::Unit ShardIn::unit() {
  ReadsFields io(*this);
  Unit unit;
  io.number(unit.path);
  io.flag(unit.last);
  line_.expect_end();
  if (unit.path >= files_) line_.refuse(say::line_unknown());
  return unit;
}

std::vector<std::uint64_t> ShardIn::sums() {
  ReadsFields io(*this);
  std::vector<std::uint64_t> sums;
  io.list(sums, [&](std::uint64_t& n) { io.number(n); });
  line_.expect_end();
  return sums;
}

ShardIn::End ShardIn::end() {
  ReadsFields io(*this);
  End end;
  io.number(end.units);
  io.number(end.bytes);
  line_.expect_end();
  if (line_.next()) line_.refuse(say::goes_on());
  return end;
}

}  // namespace tally::report
