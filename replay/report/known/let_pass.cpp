#include "replay/report/known/let_pass.h"

#include <algorithm>
#include <charconv>

#include "replay/io/input_error.h"
#include "replay/report/kept_file.h"
#include "replay/report/messages.h"

namespace tally::report {

void LetPass::keep(const std::string& id, const std::string& source, const std::string& rule) {
  constexpr int base = 16;
  Kept kept{.number = kept_.size(), .was = {.source = source, .rule = rule}};
  const char* const end = id.data() + id.size();
  const auto [next, error] = std::from_chars(id.data(), end, kept.was.id, base);
  if (error != std::errc() || next != end) throw io::InputError(say::no_id());
  kept_.try_emplace(kept.was.id, std::move(kept));
}

void LetPass::baseline(const std::string& path) {
  has_baseline_ = true;
  each_kept(path, [&](const Outcome& o) {
    const bool remark =
        o.verdict != name_of(VerdictKind::clean) && o.verdict != name_of(VerdictKind::violations);
    if (remark) keep(o.id, o.source, "");
    for (const KeptFinding& f : o.findings) keep(f.id, o.source, f.rule);
  });
}

bool LetPass::was_there(std::uint64_t id) {
  const auto found = kept_.find(id);
  if (found == kept_.end()) return false;
  found->second.again = true;
  return true;
}

void LetPass::judge(Entry& entry) {
  if (entry.id != 0)
    entry.standing = was_there(entry.id) ? Standing::in_baseline : Standing::counts;
  for (Finding& f : entry.report.findings)
    f.standing = was_there(f.id)                   ? Standing::in_baseline
                 : defects_ && f.defect != nullptr ? Standing::known_defect
                                                   : Standing::counts;
}

std::vector<LetPass::Gone> LetPass::gone() const {
  std::vector<const Kept*> rest;
  for (const auto& [id, kept] : kept_)
    if (!kept.again) rest.push_back(&kept);
  std::ranges::sort(rest, {}, &Kept::number);
  std::vector<Gone> out;
  out.reserve(rest.size());
  for (const Kept* kept : rest) out.push_back(kept->was);
  return out;
}

}  // namespace tally::report
