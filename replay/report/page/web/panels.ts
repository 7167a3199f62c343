// Beside the board: what happens in words, by which rule, what it changed, what else was legal.
import { cardOf, cardText } from "./cards";
import { el } from "./dom";
import { everything, Game } from "./game";
import { language, say, seatName } from "./texts";
import { View } from "./view";

// The words of an event, as the text of the page has them for this viewpoint.
function wordsOf(item: HTMLElement | null): string {
  if (item === null) return "";
  const marked = item.querySelector<HTMLElement>(`:scope > i[lang=${language()}]`);
  const words = (marked ?? item.firstChild)?.textContent ?? "";
  return words.trim();
}

export function caption(item: HTMLElement | null): string {
  const words = wordsOf(item);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// A text is shown whole where it is short; of a long one some sentences, and the rest.
const enough = { en: 420, zh: 160 };
function parts(text: string): [string, string] {
  const most = enough[language()];
  if (text.length <= most) return [text, ""];
  let end = 0;
  for (const found of text.matchAll(/[。]|\.(?= )/g))
    if (found.index! < most || end === 0) end = found.index! + 1;
  return end === 0 ? [text, ""] : [text.slice(0, end), text.slice(end).trim()];
}

function textIn(node: Element | null): string {
  if (node === null) return "";
  return (
    (node.querySelector(`:scope > i[lang=${language()}]`) ?? node.firstChild)?.textContent ?? ""
  );
}

function ruleNode(id: string, title: string): HTMLElement {
  const rule = document.getElementById(id);
  const text = rule?.querySelector("dd") ?? null;
  const [first, rest] = parts(textIn(text).trim());
  const source = text?.querySelector("small") ?? null;
  const words = textIn(source);
  return el(
    "div",
    { class: "rule" },
    el("h4", {}, title, " ", el("code", {}, id)),
    el("p", {}, first),
    rest === "" ? null : el("details", {}, el("summary", {}, say("more")), el("p", {}, rest)),
    words === ""
      ? null
      : el("details", {}, el("summary", {}, say("source")), el("p", { class: "dim" }, words)),
  );
}

// How the event comes to its numbers, then the rules it cites, those of what is found wrong with it
// first.
export function why(item: HTMLElement | null): Node[] {
  const sums = [...(item?.querySelectorAll(".w") ?? [])].map((sum) => sum.cloneNode(true));
  const cited = [".f a.r", ":scope > a.r"].flatMap((links) => [
    ...(item?.querySelectorAll<HTMLAnchorElement>(links) ?? []),
  ]);
  const rules = new Map(cited.map((link) => [link.hash.slice(1), textIn(link)]));
  const out = [...sums, ...[...rules].map(([id, title]) => ruleNode(id, title))];
  return out.length > 0 ? out : [el("p", { class: "dim" }, say("noRule"))];
}

// "seat 3 / hp" in words: the seat, the field.
function pathWords(game: Game, path: string): string {
  const [, seat, field] = /^seat (\d+) \/ (.*)$/.exec(path) ?? [];
  if (seat === undefined || field === undefined) return game.word(path);
  return `${seatName(Number(seat) - 1)} · ${game.word(field)}`;
}

// A value of the state: nothing, a card or its rank, a word of the game.
function valueWords(game: Game, value: string): string {
  if (value === "") return "–";
  const card = game.cardOf.get(value);
  return card === undefined ? game.word(value) : cardText(game, card);
}

const less = (a: number[], b: number[]): number[] => {
  const left = [...b];
  return a.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

function changeNode(view: View, path: string): HTMLElement {
  const { game } = view;
  const was = view.before.get(path) ?? "";
  const now = view.after.get(path) ?? "";
  const line = el("li", {}, el("span", { class: "dim" }, pathWords(game, path)), " ");
  const cards = (text: string): number[] | null => {
    const all = game.cardsIn(text);
    const known = text.split(" ").every((w) => w === "" || w === "?" || game.cardOf.has(w));
    // A rank to be beaten is no card.
    const held = path.startsWith("seat ") || all.every((c) => /^[♠♥♣♦]/u.test(game.face(c)));
    return known && (text === "" || held) ? all : null;
  };
  const [before, after] = [cards(was), cards(now)];
  const numbers = /^\d*$/.test(was) && /^\d*$/.test(now) && !path.endsWith("/ hand");
  if (numbers || before === null || after === null || before.length + after.length === 0) {
    line.append(`${valueWords(game, was)} → ${valueWords(game, now)}`);
    return line;
  }
  const seat = /^seat (\d+)/.exec(path);
  const shown = seat === null || view.sees(Number(seat[1]) - 1) || !path.endsWith("/ hand");
  if (!shown) {
    line.append(`${before.length} → ${after.length}`);
    return line;
  }
  const tell = (kind: string, sign: string, changed: number[]): void => {
    for (const card of changed)
      line.append(
        el("span", { class: kind }, sign, cardOf(game, card, "mini"), game.cardName(card)),
        " ",
      );
  };
  tell("gone", "−", less(before, after));
  tell("come", "+", less(after, before));
  return line;
}

export function changed(view: View): Node[] {
  const secret = view.game.data.secrets.filter((f) => f.length > 1).map((f) => f[0]!);
  const paths = view.game
    .changed(view.at)
    .filter(
      (path) => view.viewer === everything || !secret.some((key) => path.endsWith(`/ ${key}`)),
    )
    .filter((path) => {
      const veiled = /^seat (\d+) \/ .*, face down$/.exec(path); // a general of kingdom war
      return veiled === null || view.sees(Number(veiled[1]) - 1);
    });
  if (paths.length === 0) return [el("p", { class: "dim" }, say("nothingChanged"))];
  return [el("ul", { class: "changes" }, ...paths.map((path) => changeNode(view, path)))];
}

// null where the page is not of one seat, or nobody has anything to hide.
export function couldTell(view: View): Node[] | null {
  const told = view.game.couldTell(view.at);
  if (told === null) return null;
  return [
    el(
      "ul",
      { class: "choices" },
      ...told.seats.map((words, seat) =>
        el("li", {}, el("span", { class: "dim" }, seatName(seat)), ` ${words}`),
      ),
    ),
    el("p", { class: "dim" }, told.inAll.trim()),
  ];
}

// What was let pass just before an event, by whom, and what he could have done. On a page that
// shows everything this is not for a single seat's eyes.
export function declined(view: View, item: HTMLElement | null): Node[] {
  if (view.game.data.viewer === everything && view.viewer !== everything) return [];
  return [...(item?.querySelectorAll(":scope > .k") ?? [])].map((p) => p.cloneNode(true));
}

// What is found wrong at an event, as the text of the page has it.
export function problems(item: HTMLElement | null): Node[] {
  return [...(item?.querySelectorAll(".f") ?? [])].map((f) => f.cloneNode(true));
}

// How games end that go on from another choice here, where the page was made with that; else null.
export function spread(item: HTMLElement | null): Node[] | null {
  const found = item?.querySelector(":scope > .spread");
  return found ? [...found.cloneNode(true).childNodes].slice(1) : null;
}
