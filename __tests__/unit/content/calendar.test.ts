/** An entry with a future date is published on that date in the company's time zone. Until then, links to the entry are reported. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CurrentYear } from "../../../src/components/layout/footer";
import { checkContent } from "../../../src/content/load/check-content";
import { loadContent } from "../../../src/content/load/load";
import { buildTime } from "../../../src/content/shared/calendar";
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "./content-copy";

const content = copyForEachTest();
afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const postFile = `posts/${fixture.posts[0]?.slug ?? ""}.md`;
const serviceFile = `services/${fixture.services[0]?.slug ?? ""}.md`;
const dated = (day: string) => content.read(postFile).replace(/^date: .*$/m, `date: "${day}"`);
const slugs = (options: { readonly drafts: boolean; readonly today?: string }) =>
  loadContent(content.root, options).posts.map(({ slug }) => slug);

/** Midnight UTC on January 1, 2032, in seconds. In Las Vegas, the year is still 2031. */
const BUILD_TIME = "1956528000";

it("shows the year of the build in the footer", () => {
  process.env.SOURCE_DATE_EPOCH = BUILD_TIME;
  expect(renderToStaticMarkup(createElement(CurrentYear, { timeZone: "America/Los_Angeles" }))).toContain(">2031<");
});

it("builds at the current time if SOURCE_DATE_EPOCH is empty", () => {
  process.env.SOURCE_DATE_EPOCH = "";
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(60_000);
});

it("accepts dates up to a year after the build", () => {
  process.env.SOURCE_DATE_EPOCH = BUILD_TIME;
  content.write(postFile, dated("2032-06-01"));
  expect(content.problems()).toEqual([]);
});

it("hides a future post until its date, except in develop", () => {
  const day = inDays(30);
  content.write("posts/dated-ahead.md", dated(day));
  expect(slugs({ drafts: true })).toContain("dated-ahead");
  expect(slugs({ drafts: false })).not.toContain("dated-ahead");
  expect(slugs({ drafts: false, today: inDays(29) })).not.toContain("dated-ahead");
  expect(slugs({ drafts: false, today: day })).toContain("dated-ahead");
});

describe.each(["services", "locations"] as const)("a future entry in %s", (folder) => {
  const day = inDays(30);
  const slugsIn = (options: Parameters<typeof loadContent>[1]) => loadContent(content.root, options)[folder].map(({ slug }) => slug);
  beforeEach(() => {
    const file = `${folder}/${fixture[folder][0]?.slug ?? ""}.md`;
    content.write(`${folder}/dated-ahead.md`, content.read(file).replace(/^---\n/, `---\npublishOn: "${day}"\n`));
  });

  it.each([
    ["shown in develop", { drafts: true }],
    ["shown on the day of its publishOn", { drafts: false, today: day }],
    ["shown after the day of its publishOn", { drafts: false, today: inDays(31) }],
  ])("is %s", (_, options) => {
    expect(slugsIn(options)).toContain("dated-ahead");
  });

  it.each([
    ["today", { drafts: false }],
    ["on the day before its publishOn", { drafts: false, today: inDays(29) }],
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
