/** The rest of the site as the editor knows it now. What was built into the bundle may be days old: pages come and go meanwhile. */
import { factsOf, KNOWN_SITE_PATH, pagesOf, pathsOf, type KnownSite } from "../known-site";
import type { Pointers } from "../pointers";
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

/** Keeps what is known, and asks again when the editor may have gone on. */
export class SiteNow {
  current: DraftSite;
  /** Who points at whom. */
  pointers: Pointers;

  constructor(built: KnownSite) {
    this.current = draftSite(built);
    this.pointers = built.pointers;
  }

  /** Asks for the state of now. Without an answer the last one holds. */
  async refresh(): Promise<void> {
    try {
      const response = await fetch(KNOWN_SITE_PATH, { cache: "no-store" });
      if (!response.ok) return;
      const known = (await response.json()) as KnownSite; // our own server wrote it
      this.current = draftSite(known);
      this.pointers = known.pointers;
    } catch {
      // Offline: the draft is checked against what was known.
    }
  }
}
