#include "replay/report/page/page.h"

#include "replay/report/page/frame.h"

namespace tally::report {

std::string page(const PageInput& in) {
  std::string out;
  open_page(out, in.langs, name_of_file(source_of(in.entry)), {"page.css"});
  PageStory(in).write(out);
  std::string data;
  append_page_data(data, in);
  append_page_json(out, "id=data", data);
  close_page(out, "page.js");
  return out;
}

}  // namespace tally::report
