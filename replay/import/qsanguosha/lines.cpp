#include "replay/import/qsanguosha/lines.h"

#include <algorithm>
#include <charconv>

#include <simdjson.h>

#include "replay/import/qsanguosha/messages.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"

namespace tally::qsanguosha {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::int64_t request_bits = 1;
constexpr std::int64_t kind_mask = 0xF;

// Behind the time and one blank.
std::string_view behind_time(std::string_view line) {
  const std::size_t n = line.find_first_not_of(digits);
  return n == 0 || n == std::string_view::npos || line[n] != ' ' ? std::string_view()
                                                                 : line.substr(n + 1);
}

}  // namespace

std::string_view Value::text() const {
  return node_ != nullptr && node_->kind == Node::Kind::text ? node_->text : std::string_view();
}

std::int64_t Value::number(std::int64_t otherwise) const {
  if (is_number()) return node_->number;
  std::int64_t out = 0;
  const std::string_view said = text();
  const auto parsed = std::from_chars(said.data(), said.data() + said.size(), out);
  return parsed.ec == std::errc() && parsed.ptr == said.data() + said.size() ? out : otherwise;
}

bool Value::is_number() const { return node_ != nullptr && node_->kind == Node::Kind::number; }

bool Value::yes() const { return node_ != nullptr && node_->kind == Node::Kind::yes; }

bool Value::is_list() const { return node_ != nullptr && node_->kind == Node::Kind::list; }

std::size_t Value::size() const { return is_list() ? node_->size : 0; }

Value Value::at(std::size_t i) const {
  if (i >= size()) return {};
  const Node* node = node_ + 1;
  for (; i > 0; --i) node += node->extent;
  return Value(*node);
}

std::vector<Value> values_of(Value list) {
  std::vector<Value> out;
  if (list.size() == 0) return out;
  out.reserve(list.size());
  const Node* node = list.node_ + 1;
  for (std::size_t i = 0; i < list.size(); ++i, node += node->extent) out.emplace_back(*node);
  return out;
}

bool is_line(std::string_view first) {
  if (first.starts_with("\xEF\xBB\xBF")) first.remove_prefix(3);
  const std::string_view packet = behind_time(first);
  // Two numbers, the kind, and a fourth for the command.
  if (!packet.starts_with('[')) return false;
  std::size_t at = 1;
  for (int part = 0; part < 3; ++part) {
    const std::size_t end = packet.find_first_not_of(digits, at);
    if (end == at || end == std::string_view::npos || packet[end] != ',') return false;
    at = end + 1;
  }
  return at < packet.size() && digits.find(packet[at]) != std::string_view::npos;
}

struct Lines::Parser {
  simdjson::dom::parser json;
  std::vector<Node> nodes;

  void add(simdjson::dom::element from) {
    const std::size_t at = nodes.size();
    nodes.emplace_back();
    simdjson::dom::array list;
    Node node;
    if (from.get(node.number) == simdjson::SUCCESS) {
      node.kind = Node::Kind::number;
    } else if (from.get(node.text) == simdjson::SUCCESS) {
      node.kind = Node::Kind::text;
    } else if (bool yes = false; from.get(yes) == simdjson::SUCCESS) {
      if (yes) node.kind = Node::Kind::yes;
    } else if (from.get(list) == simdjson::SUCCESS) {
      node.kind = Node::Kind::list;
      for (const simdjson::dom::element inner : list) {
        add(inner);
        ++node.size;
      }
    }
    node.extent = nodes.size() - at;
    nodes[at] = node;
  }
};

Lines::Lines(std::string_view text) : parser_(std::make_unique<Parser>()), rest_(text) {}
Lines::~Lines() = default;

bool Lines::next(Packet& packet) {
  if (count_ == 0 && rest_.starts_with("\xEF\xBB\xBF")) rest_.remove_prefix(3);
  std::string_view line;
  bool whole = true;
  for (;;) {
    if (rest_.empty()) return false;
    const std::size_t end = rest_.find('\n');
    whole = end != std::string_view::npos;
    line = rest_.substr(0, end);
    rest_.remove_prefix(whole ? end + 1 : rest_.size());
    ++count_;
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.find_first_not_of(" \t") != std::string_view::npos) break;
  }
  if (count_ > io::Limits{}.max_packets)
    throw io::InputError(say::too_many_lines(io::Limits{}.max_packets), count_);
  const auto fail = [&] {
    if (whole) return io::InputError(say::line_shape(), count_);
    io::InputError error(say::ends_in_line(count_));
    error.cut = true;
    return error;
  };
  packet.line = count_ - 1;
  const std::string_view json = behind_time(line);
  simdjson::dom::element element;
  if (!json.starts_with('[') ||
      parser_->json.parse(json.data(), json.size(), true).get(element) != simdjson::SUCCESS)
    throw fail();
  parser_->nodes.clear();
  parser_->add(element);
  const Value list(parser_->nodes.front());
  if (list.size() < 4 || !list.at(2).is_number() || !list.at(3).is_number()) throw fail();
  packet.kind = list.at(2).number();
  packet.request = (packet.kind & kind_mask) == request_bits;
  packet.command = list.at(3).number();
  packet.body = list.at(4);
  return true;
}

}  // namespace tally::qsanguosha
