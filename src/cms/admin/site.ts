/** The rest of the site as the editor knows it now: pages come and go while it is open. */
import { namedFacts } from "../../content/named-facts";
import { files, isFolderName, type Content, type FolderName } from "../../content/schema";
import { englishFile, fileIn, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { required } from "../../content/shared/required";
import { ownerOfAddress } from "../../content/taken-addresses";
import { partsOfCollection } from "../collections";
import { EDITOR_SITE_PATH, type EditorSite } from "../editor-site";
import { pagesOf, pathsOf, type KnownSite } from "../known-site";
import type { DraftSite } from "./check-draft";
import type { Choice } from "./pick";

/** @param english what is known of the English pages, which every language may name */
const draftSite = (known: KnownSite, english: KnownSite, languages: readonly Language[], hasAllFacts: boolean): DraftSite => {
  const slugsOf = (folder: FolderName) => new Set([...Object.keys(known.addresses[folder]), ...Object.keys(english.addresses[folder])]);
  return {
    slugs: { services: slugsOf("services"), locations: slugsOf("locations"), posts: slugsOf("posts") },
    paths: new Set([...pathsOf(known), ...pathsOf(english)]),
    // The build also knows the files of the folder static/.
    ownerOf: ownerOfAddress({ pages: pagesOf(known), languages, staticFiles: [] }),
    addresses: known.addresses,
    formerly: known.formerly,
    siteUrl: known.business.siteUrl,
    facts: namedFacts(known),
    hasAllFacts,
  };
};

const FACT_FILES: ReadonlySet<string> = new Set([files.business.file, files.facts.file, files.company.file, files.words.file]);

const draftSites = ({ known, others, problems }: EditorSite): ReadonlyMap<Language, DraftSite> => {
  const languages = TRANSLATIONS.filter((language) => others[language]);
  const hasAllFacts = !problems.some(({ file }) => FACT_FILES.has(englishFile(file)));
  return new Map([
    ["en", draftSite(known, known, languages, hasAllFacts)],
    ...TRANSLATIONS.flatMap((language): [Language, DraftSite][] => {
      const other = others[language];
      return other ? [[language, draftSite(other.known, known, languages, hasAllFacts)]] : [];
    }),
  ]);
};

const ask = async (): Promise<EditorSite> => {
  const response = await fetch(EDITOR_SITE_PATH, { cache: "no-store" });
  if (!response.ok) throw new Error(`${EDITOR_SITE_PATH}: ${response.status}`);
  return (await response.json()) as EditorSite; // our own server wrote it
};

/** Keeps what is known, and asks again when the editor may have gone on. */
export class SiteNow {
  private sites: ReadonlyMap<Language, DraftSite>;

  /** @param all what is known of the site now */
  private constructor(public all: EditorSite) {
    this.sites = draftSites(all);
  }

  /** Returns what the drafts of a collection are checked against: the site in the collection's language. */
  around(collection: string): DraftSite {
    return required(this.sites.get(partsOfCollection(collection).language) ?? this.sites.get("en"), "The site");
  }

  /** Returns what a preview shows beside the drafts of a collection. */
  contentAround(collection: string): Content {
    return (this.all.others[partsOfCollection(collection).language] ?? this.all).content;
  }

  /** Returns the facts that texts of a collection can name, with their values of now. */
  factsFor(collection: string): readonly Choice[] {
    return Object.entries(this.around(collection).facts).flatMap(([value, { label, text }]) =>
      text === undefined ? [] : [{ value, label: `${label}: ${text}` }],
    );
  }

  /** Returns whether the site has a language. */
  has(language: Language): boolean {
    return this.sites.has(language);
  }

  /** Returns whether a file exists, given its path below `content/`. */
  hasFile(file: string): boolean {
    const english = englishFile(file);
    const language = TRANSLATIONS.find((one) => file === fileIn(one, english));
    if (language) return this.all.others[language]?.content.translations.some((state) => state.file === file) ?? false;
    const { folder, slug = "" } = /^(?<folder>\w+)\/(?<slug>[^/]+)\.md$/.exec(english)?.groups ?? {};
    return folder === undefined || !isFolderName(folder) || Object.hasOwn(this.all.known.addresses[folder], slug);
  }

  /**
   * Asks for the first time.
   *
   * @throws when nothing answers
   */
  static async load(): Promise<SiteNow> {
    return new SiteNow(await ask());
  }

  /** Asks for the state of now. Without an answer the last one stays. Returns whether there was an answer. */
  async refresh(): Promise<boolean> {
    try {
      this.all = await ask();
    } catch {
      // Offline: the draft is checked against what was known.
      return false;
    }
    this.sites = draftSites(this.all);
    return true;
  }
}
