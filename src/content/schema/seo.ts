import { group, shortText } from "./fields";

/** Longest title that search results show without truncation, in characters. */
export const TITLE_LIMIT = 60;
/** Longest description that search results show without truncation, in characters. */
export const DESCRIPTION_LIMIT = 155;

/** A page's title and description in search results and shared links. Omitted, they fall back to the page's own or the site's defaults. */
export const seoSchema = group("Search and sharing", {
  title: shortText("Search title", `The blue line in search results. At most ${TITLE_LIMIT} characters.`, TITLE_LIMIT).optional(),
  description: shortText(
    "Search description",
    `The text under it: what a visitor finds on the page. At most ${DESCRIPTION_LIMIT} characters.`,
    DESCRIPTION_LIMIT,
  ).optional(),
}).meta({ id: "Seo" });
