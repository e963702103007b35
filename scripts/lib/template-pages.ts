import { serviceExtras } from "../../src/content/schema/extras";
import { contentDirectory } from "../../src/content/load/content-directory";
import { loadContent } from "../../src/content/load/load";
import { folders, namesOf, type Content } from "../../src/content/schema";
import { inEnglish, inLanguage, languageOf } from "../../src/content/shared/languages";
import { entryPath, NOT_FOUND_ROUTE, routes, SAVED_POST_ROUTE } from "../../src/content/shared/routes";
import { savedPostPath } from "../../src/blog/post-address";

type Page = Pick<Content["posts"][number], "body" | "slug" | "address">;

/** A path that no page has. */
export const MISSING_PAGE = "/no-such-page";

/** Path of a post that does not exist. Its response is the page that shows saved posts, which is almost empty without JavaScript. */
export const UNKNOWN_POST = savedPostPath("no-such-post");

/** For each page that hosts serve for unknown paths, an unknown path for which they serve it. */
const UNKNOWN_PATHS: Readonly<Partial<Record<string, string>>> = { [NOT_FOUND_ROUTE]: MISSING_PAGE, [SAVED_POST_ROUTE]: UNKNOWN_POST };

/** Returns the path at which visitors see a built page: for a page that hosts serve for unknown paths, an unknown path. */
export const visitedPath = (page: string): string => {
  const english = inEnglish(page);
  return inLanguage(UNKNOWN_PATHS[english] ?? english, languageOf(page));
};

/**
 * Returns a path for each template: the fixed routes, the longest page of each content folder, and a page that does not exist. Omits the
 * page that shows saved posts: tests that visit it add `UNKNOWN_POST`.
 */
export const templatePages = (): readonly string[] => {
  const content = loadContent(contentDirectory(), { drafts: false });
  const longest = namesOf(folders).flatMap((folder) => {
    const pages: readonly Page[] = content[folder];
    const [page] = pages.toSorted((a, b) => b.body.length - a.body.length);
    return page ? [entryPath(folder, page)] : [];
  });
  return [...Object.values(routes), ...longest, MISSING_PAGE];
};

type Service = Content["services"][number];

/** Fields that add a section to the page of a service, or choose its list, its prices or its color. */
const VARIANT_FIELDS = ["listKind", "beforeAfter", "accessibleParking", "photos", "sources", ...namesOf(serviceExtras)] as const;

/**
 * Returns the parts of a service's page that other services may not have. A choice counts by its value; any other field, and the text, by
 * being set.
 */
const partsOf = (service: Service): readonly string[] => [
  `body: ${service.body.trim() !== ""}`,
  ...VARIANT_FIELDS.map((field) => {
    const value = service[field];
    return `${field}: ${typeof value === "string" ? value : Array.isArray(value) ? value.length > 0 : Boolean(value)}`;
  }),
];

/** Returns the paths of services that together have every part (`partsOf`) that any of the services has. */
export const serviceVariants = (services: readonly Service[]): readonly string[] => {
  const seen = new Set<string>();
  return services.flatMap((service) => {
    const parts = partsOf(service).filter((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    return parts.length > 0 ? [entryPath("services", service)] : [];
  });
};
