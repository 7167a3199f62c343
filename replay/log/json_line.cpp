#include "replay/log/json_line.h"

#include <algorithm>
#include <vector>

#include <simdjson.h>

#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/line_reader.h"
#include "replay/log/json_fault.h"

namespace tally::log {

static_assert(simdjson::SIMDJSON_PADDING <= io::LineReader::padding);

struct JsonLine::Impl {
  simdjson::dom::parser parser;
  std::vector<Json> values;
  std::span<const std::string_view> unread;

  // What the value is has been looked at, so none of these calls can fail.
  template <class T>
  static T as(const simdjson::dom::element& from) {
    T value{};
    return from.get(value) == simdjson::SUCCESS ? value : T{};
  }

  [[nodiscard]] bool is_unread(std::string_view name) const {
    return std::any_of(unread.begin(), unread.end(), [&](std::string_view key) {
      return key.size() == name.size() && key.front() == name.front() && key == name;
    });
  }

  // The parser bounds the depth (1,024).
  void take(const simdjson::dom::element& from, std::string_view key) {
    using Kind = simdjson::dom::element_type;
    using Type = Json::Type;
    const std::size_t at = values.size();
    constexpr std::size_t most = io::Limits{}.max_values;
    if (at == most)
      throw io::InputError("more than " + io::grouped(most) + " values in one piece of JSON");
    Json& value = values.emplace_back();
    value.key = key;
    switch (from.type()) {
      case Kind::NULL_VALUE: break;
      case Kind::BOOL:
        value.type = Type::boolean;
        value.yes = as<bool>(from);
        break;
      case Kind::INT64:
        value.type = Type::integer;
        value.number = as<std::int64_t>(from);
        break;
      case Kind::UINT64:
      case Kind::DOUBLE:
        value.type = Type::fraction;
        value.real = as<double>(from);
        break;
      case Kind::STRING:
        value.type = Type::string;
        value.text = as<std::string_view>(from);
        break;
      case Kind::ARRAY: {
        value.type = Type::list;
        const auto list = as<simdjson::dom::array>(from);
        for (const simdjson::dom::element inner : list) take(inner, {});
        break;
      }
      case Kind::OBJECT: {
        value.type = Type::object;
        const auto object = as<simdjson::dom::object>(from);
        for (auto inner = object.begin(); inner != object.end(); ++inner) {
          const std::string_view name = inner.key();
          if (!is_unread(name)) take(inner.value(), name);
        }
        break;
      }
    }
    values[at].next = static_cast<std::uint32_t>(values.size());
  }
};

JsonLine::JsonLine() : impl_(std::make_unique<Impl>()) {}
JsonLine::~JsonLine() = default;

namespace {

std::string why(std::string_view line, simdjson::error_code error) {
  if (error == simdjson::UTF8_ERROR) return "the line is not UTF-8";
  if (error == simdjson::NUMBER_ERROR) return "a number is not one of JSON, or too big";
  std::string fault = json_fault(line);
  return fault.empty() ? "a text holds a control character or an unknown escape" : fault;
}

simdjson::dom::element root_of(simdjson::dom::parser& parser, std::string_view text,
                               const char* wanted) {
  simdjson::dom::element root;
  constexpr bool copy_first = false;
  const auto error = parser.parse(text.data(), text.size(), copy_first).get(root);
  if (error == simdjson::MEMALLOC) throw io::InputError("out of memory");
  if (error != simdjson::SUCCESS) throw NotJson(std::string(wanted) + "; " + why(text, error));
  return root;
}

}  // namespace

std::span<const Json> JsonLine::parse(std::string_view line) {
  constexpr const char* wanted = "expected a JSON object on a line of its own";
  const simdjson::dom::element root = root_of(impl_->parser, line, wanted);
  if (!root.is_object()) throw NotJson(wanted);
  impl_->values.clear();
  impl_->unread = {};
  impl_->take(root, {});
  return impl_->values;
}

std::span<const Json> JsonLine::parse_any(std::string_view text,
                                          std::span<const std::string_view> unread) {
  const simdjson::dom::element root = root_of(impl_->parser, text, "expected JSON");
  impl_->values.clear();
  impl_->unread = unread;
  impl_->take(root, {});
  return impl_->values;
}

std::string in_words(const Json& value) {
  switch (value.type) {
    case Json::Type::null: return "null";
    case Json::Type::boolean: return value.yes ? "true" : "false";
    case Json::Type::integer: return std::to_string(value.number);
    case Json::Type::fraction: return "a number that is not whole or too big";
    case Json::Type::string: return io::in_quotes(value.text);
    case Json::Type::list: return "a list";
    case Json::Type::object: break;
  }
  return "an object";
}

std::string quoted(std::string_view key) { return "\"" + std::string(key) + "\""; }

void expected(std::string_view key, std::string_view what, const Json& found) {
  throw io::InputError(quoted(key) + ": expected " + std::string(what) + ", found " +
                       in_words(found));
}

}  // namespace tally::log
