/** Limits of a request, shared by the form and its receiver. */

/** A megabyte, in bytes. */
export const MEGABYTE = 1024 * 1024;

/** Photos in one request. */
export const MAX_PHOTOS = 5;
/** Size of one photo, in bytes. */
export const MAX_PHOTO_BYTES = 10 * MEGABYTE;
/** Text of one field, and of all fields of a form without photos, in bytes. */
export const MAX_TEXT_BYTES = 256 * 1024;
/** Number of multipart parts: fields, photos, hidden fields, and some that a browser or Turnstile adds. */
export const MAX_PARTS = 24;
/** Whole request in bytes: all photos, and a megabyte for everything else. */
export const MAX_BODY_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + MEGABYTE;

/** Characters of other saved values, which are not fields (src/quote/form-fields.ts). */
export const MAX_LENGTH = { id: 64, page: 200, note: 4000 } as const;

/** Minimum time to fill in the form, in milliseconds; measured by the page's script. */
export const MIN_FORM_MS = 2000;
/** An hour, in milliseconds. */
export const HOUR_MS = 3_600_000;
/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;
/** Requests per hour from one IPv4 address or one /64 IPv6 network. Offices share one address. */
export const POSTS_PER_HOUR = 12;
/** Requests with photos per hour from all senders together: at most 2 GB. Further requests are stored without their photos. */
export const PHOTO_POSTS_PER_HOUR = 40;

/** Timeouts of other services, in milliseconds. */
export const DATABASE_TIMEOUT_MS = 8000;
/** How long the rest of a refused request is read. */
export const PASS_TIMEOUT_MS = 20_000;
/** Time to store one photo. */
export const BUCKET_TIMEOUT_MS = 20_000;
/** Time for the mail provider, GitHub or Turnstile to respond. */
export const SERVICE_TIMEOUT_MS = 10_000;
