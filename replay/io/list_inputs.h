// Which files a command line means.
#pragma once

#include <string>
#include <vector>

namespace tally::io {

// Files as given, whether they exist or not (opening them tells); folders as the record files in
// them and in the folders below, in the order of their names, the same on every machine. Left out
// are hidden files and folders, and what lies beside records: .md .toml .tsv .expect. A
// folder reached twice, over a symbolic link, is listed once. Throws InputError, which
// here names the path, for a folder that cannot be read and for "-" given twice.
std::vector<std::string> list_inputs(const std::vector<std::string>& paths);

}  // namespace tally::io
