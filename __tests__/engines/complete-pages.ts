/** Every page is complete on a phone and on a desktop. */
import { pages } from "../browser/pages";
import { stickingOut } from "../browser/sticking-out";
import { builtTexts } from "./built";
import { desktop, phone, type Journey } from "./journey";
import { shownTexts } from "./page-functions";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

/** Returns the window's width, whether the page is wider, and any missing pictures. Ignores lazy-loaded pictures. */
const measure = () => ({
  width: innerWidth,
  wider: document.documentElement.scrollWidth > innerWidth,
  missing: [...document.querySelectorAll("img:not([loading=lazy])")]
    .filter((picture) => picture instanceof HTMLImageElement && picture.naturalWidth === 0)
    .map(({ outerHTML }) => outerHTML),
});

/**
 * Expects the open page to show a header, a footer, all text of the built page's `main`, and the pictures that are not lazy-loaded, and to be
 * no wider than the screen.
 */
export const expectComplete = async (visitor: Visitor, path: string, width: number): Promise<void> => {
  await soon(async () => {
    expect(await visitor.evaluate(measure)).toEqual({ width, wider: false, missing: [] });
  });
  expect(await visitor.evaluate(stickingOut)).toEqual([]);
  // The header and the footer of the page, not those of an article in it.
  for (const part of ["header", "footer"]) expect(await visitor.evaluate(shownTexts, `${part}:not(main *)`)).toHaveLength(1);
  for (const part of ["h1", "main"]) expect(await visitor.evaluate(shownTexts, part)).toEqual(builtTexts(path, part));
};

/** Journeys that visit every page on a phone and on a desktop. */
export const pageJourneys: readonly Journey[] = pages.map((path) => ({
  name: `${path} is complete on a phone and on a desktop`,
  run: async ({ visitor, site }) => {
    await visitor.resize(phone.width, phone.height);
    await visitor.open(site.at(path));
    for (const { width, height } of [phone, desktop]) {
      await visitor.resize(width, height);
      await expectComplete(visitor, path, width);
    }
  },
}));
