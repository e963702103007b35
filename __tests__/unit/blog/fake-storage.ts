/** Replaces `window.localStorage`, which a test of faults must be able to break. */

const original = Object.getOwnPropertyDescriptor(window, "localStorage");

/** Puts the real storage back, empty. */
export const restoreStorage = (): void => {
  if (original) Object.defineProperty(window, "localStorage", original);
  window.localStorage.clear();
};

/** Lets every access to `window.localStorage` end as given. */
export const replaceStorage = (get: () => unknown): void => {
  Object.defineProperty(window, "localStorage", { configurable: true, get });
};

/**
 * Stands for an access to storage that the visitor has blocked.
 *
 * @throws DOMException, always
 */
export const fail = (): never => {
  throw new DOMException("no", "SecurityError");
};

/** The ways in which storage can be out of reach. */
export const FAULTS: readonly (readonly [string, () => unknown])[] = [
  ["missing", () => undefined],
  ["null", () => null],
  ["blocked", fail],
  ["unreadable", () => ({ getItem: fail, setItem: fail })],
];
