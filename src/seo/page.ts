/** Input types for heads and structured data. They match the results of GraphQL queries. */

import type { Crumb } from "../content/shared/crumbs";
import type { Settings } from "../content/settings";
import type { Language } from "../content/shared/languages";
import type { Maybe } from "../content/shared/required";
import type { PictureSizes } from "../content/format/widest-file";

/** Returns the full URL of a path on this site. */
export const absoluteUrl = (siteUrl: string, path: string): string => `${siteUrl}${path}`;

/** A picture on the page. `file` has the sizes of a local picture. */
export interface ShownPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption?: Maybe<string>;
  readonly file?: Maybe<{ readonly childImageSharp: Maybe<{ readonly gatsbyImageData: PictureSizes }> }>;
}

/** What a page is about, for structured data. */
export type Topic =
  | { readonly kind: "home" }
  | { readonly kind: "service"; readonly name: string; readonly description: string }
  | { readonly kind: "location" }
  | {
      readonly kind: "post";
      readonly headline: string;
      readonly excerpt: string;
      readonly author: string;
      /** Date of publication, YYYY-MM-DD. */
      readonly date: string;
      /** Date of the last change, YYYY-MM-DD. */
      readonly updated?: string | null | undefined;
    };

/** Company facts that only some pages show. */
export type HeadCompany = Partial<Pick<Settings["company"], "isSample" | "since" | "licenseClass" | "reviews">>;

/** The page data that the head and the structured data use. */
export interface HeadPage {
  /** Path without a trailing slash. */
  readonly path: string;
  /** The languages that the page exists in, including its own. */
  readonly languages?: readonly Language[];
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** The main picture, if it is visible on the page. */
  readonly picture?: ShownPicture | null | undefined;
  /** The picture for shared links, on pages without a main picture. */
  readonly sharePicture?: Pick<ShownPicture, "src" | "alt"> | null | undefined;
  readonly crumbs?: readonly Crumb[];
  readonly topic?: Topic;
  /** Facts about the company that are visible on this page but not on every page. */
  readonly company?: HeadCompany | undefined;
  /** Excludes the page from search results. */
  readonly noindex?: boolean;
}

/** The company's data for heads and structured data. */
export type HeadSite = Pick<
  Settings["business"],
  | ("name" | "shortName" | "phone" | "email" | "license" | "siteUrl" | "timeZone")
  | ("address" | "hours" | "closedDays" | "areas" | "social" | "defaults" | "priceRange")
>;
