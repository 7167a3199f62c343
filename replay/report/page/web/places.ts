// Where seats stand around the table: cells of a grid, so that nothing can lie over anything.

export interface Cell {
  row: string;
  column: string;
  side: "left" | "right" | "";
}
export interface Ring {
  rows: number; // between the top one and the bottom one
  seats: Cell[]; // from the one at the bottom on, as people sit: to its right, up, and round
  middle: Cell;
}

const columns = 12;

// How many sit beside the one at the bottom, up each side, along the top.
function around(n: number): [number, number, number] {
  if (n <= 2) return [0, 0, n - 1];
  if (n <= 5) return [0, 1, n - 3];
  if (n <= 8) return [0, 2, n - 5];
  const top = n % 2 === 0 ? 3 : 2;
  return [1, (n - 3 - top) / 2, top];
}

// `wide`: of the twelve columns, three are enough for a seat at the side.
export function ringOf(n: number, wide: boolean): Ring {
  const [bottom, side, top] = around(n);
  const beside = wide ? 3 : 4;
  const last = side === 0 ? 3 : side + 2;
  const cell = (row: string, from: number, span: number, at: Cell["side"] = ""): Cell => ({
    row,
    column: `${from} / span ${span}`,
    side: at,
  });
  const right: Cell[] = [];
  const left: Cell[] = [];
  for (let i = 0; i < bottom; ++i) {
    right.push(cell(String(last), columns - 3, 4));
    left.push(cell(String(last), 1, 4));
  }
  for (let i = 0; i < side; ++i) {
    const row = String(last - 1 - i);
    right.push(cell(row, columns - beside + 1, beside, "right"));
    left.push(cell(row, 1, beside, "left"));
  }
  const along: Cell[] = [];
  const width = top > 0 ? Math.floor(columns / top) : columns;
  for (let i = 0; i < top; ++i) along.push(cell("1", columns - width * (i + 1) + 1, width));
  const me = bottom > 0 ? cell(String(last), 5, 4) : cell(String(last), 4, 6);
  const rows = Math.max(side, 1);
  const inner = side === 0 ? cell("2", 1, columns) : cell(`2 / span ${rows}`, beside + 1, 0);
  if (side > 0) inner.column = `${beside + 1} / span ${columns - 2 * beside}`;
  return { rows, seats: [me, ...right, ...along, ...left.reverse()], middle: inner };
}

// Hands that lie open, as fans: the others side by side, or where that is too narrow one below the
// other.
export function fansOf(n: number, wide: boolean): Ring {
  const others = n - 1;
  const width = wide ? Math.floor(columns / others) : columns;
  const above: Cell[] = [];
  for (let k = 1; k <= others; ++k)
    above.push({
      row: wide ? "1" : String(others - k + 1),
      column: `${wide ? columns - width * k + 1 : 1} / span ${width}`,
      side: "",
    });
  const middle = wide ? 2 : others + 1;
  const all = `1 / span ${columns}`;
  return {
    rows: middle - 1,
    seats: [{ row: String(middle + 1), column: all, side: "" }, ...above],
    middle: { row: String(middle), column: all, side: "" },
  };
}
