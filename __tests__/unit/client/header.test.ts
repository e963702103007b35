/** @jest-environment jsdom */
import { startHeader } from "../../../src/client/header";

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const scrolled = () => document.querySelector("[data-header]")?.hasAttribute("data-scrolled");
const scrollTo = (y: number) => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: y });
};

beforeEach(() => {
  document.body.innerHTML = "<header data-header></header>";
  scrollTo(0);
});

it.each([
  [0, false],
  [10, false],
  [10.5, true],
  [11, true],
  [2000, true],
])("at %d px: shadow is %s", (y, expected) => {
  startHeader(window);
  scrollTo(y);
  window.dispatchEvent(new Event("scroll"));
  expect(scrolled()).toBe(expected);
});

it("takes the shadow away at the top", () => {
  startHeader(window);
  for (const y of [200, 0]) {
    scrollTo(y);
    window.dispatchEvent(new Event("scroll"));
  }
  expect(scrolled()).toBe(false);
});

it("has the shadow when the page opens scrolled", async () => {
  scrollTo(500);
  startHeader(window);
  await frame();
  expect(scrolled()).toBe(true);
});

it("knows a header that React has drawn anew", () => {
  startHeader(window);
  document.body.innerHTML = "<header data-header></header>";
  scrollTo(500);
  window.dispatchEvent(new Event("scroll"));
  expect(scrolled()).toBe(true);
});
