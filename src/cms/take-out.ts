/** Removes entries from the content, along with all references to them: related lists, menus, links and redirects in every language. */
import { Document } from "yaml";
import type { z } from "zod";
import type { AddressedEntry } from "../content/check/check-addresses";
import { complete } from "../content/check/complete";
import { mapSiteLinks, siteLinksIn, unlink } from "../content/markdown/find";
import { parseFile, type ParsedFile } from "../content/check/parse";
import { folders, LIST_FILES, lists } from "../content/schema";
import type { Redirect } from "../content/schema/redirects";
import { leavesOf, type Leaf } from "../content/schema/schema-walk";
import type { FolderName } from "../content/shared/collections";
import { englishFile, inEnglish } from "../content/shared/languages";
import { isRecord, propertyOf } from "../content/shared/required";
import { pathAt, pathOf } from "../content/shared/routes";
import { withoutBlanks } from "../content/check/without-blanks";
import { schemaOfFile } from "./collections";
import { SOURCE, mergedFile } from "./page-format";
import type { Data } from "./same";

/** File contents, keyed by path relative to `content/`. */
export type Files = Readonly<Record<string, string>>;

/** An entry to remove together with its translations. */
export type RemovedEntry = Pick<AddressedEntry, "folder" | "slug">;

/** A line of a file. */
export interface Line {
  readonly file: string;
  /** Line number in the changed file, counted from 1. */
  readonly line: number;
  readonly text: string;
}

const fileOf = ({ folder, slug }: RemovedEntry): string => `${folders[folder].folder}/${slug}.md`;

/** Parses a file. Returns undefined if the file is invalid. */
const parseIfValid = (file: string, text = ""): ParsedFile | undefined => {
  const result = parseFile(file, new TextEncoder().encode(text));
  return "parsed" in result ? result.parsed : undefined;
};

/** Returns the current and old paths of an entry. */
const addressesOf = (files: Files, entry: RemovedEntry): readonly string[] => {
  const { folder, slug } = entry;
  const data = parseIfValid(fileOf(entry), files[fileOf(entry)])?.data;
  const { address, formerly } = complete<Pick<AddressedEntry, "address" | "formerly">>(folders[folder].schema, data);
  return [...new Set([address, slug, ...formerly])].flatMap((name) => (name ? [pathAt(folder, name)] : []));
};

const lineAt = (file: string, text: string, line: number): Line => ({ file, line, text: (text.split("\n")[line - 1] ?? "").trim() });

/** Returns a copy of data with the value at a path replaced, or removed if the new value is undefined. */
const withValue = (data: unknown, path: readonly PropertyKey[], value: string | undefined): unknown => {
  const document = new Document(data);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  return document.toJS();
};

/** What becomes of links to removed entries. */
interface Removal {
  /**
   * Path of the page that replaces the entries. Their paths redirect to it. Links to them in bodies, in redirects, and in groups with other
   * content lead to it. List items that are only a link, and groups of a link and its text, such as menu links, are removed if the schema
   * allows it. If undefined, links in fields are removed if the schema allows it, and links in bodies stay and are listed in `unresolved`
   * (but see `resolvesAll`).
   */
  readonly sendTo?: string | undefined;
  /**
   * Whether links in bodies become plain text, and links that the schema requires lead to the index page of the entry's folder. Only
   * without `sendTo`.
   */
  readonly resolvesAll?: boolean;
}

/** What becomes of one reference. */
interface ReferenceRemoval extends Removal {
  /** The new path of a link; undefined for a reference to an entry, and for a link that has no new path. */
  readonly newPath: string | undefined;
}

/**
 * Returns data without a reference to a removed entry. Makes the first of these changes that adds no faults, or none:
 *
 * 1. Remove the field or list item. Skipped for a link in a group if `sendTo` is set, because that link gets a new path.
 * 2. Remove the group around the reference, if it is useless without it: a menu link, a place's service with its sentence, or a redirect
 *    (unless `sendTo` is set). With `resolvesAll`, also remove any other group around a reference to an entry.
 * 3. Replace the path, if there is a new one.
 */
const withoutReference = (
  schema: z.ZodType,
  data: unknown,
  { path, value, relation }: Leaf,
  { sendTo, resolvesAll = false, newPath }: ReferenceRemoval,
): unknown => {
  const around = path.slice(0, -1);
  const group = around.reduce<unknown>(propertyOf, data);
  // The reference is already gone if its list item was removed because of another reference.
  if (path.reduce<unknown>(propertyOf, data) !== value) return data;
  const faultsIn = (changed: unknown): number => schema.safeParse(withoutBlanks(schema, changed)).error?.issues.length ?? 0;
  const addsNoFaults = (changed: unknown): boolean => faultsIn(changed) <= faultsIn(data);
  const withoutField = withValue(data, path, undefined);
  // A required reference and its text. A group with an optional reference, such as a page's place in the footer, is complete without it.
  const isUselessWithout = isRecord(group) && Object.keys(group).length <= 2 && !addsNoFaults(withoutField);
  // A redirect that will lead to `sendTo`.
  const isMoved = sendTo !== undefined && isRecord(group) && "from" in group;
  const changes = [
    ...(sendTo === undefined || !isRecord(group) || relation ? [withoutField] : []),
    ...((isUselessWithout && !isMoved) || (resolvesAll && relation) ? [withValue(data, around, undefined)] : []),
    ...(newPath === undefined ? [] : [withValue(data, path, newPath)]),
  ];
  return changes.find(addsNoFaults) ?? data;
};

/**
 * Removes entries from the content.
 *
 * @param files all content files, or at least the files of the entries, the redirects, and the files that refer to the entries
 */
export const takeOut = (files: Files, entries: readonly RemovedEntry[], removal: Removal = {}) => {
  const { sendTo, resolvesAll = false } = removal;
  const ownPaths = new Map(entries.flatMap((entry) => addressesOf(files, entry).map((path) => [path, entry.folder] as const)));
  const listed = parseIfValid(lists.redirects.file, files[lists.redirects.file])?.data;
  // Safe cast: `complete` returns data in the shape of the schema.
  const redirects = complete(LIST_FILES.redirects.schema, listed).redirects as readonly Redirect[];
  // Without `sendTo`, redirects to the entries are removed too, so links to the redirected paths must also be removed.
  const redirectedPaths = redirects.flatMap(({ from, to }) => {
    const folder = sendTo === undefined ? ownPaths.get(inEnglish(pathOf(to))) : undefined;
    return folder ? [[inEnglish(from), folder] as const] : [];
  });
  /** The folder of the entry that each path leads to. The paths are English. */
  const foldersByPath = new Map([...ownPaths, ...redirectedPaths]);
  const folderAt = (link: string): FolderName | undefined => foldersByPath.get(inEnglish(pathOf(link)));
  const isGone = (link: string): boolean => folderAt(link) !== undefined;
  const referencesIn = (schema: z.ZodType, data: unknown): readonly Leaf[] =>
    leavesOf(schema, data).filter(({ relation, internalLink, value }) =>
      relation ? entries.some(({ folder, slug }) => folder === relation && slug === value) : internalLink && isGone(value),
    );
  /** Returns the new path of a link to an entry: the page that replaces the entry, or the index page of its folder. */
  const newPathOf = ({ relation, value }: Leaf): string | undefined => {
    const folder = relation ? undefined : folderAt(value);
    return folder && (sendTo ?? (resolvesAll ? folders[folder].route : undefined));
  };
  /** The files of the entries, in every language. */
  const removed = Object.keys(files).filter((file) => entries.map(fileOf).includes(englishFile(file)));
  const known = new Set(redirects.map(({ from }) => from));
  const added = sendTo === undefined ? [] : [...ownPaths.keys()].filter((from) => !known.has(from)).map((from) => ({ from, to: sendTo }));
  /** New contents of the files that refer to the entries. */
  const changed: Record<string, string> = {};
  /** Lines that still refer to an entry and must be rewritten by hand. */
  const unresolved: Line[] = [];
  /** Lines of prose whose link was removed or now leads to another page, so their wording may no longer fit. */
  const redirected: Line[] = [];
  for (const [file, text] of Object.entries({ [lists.redirects.file]: "", ...files })) {
    const schema = schemaOfFile(file);
    const current = parseIfValid(file, text);
    if (removed.includes(file) || !schema || !current) continue;
    // Trim the body as `mergedFile` does.
    const body = current.body.trim();
    const data = file === lists.redirects.file && added.length > 0 ? { redirects: [...redirects, ...added] } : current.data;
    const references = referencesIn(schema, data);
    const links = siteLinksIn(body).filter(({ path }) => isGone(path));
    // Skip files without references, because writing a file that is not in the editor's layout would reformat it.
    if (references.length + links.length === 0 && data === current.data) continue;
    // The cast is safe: given an object, `withoutReference` returns an object.
    const clean = references.reduceRight(
      (all, leaf) => withoutReference(schema, all, leaf, { ...removal, newPath: newPathOf(leaf) }),
      data,
    ) as Data;
    const send = (link: string): string => (sendTo !== undefined && isGone(link) ? sendTo : link);
    const linked = resolvesAll ? unlink(body, isGone) : mapSiteLinks(body, send);
    const after = mergedFile(file, { ...clean, ...(linked && { body: linked }), [SOURCE]: text });
    if (after !== text) changed[file] = after;
    const cleaned = parseIfValid(file, after);
    if (!cleaned) continue;
    unresolved.push(...referencesIn(schema, cleaned.data).map(({ path }) => lineAt(file, after, cleaned.lineOf(path) ?? 1)));
    // The body has as many lines as before, but may start at another line, because the front matter changed. Count the new lines above it.
    const aboveBody = after.slice(0, after.length - cleaned.body.trimStart().length);
    const inBody = links.map(({ index }) => lineAt(file, after, `${aboveBody}${body.slice(0, index)}`.split("\n").length));
    (sendTo === undefined && !resolvesAll ? unresolved : redirected).push(...inBody);
  }
  return { changed, removed, unresolved, redirected };
};

/** Result of removing entries. */
export type TakenOut = ReturnType<typeof takeOut>;
