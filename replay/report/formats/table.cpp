#include "replay/report/formats/table.h"

#include <fmt/format.h>

#include "replay/report/known/expected.h"

namespace tally::report {
namespace {

class Table final : public Writer {
 public:
  explicit Table(const WriterOptions& o) : names_(o.folder) {}

  void begin(std::string& out) override { out.append(expected_head) += '\n'; }
  void entry(std::string& out, const Entry& entry, const std::vector<bool>& /*rules*/) override {
    out += expected_row(expected_columns(entry, names_));
  }
  void end(std::string& out, const Ending& ending) override {
    out += expected_row({"all", "-", "-", fmt::format("{:016x}", ending.summary.signature()), "-"});
  }

 private:
  TableNames names_;
};

}  // namespace

std::unique_ptr<Writer> make_table(const WriterOptions& options) {
  return std::make_unique<Table>(options);
}

}  // namespace tally::report
