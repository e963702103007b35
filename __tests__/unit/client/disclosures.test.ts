/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { named, renderHeader, nextTask, openMenus, setPointer } from "./header-page";

beforeEach(() => {
  setPointer("coarse");
  renderHeader();
});

// hover.test.ts tests hovering. __tests__/browser/header.spec.ts tests what needs a layout or `<details name>`.
describe.each([
  ["dropdown", "Services", "Sealcoating"],
  ["mobile menu", "Menu", "About"],
])("an open %s", (_, button, link) => {
  const user = userEvent.setup();
  const send = (text: string, ...types: readonly string[]) => {
    for (const type of types) named(text).dispatchEvent(new Event(type, { bubbles: true }));
  };

  beforeEach(() => user.click(named(button)));

  it("closes on Escape", async () => {
    await user.keyboard("{Escape}");
    expect(openMenus()).toEqual([]);
  });

  it("moves the focus to its button on Escape, even if the browser did not focus the button", async () => {
    named(button).blur();
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(named(button));
  });

  it.each([
    ["keys other than Escape", () => user.keyboard("a{ArrowDown}")],
    ["a click inside it", () => user.click(named(`${button} panel`))],
    ["focus inside it", () => named(link).closest("a")?.focus()],
  ])("stays open on %s", async (_, act) => {
    await act();
    expect(openMenus()).toEqual([button]);
  });

  it("closes when focus leaves", () => {
    named(link).closest("a")?.focus();
    named("Field").focus();
    expect(openMenus()).toEqual([]);
  });

  it("stays open on a scroll gesture outside", () => {
    send("Page", "pointerdown", "pointercancel");
    expect(openMenus()).toEqual([button]);
  });

  it("closes on a tap outside, even if no click event follows", () => {
    send("Page", "pointerdown", "pointerup");
    expect(openMenus()).toEqual([]);
  });

  it("stays open while a link inside it is pressed", () => {
    send(link, "pointerdown", "pointerup");
    expect(openMenus()).toEqual([button]);
  });

  it("closes on a click on a link inside it", async () => {
    await user.click(named(link));
    expect(openMenus()).toEqual([]);
  });
});

describe("a dropdown inside the open mobile menu", () => {
  const user = userEvent.setup();

  beforeEach(async () => {
    await user.click(named("Menu"));
    await user.click(named("Services"));
    await nextTask();
  });

  it("does not close the menu when it opens", () => {
    expect(openMenus()).toEqual(["Menu", "Services"]);
  });

  it("stays open until the click on a link below it, so that the link does not move away from under the finger", () => {
    named("About").dispatchEvent(new Event("pointerup", { bubbles: true }));
    expect(openMenus()).toEqual(["Menu", "Services"]);
  });

  it("closes on Escape, but the menu stays open", async () => {
    await user.keyboard("{Escape}");
    expect(openMenus()).toEqual(["Menu"]);
  });
});

it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ["Escape", (user) => user.keyboard("{Escape}")],
  ["a click elsewhere", (user) => user.click(named("Page"))],
])("`<details>` outside the header stays open on %s", async (_, act) => {
  const user = userEvent.setup();
  await user.click(named("Question"));
  await act(user);
  expect(openMenus()).toEqual(["Question"]);
});
