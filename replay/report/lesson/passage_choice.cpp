#include "replay/report/lesson/passage_choice.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace tally::report {
namespace {

bool comes_before(const FoundPassage& a, const FoundPassage& b) {
  return better(a.passage, b.passage);
}

}  // namespace

void PassageChoice::add(const std::string& path, std::uint32_t number,
                        const std::vector<std::vector<Passage>>& passages) {
  for (std::size_t rule = 0; rule < kept_.size() && rule < passages.size(); ++rule)
    for (const Passage& p : passages[rule]) {
      std::vector<FoundPassage>& same = kept_[rule][p.situation];
      if (same.size() == most && !better(p, same.back().passage)) continue;
      FoundPassage found{path, number, p};
      same.insert(std::upper_bound(same.begin(), same.end(), found, comes_before),
                  std::move(found));
      if (same.size() > most) same.pop_back();
      if (kept_[rule].size() > most_situations) drop_worst(kept_[rule]);
    }
}

void PassageChoice::drop_worst(Situations& all) {
  const auto rank = [](const auto& situation) {
    const FoundPassage& best = situation.second.front();
    const Passage& p = best.passage;
    return std::tuple(p.faults, p.shows, p.end - p.begin, std::string_view(best.path), best.number,
                      p.begin);
  };
  all.erase(std::ranges::max_element(all, {}, rank));
}

std::vector<FoundPassage> PassageChoice::of(std::size_t rule) const {
  struct Ranked {
    std::size_t nth;  // of its situation
    const FoundPassage* found;
    [[nodiscard]] auto rank() const {
      const Passage& p = found->passage;
      return std::tuple(p.faults, p.shows, nth, p.end - p.begin, std::string_view(found->path),
                        found->number, p.begin);
    }
  };
  std::vector<Ranked> all;
  for (const auto& [situation, found] : kept_[rule])
    for (std::size_t nth = 0; nth < found.size(); ++nth) all.push_back({nth, &found[nth]});
  std::ranges::sort(all, {}, &Ranked::rank);
  std::vector<FoundPassage> out;
  for (const Ranked& r : all) {
    // The same game can be there twice, in two formats.
    const bool again = std::ranges::any_of(out, [&](const FoundPassage& other) {
      return other.passage.contents == r.found->passage.contents;
    });
    if (!again) out.push_back(*r.found);
    if (out.size() == most) break;
  }
  return out;
}

}  // namespace tally::report
