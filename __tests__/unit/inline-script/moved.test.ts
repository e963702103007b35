/** @jest-environment jsdom */
import { startMoved } from "../../../src/inline-script/moved";

beforeEach(() => {
  delete document.documentElement.dataset.moved;
  startMoved(window);
});

it.each(["pointermove", "resize"])("leaves a page alone that nobody has touched, whatever %s says", (type) => {
  window.dispatchEvent(new Event(type));
  expect(document.documentElement.dataset.moved).toBeUndefined();
});

it.each(["scroll", "pointerdown", "keydown"])("marks the page with the first %s", (type) => {
  window.dispatchEvent(new Event(type));
  expect(document.documentElement.dataset.moved).toBe("");
});
