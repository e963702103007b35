/** The rest of the site as the editor knows it now: pages come and go while it is open. */
import { namedFacts } from "../../content/named-facts";
import { ownerOfAddress } from "../../content/taken-addresses";
import { EDITOR_SITE_PATH, type EditorSite } from "../editor-site";
import { pagesOf, pathsOf } from "../known-site";
import type { DraftSite } from "./check-draft";

const draftSite = ({ known, languages, translations }: EditorSite): DraftSite => ({
  slugs: {
    services: new Set(Object.keys(known.addresses.services)),
    locations: new Set(Object.keys(known.addresses.locations)),
    posts: new Set(Object.keys(known.addresses.posts)),
  },
  paths: pathsOf(known),
  // The build also knows the files of the folder static/.
  ownerOf: ownerOfAddress({ pages: pagesOf(known), languages, staticFiles: [] }),
  addresses: known.addresses,
  formerly: known.formerly,
  siteUrl: known.business.siteUrl,
  facts: namedFacts(known),
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

  /** @param all what is known of the site now */
  private constructor(public all: EditorSite) {
    this.current = draftSite(all);
  }

  /**
   * Asks for the first time.
   *
   * @throws when nothing answers
   */
  static async load(): Promise<SiteNow> {
    return new SiteNow(await ask());
  }

  /** Asks for the state of now. Without an answer the last one holds. */
  async refresh(): Promise<void> {
    try {
      this.all = await ask();
      this.current = draftSite(this.all);
    } catch {
      // Offline: the draft is checked against what was known.
    }
  }
}
