/** Runs one test per built page. Each test reports all faults of its page. */
import { HtmlValidate } from "html-validate";
import { bytes } from "../../scripts/bench/budgets.json";
import { inEnglish, inLanguage } from "../../src/content/shared/languages";
import { NOT_FOUND_ROUTE, entryPath, routes, SAVED_POST_ROUTE } from "../../src/content/shared/routes";
import { namesOf } from "../../src/content/schema";
import { isIndexed } from "../../src/content/schema/pages";
import { translatedPages } from "../../src/seo/public-pages";
import { builtContent, builtTranslations } from "../fixtures/built-words";
import { hasBlog } from "../fixtures/visits";
import { brokenCharacters, brokenNumbers, emptySections, joinedWords, pictureFaults } from "./body-faults";
import { compressedSize, everyPage, isIndexable, metaOf, redirects, sitePages, texts, unless, type BuiltPage } from "./built-site";
import { graphFaults } from "./graph-faults";
import { brokenLinks, headFaults, urlOf } from "./head-faults";
import { ANALYTICS_BYTES, policyFaults, scriptFaults } from "./script-faults";
import { englishTexts, languageLinkFaults, unmarkedQuotesAndTitles } from "./translation-faults";

/** File with the size limits. */
const BUDGETS = "scripts/bench/budgets.json";

/** Maximum bytes without text of pages that have their own limit. */
const OWN_LIMITS: Readonly<Record<string, number>> = {
  // The home page has thirteen pictures and nearly every kind of section.
  "/": bytes.documentOfHomeWithoutWords,
  // The contact page has the form and its scripts, the map, and the hours twice: in the hero and in the contact details.
  "/contact": bytes.documentOfContactWithoutWords,
};

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Parsers accept the way React and Gatsby serialize HTML: <img/>, srcSet, required="", hidden="", <!doctype html>.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // React's useId and Gatsby's root element use ids such as ":R5d:" and "___gatsby", which are valid but awkward in CSS.
    "valid-id": ["error", { relaxed: true }],
    // CSS keeps phone numbers on one line. With non-breaking characters, visitors could not search for or copy them.
    "tel-non-breaking": "off",
    // Gatsby's focus wrapper and announcer have inline styles. The inline background color of a picture is data, not design.
    "no-inline-style": "off",
    // Wide tables have explicit roles: in some browsers, styles for phones remove the implicit ones (src/content/markdown/tables.ts).
    "no-redundant-role": "off",
  },
});

/** Reports HTML errors, including duplicate ids and pictures without `alt`. */
const invalidHtml = async ({ html }: BuiltPage): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages).map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "?"})`);
};

/**
 * Reports a document that is too large. A browser shows nothing until the document arrives, and a connection starts with ten packets of
 * 1,460 bytes (RFC 6928), including headers. The limit applies to the size without text. Long text fails a test only in the
 * sample; on other sites, it causes the warning below.
 */
const tooHeavy = ({ route, html }: BuiltPage): readonly string[] => {
  const withoutText = html.replace(/<main[^]*<\/main>/, (main) => main.replaceAll(/>[^<]+</g, "><"));
  const [size, limit] = [compressedSize(withoutText), (OWN_LIMITS[inEnglish(route)] ?? bytes.documentWithoutWords) + ANALYTICS_BYTES];
  return unless(size <= limit, `${size} bytes compressed without text, more than ${limit} (${BUDGETS})`);
};

/** Brotli's highest level, which hosts use for files that they compress in advance. */
const BEST_LEVEL = 11;

const FIRST_ROUND_TRIP = bytes.firstRoundTrip + ANALYTICS_BYTES;
const isSample = builtContent.business.sample;

/** Returns the pages that do not fit into the first round trip, with their sizes in bytes. */
const largePages = (): readonly { readonly route: string; readonly size: number }[] =>
  sitePages
    // The best level takes 40 times as long, so use it only for pages that need it.
    .filter(({ html }) => compressedSize(html) > FIRST_ROUND_TRIP)
    .map(({ route, html }) => ({ route, size: compressedSize(html, BEST_LEVEL) }))
    .filter(({ size }) => size > FIRST_ROUND_TRIP);

(isSample ? describe : describe.skip)("the sample", () => {
  it("fits each page into the first round trip", () => {
    expect(largePages()).toEqual([]);
  });
});

// An owner's text may be longer.
afterAll(() => {
  if (isSample) return;
  for (const { route, size } of largePages()) {
    console.warn(`${route} is ${size} bytes compressed, over the recommended ${FIRST_ROUND_TRIP} (${BUDGETS}): shorten its text.`);
  }
});

it.each(sitePages)("$route has no faults", async (page) => {
  expect([
    ...(await invalidHtml(page)),
    ...brokenCharacters(page),
    ...(await headFaults(page)),
    ...graphFaults(page),
    ...brokenLinks(page).map((href) => `broken link: ${href}`),
    ...policyFaults(page),
    ...scriptFaults(page),
    ...emptySections(page),
    ...brokenNumbers(page),
    ...pictureFaults(page),
    ...joinedWords(page),
    ...tooHeavy(page),
    ...englishTexts(page),
    ...languageLinkFaults(page),
    ...unmarkedQuotesAndTitles(page),
  ]).toEqual([]);
});

it("redirect pages at old paths are valid and not indexed", async () => {
  for (const [from, to] of redirects) {
    const [page] = everyPage.filter(({ route }) => route === from);
    if (!page) throw new Error(`dist has no page at ${from}`);
    expect(await invalidHtml(page)).toEqual([]);
    expect(isIndexable(page)).toBe(false);
    expect(page.$("link[rel=canonical]").attr("href")).toBe(urlOf(to));
    expect(page.$("meta[http-equiv=refresh]").attr("content")).toBe(`0; url=${to}`);
    expect(metaOf(page, "description").join("")).toMatch(/\S/);
  }
});

it("all pages that are not content have noindex, and no others do", () => {
  const hidden = sitePages.filter((page) => !isIndexable(page));
  const unlisted = [
    ...namesOf(routes).flatMap((name) => (isIndexed(name) ? [] : [routes[name]])),
    NOT_FOUND_ROUTE,
    ...(hasBlog ? [SAVED_POST_ROUTE] : []),
  ];
  const translated = builtTranslations.flatMap(translatedPages).filter((route) => unlisted.some((page) => page === inEnglish(route)));
  expect(hidden.map(({ route }) => route)).toEqual([...unlisted, ...translated].sort());
  expect(hidden.map((page) => metaOf(page, "robots"))).toEqual(hidden.map(() => ["noindex"]));
});

it.each([builtContent, ...builtTranslations].filter(({ ownFiles }) => ownFiles.includes("homePage")))(
  "the home page's sections have the specified order (language: $language)",
  ({ language, homePage }) => {
    const route = inLanguage(routes.home, language);
    const [page] = sitePages.filter((built) => built.route === route);
    const { gallery, reasons, services, process, work, areas, testimonials, faqs, callToAction } = homePage;
    const expected = [gallery, reasons, services, process, work, areas, testimonials, faqs, callToAction].map(({ heading }) => heading);
    const found = page ? texts(page, "main h2").filter((heading) => expected.includes(heading)) : [];
    // A section without entries, such as reviews, is not shown.
    expect(found).toEqual(expected.filter((heading) => found.includes(heading)));
    expect(found.length).toBeGreaterThan(4);
  },
);

it("the home page, the contact page and every service page show the lead time", () => {
  // Without a lead time, the test passes, because every text includes an empty string.
  const { leadTime = "" } = builtContent.company;
  const paths = [routes.home, routes.contact, ...builtContent.services.map((service) => entryPath("services", service))];
  const shown = sitePages.filter(({ $ }) => $("main").text().includes(leadTime)).map(({ route }) => route);
  expect(shown).toEqual(expect.arrayContaining(paths));
});
