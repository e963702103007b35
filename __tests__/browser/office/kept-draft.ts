/** What the browser keeps of a form that is not saved. */
import { expect, type Page } from "@playwright/test";

/** Tells, in the editor's page, whether one of its databases holds some words. */
const isStored = async (words: string): Promise<boolean> => {
  const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const all = await done<unknown[]>(database.transaction(store).objectStore(store).getAll());
      if (JSON.stringify(all).includes(words)) return true;
    }
    database.close();
  }
  return false;
};

/** Waits until what was typed is kept: Decap does so some seconds after the last key. */
export const isKept = (page: Page, words: string): Promise<void> => expect.poll(() => page.evaluate(isStored, words)).toBe(true);
