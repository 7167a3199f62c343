#pragma once
// A line of our JSON for OpenSpiel's dou_dizhu: {"id":…,"hist":[…],"deal":…,"acts":…,"returns":…}.
#include <string_view>
#include <vector>

#include "replay/import/dou_dizhu/value.h"
#include "replay/import/openspiel/history.h"

namespace tally::openspiel {

// Reads a line without spaces in one pass, as Python's json.dumps with narrow separators makes it;
// keys in any order, others than ours if they are no lists. False when it is anything else, or says
// two things that do not agree: then read() has the word. At least 64 bytes behind it can be read.
bool scan(std::string_view line, History& out);

// The same from parsed JSON. `acts` is room for what the history points at. Throws io::InputError.
void read(dou_dizhu::Value game, History& out, std::vector<Act>& acts);

}  // namespace tally::openspiel
