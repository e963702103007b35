/** Reads and checks the content of one language. Reads and parses each file once; then filters the content for any day. */
import { anchorsOf, type Anchors } from "../check/anchors";
import { checkAddresses, ownerExceptEntries } from "../check/check-addresses";
import { checkRedirects } from "../check/check-redirects";
import { checkReferences, type Inventory, type ReadFile } from "../check/check-references";
import { unsetDiagramsOf } from "../diagrams/diagram-references";
import { readDiagrams } from "./diagram-files";
import { isDraft, isHidden, keepShown } from "../entries/drafts";
import { LIST_PATHS, pagesOfEmptyLists } from "../entries/empty-lists";
import { dayIn } from "../format/dates";
import { builtPaths, oldAddresses, pagePaths, redirectsOf } from "../entries/old-addresses";
import { sourcesIn } from "../entries/page-links";
import { ContentError, type Problem } from "../check/problems";
import { readBody } from "../check/read-body";
import { hostingFile } from "./content-directory";
import { readFiles } from "./read-files";
import { listFiles } from "./read-folder";
import { readHosting } from "./read-hosting";
import { allEntries, files, lists, mapEntries, namesOf, type Content, type FileName, type FolderName } from "../schema";
import { businessSchema } from "../schema/business";
import { buildTime, publishDay } from "../shared/calendar";
import { COLLECTIONS, perFolder } from "../shared/collections";
import { PICTURE_ENDINGS } from "../shared/pictures";
import { englishFile, fileIn, inEnglish, inLanguage, TRANSLATIONS, type Language } from "../shared/languages";
import { entryPath, pathAt, pathOf } from "../shared/routes";
import { ownerOfAddress } from "../check/taken-addresses";
import { fileComparison, staticFileProblems } from "../check/written-files";

/** What to show of the content. */
export interface ShowOptions {
  /** Whether to include drafts and entries with a future publication day, as `develop` does. */
  readonly drafts: boolean;
  /** The day to load content for, such as 2026-11-22. Defaults to the day of the build in the company's time zone. */
  readonly today?: string | undefined;
}

/** Options for loading content. */
export interface LoadOptions extends ShowOptions {
  /** Path of the hosting file. Defaults to `hosting.yml` in the project's root. */
  readonly hosting?: string | undefined;
}

/** The files of one language, after all reading and checks that do not depend on the day. */
export interface ContentFiles {
  readonly root: string;
  readonly language: Language;
  /**
   * All content, including drafts and entries with a future publication day. In invalid files, missing and wrong values are replaced
   * with defaults.
   */
  readonly data: Content;
  /** Valid files by path. An entry's path omits subfolders of its collection's folder. */
  readonly valid: ReadonlyMap<string, ReadFile>;
  readonly anchors: Anchors;
  /** Whether all files of settings and of single pages are valid. */
  readonly areSettingsValid: boolean;
  /** What content may refer to on any day. */
  readonly known: Pick<Inventory, "slugs" | "unsetDiagrams" | "pictures">;
  /** Public URL of the site; undefined if business.yml is invalid. */
  readonly siteUrl: string | undefined;
  readonly problems: readonly Problem[];
}

/** What content may refer to while certain entries are shown. */
export interface ShownInventory extends Inventory {
  readonly pages: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  readonly anchors: Anchors;
}

/** The content of one language as it is shown, with the problems found in it. */
export interface ShownContent {
  /** The content that pages show. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly inventory: ShownInventory;
}

/** Returns the languages, other than English, that have files in `content/`. */
export const languagesIn = (root: string) => TRANSLATIONS.filter((language) => listFiles(root, language, [""]).length > 0);

const { timeZone, siteUrl } = businessSchema.shape;

/** Returns the company's settings, with a substitute for an invalid time zone or site URL. */
const usable = (business: Content["business"]): Content["business"] => ({
  ...business,
  timeZone: timeZone.catch("UTC").parse(business.timeZone),
  siteUrl: siteUrl.catch("https://address-is-wrong.invalid").parse(business.siteUrl),
});

/**
 * Returns the content that pages show, without hidden entries and without the pages of empty lists. A translation lists the English entries
 * that are not translated.
 */
const shownOf = (data: Content, isShown: (entry: object) => boolean, english: English | undefined): Content => {
  const shown = keepShown(data, english?.files.data ?? data, isShown);
  // Lists without entries have no page.
  const empty = pagesOfEmptyLists(shown);
  const content = { ...shown, translated: shown.translated.filter((name) => !empty.includes(name)) };
  if (!english) return content;
  const isMissing = (name: FolderName, slug: string): boolean => !content[name].some((own) => own.slug === slug);
  return {
    ...content,
    untranslated: mapEntries(english.shown.content, (entries, name) => entries.filter(({ slug }) => isMissing(name, slug))),
  };
};

/**
 * Reads and checks the files of one language.
 *
 * @param hostingPath path of the hosting file
 * @param english the English files, for files that a translation does not have
 */
export const readContentFiles = (
  root: string,
  hostingPath = hostingFile(),
  language: Language = "en",
  english?: ContentFiles,
): ContentFiles => {
  const { hosting, problems: ofHosting } = english ? { hosting: english.data.hosting, problems: [] } : readHosting(hostingPath);
  const { own, valid, translations, ...read } = readFiles(root, hosting, language, english?.data);
  const diagrams = english ? { diagramFiles: english.data.diagramFiles, problems: [] } : readDiagrams(root);
  const isTranslated = (name: FileName): boolean => translations.some(({ file }) => englishFile(file) === files[name].file);
  const all = {
    ...own,
    diagramFiles: diagrams.diagramFiles,
    hosting,
    language,
    translated: namesOf<FileName>(files).filter((name) => !english || isTranslated(name)),
    untranslated: perFolder(() => []),
    translations,
  } as Content; // Safe cast: `readFiles` returns all of `Content` that is in files, and replaces what is invalid.
  const data = { ...all, business: usable(all.business) };
  const pathIn = (name: FolderName, slug: string): string => fileIn(language, `${name}/${slug}.md`);
  const singleFiles = namesOf<FileName>(files).map((name) => fileIn(language, files[name].file));
  const areSettingsValid = !read.problems.some(({ file }) => singleFiles.includes(file));
  // Links to the pages of invalid files are not reported, because fixing the file fixes the links. The anchors of these pages are not
  // checked, because parts of the pages may be missing.
  const validEntries = mapEntries(data, (entries, name) => entries.filter(({ slug }) => valid.has(pathIn(name, slug))));
  const siteUrl = english ? english.siteUrl : valid.has(files.business.file) ? data.business.siteUrl : undefined;
  const texts = new Map(
    allEntries(validEntries).map(({ folder, entry }) => [
      pathIn(folder, entry.slug),
      readBody(entry.body, siteUrl, sourcesIn(data, entry).sources),
    ]),
  );
  return {
    root,
    language,
    data,
    valid: new Map([...valid].map(([file, one]) => [file, { ...one, text: texts.get(file) }])),
    anchors: anchorsOf({ ...data, ...validEntries }, texts, areSettingsValid && english?.areSettingsValid !== false),
    areSettingsValid,
    known: {
      slugs: perFolder((name) => new Set([...(english?.data[name] ?? []), ...data[name]].map(({ slug }) => slug))),
      unsetDiagrams: unsetDiagramsOf(data.diagrams),
      pictures: new Set(listFiles(root, "images", PICTURE_ENDINGS).map((file) => `/${file}`)),
    },
    siteUrl,
    problems: [
      ...ofHosting,
      ...read.problems,
      ...diagrams.problems,
      ...(english ? [] : checkAddresses(validEntries, valid, data.redirects)),
    ],
  };
};

/** The English content, for what a translation does not have. */
interface English {
  readonly files: ContentFiles;
  readonly shown: Pick<ShownContent, "content" | "inventory">;
}

/**
 * Returns what content may refer to while the given entries are shown.
 *
 * @param englishInventory what English content may refer to; undefined if this content is English
 */
export const inventoryOf = (
  { language, anchors, known }: ContentFiles,
  shown: Content,
  englishInventory?: ShownInventory,
): ShownInventory => {
  const own = builtPaths(shown);
  const redirects = redirectsOf(shown);
  const linked = [...(englishInventory?.pages ?? []), ...own, ...own.map((page) => inLanguage(page, language))];
  return {
    ...known,
    pages: new Set(linked),
    paths: new Set([...(englishInventory?.paths ?? []), ...linked, ...redirects.map(({ from }) => from)]),
    anchors: new Map([
      ...(englishInventory?.anchors ?? []),
      // Browsers keep a link's anchor when they follow a redirect, so an old path has the anchors of the page.
      ...redirects.flatMap(({ from, to }) => {
        const parts = anchors.get(pathOf(to));
        return parts ? [[from, parts] as const] : [];
      }),
      ...anchors,
    ]),
  };
};

/** Reports translations whose address leads to another English page. */
const takenInEnglish = ({ data, language }: ContentFiles, { files: { data: english }, shown }: English): readonly Problem[] =>
  allEntries(data).flatMap(({ folder, entry }) => {
    const page = entryPath(folder, entry);
    const isNew = !english[folder].some(({ slug }) => slug === entry.slug);
    // `readFiles` reports the addresses of single pages.
    if (!isNew || !shown.inventory.paths.has(page) || ownerExceptEntries(page) !== undefined) return [];
    return [
      {
        file: fileIn(language, `${folder}/${entry.slug}.md`),
        field: "(file name)",
        expected: "an address that no other file has",
        found: `${page} leads to another page`,
        fix: "Rename this file.",
      },
    ];
  });

/** Reports redirects and files in `static/` that the build cannot publish. */
const checkWrittenFiles = ({ root, data, valid }: ContentFiles, content: Content): readonly Problem[] => {
  const site = { pages: [...pagePaths(content)], languages: languagesIn(root), staticFiles: listFiles("static", "", [""]) };
  const comparison = fileComparison({ ...site, old: oldAddresses(content) });
  return [
    ...checkRedirects(valid.get(lists.redirects.file), data.redirects, ownerOfAddress(site), comparison),
    ...staticFileProblems(site.staticFiles, comparison),
  ];
};

/** Returns what pages show of a language's files, and all problems, including those of the files. */
export const showContent = (read: ContentFiles, { drafts, today: day }: ShowOptions, english?: English): ShownContent => {
  const { data, valid } = read;
  const today = day ?? dayIn(data.business.timeZone, buildTime());
  const content = shownOf(data, (entry) => drafts || !isHidden(entry, today), english);
  const inventory = inventoryOf(read, content, english?.shown.inventory);
  const problems = [
    ...read.problems,
    ...(english ? takenInEnglish(read, english) : checkWrittenFiles(read, content)),
    // A draft may reference pages that do not exist yet.
    ...checkReferences(
      [...valid.values()].filter(({ data: fields }) => (drafts ? !isDraft(fields) : !isHidden(fields, today))),
      inventory,
    ),
  ];
  return { content, problems, inventory };
};

/** Later than every day. */
const NEVER = "9999-99-99";

/** Paths of the lists of entries, in English. */
const LISTS_OF_ENTRIES: readonly string[] = Object.values(COLLECTIONS).map(({ route }) => route);

/** What content may refer to on a future day. */
export type InventoryOn = (day: string) => Inventory;

/**
 * Returns what content may refer to on each future day. Pages are only added, so one table of the day on which each path appears is enough
 * for all days.
 *
 * @param englishInventory what English content may refer to; undefined if this content is English
 */
export const inventoryAhead = (read: ContentFiles, englishInventory?: InventoryOn): InventoryOn => {
  const { data, language } = read;
  const published = { ...data, ...mapEntries(data, (entries) => entries.filter((entry) => !isDraft(entry))) };
  /** The day on which each path appears; an empty string, which is before every day, for paths that always exist. */
  const firstDays = new Map<string, string>();
  const appear = (path: string, day: string): void => {
    const known = firstDays.get(path);
    if (known === undefined || day < known) firstDays.set(path, day);
  };
  const appearInLanguages = (path: string, day: string): void => {
    for (const own of [path, inLanguage(path, language)]) appear(own, day);
  };
  // The blog has no page until its first post, and redirects to the blog are left out until then.
  for (const path of builtPaths({ ...published, ...perFolder(() => []) })) appearInLanguages(path, "");
  for (const { folder, entry } of allEntries(published)) {
    const day = publishDay(entry) ?? "";
    for (const path of [COLLECTIONS[folder].route, entryPath(folder, entry)]) appearInLanguages(path, day);
    for (const name of [entry.slug, ...entry.formerly]) appear(pathAt(folder, name), day);
  }
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
      paths: {
        has: (path) =>
          (firstDays.get(path) ?? NEVER) <= day ||
          english?.paths.has(path) === true ||
          // A translation's list also shows English entries.
          (LISTS_OF_ENTRIES.includes(inEnglish(path)) && english?.paths.has(inEnglish(path)) === true),
      },
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

/**
 * Loads and checks the English content.
 *
 * @param root the folder `content/`
 * @throws ContentError with all problems
 */
export const loadContent = (root: string, { hosting, ...show }: LoadOptions): Content => {
  const { content, problems } = showContent(readContentFiles(root, hosting), show);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
};
