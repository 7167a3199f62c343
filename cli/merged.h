#pragma once
// The commands that can be shared by several machines, told from what the parts of a run say: the
// same code tells them as tells one run.
#include <cstdint>
#include <span>
#include <vector>

#include "cli/arguments.h"
#include "cli/check_all.h"
#include "cli/exit_code.h"
#include "cli/paths.h"

namespace tally::cli {

// `paths` are as the parts have found them.
ExitCode run_merged(const CheckArguments& arguments, const Paths& paths, const EachGame& each_game);
ExitCode run_merged(const RegressArguments& arguments, const Paths& paths,
                    const EachGame& each_game);
// `sums`: of each part, as FuzzCrew has counted them.
ExitCode run_merged(const FuzzArguments& arguments,
                    std::span<const std::vector<std::uint64_t>> sums);

}  // namespace tally::cli
