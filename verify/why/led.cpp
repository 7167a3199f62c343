#include "verify/why/led.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "replay/called.h"
#include "replay/words.h"
#include "verify/why/explain.h"
#include "verify/why/kit.h"

namespace tally::why {
namespace {

// A record with a fault in every line is not explained line by line.
constexpr std::size_t most_findings = 32;
constexpr int depth = 3;
constexpr std::size_t most_causes = 6;
constexpr std::uint32_t just_before = 3;

// The game kept, and its net of causes where it has one.
class Kept final : public EventSink {
 public:
  explicit Kept(const Record& record) : record_(record) {
    const verify::WhyKit& kit = verify::why_kit_of(*record.game);
    if (kit.tracer != nullptr) tracer_ = kit.tracer(record.game->schema());
  }
  void event(const Event& e, const Match& match, std::uint32_t source_at) override {
    if (std::exchange(renamed_, renames(record_.game->schema(), e.kind)))
      called_[static_cast<std::uint32_t>(events_.size())] = called_now(record_, match);
    events_.add(e, source_at);
    if (tracer_) tracer_->event(e, match, source_at);
  }
  void decided(const Question& q, const Event& answer) override {
    if (tracer_) tracer_->decided(q, answer);
  }
  void passed(const Question& q) override {
    if (tracer_) tracer_->passed(q);
  }

  // The causes of an event that are nearest to it, and what stands just before it.
  [[nodiscard]] std::set<std::uint32_t> before(std::uint32_t at) const {
    std::set<std::uint32_t> out;
    const auto size = static_cast<std::uint32_t>(events_.size());
    if (size == 0) return out;
    const std::uint32_t here = std::min(at, size - 1);
    if (tracer_) {
      const Explanation all =
          explain(tracer_->net(), here, depth, [](std::uint32_t) { return Message(); });
      for (const Reason& r : all.reasons) {
        if (out.size() == most_causes) break;
        if (r.happened && r.event < at) out.insert(r.event);
      }
    }
    for (std::uint32_t i = at - std::min(at, just_before); i < std::min(at, size); ++i)
      out.insert(i);
    return out;
  }
  [[nodiscard]] report::Step step(std::uint32_t at) const {
    const Observation& seen = events_.seen()[at];
    return {.at = at,
            .source_at = seen.source_at,
            .words = said_event(record_.game->schema(), seen.event,
                                &std::prev(called_.upper_bound(at))->second)};
  }

 private:
  const Record& record_;
  Record events_;
  std::map<std::uint32_t, std::vector<SeatLabel>> called_;  // from these events on
  bool renamed_ = true;                                     // by the event before
  std::unique_ptr<Tracer> tracer_;
};

}  // namespace

void fill_led_by(const Record& record, const std::function<void(EventSink&)>& play_again,
                 report::Entry& entry) {
  entry.led_by.clear();
  const auto& findings = entry.report.findings;
  if (findings.empty() || !entry.report.played) return;
  Kept kept(record);
  play_again(kept);
  for (std::size_t i = 0; i < std::min(findings.size(), most_findings); ++i)
    for (auto& steps = entry.led_by.emplace_back();
         const std::uint32_t at : kept.before(findings[i].at))
      steps.push_back(kept.step(at));
}

}  // namespace tally::why
