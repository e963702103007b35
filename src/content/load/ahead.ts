/** Checks the content as of each future publication day. */
import { checkReferences, type Inventory, type ReadFile } from "../check/check-references";
import type { Problem } from "../check/problems";
import { isDraft } from "../entries/drafts";
import { LIST_PATHS } from "../entries/empty-lists";
import { linkablePaths } from "../entries/page-links";
import { ownFilesOf } from "../entries/translations";
import { allEntries, mapEntries, type Content } from "../schema";
import { publishDay } from "../shared/calendar";
import { COLLECTIONS, perFolder } from "../shared/collections";
import { inLanguage } from "../shared/languages";
import { entryPath, pathAt, pathOf } from "../shared/routes";
import { inventoryOf, type ContentFiles } from "./load";

/** Later than every day. */
const NEVER = "9999-99-99";

/** What content may refer to on a future day. */
export type InventoryOn = (day: string) => Inventory;

/**
 * Returns what content may refer to on each future day. Pages are only added, so one table of the day on which each path appears is enough
 * for all days.
 *
 * @param englishInventory what English content may refer to; undefined if this content is English
 */
export const inventoryByDay = (read: ContentFiles, englishInventory?: InventoryOn): InventoryOn => {
  const { data, language } = read;
  const withFiles = (content: Content): Content => ({ ...content, ownFiles: ownFilesOf(content) });
  /** All content except drafts: what is shown after the last publication day. */
  const published = withFiles({ ...data, ...mapEntries(data, (entries) => entries.filter((entry) => !isDraft(entry))) });
  const finalPaths = new Set(linkablePaths(published));
  /** The day on which each path appears; an empty string, which is before every day, for paths that always exist. */
  const firstDays = new Map<string, string>();
  const appear = (path: string, day: string): void => {
    const known = firstDays.get(path);
    if (known === undefined || day < known) firstDays.set(path, day);
  };
  // Pages that do not depend on entries. A list that needs entries gets its path below, from its first entry.
  for (const path of linkablePaths(withFiles({ ...published, ...perFolder(() => []) }))) appear(path, "");
  for (const { folder, entry } of allEntries(published)) {
    const day = publishDay(entry) ?? "";
    for (const page of [COLLECTIONS[folder].route, entryPath(folder, entry)])
      for (const path of [page, inLanguage(page, language)]) if (finalPaths.has(path)) appear(path, day);
    for (const name of [entry.slug, ...entry.formerly]) appear(pathAt(folder, name), day);
  }
  // A redirect to a list is left out until the list has a page.
  for (const { from, to } of data.redirects) {
    const path = pathOf(to);
    appear(from, LIST_PATHS.includes(path) ? (firstDays.get(path) ?? NEVER) : "");
  }
  const { anchors, pages, ...known } = inventoryOf(read, published);
  return (day) => {
    const english = englishInventory?.(day);
    return {
      ...known,
      // Computed only if a link is broken, to suggest a page.
      get pages() {
        return [...(english?.pages ?? []), ...[...pages].filter((path) => (firstDays.get(path) ?? NEVER) <= day)];
      },
      paths: { has: (path) => (firstDays.get(path) ?? NEVER) <= day || english?.paths.has(path) === true },
      anchors: { get: (path) => (anchors.has(path) ? anchors.get(path) : english?.anchors?.get(path)) },
    };
  };
};

/**
 * Returns the problems in the entries that appear on each future day, by day. Files that appear earlier have no new problems on that day,
 * because pages are only added.
 */
export const problemsAhead = ({ valid }: ContentFiles, inventory: InventoryOn, days: readonly string[]): readonly Problem[] => {
  const appearing = new Map(days.map((day): [string, ReadFile[]] => [day, []]));
  for (const file of valid.values()) if (!isDraft(file.data)) appearing.get(publishDay(file.data) ?? "")?.push(file);
  return [...appearing].flatMap(([day, files]) => (files.length > 0 ? checkReferences(files, inventory(day)) : []));
};
