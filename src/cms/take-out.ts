/** Removes entries from the content with all references to them: related lists, menus, links and redirects in every language. */
import { z } from "zod";
import { mapSiteLinks, siteLinksIn, unlink } from "../content/markdown/find";
import { withoutAnchor } from "../content/old-addresses";
import { parseFile, type ParsedFile } from "../content/parse";
import { folders, lists, type FolderName } from "../content/schema";
import type { Redirect } from "../content/schema/redirects";
import { innerOf, isWrapped, leavesOf, roleOf } from "../content/schema-walk";
import { englishFile } from "../content/shared/languages";
import { isRecord, propertyOf } from "../content/shared/required";
import { pathOf, pathTo } from "../content/shared/routes";
import { schemaOfFile } from "./draft";
import { SOURCE } from "./notes";
import { readSettings, writeFile } from "./page-format";
import { isSame, type Data } from "./same";

/** Texts of files by their paths below `content/`. */
export type Files = Readonly<Record<string, string>>;

/** An entry with its translations. */
export interface RemovedEntry {
  readonly folder: FolderName;
  readonly slug: string;
}

/** A line of a file. */
export interface Line {
  readonly file: string;
  /** Counted from 1, in the changed file. */
  readonly line: number;
  readonly text: string;
}

/** Result of removing entries. */
export interface TakenOut {
  /** New texts of the files that refer to the entries. */
  readonly changed: Files;
  /** The files of the entries, in every language. */
  readonly removed: readonly string[];
  /** Lines that still refer to an entry. A person has to rewrite them. */
  readonly left: readonly Line[];
  /** Lines of prose whose link now leads to another page or was removed. Their wording may not fit. */
  readonly redirected: readonly Line[];
}

const isFileOf = ({ folder, slug }: RemovedEntry, file: string): boolean => englishFile(file) === `${folders[folder].folder}/${slug}.md`;

const parsed = (file: string, text: string): ParsedFile | undefined => {
  const result = parseFile(file, new TextEncoder().encode(text));
  return "parsed" in result ? result.parsed : undefined;
};

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** Returns the addresses of an entry, including old ones. */
const addressesOf = (files: Files, { folder, slug }: RemovedEntry): readonly string[] => {
  const file = `${folders[folder].folder}/${slug}.md`;
  const data = parsed(file, files[file] ?? "")?.data;
  const address = propertyOf(data, "address");
  const own = pathOf(folder, { slug, ...(typeof address === "string" && { address }) });
  return [...new Set([own, ...[slug, ...texts(propertyOf(data, "formerly"))].map((name) => pathTo(folder, name))])];
};

const redirectsIn = (files: Files): readonly Redirect[] => {
  const list = propertyOf(readSettings(files[lists.redirects.file] ?? ""), "redirects");
  return Array.isArray(list) ? (list as readonly Redirect[]) : []; // as in the list's schema
};

class Remover {
  /** The entries, such as `services/sealcoating`, and their addresses. */
  private readonly gone: ReadonlySet<string>;

  constructor(
    files: Files,
    entries: readonly RemovedEntry[],
    private readonly sendTo: string | undefined,
    private readonly isWhole: boolean,
  ) {
    const own = entries.flatMap((entry) => addressesOf(files, entry));
    // Without `sendTo`, redirects to the entry are removed too, and so are links to their old addresses.
    const old = redirectsIn(files).filter(({ to }) => sendTo === undefined && own.includes(withoutAnchor(to)));
    this.gone = new Set([...entries.map(({ folder, slug }) => `${folder}/${slug}`), ...own, ...old.map(({ from }) => from)]);
  }

  /** Returns whether a link leads to a removed entry. */
  isGone(link: string): boolean {
    return this.gone.has(withoutAnchor(link));
  }

  /** Returns whether a field refers to a removed entry. */
  names(schema: unknown, value: unknown): boolean {
    const inner = innerOf(schema);
    if (typeof value !== "string" || !(inner instanceof z.ZodType)) return false;
    const { relation, internalLink } = roleOf(inner);
    return relation ? this.gone.has(`${relation}/${value}`) : internalLink && this.isGone(value);
  }

  /** Returns the paths of fields that refer to a removed entry. */
  namedIn(schema: unknown, data: unknown): readonly (readonly PropertyKey[])[] {
    return leavesOf(schema, data)
      .filter((field) => this.names(field.schema, field.value))
      .map(({ path }) => path);
  }

  /** Returns data without references to removed entries. A field that must not be empty stays unchanged. */
  cleaned(wrapped: unknown, value: unknown): unknown {
    const schema = innerOf(wrapped);
    if (schema instanceof z.ZodArray && Array.isArray(value)) {
      const kept = value.filter((item: unknown) => !this.goes(schema.element, item));
      const isEnough = kept.length > 0 || schema.safeParse([]).success;
      const items = (isEnough ? kept : value).map((item: unknown) => this.cleaned(schema.element, item));
      const whole = this.isWhole ? items.filter((item) => this.namedIn(schema.element, item).length === 0) : items;
      return whole.length > 0 ? whole : items;
    }
    if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
    const fields = Object.entries(value).flatMap(([name, child]): [string, unknown][] => {
      const field: unknown = schema.shape[name];
      if (!this.names(field, child)) return [[name, this.cleaned(field, child)]];
      const isLink = String(child).startsWith("/");
      if (isLink && this.sendTo !== undefined) return [[name, this.sendTo]];
      if (isWrapped(field)) return [];
      return [[name, isLink && this.isWhole ? String(child).replace(/^\/(?<folder>[^/]+)\/.*$/, "/$<folder>") : child]];
    });
    return Object.fromEntries(fields);
  }

  /** Returns whether a list item is removed: a reference to the entry, or a link to it with one text. Redirects go to `sendTo` instead. */
  private goes(element: unknown, item: unknown): boolean {
    if (this.names(element, item)) return true;
    const schema = innerOf(element);
    if (!(schema instanceof z.ZodObject) || !isRecord(item) || Object.keys(schema.shape).length !== 2) return false;
    const isNamed = Object.entries(schema.shape).some(([name, field]) => this.names(field, item[name]));
    return isNamed && (this.sendTo === undefined || !("from" in schema.shape));
  }
}

const lineAt = (file: string, text: string, line: number): Line => ({ file, line, text: (text.split("\n")[line - 1] ?? "").trim() });

/**
 * Removes entries from the content.
 *
 * @param files all content files, or at least those of the entries and the redirects, and the files that refer to the entries
 * @param sendTo the new target of links and of the entries' addresses; undefined if there is none
 * @param isWhole whether, without `sendTo`, links in texts become plain words, and required links lead to the folder's list
 */
export const takeOut = (files: Files, entries: readonly RemovedEntry[], sendTo?: string, isWhole = false): TakenOut => {
  const remover = new Remover(files, entries, sendTo, isWhole);
  const removed = Object.keys(files).filter((file) => entries.some((entry) => isFileOf(entry, file)));
  const known = new Set(redirectsIn(files).map(({ from }) => from));
  const addresses = new Set(entries.flatMap((entry) => addressesOf(files, entry)));
  const added = sendTo === undefined ? [] : [...addresses].filter((from) => !known.has(from)).map((from) => ({ from, to: sendTo }));
  const changed: Record<string, string> = {};
  const left: Line[] = [];
  const redirected: Line[] = [];
  for (const [file, text] of Object.entries({ [lists.redirects.file]: "", ...files })) {
    const schema = schemaOfFile(file);
    const before = parsed(file, text);
    if (removed.includes(file) || !schema || !before) continue;
    const { data, body } = before;
    const clean = remover.cleaned(schema, data ?? {}) as Data; // a record stays a record
    const redirects: readonly unknown[] = Array.isArray(clean.redirects) ? clean.redirects : [];
    const fields = file === lists.redirects.file && added.length > 0 ? { ...clean, redirects: [...redirects, ...added] } : clean;
    const send = (link: string): string => (sendTo !== undefined && remover.isGone(link) ? sendTo : link);
    const linked = isWhole ? unlink(body, (url) => remover.isGone(url)) : mapSiteLinks(body, send);
    // Files without references keep their bytes, even if their layout is not the editor's.
    const isUnchanged = linked === body && isSame(fields, data ?? {});
    const after = isUnchanged ? text : writeFile(file, { ...fields, ...(linked && { body: linked }), [SOURCE]: text });
    if (after !== text) changed[file] = after;
    const now = parsed(file, after);
    if (!now) continue;
    left.push(...remover.namedIn(schema, now.data).map((path) => lineAt(file, after, now.lineOf(path) ?? 1)));
    const links = siteLinksIn(body).filter(({ path }) => remover.isGone(path));
    const inBody = links.map(({ index }) => lineAt(file, after, now.bodyLine + body.slice(0, index).split("\n").length - 1));
    (sendTo === undefined && !isWhole ? left : redirected).push(...inBody);
  }
  return { changed, removed, left, redirected };
};
