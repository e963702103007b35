/** @jest-environment jsdom */
import { startApp } from "../../../src/inline-script/app";

const SCRIPTS = ["/start.js", "/app.js"];
const PARTS = ["/page-data/about/page-data.json", "/about.js"];

/** Longer than a frame. */
const PAINT_MS = 50;

let page: Document;

const addressesOf = (selector: string, attribute: string) =>
  [...page.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
const fetched = () => addressesOf("link[rel=preload]", "href");
const run = () => addressesOf("script", "src");
const paint = () => jest.advanceTimersByTime(PAINT_MS);
const send = (type: string, selector: string) => page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

// Each test has a document of its own, so that no start hears another test's gestures.
beforeEach(() => {
  jest.useFakeTimers();
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = '<p>Text</p><a href="/"><b>Home</b></a><form><input></form>';
});
afterEach(() => jest.useRealTimers());

const start = (isEager = false) => startApp(page, { scripts: SCRIPTS, parts: PARTS }, isEager);

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
])("runs the scripts, in order, after the frame that answers %s", (_, type, selector) => {
  start();
  send(type, selector);
  expect(run()).toEqual([]);
  paint();
  expect(run()).toEqual(SCRIPTS);
  expect([...page.head.querySelectorAll("script")].map(({ async }) => async)).toEqual([false, false]);
});

it("asks for data as the app will, so that it is not asked for twice", () => {
  start();
  send("pointerdown", "p");
  const [start_, app, data, component] = [...page.head.querySelectorAll("link")];
  expect([start_, app, component].map((link) => [link?.as, link?.crossOrigin])).toEqual(Array(3).fill(["script", null]));
  expect([data?.as, data?.crossOrigin]).toEqual(["fetch", "anonymous"]);
});

it("asks for everything once", () => {
  start();
  for (const type of ["pointerdown", "click", "keydown", "keyup"]) {
    send(type, "a");
    paint();
  }
  expect(fetched()).toEqual([...SCRIPTS, ...PARTS]);
  expect(run()).toEqual(SCRIPTS);
});

it("tries again, with the next gesture, what could not be loaded", () => {
  start();
  send("click", "p");
  paint();
  page.head.querySelectorAll("script")[1]?.dispatchEvent(new Event("error"));
  send("click", "p");
  paint();
  expect(run()).toEqual([...SCRIPTS, "/app.js"]);
});

it("runs by itself, once all else has loaded and is painted, on a page that needs it", () => {
  start(true);
  paint();
  expect(run()).toEqual([]);
  window.dispatchEvent(new Event("load"));
  expect(run()).toEqual([]);
  paint();
  expect(run()).toEqual(SCRIPTS);
});
