/** Tests that no redirect may start at a path that the site uses, regardless of letter case and encoding. */
import { copyContent, copyForEachTest, reportLines } from "../../fixtures/content-copy";
import { lists } from "../../../src/content/schema";
import { writeSpanish } from "../../fixtures/translated";

const FILE = lists.redirects.file;
const bilingual = copyContent();
writeSpanish(bilingual.root);
const copy = copyForEachTest(bilingual.root);
afterAll(() => bilingual.remove());

const check = (from: string) => {
  copy.write(FILE, `redirects:\n  - from: ${JSON.stringify(from)}\n    to: /privacy\n`);
  return reportLines(copy.problems());
};

const PAGE = "a page on this site";
const SPANISH = "reserved for the page in Español";
const SITE = "reserved for the site itself";
const fileOf = (page: string): string => `the file of the page ${page}`;

it.each([
  ["/contact", PAGE],
  ["/%63ontact", PAGE],
  ["/services/Crack%2Dfilling", PAGE],
  ["/contact.html", fileOf("/contact")],
  ["/contact/index.html", fileOf("/contact")],
  ["/index.html", fileOf("/")],
  ["/es", SPANISH],
  ["/es/about", SPANISH],
  ["/404", SITE],
  ["/es/blog/404.html", SITE],
  ["/robots.txt", SITE],
  ["/rss.xml/old", SITE],
  ["/static/app.js", SITE],
  ["/admin/requests", SITE],
  ["/%61pi/auth/login", SITE],
  ["/__scheduled", SITE],
  ["/_kit", SITE],
])("rejects a redirect from %s", (from, owner) => {
  expect(check(from)).toEqual([
    `${FILE}:2 redirects[0].from: an address that is not in use; ${JSON.stringify(from)}, ${owner}. Change the old address, or delete the redirect.`,
  ]);
});

it.each(["/old", "/Prices.HTML", "/contact.php", "/contact/team", "/es/precios.html", "/static.html", "/index.php", "/apis", "/rss"])(
  "accepts a redirect from %s, which the site does not use",
  (from) => {
    expect(check(from)).toEqual([]);
  },
);

it("reports two redirects whose paths differ only in their encoding", () => {
  copy.write(FILE, "redirects:\n  - from: /old\n    to: /privacy\n  - from: /%6Fld\n    to: /contact\n");
  expect(reportLines(copy.problems())).toEqual([
    `${FILE}:4 redirects[1].from: each old address only once; "/%6Fld" again. Delete one of the two.`,
  ]);
});
