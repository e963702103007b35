/** Reaches the visitor's local storage, which may be missing, blocked or full. Nothing here throws. */

/** Reads a text: `null` when there is none, `undefined` when it cannot be told. */
export const readItem = (key: string): string | null | undefined => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
};

/** Writes a text, and tells whether that worked. */
export const writeItem = (key: string, text: string): boolean => {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/** Does some work while no other tab does work of the same name, where the browser has locks; else at once. */
export const exclusively = async (name: string, work: () => void): Promise<void> => {
  try {
    await navigator.locks.request(name, work);
  } catch {
    // No locks in this browser, or refused as in a sandboxed frame: reading right before writing must do.
    work();
  }
};
