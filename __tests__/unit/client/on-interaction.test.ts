/** @jest-environment jsdom */
import { startOnInteraction } from "../../../src/client/islands/on-interaction";

const ISLANDS = { calculator: ["/static/calculator.js"], worksheets: ["/static/worksheets.js"] };

const island = (name: string, html: string) => `<script type="application/json" data-island="${name}">{}</script><div>${html}</div>`;
const PAGE = `
  <p>Text</p>
  ${island("calculator", "<details id='prices'><summary>Prices</summary><p>Soon</p></details>")}
  <details id="sheet"><summary>Sheet</summary><input id="field">${island("worksheets", "<dl></dl>")}</details>
  <details id="question"><summary>Question</summary><p>Answer</p></details>
  ${island("post-list", "<a href='/blog/a'>A</a>")}`;

let page: Document;

// Create a new document for each test, so that listeners of earlier tests do not receive its events.
beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  page.body.innerHTML = PAGE;
});

const scripts = () => [...page.head.getElementsByTagName("script")];
const requestedFiles = () => scripts().map((script) => script.getAttribute("src"));
const send = (type: string, selector: string) =>
  page.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: type !== "toggle" }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

it.each(["pointerover", "pointerdown", "focusin", "input"])("loads an island on %s inside it", (type) => {
  startOnInteraction(page, ISLANDS);
  expect(requestedFiles()).toEqual([]);
  send(type, "#prices summary");
  expect(requestedFiles()).toEqual(ISLANDS.calculator);
});

it.each([
  ["#prices", ISLANDS.calculator],
  ["#sheet", ISLANDS.worksheets],
])("loads the islands in %s when it opens without a click, for example through find-in-page", (selector, files) => {
  startOnInteraction(page, ISLANDS);
  send("toggle", selector);
  expect(requestedFiles()).toEqual(files);
});

it.each(["body > p", "#question p", "a"])("loads nothing on interaction with %s", (selector) => {
  startOnInteraction(page, ISLANDS);
  for (const type of ["pointerover", "pointerdown", "focusin", "input", "toggle"]) send(type, selector);
  expect(requestedFiles()).toEqual([]);
});

it("retries failed scripts on the next interaction", async () => {
  startOnInteraction(page, ISLANDS);
  send("focusin", "#field");
  send("input", "#field");
  expect(requestedFiles()).toEqual(ISLANDS.worksheets);
  scripts()[0]?.dispatchEvent(new Event("error"));
  await nextTask();
  expect(requestedFiles()).toEqual([]);
  send("input", "#field");
  expect(requestedFiles()).toEqual(ISLANDS.worksheets.map((file) => `${file}?1`));
});

it("marks a form that is submitted before its island is hydrated", () => {
  page.querySelector("#prices")?.insertAdjacentHTML("beforeend", "<form id='form'></form><form id='other'></form>");
  startOnInteraction(page, ISLANDS);
  send("submit", "#form");
  expect(page.querySelector("#form")?.hasAttribute("data-submitted")).toBe(true);
  expect(page.querySelector("#other")?.hasAttribute("data-submitted")).toBe(false);
});

it("unmarks a submitted form when the visitor keeps typing", () => {
  page.querySelector("#prices")?.insertAdjacentHTML("beforeend", "<form id='form'><input id='size'></form>");
  startOnInteraction(page, ISLANDS);
  send("submit", "#form");
  expect(page.querySelector("#form")?.hasAttribute("data-submitted")).toBe(true);
  send("input", "#size");
  expect(page.querySelector("#form")?.hasAttribute("data-submitted")).toBe(false);
});
