/** What search engines and shared links are told of a page and of the site. Plain shapes that GraphQL's answers fit. */

import type { Crumb } from "../content/shared/crumbs";
import type { Settings } from "../content/settings";
import type { Language } from "../content/shared/languages";
import type { Maybe } from "../content/shared/required";
import type { PictureSizes } from "../content/format/widest-file";

/** A picture the page shows, with the sizes the build made of it when it is a local file. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption?: Maybe<string>;
  readonly file?: Maybe<{ readonly childImageSharp: Maybe<{ readonly gatsbyImageData: PictureSizes }> }>;
}

/** What a page is about, beyond being a page. */
export type Topic =
  | { readonly kind: "home" }
  | { readonly kind: "service"; readonly name: string; readonly description: string }
  | { readonly kind: "location" }
  | {
      readonly kind: "post";
      readonly headline: string;
      readonly excerpt: string;
      readonly author: string;
      /** Calendar dates, YYYY-MM-DD. */
      readonly date: string;
      readonly updated?: string | null | undefined;
    };

/** Facts that only some pages show. */
export type HeadCompany = Partial<Pick<Settings["company"], "isSample" | "since" | "licenseClass" | "languages" | "reviews">>;

/** What a page says of itself. */
export interface HeadPage {
  /** Address from the site's root, without a slash at its end. */
  readonly path: string;
  /** The languages that the page is in, its own among them. */
  readonly languages?: readonly Language[];
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** The page's main picture, when visitors see it on the page. */
  readonly picture?: ShownPicture | null | undefined;
  /** The picture that a shared link shows, when the page itself does not show it. */
  readonly sharePicture?: Pick<ShownPicture, "src" | "alt"> | null | undefined;
  readonly crumbs?: readonly Crumb[];
  readonly topic?: Topic;
  /** What the page says of the company beyond what every page does. */
  readonly company?: HeadCompany | undefined;
  /** Keeps the page out of search results. */
  readonly noindex?: boolean;
}

/** The company's facts that heads and structured data tell. */
export type HeadSite = Pick<
  Settings["business"],
  | ("name" | "shortName" | "phone" | "email" | "license" | "siteUrl" | "timeZone")
  | ("address" | "hours" | "closedDays" | "areas" | "social" | "defaults")
>;
