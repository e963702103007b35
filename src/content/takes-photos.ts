import type { Business } from "./schema/business";

/** Whether the quote form has a field for photos. */
export const takesPhotos = ({ delivery: { requests, netlify, netlifyPhotos } }: Pick<Business, "delivery">): boolean =>
  requests ? requests.bucket !== undefined : Boolean(netlify && netlifyPhotos);
