/** Changes to a page's address: the old address redirects, and no two pages share an address. */
import { oldAddresses, redirectsOf } from "../../../src/content/entries/old-addresses";
import { loadContent } from "../../../src/content/load/load";
import { entryPath } from "../../../src/content/shared/routes";
import { copyForEachTest } from "../../fixtures/content-copy";

const PLACE = "locations/reno.md";
/** In the fixture, this page has the address sparks-nevada and the old address sparks-nv. */
const OTHER = "locations/sparks.md";

const copy = copyForEachTest();

/** Writes fields into a page, and removes its previous `address` and `formerly`. */
const setFields = (file: string, fields: string): void => {
  const others = copy.read(file).replace(/^(?:address: .*|formerly:(?: .*|(?:\n {2}- .*)*))\n/gm, "");
  copy.write(file, others.replace(/^---\n/, `---\n${fields}\n`));
};
const load = () => loadContent(copy.root, { drafts: true });
const problemTexts = () => copy.problems().map(({ file, field, expected, found }) => `${file} ${field}: ${expected}; ${found}`);

it("uses `address` instead of the file name", () => {
  setFields(PLACE, "address: reno-nevada");
  const [place] = load().locations.filter(({ slug }) => slug === "reno");
  expect(place && entryPath("locations", place)).toBe("/locations/reno-nevada");
});

it("redirects from former addresses and from the file name", () => {
  setFields(PLACE, "address: reno-nevada\nformerly: [reno-nv, truckee-meadows]");
  const old = oldAddresses(load()).filter(({ to }) => to === "/locations/reno-nevada");
  expect(old.map(({ from }) => from)).toEqual(["/locations/reno-nv", "/locations/truckee-meadows", "/locations/reno"]);
});

it("accepts links to an old address", () => {
  setFields(PLACE, "address: reno-nevada");
  copy.append(OTHER, "See [Reno](/locations/reno#main).");
  expect(copy.problems()).toEqual([]);
});

it("replaces an old address in a redirect's target but keeps the anchor", () => {
  setFields(PLACE, "address: reno-nevada");
  copy.write("settings/redirects.yml", "redirects:\n  - from: /Reno.html\n    to: /locations/reno#main\n");
  expect(copy.problems()).toEqual([]);
  expect(redirectsOf(load())).toContainEqual({ from: "/Reno.html", to: "/locations/reno-nevada#main" });
});

it("does not redirect an old address that another page now uses", () => {
  setFields(PLACE, "address: reno-nevada");
  setFields(OTHER, "address: reno");
  expect(oldAddresses(load())).toEqual([{ from: "/locations/sparks", to: "/locations/reno" }]);
});

it("does not redirect to a page that is not public", () => {
  setFields(PLACE, "address: reno-nevada\ndraft: true");
  expect(redirectsOf(loadContent(copy.root, { drafts: false })).map(({ to }) => to)).not.toContain("/locations/reno-nevada");
});

it.each<[string, () => void, ...string[]]>([
  [
    "an address that another page has",
    () => setFields(PLACE, "address: sparks-nevada"),
    'locations/reno.md address: an address that no other page has; "sparks-nevada", the address of content/locations/sparks.md',
    'locations/sparks.md address: an address that no other page has; "sparks-nevada", the address of content/locations/reno.md',
  ],
  [
    "an old address that is still the page's own address",
    () => setFields(PLACE, "formerly: [reno]"),
    'locations/reno.md formerly[0]: an old address; "reno", the page\'s current address',
  ],
  [
    "an old address that is another page's current address",
    () => setFields(PLACE, "formerly: [sparks-nevada]"),
    'locations/reno.md formerly[0]: an old address; "sparks-nevada", now the address of content/locations/sparks.md',
  ],
  [
    "an old address that two pages list",
    () => {
      setFields(PLACE, "formerly: [tahoe]");
      setFields(OTHER, "formerly: [tahoe]");
    },
    'locations/reno.md formerly[0]: each old address only once; "tahoe", also an old address in content/locations/sparks.md',
    'locations/sparks.md formerly[0]: each old address only once; "tahoe", also an old address in content/locations/reno.md',
  ],
  [
    "an old address that the settings also redirect",
    () => {
      setFields(PLACE, "formerly: [tahoe]");
      copy.write("settings/redirects.yml", "redirects:\n  - from: /locations/tahoe\n    to: /contact\n");
    },
    'locations/reno.md formerly[0]: each old address only once; "tahoe", also an old address in the redirects',
  ],
])("reports %s", (_, breakIt, ...reports) => {
  breakIt();
  expect(problemTexts()).toEqual(reports);
});

it("does not report links to a page whose file has an unrelated problem", () => {
  setFields(PLACE, "address: reno-nevada\nsubtitle: More");
  copy.append(OTHER, "See [Reno](/locations/reno-nevada).");
  expect(copy.problems().map(({ field }) => field)).toEqual(["subtitle"]);
});
