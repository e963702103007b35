/** Every page is whole, and no wider than a phone's or a desk's screen. */
import { templatePages } from "../../scripts/lib/template-pages";
import { pages } from "../browser/pages";
import { stickingOut } from "../browser/sticking-out";
import { builtTexts } from "./built";
import { desk, phone, type Journey } from "./journey";
import { shownTexts } from "./look";
import { soon } from "./soon";

/** The room the page has and takes, and its pictures that should have come with it and have not. */
const measure = () => ({
  room: innerWidth,
  wider: document.documentElement.scrollWidth > innerWidth,
  missing: [...document.querySelectorAll("img:not([loading=lazy])")]
    .filter((picture) => picture instanceof HTMLImageElement && picture.naturalWidth === 0)
    .map(({ outerHTML }) => outerHTML),
});

const templates = templatePages();

/** A look at every page on a phone and at a desk; at those that are not the first of their template in the long run. */
export const pageJourneys: readonly Journey[] = pages.map((path) => ({
  name: `${path} is whole and no wider than the screen${templates.includes(path) ? "" : " @every-page"}`,
  take: async ({ visitor, site }) => {
    await visitor.resize(phone.width, phone.height);
    await visitor.open(site.at(path));
    for (const { width, height } of [phone, desk]) {
      await visitor.resize(width, height);
      await soon(async () => {
        expect(await visitor.ask(measure)).toEqual({ room: width, wider: false, missing: [] });
      });
      expect(await visitor.ask(stickingOut)).toEqual([]);
      expect(await visitor.ask(shownTexts, "header:not(main *), footer:not(main *)")).toHaveLength(2);
      expect(await visitor.ask(shownTexts, "h1")).toEqual(builtTexts(path, "h1"));
      expect(await visitor.ask(shownTexts, "main")).toEqual(builtTexts(path, "main"));
    }
  },
}));
