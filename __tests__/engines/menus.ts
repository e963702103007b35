/** Journeys through the header's dropdowns and the mobile menu, with the mouse and the keyboard. */
import { builtTexts, builtValues } from "./built";
import { phone, type Journey } from "./journey";
import { address, hasFocus, openMenus, shownTexts } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

const DROPDOWN = "details[data-dropdown]";
const MENU = "details[data-menu]";
const MENU_LINKS = `${MENU} + nav`;
/** Maximum number of tab stops before a menu. */
const MAX_STOPS = 30;

const labels = (selector: string): readonly string[] => builtTexts("/", `header ${selector} > summary`);

const expectOpen = async (visitor: Visitor, ...names: readonly string[]): Promise<void> =>
  soon(async () => {
    expect((await visitor.evaluate(openMenus)).map((name) => name.trim())).toEqual(names);
  });

const tabTo = async (visitor: Visitor, selector: string): Promise<void> => {
  for (let stop = 0; stop < MAX_STOPS && !(await visitor.evaluate(hasFocus, selector)); stop++) await visitor.press("Tab");
  expect(await visitor.evaluate(hasFocus, selector)).toBe(true);
};

/** Opens a menu with Enter, tabs to the element after its button, and closes the menu with Escape. */
const openByKeyboard = async (visitor: Visitor, menu: string, next: string): Promise<void> => {
  await tabTo(visitor, `${menu} > summary`);
  await visitor.press("Enter");
  await expectOpen(visitor, ...labels(menu).slice(0, 1));
  await visitor.press("Tab");
  expect(await visitor.evaluate(hasFocus, next)).toBe(true);
  await visitor.press("Escape");
  await expectOpen(visitor);
  expect(await visitor.evaluate(hasFocus, `${menu} > summary`)).toBe(true);
};

/** Follows a link in an open menu and expects the menu to be closed on the next page. */
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

/** One journey for the dropdowns and one for the mobile menu. */
export const menuJourneys: readonly Journey[] = [
  {
    name: "a dropdown opens on Enter or click, and closes on navigation, a click elsewhere, or Escape, which refocuses its button",
    run: async ({ visitor, site }) => {
      const [label = ""] = labels(DROPDOWN);
      await visitor.open(site.at("/"));
      await openByKeyboard(visitor, DROPDOWN, `${DROPDOWN}[open] li:first-child > a`);
      await visitor.click(`${DROPDOWN} > summary`);
      await expectOpen(visitor, label);
      expect(await visitor.evaluate(shownTexts, `${DROPDOWN}[open] a`)).toEqual(builtTexts("/", `li:has(> ${DROPDOWN}):nth-of-type(2) a`));
      await visitor.click("footer p:has([data-year])");
      await expectOpen(visitor);
      await visitor.open(site.at("/"));
      await visitor.moveMouseAway();
      await visitor.click(`${DROPDOWN} > summary`);
      await followFrom(visitor, DROPDOWN);
    },
  },
  {
    name: "the mobile menu opens on Enter or click, and closes on navigation or Escape, which refocuses its button",
    run: async ({ visitor, site }) => {
      await visitor.resize(phone.width, phone.height);
      await visitor.open(site.at("/"));
      // Tab moves to the first link or, in Firefox, to the links' scroll container.
      await openByKeyboard(visitor, MENU, `${MENU_LINKS}, ${MENU_LINKS} a`);
      await visitor.click(`${MENU} > summary`);
      await expectOpen(visitor, ...labels(MENU));
      // The menu's groups are closed until the visitor taps them.
      expect(await visitor.evaluate(shownTexts, `${MENU_LINKS} a`)).toEqual(builtTexts("/", `${MENU_LINKS} a:not(details a)`));
      await followFrom(visitor, `${MENU_LINKS} > ul > li >`);
    },
  },
];
