#include "replay/import/freekill/json_to_cbor.h"

#include <charconv>
#include <optional>
#include <string>

#include <simdjson.h>

#include "replay/import/freekill/cbor.h"
#include "replay/import/freekill/cbor_writer.h"
#include "replay/import/freekill/container.h"
#include "replay/import/freekill/messages.h"
#include "replay/io/input_error.h"
#include "replay/io/messages.h"

namespace tally::freekill {
namespace {

namespace dom = simdjson::dom;
using cbor::Writer;

constexpr std::size_t uncounted = 0xFFFFFF;  // simdjson counts elements no further
constexpr std::size_t first_packet = 10;

[[noreturn]] void throw_malformed(Message why) {
  throw io::InputError(say::malformed_json(std::move(why)));
}

template <class Collection>
std::size_t count(const Collection& values) {
  if (values.size() >= uncounted) throw_malformed(say::too_many_values());
  return values.size();
}

// Only what an integer prints as: "-2" and "10", not "007" or "+1".
std::optional<std::int64_t> integer_key(std::string_view key) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), number);
  if (error != std::errc() || end != key.data() + key.size()) return std::nullopt;
  return std::to_string(number) == key ? std::optional(number) : std::nullopt;
}

// The parsers refuse deeper nesting than cbor::max_depth, so this recursion is bounded.
void write_value(const dom::element& value, Writer& writer) {
  switch (value.type()) {
    case dom::element_type::ARRAY: {
      const dom::array items(value);
      writer.array(count(items));
      for (const dom::element item : items) write_value(item, writer);
      return;
    }
    case dom::element_type::OBJECT: {
      const dom::object fields(value);
      writer.map(count(fields));
      for (const auto& [key, field] : fields) {
        if (const auto number = integer_key(key)) {
          writer.integer(*number);
        } else {
          writer.text(key);
        }
        write_value(field, writer);
      }
      return;
    }
    case dom::element_type::STRING: writer.text(std::string_view(value)); return;
    case dom::element_type::INT64: writer.integer(std::int64_t(value)); return;
    case dom::element_type::UINT64: writer.unsigned_integer(std::uint64_t(value)); return;
    case dom::element_type::DOUBLE: writer.real(double(value)); return;
    case dom::element_type::BOOL: writer.boolean(bool(value)); return;
    case dom::element_type::NULL_VALUE: writer.null(); return;
  }
}

}  // namespace

struct JsonToCbor::Parsers {
  Parsers() : outer(max_payload), inner(max_payload) {
    // Fails only for lack of memory, which the parse calls would report again.
    if (outer.allocate(first_capacity, cbor::max_depth) != simdjson::SUCCESS ||
        inner.allocate(first_capacity, cbor::max_depth) != simdjson::SUCCESS) {
      throw io::InputError(io::say::out_of_memory());
    }
  }

  static constexpr std::size_t first_capacity = 64 * 1024;

  dom::element parse_outer(std::string_view json) {
    dom::element root;
    const auto error = outer.parse(json.data(), json.size(), false).get(root);
    if (error == simdjson::DEPTH_ERROR) throw_malformed(say::nested_too_deep());
    if (error != simdjson::SUCCESS)
      throw_malformed(say::as_parser_says(simdjson::error_message(error)));
    return root;
  }

  // A byte string with the CBOR of the JSON in `json`, or of the text itself if it is none.
  void write_data(std::string_view json, Writer& writer) {
    padded.assign(json);
    padded.reserve(json.size() + simdjson::SIMDJSON_PADDING);
    data.clear();
    Writer data_writer(data);
    dom::element root;
    const auto error = inner.parse(padded.data(), padded.size(), false).get(root);
    if (error == simdjson::DEPTH_ERROR) throw_malformed(say::nested_too_deep());
    if (error == simdjson::SUCCESS) {
      write_value(root, data_writer);
    } else {
      data_writer.text(json);
    }
    writer.bytes(data);
  }

  void write_element(std::size_t index, const dom::element& element, Writer& writer) {
    std::string_view text;
    if (index < first_packet && element.get(text) == simdjson::SUCCESS) {
      if (index == 2 || index == 3) {
        write_data(text, writer);
      } else {
        writer.bytes(text);
      }
      return;
    }
    if (index < first_packet || !write_packet(element, writer)) write_value(element, writer);
  }

  // False, and nothing written, if it is not [time, request, command, data].
  bool write_packet(const dom::element& element, Writer& writer) {
    dom::array fields;
    if (element.get(fields) != simdjson::SUCCESS || fields.size() != 4) return false;
    auto field = fields.begin();
    const dom::element time = *field;
    const dom::element request = *++field;
    std::string_view command;
    std::string_view text;
    if ((*++field).get(command) != simdjson::SUCCESS) return false;
    if ((*++field).get(text) != simdjson::SUCCESS) return false;
    writer.array(4);
    write_value(time, writer);
    write_value(request, writer);
    writer.bytes(command);
    if (carries_plain_text(command)) {
      writer.bytes(text);
    } else {
      write_data(text, writer);
    }
    return true;
  }

  dom::parser outer;
  dom::parser inner;
  std::string padded;
  std::vector<std::uint8_t> data;
};

JsonToCbor::JsonToCbor() : parsers_(std::make_unique<Parsers>()) {}
JsonToCbor::JsonToCbor(JsonToCbor&&) noexcept = default;
JsonToCbor& JsonToCbor::operator=(JsonToCbor&&) noexcept = default;
JsonToCbor::~JsonToCbor() = default;

void JsonToCbor::convert(std::string_view json, std::vector<std::uint8_t>& out) {
  if (json.size() > max_payload) {
    throw io::InputError(say::json_too_big(io::said_size(max_payload)));
  }
  const dom::element root = parsers_->parse_outer(json);
  dom::array elements;
  if (root.get(elements) != simdjson::SUCCESS) throw_malformed(say::expected_one_array());
  Writer writer(out);
  writer.array(count(elements));
  std::size_t index = 0;
  for (const dom::element element : elements) parsers_->write_element(index++, element, writer);
}

}  // namespace tally::freekill
