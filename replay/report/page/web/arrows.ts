// Arrows from seat to seat: straight where nothing is in the way, else in a curve round what lies on
// the table.
import { Arrow } from "./board";
import { svg } from "./dom";

interface Point {
  x: number;
  y: number;
}

const headLength = 13;
const headWidth = 7;
// How far the curve is bent, of its length: the first that runs clear is taken.
const bends = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2];
const samples = 48;

const middleOf = (box: DOMRect): Point => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});
const holds = (box: DOMRect, { x, y }: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

// A point of the curve from a to b, which `c` pulls at; with two places what pulls at the part
// between them.
const blend = (a: Point, c: Point, b: Point, s: number, t = s): Point => {
  const of = (p: number, q: number, r: number): number =>
    (1 - s) * (1 - t) * p + ((1 - s) * t + (1 - t) * s) * q + s * t * r;
  return { x: of(a.x, c.x, b.x), y: of(a.y, c.y, b.y) };
};

interface Way {
  from: Point;
  pull: Point;
  to: Point;
  crossed: number; // points of it that lie over something, as that counts
}

// What a way should not cross. A card covers the arrow; over words it would be a line through them.
interface Thing {
  box: DOMRect;
  counts: number;
}
const card = 1;
const other = 4;

// From the border of one box to that of another; null where there is no room between them.
function wayOf(a: DOMRect, b: DOMRect, bend: number, frame: DOMRect, over: Thing[]): Way | null {
  const [p, q] = [middleOf(a), middleOf(b)];
  const c = {
    x: (p.x + q.x) / 2 - (q.y - p.y) * bend,
    y: (p.y + q.y) / 2 + (q.x - p.x) * bend,
  };
  let [begin, end, crossed] = [-1, -1, 0];
  for (let i = 0; i <= samples; ++i) {
    const at = blend(p, c, q, i / samples);
    if (holds(a, at) || holds(b, at)) continue;
    if (begin < 0) begin = i;
    end = i;
    if (!holds(frame, at)) crossed += other;
    for (const { box, counts } of over) if (holds(box, at)) crossed += counts;
  }
  if (begin < 1 || end <= begin) return null;
  // Up to the border itself, which lies before the first point outside and behind the last.
  const border = (box: DOMRect, inside: number, outside: number): number => {
    let [within, out] = [inside / samples, outside / samples];
    for (let n = 0; n < 8; ++n) {
      const half = (within + out) / 2;
      if (holds(box, blend(p, c, q, half))) within = half;
      else out = half;
    }
    return out;
  };
  const [s, t] = [border(a, begin - 1, begin), border(b, end + 1, end)];
  return { from: blend(p, c, q, s), pull: blend(p, c, q, s, t), to: blend(p, c, q, t), crossed };
}

function best(a: DOMRect, b: DOMRect, frame: DOMRect, over: Thing[]): Way | null {
  let found: Way | null = null;
  for (const bend of bends) {
    const way = wayOf(a, b, bend, frame, over);
    if (way !== null && (found === null || way.crossed < found.crossed)) found = way;
    if (found?.crossed === 0) break;
  }
  return found;
}

export function drawArrows(root: HTMLElement, into: SVGElement, arrows: Arrow[]): void {
  if (arrows.length === 0) return;
  const frame = root.getBoundingClientRect();
  into.setAttribute("viewBox", `${frame.left} ${frame.top} ${frame.width} ${frame.height}`);
  const things = (selector: string, counts: number): Thing[] =>
    [...root.querySelectorAll(selector)].map((node) => ({
      box: node.getBoundingClientRect(),
      counts,
    }));
  const seats = new Map<number, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-seat]"))
    seats.set(Number(node.dataset.seat), node.getBoundingClientRect());
  const laid = [
    ...things(".area:not(.big), .area.big .label span", other),
    ...things(".area.big .card", card),
  ];
  for (const { from, to, kind } of arrows) {
    const [a, b] = [seats.get(from), seats.get(to)];
    if (a === undefined || b === undefined) continue;
    const seated = [...seats.values()].filter((box) => box !== a && box !== b);
    const way = best(a, b, frame, [...laid, ...seated.map((box) => ({ box, counts: other }))]);
    if (way === null) continue;
    const { from: p, pull, to: q } = way;
    const length = Math.max(Math.hypot(q.x - pull.x, q.y - pull.y), 1);
    const [ux, uy] = [(q.x - pull.x) / length, (q.y - pull.y) / length];
    const [hx, hy] = [q.x - ux * headLength, q.y - uy * headLength];
    const [wx, wy] = [uy * headWidth, -ux * headWidth];
    into.append(
      svg("path", { class: `line ${kind}`, d: `M${p.x} ${p.y}Q${pull.x} ${pull.y} ${hx} ${hy}` }),
      svg("path", {
        class: `head ${kind}`,
        d: `M${q.x} ${q.y}L${hx + wx} ${hy + wy}L${hx - wx} ${hy - wy}Z`,
      }),
    );
  }
}
