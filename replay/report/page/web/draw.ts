// The table: seats in their circle, and what lies between them.
import { drawArrows } from "./arrows";
import { AreaPicture, Board, SeatPicture } from "./board";
import { cardText, cardOf, cardsOf, fanOf } from "./cards";
import { el, icon, svg } from "./dom";
import { Game } from "./game";
import { Cell, fansOf, ringOf } from "./places";
import { say, seatName } from "./texts";
import { View } from "./view";

const pictures: Record<string, string> = {
  weapon: "M20 3l1 1-9.5 11.5 1.5 1.5-1.4 1.4-2-2L6 20l-2-2 3.6-3.6-2-2L7 11l1.5 1.5z",
  armour: "M12 2l8 3v6c0 5-3.5 9-8 11-4.5-2-8-6-8-11V5z",
  treasure: "M7 4h10l4 5-9 11L3 9zM7 6.5L5.8 8.5h3.4L11 6.5zM17 6.5h-4l1.8 2h3.4z",
  chained: "M4 8h8v3H7v2h5v3H4zM12 8h8v8h-8v-3h5v-2h-5zM9 10.8h6v2.4H9z",
  wine: "M6 3h12c0 6-2 9-5 9.8V19h4v2H7v-2h4v-6.2C8 12 6 9 6 3z",
  beside: "M4 7h11v14H4zM8 3h12v15h-3V6H8z",
  judgement:
    "M11 3h2v2h6v2h-1l3 7a4 4 0 01-7 0l3-7h-4v11h4v2H7v-2h4V7H7l3 7a4 4 0 01-7 0l3-7H5V5h6z",
};

function hearts(now: number, most: number): HTMLElement {
  const row = el("span", { class: "hearts", "aria-hidden": "true" });
  for (let i = 0; i < Math.max(most, now); ++i)
    row.append(el("span", { class: i < now ? "on" : "off" }, i < now ? "♥" : "♡"));
  if (now < 0) row.append(el("span", { class: "off" }, ` −${-now}`));
  row.append(el("span", { class: "hp" }, `♥${now}/${most}`)); // where there is little room
  return row;
}

// "−1" or "+2" beside what has just changed.
function change(by: number): HTMLElement | null {
  if (by === 0) return null;
  return el("span", { class: `change ${by > 0 ? "up" : "down"}` }, by > 0 ? `+${by}` : `−${-by}`);
}

// How often a seat wins: from another choice here, and as recorded.
function oddsNode([chosen, recorded]: [number, number]): HTMLElement {
  const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
  return el(
    "div",
    { class: "odds" },
    `${say("wins")} `,
    el("b", {}, percent(chosen)),
    " ",
    recorded < 0 ? null : el("span", {}, `(${say("recorded")} ${percent(recorded)})`),
  );
}

function spoken(view: View, seat: number, p: SeatPicture): string {
  const parts = [seatName(seat), p.title, p.badge];
  if (p.points) parts.push(`${say("hitPoints")} ${p.points[0]}/${p.points[1]}`);
  parts.push(`${p.hand.length} ${say("cards")}`, ...p.tags.map((tag) => tag.text));
  for (const row of p.rows) parts.push(...row.cards.map((c) => cardText(view.game, c)));
  if (p.out) parts.push(say("dead"));
  return parts.filter((s) => s !== "").join(", ");
}

export function seatNode(view: View, board: Board, seat: number): HTMLElement {
  const { game, event } = view;
  const p = board.seat(view, seat);
  const name = game.data.seats[seat]![0]!;
  const classes = ["seat"];
  if (event.seat === seat) classes.push("acts");
  if (event.choice && (event.seats.includes(seat) || event.other === seat)) classes.push("aimed");
  if (Number(view.state.get("current seat")) - 1 === seat) classes.push("current");
  if (p.out) classes.push("out");
  const head = el(
    "div",
    { class: "head" },
    el("b", { class: "number" }, String(seat + 1)),
    el("span", { class: "who" }, p.title || name || seatName(seat)),
  );
  const state = el("div", { class: "state" });
  if (p.points && p.points[1] > 0)
    state.append(hearts(p.points[0], p.points[1]), change(p.points[0] - p.points[2]) ?? "");
  state.append(
    el("span", { class: "count" }, String(p.hand.length)),
    change(p.hand.length - p.handBefore) ?? "",
  );
  for (const { text, picture } of p.tags)
    state.append(
      picture === undefined
        ? el("span", { class: "tag" }, text)
        : el("span", { class: "sign", title: text }, icon(pictures[picture]!)),
    );
  if (p.badge !== "") state.append(el("span", { class: `badge ${p.badgeKind}` }, p.badge));
  if (p.note) state.append(el("span", { class: "tag" }, p.note));
  const node = el(
    "div",
    {
      class: classes.join(" "),
      role: "group",
      "data-seat": seat,
      "aria-label": spoken(view, seat, p),
    },
    head,
    state,
  );
  const odds = view.at === game.data.begin ? game.data.odds?.[seat] : undefined;
  if (odds !== undefined) node.append(oddsNode(odds));
  if (p.title !== "" && name !== "") head.after(el("div", { class: "name" }, name));
  if (p.hand.length > 0)
    node.append(board.fans ? fanOf(game, p.hand) : cardsOf(game, p.hand, "mini"));
  for (const row of p.rows) node.append(rowNode(game, row));
  return node;
}

// Cards in front of a seat: a picture of what they are, each with its name.
export function rowNode(game: Game, row: SeatPicture["rows"][number]): HTMLElement {
  const line = el(
    "div",
    { class: `row ${row.kind}` },
    el("i", {}, pictures[row.label] ? icon(pictures[row.label]!) : row.label),
  );
  if (row.name !== undefined) line.append(el("span", {}, row.name));
  for (const card of row.cards) {
    line.append(cardOf(game, card, "mini"));
    if (row.name === undefined) line.append(el("span", {}, game.cardName(card)));
  }
  return line;
}

function areaNode(view: View, area: AreaPicture): HTMLElement {
  const node = el("div", { class: area.big ? "area big" : "area" });
  const empty = area.count === undefined && area.text === undefined && area.cards?.length === 0;
  if (!empty) node.append(el("p", { class: "label" }, el("span", {}, area.label)));
  if (area.count !== undefined) node.append(el("b", {}, String(area.count)));
  if (area.text !== undefined) node.append(el("b", {}, area.text));
  if (area.cards !== undefined && area.cards.length > 0)
    node.append(cardsOf(view.game, area.cards, area.big ? "large" : "small"));
  return node;
}

// Where everybody finds room beside each other: two hands held open take more of it.
const isWide = (): boolean => !window.matchMedia("(max-width: 640px)").matches;
const twoHands = 570;

function put(node: HTMLElement, cell: Cell): void {
  node.style.gridRow = cell.row;
  node.style.gridColumn = cell.column;
  if (cell.side !== "") node.classList.add(cell.side);
}

export function drawBoard(root: HTMLElement, view: View, board: Board, first: number): void {
  const { game } = view;
  const ring = board.fans
    ? fansOf(game.players, root.clientWidth >= twoHands)
    : ringOf(game.players, isWide());
  const seats: HTMLElement[] = [];
  for (let k = 0; k < game.players; ++k) {
    const seat = (first + k) % game.players;
    const node = seatNode(view, board, seat);
    put(node, ring.seats[k]!);
    seats[seat] = node; // read in their order
  }
  const middle = el("div", { class: "middle" });
  put(middle, ring.middle);
  for (const area of board.areas(view)) middle.append(areaNode(view, area));
  const arrows = svg("svg", { class: "arrows", "aria-hidden": "true" });
  root.className = `board${board.fans ? " fans" : ""}`;
  root.style.setProperty("--rows", String(ring.rows));
  root.replaceChildren(arrows, middle, ...seats);
  drawArrows(root, arrows, board.arrows(view.event));
}

// A game without a board of its own: its fields, as they are.
export function drawTable(root: HTMLElement, view: View): void {
  const { game } = view;
  const body = el("tbody");
  for (const [path, value] of view.state) {
    const secret = /^seat (\d+) \/ hand$/.exec(path);
    const hidden = secret !== null && !view.sees(Number(secret[1]) - 1);
    const words = path
      .split(" / ")
      .map((w) => game.word(w))
      .join(" / ");
    const changed = view.before.get(path) !== value;
    body.append(
      el(
        "tr",
        { class: changed ? "changed" : "" },
        el("th", { scope: "row" }, words),
        el("td", {}, hidden ? say("unknown") : game.word(value)),
      ),
    );
  }
  root.className = "board plain";
  root.replaceChildren(el("table", {}, body));
}
