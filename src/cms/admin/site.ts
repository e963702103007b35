/** The rest of the site as the editor knows it now: pages come and go while it is open. */
import { EDITOR_SITE_PATH, type EditorSite } from "../editor-site";
import { factsOf, pagesOf, pathsOf, type KnownSite } from "../known-site";
import type { Backlinks } from "../backlinks";
import type { DraftSite } from "./check-draft";

const draftSite = ({ known, translations }: EditorSite): DraftSite => ({
  slugs: {
    services: new Set(Object.keys(known.addresses.services)),
    locations: new Set(Object.keys(known.addresses.locations)),
    posts: new Set(Object.keys(known.addresses.posts)),
  },
  paths: pathsOf(known),
  pages: pagesOf(known),
  addresses: known.addresses,
  formerly: known.formerly,
  siteUrl: known.business.siteUrl,
  facts: factsOf(known),
  originals: new Map(translations.map(({ file, english }) => [file, english])),
});

const ask = async (): Promise<EditorSite> => {
  const response = await fetch(EDITOR_SITE_PATH, { cache: "no-store" });
  if (!response.ok) throw new Error(`${EDITOR_SITE_PATH}: ${response.status}`);
  return (await response.json()) as EditorSite; // our own server wrote it
};

/** Keeps what is known, and asks again when the editor may have gone on. */
export class SiteNow {
  /** What a draft is checked against. */
  current: DraftSite;

  private constructor(private site: EditorSite) {
    this.current = draftSite(site);
  }

  /**
   * Asks for the first time.
   *
   * @throws when nothing answers
   */
  static async load(): Promise<SiteNow> {
    return new SiteNow(await ask());
  }

  /** What a preview shows beside the draft. */
  get content(): EditorSite["content"] {
    return this.site.content;
  }

  /** Who points at whom. */
  get backlinks(): Backlinks {
    return this.site.known.backlinks;
  }

  /** The last part of each page's address, by the name of its file. */
  get addresses(): KnownSite["addresses"] {
    return this.site.known.addresses;
  }

  /** What the site's translations say of themselves. */
  get translations(): EditorSite["translations"] {
    return this.site.translations;
  }

  /** Where the editor keeps its changes. */
  get backend(): EditorSite["backend"] {
    return this.site.backend;
  }

  /** Asks for the state of now. Without an answer the last one holds. */
  async refresh(): Promise<void> {
    try {
      this.site = await ask();
      this.current = draftSite(this.site);
    } catch {
      // Offline: the draft is checked against what was known.
    }
  }
}
