#include "verify/why/layout.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "replay/report/display.h"

namespace tally::why {
namespace {

constexpr std::size_t columns_of_box = 32;
constexpr double gap = 20;        // between boxes side by side
constexpr double layer_gap = 36;  // between layers
constexpr double margin = 16;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> out;
  const std::string broken = report::wrapped(text, columns_of_box, 0);
  for (std::size_t at = 0; at < broken.size();) {
    const std::size_t end = std::min(broken.find('\n', at), broken.size());
    out.push_back(broken.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

// What led to something by way of what was not done needs no second arrow to it.
void leave_out_detours(Layout& l, const Explanation& all) {
  std::vector<std::pair<std::size_t, std::size_t>> covered;
  for (const Arrow& a : l.arrows) {
    if (all.reasons[l.boxes[a.to].reason].happened) continue;
    for (const Arrow& b : l.arrows)
      if (b.from == a.to) covered.emplace_back(a.from, b.to);
  }
  std::erase_if(l.arrows, [&](const Arrow& a) {
    return std::ranges::count(covered, std::pair{a.from, a.to}) > 0;
  });
}

// The longest way down to the event says how high it lies.
void find_layers(Layout& l) {
  for (std::size_t round = 0; round < l.boxes.size(); ++round) {
    bool moved = false;
    for (const Arrow& a : l.arrows) {
      const int above = l.boxes[a.to].layer + 1;
      if (l.boxes[a.from].layer >= above) continue;
      l.boxes[a.from].layer = above;
      moved = true;
    }
    if (!moved) return;
  }
}

// Above the middle of what it led to, as near as the others let it.
void find_places(Layout& l) {
  int layers = 0;
  for (const Box& b : l.boxes) layers = std::max(layers, b.layer + 1);
  for (int layer = 1; layer < layers; ++layer) {
    std::vector<std::size_t> row;
    for (std::size_t i = 0; i < l.boxes.size(); ++i) {
      if (l.boxes[i].layer != layer) continue;
      row.push_back(i);
      double sum = 0;
      int n = 0;
      for (const Arrow& a : l.arrows)
        if (a.from == i) sum += l.boxes[a.to].x, ++n;
      if (n > 0) l.boxes[i].x = sum / n;
    }
    std::ranges::stable_sort(row, {}, [&](std::size_t i) { return l.boxes[i].x; });
    // To the right as far as there is none, then all of them back by the half of what it took.
    double moved = 0;
    for (std::size_t k = 1; k < row.size(); ++k) {
      const double least = l.boxes[row[k - 1]].x + box_width + gap;
      moved = std::max(moved, least - l.boxes[row[k]].x);
      l.boxes[row[k]].x = std::max(l.boxes[row[k]].x, least);
    }
    for (const std::size_t i : row) l.boxes[i].x -= moved / 2;
  }

  double top = margin;
  for (int layer = layers; layer-- > 0;) {
    double highest = 0;
    for (Box& b : l.boxes) {
      if (b.layer != layer) continue;
      b.y = top;
      highest = std::max(highest, b.height);
    }
    top += highest + layer_gap;
  }
  l.height = top - layer_gap + margin;
  double left = 0;
  for (const Box& b : l.boxes) left = std::min(left, b.x);
  for (Box& b : l.boxes) {
    b.x += margin - left;
    l.width = std::max(l.width, b.x + box_width + margin);
  }
}

}  // namespace

Layout layout_of(const Explanation& all, Lang lang) {
  Layout out;
  std::vector<std::size_t> box_of(all.reasons.size(), 0);
  for (std::size_t i = 0; i < all.reasons.size(); ++i) {
    const Reason& r = all.reasons[i];
    if (r.again) continue;
    box_of[i] = out.boxes.size();
    Box& b = out.boxes.emplace_back();
    b.reason = i;
    b.lines = lines_of(text_of(r.what, lang));
    b.height = 2 * box_padding + line_height * static_cast<double>(b.lines.size() + 1);
  }
  for (std::size_t i = 1; i < all.reasons.size(); ++i)
    out.arrows.push_back({box_of[all.reasons[i].at], box_of[all.reasons[i].of], i});
  leave_out_detours(out, all);
  find_layers(out);
  find_places(out);
  return out;
}

}  // namespace tally::why
