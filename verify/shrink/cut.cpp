#include "verify/shrink/cut.h"

#include <algorithm>
#include <vector>

#include "verify/record_header.h"
#include "verify/shrink/script.h"

namespace tally::verify {
namespace {

// To look through a record that breaks rules takes long, and most that lack something do.
constexpr std::uint64_t most_cuts = 400;

class Cutter {
 public:
  Cutter(const Record& record, const Predicate& still, const ShrinkOptions& options, Shrunk& out)
      : from_(record), still_(still), options_(options), out_(out), first_(out.tries) {
    for (const Observation& o : record.seen()) lines_.emplace_back(o.event);
  }

  void run(std::size_t at) {
    const std::vector<Line> all = lines_;
    constexpr std::size_t further = 8;
    const std::size_t from = at > 2 ? at - 2 : 0;
    for (std::size_t n = from; n < all.size() && n < at + further && !out_.found && !over(); ++n)
      try_out({all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n)});
    if (!out_.found && (over() || !try_out(all))) return;
    behind();
    bool smaller = true;
    while (smaller && !over()) {
      smaller = turns();
      smaller = lines() || smaller;
    }
  }

  // The smallest, as a record.
  void give() {
    if (out_.found && try_out(lines_)) std::swap(out_.record, candidate_);
  }

 private:
  [[nodiscard]] bool over() const {
    const bool enough = out_.tries >= std::min(options_.most_tries, first_ + most_cuts) ||
                        out_.work >= options_.most_work;
    out_.left_off = out_.left_off || enough;
    return enough || (options_.stop && options_.stop());
  }
  [[nodiscard]] const KindInfo& kind(const Line& line) const {
    return from_.game->schema().of(line.event);
  }

  // Kept when it still has what is looked for.
  bool try_out(const std::vector<Line>& lines) {
    ++out_.tries;
    Record& r = candidate_;
    copy_header(from_, r);
    int round = 0;
    for (const Line& line : lines) {
      Event e = line.get();
      // Of a round only its number is told; those that stay are counted anew.
      if (kind(line).boundary && e.seat == nobody && !from_.setup.midway)
        e.value = static_cast<std::int16_t>(++round);
      r.add(e, static_cast<std::uint32_t>(r.size() + 1));
    }
    out_.work += 2 * r.size();
    if (!still_(r)) return false;
    out_.found = true;
    out_.after = size_of(r);
    lines_ = lines;
    return true;
  }
  bool without(std::size_t begin, std::size_t end) {
    if (over()) return false;
    std::vector<Line> rest = lines_;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(begin),
               rest.begin() + static_cast<std::ptrdiff_t>(end));
    return try_out(rest);
  }

  // What comes behind it.
  void behind() {
    std::size_t few = 0;
    for (std::size_t many = lines_.size(); few + 1 < many;) {
      const std::size_t keep = few + (many - few) / 2;
      if (without(keep, lines_.size()))
        many = keep;
      else if (over())
        return;
      else
        few = keep;
    }
  }

  // Several turns in a row, as many as go.
  bool turns() {
    bool any = false;
    for (std::size_t n = starts().size(); n > 0; n = n > 8 ? n * 3 / 4 : n - 1) {
      std::vector<std::size_t> at = starts();
      for (std::size_t i = at.size(); i-- > 0;) {
        if (i + n >= at.size()) continue;
        if (over()) return any;
        if (!without(at[i], at[i + n])) continue;
        any = true;
        at = starts();
        i = std::min(i + 1, at.size());
      }
      n = std::max<std::size_t>(1, std::min(n, starts().size()));
    }
    return any;
  }
  [[nodiscard]] std::vector<std::size_t> starts() const {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (!kind(lines_[i]).boundary) continue;
      // A round and its first turn begin together.
      const bool again = i > 0 && kind(lines_[i - 1]).boundary;
      if (!again) out.push_back(i);
    }
    return out;
  }

  bool lines() {
    bool any = false;
    for (const std::size_t n : {32U, 16U, 8U, 5U, 4U, 3U, 2U, 1U})
      for (std::size_t end = lines_.size(); end >= n && !over();) {
        if (without(end - n, end)) {
          any = true;
          end = std::min(end, lines_.size());
        } else {
          --end;
        }
      }
    return any;
  }

  const Record& from_;
  const Predicate& still_;
  const ShrinkOptions& options_;
  Shrunk& out_;
  std::uint64_t first_;
  std::vector<Line> lines_;
  Record candidate_;
};

}  // namespace

void cut(const Record& record, std::size_t at, const Predicate& still, const ShrinkOptions& options,
         Shrunk& out) {
  out.tried = LeftOut::lines;
  Cutter cutter(record, still, options, out);
  cutter.run(at);
  cutter.give();
}

}  // namespace tally::verify
