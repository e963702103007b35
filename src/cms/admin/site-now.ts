/** Loads the site's current data into the editor. */
import { diagramTitles, unsetDiagramsOf } from "../../content/diagrams/diagram-references";
import { isHidden } from "../../content/entries/drafts";
import { leadsToEmptyList } from "../../content/entries/empty-lists";
import { dayIn } from "../../content/format/dates";
import { namedFacts } from "../../content/facts/named-facts";
import { oldAddresses, pagePaths, redirectsOf } from "../../content/entries/old-addresses";
import { linkablePaths } from "../../content/entries/page-links";
import { allEntries, isFolderName, type Content } from "../../content/schema";
import { perFolder } from "../../content/shared/collections";
import { englishFile, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { entryPath, routes } from "../../content/shared/routes";
import { resolveData } from "../../content/check/fact-references";
import { possiblePaths } from "../../content/check/check-references";
import { projectPath, type Problem } from "../../content/check/problems";
import { EDITOR_SITE_PATH } from "../backend";
import { EDITED_FILES, fileOfForm, formOfFile, collectionLabel, partsOfCollection, withoutSubfolders, type Form } from "../collections";
import type { EditorSite } from "../editor-site";
import { changedFiles, hasAllFacts, withNewerFiles } from "../newer-files";
import { SHOWN, STATE, stateNote } from "../page-format";
import { isRecord, propertyOf } from "../../content/shared/required";
import { inContent, ROOT, type Repository, type Tree } from "../repository/repository";
import type { Data } from "../same";
import type { Choice } from "./dialog";

/**
 * Returns the data that a language's drafts are checked against. Drafts in any language may refer to English pages.
 *
 * @param problems problems in all files. Faults that may be due to invalid files are not reported.
 */
export const draftSite = (content: Content, english: Content, languages: readonly Language[], problems: readonly Problem[]) => {
  const pages = new Set([...linkablePaths(content), ...linkablePaths(english)]);
  return {
    slugs: perFolder((name) => new Set([...content[name], ...english[name]].map(({ slug }) => slug))),
    /** Pages that exist. */
    pages,
    /** What links may point to: pages that exist, and old addresses. */
    paths: possiblePaths(
      new Set([...pages, ...[...redirectsOf(content), ...redirectsOf(english)].map(({ from }) => from)]),
      problems.map(({ file }) => file),
    ),
    /**
     * Addresses and files that a redirect may not take, including pages of lists that have no entries yet. `staticFiles` is empty, because
     * only the build knows the files in static/.
     */
    takenAddresses: { pages: pagePaths(content), languages, staticFiles: [], oldAddresses: oldAddresses(content) },
    /** The redirects in the settings. */
    redirects: content.redirects,
    entries: allEntries(content).map(({ folder, entry }) => ({ ...entry, folder })),
    unsetDiagrams: unsetDiagramsOf(content.diagrams),
    siteUrl: content.business.siteUrl,
    facts: namedFacts(content),
    /** Whether the files that define facts are valid. If not, missing facts are not reported. */
    hasAllFacts: hasAllFacts(problems),
  };
};

/** The data that a draft is checked against. */
export type DraftSite = ReturnType<typeof draftSite>;

/**
 * Loads the site's data.
 *
 * @throws Error if the request fails
 */
export const loadSite = async (): Promise<EditorSite> => {
  const response = await fetch(EDITOR_SITE_PATH, { cache: "no-store" });
  if (!response.ok) throw new Error(`${EDITOR_SITE_PATH}: ${response.status}`);
  return (await response.json()) as EditorSite; // Safe cast: our own build or server wrote it
};

/**
 * How long a save waits for current data, in milliseconds. After that, it is checked against outdated data. Errors that this check misses
 * are reported later: by the checks on GitHub or, for local files, by the report after the save.
 */
const PATIENCE_MS = 5_000;

/** The editor's copy of the site's data. `refresh` brings the copy up to date. */
export class SiteNow {
  private repository: Repository | undefined;
  /** Derived data by language, until the site's data changes. */
  private readonly draftSites = new Map<string, DraftSite>();
  private current: EditorSite;
  private latestRefresh: Promise<boolean> = Promise.resolve(true);
  /** How many loads were started. */
  private loads = 0;
  /** Number of the load that returned the current data, counted from 1. */
  private currentLoad = 0;

  /** @param all the data that /admin/site.json has now */
  constructor(all: EditorSite) {
    this.current = all;
  }

  /** Returns the current data. */
  get all(): EditorSite {
    return this.current;
  }

  /** Sets the repository, which exists once Decap has started. */
  connect(repository: Repository): void {
    this.repository = repository;
  }

  /** Returns the data that a collection's drafts are checked against: the site in the collection's language. */
  draftSiteFor(collection: string): DraftSite {
    const { language } = partsOfCollection(collection);
    const cached = this.draftSites.get(language);
    if (cached) return cached;
    const { content, others, problems } = this.all;
    const languages = TRANSLATIONS.filter((translation) => others[translation]);
    const derived = draftSite(this.contentFor(collection), content, languages, problems);
    this.draftSites.set(language, derived);
    return derived;
  }

  /** Checks whether a form's file exists. */
  has(form: Form): boolean {
    return (fileOfForm(form) ?? "") in this.all.files;
  }

  /** Checks whether the repository has a picture, given the picture's path on the site. */
  hasPicture(path: string): boolean {
    return path.slice(1) in this.all.files;
  }

  /** Returns the paths of the pictures on the site. */
  pictures(): readonly string[] {
    return Object.keys(this.all.files).flatMap((file) => (file.startsWith("images/") ? `/${file}` : []));
  }

  /** Returns what lists show of a folder's entries, with facts filled in; empty for an unknown folder. */
  entriesIn(folder: string): readonly { readonly path: string; readonly data: Data }[] {
    const language = TRANSLATIONS.find((translation) => folder.startsWith(`${translation}/`)) ?? "en";
    const name = englishFile(folder);
    const content = language === "en" ? this.all.content : this.all.others[language];
    if (!content || !isFolderName(name)) return [];
    const today = this.today();
    const reviewed = new Map(content.translations.map((translation) => [withoutSubfolders(translation.file), translation.reviewed]));
    return content[name].map((entry) => {
      const file = `${folder}/${entry.slug}.md`;
      const fields: Data = language === "en" ? entry : { ...entry, reviewed: reviewed.get(file) ?? false };
      return { path: ROOT + file, data: { ...fields, [STATE]: stateNote(fields, today), [SHOWN]: entry.title } };
    });
  }

  /** Returns the data of a file with its facts filled in. */
  withFacts(file: string, data: Data): Data {
    const { facts } = this.draftSiteFor(formOfFile(file)?.collection ?? "");
    return resolveData(data, facts).data as Data; // Safe cast: given an object, `resolveData` returns an object.
  }

  /** Returns the data of a YAML file, for lists and searches; undefined if the file does not exist. */
  dataOf(file: string): Data | undefined {
    const { collection, slug } = formOfFile(file) ?? {};
    if (collection === undefined || slug === undefined || !(file in this.all.files)) return undefined;
    const data: unknown = propertyOf(this.contentFor(collection), slug);
    // The data of a list's file (LIST_FILES) is the list. In the file, the list is a field named like the form.
    return isRecord(data) ? data : { [slug]: data };
  }

  /** Returns the last part of the path of an entry's page. Translations have the address of the English page. */
  addressOf(file: string): string {
    const { collection, slug = "" } = formOfFile(file) ?? { collection: "" };
    const { name } = partsOfCollection(collection);
    const entry = isFolderName(name) ? this.all.content[name].find((candidate) => candidate.slug === slug) : undefined;
    return entry?.address ?? slug;
  }

  /** Returns today's date in the company's time zone. */
  today(): string {
    return dayIn(this.all.content.business.timeZone, new Date());
  }

  /** Returns the content for previews of a collection's drafts, in the collection's language. */
  contentFor(collection: string): Content {
    return this.all.others[partsOfCollection(collection).language] ?? this.all.content;
  }

  /** Returns the facts that a collection's entries can use, with their current values. */
  factsFor(collection: string): readonly Choice[] {
    return Object.entries(this.draftSiteFor(collection).facts).flatMap(([value, { label, text }]) =>
      text === undefined ? [] : [{ value, label: `${label}: ${text}` }],
    );
  }

  /** Returns the diagrams that the text of a collection's entries can show, as they are written in markdown. */
  diagramsFor(collection: string): readonly Choice[] {
    const { unsetDiagrams } = this.draftSiteFor(collection);
    return diagramTitles
      .filter(({ name }) => !unsetDiagrams.has(name))
      .map(({ name, title }) => ({ value: `diagram: ${name}`, label: `Diagram: ${title}` }));
  }

  /** Returns the paths and titles of all English pages that visitors can reach. */
  pages(): readonly Choice[] {
    const { content } = this.all;
    const today = this.today();
    const choice = (value: string, title: string): Choice => ({ value, label: `${title} (${value})` });
    return [
      ...Object.entries(routes)
        .filter(([, path]) => !leadsToEmptyList(content, path))
        .map(([name, path]) => choice(path, EDITED_FILES[`${name}Page`]?.label ?? name)),
      ...allEntries(content)
        .filter(({ entry }) => !isHidden(entry, today))
        .map(({ folder, entry }) => choice(entryPath(folder, entry), entry.title)),
    ];
  }

  /**
   * Returns a file's form and label. The label is the title, followed by the collection's menu label in parentheses. Files without a form
   * are labeled with their path.
   */
  fileLabel(file: string): { readonly label: string; readonly form?: Form } {
    const form = formOfFile(file);
    if (!form) return { label: projectPath(file) };
    const { collection, slug } = form;
    const { name } = partsOfCollection(collection);
    const title = isFolderName(name)
      ? this.contentFor(collection)[name].find((entry) => entry.slug === slug)?.title
      : EDITED_FILES[slug]?.label;
    return { label: `${title ?? slug} (${collectionLabel(collection)})`, form };
  }

  /**
   * Updates the data: asks the server of local files again, or reads the files on GitHub that are newer than the last deployment.
   * If the request fails, for example because the editor is offline, keeps the last data and returns false.
   */
  refresh(): Promise<boolean> {
    this.latestRefresh = this.load();
    return this.latestRefresh;
  }

  /** Waits until the data is current, but not longer than PATIENCE_MS. Each change to local data has already started a refresh. */
  async settled(): Promise<void> {
    const refreshed = this.all.backend.name === "proxy" ? this.latestRefresh : this.refresh();
    await Promise.race([refreshed, new Promise((resolve) => window.setTimeout(resolve, PATIENCE_MS))]);
  }

  private async load(): Promise<boolean> {
    const load = ++this.loads;
    try {
      const next = await this.latest();
      // A load that was started later may have ended earlier. Its data is newer.
      if (load < this.currentLoad) return true;
      if (next !== this.current) this.draftSites.clear();
      this.current = next;
      this.currentLoad = load;
      return true;
    } catch {
      return false;
    }
  }

  private async latest(): Promise<EditorSite> {
    // Undefined for local files, and before Decap has started.
    const tree = await this.repository?.tree();
    if (tree) return this.withNewer(tree);
    if (this.all.backend.name === "proxy") return loadSite();
    return this.all;
  }

  private async withNewer(tree: Tree): Promise<EditorSite> {
    const now = Object.fromEntries([...tree].map(([path, sha]) => [inContent(path), sha]));
    // Another load may replace the data while this one reads the files that differ.
    const site = this.all;
    const changed = changedFiles(site, now);
    if (changed.length === 0) return site;
    const texts = changed.filter((file) => /\.(?:md|yml)$/.test(file));
    const read = texts.map(async (file) => {
      const sha = now[file];
      return [file, sha === undefined ? undefined : await this.repository?.textOf(sha)] as const;
    });
    return withNewerFiles(site, Object.fromEntries(await Promise.all(read)), now);
  }
}
