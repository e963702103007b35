/**
 * Builds content in which every text that a schema allows is filled in, and looks for each. A field that is accepted and does
 * nothing fails here, whether or not the shipped content uses it.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../../scripts/lib/project-copy";
import { READERS } from "../../src/content/shared/words";
import { longDate } from "../../src/content/format/dates";
import { filesBelow } from "../../src/build/publish/page-files";
import { build, BUILD_TIMEOUT } from "../browser/builds/project";
import { FIXTURE_ROOT } from "../fixtures/content";
import { publishedTexts } from "../html/published-text";
import { markContent, type Mark, type MarkedContent } from "./marked-content";

jest.setTimeout(BUILD_TIMEOUT);

/** Fields that this content leaves out, and why. */
const OMITTED: Readonly<Record<string, string>> = {
  Redirect: "an old address is no text: __tests__/browser/host/answers.spec.ts follows each",
  "Business.delivery.endpoint": "one way for the form excludes the others: __tests__/browser/builds/bare-site.spec.ts sends to one",
  "Business.delivery.netlify": "one way for the form excludes the others: __tests__/browser/host/netlify.spec.ts has this one",
  "Business.delivery.netlifyPhotos": "goes with Netlify's forms",
  "PrivacyPage.whenNetlify": "goes with Netlify's forms",
  "Business.measure.cloudflareToken": "one service excludes the others: __tests__/browser/builds/analytics.spec.ts has this one",
  "Service.draft": "a draft is not on the site",
  "Location.draft": "a draft is not on the site",
  "Post.draft": "a draft is not on the site",
};

/** Fields whose rule has no room for a mark. */
const NO_ROOM = [
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

/** Fields that no file shows here, and why. */
const UNSHOWN: Readonly<Record<string, string>> = {
  "Location.publishOn": "a day that is past: __tests__/unit/content/calendar.test.ts has others",
  "Service.publishOn": "a day that is past: __tests__/unit/content/calendar.test.ts has others",
  ...Object.fromEntries(
    ["date", "reason", "spanishReason"].map((field) => [
      `Business.closedDays.${field}`,
      "a day that is past: __tests__/unit/content/closed-days.test.ts has others",
    ]),
  ),
  "Business.kept.what": "for the launch check: __tests__/unit/build/launch/names.test.ts",
  "Business.kept.reason": "for the launch check: __tests__/unit/build/launch/names.test.ts",
  ...Object.fromEntries(
    ["AboutPage", "HomePage", "Location", "LocationsPage", "Service", "ServicesPage"].flatMap((page) =>
      ["alt", "src"].map((field) => [`${page}.hero.surface.${field}`, "only on a page that opens without a picture"]),
    ),
  ),
  "Words.posts.missing": "only under a post that the visitor's browser alone knows: __tests__/browser/saved-post.spec.ts",
  "Words.lists.english": "only on a page in another language, behind a link to an English one: __tests__/components/page-link.test.tsx",
  "Words.search.picture.src": "only as the pixels of /share/_en.jpg: __tests__/unit/build/publish/share-pictures.test.ts",
  "Words.time.hour": "only where a time is one hour: __tests__/unit/quote/messages.test.ts",
  "PrivacyPage.hero.text": "whenMeasured.text stands in its place while visits are counted",
  "PrivacyPage.seo.description": "whenMeasured.description stands in its place while visits are counted",
  ...Object.fromEntries(
    ["heading", "paragraphs"].map((field) => [
      `PrivacyPage.whenMeasured.cloudflare.${field}`,
      "only where that service counts: __tests__/browser/builds/analytics.spec.ts has it",
    ]),
  ),
};

/**
 * Fields that the functions, their bindings, the editor or the form's scripts may hold instead of a page: settings, and what the form
 * and its server answer.
 */
const FOR_SERVERS = /^(?:Business|Words\.(?:form|received|server))\./;

/**
 * What a script draws when it is asked to, out of its props or its script: __tests__/components/pricing and worksheets, and
 * __tests__/browser/prices.spec.ts and worksheets.spec.ts read it. The one that counts visits names the site to its service.
 */
const DRAWN_LATER =
  /^(?:Business\.measure|PriceGuide\.calculator|Worksheets\.(?:print|sheets\.blocks\.dates\.passed|accessibleParking\.count))\b/;

let project: string;
let content: MarkedContent;
/** What visitors, search engines and hosts read. */
let pages: string;
/** What follows from the settings. */
let settings: string;
/** What the pages' queries have asked for. */
let data: string;

const readTexts = (all: readonly string[]): string => all.map((file) => readFileSync(file, "utf8")).join("\n");

const readSettings = (dist: string): string => {
  const files = filesBelow(dist).filter((file) => /^_worker\.js$|^admin\/[^/]+\.(?:yml|html)$|^static\/[^/]+\.js$/.test(file));
  return readTexts([...files.map((file) => path.join(dist, file)), path.join(project, "wrangler.jsonc")]);
};

/**
 * Adds posts that have no card, so that the words above such posts are needed, and that name the facts that are texts: one for
 * each reader, so that there is something to filter.
 */
const addUnlistedPosts = (folder: string): void => {
  const [file = ""] = readdirSync(folder);
  const text = readFileSync(path.join(folder, file), "utf8").replace(/^reader: .*\n/m, "");
  for (const reader of READERS) {
    const post = text.replace("---\n", `---\nlisted: false\nreader: ${reader}\n`);
    writeFileSync(
      path.join(folder, `unlisted-${reader.toLowerCase()}.md`),
      `${post}\n{{dry-weather}} {{photo-ways}} {{area}} {{state}} {{best-months}}\n`,
    );
  }
};

beforeAll(async () => {
  project = copyProject(path.resolve("."), "shared");
  const root = path.join(project, "content");
  rmSync(root, { recursive: true });
  cpSync(FIXTURE_ROOT, root, { recursive: true });
  addUnlistedPosts(path.join(root, "posts"));
  content = markContent(root, OMITTED);
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

it("marks every field of text, but for those whose rule has no room", () => {
  expect(content.marks.length).toBeGreaterThan(200);
  expect([...content.unmarked].sort()).toEqual(NO_ROOM);
});

it("shows every field", () => {
  const isShown = ({ field, text }: Mark): boolean =>
    [text, longDate(text) ?? text].some((form) => pages.includes(form)) ||
    (FOR_SERVERS.test(field) && settings.includes(text)) ||
    (DRAWN_LATER.test(field) && data.includes(text));
  const lost = content.marks.filter((mark) => !isShown(mark)).map(({ field }) => field);
  expect([...new Set(lost)].sort()).toEqual(Object.keys(UNSHOWN).sort());
});
