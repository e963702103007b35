/** What a page in another language must not say in English. */
import { load } from "cheerio";
import { inEnglish, languageOf } from "../../src/content/shared/languages";
import { builtContent, business } from "../fixtures/built-words";
import { sitePages, type BuiltPage } from "./built-site";

const { company, locations, posts, testimonials } = builtContent;

/** What is the same in every language: names, and reviews, which stay in the language they were written in. */
const SAME: ReadonlySet<string> = new Set([
  business.name,
  business.shortName,
  `${business.address.locality}, ${business.address.region}`,
  "Blog",
  // What the map names, a name of two words in two lines.
  ...["Red Rock", "Lake Mead", "The Strip", "Airport", "North", "Boulder", "City"],
  ...locations.map(({ title }) => title),
  ...posts.map(({ author }) => author),
  ...testimonials.flatMap(({ name, text }) => [name, text]),
  ...(company.people ?? []).map(({ name }) => name),
]);

/** Lists the texts and the descriptions of a page, without what is marked as being in another language. */
const stringsIn = ({ html }: BuiltPage): readonly string[] => {
  const $ = load(html);
  // A source is named as it names itself.
  $("script, style, [hreflang], body [lang], a[href^='https:'], a[href^='mailto:']").remove();
  const texts = $("body *")
    .contents()
    .toArray()
    .flatMap((node) => ("data" in node ? [node.data] : []));
  const said = $("*")
    .toArray()
    .flatMap((element) => ["alt", "title", "aria-label"].map((name) => $(element).attr(name) ?? ""));
  return [
    ...new Set(
      [$("title").text(), $("meta[name=description]").attr("content") ?? "", ...texts, ...said].map((text) =>
        text.replace(/\s+/g, " ").trim(),
      ),
    ),
  ];
};

const isName = (text: string): boolean => SAME.has(text.replace(/^, /, "")) || !/\p{L}{3}/u.test(text);

/** Lists the texts of a page that are those of the English one; none for an English page. */
export const englishTexts = (page: BuiltPage): readonly string[] => {
  const english = sitePages.find(({ route }) => route === inEnglish(page.route));
  if (languageOf(page.route) === "en" || !english) return [];
  const known = new Set(stringsIn(english));
  return stringsIn(page)
    .filter((text) => known.has(text) && !isName(text))
    .map((text) => `in English: ${text}`);
};
