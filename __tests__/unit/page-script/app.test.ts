/** @jest-environment jsdom */
import { startApp } from "../../../src/page-script/app";
import { START_EVENT } from "../../../src/page-script/start-event";

const RUNTIME = "/start.js";
const SCRIPTS = [RUNTIME, "/app.js"];
const PARTS = ["/page-data/about/page-data.json", "/about.js"];

/** What queues up for the runtime. */
const QUEUE = ["/app.js", "/about.js"];

/** Longer than a frame. */
const PAINT_MS = 50;

let page: Document;

const addressesOf = (selector: string, attribute: string) =>
  [...page.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const fetched = () => addressesOf("link[rel=preload]", "href");
const run = () => addressesOf("script", "src");
const paint = () => jest.advanceTimersByTime(PAINT_MS);
const send = (type: string, selector: string) => page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

const answer = (type: "load" | "error", src: string) =>
  [...page.head.querySelectorAll("script")].findLast((script) => script.getAttribute("src") === src)?.dispatchEvent(new Event(type));
const isLost = () => page.documentElement.hasAttribute("data-app-lost");

// Each test has a document of its own, so that no start hears another test's gestures.
beforeEach(() => {
  jest.useFakeTimers();
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<p>Text</p><a href="/"><b>Home</b></a><form><input></form>';
});
afterEach(() => jest.useRealTimers());

const start = () => startApp(page, { scripts: SCRIPTS, parts: PARTS });

it("asks for nothing by itself", () => {
  start();
  paint();
  expect([...fetched(), ...run()]).toEqual([]);
});

it.each([
  ["scroll", "p"],
  ["pointermove", "p"],
  ["a mouse over text", "p", "pointerover"],
  ["focus outside links and forms", "p", "focusin"],
])("takes %s for no intent", (name, selector, type = name) => {
  start();
  send(type, selector);
  paint();
  expect([...fetched(), ...run()]).toEqual([]);
});

it.each([
  ["a finger or a button goes down", "pointerdown"],
  ["a key goes down", "keydown"],
])("fetches, and runs nothing yet, when %s", (_, type) => {
  start();
  send(type, "p");
  paint();
  expect(fetched()).toEqual([...SCRIPTS, ...PARTS]);
  expect(run()).toEqual([]);
});

it.each([
  ["a click", "click", "p"],
  ["a swipe", "pointercancel", "p"],
  ["a key's release", "keyup", "p"],
  ["a submit", "submit", "form"],
  ["a mouse over a link", "pointerover", "b"],
  ["a mouse over a form", "pointerover", "input"],
  ["focus in a field", "focusin", "input"],
])("runs the scripts after the frame that answers %s", (_, type, selector) => {
  start();
  send(type, selector);
  expect(run()).toEqual([]);
  paint();
  expect(run()).toEqual(QUEUE);
});

it("runs webpack's runtime once all that queue up for it are there, in whatever order", () => {
  start();
  send("click", "p");
  paint();
  answer("load", "/about.js");
  expect(run()).toEqual(QUEUE);
  answer("load", "/app.js");
  expect(run()).toEqual([...QUEUE, RUNTIME]);
});

it("fetches ahead as it asks later, scripts like the app's own requests for data, so that nothing is asked for twice", () => {
  start();
  send("click", "p");
  paint();
  const links = [...page.head.querySelectorAll("link")];
  expect(links.map(({ as }) => as)).toEqual(["script", "script", "fetch", "script"]);
  for (const element of [...links, ...page.head.querySelectorAll("script")]) expect(element.getAttribute("crossorigin")).toBe("");
});

it("asks for everything once", () => {
  start();
  for (const type of ["pointerdown", "click", "keydown", "keyup"]) {
    send(type, "a");
    paint();
  }
  for (const src of [...QUEUE, RUNTIME]) answer("load", src);
  send("click", "p");
  paint();
  expect(fetched()).toEqual([...SCRIPTS, ...PARTS]);
  expect(run()).toEqual([...QUEUE, RUNTIME]);
});

it.each(QUEUE)("tries again, with the next gesture, for %s alone when that was lost, and only then runs the runtime", (lost) => {
  start();
  send("click", "p");
  paint();
  for (const src of QUEUE) answer(src === lost ? "error" : "load", src);
  expect(run()).toEqual(QUEUE);
  send("click", "p");
  paint();
  expect(run()).toEqual([...QUEUE, lost]);
  answer("load", lost);
  expect(run()).toEqual([...QUEUE, lost, RUNTIME]);
});

it("tries again for the runtime: once by itself, for the browser may have kept an earlier failure, then with the next gesture", () => {
  start();
  send("click", "p");
  paint();
  for (const src of QUEUE) answer("load", src);
  answer("error", RUNTIME);
  expect(run()).toEqual([...QUEUE, RUNTIME, RUNTIME]);
  expect(isLost()).toBe(false);
  answer("error", RUNTIME);
  expect(run()).toEqual([...QUEUE, RUNTIME, RUNTIME]);
  expect(isLost()).toBe(true);
  send("click", "p");
  paint();
  expect(run()).toEqual([...QUEUE, RUNTIME, RUNTIME, RUNTIME]);
});

describe("marks the page", () => {
  afterEach(() => Reflect.deleteProperty(window, "___loader"));

  const arrive = () => {
    start();
    send("click", "p");
    paint();
    for (const src of QUEUE) answer("load", src);
    expect(isLost()).toBe(false);
  };

  it("when a script is lost", () => {
    start();
    send("click", "p");
    paint();
    answer("error", "/app.js");
    expect(isLost()).toBe(true);
  });

  it("when all came and one of them was cut off, so that the app did not start", () => {
    arrive();
    answer("load", RUNTIME);
    expect(isLost()).toBe(true);
  });

  it("not when the app started", () => {
    arrive();
    Reflect.set(window, "___loader", {});
    answer("load", RUNTIME);
    expect(isLost()).toBe(false);
  });
});

it("runs after the next paint when a page's own script asks for it", () => {
  start();
  page.dispatchEvent(new Event(START_EVENT));
  expect(run()).toEqual([]);
  paint();
  expect(run()).toEqual(QUEUE);
});
