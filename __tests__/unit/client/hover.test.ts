/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { CLOSE_DELAY_MS } from "../../../src/client/disclosures";
import { named, renderHeader, openMenus, setPointer } from "./header-page";

let user: ReturnType<typeof userEvent.setup>;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const SHORT = CLOSE_DELAY_MS - 1;

beforeEach(() => {
  jest.useFakeTimers();
  // Without this option, userEvent would wait forever, because the timers are fake.
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
  setPointer("fine");
  renderHeader();
  // End the hover of the previous test.
  document.documentElement.dispatchEvent(new Event("pointerleave"));
});

it("keeps a dropdown open while the mouse crosses the gap to the panel", async () => {
  await user.hover(named("Services"));
  await user.hover(named("Page"));
  await wait(SHORT);
  expect(openMenus()).toEqual(["Services"]);
  await user.hover(named("Sealcoating"));
  await wait(CLOSE_DELAY_MS);
  expect(openMenus()).toEqual(["Services"]);
});

it("keeps a hovered dropdown open from the first click to the second, even if the mouse leaves", async () => {
  // user.click moves the mouse there first, so the dropdown opens on hover, and the click keeps it open.
  await user.click(named("Services"));
  expect(openMenus()).toEqual(["Services"]);
  await user.hover(named("Page"));
  await wait(CLOSE_DELAY_MS);
  expect(openMenus()).toEqual(["Services"]);
  await user.click(named("Services"));
  expect(openMenus()).toEqual([]);
});

it("keeps a dropdown open after the mouse leaves if focus is inside the panel", async () => {
  await user.hover(named("Services"));
  named("Sealcoating").closest("a")?.focus();
  await user.hover(named("Page"));
  await wait(CLOSE_DELAY_MS);
  expect(openMenus()).toEqual(["Services"]);
});

it("on a touch-screen computer, does not open a dropdown on touch start, which may begin a scroll", async () => {
  await user.pointer([{ keys: "[TouchA>]", target: named("Services") }]);
  expect(openMenus()).toEqual([]);
});

it("on a touch-screen computer, opens a dropdown on a tap", async () => {
  await user.pointer([{ keys: "[TouchA]", target: named("Services") }]);
  expect(openMenus()).toEqual(["Services"]);
});

it("does not open a dropdown in the open mobile menu on hover", async () => {
  await user.click(named("Menu"));
  await user.hover(named("Services"));
  expect(openMenus()).toEqual(["Menu"]);
});

it.each(["Menu", "Question"])("does not open %s on hover", async (button) => {
  await user.hover(named(button));
  expect(openMenus()).toEqual([]);
});
