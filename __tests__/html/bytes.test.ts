/** What must come before a page shows anything. A connection starts with ten packets of 1,460 bytes (RFC 6928), a head among them. */
import { bytes } from "../../scripts/bench/budgets.json";
import { isSample } from "../../scripts/lib/is-sample";
import { business } from "../fixtures/built-words";
import { compressedSize, readPage, sitePages } from "./site-files";

/** Pages whose words and pictures are worth a second round trip, with the bytes they may have. Never more than two. */
const LONGER: Readonly<Record<string, number>> = {
  // It shows one of each kind: thirteen pictures, the map, and nearly every section the site has, the prices and the doors among them. The map alone is 1,450.
  "/": 16_400,
};

/** What the counting of visits adds to every page of a site that does it. */
const COUNTING = business.measure ? bytes.countingScript : 0;

/** How much an owner writes is the owner's matter: of any content but the sample the words of a page's main part are not weighed. */
const weighed = (html: string): string =>
  isSample("content") ? html : html.replace(/<main[^]*<\/main>/, (main) => main.replaceAll(/>[^<]+</g, "><"));

it("lets at most two pages be longer", () => {
  expect(Object.keys(LONGER).length).toBeLessThanOrEqual(2);
  expect(Object.keys(LONGER).filter((page) => !sitePages.includes(page))).toEqual([]);
});

it.each(sitePages)(`%s has at most ${bytes.document} bytes, compressed, or what it is granted`, (page) => {
  expect(compressedSize(weighed(readPage(page)))).toBeLessThanOrEqual((LONGER[page] ?? bytes.document) + COUNTING);
});
