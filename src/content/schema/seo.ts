import { group, shortText } from "./fields";

/** Longest title that search results show whole, in characters. */
export const TITLE_LIMIT = 60;
/** Longest description that they show whole, in characters. */
export const DESCRIPTION_LIMIT = 155;

/** What search engines and shared links show of a page. What is left out falls back to the site's defaults. */
export const seoSchema = group("Seo", "Search and sharing", {
  title: shortText("Search title", `The blue line in search results. At most ${TITLE_LIMIT} characters.`, TITLE_LIMIT).optional(),
  description: shortText(
    "Search description",
    `The text under it: what a visitor finds on the page. At most ${DESCRIPTION_LIMIT} characters.`,
    DESCRIPTION_LIMIT,
  ).optional(),
});
