/** @jest-environment jsdom */
import { startYear } from "../../../src/client/year";

const NOW = new Date(2031, 0, 1);

beforeAll(() => jest.useFakeTimers({ now: NOW }));
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  document.body.innerHTML = "<span data-year>2026</span>";
});

const year = () => document.querySelector("[data-year]")?.textContent;

it("writes the visitor's year at once when the page is there", () => {
  startYear(document);
  expect(year()).toBe("2031");
});

it("writes it into what comes later, too", () => {
  document.body.innerHTML = "";
  startYear(document);
  document.body.innerHTML = "<span data-year>2026</span>";
  expect(year()).toBe("2026");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(year()).toBe("2031");
});
