/** Reads all of `content/`, checks it whole, and gives either all of it or every problem at once. */
import path from "node:path";
import type { z } from "zod";
import { checkAddresses, ownerBesideEntries, type AddressedFile } from "./check-addresses";
import { checkPictures } from "./check-pictures";
import { checkRedirects } from "./check-redirects";
import { checkReferences, type CheckedFile, type Inventory } from "./check-references";
import { checkFile } from "./check-file";
import { readDiagrams } from "./diagrams/svg-files";
import type { NamedFacts } from "./named-facts";
import { ContentError, type Problem } from "./problems";
import { readFacts } from "./read-facts";
import { LIST_FILES } from "./list-files";
import { listFiles, readIfPresent } from "./read-folder";
import { oldAddresses } from "./old-addresses";
import { TRANSLATIONS } from "./shared/languages";
import { pathOf, pathTo, routes } from "./shared/routes";
import { files, folders, lists, type Content, type FileName, type FolderName, type ListName, namesOf } from "./schema";
import { SLUG } from "./schema/fields";
import { dayIn } from "./format/dates";
import { buildTime } from "./shared/calendar";
import { dropHidden, isHidden } from "./drafts";
import { ownerOfAddress } from "./taken-addresses";

/** What is loaded, and for which day. */
export interface LoadOptions {
  /** Keeps drafts and what waits for its day: `develop` shows them, a production build does not. */
  readonly drafts: boolean;
  /** The day it is, as 2026-11-22: that of the build, where the company is, if left out. */
  readonly today?: string | undefined;
}

/** What a page's file says of its addresses. */
interface Addresses {
  readonly address?: string | undefined;
  readonly formerly: readonly string[];
}

class Loader {
  readonly problems: Problem[] = [];
  readonly checked: CheckedFile[] = [];
  /** The address of each file's page, by the file's name. */
  readonly paths: Record<FolderName, Map<string, string>> = { services: new Map(), locations: new Map(), posts: new Map() };
  readonly addressed: AddressedFile[] = [];

  constructor(
    private readonly root: string,
    private readonly facts: NamedFacts | undefined,
  ) {}

  private report(file: string, field: string, expected: string, found: string, fix: string): void {
    this.problems.push({ file, field, expected, found, fix });
  }

  /** Parses and validates one file; what is wrong joins the problems. */
  read<Output>(
    file: string,
    schema: z.ZodType<Output>,
  ): { readonly data: Output; readonly body: string; readonly lineOf: AddressedFile["lineOf"] } | undefined {
    const bytes = readIfPresent(this.root, file);
    if (!bytes) {
      this.report(file, "(whole file)", "a file", "nothing", `Restore content/${file}; the site needs it.`);
      return undefined;
    }
    const outcome = checkFile(file, bytes, schema, this.facts);
    if ("problems" in outcome) {
      this.problems.push(...outcome.problems);
      return undefined;
    }
    this.checked.push({ parsed: outcome.parsed, schema, data: outcome.data });
    return { data: outcome.data, body: outcome.parsed.body, lineOf: outcome.parsed.lineOf };
  }

  /** Reads every markdown file of a folder. A slug is a file name, so it must be unique in the folder and fit for an address. */
  readFolder(name: FolderName): unknown[] {
    const seen = new Map<string, string>();
    return listFiles(this.root, folders[name].folder, [".md", ".markdown", ".mdx"]).flatMap((file) => {
      const slug = path.posix.basename(file).replace(/\.[^.]+$/, "");
      if (!file.endsWith(".md")) this.report(file, "(file name)", "a name that ends with .md", file, "Rename the file.");
      if (!SLUG.test(slug)) {
        this.report(
          file,
          "(file name)",
          "small letters, digits and single hyphens",
          slug,
          "Rename the file; its name becomes the page's address.",
        );
      }
      const entry = this.read<Addresses>(file, folders[name].schema);
      const pagePath = pathOf(name, { slug, address: entry ? entry.data.address : this.writtenAddress(file) });
      const other = seen.get(slug);
      // checkAddresses reports errors of a custom address.
      const reserved = pagePath === pathTo(name, slug) ? ownerBesideEntries(pagePath) : undefined;
      if (other ?? reserved) {
        const found = other ? `content/${other} has the same` : `${pagePath} is ${reserved ?? ""}`;
        this.report(file, "(file name)", "an address that no other file has", found, "Rename one of the two files.");
      }
      seen.set(slug, file);
      this.paths[name].set(slug, pagePath);
      if (!entry) return [];
      const { address, formerly } = entry.data;
      this.addressed.push({ entry: { folder: name, slug, address, formerly }, file, lineOf: entry.lineOf });
      return [{ ...entry.data, slug, body: entry.body }];
    });
  }

  /** Gives the address that stands in a file which failed: fixing the file fixes the links to it. */
  private writtenAddress(file: string): string | undefined {
    return /^address:[ \t]*["']?(?<address>[a-z0-9-]+)/m.exec(Buffer.from(readIfPresent(this.root, file) ?? "").toString())?.groups
      ?.address;
  }

  readList(name: ListName): unknown[] {
    return this.read(lists[name].file, LIST_FILES[name].schema)?.data[name] ?? [];
  }
}

/** Lists the languages besides English that have files in `content/`. */
export const languagesIn = (root: string) => TRANSLATIONS.filter((language) => listFiles(root, language, [""]).length > 0);

/** All English content with what is wrong in it, drafts and what waits included. */
export interface ReadContent {
  readonly data: Content;
  readonly problems: readonly Problem[];
  readonly facts: NamedFacts | undefined;
  readonly inventory: Inventory;
  readonly today: string;
}

/** Reads and checks the English content. A file that failed is not in the data, whatever their type says: only problems make that so. */
export const readContent = (root: string, { drafts, today: day }: LoadOptions): ReadContent => {
  const facts = readFacts(root);
  const loader = new Loader(root, facts);
  const { diagrams, problems: diagramProblems } = readDiagrams(root);
  const read = {
    diagrams,
    ...Object.fromEntries(namesOf<FolderName>(folders).map((name) => [name, loader.readFolder(name)])),
    ...Object.fromEntries(namesOf<ListName>(lists).map((name) => [name, loader.readList(name)])),
    ...Object.fromEntries(namesOf<FileName>(files).map((name) => [name, loader.read<object>(files[name].file, files[name].schema)?.data])),
  } as Omit<Content, "language" | "translated" | "translations">; // Each value came out of the schema that Content infers its type from; a file that failed leaves a problem, which throws below.
  const data: Content = { ...read, language: "en", translated: new Set(namesOf<FileName>(files)), translations: [] };
  // A file that failed is not there, whatever the type says.
  const { timeZone = "UTC", siteUrl } = (data.business as Partial<Content["business"]> | undefined) ?? {};
  const today = day ?? dayIn(timeZone, buildTime());
  const hidden = (name: FolderName): ReadonlySet<string> =>
    new Set(drafts ? [] : data[name].flatMap((entry) => (isHidden(entry, today) ? [entry.slug] : [])));
  // Files that failed count too: fixing the file fixes the links to it.
  const publicPaths = namesOf<FolderName>(folders).flatMap((name) => {
    const drafted = hidden(name);
    return [...loader.paths[name]].flatMap(([slug, path]) => (drafted.has(slug) ? [] : [path]));
  });
  const pages = new Set<string>([...Object.values(routes), ...publicPaths]);
  const published = <Item extends object>(items: readonly Item[]) => items.filter((item) => drafts || !isHidden(item, today));
  const old = oldAddresses({
    services: published(data.services),
    locations: published(data.locations),
    posts: published(data.posts),
  });
  const pictures = listFiles(root, "images", [".jpg", ".jpeg", ".png", ".webp"]);
  const inventory = {
    slugs: loader.paths,
    paths: new Set([...pages, ...[...data.redirects, ...old].map(({ from }) => from)]),
    pictures: new Set(pictures.map((file) => `/${file}`)),
    siteUrl,
  };
  const problems = [
    ...loader.problems,
    ...diagramProblems,
    ...checkAddresses(loader.addressed, data.redirects),
    ...checkPictures(root, pictures),
    ...checkReferences(drafts ? loader.checked : loader.checked.filter((file) => !isHidden(file.data, today)), inventory),
    ...checkRedirects(
      loader.checked.find(({ parsed }) => parsed.file === lists.redirects.file),
      data.redirects,
      ownerOfAddress({ pages, languages: languagesIn(root), staticFiles: listFiles("static", "", [""]) }),
    ),
  ];
  return { data, problems, facts, inventory, today };
};

/**
 * Reads and checks the English content.
 *
 * @param root the folder `content/`
 * @throws ContentError with every problem of every file
 */
export const loadContent = (root: string, options: LoadOptions): Content => {
  const { data, problems, today } = readContent(root, options);
  if (problems.length > 0) throw new ContentError(problems);
  return options.drafts ? data : dropHidden(data, today);
};
