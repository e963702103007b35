/** The rest of the site as the editor knows it now. What was built into the bundle may be days old: pages come and go meanwhile. */
import { factsOf, KNOWN_SITE_PATH, pagesOf, pathsOf, type KnownSite } from "../known-site";
import type { Pointers } from "../pointers";
import type { DraftSite } from "./check-draft";

const draftSite = (known: KnownSite): DraftSite => ({
  slugs: {
    services: new Set(Object.keys(known.addresses.services)),
    locations: new Set(Object.keys(known.addresses.locations)),
    posts: new Set(Object.keys(known.addresses.posts)),
  },
  paths: pathsOf(known),
  pages: pagesOf(known),
  addresses: known.addresses,
  siteUrl: known.business.siteUrl,
  facts: factsOf(known),
});

/** Keeps what is known, and asks again when the editor may have gone on. */
export class SiteNow {
  current: DraftSite;
  /** Who points at whom. */
  pointers: Pointers;
  /** The last part of each page's address, by the name of its file. */
  addresses: KnownSite["addresses"];

  constructor(built: KnownSite) {
    this.current = draftSite(built);
    this.pointers = built.pointers;
    this.addresses = built.addresses;
  }

  /** Asks for the state of now. Without an answer the last one holds. */
  async refresh(): Promise<void> {
    try {
      const response = await fetch(KNOWN_SITE_PATH, { cache: "no-store" });
      if (!response.ok) return;
      const known = (await response.json()) as KnownSite; // our own server wrote it
      this.current = draftSite(known);
      this.pointers = known.pointers;
      this.addresses = known.addresses;
    } catch {
      // Offline: the draft is checked against what was known.
    }
  }
}
