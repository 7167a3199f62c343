#pragma once
// The events of a recording, one after another: {"name":…,"mode":…,"video":[event…],"win":…}.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "replay/log/json_line.h"

namespace tally::noname {

// Asked for what it is not, it gives nothing.
class Value {
 public:
  Value() = default;
  Value(std::span<const log::Json> all, std::size_t at) : all_(all), at_(at) {}

  [[nodiscard]] std::string_view text() const;
  // A number, also one in a text.
  [[nodiscard]] std::int64_t number(std::int64_t otherwise = 0) const;
  [[nodiscard]] bool yes() const;
  [[nodiscard]] bool is_list() const;
  [[nodiscard]] Value at(std::size_t i) const;
  [[nodiscard]] Value of(std::string_view key) const;
  // What stands in a list; of anything else nothing.
  [[nodiscard]] std::vector<Value> each() const;

 private:
  [[nodiscard]] const log::Json* node() const { return at_ < all_.size() ? &all_[at_] : nullptr; }

  std::span<const log::Json> all_;
  std::size_t at_ = 0;
};

struct ScreenEvent {
  std::uint32_t index = 0;
  std::string_view type;
  std::int64_t player = -1;  // where he sits, in the recording's own count
  Value content;             // until the next event
};

class Video {
 public:
  // At least 64 bytes behind `json` can be read. Throws io::InputError.
  explicit Video(std::string_view json);

  [[nodiscard]] std::string_view mode() const { return mode_; }
  // "五人身份 - 反贼"
  [[nodiscard]] std::string_view title() const { return title_; }
  enum class Won : std::uint8_t { untold, no, yes };
  [[nodiscard]] Won viewer_won() const { return won_; }
  // The whole ends behind the list of events.
  [[nodiscard]] bool is_closed() const { return closed_; }

  // False at the end. Throws io::InputError; `cut` where only the last event is not whole.
  bool next(ScreenEvent& event);

 private:
  void about(std::string_view key, std::string_view value);
  Value parsed(std::string_view value);

  log::JsonLine json_;
  std::string mode_;
  std::string title_;
  Won won_ = Won::untold;
  std::string_view rest_;  // of the list of events, behind its bracket
  bool cut_ = false;       // the list does not end
  bool closed_ = false;
  std::uint32_t count_ = 0;
};

}  // namespace tally::noname
