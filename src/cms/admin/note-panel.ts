/** Panels of notes over the editor. They stay until closed or outdated; toasts disappear before they are read. */
import { element, linkTo } from "./element";

const STYLE = `
  :host { position: relative; display: block; max-height: 45vh; overflow: auto; box-sizing: border-box; padding: 1rem 1.25rem; border-radius: 8px;
          border-left: 6px solid #b3261e; background: #fff; color: #1b1b1b; box-shadow: 0 4px 24px rgb(0 0 0 / 35%);
          font: 15px/1.5 system-ui, sans-serif; }
  h2 { margin: 0 2rem .5rem 0; font-size: 1rem; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { margin-block: .5rem; overflow-wrap: anywhere; }
  button { font: inherit; color: inherit; text-align: left; background: none; border: 0; padding: .25rem 0; cursor: pointer; }
  li button strong { text-decoration: underline; }
  button:focus-visible { outline: 2px solid #3a69c7; outline-offset: 2px; }
  :host([data-news]) { border-left-color: #2f6f3e; }
  .close { position: absolute; inset: .5rem .75rem auto auto; padding: .25rem .5rem; }
`;

type Tone = "problems" | "news";

/** Returns the element that stacks the panels, and creates it if needed. */
const stack = (): HTMLElement => {
  const there = document.getElementById("notes");
  if (there) return there;
  const made = document.body.appendChild(element("div"));
  made.id = "notes";
  return made;
};

/** A line of a panel. */
export interface Note {
  /** What the note is about, such as a place in the form. */
  readonly label?: string;
  readonly message: string;
  /** Called when the note is clicked. */
  readonly open?: () => void;
  /** A page with details. */
  readonly href?: string | undefined;
}

const lineOf = ({ label, message, open, href }: Note): HTMLElement => {
  const words = [...(label === undefined ? [] : [element("strong", label), ": "]), message];
  if (href !== undefined) return element("li", linkTo(href, ...words));
  if (!open) return element("li", ...words);
  const button = element("button", ...words);
  button.type = "button";
  button.addEventListener("click", open);
  return element("li", button);
};

/** A panel for notes of one kind. */
export class NotePanel {
  private host: HTMLElement | undefined;

  /**
   * @param tag its element's tag name, one for each kind
   * @param tone problems to fix, or news
   */
  constructor(
    private readonly tag: string,
    private readonly tone: Tone = "problems",
  ) {
    // Problems belong to one entry and close with it; news closes with the next input.
    window.addEventListener(tone === "problems" ? "hashchange" : "input", () => this.hide());
  }

  /** Returns whether the panel is shown. */
  get isOpen(): boolean {
    return this.host !== undefined;
  }

  /** Replaces the notes, and announces them to screen readers. */
  show(heading: string, notes: readonly Note[]): void {
    this.host ??= stack().appendChild(document.createElement(this.tag));
    const root = this.host.shadowRoot ?? this.host.attachShadow({ mode: "open" });
    const close = element("button", "Close");
    close.type = "button";
    close.className = "close";
    close.addEventListener("click", () => this.hide());
    const section = element("section", element("h2", heading), element("ul", ...notes.map(lineOf)), close);
    this.host.toggleAttribute("data-news", this.tone === "news");
    section.setAttribute("role", this.tone === "news" ? "status" : "alert");
    root.replaceChildren(element("style", STYLE), section);
  }

  /** Removes the panel. */
  hide(): void {
    this.host?.remove();
    this.host = undefined;
  }
}
