/** @jest-environment jsdom */
import { HELD_SUBMIT_ATTRIBUTE, startHeldSubmits } from "../../../src/page-script/held-submits";

startHeldSubmits(document);

// jsdom cannot send a form anywhere and says so.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const submit = (html: string, listen?: (event: SubmitEvent) => void): boolean | undefined => {
  document.body.innerHTML = html;
  const form = document.querySelector("form");
  if (listen) form?.addEventListener("submit", listen);
  form?.requestSubmit();
  return form?.hasAttribute(HELD_SUBMIT_ATTRIBUTE);
};

it("marks a form that goes nowhere and that nobody answered", () => {
  expect(submit('<form method="dialog"><input value="Ana" required></form>')).toBe(true);
});

it("marks a form with an address when there is no line, and keeps it on the page", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(submit('<form method="post" action="/quote"></form>')).toBe(true);
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  ["the browser finds wrong", '<form method="dialog"><input required></form>', undefined],
  ["has an address", '<form method="post" action="/quote"></form>', undefined],
  ["React has answered", '<form method="dialog"></form>', (event: SubmitEvent) => event.preventDefault()],
])("leaves a form alone that %s", (_, html, listen) => {
  expect(submit(html, listen)).toBe(false);
});
