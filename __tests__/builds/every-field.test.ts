/**
 * Fills every text field of every schema with a unique text, its mark. Then builds the site and searches the output for each mark. This
 * finds fields that a schema accepts but the site never uses, even if the shipped content omits them.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/lib/project-copy";
import { READERS } from "../../src/content/shared/constants";
import { HOSTING } from "../../src/content/schema/hosting";
import { longDate, monthOfYear } from "../../src/content/format/dates";
import { filesBelow } from "../../src/publish/page-files";
import { build, BUILD_TIMEOUT } from "../browser/builds/build-project";
import { FIXTURE_ROOT } from "../fixtures/content";
import { FIXTURE_HOSTING } from "../fixtures/hosting-file";
import { publishedTexts } from "../html/published-text";
import { markContent, type Mark, type MarkedContent } from "../fixtures/marked-content";

jest.setTimeout(BUILD_TIMEOUT);

/** Fields that the test removes from the content, and lists (such as redirects) that it leaves unmarked, with the reason for each. */
const OMITTED: Readonly<Record<string, string>> = {
  Redirect: "an old path is not visible text; tested in __tests__/browser/host/answers.spec.ts",
  "Hosting.delivery.endpoint": "a form has only one delivery method; tested in __tests__/browser/builds/bare-site.spec.ts",
  "Hosting.delivery.netlify": "a form has only one delivery method; tested in __tests__/browser/host/netlify.spec.ts",
  "Hosting.delivery.netlifyPhotos": "only used with Netlify Forms",
  "PrivacyPage.whenNetlify": "only used with Netlify Forms",
  "Hosting.analytics.cloudflareToken": "a site has only one analytics service; tested in __tests__/browser/builds/bare-site.spec.ts",
  "Facts.prices.overlaySquareFoot": "without this price, the table shows PriceGuide.rows.afterLook",
  "Service.draft": "a draft is not on the site",
  "Location.draft": "a draft is not on the site",
  "Post.draft": "a draft is not on the site",
};

/** Fields whose validation rejects every mark. */
const UNMARKABLE = [
  "Business.address.country",
  "Business.address.region",
  "Business.hours.closes",
  "Business.hours.opens",
  "Business.streetMap",
  "Business.timeZone",
  "Facts.work.crackFrom",
  "Facts.work.crackTo",
  "ServicesPage.finder.doors.anchor",
];

/** Fields whose mark is not in the published text, with the reason for each. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  "Location.publishOn": "the date is in the past; other dates are tested in __tests__/unit/content/calendar.test.ts",
  "Service.publishOn": "the date is in the past; other dates are tested in __tests__/unit/content/calendar.test.ts",
  ...Object.fromEntries(
    ["date", "reason", "spanishReason"].map((field) => [
      `Business.closedDays.${field}`,
      "the date is in the past; other dates are tested in __tests__/unit/content/closed-days.test.ts",
    ]),
  ),
  "Business.kept.what": "only used by the launch check; tested in __tests__/unit/publish/launch/samples.test.ts",
  "Business.kept.reason": "only used by the launch check; tested in __tests__/unit/publish/launch/samples.test.ts",
  ...Object.fromEntries(
    ["AboutPage", "HomePage", "Location", "LocationsPage", "Service", "ServicesPage"].flatMap((page) =>
      ["alt", "src"].map((field) => [`${page}.hero.surface.${field}`, "only on a page whose hero has no picture"]),
    ),
  ),
  "Words.posts.missing": "only on the page of a saved post; tested in __tests__/browser/saved-post.spec.ts",
  "Words.lists.english": "only after a link from another language to an English page; tested in __tests__/components/page-link.test.tsx",
  "Words.lists.allPlaces": "replaced by the page's own description; tested in __tests__/unit/content/derived.test.ts",
  "Words.lists.allServices": "replaced by the page's own description; tested in __tests__/unit/content/derived.test.ts",
  "Words.search.title": "only on pages without their own title, and all of these pages have one",
  "Words.search.picture.src": "only in the pixels of /share/_en.jpg; tested in __tests__/unit/publish/share-pictures.test.ts",
  "Words.time.hour": "only for a response time of one hour; tested in __tests__/unit/quote/messages.test.ts",
  "PrivacyPage.hero.text": "replaced by whenMeasured.text if analytics is on",
  "PrivacyPage.seo.description": "replaced by whenMeasured.description if analytics is on",
  ...Object.fromEntries(
    ["heading", "paragraphs"].map((field) => [
      `PrivacyPage.whenMeasured.cloudflare.${field}`,
      "only with Cloudflare Web Analytics; tested in __tests__/browser/builds/bare-site.spec.ts",
    ]),
  ),
};

/**
 * Settings, and the strings of the form and its server. Their marks may be in the Worker's configuration, the editor or the form's
 * scripts instead of on a page.
 */
const FOR_SERVERS = /^(?:Business|Hosting|Words\.(?:form|received|server))\./;

/**
 * Fields that scripts render after an interaction, and the analytics settings, which only scripts use. The rendered fields are tested in
 * __tests__/components/pricing, __tests__/components/worksheets and __tests__/browser/long/worksheets.spec.ts.
 */
const RENDERED_BY_SCRIPTS =
  /^(?:Hosting\.analytics|PriceGuide\.calculator|Worksheets\.(?:print|sheets\.blocks\.dates\.passed|accessibleParking\.count))\b/;

let project: string;
let content: MarkedContent;
/** Text for visitors, search engines and hosts. */
let pages: string;
/** Text of the Worker's configuration, the editor's files and the scripts. */
let settings: string;
/** The pages' HTML and the islands' scripts, including the data embedded in them. */
let data: string;

const readTexts = (all: readonly string[]): string => all.map((file) => readFileSync(file, "utf8")).join("\n");

const readSettings = (dist: string): string => {
  const files = filesBelow(dist).filter((file) => /^admin\/[^/]+\.(?:yml|html)$|^static\/[^/]+\.js$/.test(file));
  return readTexts([...files.map((file) => path.join(dist, file)), path.join(project, "wrangler.jsonc")]);
};

/**
 * Adds an unlisted post for each kind of reader, because the site shows the note for unlisted posts and the blog's filter only if there
 * are such posts. Each post also references the facts whose values come from text fields, and the diagram that no other page shows.
 */
const addUnlistedPosts = (folder: string): void => {
  const [file = ""] = readdirSync(folder);
  const text = readFileSync(path.join(folder, file), "utf8").replace(/^reader: .*\n/m, "");
  for (const reader of READERS) {
    const post = text.replace("---\n", `---\nlisted: false\nreader: ${reader}\n`);
    writeFileSync(
      path.join(folder, `unlisted-${reader.toLowerCase()}.md`),
      `${post}\n{{dry-weather}} {{photo-ways}} {{area}} {{state}} {{best-months}} {{prices-as-of}} {{trades}} {{warm-nights}}\n\n{{diagram: overlay}}\n`,
    );
  }
};

beforeAll(async () => {
  project = copyProject(path.resolve("."), "symlinked");
  const root = path.join(project, "content");
  rmSync(root, { recursive: true });
  cpSync(FIXTURE_ROOT, root, { recursive: true });
  addUnlistedPosts(path.join(root, "posts"));
  cpSync(FIXTURE_HOSTING, path.join(project, HOSTING));
  content = markContent(root, OMITTED, path.join(project, HOSTING));
  await build(project);
  const dist = path.join(project, "dist");
  pages = [...publishedTexts(dist).values()].join("\n");
  settings = readSettings(dist);
  data = readTexts(
    filesBelow(dist)
      .filter((file) => /^static\/island-.*\.js$|\.html$/.test(file))
      .map((file) => path.join(dist, file)),
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

it("marks every text field except those whose validation rejects every mark", () => {
  expect(content.marks.length).toBeGreaterThan(200);
  expect([...content.unmarked].sort()).toEqual(UNMARKABLE);
});

it("publishes the mark of every field, apart from known exceptions", () => {
  // Pages show dates and months in words.
  const isShown = ({ field, text }: Mark): boolean =>
    [text, longDate(text), monthOfYear(text)].some((shown) => shown !== undefined && pages.includes(shown)) ||
    (FOR_SERVERS.test(field) && settings.includes(text)) ||
    (RENDERED_BY_SCRIPTS.test(field) && data.includes(text));
  const lost = content.marks.filter((mark) => !isShown(mark)).map(({ field }) => field);
  expect([...new Set(lost)].sort()).toEqual(Object.keys(NOT_SHOWN).sort());
});
