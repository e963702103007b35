import type { Addressed, PageInput } from "../page-input";

/** Makes a page for each service. */
export const servicePages = (services: readonly Addressed[]): readonly PageInput[] =>
  services.map(({ slug, path }) => ({ path, template: "service", context: { slug } }));
