/** What a visitor can do in any browser. Each engine has its own client behind it (firefox.ts, webkit.ts). */

/** Keys by the names both clients know them by. */
export type PressedKey = "ArrowLeft" | "End" | "Enter" | "Escape" | "Shift" | "Tab";

/** What can travel into a page. */
export type Sendable = string | number | readonly Sendable[];

/** A function that runs in the page, so it sees nothing of what is around it here. */
export type Question<Args extends Sendable[], Answer> = (...args: Args) => Answer;

export interface Visitor {
  /** The engine's name and version. */
  readonly engine: string;
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Gives the page that room, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  ask<Args extends Sendable[], Answer>(question: Question<Args, Answer>, ...args: Args): Promise<Answer>;
  /** Clicks the first element a selector finds, where it is or scrolled into view at once. */
  click(selector: string): Promise<void>;
  /** Presses a key, with Shift held down if asked for. */
  press(key: PressedKey, modifier?: "Shift"): Promise<void>;
  /** Types text key by key into whatever has the focus. */
  write(text: string): Promise<void>;
  back(): Promise<void>;
  /** Takes the mouse to the corner of the page, where nothing answers to it. */
  restMouse(): Promise<void>;
  leave(): Promise<void>;
}

/** Opens a browser. */
export type OpenVisitor = () => Promise<Visitor>;
