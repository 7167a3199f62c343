// A completion for bash. The tables are written from the command line; what reads them is the same
// for every program.
#include <fmt/format.h>

#include "cli/shell/scripts.h"

namespace tally::cli::shell {
namespace {

constexpr std::string_view tables = R"(# bash completion for {0}; made by `{0} completion bash`.
{1}
# What {0} COMMAND takes: $options, and $valued of them need a value.
_{0}_options() {{
  case $1 in
{2}  esac
}}
# What can stand behind an option, or as the argument of this number: $values, $files.
_{0}_values() {{
  case $1,$2 in
{3}  esac
}}
)";

constexpr std::string_view reader = R"(
_{0}() {{
  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}
  local command= options= valued= values= files= i=1 n=0
  # "--option=value" comes as three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=${{COMP_WORDS[COMP_CWORD-2]}}
  fi
  _{0}_options ''
  while (( i < COMP_CWORD )); do
    case ${{COMP_WORDS[i]}} in
      -?*)
        if [[ ${{COMP_WORDS[i+1]}} == = ]]; then
          (( i += 2 ))
        elif [[ " $valued " == *" ${{COMP_WORDS[i]}} "* ]]; then
          (( i++ ))
        fi ;;
      *)
        if [[ -z $command ]]; then
          command=${{COMP_WORDS[i]}}
          _{0}_options "$command"
        else
          (( n++ ))
        fi ;;
    esac
    (( i++ ))
  done
  COMPREPLY=()
  if [[ " $valued " == *" $before "* ]]; then
    _{0}_values "$command" "$before"
  elif [[ $word == -?* ]]; then
    values=$options
  else
    _{0}_values "$command" "$n"
  fi
  if [[ -n $values ]]; then
    COMPREPLY=($(compgen -W "$values" -- "$word"))
  fi
  if [[ -n $files ]]; then
    compopt -o filenames 2>/dev/null
    local IFS=$'\n'
    COMPREPLY+=($(compgen -f -- "$word"))
  fi
}}
complete -F _{0} {0}
)";

std::string values_in_bash(const Values& values) {
  std::string out = values.words.empty() ? "" : with_spaces(values.words);
  for (const std::string& list : values.lists) out += "$_tally_" + list;
  return fmt::format("values=\"{}\"{}", out, values.files ? " files=1" : "");
}

void add_tables(const CommandLine& c, const std::string& name, std::string& options,
                std::string& values) {
  std::string all;
  std::string valued;
  for (const Option& o : c.options)
    for (const std::string& spelling : o.names) {
      all += (all.empty() ? "" : " ") + spelling;
      if (!o.value.empty()) valued += (valued.empty() ? "" : " ") + spelling;
    }
  options += fmt::format("    {}) options=\"{}\" valued=\"{}\" ;;\n", name, all, valued);
  for (const Option& o : c.options) {
    if (o.values.none()) continue;
    std::string spellings;
    for (const std::string& spelling : o.names)
      spellings += fmt::format("{}{},{}", spellings.empty() ? "" : "|", name, spelling);
    values += fmt::format("    {}) {} ;;\n", spellings, values_in_bash(o.values));
  }
  for (std::size_t i = 0; i < c.arguments.size(); ++i) {
    const Option& o = c.arguments[i];
    const std::string number = o.several ? "*[0-9]" : std::to_string(i);
    if (!o.values.none())
      values += fmt::format("    {},{}) {} ;;\n", name, number, values_in_bash(o.values));
  }
}

}  // namespace

std::string bash_of(const CommandLine& line) {
  std::string names;
  for (const List& list : lists(line))
    names += fmt::format("_{}_{}=\"{}\"\n", line.name, list.name, with_spaces(list.words));
  std::string options;
  std::string values = fmt::format("    ,0) values=\"$_{}_commands\" ;;\n", line.name);
  add_tables(line, "''", options, values);
  for (const CommandLine& c : line.commands) add_tables(c, c.name, options, values);
  return fmt::format(tables, line.name, names, options, values) + fmt::format(reader, line.name);
}

}  // namespace tally::cli::shell
