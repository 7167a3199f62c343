#include "replay/report/regress/baseline.h"

#include <utility>

#include "replay/report/kept_file.h"

namespace tally::report {
void Baseline::read(const std::string& path) {
  each_kept(path, [&](Outcome& o) {
    std::string source = o.source;
    kept_.insert_or_assign(std::move(source), Kept{.outcome = std::move(o)});
  });
}

void Baseline::expect(const std::vector<NamedFile>& files) {
  std::vector<std::string> then;
  for (const auto& [source, kept] : kept_) {
    then.push_back(file_and_game(source).first);
    if (then.back() != source) then.push_back(source);  // a "#3" may be part of a name
  }
  same_file_ = same_files(files, then);
}

const Outcome* Baseline::find(const Entry& entry) {
  auto it = kept_.find(source_of(entry));
  const auto same = same_file_.find(entry.path);
  if (it == kept_.end() && same != same_file_.end()) {
    const std::string number = source_of(entry).substr(entry.path.size());
    it = kept_.find(same->second + number);
  }
  if (it == kept_.end()) return nullptr;
  it->second.asked_for = true;
  return &it->second.outcome;
}

std::vector<std::string> Baseline::not_asked_for() const {
  std::vector<std::string> out;
  for (const auto& [source, kept] : kept_)
    if (!kept.asked_for) out.push_back(source);
  return out;
}

}  // namespace tally::report
