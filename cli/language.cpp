#include "cli/language.h"

#include <cstdlib>
#include <optional>
#include <string_view>

#include "cli/terminal.h"

namespace tally::cli {
namespace {

Lang language = Lang::en;

std::optional<Lang> language_named(std::string_view name) {
  if (name == "en") return Lang::en;
  if (name == "zh") return Lang::zh;
  if (name == "vi") return Lang::vi;
  return std::nullopt;
}

// "zh", "zh_CN.UTF-8", "zh-Hans"
Lang of_locale(std::string_view locale) {
  if (locale.size() > 2 && std::string_view("_-.@").find(locale[2]) == std::string_view::npos)
    return Lang::en;
  return language_named(locale.substr(0, 2)).value_or(Lang::en);
}

Lang of_surroundings() {
  for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    if (value != nullptr && *value != '\0') return of_locale(value);
  }
  return Lang::en;
}

}  // namespace

Lang wanted_language(int argc, const char* const* argv) {
  constexpr std::string_view option = "--lang";
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    std::optional<Lang> lang;
    if (word == option && i + 1 < argc)
      lang = language_named(argv[i + 1]);
    else if (word.starts_with("--lang="))
      lang = language_named(word.substr(option.size() + 1));
    if (lang) return *lang;
  }
  return of_surroundings();
}

void speak(Lang lang) { language = lang; }
Lang spoken() { return language; }

std::string words(const Message& message) { return text_of(message, language); }
void complain(const Message& message) { complain(words(message)); }

}  // namespace tally::cli
