// Questions to the reader: the page stops before the decision, hides what follows, and shows after
// the answer what was legal, what was played, and what it led to.
import { el } from "./dom";
import { Choice, everything, Game } from "./game";
import { List } from "./list";
import { describe, seats } from "./options";
import { caption } from "./panels";
import { language, say } from "./texts";

// One of the answers that were legal; null: to do nothing.
interface Option {
  choice: Choice | null;
  at: number[];
  taken: boolean;
}

const mostThatFollows = 8; // events told of what it led to
const sameSeats = (a: number[], b: number[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

export class Quiz {
  readonly node = el("section", { class: "quiz", hidden: true, "aria-labelledby": "quiz" });
  private readonly questions: number[]; // the decisions they are about
  private readonly open: Set<number>; // those not answered yet
  private readonly chosen = new Map<number, number>(); // which option; none: just shown
  private wanted = -1; // where the reader wants to go and may not yet
  private drawn = "";
  private viewer = everything;

  constructor(
    private readonly game: Game,
    private readonly list: List,
    private readonly go: (at: number) => void,
  ) {
    this.questions = game.data.notes.filter(([, asks]) => asks === 1).map(([event]) => event);
    this.open = new Set(this.questions);
  }

  // From this event on nothing is shown; one behind the last: everything is.
  get hiddenFrom(): number {
    return Math.min(this.game.last + 1, ...this.open);
  }

  // Where the reader comes to who wants to go to an event.
  hold(at: number): number {
    const stop = this.hiddenFrom - 1;
    this.wanted = at > stop ? at : -1;
    return Math.min(at, stop);
  }
  get holds(): boolean {
    return this.wanted >= 0;
  }

  show(at: number, viewer: number): void {
    const asks = this.hiddenFrom === at + 1 && this.open.size > 0;
    const answered = this.questions.includes(at) && !this.open.has(at);
    const drawn = `${at} ${asks} ${answered} ${viewer} ${language()}`;
    this.viewer = viewer;
    if (drawn !== this.drawn) {
      this.node.replaceChildren(
        ...(asks ? this.question(at + 1) : answered ? this.answer(at) : []),
      );
      this.node.hidden = !asks && !answered;
      this.drawn = drawn;
    }
    if (this.holds && !this.node.contains(document.activeElement)) this.focus();
  }

  private focus(): void {
    this.node.querySelector<HTMLElement>("h3")?.focus();
  }

  // --- the question

  private question(event: number): Node[] {
    const options = this.options(event);
    const answers = options.map((option, i) =>
      el(
        "li",
        {},
        el(
          "button",
          { type: "button", click: () => this.take(event, i) },
          ...this.words(option, options),
        ),
      ),
    );
    const anyway = el("button", { type: "button", click: () => this.skip(event) }, say("anyway"));
    return [
      this.heading(say("question")),
      ...this.texts(event, ":scope > p"),
      answers.length > 0 ? el("p", { class: "dim" }, say("choose")) : "",
      answers.length > 0 ? el("ul", { class: "options" }, ...answers) : "",
      el("p", {}, anyway),
    ].filter((node): node is HTMLElement => node !== "");
  }

  private take(event: number, option: number): void {
    this.chosen.set(event, option);
    this.open.delete(event);
    this.go(event);
    this.focus();
  }

  // Shown without an answer, and all that is asked on the way to where the reader wants to go.
  private skip(event: number): void {
    const to = Math.max(this.wanted, event);
    for (const question of [...this.open]) if (question <= to) this.open.delete(question);
    this.go(to);
    this.focus();
  }

  // --- the answer

  private answer(event: number): Node[] {
    const options = this.options(event);
    const chosen = this.chosen.get(event);
    const mine = chosen === undefined ? undefined : options[chosen];
    const lines = options.map((option, i) =>
      el(
        "li",
        { class: option.taken ? "taken" : "" },
        ...this.words(option, options),
        option.taken ? el("span", { class: "tag" }, say("taken")) : null,
        i === chosen ? el("span", { class: "tag mine" }, say("yours")) : null,
      ),
    );
    const part = (title: string, ...nodes: Node[]): Node[] =>
      nodes.length > 0 ? [el("h4", {}, title), ...nodes] : [];
    const led = this.follows(event).map((at) =>
      el("li", {}, caption(this.list.item(at))),
    );
    return [
      this.heading(say(mine === undefined ? "shown" : mine.taken ? "asPlayed" : "otherPlayed")),
      ...part(say("played"), el("p", {}, caption(this.list.item(event)))),
      ...part(say("answer"), ...this.texts(event, "details > p")),
      ...part(say("ledTo"), ...(led.length > 0 ? [el("ul", { class: "led" }, ...led)] : [])),
      ...part(say("wasLegal"), ...(lines.length > 0 ? [el("ul", { class: "options" }, ...lines)] : [])),
    ];
  }

  // What comes of it: up to where the same player chooses again, or the turn is over.
  private follows(event: number): number[] {
    const { seat } = this.game.events[event]!;
    const { end } = this.game.turns[this.game.turnAt(event)]!;
    const out: number[] = [];
    for (let at = event + 1; at < Math.min(end, this.hiddenFrom); ++at) {
      const next = this.game.events[at]!;
      if ((next.choice && next.seat === seat) || out.length === mostThatFollows) break;
      out.push(at);
    }
    return out;
  }

  // --- of both

  private heading(words: string): HTMLElement {
    return el("h3", { id: "quiz", tabindex: -1 }, words);
  }

  // What the teacher wrote, as the text of the page has it: before the event it is about.
  private texts(event: number, which: string): Node[] {
    const note = this.list.item(event - 1)?.querySelector(":scope > .n.q");
    return [...(note?.querySelectorAll(which) ?? [])].map((p) => p.cloneNode(true));
  }

  private options(event: number): Option[] {
    const decision = this.game.decision(event);
    const { seat, seats: given } = this.game.events[event]!;
    // What another can do depends on cards that the viewer does not see.
    const sees = this.viewer === everything || this.viewer === seat;
    if (decision === null || !sees) return [];
    const out: Option[] = [];
    decision.legal.forEach((choice, i) => {
      const aims = choice.at.length > 0 ? choice.at : [[]];
      for (const at of aims) {
        const taken = i === decision.taken && (aims.length === 1 || sameSeats(at, given));
        out.push({ choice, at, taken });
      }
    });
    if (decision.mayPass) out.push({ choice: null, at: [], taken: false });
    return out;
  }

  private words({ choice, at }: Option, all: Option[]): (Node | string)[] {
    if (choice === null) return [say("doNothing")];
    // What is done need be named only where it is not always the same.
    const several = all.some((other) => other.choice !== null && other.choice.kind !== choice.kind);
    const out = describe(this.game, choice, several);
    const self = at.length === 1 && at[0] === choice.seat;
    if (at.length > 0 && !self) out.push(`→ ${seats(at)} `);
    if (choice.other >= 0) out.push(at.length > 0 ? `${say("against")} ` : "→ ", `${choice.other + 1} `);
    return out;
  }
}
