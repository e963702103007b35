/** @jest-environment jsdom */
import { getByText } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { startDisclosures, startHover } from "../../../src/client/disclosures";
import { drawHeader, nextTask, openMenus, setPointer } from "./header-page";

startDisclosures(document);
startHover(document);

const named = (text: string) => getByText(document.body, text);

beforeEach(() => {
  setPointer("coarse");
  drawHeader();
});

// Opening, closing and focus are tested in a browser: __tests__/browser/header.spec.ts.
describe.each([
  ["dropdown", "Services", "Sealcoating"],
  ["mobile menu", "Menu", "About"],
])("an open %s", (_, button, link) => {
  const user = userEvent.setup();
  const send = (text: string, ...types: readonly string[]) => {
    for (const type of types) named(text).dispatchEvent(new Event(type, { bubbles: true }));
  };

  beforeEach(() => user.click(named(button)));

  it("closes on Escape where the browser gave the button no focus", async () => {
    named(button).blur();
    await user.keyboard("{Escape}");
    expect(openMenus()).toEqual([]);
    expect(document.activeElement).toBe(named(button));
  });

  it("stays on other keys, on a click inside that follows no link, and on focus inside", async () => {
    await user.keyboard("a{ArrowDown}");
    await user.click(named(`${button} panel`));
    named(link).closest("a")?.focus();
    expect(openMenus()).toEqual([button]);
    named("Field").focus();
    expect(openMenus()).toEqual([]);
  });

  it("closes on a tap outside for which the phone sends no click, not when the finger scrolls", () => {
    send("Page", "pointerdown", "pointercancel");
    expect(openMenus()).toEqual([button]);
    send("Page", "pointerdown", "pointerup");
    expect(openMenus()).toEqual([]);
  });

  it("keeps a link inside where it is until the click, also on its icon", async () => {
    send(link, "pointerdown", "pointerup");
    expect(openMenus()).toEqual([button]);
    await user.click(named(link));
    expect(openMenus()).toEqual([]);
  });
});

it("keeps a menu open around a dropdown inside it", async () => {
  const user = userEvent.setup();
  await user.click(named("Menu"));
  await user.click(named("More"));
  await nextTask();
  expect(openMenus()).toEqual(["Menu", "More"]);
  await user.keyboard("{Escape}");
  expect(openMenus()).toEqual(["Menu"]);
});

it("leaves other details on the page alone", async () => {
  const user = userEvent.setup();
  await user.click(named("Question"));
  await user.click(named("Page"));
  await user.keyboard("{Escape}");
  expect(openMenus()).toEqual(["Question"]);
});
