// The tools at the top: viewpoint, only problems, language, dark or light, help.
import { langs, onlyProblems, switchTheme } from "./choices";
import { el, must } from "./dom";
import { everything, Game } from "./game";
import { showHelp } from "./keys";
import { say, seatName, texts } from "./texts";

type Text = keyof typeof texts;

export const button = (key: Text, sign: string, click: () => void): HTMLElement => {
  const words = say(key);
  const named = { title: words, "aria-label": words };
  return el("button", { type: "button", ...named, "data-say": key, click }, sign);
};
const text = (key: Text, className = ""): HTMLElement =>
  el("span", { class: className, "data-say": key }, say(key));

// Puts every text of the page itself into the language it has now.
export function translate(): void {
  for (const node of document.querySelectorAll<HTMLElement>("[data-say]")) {
    const words = say(node.dataset.say as Text);
    if (node.hasAttribute("aria-label")) {
      node.setAttribute("aria-label", words);
      if (node.title !== "") node.title = words;
    } else node.textContent = words;
  }
}

export class Tools {
  private readonly select: HTMLSelectElement | null;

  // A page made for one seat has no other viewpoint.
  constructor(
    private readonly game: Game,
    faulty: boolean,
    private readonly see: (viewer: number) => void,
    changeLanguage: () => void,
  ) {
    this.select = game.data.viewer === everything ? this.viewpoints() : null;
    const tools = el("div", { class: "tools" });
    if (this.select !== null) tools.append(el("label", {}, text("viewpoint"), " ", this.select));
    if (faulty) {
      const box = el("input", { type: "checkbox", id: "only" }) as HTMLInputElement;
      box.addEventListener("change", () => onlyProblems(box.checked));
      tools.append(el("label", {}, box, text("onlyProblems")));
    } else {
      const clean = document.querySelector("[data-verdict=clean]") !== null;
      tools.append(clean ? text("noProblems", "chip") : text("notToTheEnd", "chip partly"));
    }
    if (langs.length > 1) {
      const attributes = { type: "button", "data-say": "language", click: changeLanguage };
      tools.append(el("button", attributes, say("language")));
    }
    tools.append(button("theme", "◐", switchTheme), button("help", "?", () => showHelp()));
    must("#top").prepend(tools); // it floats beside the words
  }

  private viewpoints(): HTMLSelectElement {
    const select = el("select") as HTMLSelectElement;
    for (let v = everything; v < this.game.players; ++v) select.append(el("option", { value: v }));
    select.addEventListener("change", () => this.see(Number(select.value)));
    this.name(select);
    return select;
  }
  private name(select: HTMLSelectElement): void {
    for (const option of select.options) {
      const v = Number(option.value);
      option.textContent =
        v === everything ? say("everything") : v === -1 ? say("onlooker") : seatName(v);
    }
  }

  // The viewpoint after this one.
  next(viewer: number): void {
    if (this.select === null) return;
    const next = viewer + 1 < this.game.players ? viewer + 1 : everything;
    this.select.value = String(next);
    this.see(next);
  }

  translate(): void {
    translate();
    if (this.select !== null) this.name(this.select);
  }
}
