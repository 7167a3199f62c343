#pragma once
// The page that lists many records, each with a link to its own.
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "replay/report/entry.h"
#include "replay/report/page/html.h"
#include "replay/report/site/figures.h"
#include "replay/report/summary.h"
#include "replay/report/titles.h"

namespace tally::report {

struct IndexRow {
  const Entry& entry;
  std::string source;  // what the record is called
  std::string page;    // where its page is, as an address; "": it has none
  Message sides;       // what the winners are: "rebel"; may be empty
};

class Index {
 public:
  explicit Index(Langs langs) : langs_(std::move(langs)) {}

  // Keeps the row as it will be written, some hundred bytes.
  void add(const IndexRow& row);
  // What is no record has no row.
  void skip(const Entry& entry) { summary_.add(entry); }
  [[nodiscard]] const Summary& summary() const { return summary_; }
  void write(std::string& out, const std::vector<Figures>& figures);

 private:
  void findings(const IndexRow& row);
  [[nodiscard]] std::vector<Count> counts();
  void contents(std::string& out, bool findings, bool wins) const;

  struct Found {
    std::uint64_t findings = 0;
    std::uint64_t records = 0;
  };

  Langs langs_;
  Summary summary_;
  Titles titles_;
  std::map<std::pair<const Game*, Rule>, Found> rules_;
  std::string rows_;
};

}  // namespace tally::report
