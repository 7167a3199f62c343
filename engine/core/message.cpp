#include "engine/core/message.h"

#include <algorithm>

namespace tally {
namespace {

// 1048576 -> "1,048,576"
void append_grouped(std::string& out, std::int64_t number) {
  std::string digits = std::to_string(number);
  const std::size_t first = number < 0 ? 1 : 0;
  for (std::size_t left = digits.size(); left > first + 3; left -= 3)
    digits.insert(left - 3, 1, ',');
  out += digits;
}

// {0:,} or {0:card|cards}; the checks of Says leave no other.
void append_form(std::string& out, std::int64_t number, std::string_view form) {
  if (form == ",") return append_grouped(out, number);
  const std::size_t bar = form.find('|');
  out += number == 1 ? form.substr(0, bar) : form.substr(bar + 1);
}

void append_arg(std::string& out, const Arg& arg, std::string_view form, Lang lang) {
  if (form == "-") return;
  struct Append {
    void operator()(const Number& n) const {
      if (form.empty())
        out += std::to_string(n.number);
      else
        append_form(out, n.number, form);
    }
    void operator()(const Verbatim& v) const { out += v.text; }
    void operator()(const Texts& t) const { out += t.of(lang); }
    void operator()(const EventArg& e) const { out += e->words.of(lang); }
    void operator()(const Message& m) const { append_text(out, m, lang); }
    std::string& out;
    std::string_view form;
    Lang lang;
  };
  std::visit(Append{out, form, lang}, arg.is);
}

}  // namespace

void append_text(std::string& out, const Message& message, Lang lang) {
  if (message.empty()) return;
  std::string_view text = message.row_->texts[static_cast<std::size_t>(lang)];
  for (;;) {
    const std::size_t hole = text.find('{');
    out += text.substr(0, hole);
    if (hole == std::string_view::npos) return;
    const std::size_t end = text.find('}', hole);
    const std::string_view form = text.substr(hole + 2, end - hole - 2);
    append_arg(out, message.args()[static_cast<std::size_t>(text[hole + 1] - '0')],
               form.empty() ? form : form.substr(1), lang);
    text.remove_prefix(end + 1);
  }
}

std::string text_of(const Message& message, Lang lang) {
  std::string out;
  append_text(out, message, lang);
  return out;
}

bool Arg::operator==(const Arg& other) const {
  const auto* const a = std::get_if<EventArg>(&is);
  const auto* const b = std::get_if<EventArg>(&other.is);
  if (a != nullptr && b != nullptr) return (*a)->words == (*b)->words;
  return is == other.is;
}

bool Message::operator==(const Message& other) const {
  return row_ == other.row_ &&
         std::equal(args_.begin(), args_.end(), other.args_.begin(), other.args_.end());
}

bool Message::has(const Message& part) const {
  if (*this == part) return true;
  return std::ranges::any_of(args_, [&](const Arg& arg) {
    const auto* const m = std::get_if<Message>(&arg.is);
    return m != nullptr && m->has(part);
  });
}

Message joined(std::vector<Message> parts, const Says<Message, Message>& between,
               const Says<Message, Message>& before_last) {
  Message out;
  for (std::size_t i = 0; i < parts.size(); ++i)
    out = i == 0 ? std::move(parts[i])
                 : (i + 1 == parts.size() ? before_last : between)(std::move(out),
                                                                   std::move(parts[i]));
  return out;
}

}  // namespace tally
