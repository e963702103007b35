/** Removes drafts and entries with a future publication day from production builds. */
import { z } from "zod";
import { longDate } from "../format/dates";
import { isScheduled, publishDay } from "../shared/calendar";
import { inLanguage } from "../shared/languages";
import { propertyOf } from "../shared/required";
import { entryPath } from "../shared/routes";
import { perFolder } from "../shared/collections";
import { allEntries, files, folders, lists, mapEntries, type Content } from "../schema";
import { mapLeaves } from "../schema/schema-walk";

/** Checks whether data is marked as a draft. */
export const isDraft = (data: unknown): boolean => propertyOf(data, "draft") === true;

/**
 * Checks whether a problem with a field must be fixed even in a draft. A draft's addresses must be valid and differ from those of other
 * pages; all other fields can wait until the draft is published.
 */
export const stopsDraft = (field: string): boolean => /^(?:address|formerly)\b/.test(field);

/** Checks whether an entry is hidden on a given day, such as 2026-11-22. */
export const isHidden = (data: unknown, today: string): boolean => isDraft(data) || isScheduled(data, today);

/**
 * Returns a message for each page that is hidden on a given day, by the page's path.
 *
 * @param contents the content of each language
 */
export const whyHidden = (contents: readonly Content[], today: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    contents.flatMap((content) =>
      allEntries(content)
        .filter(({ entry }) => isHidden(entry, today))
        .map(({ folder, entry }) => [
          inLanguage(entryPath(folder, entry), content.language),
          isDraft(entry)
            ? "A draft: not on the public site."
            : `Scheduled for ${longDate(publishDay(entry) ?? "")}: not on the public site until then.`,
        ]),
    ),
  );

/** Schema of all content. */
const contentSchema = z.object({
  ...Object.fromEntries(Object.entries({ ...folders, ...lists }).map(([name, { schema }]) => [name, z.array<z.ZodType>(schema)])),
  ...Object.fromEntries(Object.entries(files).map(([name, { schema }]) => [name, schema])),
});

/**
 * Returns the content without hidden entries, and without references to hidden or missing entries. Public pages must not link to hidden
 * pages. Where drafts are shown, a draft may reference a page that does not exist yet.
 *
 * @param english the English content, because a translation may reference pages that exist only in English
 */
export const keepShown = (content: Content, english: Content, isShown: (entry: object) => boolean): Content => {
  const slugs = perFolder((name) => new Set([...content[name], ...english[name]].filter(isShown).map(({ slug }) => slug)));
  const shown = { ...content, ...mapEntries(content, (entries) => entries.filter(isShown)) };
  // Safe cast: no required field is missing. A removed reference is an optional field or a list item. If it is a required field of a list
  // item, `mapLeaves` removes the whole item.
  return mapLeaves(contentSchema, shown, ({ relation, value }) =>
    relation === undefined || slugs[relation].has(value) ? value : undefined,
  ) as Content;
};
