// Which files a command line means.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/message.h"

namespace tally::io {

// Files as given, whether they exist or not (opening them tells); folders as the record files in
// them and in the folders below, in the order of their names, the same on every machine. Left out
// are hidden files and folders, and what lies beside records: .md .toml .tsv .expect. A
// folder reached twice, over a symbolic link, is listed once. Throws InputError, which
// here names the path, for a folder that cannot be read and for "-" given twice.
std::vector<std::string> list_inputs(const std::vector<std::string>& paths);

// Whether a file claims by its name to be a record, packed or not: .jsonl .rep. What is in it may
// say otherwise.
bool named_as_record(const std::string& path);

// The same; a folder or file in one that cannot be read is told to `refuse`, and hides no other.
using Refuse = std::function<void(const std::string& path, const Message& why)>;
std::vector<std::string> list_inputs(const std::vector<std::string>& paths, const Refuse& refuse);

}  // namespace tally::io
