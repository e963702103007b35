/** The header's dropdowns and the menu of small screens, by mouse and by keyboard. */
import { builtTexts, builtValues } from "./built";
import { phone, type Journey } from "./journey";
import { address, hasFocus, opened, shownTexts } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

const DROPDOWN = "details[data-dropdown]";
const MENU = "details[data-menu]";
/** More than any page has before its menu. */
const MOST_STOPS = 30;

const labels = (selector: string): readonly string[] => builtTexts("/", `header ${selector} > summary`);

const open = async (visitor: Visitor, ...names: readonly string[]): Promise<void> =>
  soon(async () => {
    expect((await visitor.ask(opened)).map((name) => name.trim())).toEqual(names);
  });

const tabTo = async (visitor: Visitor, selector: string): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS && !(await visitor.ask(hasFocus, selector)); stop++) await visitor.press("Tab");
  expect(await visitor.ask(hasFocus, selector)).toBe(true);
};

/** Follows a link of an open menu to another page, and finds the menu closed there. */
const followFrom = async (visitor: Visitor, menu: string): Promise<void> => {
  const [to = ""] = builtValues("/", `header ${menu} a[href^="/"]:not([href="/"])`, "href");
  await visitor.click(`header ${menu} a[href="${to}"]`);
  await soon(async () => {
    expect(await visitor.ask(address)).toBe(to);
    expect(await visitor.ask(shownTexts, "h1")).toEqual(builtTexts(to, "h1"));
  });
  await visitor.restMouse();
  await open(visitor);
};

/** Journeys through the header's menus and dropdowns. */
export const menuJourneys: readonly Journey[] = [
  {
    name: "a click opens a dropdown, a click elsewhere closes it",
    take: async ({ visitor, site }) => {
      const [label = ""] = labels(DROPDOWN);
      await visitor.open(site.at("/"));
      await visitor.click(`${DROPDOWN} > summary`);
      await open(visitor, label);
      expect(await visitor.ask(shownTexts, `${DROPDOWN}[open] a`)).toEqual(builtTexts("/", `li:has(> ${DROPDOWN}):nth-of-type(2) a`));
      await visitor.click("footer p:has([data-year])");
      await open(visitor);
    },
  },
  {
    name: "Enter opens a dropdown, Tab goes into it, Escape closes it and gives the focus back",
    take: async ({ visitor, site }) => {
      const [label = ""] = labels(DROPDOWN);
      await visitor.open(site.at("/"));
      await tabTo(visitor, `${DROPDOWN} > summary`);
      await visitor.press("Enter");
      await open(visitor, label);
      await visitor.press("Tab");
      expect(await visitor.ask(hasFocus, `${DROPDOWN}[open] li:first-child > a`)).toBe(true);
      await visitor.press("Escape");
      await open(visitor);
      expect(await visitor.ask(hasFocus, `${DROPDOWN} > summary`)).toBe(true);
    },
  },
  {
    name: "a link of a dropdown leads on and closes it",
    take: async ({ visitor, site }) => {
      await visitor.open(site.at("/"));
      await visitor.click(`${DROPDOWN} > summary`);
      await followFrom(visitor, DROPDOWN);
    },
  },
  {
    name: "the menu of a phone opens by a tap, and a tap on a link leads on and closes it",
    take: async ({ visitor, site }) => {
      await visitor.resize(phone.width, phone.height);
      await visitor.open(site.at("/"));
      await visitor.click(`${MENU} > summary`);
      await open(visitor, ...labels(MENU));
      // Its groups open by themselves.
      expect(await visitor.ask(shownTexts, `${MENU} a`)).toEqual(builtTexts("/", `${MENU} a:not(${MENU} details a)`));
      await followFrom(visitor, MENU);
    },
  },
  {
    name: "the menu of a phone opens by Enter, Escape closes it and gives the focus back",
    take: async ({ visitor, site }) => {
      await visitor.resize(phone.width, phone.height);
      await visitor.open(site.at("/"));
      await tabTo(visitor, `${MENU} > summary`);
      await visitor.press("Enter");
      await open(visitor, ...labels(MENU));
      await visitor.press("Tab");
      // Its first link, or in Firefox the box that scrolls around the links.
      expect(await visitor.ask(hasFocus, `${MENU} > nav, ${MENU} > nav a`)).toBe(true);
      await visitor.press("Escape");
      await open(visitor);
      expect(await visitor.ask(hasFocus, `${MENU} > summary`)).toBe(true);
    },
  },
];
