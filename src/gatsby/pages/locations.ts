import type { Addressed, PageInput } from "../page-input";

/** Makes a page for each place. */
export const locationPages = (locations: readonly Addressed[]): readonly PageInput[] =>
  locations.map(({ slug, path }) => ({ path, template: "location", context: { slug } }));
