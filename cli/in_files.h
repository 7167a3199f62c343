#pragma once
// Gives each game its place: its file, and its number among the games of that file. What is no
// record is skipped, of a file with very many errors the first are given on.
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "cli/ordered.h"
#include "replay/report/entry.h"

namespace tally::cli {

class InFiles final : public Taker {
 public:
  // `given`: the paths of the command line. What is no record, and stands in a folder of theirs
  // only, is skipped (Entry::skipped); nullptr: nothing is.
  InFiles(const std::vector<std::string>& files, const std::vector<std::string>* given,
          Visit visit);

  void game(std::size_t file, Checked& game) override;
  void end_of_unit(std::size_t file, bool last) override;
  [[nodiscard]] bool enough(std::size_t /*file*/) const override { return errors_.enough(); }
  // After the last.
  void close() override { end_of_file(); }

 private:
  void tell(Checked& game);
  void end_of_file();
  [[nodiscard]] bool to_be_skipped(const report::Entry& entry) const;

  const std::vector<std::string>& files_;
  const std::vector<std::string>* given_;
  Visit visit_;
  // A file's first game waits for its name until it is known whether there is a second.
  Checked first_;
  std::uint32_t in_file_ = 0;  // games of this file so far
  report::Errors errors_;      // of them
};

}  // namespace tally::cli
