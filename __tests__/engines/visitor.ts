/** A visitor's actions in any browser, implemented for each engine (firefox.test.ts, webkit.test.ts). */

/** Keys that a visitor can press in both engines. */
export type PressedKey = "Enter" | "Escape" | "Tab";

/** Values that can be passed to a function in the page. */
export type Sendable = string | number | readonly Sendable[];

/** A function that runs in the page, so it cannot use anything from outside its own body. */
export type PageFunction<Args extends Sendable[], Result> = (...args: Args) => Result;

export interface Visitor {
  /** The engine's name and version. */
  readonly engine: string;
  /** Opens a URL and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Sets the page's size in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page and returns its result. */
  evaluate<Args extends Sendable[], Result>(pageFunction: PageFunction<Args, Result>, ...args: Args): Promise<Result>;
  /** Clicks the first matching element. If it is covered or off screen, scrolls to it before the click. */
  click(selector: string): Promise<void>;
  press(key: PressedKey): Promise<void>;
  /** Types text key by key into the focused element. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  /** Moves the mouse to a corner of the page, where no element reacts to it. */
  moveMouseAway(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a browser. */
export type OpenVisitor = () => Promise<Visitor>;
