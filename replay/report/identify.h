#pragma once
// By what the findings of an entry, and what is said of its record as a whole, are known again.
#include <cstdint>
#include <string>
#include <string_view>

#include "replay/record.h"
#include "replay/report/entry.h"

namespace tally::report {

// Of a record that was read.
void identify(const Record& record, Entry& entry);
// Of one that was not, which is known by the name of its file; it has its path by now.
void identify_unread(Entry& entry);

// Which message it is: of one that only adds a line's number, a hint or two numbers to another, the
// other's.
std::string_view message_id(const Message& message);

}  // namespace tally::report
