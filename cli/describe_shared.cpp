#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/describe.h"
#include "cli/language.h"
#include "cli/terminal.h"
#include "cli/usage_messages.h"
#include "replay/messages.h"
#include "replay/report/display.h"

namespace tally::cli {

Check whole_number(std::uint64_t low, std::uint64_t high) {
  return [low, high](const std::string& text) {
    std::uint64_t n = 0;
    const char* const end = text.data() + text.size();
    const auto [after, error] = std::from_chars(text.data(), end, n);
    const bool plain = error == std::errc() && after == end && (text[0] != '0' || text.size() == 1);
    if (plain && n >= low && n <= high) return std::string();
    return words(
        say::needs_number(std::to_string(low), std::to_string(high), report::printable(text)));
  };
}

Check one_of(std::vector<std::string> names) {
  return [names = std::move(names)](const std::string& text) {
    if (std::find(names.begin(), names.end(), text) != names.end()) return std::string();
    std::vector<Message> all;
    for (const std::string& name : names) all.push_back(tally::say::verbatim(name));
    return words(say::needs_one_of(joined(std::move(all), tally::say::comma, tally::say::or_),
                                   report::printable(text)));
  };
}

void add_flag(CLI::App& c, const char* name, bool& into, const Message& what) {
  c.add_flag(name, into, words(what));
}

void add_record(CLI::App& c, std::string& record) {
  add_argument(c, help::record(), record, help::of_record())->required();
}

void add_game(CLI::App& c, int& game) { add_number(c, "--game", game, help::file_game(), 1, most); }

void add_ruleset(CLI::App& c, WantedRules& rules) {
  add_text(c, "--ruleset", rules.ruleset, help::rules(), help::RULESET());
  add_flag(c, "--strict-setup", rules.strict_setup, help::strict_setup());
}

void add_seed(CLI::App& c, std::uint64_t& seed, const Message& what) {
  add_number(c, "--seed", seed, what, 0, std::numeric_limits<std::uint64_t>::max());
}

void add_language(CLI::App& c, Lang& lang) {
  lang = spoken();
  c.add_option_function<std::string>(
       "--lang",
       [&lang](const std::string& l) {
         lang = l == "zh" ? Lang::zh : l == "vi" ? Lang::vi : Lang::en;
       },
       words(help::lang()))
      ->check(one_of({"en", "zh", "vi"}))
      ->option_text("en|zh|vi");
}

void add_format(CLI::App& c, bool& jsonl, const Message& of_jsonl) {
  c.add_option_function<std::string>(
       "--format", [&jsonl](const std::string& f) { jsonl = f == "jsonl"; },
       words(help::format(of_jsonl)))
      ->check(one_of({"text", "jsonl"}))
      ->option_text("text|jsonl");
}

void add_display(CLI::App& c) {
  c.add_option_function<std::string>(
       "--color",
       [](const std::string& wanted) {
         want_colour(wanted == "always"  ? Colour::always
                     : wanted == "never" ? Colour::never
                                         : Colour::by_terminal);
       },
       words(help::color()))
      ->check(one_of({"auto", "always", "never"}))
      ->option_text("auto|always|never");
  c.add_flag_callback("--no-pager", want_no_pager, words(help::no_pager()));
}

void add_jobs(CLI::App& c, int& jobs) {
  add_number(c, "--jobs", jobs, help::jobs(), 1, most_threads);
}

namespace {

// "2/7"; false where it is none.
bool read_share(const std::string& text, Share& share) {
  constexpr std::uint64_t most_parts = 1'000'000;
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::string part = text.substr(0, slash);
  const std::string of = text.substr(std::min(slash + 1, text.size()));
  if (!whole_number(1, most_parts)(of).empty() || !whole_number(1, most_parts)(part).empty())
    return false;
  share.part = std::stoull(part);
  share.of = std::stoull(of);
  return share.part <= share.of;
}

}  // namespace

void add_share(CLI::App& c, Share& share) {
  c.add_option_function<std::string>(
       "--shard", [&share](const std::string& text) { read_share(text, share); },
       words(help::share()))
      ->check([](const std::string& text) {
        Share given;
        return read_share(text, given) ? std::string()
                                       : words(say::needs_share(report::printable(text)));
      })
      ->type_name(std::string(help::K_of_N.id))
      ->option_text(words(help::K_of_N()));
}

void add_required_output(CLI::App& c, std::string& output) {
  add_text(c, "-o,--output", output, help::output(), help::FILE())->required();
}

}  // namespace tally::cli
