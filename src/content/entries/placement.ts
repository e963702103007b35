/** Builds the menus and lists of services and places. Each entry's file sets the entry's position. */
import { withoutEmptyLists } from "./empty-lists";
import { entryPath } from "../shared/routes";
import type { Content, Entry } from "../schema";
import type { NavLink } from "../schema/navigation";

/** Compares positions. Two infinite positions are equal, although their difference is NaN. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/**
 * Returns the entries with a position in a list, sorted by position, then by title.
 *
 * @param positionOf returns an entry's position, or undefined if the entry is not in the list
 */
export const inPosition = <Item extends { readonly title: string }>(
  entries: readonly Item[],
  positionOf: (entry: Item) => number | undefined,
): readonly Item[] =>
  entries
    .filter((entry) => positionOf(entry) !== undefined)
    .sort((a, b) => compare(positionOf(a) ?? 0, positionOf(b) ?? 0) || a.title.localeCompare(b.title, "en"));

/** Returns the entries in menu order, followed by the entries that are not in the menu. */
export const inMenuOrder = <Item extends { readonly title: string; readonly menu?: { readonly order: number } | undefined }>(
  entries: readonly Item[],
): readonly Item[] => inPosition(entries, ({ menu }) => menu?.order ?? Infinity);

const menuLinks = (content: Content, folder: "services" | "locations"): readonly NavLink[] =>
  inPosition<Entry<"services"> | Entry<"locations">>([...content[folder], ...content.untranslated[folder]], ({ menu }) => menu?.order).map(
    (entry) => ({ label: entry.menu?.label ?? entry.title, to: entryPath(folder, entry) }),
  );

const footerLinks = ({ services, untranslated }: Content): readonly NavLink[] =>
  inPosition([...services, ...untranslated.services], ({ footer }) => footer?.order).map((entry) => ({
    label: entry.footer?.label ?? entry.title,
    to: entry.footer?.link ?? entryPath("services", entry),
  }));

/** Returns the header and footer menus, with English paths. Each page resolves the paths to its own language. */
export const menusOf = (content: Content) => {
  const { header, footer } = content.navigation;
  return {
    header: {
      ...header,
      links: withoutEmptyLists(content, header.links),
      services: { ...header.services, links: menuLinks(content, "services") },
      areas: { ...header.areas, links: menuLinks(content, "locations") },
    },
    footer: { ...footer, quick: withoutEmptyLists(content, footer.quick), services: footerLinks(content) },
  };
};

/** Returns the cards of the services that have one, in order. */
export const serviceCards = ({ services }: Content) =>
  inPosition(services, ({ card }) => card?.order).flatMap(({ card, ...entry }) => {
    if (!card) return [];
    const { title = entry.title, description, link = entryPath("services", entry), picture } = card;
    return [{ title, description, link, picture }];
  });

/** Returns the slugs of the places served, in order. */
export const areasServed = ({ locations, untranslated }: Content): readonly string[] =>
  inPosition([...locations, ...untranslated.locations], ({ served }) => served).map(({ slug }) => slug);
