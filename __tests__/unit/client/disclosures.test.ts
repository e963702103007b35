/** @jest-environment jsdom */
import { getByText } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { startDisclosures } from "../../../src/client/disclosures";
import { startHover } from "../../../src/client/hover";
import { drawHeader, nextTask, openMenus, setPointer } from "./header-page";

startDisclosures(document);
startHover(document);

const named = (text: string) => getByText(document.body, text);

beforeEach(() => {
  setPointer("coarse");
  drawHeader();
});

describe.each([
  ["dropdown", "Services", "Sealcoating"],
  ["mobile menu", "Menu", "About"],
])("%s", (_, button, link) => {
  it("opens and closes by its button", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    expect(openMenus()).toEqual([button]);
    await user.click(named(button));
    expect(openMenus()).toEqual([]);
  });

  it("closes on Escape and gives focus back to the button", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    named(link).closest("a")?.focus();
    await user.keyboard("{Escape}");
    expect(openMenus()).toEqual([]);
    expect(document.activeElement).toBe(named(button));
  });

  it("closes on Escape where the browser gave the button no focus", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    named(button).blur();
    await user.keyboard("{Escape}");
    expect(openMenus()).toEqual([]);
    expect(document.activeElement).toBe(named(button));
  });

  it("stays on other keys", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    await user.keyboard("a{ArrowDown}");
    expect(openMenus()).toEqual([button]);
  });

  it("closes on a click outside", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    await user.click(named("Page"));
    expect(openMenus()).toEqual([]);
  });

  it("closes on a tap outside for which the phone sends no click", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    for (const type of ["pointerdown", "pointercancel"]) named("Page").dispatchEvent(new Event(type, { bubbles: true }));
    expect(openMenus()).toEqual([button]);
    for (const type of ["pointerdown", "pointerup"]) named("Page").dispatchEvent(new Event(type, { bubbles: true }));
    expect(openMenus()).toEqual([]);
  });

  it("keeps a link inside where it is until the click", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    for (const type of ["pointerdown", "pointerup"]) named(link).dispatchEvent(new Event(type, { bubbles: true }));
    expect(openMenus()).toEqual([button]);
  });

  it("stays on a click inside that follows no link", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    await user.click(named(`${button} panel`));
    expect(openMenus()).toEqual([button]);
  });

  it("closes when focus leaves it, not before", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    named(link).closest("a")?.focus();
    expect(openMenus()).toEqual([button]);
    named("Field").focus();
    expect(openMenus()).toEqual([]);
  });

  it("closes when a link inside is followed, also from its icon", async () => {
    const user = userEvent.setup();
    await user.click(named(button));
    await user.click(named(link));
    expect(openMenus()).toEqual([]);
  });

  it("still works after the header has been drawn anew", async () => {
    const user = userEvent.setup();
    drawHeader();
    await user.click(named(button));
    await user.keyboard("{Escape}");
    expect(openMenus()).toEqual([]);
  });
});

it("lets a click go on to its link", async () => {
  const user = userEvent.setup();
  const follow = jest.fn((event: Event) => event.preventDefault());
  await user.click(named("Services"));
  named("Sealcoating").addEventListener("click", follow);
  await user.click(named("Sealcoating"));
  expect(follow).toHaveBeenCalledTimes(1);
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
