/** Decides which pages the folders of content make. */
import { SAVED_POST_ROUTE } from "../content/routes";
import type { Addressed, ListKind, PageInput, ServiceTemplate, WithWorksheets } from "./page-input";

const pagesOf = (template: PageInput["template"], entries: readonly Addressed[]): readonly PageInput[] =>
  entries.map(({ slug, path }) => ({ path, template, context: { slug } }));

/** A service's list decides its template, whether it offers sheets, and whether it shows a pair of pictures. */
export interface AddressedService extends WithWorksheets {
  readonly listKind: ListKind;
  readonly beforeAfter: object | null;
}

/** The entries of each folder that has pages. */
export interface PageEntries {
  readonly services: readonly AddressedService[];
  readonly locations: readonly Addressed[];
  readonly posts: readonly WithWorksheets[];
}

const hasSheets = ({ worksheets }: WithWorksheets): boolean => worksheets.length > 0;

const templateOf = (service: AddressedService): ServiceTemplate => {
  if (hasSheets(service)) return service.beforeAfter ? "service-whole" : `service-${service.listKind}-worksheets`;
  return `service-${service.listKind}${service.beforeAfter ? "-pair" : ""}`;
};

/** Makes a page for each service, place and post, and one that stands in for posts only the visitor's browser knows. */
export const contentPages = ({ services, locations, posts }: PageEntries): readonly PageInput[] => [
  ...services.flatMap((service) => pagesOf(templateOf(service), [service])),
  ...pagesOf("location", locations),
  ...posts.flatMap((post) => pagesOf(hasSheets(post) ? "post-worksheets" : "post", [post])),
  { path: SAVED_POST_ROUTE, matchPath: "/blog/*", template: "saved-post", context: { slug: "" } },
];
