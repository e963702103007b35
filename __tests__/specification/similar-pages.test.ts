/** Pages with similar names say in their first lines whom they are for, and link to each other further down. */
import { pathAt } from "../../src/content/shared/routes";
import { serviceOf } from "./rules/shipped";

/** Groups of services with similar pages. */
const SIMILAR = [
  ["residential-sealcoating", "driveway-sealcoating", "driveways"],
  ["crack-repair", "crack-filling-asphalt-repair"],
  ["commercial", "commercial-sealcoating", "commercial-asphalt-maintenance", "parking-lot-sealcoating"],
] as const;

const pages = SIMILAR.flatMap((group) => group.map((slug) => ({ slug, others: group.filter((other) => other !== slug) })));

/** Matches the words that say whom a page is for. */
const READERS = /\bfor (?:any|lot |parking |the )?(?:homeowners|owners|managers|people|anyone)\b/i;

test.each(pages)("the first lines of $slug say whom the page is for", ({ slug }) => {
  expect(serviceOf(slug).hero.text).toMatch(READERS);
});

/** Matches words that send readers to another page. */
const REFERRAL = /\b(?:instead|go to|(?:see|visit|read) our|pages?)\b/i;

test.each(pages)('the first lines of $slug do not contain words such as "go to", "see our" or "page"', ({ slug }) => {
  expect(serviceOf(slug).hero.text).not.toMatch(REFERRAL);
});

test.each(pages)("$slug links to each similar page further down", ({ slug, others }) => {
  const { body, related, list } = serviceOf(slug);
  const links = [...related.services.map((name) => pathAt("services", name)), ...list.items.map(({ link }) => link)];
  const missing = others.map((name) => pathAt("services", name)).filter((path) => !links.includes(path) && !body.includes(`](${path})`));
  expect(missing).toEqual([]);
});

test("no two similar pages have the same heading", () => {
  const headings = pages.map(({ slug }) => serviceOf(slug).hero.heading);
  expect(new Set(headings).size).toBe(headings.length);
});
