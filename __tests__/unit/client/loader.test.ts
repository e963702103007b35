/** @jest-environment jsdom */
import { islandLoader } from "../../../src/client/islands/loader";
import { LIVE } from "../../../src/client/islands/roots";

const FILES = ["/static/framework.js", "/static/island.js"];
const LOST_MS = 10_000;

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
const asked = () => scripts().map((script) => script.getAttribute("src"));
/** Dispatches `load` or `error` on the scripts of some files. */
const end = async (type: "load" | "error", ...files: readonly string[]) => {
  for (const file of files)
    scripts()
      .findLast((script) => script.getAttribute("src") === file)
      ?.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(0);
};
const hydrate = () => {
  for (const root of roots) root.dataset[LIVE] = "";
};
const start = () => {
  const load = islandLoader(document, "quote-form", FILES);
  return () => {
    const done = jest.fn<undefined, [boolean]>();
    void load().then(done);
    return done;
  };
};

it("asks for each script once, whatever asks meanwhile, and tells that the island lives", async () => {
  const load = start();
  const [first, second] = [load(), load()];
  expect(asked()).toEqual(FILES);
  await end("load", FILES[1] ?? "");
  expect(first).not.toHaveBeenCalled();
  hydrate();
  await end("load", FILES[0] ?? "");
  expect(first).toHaveBeenCalledWith(true);
  expect(second).toHaveBeenCalledWith(true);
});

it("asks for nothing where the island lives", async () => {
  hydrate();
  const done = start()();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledWith(true);
  expect(asked()).toEqual([]);
});

it.each(FILES)("asks again, past the cache, with the next call, for %s alone where that was lost, as by a 404", async (lost) => {
  const load = start();
  const first = load();
  await end("load", ...FILES.filter((file) => file !== lost));
  await end("error", lost);
  expect(first).toHaveBeenCalledWith(false);
  expect(asked()).toEqual(FILES.filter((file) => file !== lost));

  const second = load();
  const again = `${lost}?1`;
  expect(asked().toSorted()).toEqual([...FILES.filter((file) => file !== lost), again].toSorted());
  hydrate();
  await end("load", again);
  expect(second).toHaveBeenCalledWith(true);
});

it("counts a script that hangs as lost, and asks again", async () => {
  const load = start();
  const first = load();
  await jest.advanceTimersByTimeAsync(LOST_MS - 1);
  expect(first).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(first).toHaveBeenCalledWith(false);
  expect(asked()).toEqual([]);

  const second = load();
  const again = FILES.map((file) => `${file}?1`);
  expect(asked()).toEqual(again);
  hydrate();
  await end("load", ...again);
  expect(second).toHaveBeenCalledWith(true);
});
