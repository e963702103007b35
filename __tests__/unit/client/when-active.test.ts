/** @jest-environment jsdom */
import { whenActive } from "../../../src/client/on";

/** Returns a document in this state. */
const documentIn = (readyState: DocumentReadyState, prerendering: boolean) => {
  const page = document.implementation.createHTMLDocument();
  const state = { readyState, prerendering };
  Object.defineProperties(page, {
    readyState: { get: () => state.readyState },
    prerendering: { get: () => state.prerendering },
  });
  return { page, state, send: (type: string) => page.dispatchEvent(new Event(type)) };
};

it.each(["interactive", "complete"] as const)("runs immediately in a document that is %s", (readyState) => {
  const work = jest.fn();
  whenActive(documentIn(readyState, false).page, work);
  expect(work).toHaveBeenCalledTimes(1);
});

it("waits for DOMContentLoaded", () => {
  const work = jest.fn();
  const { page, send } = documentIn("loading", false);
  whenActive(page, work);
  expect(work).not.toHaveBeenCalled();
  send("DOMContentLoaded");
  expect(work).toHaveBeenCalledTimes(1);
});

it("waits until the visitor opens a prerendered page", () => {
  const work = jest.fn();
  const { page, state, send } = documentIn("loading", true);
  whenActive(page, work);
  send("DOMContentLoaded");
  expect(work).not.toHaveBeenCalled();
  state.prerendering = false;
  send("prerenderingchange");
  send("prerenderingchange");
  expect(work).toHaveBeenCalledTimes(1);
});
