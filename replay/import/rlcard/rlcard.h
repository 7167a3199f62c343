#pragma once
// RLCard's doudizhu: a trace, and a replay of rlcard-showdown.
#include <string>
#include <string_view>

#include "replay/import/dou_dizhu/record_writer.h"
#include "replay/import/dou_dizhu/value.h"
#include "replay/record.h"
#include "replay/shape.h"

namespace tally::rlcard {

extern const Shape shape;

inline constexpr dou_dizhu::RecordWriter::Program program = {"rlcard", "RLCard", "rlcard"};

// {"hands":[…],"trace":[[0,"33344"],…],"winner":…,"payoffs":…}; Observation::source_at is the index
// in `trace`. Throws io::InputError.
void read_trace(dou_dizhu::Value game, Record& out);

// {"playerInfo":[…],"initHands":[…],"moveHistory":[…]}; source_at is the index in `moveHistory`.
void read_replay(dou_dizhu::Value game, Record& out);

// Rewrites what Python's repr() made of lists, tuples, dicts, strings, numbers, None, True and
// False as JSON. Appends 64 zero bytes behind the text, not counted in its size. Throws
// io::InputError for anything else.
void json_of_python(std::string_view text, std::string& out);

}  // namespace tally::rlcard
