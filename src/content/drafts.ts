/** Removes drafts and entries with a later publication day from production builds. */
import { z } from "zod";
import { longDate } from "./format/dates";
import { isWaiting, publishDay } from "./shared/calendar";
import { propertyOf } from "./shared/required";
import { pathOf } from "./shared/routes";
import { perFolder } from "./shared/collections";
import { allEntries, files, folders, lists, namesOf, type Content, type FileName, type FolderName, type ListName } from "./schema";
import { mapLeaves } from "./schema-walk";

/** Checks whether data is marked as a draft. */
export const isDraft = (data: unknown): boolean => propertyOf(data, "draft") === true;

/**
 * Returns whether a problem with a field keeps a draft from being saved. Other pages depend on its addresses; everything else may wait
 * until it is published.
 */
export const stopsDraft = (field: string): boolean => /^(?:address|formerly)\b/.test(field);

/** Checks whether an entry is hidden on a day, such as 2026-11-22. */
export const isHidden = (data: unknown, today: string): boolean => isDraft(data) || isWaiting(data, today);

/** Returns why pages are hidden on a day, by path. */
export const whyHidden = (content: Content, today: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    allEntries(content)
      .filter(({ entry }) => isHidden(entry, today))
      .map(({ folder, entry }) => [
        pathOf(folder, entry),
        isDraft(entry)
          ? "A draft: not on the public site."
          : `Scheduled for ${longDate(publishDay(entry) ?? "")}: not on the public site until then.`,
      ]),
  );

/** Removes hidden entries, and all references to missing entries. */
const keepShown = (content: Content, english: Content, isShown: (entry: object) => boolean): Content => {
  const slugs = perFolder((name) => new Set([...content[name], ...english[name]].filter(isShown).map(({ slug }) => slug)));
  const keep = (schema: z.ZodType, data: unknown): unknown =>
    mapLeaves(schema, data, (text, { relation }) => (relation === undefined || slugs[relation].has(text) ? text : undefined));
  const kept = [
    ...namesOf<FolderName>(folders).map((name) => [name, keep(z.array(folders[name].schema), content[name].filter(isShown))] as const),
    ...namesOf<ListName>(lists).map((name) => [name, keep(z.array(lists[name].schema), content[name])] as const),
    ...namesOf<FileName>(files).map((name) => [name, keep(files[name].schema, content[name]) ?? content[name]] as const),
  ];
  return { ...content, ...(Object.fromEntries(kept) as Partial<Content>) }; // mapLeaves removes only optional fields
};

/**
 * Removes entries that are hidden on a day, and references to them, so that no public page links to a missing one.
 *
 * @param english the English content, for a translation: its references may name pages that are only in English
 */
export const dropHidden = (content: Content, today: string, english = content): Content =>
  keepShown(content, english, (entry) => !isHidden(entry, today));

/** Removes references to missing entries: a draft may name a page that is not written yet. */
export const dropMissing = (content: Content, english = content): Content => keepShown(content, english, () => true);
