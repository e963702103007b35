/** Replaces `window.localStorage` with broken storage. */

const original = Object.getOwnPropertyDescriptor(window, "localStorage");

/** Restores the real storage and clears it. */
export const restoreStorage = (): void => {
  if (original) Object.defineProperty(window, "localStorage", original);
  window.localStorage.clear();
};

/** Replaces the getter of `window.localStorage`. */
export const replaceStorage = (get: () => unknown): void => {
  Object.defineProperty(window, "localStorage", { configurable: true, get });
};

/**
 * Simulates access to storage that the visitor has blocked.
 *
 * @throws DOMException on every call
 */
export const fail = (): never => {
  throw new DOMException("no", "SecurityError");
};

/** Getters that simulate unavailable storage, by name. */
export const FAULTS: readonly (readonly [string, () => unknown])[] = [
  ["missing", () => null],
  ["blocked", fail],
  ["unreadable", () => ({ getItem: fail, setItem: fail })],
];
