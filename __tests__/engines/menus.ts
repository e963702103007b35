/** The header's dropdowns and the mobile menu, by mouse and keyboard. */
import { builtTexts, builtValues } from "./built";
import { phone, type Journey } from "./journey";
import { address, hasFocus, openMenus, shownTexts } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

const DROPDOWN = "details[data-dropdown]";
const MENU = "details[data-menu]";
/** More tab stops than any page has before its menu. */
const MOST_STOPS = 30;

const labels = (selector: string): readonly string[] => builtTexts("/", `header ${selector} > summary`);

const expectOpen = async (visitor: Visitor, ...names: readonly string[]): Promise<void> =>
  soon(async () => {
    expect((await visitor.evaluate(openMenus)).map((name) => name.trim())).toEqual(names);
  });

const tabTo = async (visitor: Visitor, selector: string): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS && !(await visitor.evaluate(hasFocus, selector)); stop++) await visitor.press("Tab");
  expect(await visitor.evaluate(hasFocus, selector)).toBe(true);
};

/** Follows a link of an open menu and expects the menu to be closed on the next page. */
const followFrom = async (visitor: Visitor, menu: string): Promise<void> => {
  const [to = ""] = builtValues("/", `header ${menu} a[href^="/"]:not([href="/"])`, "href");
  await visitor.click(`header ${menu} a[href="${to}"]`);
  await soon(async () => {
    expect(await visitor.evaluate(address)).toBe(to);
    expect(await visitor.evaluate(shownTexts, "h1")).toEqual(builtTexts(to, "h1"));
  });
  await visitor.moveMouseAway();
  await expectOpen(visitor);
};

/** User journeys through the header's menus and dropdowns. */
export const menuJourneys: readonly Journey[] = [
  {
    name: "a click opens a dropdown, and a click elsewhere closes it",
    run: async ({ visitor, site }) => {
      const [label = ""] = labels(DROPDOWN);
      await visitor.open(site.at("/"));
      await visitor.click(`${DROPDOWN} > summary`);
      await expectOpen(visitor, label);
      expect(await visitor.evaluate(shownTexts, `${DROPDOWN}[open] a`)).toEqual(builtTexts("/", `li:has(> ${DROPDOWN}):nth-of-type(2) a`));
      await visitor.click("footer p:has([data-year])");
      await expectOpen(visitor);
    },
  },
  {
    name: "Enter opens a dropdown, Tab moves into it, and Escape closes it and returns focus",
    run: async ({ visitor, site }) => {
      const [label = ""] = labels(DROPDOWN);
      await visitor.open(site.at("/"));
      await tabTo(visitor, `${DROPDOWN} > summary`);
      await visitor.press("Enter");
      await expectOpen(visitor, label);
      await visitor.press("Tab");
      expect(await visitor.evaluate(hasFocus, `${DROPDOWN}[open] li:first-child > a`)).toBe(true);
      await visitor.press("Escape");
      await expectOpen(visitor);
      expect(await visitor.evaluate(hasFocus, `${DROPDOWN} > summary`)).toBe(true);
    },
  },
  {
    name: "a link in a dropdown opens its page and closes the dropdown",
    run: async ({ visitor, site }) => {
      await visitor.open(site.at("/"));
      await visitor.click(`${DROPDOWN} > summary`);
      await followFrom(visitor, DROPDOWN);
    },
  },
  {
    name: "a tap opens the mobile menu, and a tap on a link opens its page and closes the menu",
    run: async ({ visitor, site }) => {
      await visitor.resize(phone.width, phone.height);
      await visitor.open(site.at("/"));
      await visitor.click(`${MENU} > summary`);
      await expectOpen(visitor, ...labels(MENU));
      // Its groups are closed until they are tapped.
      expect(await visitor.evaluate(shownTexts, `${MENU} a`)).toEqual(builtTexts("/", `${MENU} a:not(${MENU} details a)`));
      await followFrom(visitor, MENU);
    },
  },
  {
    name: "Enter opens the mobile menu, and Escape closes it and returns focus",
    run: async ({ visitor, site }) => {
      await visitor.resize(phone.width, phone.height);
      await visitor.open(site.at("/"));
      await tabTo(visitor, `${MENU} > summary`);
      await visitor.press("Enter");
      await expectOpen(visitor, ...labels(MENU));
      await visitor.press("Tab");
      // The first link, or in Firefox the scroll container of the links.
      expect(await visitor.evaluate(hasFocus, `${MENU} > nav, ${MENU} > nav a`)).toBe(true);
      await visitor.press("Escape");
      await expectOpen(visitor);
      expect(await visitor.evaluate(hasFocus, `${MENU} > summary`)).toBe(true);
    },
  },
];
