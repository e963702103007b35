/** The rest of the site as the editor knows it now. What was built into the bundle may be days old: pages come and go meanwhile. */
import { EDITOR_SITE_PATH, type EditorSite } from "../editor-site";
import { factsOf, pagesOf, pathsOf, type KnownSite } from "../known-site";
import type { DraftSite } from "./check-draft";

const draftSite = (known: KnownSite): DraftSite => ({
  slugs: {
    services: new Set(known.slugs.services),
    locations: new Set(known.slugs.locations),
    posts: new Set(known.slugs.posts),
  },
  paths: pathsOf(known),
  pages: pagesOf(known),
  siteUrl: known.business.siteUrl,
  facts: factsOf(known),
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
    this.current = draftSite(site.known);
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

  /** Where the editor keeps its changes. */
  get backend(): EditorSite["backend"] {
    return this.site.backend;
  }

  /** Asks for the state of now. Without an answer the last one holds. */
  async refresh(): Promise<void> {
    try {
      this.site = await ask();
      this.current = draftSite(this.site.known);
    } catch {
      // Offline: the draft is checked against what was known.
    }
  }
}
