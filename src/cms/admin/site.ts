/** Loads the site's current data into the editor. */
import { isDraft } from "../../content/entries/drafts";
import { dayIn } from "../../content/format/dates";
import { namedFacts } from "../../content/facts/named-facts";
import { pagePaths, redirectsOf } from "../../content/entries/old-addresses";
import { allEntries, files, isFolderName, type Content } from "../../content/schema";
import { perFolder } from "../../content/shared/collections";
import { englishFile, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { pathOf, routes } from "../../content/shared/routes";
import { projectPath } from "../../content/check/problems";
import { ownerOfAddress } from "../../content/check/taken-addresses";
import { EDITOR_SITE_PATH } from "../backend";
import { EDITED_FILES, formOfFile, kindOf, partsOfCollection, type Form } from "../collections";
import type { EditorSite } from "../editor-site";
import type { Choice } from "./dialog";

/** Returns the data that a language's drafts are checked against. Drafts in any language may refer to English pages. */
export const draftSite = (content: Content, english: Content, languages: readonly Language[], hasAllFacts: boolean) => {
  const pages = new Set([...pagePaths(content), ...pagePaths(english)]);
  return {
    slugs: perFolder((name) => new Set([...content[name], ...english[name]].map(({ slug }) => slug))),
    pages,
    paths: new Set([...pages, ...[...redirectsOf(content), ...redirectsOf(english)].map(({ from }) => from)]),
    // Finds what the site already serves at an address. Omits the files in static/, which only the build knows about.
    ownerOf: ownerOfAddress({ pages: pagePaths(content), languages, staticFiles: [] }),
    entries: allEntries(content).map(({ folder, entry }) => ({ ...entry, folder })),
    siteUrl: content.business.siteUrl,
    facts: namedFacts(content),
    /** Whether the files that define facts are valid. If not, missing facts are not reported. */
    hasAllFacts,
  };
};

/** The data that a draft is checked against. */
export type DraftSite = ReturnType<typeof draftSite>;

const FACT_FILES: ReadonlySet<string> = new Set([files.business.file, files.facts.file, files.company.file, files.words.file]);

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

/** The editor's copy of the site's data. It can be reloaded. */
export class SiteNow {
  /** @param all the current data */
  constructor(public all: EditorSite) {}

  /** Returns the data that a collection's drafts are checked against: the site in the collection's language. */
  around(collection: string): DraftSite {
    const { content, others, problems } = this.all;
    const languages = TRANSLATIONS.filter((language) => others[language]);
    const hasAllFacts = !problems.some(({ file }) => FACT_FILES.has(englishFile(file)));
    return draftSite(this.contentAround(collection), content, languages, hasAllFacts);
  }

  /** Returns today's date in the company's time zone. */
  today(): string {
    return dayIn(this.all.content.business.timeZone, new Date());
  }

  /** Returns the content for previews of a collection's drafts, in the collection's language. */
  contentAround(collection: string): Content {
    return this.all.others[partsOfCollection(collection).language] ?? this.all.content;
  }

  /** Returns the facts that a collection's entries can use, with their current values. */
  factsFor(collection: string): readonly Choice[] {
    return Object.entries(this.around(collection).facts).flatMap(([value, { label, text }]) =>
      text === undefined ? [] : [{ value, label: `${label}: ${text}` }],
    );
  }

  /** Returns the paths and titles of all English pages except drafts. */
  pages(): readonly Choice[] {
    const { content } = this.all;
    const choice = (value: string, title: string): Choice => ({ value, label: `${title} (${value})` });
    return [
      ...Object.entries(routes).map(([name, path]) => choice(path, EDITED_FILES[`${name}Page`]?.label ?? name)),
      ...allEntries(content)
        .filter(({ entry }) => !isDraft(entry))
        .map(({ folder, entry }) => choice(pathOf(folder, entry), entry.title)),
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
      ? this.contentAround(collection)[name].find((entry) => entry.slug === slug)?.title
      : EDITED_FILES[slug]?.label;
    return { label: `${title ?? slug} (${kindOf(collection)})`, form };
  }

  /** Reloads the data. If the request fails, for example because the editor is offline, keeps the last data and returns false. */
  async refresh(): Promise<boolean> {
    const now = await loadSite().catch(() => undefined);
    this.all = now ?? this.all;
    return now !== undefined;
  }
}
