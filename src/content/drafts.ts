/** Takes out of what a production build sees what is not for the public: drafts, and what waits for its day. */
import { z } from "zod";
import { longDate } from "./format/dates";
import { isWaiting, publishDay } from "./shared/calendar";
import { propertyOf } from "./shared/required";
import { pathOf } from "./shared/routes";
import { perFolder } from "./shared/collections";
import { allEntries, files, folders, lists, namesOf, type Content, type FileName, type FolderName, type ListName } from "./schema";
import { keepReferences } from "./schema-walk";

/** Tells whether some data is marked as a draft. */
export const isDraft = (data: unknown): boolean => propertyOf(data, "draft") === true;

/**
 * Returns whether a problem with a field keeps a draft from being saved. Other pages depend on its addresses; everything else may wait
 * until it is published.
 */
export const stopsDraft = (field: string): boolean => /^(?:address|formerly)\b/.test(field);

/** Tells whether an entry is not for the public on a day, given as 2026-11-22. */
export const isHidden = (data: unknown, today: string): boolean => isDraft(data) || isWaiting(data, today);

/** Returns why each page that is not for the public on a day is hidden, by the page's address. */
export const whyHidden = (content: Content, today: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    allEntries(content)
      .filter(({ entry }) => isHidden(entry, today))
      .map(({ folder, entry }) => [
        pathOf(folder, entry),
        isDraft(entry)
          ? "A draft: not on the public site."
          : `Waits for ${longDate(publishDay(entry) ?? "")}: not on the public site before.`,
      ]),
  );

/** Removes the entries that are not shown, and every reference to an entry that is not there. */
const keepShown = (content: Content, english: Content, isShown: (entry: object) => boolean): Content => {
  const slugs = perFolder((name) => new Set([...content[name], ...english[name]].filter(isShown).map(({ slug }) => slug)));
  const keep = (schema: z.ZodType, data: unknown): unknown => keepReferences(schema, data, (folder, slug) => slugs[folder].has(slug));
  const kept = [
    ...namesOf<FolderName>(folders).map((name) => [name, keep(z.array(folders[name].schema), content[name].filter(isShown))] as const),
    ...namesOf<ListName>(lists).map((name) => [name, keep(z.array(lists[name].schema), content[name])] as const),
    ...namesOf<FileName>(files).map((name) => [name, keep(files[name].schema, content[name]) ?? content[name]] as const),
  ];
  return { ...content, ...(Object.fromEntries(kept) as Partial<Content>) }; // keepReferences only removes fields that may be left out
};

/**
 * Removes what is hidden on a day, and the references to it, so that nothing public points at a page that is not there.
 *
 * @param english all English content, of another language: its references may name pages that are there in English alone
 */
export const dropHidden = (content: Content, today: string, english = content): Content =>
  keepShown(content, english, (entry) => !isHidden(entry, today));

/** Removes references to entries that are not there: a draft may name a page that is still to be written. */
export const dropMissing = (content: Content, english = content): Content => keepShown(content, english, () => true);
