/** @jest-environment jsdom */
import { startMoved } from "../../../src/enhance/moved";

beforeEach(() => {
  delete document.documentElement.dataset.moved;
  startMoved(window);
});

it("leaves a page alone that nobody has touched", () => {
  window.dispatchEvent(new Event("pointermove"));
  expect(document.documentElement.dataset.moved).toBeUndefined();
});

it.each(["scroll", "pointerdown", "keydown", "resize"])("marks the page with the first %s", (type) => {
  window.dispatchEvent(new Event(type));
  expect(document.documentElement.dataset.moved).toBe("");
});
