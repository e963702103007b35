/** @jest-environment jsdom */
import { islandLoader } from "../../../src/client/islands/loader";
import { LIVE } from "../../../src/client/islands/roots";

const FILES = ["/static/framework.js", "/static/island.js"];

let roots: readonly HTMLElement[];

beforeEach(() => {
  jest.useFakeTimers();
  const island = '<script type="application/json" data-island="quote-form">{}</script><div></div>';
  document.body.innerHTML = `${island}${island}<script type="application/json" data-island="other">{}</script><div></div>`;
  roots = [...document.body.querySelectorAll<HTMLElement>('[data-island="quote-form"] + div')];
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

const scripts = () => [...document.head.getElementsByTagName("script")];
const requestedFiles = () => scripts().map((script) => script.getAttribute("src"));
/** Dispatches `load` or `error` on the scripts of the given files. */
const finishScripts = async (type: "load" | "error", ...files: readonly string[]) => {
  for (const file of files)
    scripts()
      .findLast((script) => script.getAttribute("src") === file)
      ?.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(0);
};
const hydrate = () => {
  for (const root of roots) root.dataset[LIVE] = "";
};
/** Returns a function that loads the island. Its result is a mock that receives the outcome. */
const newLoader = () => {
  const load = islandLoader(document, "quote-form", FILES);
  return () => {
    const done = jest.fn<undefined, [boolean]>();
    void load().then(done);
    return done;
  };
};

it("loads an island once for parallel calls", async () => {
  const load = newLoader();
  const [first, second] = [load(), load()];
  expect(requestedFiles()).toEqual(FILES);
  await finishScripts("load", FILES[1] ?? "");
  expect(first).not.toHaveBeenCalled();
  hydrate();
  await finishScripts("load", FILES[0] ?? "");
  expect(first).toHaveBeenCalledWith(true);
  expect(second).toHaveBeenCalledWith(true);
});

it("requests nothing if the island is already hydrated", async () => {
  hydrate();
  const done = newLoader()();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledWith(true);
  expect(requestedFiles()).toEqual([]);
});

it.each(FILES)("retries only the failed script %s on the next call, with a query string that bypasses caches", async (failed) => {
  const load = newLoader();
  const first = load();
  await finishScripts("load", ...FILES.filter((file) => file !== failed));
  await finishScripts("error", failed);
  expect(first).toHaveBeenCalledWith(false);
  expect(requestedFiles()).toEqual(FILES.filter((file) => file !== failed));

  const second = load();
  const retry = `${failed}?1`;
  expect(requestedFiles().toSorted()).toEqual([...FILES.filter((file) => file !== failed), retry].toSorted());
  hydrate();
  await finishScripts("load", retry);
  expect(second).toHaveBeenCalledWith(true);
});

/** Longer than the timeout of a script. */
const LONG_MS = 60_000;

it("leaves loaded scripts in the page", async () => {
  const load = newLoader();
  load();
  hydrate();
  await finishScripts("load", ...FILES);
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(requestedFiles()).toEqual(FILES);
});

it.each([
  ["fails to load", () => finishScripts("error", FILES[1] ?? "")],
  ["takes too long", () => Promise.resolve()],
])("removes only the script that %s", async (_, fail) => {
  const done = newLoader()();
  await finishScripts("load", FILES[0] ?? "");
  await fail();
  await jest.advanceTimersByTimeAsync(LONG_MS);
  expect(done).toHaveBeenCalledWith(false);
  expect(requestedFiles()).toEqual([FILES[0]]);
});
