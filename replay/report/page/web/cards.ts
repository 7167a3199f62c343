// Cards, as large as they are wanted.
import { el } from "./dom";
import { Game } from "./game";
import { say } from "./texts";

export type Size = "mini" | "small" | "large";

const suits = /^[♠♥♣♦]/u;

// "♠7": its suit, its rank; a joker has neither.
function partsOf(game: Game, card: number): { suit: string; rank: string } {
  const face = game.face(card);
  const suit = suits.exec(face)?.[0] ?? "";
  return { suit, rank: face.slice(suit.length) };
}

// "♠7 Slash"; "a hidden card" for a back.
export function cardText(game: Game, card: number): string {
  if (card < 0) return say("hiddenCard");
  return [game.face(card), game.cardName(card)].filter((s) => s !== "").join(" ");
}

// Of a word, in letters as wide as most are.
const lengthOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) => sum + (/[fijltI'.]/.test(letter) ? 0.55 : /[mwMW]/.test(letter) ? 1.45 : 1),
    0,
  );

export function cardOf(game: Game, card: number, size: Size): HTMLElement {
  const text = cardText(game, card);
  if (card < 0) return el("span", { class: `card ${size} back`, role: "img", "aria-label": text });
  const { suit, rank } = partsOf(game, card);
  const name = game.cardName(card);
  const joker = suit === "" && rank === "";
  // Words do not break within themselves: the longest says how large they can be.
  const longest = Math.max(1, ...name.split(/[ -]/).map(lengthOf));
  const red = suit === "♥" || suit === "♦" || (joker && /red|大/.test(text));
  const node = el(
    "span",
    {
      class: `card ${size} ${red ? "red" : "black"}${joker ? " joker" : ""}${rank === "10" ? " ten" : ""}`,
      role: "img",
      "aria-label": text,
      title: text,
    },
    el("b", {}, joker ? "★" : rank),
    el("s", {}, suit),
    size === "mini" ? null : el("em", {}, name),
  );
  node.style.setProperty("--longest", longest.toFixed(2));
  return node;
}

// Cards side by side.
export function cardsOf(game: Game, cards: number[], size: Size): HTMLElement {
  const row = el("span", { class: `cards ${size}` });
  for (const card of cards) row.append(cardOf(game, card, size));
  return row;
}

// A hand held open: as much of each card is seen as there is room for.
export function fanOf(game: Game, cards: number[]): HTMLElement {
  const row = el("span", { class: "cards fan" });
  for (const card of cards) row.append(el("span", {}, cardOf(game, card, "small")));
  return row;
}
