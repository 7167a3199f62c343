// Beside the board: what happens in words, by which rule, what it changed, what else was legal.
import { cardOf, cardText } from "./cards";
import { el } from "./dom";
import { Choice, everything, Game } from "./game";
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

// The first sentence of a text, and the rest.
function parts(text: string): [string, string] {
  const end = /[。]|\.(?= |$)/.exec(text);
  if (end === null) return [text, ""];
  return [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()];
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
  return el(
    "div",
    { class: "rule" },
    el("h4", {}, title, " ", el("code", {}, id)),
    el("p", {}, first),
    el(
      "details",
      {},
      el("summary", {}, say("more")),
      rest === "" ? null : el("p", {}, rest),
      el("p", { class: "dim" }, textIn(source)),
    ),
  );
}

// The rules an event cites, those of what is found wrong with it first.
export function why(item: HTMLElement | null): Node[] {
  const cited = [".f a.r", ":scope > a.r"].flatMap((links) => [
    ...(item?.querySelectorAll<HTMLAnchorElement>(links) ?? []),
  ]);
  const rules = new Map(cited.map((link) => [link.hash.slice(1), textIn(link)]));
  const out = [...rules].map(([id, title]) => ruleNode(id, title));
  return out.length > 0 ? out : [el("p", { class: "dim" }, say("noRule"))];
}

// "seat 3 / hp" in words: the seat, the field.
function pathWords(game: Game, path: string): string {
  const [, seat, field] = /^seat (\d+) \/ (.*)$/.exec(path) ?? [];
  if (seat === undefined || field === undefined) return game.word(path);
  return `${seatName(Number(seat) - 1)} · ${game.word(field)}`;
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
  const now = view.state.get(path) ?? "";
  const line = el("li", {}, el("span", { class: "dim" }, pathWords(game, path)), " ");
  const cards = (text: string): number[] | null => {
    const all = game.cardsIn(text);
    return text.split(" ").every((w) => w === "" || w === "?" || game.cardOf.has(w)) ? all : null;
  };
  const [before, after] = [cards(was), cards(now)];
  const numbers = /^\d*$/.test(was) && /^\d*$/.test(now) && !path.endsWith("/ hand");
  if (numbers || before === null || after === null || before.length + after.length === 0) {
    line.append(`${game.word(was) || "–"} → ${game.word(now) || "–"}`);
    return line;
  }
  const seat = /^seat (\d+)/.exec(path);
  const shown = seat === null || view.sees(Number(seat[1]) - 1) || !path.endsWith("/ hand");
  if (!shown) {
    line.append(`${before.length} → ${after.length}`);
    return line;
  }
  for (const card of less(before, after))
    line.append(
      el("span", { class: "gone" }, "−", cardOf(game, card, "mini"), cardText(game, card)),
      " ",
    );
  for (const card of less(after, before))
    line.append(
      el("span", { class: "come" }, "+", cardOf(game, card, "mini"), cardText(game, card)),
      " ",
    );
  return line;
}

export function changed(view: View): Node[] {
  const secret = view.game.data.secrets.filter((f) => f.length > 2).map((f) => f[0]!);
  const paths = view.game
    .changed(view.at)
    .filter(
      (path) => view.viewer === everything || !secret.some((key) => path.endsWith(`/ ${key}`)),
    );
  if (paths.length === 0) return [el("p", { class: "dim" }, say("nothingChanged"))];
  return [el("ul", { class: "changes" }, ...paths.map((path) => changeNode(view, path)))];
}

function choiceNode(game: Game, choice: Choice, taken: boolean, named: boolean): HTMLElement {
  const line = el("li", { class: taken ? "taken" : "" });
  if (named && choice.cards.length > 0)
    line.append(el("span", { class: "dim" }, game.kindWord(choice.kind)), " ");
  for (const card of choice.cards)
    line.append(cardOf(game, card, "mini"), " ", game.cardName(card), " ");
  const names = choice.cards.map((card) => game.cardName(card));
  if (choice.name !== "" && !(names.length === 1 && names[0] === choice.name))
    line.append(choice.cards.length > 0 ? `= ${choice.name} ` : `${choice.name} `);
  if (choice.cards.length === 0 && choice.name === "") line.append(game.kindWord(choice.kind), " ");
  const aims = choice.at.filter(
    (at) => at.length > 0 && !(at.length === 1 && at[0] === choice.seat),
  );
  const to = aims.length > 0 ? aims : choice.other >= 0 ? [[choice.other]] : [];
  if (to.length > 0) line.append("→ ", to.map((at) => at.map((s) => s + 1).join("+")).join(", "));
  if (taken) line.append(" ", el("span", { class: "tag" }, say("taken")));
  return line;
}

// null where nobody chose.
export function elseNodes(view: View): Node[] | null {
  const decision = view.game.decision(view.at);
  if (decision === null) return null;
  if (!view.sees(view.event.seat)) return [el("p", { class: "dim" }, say("hiddenElse"))];
  const list = el("ul", { class: "choices" });
  // What is done need be named only where it is not always the same.
  const several = new Set(decision.legal.map((choice) => choice.kind)).size > 1;
  decision.legal.forEach((choice, i) =>
    list.append(choiceNode(view.game, choice, i === decision.taken, several)),
  );
  if (decision.mayPass) list.append(el("li", {}, say("orNothing")));
  if (decision.more > 0) list.append(el("li", { class: "dim" }, `… +${decision.more}`));
  return [list];
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

// What is found wrong at an event, as the text of the page has it.
export function problems(item: HTMLElement | null): Node[] {
  return [...(item?.querySelectorAll(".f") ?? [])].map((f) => f.cloneNode(true));
}
