#pragma once
// The commands, one file each. All write results to standard output and everything else to standard
// error; all throw Failure, and let what is a fault of this program pass as other exceptions.
#include "cli/arguments.h"
#include "cli/exit_code.h"

namespace tally::cli {

ExitCode run(const CheckArguments& arguments);
ExitCode run(const ShowArguments& arguments);
ExitCode run(const DiffArguments& arguments);
ExitCode run(const RulesArguments& arguments);
ExitCode run(const ImportArguments& arguments);
ExitCode run(const PlayArguments& arguments);
ExitCode run(const FormatArguments& arguments);
ExitCode run(const LegalArguments& arguments);
ExitCode run(const FuzzArguments& arguments);
ExitCode run(const ShrinkArguments& arguments);
ExitCode run(const ProveArguments& arguments);
ExitCode run(const HideArguments& arguments);
ExitCode run(const DeduceArguments& arguments);
ExitCode run(const CompareArguments& arguments);
ExitCode run(const GraphArguments& arguments);
ExitCode run(const AnnotateArguments& arguments);
ExitCode run(const RegressArguments& arguments);
ExitCode run(const ForkArguments& arguments);
ExitCode run(const WhyArguments& arguments);
ExitCode run(const MergeArguments& arguments);
ExitCode run(const ExploreArguments& arguments);
ExitCode run(const ScoreArguments& arguments);
ExitCode run(const AuditArguments& arguments);

}  // namespace tally::cli
