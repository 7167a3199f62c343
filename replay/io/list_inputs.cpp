#include "replay/io/list_inputs.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string_view>
#include <system_error>

#include "replay/io/input_error.h"
#include "replay/io/messages.h"

namespace tally::io {
namespace {

namespace fs = std::filesystem;

bool lies_beside_records(const fs::path& name) {
  static constexpr std::array<std::string_view, 4> endings = {".md", ".toml", ".tsv", ".expect"};
  std::string ending = name.extension().string();
  for (char& c : ending) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

class Walk {
 public:
  Walk(std::vector<std::string>& found, const Refuse& refuse) : found_(found), refuse_(refuse) {}

  void folder(const fs::path& path) {
    std::error_code error;
    const fs::path real = fs::canonical(path, error);
    if (error) return refuse(path, say::folder_cannot_be_read, error);
    if (!seen_.insert(real).second) return;
    for (const fs::path& name : sorted_names(path)) {
      const fs::path inner = path / name;
      const fs::file_status status = fs::status(inner, error);
      if (status.type() == fs::file_type::none) {
        refuse(inner, say::cannot_be_read, error);
      } else if (fs::is_directory(status)) {
        folder(inner);
      } else if (fs::is_regular_file(status) && !lies_beside_records(name)) {
        found_.push_back(inner.string());
      }
    }
  }

 private:
  void refuse(const fs::path& path, const Says<Verbatim>& what,
              const std::error_code& error) const {
    refuse_(path.string(), what(error.message()));
  }

  std::vector<fs::path> sorted_names(const fs::path& path) const {
    std::vector<fs::path> names;
    std::error_code error;
    fs::directory_iterator entry(path, error);
    for (; !error && entry != fs::directory_iterator(); entry.increment(error)) {
      fs::path name = entry->path().filename();
      if (!name.native().starts_with('.')) names.push_back(std::move(name));
    }
    if (error) refuse(path, say::folder_cannot_be_read, error);
    std::sort(names.begin(), names.end(),
              [](const fs::path& a, const fs::path& b) { return a.native() < b.native(); });
    return names;
  }

  std::vector<std::string>& found_;
  const Refuse& refuse_;
  std::set<fs::path> seen_;
};

}  // namespace

bool named_as_record(const std::string& path) {
  fs::path name(path);
  if (name.extension() == ".gz" || name.extension() == ".zst") name.replace_extension();
  return name.extension() == ".jsonl" || name.extension() == ".rep";
}

std::vector<std::string> list_inputs(const std::vector<std::string>& paths) {
  return list_inputs(paths, [](const std::string& path, const Message& why) {
    throw InputError(say::in_file(path, why));
  });
}

std::vector<std::string> list_inputs(const std::vector<std::string>& paths, const Refuse& refuse) {
  std::vector<std::string> found;
  bool standard_input = false;
  for (const std::string& path : paths) {
    std::error_code error;
    if (path == "-") {
      if (standard_input) throw InputError(say::standard_input_once());
      standard_input = true;
      found.push_back(path);
    } else if (fs::is_directory(path, error)) {
      Walk(found, refuse).folder(path);
    } else {
      found.push_back(path);
    }
  }
  return found;
}

}  // namespace tally::io
