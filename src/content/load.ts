/** Reads the content of one language, and collects all its problems. */
import path from "node:path";
import { anchorsOf } from "./anchors";
import { checkAddresses, ownerBesideEntries, type AddressedEntry, type AddressedFile } from "./check-addresses";
import { checkPictures } from "./check-pictures";
import { checkRedirects } from "./check-redirects";
import { checkReferences, type CheckedFile, type Inventory } from "./check-references";
import { checkFile } from "./check-file";
import { readDiagrams } from "./diagrams/svg-files";
import type { NamedFacts } from "./named-facts";
import { complete } from "./complete";
import { ContentError, type Problem } from "./problems";
import { readFacts } from "./read-facts";
import { LIST_FILES } from "./list-files";
import { listFiles, readIfPresent } from "./read-folder";
import { oldAddresses, withoutAnchor } from "./old-addresses";
import { perFolder } from "./shared/collections";
import { pathOf, pathTo, routes } from "./shared/routes";
import {
  files,
  folders,
  lists,
  mapEntries,
  namesOf,
  SHARED_FILES,
  type Content,
  type FileName,
  type FolderName,
  type ListName,
  type TranslationState,
} from "./schema";
import { businessSchema } from "./schema/business";
import { SLUG } from "./schema/fields";
import { PICTURE_ENDINGS } from "./schema/picture";
import { translatedSchema, withShared, type Translatable } from "./schema/translation";
import { fileIn, inLanguage, TRANSLATIONS, type Language } from "./shared/languages";
import { dayIn } from "./format/dates";
import { buildTime } from "./shared/calendar";
import { dropHidden, dropMissing, isDraft, isHidden } from "./drafts";
import { propertyOf } from "./shared/required";
import { ownerOfAddress } from "./taken-addresses";

/** Options of loading. */
export interface LoadOptions {
  /** Whether to keep drafts and entries with a later day, as `develop` does. */
  readonly drafts: boolean;
  /** The day, such as 2026-11-22. Defaults to the build's day in the company's time zone. */
  readonly today?: string | undefined;
}

/** Data and text of a file. Invalid files are completed, so that the editor can show the site. */
interface Read {
  readonly data: object;
  readonly body: string;
  /** Undefined for an invalid file. */
  readonly lineOf: AddressedFile["lineOf"] | undefined;
}

class Loader {
  readonly problems: Problem[] = [];
  readonly checked: CheckedFile[] = [];
  readonly states: TranslationState[] = [];
  /** English address of each page, by file name. */
  readonly paths = perFolder(() => new Map<string, string>());
  readonly addressed: AddressedFile[] = [];

  constructor(
    private readonly root: string,
    private readonly language: Language,
    private readonly facts: NamedFacts | undefined,
    private readonly english: ReadContent | undefined,
  ) {}

  private report(file: string, field: string, expected: string, found: string, fix: string): void {
    this.problems.push({ file, field, expected, found, fix });
  }

  /**
   * Parses and validates one file, and adds its problems.
   *
   * @param english data of the English file, for a translation
   * @param known known fields of an unreadable file
   */
  private check(file: string, entry: Translatable, bytes: Uint8Array, english: unknown, known: object = {}): Read {
    const schema = this.english ? translatedSchema(entry) : entry.schema;
    const outcome = checkFile(file, bytes, schema, this.facts);
    const { parsed } = outcome;
    const data = "data" in outcome ? outcome.data : complete(schema, parsed?.data ?? known);
    if ("problems" in outcome) this.problems.push(...outcome.problems);
    else this.checked.push({ parsed: outcome.parsed, schema: entry.schema, data });
    if (this.english) this.states.push({ file, reviewed: data.reviewed === true });
    return {
      data: this.english ? withShared(entry, data, english) : data,
      body: parsed?.body ?? "",
      lineOf: "data" in outcome ? outcome.parsed.lineOf : undefined,
    };
  }

  /** Checks whether a file was read and is valid. */
  isValid(file: string): boolean {
    return this.checked.some(({ parsed }) => parsed.file === file);
  }

  /** Reads a single file. Only English ones are required. */
  read(entry: Translatable & { readonly file: string }, english?: unknown): object | undefined {
    const file = fileIn(this.language, entry.file);
    const bytes = this.english && SHARED_FILES.has(entry.file) ? undefined : readIfPresent(this.root, file);
    if (!bytes && !this.english) this.report(file, "(whole file)", "a file", "nothing", `Restore content/${file}; the site needs it.`);
    if (bytes) return this.check(file, entry, bytes, english).data;
    return this.english ? undefined : complete(entry.schema, {});
  }

  /** Reads the markdown files of a folder. The file name is the slug, so it must be unique and valid in an address. */
  readFolder(name: FolderName): unknown[] {
    const seen = new Map<string, string>();
    return listFiles(this.root, fileIn(this.language, folders[name].folder), [".md", ".markdown", ".mdx"]).flatMap((file) => {
      const slug = path.posix.basename(file).replace(/\.[^.]+$/, "");
      const report = (expected: string, found: string, fix: string): void => this.report(file, "(file name)", expected, found, fix);
      if (!file.endsWith(".md")) report("a name that ends with .md", file, "Rename the file.");
      if (!SLUG.test(slug))
        report("lowercase letters, digits and single hyphens", slug, "Rename the file; its name becomes the page's address.");
      const english = this.english?.data[name].find((one) => one.slug === slug);
      const bytes = readIfPresent(this.root, file);
      if (!bytes) return [];
      const written = this.writtenAddress(bytes);
      const entry = this.check(file, folders[name], bytes, english, { title: slug, address: written });
      const { address, formerly } = entry.data as Omit<AddressedEntry, "folder" | "slug">; // of the folder's schema
      const englishPath = this.english?.inventory.slugs[name].get(slug);
      const pagePath = englishPath ?? pathOf(name, { slug, address: entry.lineOf ? address : written });
      const other = seen.get(slug);
      // checkAddresses reports errors of a custom address.
      const reserved = pagePath === pathTo(name, slug) ? ownerBesideEntries(pagePath) : undefined;
      const isTaken = englishPath === undefined && this.english?.inventory.paths.has(pagePath);
      const found =
        (other && `content/${other} has the same`) ??
        (isTaken ? `${pagePath} leads to another page` : reserved && `${pagePath} is ${reserved}`);
      if (found) report("an address that no other file has", found, "Rename one of the two files.");
      seen.set(slug, file);
      this.paths[name].set(slug, pagePath);
      if (entry.lineOf) this.addressed.push({ entry: { folder: name, slug, address, formerly }, file, lineOf: entry.lineOf });
      return [{ ...entry.data, slug, body: entry.body }];
    });
  }

  /** Returns the address in an unreadable file, so that links to it are not reported too. */
  private writtenAddress(bytes: Uint8Array): string | undefined {
    return /^address:[ \t]*["']?(?<address>[a-z0-9-]+)/m.exec(Buffer.from(bytes).toString())?.groups?.address;
  }

  readList(name: ListName): unknown {
    return propertyOf(this.read({ ...LIST_FILES[name], file: lists[name].file }), name);
  }
}

/** Returns the languages besides English that have files in `content/`. */
export const languagesIn = (root: string) => TRANSLATIONS.filter((language) => listFiles(root, language, [""]).length > 0);

interface FullInventory extends Inventory {
  readonly slugs: Loader["paths"];
  readonly paths: ReadonlySet<string>;
}

/** All content of a language, including drafts and entries with a later day, and its problems. */
export interface ReadContent {
  readonly data: Content;
  readonly problems: readonly Problem[];
  readonly inventory: FullInventory;
  readonly today: string;
}

const defined = (data: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Reads a language's own files. */
const readOwn = (loader: Loader, english: Content | undefined) => {
  const single = defined(Object.fromEntries(namesOf<FileName>(files).map((name) => [name, loader.read(files[name], english?.[name])])));
  return {
    own: {
      ...single,
      ...Object.fromEntries(namesOf<FolderName>(folders).map((name) => [name, loader.readFolder(name)])),
      ...defined(Object.fromEntries(namesOf<ListName>(lists).map((name) => [name, loader.readList(name) ?? (english ? undefined : [])]))),
    },
    translated: Object.keys(single) as FileName[], // the keys of files
  };
};

/** Returns the company's settings, with a valid time zone and site address if the file has none. */
const usable = (business: Content["business"]): Content["business"] => {
  const { timeZone, siteUrl } = businessSchema.shape;
  return {
    ...business,
    ...(timeZone.safeParse(business.timeZone).success ? {} : { timeZone: "UTC" }),
    ...(siteUrl.safeParse(business.siteUrl).success ? {} : { siteUrl: "https://address-is-wrong.invalid" }),
  };
};

/**
 * Reads and checks the content of one language.
 *
 * @param english the English content, for a translation: it replaces missing files
 */
export const readContent = (
  root: string,
  { drafts, today: day }: LoadOptions,
  language: Language = "en",
  english?: ReadContent,
): ReadContent => {
  const facts = readFacts(root, language);
  const loader = new Loader(root, language, facts, english);
  const { diagramFiles, problems: diagramProblems } = english ? { ...english.data, problems: [] } : readDiagrams(root);
  const { own, translated } = readOwn(loader, english?.data);
  // Each value is the output of the schema from which Content infers its type.
  const read = {
    ...english?.data,
    ...own,
    diagramFiles,
    language,
    translated: english ? translated : namesOf<FileName>(files),
    untranslated: perFolder(() => []),
    translations: loader.states,
  } as Omit<Content, never>;
  const data = { ...read, business: usable(read.business) };
  const today = day ?? dayIn(data.business.timeZone, buildTime());
  const isShown = (entry: object): boolean => drafts || !isHidden(entry, today);
  // Invalid files count too: fixing the file fixes the links to it.
  const publicPaths = namesOf<FolderName>(folders).flatMap((name) => {
    const hidden = new Set(data[name].filter((entry) => !isShown(entry)).map(({ slug }) => slug));
    return [...loader.paths[name]].flatMap(([slug, path]) => (hidden.has(slug) ? [] : [path]));
  });
  const pages = new Set<string>([...Object.values(routes), ...publicPaths]);
  const old = oldAddresses(mapEntries(data, (entries) => entries.filter(isShown)));
  // An invalid file may lack parts of its page, so its anchors are not checked.
  const isValidEntry = (name: FolderName, slug: string): boolean => loader.isValid(fileIn(language, `${folders[name].folder}/${slug}.md`));
  const valid = mapEntries(data, (entries, name) => entries.filter(({ slug }) => isValidEntry(name, slug)));
  const ownAnchors = anchorsOf({ ...data, ...valid });
  const anchors = new Map([
    ...(english?.inventory.anchors ?? []),
    ...[...data.redirects, ...old].flatMap(({ from, to }) => {
      const parts = ownAnchors.get(withoutAnchor(to));
      return parts ? [[from, parts] as const] : [];
    }),
    ...ownAnchors,
  ]);
  const pictures = listFiles(root, "images", PICTURE_ENDINGS);
  const linked = new Set([...(english?.inventory.pages ?? []), ...pages, ...[...pages].map((page) => inLanguage(page, language))]);
  const inventory = {
    slugs: perFolder((name) => new Map([...(english?.inventory.slugs[name] ?? []), ...loader.paths[name]])),
    pages: linked,
    paths: new Set([...(english?.inventory.paths ?? []), ...linked, ...[...data.redirects, ...old].map(({ from }) => from)]),
    anchors,
    pictures: new Set(pictures.map((file) => `/${file}`)),
    siteUrl: english ? english.inventory.siteUrl : loader.isValid(files.business.file) ? data.business.siteUrl : undefined,
  };
  const problems = [
    ...loader.problems,
    ...diagramProblems,
    ...(english ? [] : [...checkAddresses(loader.addressed, data.redirects), ...checkPictures(root, pictures)]),
    // A draft may reference pages that do not exist yet.
    ...checkReferences(
      loader.checked.filter(({ data: fields }) => (drafts ? !isDraft(fields) : !isHidden(fields, today))),
      inventory,
    ),
    ...(english
      ? []
      : checkRedirects(
          loader.checked.find(({ parsed }) => parsed.file === lists.redirects.file),
          data.redirects,
          ownerOfAddress({ pages, languages: languagesIn(root), staticFiles: listFiles("static", "", [""]) }),
        )),
  ];
  return { data, problems, inventory, today };
};

/**
 * Reads and checks the English content.
 *
 * @param root the folder `content/`
 * @throws ContentError with all problems
 */
export const loadContent = (root: string, options: LoadOptions): Content => {
  const { data, problems, today } = readContent(root, options);
  if (problems.length > 0) throw new ContentError(problems);
  return options.drafts ? dropMissing(data) : dropHidden(data, today);
};
