#pragma once
// Figures of many games, and how a page draws them: tables in which every row has its own picture.
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/message.h"
#include "replay/report/page/html.h"

namespace tally::report {

// A part of a whole, and within which bounds the share lies in 19 of 20 cases.
struct Bar {
  Message label;
  std::uint64_t part = 0;
  std::uint64_t whole = 0;
  double share = 0;
  double low = 0;
  double high = 0;
};

struct Chart {
  Message title;
  std::vector<Bar> bars;
};

// What many games of one game come to.
struct Figures {
  Message game;  // what it is called
  std::uint64_t games = 0;
  double level = 0;  // the share of all seats together: drawn as a line in every chart
  std::vector<Chart> wins;
  std::map<int, std::uint64_t> turns;  // how many games took so many
};

void append_figures(std::string& out, const Langs& langs, const Figures& figures);

// A row of how often something was found.
struct Count {
  std::string head;  // of what, as it stands in the records' table
  Message words;
  std::uint64_t count = 0;
  std::uint64_t records = 0;  // in so many of them
};
void append_counts(std::string& out, const Langs& langs, const Message& title,
                   const std::vector<Count>& counts);

}  // namespace tally::report
