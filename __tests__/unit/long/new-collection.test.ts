/** Tests that all lists of pages include a new collection once it is registered. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { contentNodes } from "../../../src/gatsby/content-nodes";
import { createPages } from "../../../src/gatsby/create-pages";
import { contentTypeDefs } from "../../../src/gatsby/graphql-types";
import { sitemapOptions } from "../../../src/gatsby/sitemap";
import { redirectsOf } from "../../../src/content/entries/old-addresses";
import { whyHidden } from "../../../src/content/entries/drafts";
import { externalLinks } from "../../../src/content/check/external-links";
import { longDate } from "../../../src/content/format/dates";
import { loadContent } from "../../../src/content/load/load";
import { pathsIn } from "../../../src/content/entries/page-links";
import { allEntries, folders, namesOf, type Content } from "../../../src/content/schema";
import { crumbsTo } from "../../../src/content/shared/crumbs";
import { required } from "../../../src/content/shared/required";
import { filesLinkingTo } from "../../../src/cms/backlinks";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { cmsConfig } from "../../../src/cms/config";
import { editorSite } from "../../../src/cms/editor-site";
import { entryData, pagesData } from "../../../src/cms/preview/page-data";
import { llmsText } from "../../../src/publish/texts";
import { publicPages } from "../../../src/seo/public-pages";
import type * as registry from "../../../src/content/schema";
import type * as collections from "../../../src/content/shared/collections";
import { copyForEachTest } from "../../fixtures/content-copy";

jest.mock("../../../src/content/shared/collections", () => {
  const actual = jest.requireActual<typeof collections>("../../../src/content/shared/collections");
  Object.assign(actual.COLLECTIONS, { cases: { label: "Case studies", type: "Case", route: "/cases", isDated: true } });
  return actual;
});
jest.mock("../../../src/content/schema", () => {
  const actual = jest.requireActual<typeof registry>("../../../src/content/schema");
  Object.assign(actual.folders, {
    cases: {
      ...actual.folders.posts,
      label: "Case studies",
      type: "Case",
      route: "/cases",
      folder: "cases",
      schema: actual.folders.posts.schema.meta({ id: "Case", title: "Case" }),
    },
  });
  return actual;
});

const dayAfter = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const TODAY = dayAfter(0);
const LATER = dayAfter(90);
const content = copyForEachTest();

const writeCase = (slug: string, ...lines: readonly string[]): void => {
  const fields = [`title: Case ${slug}`, "excerpt: A lot.", "author: Us", ...lines].join("\n");
  content.write(`cases/${slug}.md`, `---\n${fields}\n---\n\n[Law](https://law.example/) [Lot](/cases/shown)`);
};

/** Loads the content that is public today. */
const loaded = (): Content => loadContent(content.root, { drafts: false, today: TODAY });
/** Loads all content, also drafts and future entries. */
const everything = (): Content => loadContent(content.root, { drafts: true, today: TODAY });

beforeEach(() => {
  mkdirSync(path.join(content.root, "cases"));
  content.change("settings/words.yml", /^collections:\n/m, "collections:\n  cases:\n    crumb: Case crumb\n    heading: Case heading\n");
  writeCase("shown", "date: 2026-01-01", "formerly: [once]");
});

/** Names of lists of pages, each with the function that derives the list from the content. */
const LISTS: readonly (readonly [string, (all: Content) => unknown])[] = [
  ["nodes", contentNodes],
  ["public pages", publicPages],
  ["llms.txt", llmsText],
  ["old addresses", redirectsOf],
  ["links", pathsIn],
  ["external links", (all) => [...externalLinks(all)]],
  ["entries", allEntries],
  ["editor data", (all) => editorSite({ en: all }, LOCAL_PROXY, [])],
];

const writeHidden = (): void => {
  writeCase("begun", "date: 2026-01-02", "draft: true");
  writeCase("later", `date: ${LATER}`);
};

it.each(LISTS)("includes the collection's entries, except drafts and future entries, in %s", (_, make) => {
  const before = JSON.stringify(make(loaded()));
  // A path, the name of a file, or only the slug.
  expect(before).toMatch(/\/cases\/shown|cases\/shown\.md|"slug":"shown"/);
  writeHidden();
  expect(JSON.stringify(make(loaded()))).toBe(before);
  expect(JSON.stringify(everything())).toContain("Case begun");
});

it("says why an entry is hidden", () => {
  writeHidden();
  expect(whyHidden([everything()], TODAY)).toEqual({
    "/cases/begun": expect.stringContaining("A draft") as string,
    "/cases/later": `Scheduled for ${longDate(LATER)}: not on the public site until then.`,
  });
});

describe("the collection", () => {
  // The type of `folders` lacks `cases`: the mocks add it at run time, in last place.
  const cases = required(namesOf(folders).at(-1), "The collection");

  it("has a GraphQL type", () => {
    expect(contentTypeDefs()).toContain("type Case implements Node");
  });

  it("has pages", () => {
    const createPage = jest.fn();
    const nodes = [{ id: "1", slug: "shown", path: "/cases/shown" }];
    createPages({ getNodesByType: ((type: string) => (type === "Case" ? nodes : [])) as never, actions: { createPage } });
    expect(createPage).toHaveBeenCalledWith(
      expect.objectContaining({ path: "/cases/shown", component: path.resolve("src/templates/case.tsx") }),
    );
  });

  it("is in the sitemap", () => {
    expect(sitemapOptions.query).toContain("cases: allCase { nodes { path updated date }");
  });

  it("has breadcrumbs", () => {
    const [, crumb] = crumbsTo(cases, { title: "Shown", path: "/cases/shown" }, loaded().words);
    expect(crumb).toEqual({ title: "Case crumb", path: "/cases" });
  });

  it("has previews of its entries", () => {
    expect(entryData(loaded(), cases, "shown")).toMatchObject({ case: { path: "/cases/shown" } });
  });

  it("has previews of pages that list its entries", () => {
    expect(pagesData(loaded())).toMatchObject({ allCase: { nodes: [{ path: "/cases/shown" }] } });
  });

  it("has backlinks", () => {
    writeCase("other", "date: 2026-01-01");
    expect(filesLinkingTo(editorSite({ en: loaded() }, LOCAL_PROXY, []), cases, "shown")).toContain("cases/other.md");
  });

  it("has a form", () => {
    expect(JSON.stringify(cmsConfig(LOCAL_PROXY, undefined))).toContain("Case studies");
  });
});
