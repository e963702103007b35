/** @jest-environment jsdom */
import { whenActive } from "../../../src/client/on";

/** Calls `whenActive` with a mock function, for a document in the given state. */
const start = (readyState: DocumentReadyState, prerendering: boolean) => {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperties(page, { readyState: { value: readyState }, prerendering: { value: prerendering } });
  const work = jest.fn();
  whenActive(page, work);
  return { work, send: (type: string) => page.dispatchEvent(new Event(type)) };
};

it.each(["interactive", "complete"] as const)("runs the function immediately if the document is %s", (readyState) => {
  expect(start(readyState, false).work).toHaveBeenCalledTimes(1);
});

it("waits for DOMContentLoaded if the document is still loading", () => {
  const { work, send } = start("loading", false);
  expect(work).not.toHaveBeenCalled();
  send("DOMContentLoaded");
  expect(work).toHaveBeenCalledTimes(1);
});

it("waits until the visitor opens a prerendered page", () => {
  const { work, send } = start("loading", true);
  send("DOMContentLoaded");
  expect(work).not.toHaveBeenCalled();
  send("prerenderingchange");
  send("prerenderingchange");
  expect(work).toHaveBeenCalledTimes(1);
});
