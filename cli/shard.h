#pragma once
// One part of a run, written to standard output: `--shard K/N`.
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/check_all.h"
#include "cli/exit_code.h"
#include "cli/paths.h"
#include "replay/report/shard/shard_out.h"

namespace tally::cli {

// What comes from records stands in a part as it is. Throws Failure.
void expect_no_terminal();

// Of records: those of options.share, judged and not yet told of. `read`: files that were read
// besides. It ends with 0 whatever was found: what the run ends with is known when all parts are.
ExitCode write_shard(Paths paths, CheckAll options, const std::vector<std::string>& read);
// Of a command without records: what it has counted; `units` are its games, those of others too.
ExitCode write_shard(const Share& share, std::span<const std::uint64_t> sums, std::uint64_t units,
                     const std::vector<std::string>& read);

}  // namespace tally::cli
