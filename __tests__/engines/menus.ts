/** Journeys through the header's dropdowns and the mobile menu, with the mouse and the keyboard. */
import { pathOf, routes } from "../../src/content/shared/routes";
import { builtTexts, builtValues } from "./built";
import { phone, type Journey, type Stage } from "./journey";
import { address, hasFocus, openMenus, shownTexts } from "./page-functions";
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

/** Follows the first link to another page in an open menu, and expects the menu to be closed on that page. */
const followFrom = async (visitor: Visitor, links: string): Promise<void> => {
  const [to = ""] = builtValues("/", `${links}[href^="/"]`, "href").filter((link) => pathOf(link) !== routes.home);
  await visitor.click(`${links}[href="${to}"]`);
  await soon(async () => {
    expect(await visitor.evaluate(address)).toBe(to);
    expect(await visitor.evaluate(shownTexts, "h1")).toEqual(builtTexts(to, "h1"));
  });
  // On the new page, a dropdown may be where the link was, and the mouse would open the dropdown.
  await visitor.moveMouseAway();
  await expectOpen(visitor);
};

/** Opens the home page, and then the first dropdown with a click. */
const openDropdown = async ({ visitor, site }: Stage): Promise<void> => {
  const [label = ""] = labels(DROPDOWN);
  await visitor.open(site.at("/"));
  await visitor.click(`${DROPDOWN} > summary`);
  await expectOpen(visitor, label);
};

/** Opens the home page on a phone. */
const openOnPhone = async ({ visitor, site }: Stage): Promise<void> => {
  await visitor.resize(phone.width, phone.height);
  await visitor.open(site.at("/"));
};

/** Opens the home page on a phone, and then the mobile menu with a click. */
const openMobileMenu = async (stage: Stage): Promise<void> => {
  await openOnPhone(stage);
  await stage.visitor.click(`${MENU} > summary`);
  await expectOpen(stage.visitor, ...labels(MENU));
};

const dropdownJourneys: readonly Journey[] = [
  {
    name: "the keyboard opens and closes a dropdown",
    run: async ({ visitor, site }) => {
      await visitor.open(site.at("/"));
      await openByKeyboard(visitor, DROPDOWN, `${DROPDOWN}[open] li:first-child > a`);
    },
  },
  {
    name: "a click on a dropdown's button shows its links",
    run: async (stage) => {
      await openDropdown(stage);
      expect(await stage.visitor.evaluate(shownTexts, `${DROPDOWN}[open] a`)).toEqual(builtTexts("/", `${DROPDOWN}:first a`));
    },
  },
  {
    name: "a click elsewhere closes a dropdown",
    run: async (stage) => {
      await openDropdown(stage);
      // The copyright line, because its text is not a link.
      await stage.visitor.click("footer p:has([data-year])");
      await expectOpen(stage.visitor);
    },
  },
  {
    name: "following a link closes its dropdown",
    run: async (stage) => {
      await openDropdown(stage);
      await followFrom(stage.visitor, `header ${DROPDOWN} a`);
    },
  },
];

const mobileMenuJourneys: readonly Journey[] = [
  {
    name: "the keyboard opens and closes the mobile menu",
    run: async (stage) => {
      await openOnPhone(stage);
      // Tab moves to the first link or, in Firefox, to the links' scroll container.
      await openByKeyboard(stage.visitor, MENU, `${MENU_LINKS}, ${MENU_LINKS} a`);
    },
  },
  {
    name: "the mobile menu opens with its groups closed",
    run: async (stage) => {
      await openMobileMenu(stage);
      expect(await stage.visitor.evaluate(shownTexts, `${MENU_LINKS} a`)).toEqual(builtTexts("/", `${MENU_LINKS} a:not(details a)`));
    },
  },
  {
    name: "following a link closes the mobile menu",
    run: async (stage) => {
      await openMobileMenu(stage);
      // A link outside the groups, which are closed.
      await followFrom(stage.visitor, `header ${MENU_LINKS} > ul > li > a`);
    },
  },
];

/** Journeys for the mobile menu and, if the menus have a dropdown, for the dropdowns. */
export const menuJourneys: readonly Journey[] = [...(labels(DROPDOWN).length > 0 ? dropdownJourneys : []), ...mobileMenuJourneys];
