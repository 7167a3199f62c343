#pragma once
// What every page begins with: languages, what it may load, title, styles.
#include <string>
#include <string_view>

#include "engine/core/message.h"
#include "replay/report/page/html.h"

namespace tally::report {

struct DocumentHead {
  Message title;
  std::string_view meta = {};  // further lines of the head
  std::string styles = {};     // of a page that has its style in it
  std::string shared = {};     // else the address of the style sheet
  std::string_view body = {};  // the class of the body
};

// Up to the beginning of the body. A page of several languages names them, and its title in each
// (choices.ts goes by that).
void append_document_head(std::string& out, const Langs& langs, const DocumentHead& head);

}  // namespace tally::report
