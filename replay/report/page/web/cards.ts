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

export function cardOf(game: Game, card: number, size: Size): HTMLElement {
  const text = cardText(game, card);
  if (card < 0) return el("span", { class: `card ${size} back`, role: "img", "aria-label": text });
  const { suit, rank } = partsOf(game, card);
  const name = game.cardName(card);
  const joker = suit === "" && rank === "";
  const red = suit === "♥" || suit === "♦" || (joker && /red|大/.test(text));
  return el(
    "span",
    {
      class: `card ${size} ${red ? "red" : "black"}${joker ? " joker" : ""}`,
      role: "img",
      "aria-label": text,
      title: text,
    },
    el("b", {}, joker ? "★" : rank),
    el("s", {}, suit),
    size === "mini" ? null : el("em", {}, name),
  );
}

// Cards side by side, one over the other where there are many.
export function cardsOf(game: Game, cards: number[], size: Size): HTMLElement {
  const row = el("span", { class: `cards ${size}` });
  row.style.setProperty("--n", String(cards.length));
  for (const card of cards) row.append(cardOf(game, card, size));
  return row;
}
