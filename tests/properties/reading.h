#pragma once
// A log held against the rules, as `tally check` does it.
#include <string>
#include <string_view>

#include "engine/core/hash.h"
#include "game_case.h"
#include "replay/check.h"
#include "replay/io/input_error.h"
#include "replay/log/log.h"

namespace tally::properties {

// The only game of a log; false if it cannot be read, with `error` set.
bool read(std::string_view text, Record& record, std::string& error);

// What the checker told, as a log.
class Retold final : public EventSink {
 public:
  void event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) override {
    write_event(text, identity().schema(), e);
    signature.mix(e);
  }
  std::string text;
  Signature signature;
};

// The first finding in words.
std::string first_finding(const Report& report);

}  // namespace tally::properties
