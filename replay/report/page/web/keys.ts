// The keyboard, and the help that names its keys.
import { el } from "./dom";
import { keys as table, language, say } from "./texts";

export interface Commands {
  step(by: number): void;
  decision(by: number): void;
  turn(by: number): void;
  to(at: number): void;
  end(): void;
  problem(by: number): void;
  note(by: number): void;
  play(): void;
  viewpoint(): void;
  nextHand(): void;
  beforeOrAfter(): void;
  language(): void;
  theme(): void;
}

const patience = 900; // milliseconds until a number that was typed is taken

export function listen(commands: Commands): void {
  let typed = "";
  let waiting = 0;
  const toast = el("output", { class: "toast", hidden: true });
  document.body.append(toast);
  const take = (): void => {
    window.clearTimeout(waiting);
    if (typed !== "") commands.to(Number(typed));
    typed = "";
    toast.hidden = true;
  };
  const digit = (key: string): void => {
    typed = (typed + key).slice(0, 6);
    toast.textContent = `${say("go")} ${typed}`;
    toast.hidden = false;
    window.clearTimeout(waiting);
    waiting = window.setTimeout(take, patience);
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    const { key } = event;
    // What has a meaning of its own where the focus is.
    if (document.querySelector("dialog[open]") !== null) return;
    if (
      target.tagName === "SELECT" ||
      (target.tagName === "SUMMARY" && (key === " " || key === "Enter"))
    )
      return;
    if (target.tagName === "BUTTON" && (key === " " || key === "Enter")) return;
    const by = event.shiftKey ? commands.decision : commands.step;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => by(-1),
      ArrowRight: () => by(1),
      ArrowUp: () => commands.turn(-1),
      ArrowDown: () => commands.turn(1),
      Home: () => commands.to(0),
      End: () => commands.end(),
      n: () => commands.problem(1),
      p: () => commands.problem(-1),
      m: () => commands.note(event.shiftKey ? -1 : 1),
      " ": () => commands.play(),
      v: () => commands.viewpoint(),
      h: () => commands.nextHand(),
      b: () => commands.beforeOrAfter(),
      l: () => commands.language(),
      d: () => commands.theme(),
      "?": () => showHelp(),
      Enter: take,
    };
    if (/^[0-9]$/.test(key)) digit(key);
    else {
      const act = acts[key.length === 1 ? key.toLowerCase() : key];
      if (act === undefined || (key === "Enter" && typed === "")) return;
      act();
    }
    event.preventDefault();
  });
}

export function showHelp(of = table): void {
  const rows = of.map(([key, en, zh]) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, el("kbd", {}, key)),
      el("td", {}, language() === "en" ? en : zh),
    ),
  );
  const dialog = el(
    "dialog",
    { "aria-label": say("help"), close: () => dialog.remove() },
    el("h2", {}, say("help")),
    el("table", {}, el("tbody", {}, ...rows)),
    el("form", { method: "dialog" }, el("button", {}, say("close"))),
  ) as HTMLDialogElement;
  document.body.append(dialog);
  dialog.showModal();
}
