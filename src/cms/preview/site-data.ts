/** What a preview shows besides the entry itself. The build writes it into the admin bundle. */
import type { PhotoAddresses } from "../../components/ui/photo-buttons";
import type { PageWords } from "../../components/ui/words";
import type { Content, FolderName } from "../../content/schema";
import type { DrawingData } from "../../drawings";
import { knownSite, type KnownSite } from "../known-site";
import type { SheetCompany } from "../../worksheets/sheet";

export interface PreviewSite {
  readonly phone: string;
  readonly photoAddresses: PhotoAddresses;
  /** What stood in the content when the bundle was made. */
  readonly known: KnownSite;
  /** What the drawings of a text are made from. */
  readonly drawings: DrawingData;
  readonly callBox: { readonly heading: string; readonly text?: string | undefined };
  /** What it costs, on pages that show it. */
  readonly costs: { readonly prices: Content["facts"]["prices"]; readonly guide: Content["priceGuide"] };
  /** Sheets to fill in, on pages that name them. */
  readonly worksheets: Content["worksheets"];
  /** What sheets say of the company. */
  readonly sheetCompany: SheetCompany;
  /** Titles by slug, for the links that an entry names by slug. */
  readonly titles: Readonly<Record<FolderName, Readonly<Record<string, string>>>>;
  readonly words: PageWords;
  readonly reviews: Content["testimonials"];
}

const titles = (entries: readonly { readonly slug: string; readonly title: string }[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entries.map(({ slug, title }) => [slug, title]));

/** Collects what the previews need of the rest of the site. */
export const previewSite = (content: Content): PreviewSite => ({
  phone: content.business.phone,
  photoAddresses: { email: content.business.email, textPhone: content.company.textPhone },
  known: knownSite(content),
  drawings: { drawings: content.drawings, facts: content.facts },
  callBox: content.blogPage.callBox,
  costs: { prices: content.facts.prices, guide: content.priceGuide },
  worksheets: content.worksheets,
  sheetCompany: { company: content.company, license: content.business.license, minimum: content.facts.prices.minimum },
  titles: { services: titles(content.services), locations: titles(content.locations), posts: titles(content.posts) },
  reviews: content.testimonials,
  words: content.words,
});
