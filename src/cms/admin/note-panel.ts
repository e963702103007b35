/**
 * Shows panels of notes over the editor. Problems stay until they are closed or outdated. News without a link or an action closes after a
 * while.
 */
import { element, linkTo, showIn } from "./dialog";

/** Returns the element that contains the panels. Creates the element if it does not exist yet. */
const stack = (): HTMLElement =>
  document.getElementById("notes") ?? document.body.appendChild(Object.assign(element("div"), { id: "notes" }));

/** A line in a panel. */
export interface Note {
  /** What the note is about, such as a place in the form. */
  readonly label?: string;
  readonly message: string;
  /** Called when the note is clicked. */
  readonly open?: () => void;
  /** URL of a page with details. */
  readonly href?: string | undefined;
}

const lineOf = ({ label, message, open, href }: Note): HTMLElement => {
  const words = [...(label === undefined ? [] : [element("strong", label), ": "]), message];
  if (href !== undefined) return element("li", linkTo(href, ...words));
  return element("li", ...(open ? [Object.assign(element("button", ...words), { onclick: open })] : words));
};

/** How long news without a link or an action stays, in milliseconds. */
const NEWS_MS = 15_000;

/** A panel for notes of one kind. */
export class NotePanel {
  private host: HTMLElement | undefined;
  private timer: number | undefined;

  /** @param role the panel's ARIA role: `alert` for problems to fix, `status` for news */
  constructor(private readonly role: "alert" | "status" = "alert") {
    // Problems are about one entry, so their panel closes when the URL changes. A news panel closes at the next input.
    window.addEventListener(role === "alert" ? "hashchange" : "input", () => this.hide());
  }

  /** Checks whether the panel is shown. */
  get isOpen(): boolean {
    return this.host !== undefined;
  }

  /** Replaces the notes, and announces them to screen readers. */
  show(heading: string, notes: readonly Note[]): void {
    this.host ??= stack().appendChild(Object.assign(element("div"), { role: this.role }));
    const close = Object.assign(element("button", "Close"), { className: "close", onclick: () => this.hide() });
    window.clearTimeout(this.timer);
    // Close news after a while, unless it offers a link or an action, such as undoing the change.
    if (this.role === "status" && notes.every(({ open, href }) => !open && href === undefined))
      this.timer = window.setTimeout(() => this.hide(), NEWS_MS);
    showIn(this.host, element("h2", heading), element("ul", ...notes.map(lineOf)), close);
  }

  /** Removes the panel. */
  hide(): void {
    this.host?.remove();
    this.host = undefined;
  }
}
