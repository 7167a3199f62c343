#include "engine/core/message.h"

#include <algorithm>
#include <utility>

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

// The same that Says asks of a text when it is compiled; and that no message stands in it twice, as
// what that makes of a few lines has no end.
bool can_fill(std::string_view text, std::span<const Arg> args) {
  std::uint32_t messages = 0;  // those that stand in it, a bit each
  for (;;) {
    const std::size_t hole = text.find_first_of("{}");
    if (hole == std::string_view::npos) return true;
    const std::size_t end = text.find('}', hole);
    if (text[hole] == '}' || end == std::string_view::npos || end == hole + 1) return false;
    const std::size_t n = static_cast<std::size_t>(text[hole + 1]) - '0';
    const std::string_view form = text.substr(hole + 2, end - hole - 2);
    if (n >= args.size()) return false;
    const bool number = std::holds_alternative<Number>(args[n].is);
    const std::uint32_t bit =
        std::holds_alternative<Message>(args[n].is) ? std::uint32_t{1} << n : 0;
    if ((messages & bit) != 0) return false;
    messages |= bit;
    const bool of_number =
        form == ":," || (form.starts_with(':') && form.find('|') != std::string_view::npos);
    if (!form.empty() && form != ":-" && !(number && of_number)) return false;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

bool can_say(const Row& row, std::span<const Arg> args) {
  return std::ranges::all_of(row.texts, [&](std::string_view t) { return can_fill(t, args); });
}

void append_text(std::string& out, const Message& message, Lang lang) {
  if (message.empty()) return;
  std::string_view text = message.row_->texts[column(lang)];
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
  return id() == other.id() &&
         std::equal(args_.begin(), args_.end(), other.args_.begin(), other.args_.end());
}

Message Message::of(const Row& row, std::vector<Arg> args) {
  Message out;
  out.row_ = &row;
  out.args_ = std::move(args);
  return out;
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
