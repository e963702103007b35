import type { Maybe } from "./required";

/** The delivery settings that determine whether visitors can send photos. */
export interface PhotoDelivery {
  readonly requests?: Maybe<{ readonly bucket?: Maybe<string> }>;
  readonly netlify?: Maybe<boolean>;
  readonly netlifyPhotos?: Maybe<boolean>;
}

/** Checks whether the quote form has a field for photos. */
export const takesPhotos = ({ delivery: { requests, netlify, netlifyPhotos } }: { readonly delivery: PhotoDelivery }): boolean =>
  requests ? Boolean(requests.bucket) : Boolean(netlify && netlifyPhotos);
