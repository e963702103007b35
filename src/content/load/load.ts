/** Reads and checks the content of one language. */
import { anchorsOf } from "../check/anchors";
import { checkAddresses } from "../check/check-addresses";
import { checkRedirects } from "../check/check-redirects";
import { checkReferences, type Inventory } from "../check/check-references";
import { unsetDiagramsOf } from "../diagrams/diagram-references";
import { readDiagrams } from "./diagram-files";
import { isDraft, isHidden, keepShown } from "../entries/drafts";
import { dayIn } from "../format/dates";
import { oldAddresses, pagePaths, redirectsOf, withoutAnchor } from "../entries/old-addresses";
import { ContentError, type Problem } from "../check/problems";
import { hostingFile } from "./content-directory";
import { readFiles } from "./read-files";
import { listFiles } from "./read-folder";
import { readHosting } from "./read-hosting";
import { files, lists, mapEntries, namesOf, type Content, type FileName, type FolderName } from "../schema";
import { businessSchema } from "../schema/business";
import { buildTime, publishDay } from "../shared/calendar";
import { perFolder } from "../shared/collections";
import { PICTURE_ENDINGS } from "../shared/pictures";
import { englishFile, fileIn, inLanguage, TRANSLATIONS, type Language } from "../shared/languages";
import { ownerOfAddress } from "../check/taken-addresses";
import { fileComparison } from "../check/written-files";

/** Options for loading content. */
export interface LoadOptions {
  /** Whether to include drafts and entries with a future publication day, as `develop` does. */
  readonly drafts: boolean;
  /** The day to load content for, such as 2026-11-22. Defaults to the day of the build in the company's time zone. */
  readonly today?: string | undefined;
  /** Path of the hosting file. Defaults to `hosting.yml` in the project's root. */
  readonly hosting?: string | undefined;
}

/** The content of one language, with the problems found in it. */
export interface ReadContent {
  /** All content, including drafts and entries with a future publication day. Invalid files are completed. */
  readonly data: Content;
  /** The content that pages show. */
  readonly content: Content;
  readonly problems: readonly Problem[];
  readonly inventory: Inventory;
  /**
   * Returns the problems in the entries that appear on a future day, and what they may refer to then. Files that appear earlier have no new
   * problems on that day, because pages only become more.
   */
  readonly onDay: (day: string) => { readonly problems: readonly Problem[]; readonly inventory: Inventory };
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
const shownOf = (data: Content, isShown: (entry: object) => boolean, english: ReadContent | undefined): Content => {
  const shown = keepShown(data, english?.data ?? data, isShown);
  // Lists without entries have no page.
  const empty = [...(shown.posts.length > 0 ? [] : ["blogPage"]), ...(shown.projects.length > 0 ? [] : ["projectsPage"])];
  const content = { ...shown, translated: shown.translated.filter((name) => !empty.includes(name)) };
  if (!english) return content;
  const isMissing = (name: FolderName, slug: string): boolean => !content[name].some((own) => own.slug === slug);
  return {
    ...content,
    untranslated: mapEntries(english.content, (entries, name) => entries.filter(({ slug }) => isMissing(name, slug))),
  };
};

/**
 * Reads and checks the content of one language.
 *
 * @param english the English content, for files that a translation does not have
 */
export const readContent = (
  root: string,
  { drafts, today: day, hosting: file = hostingFile() }: LoadOptions,
  language: Language = "en",
  english?: ReadContent,
): ReadContent => {
  const { hosting, problems: ofHosting } = english ? { hosting: english.data.hosting, problems: [] } : readHosting(file);
  const { own, valid, translations, ...read } = readFiles(root, hosting, language, english);
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
  } as Content;
  const data = { ...all, business: usable(all.business) };
  const today = day ?? dayIn(data.business.timeZone, buildTime());
  const content = shownOf(data, (entry) => drafts || !isHidden(entry, today), english);
  // Links to the pages of invalid files are not reported, because fixing the file fixes the links. The anchors of these pages are not
  // checked, because parts of the pages may be missing.
  const validEntries = mapEntries(data, (entries, name) => entries.filter(({ slug }) => valid.has(fileIn(language, `${name}/${slug}.md`))));
  const anchors = anchorsOf({ ...data, ...validEntries });
  const pictures = listFiles(root, "images", PICTURE_ENDINGS);
  const slugs = perFolder((name) => new Set([...(english?.data[name] ?? []), ...data[name]].map(({ slug }) => slug)));
  /** Returns what content may refer to while the given entries are shown. */
  const inventoryOf = (shown: Content, around: Inventory | undefined): Inventory => {
    const own = [...pagePaths(shown)];
    const redirects = redirectsOf(shown);
    const linked = [...(around?.pages ?? []), ...own, ...own.map((page) => inLanguage(page, language))];
    return {
      slugs,
      unsetDiagrams: unsetDiagramsOf(data.diagrams),
      pages: new Set(linked),
      paths: new Set([...(around?.paths ?? []), ...linked, ...redirects.map(({ from }) => from)]),
      anchors: new Map([
        ...(around?.anchors ?? []),
        ...redirects.flatMap(({ from, to }) => {
          const parts = anchors.get(withoutAnchor(to));
          return parts ? [[from, parts] as const] : [];
        }),
        ...anchors,
      ]),
      pictures: new Set(pictures.map((file) => `/${file}`)),
      siteUrl: around ? around.siteUrl : valid.has(files.business.file) ? data.business.siteUrl : undefined,
    };
  };
  const pages = [...pagePaths(content)];
  const inventory = inventoryOf(content, english?.inventory);
  const onDay: ReadContent["onDay"] = (then) => {
    const shown = { ...data, ...mapEntries(data, (entries) => entries.filter((entry) => !isHidden(entry, then))) };
    const around = inventoryOf(shown, english?.onDay(then).inventory);
    const appearing = [...valid.values()].filter(({ data: fields }) => !isDraft(fields) && publishDay(fields) === then);
    return { inventory: around, problems: checkReferences(appearing, around) };
  };
  const checkFiles = (): readonly Problem[] => {
    const site = { pages, languages: languagesIn(root), staticFiles: listFiles("static", "", [""]) };
    const comparison = fileComparison({ ...site, old: oldAddresses(content) });
    return [
      ...checkRedirects(valid.get(lists.redirects.file), data.redirects, ownerOfAddress(site), comparison),
      ...comparison.inTheWay.map(({ file, rival }) => ({
        file: `../static/${file}`,
        field: "(whole file)",
        expected: "a file that no page needs",
        found: `a file where ${rival} is written`,
        fix: "Rename or delete the file.",
      })),
    ];
  };
  const problems = [
    ...ofHosting,
    ...read.problems,
    ...diagrams.problems,
    ...(english ? [] : [...checkAddresses(validEntries, valid, data.redirects), ...checkFiles()]),
    // A draft may reference pages that do not exist yet.
    ...checkReferences(
      [...valid.values()].filter(({ data: fields }) => (drafts ? !isDraft(fields) : !isHidden(fields, today))),
      inventory,
    ),
  ];
  return { data, content, problems, inventory, onDay };
};

/**
 * Loads and checks the English content.
 *
 * @param root the folder `content/`
 * @throws ContentError with all problems
 */
export const loadContent = (root: string, options: LoadOptions): Content => {
  const { content, problems } = readContent(root, options);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
};
