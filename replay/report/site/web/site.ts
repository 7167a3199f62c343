// A page over many records: sorts and filters its tables, switches language and colours.
import {
  langs,
  startLanguage,
  startTheme,
  switchLanguage,
  switchTheme,
} from "../../page/web/choices";
import { el, must } from "../../page/web/dom";
import { Both, language } from "../../page/web/texts";

const root = document.documentElement;
type Text = "theme" | "language" | "filter";
const texts: Record<Text, Both> = {
  theme: ["Dark or light", "深色或浅色"],
  language: ["中文", "English"],
  filter: ["Filter", "筛选"],
};
const filters: (() => void)[] = []; // of each table, applied anew
const say = (key: Text): string => texts[key][language() === "en" ? 0 : 1];
const both = (key: Text): HTMLElement[] =>
  langs.map((lang) => el("i", langs.length > 1 ? { lang } : {}, texts[key][lang === "en" ? 0 : 1]));

// What a cell is sorted by: a number it gives, or its words in the language of the page.
function valueOf(row: HTMLTableRowElement, column: number): number | string {
  const cell = row.cells[column];
  if (cell === undefined) return "";
  if (cell.dataset.n !== undefined) return Number(cell.dataset.n);
  const words = cell.querySelector(`i[lang="${root.lang}"]`) ?? cell;
  return words.textContent ?? "";
}

function sort(table: HTMLTableElement, column: number, down: boolean): void {
  const body = table.tBodies[0]!;
  const order = new Intl.Collator(root.lang, { numeric: true });
  const rows = [...body.rows].map((row) => ({ row, value: valueOf(row, column) }));
  rows.sort((a, b) => {
    const both = typeof a.value === "number" && typeof b.value === "number";
    const by = both
      ? Number(a.value) - Number(b.value)
      : order.compare(String(a.value), String(b.value));
    return down ? -by : by;
  });
  body.append(...rows.map(({ row }) => row));
}

// The heads of the columns become buttons.
function sortable(table: HTMLTableElement): void {
  const heads = [...table.tHead!.rows[0]!.cells];
  heads.forEach((head, column) => {
    const numbers = table.tBodies[0]?.rows[0]?.cells[column]?.dataset.n !== undefined;
    if (numbers) head.classList.add("n");
    const click = (): void => {
      // Numbers begin with the largest.
      const was = head.getAttribute("aria-sort");
      const down = was === null ? numbers : was === "ascending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      sort(table, column, down);
    };
    const button = el("button", { type: "button", click });
    button.append(...head.childNodes);
    head.append(button);
  });
}

// The words of a row that the reader sees: not those of the other language.
function wordsOf(row: HTMLTableRowElement): string {
  const seen = row.cloneNode(true) as HTMLElement;
  for (const other of seen.querySelectorAll(`i[lang]:not([lang="${root.lang}"])`)) other.remove();
  return (seen.textContent ?? "").toLowerCase();
}

// Only rows with these words. What it gives filters again, after the language has changed.
function filterable(table: HTMLTableElement): () => void {
  const count = el("output", { class: "dim" });
  const words = el("span", {}, ...both("filter"));
  const rows = [...table.tBodies[0]!.rows]; // in their first order
  const field = el("input", { type: "search", id: "filter", autocomplete: "off" });
  let searched: string[] = []; // of each row, in the language it was read in
  let read = "";
  const show = (): void => {
    if (read !== root.lang) searched = rows.map(wordsOf);
    read = root.lang;
    const wanted = (field as HTMLInputElement).value.toLowerCase().split(/\s+/);
    let shown = 0;
    rows.forEach((row, i) => {
      row.hidden = !wanted.every((word) => searched[i]!.includes(word));
      if (!row.hidden) ++shown;
    });
    count.textContent = shown === rows.length ? "" : `${shown} / ${rows.length}`;
  };
  field.addEventListener("input", show);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && event.target === field) {
      (field as HTMLInputElement).value = "";
      show();
    }
  });
  table.closest("section")!.querySelector("h2")!.after(
    el("p", { class: "filter" }, el("label", {}, words, " ", field), " ", count),
  );
  return show;
}

function tools(): void {
  const theme = el("button", { type: "button", click: () => switchTheme() }, "◐");
  const other = el("button", { type: "button" }, say("language"));
  const name = (): void => {
    other.textContent = say("language");
    theme.title = say("theme");
    theme.setAttribute("aria-label", say("theme"));
  };
  const change = (): void => {
    if (!switchLanguage()) return;
    name();
    for (const filter of filters) filter();
  };
  other.addEventListener("click", change);
  name();
  must("#top").append(
    el("div", { class: "tools" }, langs.length > 1 ? other : null, theme),
  );
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === "l") change();
    else if (event.key === "d") switchTheme();
    else if (event.key === "/") document.querySelector<HTMLElement>("#filter")?.focus();
    else return;
    event.preventDefault();
  });
}

startLanguage();
startTheme();
tools();
for (const table of document.querySelectorAll<HTMLTableElement>("table.sorted")) {
  sortable(table);
  filters.push(filterable(table));
}
