/** English text on translated pages. */
import { load } from "cheerio";
import { languageOf } from "../../src/content/shared/languages";
import { builtContent, business } from "../fixtures/built-words";
import { sitePages, type BuiltPage } from "./built-site";

const { company, locations, posts, testimonials } = builtContent;

/** Text that is the same in every language: names, and reviews, which are not translated. */
const SAME: ReadonlySet<string> = new Set([
  business.name,
  business.shortName,
  business.address.locality,
  `${business.address.locality}, ${business.address.region}`,
  // Words that are the same in both languages.
  ...["Blog", "Total", "Van", "Vans:"],
  // Names on the map. Each word of a two-word name is on its own line.
  ...["Red Rock", "Lake Mead", "The Strip", "Airport", "North", "Boulder", "City"],
  ...locations.map(({ title }) => title),
  ...posts.map(({ author }) => author),
  ...testimonials.flatMap(({ name, text }) => [name, text]),
  ...(company.people ?? []).map(({ name }) => name),
]);

/** Returns the strings in JSON data, except single words and paths. */
const textsOf = (data: unknown): readonly string[] => {
  if (typeof data === "string") return /\s/.test(data) && !data.startsWith("/") ? [data] : [];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsOf) : [];
};

const HEAD = 'title, meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]';

/** Returns the strings in a page's text, attributes and data, except elements marked as being in another language. */
const stringsIn = ({ html }: BuiltPage): readonly string[] => {
  const $ = load(html);
  const data = [...$("script[type$=json]")].flatMap((script) => textsOf(JSON.parse($(script).text())));
  const head = [...$(HEAD)].map((element) => $(element).attr("content") ?? $(element).text());
  // Remove links to sources, whose names are not translated.
  $("script, style, [hreflang], body [lang], a[href^='https:'], a[href^='mailto:']").remove();
  const texts = [...$("body *").contents()].flatMap((node) => ("data" in node ? [node.data] : []));
  const labels = [...$("*")].flatMap((element) => ["alt", "title", "aria-label"].map((name) => $(element).attr(name) ?? ""));
  return [...new Set([...head, ...texts, ...labels, ...data].map((text) => text.replace(/\s+/g, " ").trim()))];
};

const english = new Set(sitePages.filter(({ route }) => languageOf(route) === "en").flatMap(stringsIn));

const isName = (text: string): boolean =>
  SAME.has(text.replace(/^, /, "")) || SAME.has(text.replace(/^, |\.$/g, "")) || !/\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ""));

/** Reports text on a translated page that is also on an English page. */
export const englishTexts = (page: BuiltPage): readonly string[] =>
  languageOf(page.route) === "en"
    ? []
    : stringsIn(page)
        .filter((text) => english.has(text) && !isName(text))
        .map((text) => `not translated: ${text}`);
