// One change to one event of a record in the game's own form.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "replay/check.h"
#include "replay/record.h"

namespace tally::faults {

// Everything told while a record is checked, as a record that shows all of it. source_at counts the
// events.
class Transcript : public EventSink {
 public:
  void start(const Record& record, Record& out);
  void event(const Event& e, const Match& match, std::uint32_t source_at) override;

 private:
  Record* out_ = nullptr;
};

// How an event is changed.
enum class Change : std::uint8_t { left_out, twice, field, swapped };

struct NativeFault {
  Change change = Change::field;
  std::size_t at = 0;
  Field field = Field::what;
};

// Every way to change the event at `i` that cannot be right. Only what the rules bring about or
// chance decides: of a choice many other ones can be right.
std::vector<NativeFault> faults_at(const Record& record, std::size_t i);

// A copy of `record` with the fault in it. `seed` picks the new value of a field.
void plant(const Record& record, const NativeFault& fault, std::uint32_t seed, Record& out);

}  // namespace tally::faults
