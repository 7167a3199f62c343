#pragma once
// Writing JSON: fields with a comma behind each, lists.
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "replay/report/display.h"
#include "replay/report/jsonl.h"

namespace tally::report {

class JsonOut {
 public:
  explicit JsonOut(std::string& out) : out_(out) {}

 protected:
  template <class... A>
  void print(fmt::format_string<A...> format, A&&... args) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<A>(args)...);
  }
  void string(std::string_view s) { write_json_string(out_, printable(s)); }
  void key(std::string_view name) { print("\"{}\":", name); }
  void text(std::string_view name, std::string_view value) {
    key(name);
    string(value);
    out_ += ',';
  }
  void number(std::string_view name, int value) {
    key(name);
    print("{},", value);
  }
  // The items in brackets, each as `put_one` writes it.
  template <class Items, class F>
  void join(const Items& items, const F& put_one) {
    out_ += '[';
    for (const auto& item : items) {
      put_one(item);
      out_ += ',';
    }
    if (out_.back() == ',')
      out_.back() = ']';
    else
      out_ += ']';
  }
  template <class Items, class F>
  void list(std::string_view name, const Items& items, const F& put_one) {
    key(name);
    join(items, put_one);
    out_ += ',';
  }

  std::string& out_;
};

}  // namespace tally::report
