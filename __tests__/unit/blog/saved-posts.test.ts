/** @jest-environment jsdom */
import { POSTS_KEY } from "../../../src/blog/list-key";
import { onSavedPostsChange, readSavedList, saveBuiltIns, UNREADABLE_KEY } from "../../../src/blog/saved-posts";
import { fail, FAULTS, replaceStorage, restoreStorage } from "./fake-storage";
import { BUILT_IN, post } from "./posts";

const stored = (): unknown => JSON.parse(localStorage.getItem(POSTS_KEY) ?? "null");
const save = (value: unknown) => localStorage.setItem(POSTS_KEY, JSON.stringify(value));

afterEach(() => {
  restoreStorage();
  Reflect.deleteProperty(navigator, "locks");
});

describe("saveBuiltIns", () => {
  const MERGED = [BUILT_IN[0], BUILT_IN[2], post("mine"), BUILT_IN[1]];

  beforeEach(() => save([post("mine"), BUILT_IN[1]]));

  it("inserts missing built-in posts before the saved posts", async () => {
    await saveBuiltIns(BUILT_IN);
    expect(stored()).toEqual(MERGED);
  });

  it("changes nothing when it runs again", async () => {
    await saveBuiltIns(BUILT_IN);
    await saveBuiltIns(BUILT_IN);
    expect(stored()).toEqual(MERGED);
  });

  it.each(["{broken", "[1,", "null", '{"0": {"slug": "a", "title": "A"}}', "42", "<html>"])(
    "backs up the invalid value %j before writing the list",
    async (text) => {
      localStorage.setItem(POSTS_KEY, text);
      await saveBuiltIns(BUILT_IN);
      expect(localStorage.getItem(UNREADABLE_KEY)).toBe(text);
      expect(stored()).toEqual(BUILT_IN);
    },
  );
});

it.each([
  ["/blog", "es", POSTS_KEY],
  ["/blog/mine", "x-translated", POSTS_KEY],
  ["/es/blog", "en", `${POSTS_KEY}.es`],
  ["/es/blog/", "", `${POSTS_KEY}.es`],
  ["/essays", "es", POSTS_KEY],
])("on %s, translated to %j by other software, the list is saved under %s", async (path, lang, key) => {
  window.history.replaceState(null, "", path);
  document.documentElement.lang = lang;
  await saveBuiltIns(BUILT_IN);
  window.history.replaceState(null, "", "/");
  expect(Object.keys(localStorage)).toEqual([key]);
});

describe("faulty storage", () => {
  it.each(FAULTS)("causes no errors if it is %s", async (_, get) => {
    replaceStorage(get);
    expect(readSavedList().posts).toEqual([]);
    await expect(saveBuiltIns(BUILT_IN)).resolves.toBeUndefined();
  });

  const fullStorage = (items: Record<string, string>, isFull: (key: string) => boolean) => ({
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, text: string) => {
      if (isFull(key)) throw new DOMException("full", "QuotaExceededError");
      items[key] = text;
    },
  });

  it("keeps an unreadable value that cannot be backed up", async () => {
    const items = { [POSTS_KEY]: "{broken" };
    replaceStorage(() => fullStorage(items, (key) => key === UNREADABLE_KEY));
    await saveBuiltIns(BUILT_IN);
    expect(items).toEqual({ [POSTS_KEY]: "{broken" });
  });

  it("is not written to if it cannot be read", async () => {
    const setItem = jest.fn();
    replaceStorage(() => ({ getItem: fail, setItem }));
    await saveBuiltIns(BUILT_IN);
    expect(setItem).not.toHaveBeenCalled();
  });
});

describe("saving in two tabs", () => {
  const mockLocks = (request: unknown) => Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });

  it("keeps posts that the other tab saved before the lock was granted", async () => {
    mockLocks((_: string, work: () => void) => {
      save([post("from-another-tab")]);
      work();
      return Promise.resolve();
    });
    // Caches the list, which must not be used for the merge.
    readSavedList();
    await saveBuiltIns(BUILT_IN);
    expect(stored()).toEqual([...BUILT_IN, post("from-another-tab")]);
  });
});

describe("a registered listener for changes", () => {
  it.each([
    ["is notified when another tab changes the saved posts", () => new StorageEvent("storage", { key: POSTS_KEY }), 1],
    ["is notified when another tab clears the storage", () => new StorageEvent("storage", { key: null }), 1],
    ["is not notified when another tab changes another key", () => new StorageEvent("storage", { key: "theme" }), 0],
    ["is notified when the page returns from the back/forward cache, where pages receive no events", () => new Event("pageshow"), 1],
    [
      "is notified when the browser is back online, because a script that failed to load offline may now load",
      () => new Event("online"),
      1,
    ],
  ])("%s", (_, event, calls) => {
    const listener = jest.fn();
    const stop = onSavedPostsChange(listener);
    window.dispatchEvent(event());
    stop();
    expect(listener).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ["another tab changes the saved posts", () => new StorageEvent("storage", { key: POSTS_KEY })],
    ["the page returns from the back/forward cache", () => new Event("pageshow")],
    ["the browser is back online", () => new Event("online")],
  ])("is not notified after it is removed, when %s", (_, event) => {
    const listener = jest.fn();
    onSavedPostsChange(listener)();
    window.dispatchEvent(event());
    expect(listener).not.toHaveBeenCalled();
  });
});
