/**
 * What must come before a page shows anything. A connection starts with ten packets of 1,460 bytes (RFC 6928), a head among them. What the
 * code takes of it is held to a limit; how much an editor writes is the editor's matter, and a page that grows too long by it is named.
 */
import { bytes } from "../../scripts/bench/budgets.json";
import { business } from "../fixtures/built-words";
import { compressedSize, readPage, sitePages } from "./site-files";

/** Pages that are worth a second round trip, with the bytes they may have whole and without their words. Never more than two. */
const LONGER: Readonly<Record<string, Pick<typeof bytes, "document" | "documentWithoutWords">>> = {
  // It shows one of each kind: thirteen pictures, the map, and nearly every section the site has, the prices and the doors among them. The map alone is 1,450.
  "/": { document: 16_400, documentWithoutWords: 12_600 },
};

/** What the counting of visits adds to every page of a site that does it. */
const COUNTING = business.measure ? bytes.countingScript : 0;

const limitsOf = (page: string) => LONGER[page] ?? bytes;

/** Takes the words out of a page's main part. */
const withoutWords = (html: string): string => html.replace(/<main[^]*<\/main>/, (main) => main.replaceAll(/>[^<]+</g, "><"));

it("lets at most two pages be longer", () => {
  expect(Object.keys(LONGER).length).toBeLessThanOrEqual(2);
  expect(Object.keys(LONGER).filter((page) => !sitePages.includes(page))).toEqual([]);
});

it.each(sitePages)("%s without its words has at most the bytes that the code may take, compressed", (page) => {
  expect(compressedSize(withoutWords(readPage(page)))).toBeLessThanOrEqual(limitsOf(page).documentWithoutWords + COUNTING);
});

afterAll(() => {
  for (const page of sitePages) {
    const [size, limit] = [compressedSize(readPage(page)), limitsOf(page).document + COUNTING];
    if (size > limit)
      console.warn(`Advice: ${page} has ${size} bytes, ${limit} are right: its words take it ${size - limit} over. Shorten its texts.`);
  }
});
