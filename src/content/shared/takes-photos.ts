import type { Maybe } from "./required";

/** Who takes requests, and photos with them. */
export interface TakenRequests {
  readonly requests?: Maybe<{ readonly bucket?: Maybe<string> }>;
  readonly netlify?: Maybe<boolean>;
  readonly netlifyPhotos?: Maybe<boolean>;
}

/** Whether the quote form has a field for photos. */
export const takesPhotos = ({ delivery: { requests, netlify, netlifyPhotos } }: { readonly delivery: TakenRequests }): boolean =>
  requests ? Boolean(requests.bucket) : Boolean(netlify && netlifyPhotos);
