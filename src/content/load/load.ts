/** Reads and checks the content of one language. Reads and parses each file once; then filters the content for any day. */
import { anchorsOf, type Anchors } from "../check/anchors";
import { checkAddresses, ownerExceptEntries } from "../check/check-addresses";
import { checkRedirects } from "../check/check-redirects";
import { checkReferences, possiblePaths, type Inventory, type ReadFile } from "../check/check-references";
import { unsetDiagramsOf } from "../diagrams/diagram-references";
import { readDiagrams } from "./diagram-files";
import { isDraft, isHidden, keepShown } from "../entries/drafts";
import { dayIn } from "../format/dates";
import { oldAddresses, pagePaths, redirectsOf } from "../entries/old-addresses";
import { linkablePaths, sourcesIn } from "../entries/page-links";
import { withEnglish, withTranslationLists } from "../entries/translations";
import { ContentError, type Problem } from "../check/problems";
import { readBody } from "../check/read-body";
import { usableBusiness } from "../check/read-data";
import { hostingFile } from "./content-directory";
import { readFiles } from "./read-files";
import { listFiles } from "./read-folder";
import { readHosting } from "./read-hosting";
import { allEntries, files, lists, mapEntries, type Content, type FolderName } from "../schema";
import { buildTime } from "../shared/calendar";
import { perFolder } from "../shared/collections";
import { PICTURE_ENDINGS } from "../shared/pictures";
import { fileIn, TRANSLATIONS, type Language } from "../shared/languages";
import { entryPath, pathOf } from "../shared/routes";
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
  /** Path of the hosting file. Defaults to HOSTING_FILE or, if unset, `hosting.yml` in the project's root. */
  readonly hosting?: string | undefined;
}

/** The files of one language, after all reading and checks that do not depend on the day. */
export interface ContentFiles {
  readonly root: string;
  readonly language: Language;
  /**
   * All content, including drafts and entries with a future publication day. In invalid files, missing and wrong values are replaced
   * with defaults. `ownFiles` and `untranslated` are empty, because they depend on the day.
   */
  readonly data: Content;
  /** Valid files by path. An entry's path omits subfolders of its collection's folder. */
  readonly valid: ReadonlyMap<string, ReadFile>;
  readonly anchors: Anchors;
  /** Invalid files of this language and, for a translation, of English. */
  readonly invalidFiles: ReadonlySet<string>;
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

/** The English content, for what a translation does not have. */
interface English {
  readonly files: ContentFiles;
  readonly shown: Pick<ShownContent, "content" | "inventory">;
}

/** Returns the languages, other than English, that have files in `content/`. */
export const languagesIn = (root: string) => TRANSLATIONS.filter((language) => listFiles(root, language).length > 0);

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
  const all = {
    ...own,
    diagramFiles: diagrams.diagramFiles,
    hosting,
    language,
    // These two depend on the day: `showContent` sets them.
    ownFiles: [],
    untranslated: perFolder(() => []),
    translations,
  };
  // Safe cast: `readFiles` returns all of `Content` that is in files, and replaces what is invalid.
  const complete = english ? withEnglish(all, english.data) : (all as Content);
  const data = { ...complete, business: usableBusiness(complete.business) };
  const pathIn = (name: FolderName, slug: string): string => fileIn(language, `${name}/${slug}.md`);
  const invalidFiles = new Set([...read.problems.map(({ file }) => file), ...(english?.invalidFiles ?? [])]);
  const areSettingsValid = !Object.values(files).some(({ file }) => invalidFiles.has(file) || invalidFiles.has(fileIn(language, file)));
  // `data` keeps invalid entries, so that links to their pages are not reported: fixing the file fixes the links.
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
    anchors: anchorsOf(data, texts, areSettingsValid),
    invalidFiles,
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

/**
 * Returns what content may refer to while the given entries are shown.
 *
 * @param englishInventory what English content may refer to; undefined if this content is English
 */
export const inventoryOf = ({ anchors, known }: ContentFiles, shown: Content, englishInventory?: ShownInventory): ShownInventory => {
  const redirects = redirectsOf(shown);
  const linked = [...(englishInventory?.pages ?? []), ...linkablePaths(shown)];
  return {
    ...known,
    pages: new Set(linked),
    paths: new Set([...(englishInventory?.paths ?? []), ...linked, ...redirects.map(({ from }) => from)]),
    anchors: new Map([
      ...(englishInventory?.anchors ?? []),
      // Browsers keep a link's anchor when they follow a redirect, so an old path has the anchors of the page.
      ...redirects.flatMap(({ from, to }) => {
        const page = pathOf(to);
        return anchors.has(page) ? [[from, anchors.get(page)] as const] : [];
      }),
      ...anchors,
    ]),
  };
};

/**
 * Reports pages that exist only in a translation, and whose address leads to an English page. (The translation of an English page has that
 * page's address.)
 */
const takenInEnglish = ({ data, language }: ContentFiles, { files: { data: english }, shown }: English): readonly Problem[] =>
  allEntries(data).flatMap(({ folder, entry }) => {
    const page = entryPath(folder, entry);
    const isOnlyHere = !english[folder].some(({ slug }) => slug === entry.slug);
    // `readFiles` has already reported a file whose address is that of a single page.
    if (!isOnlyHere || !shown.inventory.paths.has(page) || ownerExceptEntries(page) !== undefined) return [];
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
  const site = { pages: [...pagePaths(content)], languages: languagesIn(root), staticFiles: listFiles("static", "") };
  const comparison = fileComparison({ ...site, oldAddresses: oldAddresses(content) });
  return [
    ...checkRedirects(valid.get(lists.redirects.file), data.redirects, ownerOfAddress(site), comparison),
    ...staticFileProblems(site.staticFiles, comparison),
  ];
};

/** Returns what pages show of a language's files, and all problems, including those of the files. */
export const showContent = (read: ContentFiles, { drafts, today: day }: ShowOptions, english?: English): ShownContent => {
  const { data, valid } = read;
  const today = day ?? dayIn(data.business.timeZone, buildTime());
  const shown = keepShown(data, english?.files.data ?? data, (entry) => drafts || !isHidden(entry, today));
  const content = withTranslationLists(shown, english?.shown.content);
  const inventory = inventoryOf(read, content, english?.shown.inventory);
  const problems = [
    ...read.problems,
    ...(english ? takenInEnglish(read, english) : checkWrittenFiles(read, content)),
    // A draft may reference pages that do not exist yet.
    ...checkReferences(
      [...valid.values()].filter(({ data: fields }) => (drafts ? !isDraft(fields) : !isHidden(fields, today))),
      // Fixing the invalid files may fix the links.
      { ...inventory, paths: possiblePaths(inventory.paths, read.invalidFiles) },
    ),
  ];
  return { content, problems, inventory };
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
