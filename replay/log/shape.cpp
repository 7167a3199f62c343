// How this program's own logs are told.
#include "replay/log/log.h"

namespace tally {
namespace {

constexpr ShapeKey keys[] = {{"tally"}, {"e"}};

// One JSON object a line; blank lines and a byte order mark may come first. Objects that are no
// other program's are this one's: its reader says best what is wrong with them.
bool begins_log(std::string_view first) { return begun(first).starts_with('{'); }

std::unique_ptr<Games> logs(io::LineReader& lines) { return std::make_unique<LogReader>(lines); }

}  // namespace

// How a log begins a game; one that spells it otherwise is not cut there.
constinit const Shape log_shape{.program = "native",
                                .unit = SourceUnit::line,
                                .begins = begins_log,
                                .keys = keys,
                                .of_lines = logs,
                                .seam = "\n{\"tally\":"};

}  // namespace tally
