#include "cli/annotate_site.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/check_all.h"
#include "cli/complaints.h"
#include "cli/failure_messages.h"
#include "cli/interrupt.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/one_page.h"
#include "cli/out_file.h"
#include "cli/paths.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "replay/report/page/page.h"
#include "replay/report/site/frame.h"
#include "replay/report/site/index.h"
#include "replay/report/site/names.h"
#include "verify/standings/standings.h"

namespace tally::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> own_names = {"games", "index.html", "page.css",
                                                       "page.js"};

bool made_by_us(const fs::path& index) {
  std::array<char, 512> head{};
  std::ifstream(index).read(head.data(), head.size());
  return std::string_view(head.data(), head.size()).find(report::made_by) != std::string_view::npos;
}

// An empty folder, or one that holds pages made before: nothing else is written into.
void expect_own_folder(const std::string& folder) {
  if (!fs::exists(folder)) return;
  if (!fs::is_directory(folder)) throw Failure(usage, say::no_folder(folder));
  const bool ours = made_by_us(fs::path(folder) / "index.html");
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (!ours || std::ranges::find(own_names, name) == own_names.end())
      throw Failure(usage, say::not_our_folder(folder, name));
  }
}

// What is written would be taken for records the next time.
void expect_outside(const fs::path& folder, const std::vector<std::string>& read) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(folder, error);
  for (const std::string& path : read) {
    const fs::path root = fs::weakly_canonical(path, error);
    if (fs::is_directory(root, error) && std::ranges::mismatch(root, real).in1 == root.end())
      throw Failure(usage, say::read_folder(folder.string(), path));
  }
}

class Site {
 public:
  explicit Site(const AnnotateArguments& a)
      : a_(a), progress_(say::records_done), folder_(a.output), index_(a.langs) {}

  ExitCode run() {
    for (const char* of_a_file : {".html", ".gz", ".zst"})
      if (a_.output == "-" || a_.output.ends_with(of_a_file))
        throw Failure(usage, say::no_folder(a_.output));
    if (a_.seat || a_.game > 1 || !a_.notes.empty()) throw Failure(usage, say::one_record_only());
    expect_outside(folder_, a_.records);
    const Paths paths = list_paths(a_.records);
    for (std::size_t i = 0; i < paths.found.size(); ++i)
      below_.emplace(paths.found[i], paths.below[i]);
    make_folder();
    const std::uint64_t whole = progress_.wanted() ? size_of(paths.found) : 0;
    CheckAll options{.rules = a_.rules, .jobs = a_.jobs};
    options.given = &a_.records;
    // Pages are large: few of them wait.
    options.jobs_ahead = 4;
    options.make = [&](Record& record, RecordChecker& checker, Checked& game) {
      make(record, checker, game);
    };
    options.progress = [&](std::uint64_t bytes) {
      progress_.tick(index_.summary().games(), bytes, whole);
    };
    for (const std::string& folder : paths.empty) complain(say::no_record_in(folder));
    for (const report::Entry& entry : paths.refused) list(entry, nullptr);
    check_all(paths.found, options, [&](Checked& game) { list(game.entry, game.made.get()); });
    complaints_.finish();
    progress_.clear();
    std::string page;
    index_.write(page, standings_.figures());
    write("index.html", page);
    return tell(!paths.empty.empty());
  }

 private:
  void make_folder() {
    std::error_code error;
    try {
      expect_own_folder(folder_.string());
      fs::create_directories(folder_ / "games");
    } catch (const fs::filesystem_error& failed) {
      throw Failure(internal, say::cannot_write(folder_.string(), failed.code().message()));
    }
    // The list of none: a run that was cut off can be made again here.
    std::string page;
    report::Index(a_.langs).write(page, {});
    write("index.html", page);
    for (const char* shared : {"page.css", "page.js"})
      write(shared, report::built_for_pages(shared));
  }

  void write(const std::string& name, std::string_view text) {
    OutFile file((folder_ / name).string());
    file.write(text);
    file.commit();
  }

  // On several threads.
  void make(Record& record, RecordChecker& checker, Checked& checked) {
    if (!checked.entry.error.empty() || !checked.entry.report.played) return;
    OneGame game;
    game.story = std::make_unique<diff::Story>(*record.game);
    checker.check(record, game.entry, game.story.get());
    game.story->finish(checker.match(*record.game));
    auto made = std::make_unique<Made>();
    made->traits =
        verify::traits_of(*record.game, checker.match(*record.game), record.setup.players);
    std::swap(game.record, record);
    made->page = page_of(
        game, checker,
        {.langs = a_.langs, .problems = a_.problems, .place = place_, .ruleset = a_.rules.ruleset});
    std::swap(game.record, record);
    checked.made = std::move(made);
  }

  // In order, one at a time.
  void list(const report::Entry& entry, Made* made) {
    if (entry.skipped) return index_.skip(entry);
    const auto found = below_.find(entry.path);
    std::string source = found == below_.end() ? entry.path : found->second;
    report::IndexRow row{.entry = entry, .source = source, .page = {}, .sides = {}};
    if (entry.number > 0) row.source += fmt::format("#{}", entry.number);
    if (made != nullptr) {
      const std::string name = "games/" + names_.name(source, entry.number);
      std::string page;
      report::append_page_head(page, a_.langs, {entry, row.source, place_});
      page += std::exchange(made->page, {});
      write(name, page);
      ++pages_;
      row.page = name;
      row.sides = verify::said_winning_sides(entry, made->traits);
      standings_.add(entry, made->traits);
    } else if (!entry.error.empty()) {
      complaints_.add(entry, entry.error);
    } else {
      uncovered_ = true;
    }
    index_.add(row);
  }

  ExitCode tell(bool missing) {
    const Lang lang = a_.langs.front();
    std::string out =
        text_of(say::pages_in((folder_ / "index.html").string(), pages_), lang) + "\n";
    out += index_.summary().line(was_interrupted(), lang) + "\n";
    write_out(out);
    if (was_interrupted()) return interrupted;
    const ExitCode code = exit_code_of(index_.summary(), false);
    if (missing && code != internal) return unreadable;
    return code == ok && uncovered_ ? undecided : code;
  }

  const AnnotateArguments& a_;
  Progress progress_;
  Complaints complaints_{progress_};
  fs::path folder_;
  report::PagePlace place_{.shared = "../", .index = "../index.html"};
  std::map<std::string, std::string> below_;
  report::PageNames names_;
  report::Index index_;
  verify::Standings standings_;
  std::uint64_t pages_ = 0;
  bool uncovered_ = false;  // the rules do not cover a game: there is no page of it
};

}  // namespace

ExitCode annotate_site(const AnnotateArguments& arguments) {
  catch_interrupts();
  return Site(arguments).run();
}

}  // namespace tally::cli
