// What else could have been done at an event: each choice leads to the command that tries it.
import { cardOf } from "./cards";
import { el } from "./dom";
import { Choice, Game } from "./game";
import { say } from "./texts";
import { View } from "./view";

// As a shell takes it.
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`;

export function forkCommand(game: Game, at: number, typed: string): string {
  const { file, number, ruleset } = game.data;
  const which =
    (number > 1 ? ` --game ${number}` : "") + (ruleset ? ` --ruleset ${quoted(ruleset)}` : "");
  return `tally fork ${quoted(file)}${which} --at ${game.data.first + at} --choose "${typed}"`;
}

function show(place: HTMLElement, command: string): void {
  const done = el("small", { class: "dim", role: "status" });
  place.replaceChildren(el("code", {}, command), " ", done);
  place.hidden = false;
  // A page opened from a file may not be let near the clipboard: then it is there to be selected.
  navigator.clipboard?.writeText(command).then(
    () => (done.textContent = say("copied")),
    () => select(place),
  );
  if (!navigator.clipboard) select(place);
}

function select(place: HTMLElement): void {
  const code = place.querySelector("code");
  if (code !== null) window.getSelection()?.selectAllChildren(code);
}

export function describe(game: Game, choice: Choice, named: boolean): (Node | string)[] {
  const out: (Node | string)[] = [];
  if (named && choice.cards.length > 0) out.push(`${game.kindWord(choice.kind)} `);
  for (const card of choice.cards) out.push(cardOf(game, card, "mini"), ` ${game.cardName(card)} `);
  const names = choice.cards.map((card) => game.cardName(card));
  if (choice.name !== "" && !(names.length === 1 && names[0] === choice.name))
    out.push(choice.cards.length > 0 ? `= ${choice.name} ` : `${choice.name} `);
  if (choice.cards.length === 0 && choice.name === "") out.push(`${game.kindWord(choice.kind)} `);
  return out;
}

export const seats = (at: number[]): string => at.map((s) => s + 1).join("+");
export const sameSeats = (a: number[], b: number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

// Why `tally fork` plays nothing on from here; null: it does.
function noFork(view: View): string | null {
  const { midway, dealt, faultFrom } = view.game.data;
  if (midway === 1) return say("noForkMidway");
  if (dealt === 0) return say("noForkHidden");
  return view.at >= faultFrom ? say("noForkFault") : null;
}

// null where nobody chose.
export function elseNodes(view: View): Node[] | null {
  const { game } = view;
  const decision = game.decision(view.at);
  if (decision === null) return null;
  if (!view.sees(view.event.seat)) return [el("p", { class: "dim" }, say("hiddenElse"))];
  const refused = noFork(view);
  const place = el("p", { class: "command", hidden: true });
  const option = (typed: string, taken: boolean, ...words: (Node | string)[]): HTMLElement => {
    const kind = taken ? "taken" : "";
    const tag = taken ? [el("span", { class: "tag" }, say("taken"))] : [];
    if (refused !== null) return el("span", { class: `option ${kind}` }, ...words, ...tag);
    const command = forkCommand(game, view.at, typed);
    const click = (): void => show(place, command);
    const attributes = { type: "button", class: `option ${kind}`, title: command, click };
    return el("button", attributes, ...words, ...tag);
  };
  const list = el("ul", { class: "choices" });
  // What is done need be named only where it is not always the same.
  const several = new Set(decision.legal.map((choice) => choice.kind)).size > 1;
  decision.legal.forEach((choice, i) => {
    const taken = i === decision.taken;
    const words = describe(game, choice, several);
    const aims = choice.at.filter((at) => at.length > 0);
    if (choice.other >= 0 && aims.length > 0) words.push(`${say("against")} ${choice.other + 1} `);
    if (aims.length === 0) {
      const toOther = choice.other >= 0 ? `→ ${choice.other + 1}` : "";
      list.append(el("li", {}, option(choice.typed, taken, ...words, toOther)));
      return;
    }
    const self = aims.length === 1 && aims[0]!.length === 1 && aims[0]![0] === choice.seat;
    const line = el("li");
    aims.forEach((at, n) => {
      const typed = `${choice.typed} to ${seats(at).replace(/\+/g, " ")}`;
      const is = taken && (aims.length === 1 || sameSeats(at, view.event.seats));
      const aim = self ? "" : `→ ${seats(at)}`;
      line.append(option(typed, is, ...(n === 0 ? words : []), aim), " ");
    });
    list.append(line);
  });
  if (decision.mayPass) list.append(el("li", {}, option("pass", false, say("orNothing"))));
  if (decision.more > 0) list.append(el("li", { class: "dim" }, `… +${decision.more}`));
  return [el("p", { class: "dim" }, refused ?? say("tryIt")), list, place];
}
