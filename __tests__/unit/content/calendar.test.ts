/**
 * An entry with a future date is published on that date in the company's time zone. Until then, links to the entry are reported. Also tests the
 * build's time and year.
 */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CurrentYear } from "../../../src/components/layout/footer";
import { checkContent } from "../../../src/content/load/check-content";
import { loadContent } from "../../../src/content/load/load";
import { buildTime } from "../../../src/content/shared/calendar";
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "../../fixtures/content-copy";

const content = copyForEachTest();
afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const postFile = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
const serviceFile = `services/${fixture.services[0]?.slug ?? ""}.md`;
const dated = (day: string) => content.read(postFile).replace(/^date: .*$/m, `date: "${day}"`);

/** Midnight UTC on January 1, 2032, in seconds. In Las Vegas, the year is still 2031. */
const BUILD_TIME = "1956528000";

it("shows the build's year in the company's time zone in the footer", () => {
  process.env.SOURCE_DATE_EPOCH = BUILD_TIME;
  expect(renderToStaticMarkup(createElement(CurrentYear, { timeZone: "America/Los_Angeles" }))).toContain(">2031<");
});

it("builds at the current time if SOURCE_DATE_EPOCH is empty", () => {
  process.env.SOURCE_DATE_EPOCH = "";
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(60_000);
});

it.each([
  ["hides a post whose date has come in UTC, but not yet in the company's time zone", "2032-01-01", false],
  ["shows a post whose date has come in the company's time zone", "2031-12-31", true],
])("%s", (_, day, isShown) => {
  process.env.SOURCE_DATE_EPOCH = BUILD_TIME;
  content.write("posts/new-year.md", dated(day));
  const posts = loadContent(content.root, { drafts: false }).posts.map(({ slug }) => slug);
  expect(posts.includes("new-year")).toBe(isShown);
});

it.each([
  ["accepts a date that is 366 days after the build", "2033-01-01", []],
  ["rejects a date that is 367 days after the build", "2033-01-02", [expect.objectContaining({ file: postFile, field: "date" })]],
])("%s", (_, day, problems) => {
  process.env.SOURCE_DATE_EPOCH = BUILD_TIME;
  content.write(postFile, dated(day));
  expect(content.problems()).toEqual(problems);
});

describe.each(["services", "locations", "posts"] as const)("a future entry in %s", (folder) => {
  const day = inDays(30);
  const slugsIn = (options: Parameters<typeof loadContent>[1]) => loadContent(content.root, options)[folder].map(({ slug }) => slug);
  beforeEach(() => {
    const file = `${folder}/${fixture[folder][0]?.slug ?? ""}.md`;
    const ahead = folder === "posts" ? dated(day) : content.read(file).replace(/^---\n/, `---\npublishOn: "${day}"\n`);
    content.write(`${folder}/dated-ahead.md`, ahead);
  });

  it.each([
    ["shown in develop", { drafts: true }],
    ["shown on its day", { drafts: false, today: day }],
    ["shown after its day", { drafts: false, today: inDays(31) }],
  ])("is %s", (_, options) => {
    expect(slugsIn(options)).toContain("dated-ahead");
  });

  it.each([
    ["today", { drafts: false }],
    ["on the day before its day", { drafts: false, today: inDays(29) }],
  ])("is hidden %s", (_, options) => {
    expect(slugsIn(options)).not.toContain("dated-ahead");
  });
});

it("reports a link to a future post until the post is published", () => {
  content.write("posts/dated-ahead.md", dated(inDays(30)));
  content.append(serviceFile, "See [what comes](/blog/dated-ahead).");
  expect(content.problems({ drafts: true })).toEqual([]);
  expect(content.problems({ drafts: false })).toMatchObject([{ file: serviceFile, found: '"/blog/dated-ahead"' }]);
  expect(content.problems({ drafts: false, today: inDays(30) })).toEqual([]);
});

it("reports a link from a future post to an even later post, before either is published", () => {
  content.write("posts/dated-later.md", dated(inDays(60)));
  expect(checkContent(content.root).problems).toEqual([]);
  content.write("posts/dated-ahead.md", `${dated(inDays(30))}\nSee [what comes later](/blog/dated-later).\n`);
  expect(checkContent(content.root).problems).toMatchObject([{ file: "posts/dated-ahead.md", found: '"/blog/dated-later"' }]);
});

it.each([
  ["2099-01-01", "a date more than a year ahead"],
  ["1926-01-01", "a date before 2000"],
])("rejects %s: %s", (day) => {
  content.write(postFile, dated(day));
  expect(content.problems()).toMatchObject([
    { file: postFile, field: "date", expected: "a day in 2000 or later, at most a year ahead", found: `"${day}"` },
  ]);
});
