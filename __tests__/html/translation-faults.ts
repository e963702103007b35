/** What a page in another language must not say in English. */
import { load } from "cheerio";
import { languageOf } from "../../src/content/shared/languages";
import { builtContent, business } from "../fixtures/built-words";
import { sitePages, type BuiltPage } from "./built-site";

const { company, locations, posts, testimonials } = builtContent;

/** What is the same in every language: names, and reviews, which stay in the language they were written in. */
const SAME: ReadonlySet<string> = new Set([
  business.name,
  business.shortName,
  `${business.address.locality}, ${business.address.region}`,
  // Words that both languages have.
  ...["Blog", "Total", "Van", "Vans:"],
  // What the map names, a name of two words in two lines.
  ...["Red Rock", "Lake Mead", "The Strip", "Airport", "North", "Boulder", "City"],
  ...locations.map(({ title }) => title),
  ...posts.map(({ author }) => author),
  ...testimonials.flatMap(({ name, text }) => [name, text]),
  ...(company.people ?? []).map(({ name }) => name),
]);

/** Lists the texts inside what scripts and search engines read: neither codes of one word nor addresses. */
const textsOf = (data: unknown): readonly string[] => {
  if (typeof data === "string") return /\s/.test(data) && !data.startsWith("/") ? [data] : [];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
};

const HEAD = 'title, meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** Lists the texts, the descriptions and the data of a page, without what is marked as being in another language. */
const stringsIn = ({ html }: BuiltPage): readonly string[] => {
  const $ = load(html);
  const data = $("script[type$=json]")
    .toArray()
    .flatMap((script) => textsOf(JSON.parse($(script).text())));
  const head = $(HEAD)
    .toArray()
    .map((element) => $(element).attr("content") ?? $(element).text());
  // A source is named as it names itself.
  $("script, style, [hreflang], body [lang], a[href^='https:'], a[href^='mailto:']").remove();
  const texts = $("body *")
    .contents()
    .toArray()
    .flatMap((node) => ("data" in node ? [node.data] : []));
  const said = $("*")
    .toArray()
    .flatMap((element) => ["alt", "title", "aria-label"].map((name) => $(element).attr(name) ?? ""));
  return [...new Set([...head, ...texts, ...said, ...data].map((text) => text.replace(/\s+/g, " ").trim()))];
};

const english = new Set(sitePages.filter(({ route }) => languageOf(route) === "en").flatMap(stringsIn));

const isName = (text: string): boolean => SAME.has(text.replace(/^, /, "")) || !/\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ""));

/** Lists the texts of a page in another language that an English page has too: what neither language may have of the other. */
export const englishTexts = (page: BuiltPage): readonly string[] =>
  languageOf(page.route) === "en"
    ? []
    : stringsIn(page)
        .filter((text) => english.has(text) && !isName(text))
        .map((text) => `in English: ${text}`);
