// A text in the two languages of the house.
#pragma once

#include <string>

namespace tally {

struct Text {
  std::string en, zh;
};

}  // namespace tally
