/** @jest-environment jsdom */
import { getByText } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { CLOSE_DELAY_MS, startDisclosures, startHover } from "../../../src/client/disclosures";
import { drawHeader, openMenus, setPointer } from "./header-page";

startDisclosures(document);
startHover(document);

const named = (text: string) => getByText(document.body, text);
let user: ReturnType<typeof userEvent.setup>;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const SHORT = CLOSE_DELAY_MS - 1;

beforeEach(() => {
  jest.useFakeTimers();
  // Time advances only when a test advances it.
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  setPointer("fine");
  drawHeader();
  document.documentElement.dispatchEvent(new Event("pointerleave"));
});

it("stays open while the mouse crosses the gap to the panel", async () => {
  await user.hover(named("Services"));
  await user.hover(named("Page"));
  await wait(SHORT);
  expect(openMenus()).toEqual(["Services"]);
  await user.hover(named("Sealcoating"));
  await wait(CLOSE_DELAY_MS);
  expect(openMenus()).toEqual(["Services"]);
});

it("stays open on the click that follows, also when the mouse then leaves, and closes on the next", async () => {
  await user.click(named("Services"));
  expect(openMenus()).toEqual(["Services"]);
  await user.hover(named("Page"));
  await wait(CLOSE_DELAY_MS);
  expect(openMenus()).toEqual(["Services"]);
  await user.click(named("Services"));
  expect(openMenus()).toEqual([]);
});

it("toggles by keyboard although the mouse rests on it", async () => {
  await user.hover(named("Services"));
  // jsdom does not turn a key press on a summary into a click. In browsers, that click has `detail` 0.
  named("Services").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 0 }));
  expect(openMenus()).toEqual([]);
});

it("stays open behind the mouse for someone who went into the panel by keyboard", async () => {
  await user.hover(named("Services"));
  named("Sealcoating").closest("a")?.focus();
  await user.hover(named("Page"));
  await wait(CLOSE_DELAY_MS);
  expect(openMenus()).toEqual(["Services"]);
});

it("closes behind the mouse although focus rests on its button", async () => {
  named("Services").focus();
  await user.hover(named("Services"));
  await user.hover(named("Page"));
  await wait(CLOSE_DELAY_MS);
  expect(openMenus()).toEqual([]);
});

it("waits for the tap where a computer has a touch screen too: a finger may come to scroll", async () => {
  await user.pointer([{ keys: "[TouchA>]", target: named("Services") }]);
  expect(openMenus()).toEqual([]);
  await user.pointer([{ keys: "[/TouchA]", target: named("Services") }]);
  expect(openMenus()).toEqual(["Services"]);
});

it.each(["Menu", "Question"])("does not open %s under the mouse", async (button) => {
  await user.hover(named(button));
  expect(openMenus()).toEqual([]);
});
