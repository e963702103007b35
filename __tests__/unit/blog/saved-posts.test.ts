/** @jest-environment jsdom */
import { onSavedPostsChange, POSTS_KEY, readSavedList, saveBuiltIns, UNREADABLE_KEY } from "../../../src/blog/saved-posts";
import { fail, FAULTS, replaceStorage, restoreStorage } from "./fake-storage";
import { BUILT_IN, post, slugs } from "./posts";

const stored = (): unknown => JSON.parse(localStorage.getItem(POSTS_KEY) ?? "null");
const save = (value: unknown) => localStorage.setItem(POSTS_KEY, JSON.stringify(value));

afterEach(() => {
  restoreStorage();
  Reflect.deleteProperty(navigator, "locks");
});

describe("saveBuiltIns", () => {
  it("puts new posts before the saved ones and changes nothing the second time", async () => {
    save([post("mine"), BUILT_IN[1]]);
    await saveBuiltIns(BUILT_IN);
    await saveBuiltIns(BUILT_IN);
    expect(stored()).toEqual([BUILT_IN[0], BUILT_IN[2], post("mine"), BUILT_IN[1]]);
  });

  it("leaves the text alone when there is nothing to add", async () => {
    const text = ` ${JSON.stringify(BUILT_IN, null, 2)} `;
    localStorage.setItem(POSTS_KEY, text);
    await saveBuiltIns(BUILT_IN);
    expect(localStorage.getItem(POSTS_KEY)).toBe(text);
  });

  it.each(["{broken", "null", '{"slug":"a"}', "42"])("sets %j aside before it writes the list", async (text) => {
    localStorage.setItem(POSTS_KEY, text);
    await saveBuiltIns(BUILT_IN);
    expect(localStorage.getItem(UNREADABLE_KEY)).toBe(text);
    expect(stored()).toEqual(BUILT_IN);
  });

  it("adds to what was set aside before, and not twice the same", async () => {
    for (const text of ["{first", "{second", "{first"]) {
      localStorage.setItem(POSTS_KEY, text);
      await saveBuiltIns(BUILT_IN);
    }
    expect(localStorage.getItem(UNREADABLE_KEY)).toBe("{first\n{second");
  });
});

describe("faults", () => {
  it.each(FAULTS)("lives with %s storage", async (_, get) => {
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

  it("still reads from full storage", async () => {
    const text = JSON.stringify([post("mine")]);
    const items = { [POSTS_KEY]: text };
    replaceStorage(() => fullStorage(items, () => true));
    await saveBuiltIns(BUILT_IN);
    expect(slugs(readSavedList().posts)).toEqual(["mine"]);
    expect(items).toEqual({ [POSTS_KEY]: text });
  });

  it("does not write over unreadable text that it cannot set aside", async () => {
    const items = { [POSTS_KEY]: "{broken" };
    replaceStorage(() => fullStorage(items, (key) => key === UNREADABLE_KEY));
    await saveBuiltIns(BUILT_IN);
    expect(items).toEqual({ [POSTS_KEY]: "{broken" });
  });

  it("does not write where it cannot read", async () => {
    const setItem = jest.fn();
    replaceStorage(() => ({ getItem: fail, setItem }));
    await saveBuiltIns(BUILT_IN);
    expect(setItem).not.toHaveBeenCalled();
  });
});

describe("two tabs", () => {
  const lend = (request: unknown) => Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });

  it("reads again inside the lock: what another tab wrote meanwhile stays", async () => {
    lend((_: string, work: () => void) => {
      save([post("from-another-tab")]);
      work();
      return Promise.resolve();
    });
    readSavedList();
    await saveBuiltIns(BUILT_IN);
    expect(stored()).toEqual([...BUILT_IN, post("from-another-tab")]);
  });

  it("saves without a lock where locks are refused", async () => {
    lend(() => Promise.reject(new DOMException("no", "SecurityError")));
    await saveBuiltIns(BUILT_IN);
    expect(stored()).toEqual(BUILT_IN);
  });

  it("loses nothing when both merge at once", async () => {
    save([post("mine")]);
    await Promise.all([saveBuiltIns(BUILT_IN.slice(0, 2)), saveBuiltIns(BUILT_IN), saveBuiltIns([post("newer"), ...BUILT_IN])]);
    expect(slugs(readSavedList().posts)).toEqual(["newer", String(BUILT_IN[2]?.slug), ...slugs(BUILT_IN.slice(0, 2)), "mine"]);
  });
});

describe("changes", () => {
  it.each([
    ["another tab changed the saved posts", () => new StorageEvent("storage", { key: POSTS_KEY }), 1],
    ["another tab changed everything", () => new StorageEvent("storage", { key: null }), 1],
    ["another tab changed something else: not at all", () => new StorageEvent("storage", { key: "theme" }), 0],
    ["the page comes back from the cache of visited pages, which hears no events", () => new Event("pageshow"), 1],
    ["the line comes back, by which scripts may be lost", () => new Event("online"), 1],
  ])("tells, until it is stopped, when %s", (_, event, calls) => {
    const listener = jest.fn();
    const stop = onSavedPostsChange(listener);
    window.dispatchEvent(event());
    stop();
    window.dispatchEvent(event());
    expect(listener).toHaveBeenCalledTimes(calls);
  });

  it("gives the same list while the text is the same", () => {
    save([post("mine")]);
    const list = readSavedList();
    expect(readSavedList()).toBe(list);
    save([post("mine"), post("yours")]);
    expect(readSavedList()).not.toBe(list);
  });
});
