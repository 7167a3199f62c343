#include "replay/log/json_line.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <simdjson.h>

#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/line_reader.h"
#include "replay/io/messages.h"
#include "replay/log/json_fault.h"
#include "replay/log/messages.h"

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
    if (at == most) throw io::InputError(say::too_many_values(most));
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

Message why(std::string_view line, simdjson::error_code error) {
  if (error == simdjson::UTF8_ERROR) return say::not_utf8();
  if (error == simdjson::NUMBER_ERROR) return say::no_json_number();
  Message fault = json_fault(line);
  return fault.empty() ? say::bad_text() : fault;
}

simdjson::dom::element root_of(simdjson::dom::parser& parser, std::string_view text,
                               const Says<>& wanted) {
  simdjson::dom::element root;
  constexpr bool copy_first = false;
  const auto error = parser.parse(text.data(), text.size(), copy_first).get(root);
  if (error == simdjson::MEMALLOC) throw io::InputError(io::say::out_of_memory());
  if (error != simdjson::SUCCESS) throw NotJson(io::say::with_hint(wanted(), why(text, error)));
  return root;
}

}  // namespace

std::span<const Json> JsonLine::parse(std::string_view line) {
  const simdjson::dom::element root = root_of(impl_->parser, line, say::expected_object);
  if (!root.is_object()) throw NotJson(say::expected_object());
  impl_->values.clear();
  impl_->unread = {};
  impl_->take(root, {});
  return impl_->values;
}

std::span<const Json> JsonLine::parse_any(std::string_view text,
                                          std::span<const std::string_view> unread) {
  const simdjson::dom::element root = root_of(impl_->parser, text, say::expected_json);
  impl_->values.clear();
  impl_->unread = unread;
  impl_->take(root, {});
  return impl_->values;
}

Message in_words(const Json& value) {
  switch (value.type) {
    case Json::Type::null: return say::word("null");
    case Json::Type::boolean: return say::word(value.yes ? "true" : "false");
    case Json::Type::integer: return say::word(std::to_string(value.number));
    case Json::Type::fraction: return say::a_fraction();
    case Json::Type::string: return say::word(io::in_quotes(value.text));
    case Json::Type::list: return say::a_list();
    case Json::Type::object: break;
  }
  return say::an_object();
}

std::string quoted(std::string_view key) { return "\"" + std::string(key) + "\""; }

void expected(std::string_view key, Message what, const Json& found) {
  throw io::InputError(say::expected(quoted(key), std::move(what), in_words(found)));
}

void throw_with_hint(Message fault, Message hint) {
  throw io::InputError(io::say::with_hint(std::move(fault), std::move(hint)));
}

}  // namespace tally::log
