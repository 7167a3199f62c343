#pragma once
// By what the findings of an entry, and what is said of its record as a whole, are known again.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "replay/record.h"
#include "replay/report/entry.h"

namespace tally::report {

// Of a record that was read.
void identify(const Record& record, Entry& entry);
// Says which file an entry is of. One that was not read is known by the name of it.
void put_in_file(Entry& entry, const std::string& path);

// The message that stands in another at this place; an empty one where there is none.
const Message& part_of(const Message& message, std::size_t place);

// Which message it is: of one that only adds a line's number, a hint or two numbers to another, the
// other's.
std::string_view message_id(const Message& message);

}  // namespace tally::report
