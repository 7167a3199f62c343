#include "replay/report/formats/json_writer.h"

#include "replay/report/jsonl.h"

namespace tally::report {

void JsonWriter::name(std::string_view key) {
  if (!first_) *out_ += ',';
  first_ = false;
  if (key.empty()) return;
  write_json_string(*out_, key);
  *out_ += ':';
}

void JsonWriter::begin(std::string_view key, char bracket) {
  name(key);
  *out_ += bracket;
  first_ = true;
}

void JsonWriter::end(char bracket) {
  *out_ += bracket;
  first_ = false;
}

void JsonWriter::text(std::string_view key, std::string_view value) {
  name(key);
  write_json_string(*out_, value);
}

void JsonWriter::number(std::string_view key, std::uint64_t value) {
  name(key);
  *out_ += std::to_string(value);
}

void JsonWriter::boolean(std::string_view key, bool value) {
  name(key);
  *out_ += value ? "true" : "false";
}

}  // namespace tally::report
