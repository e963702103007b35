/** The limits of a request, once, for the form and for what receives it. */

const KILOBYTE = 1024;
/** A megabyte, in bytes. */
export const MEGABYTE = 1024 * KILOBYTE;

/** Photos in one request. */
export const MAX_PHOTOS = 5;
/** Size of one photo, in bytes. */
export const MAX_PHOTO_BYTES = 10 * MEGABYTE;
/** The text of all fields together. */
export const MAX_TEXT_BYTES = 256 * KILOBYTE;
/** The fields, photos, the form's own marks, and room for what a browser or a check adds. */
export const MAX_PARTS = 24;
/** The headers of one part of a multipart body, in bytes. */
export const MAX_HEADER_BYTES = 4 * KILOBYTE;
/** A whole request, in bytes: all photos, and a megabyte for its text and marks. */
export const MAX_BODY_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + MEGABYTE;

/** Characters of what is saved beside the answers (src/quote/form-fields.ts). */
export const MAX_LENGTH = { id: 64, page: 200, note: 4000 } as const;

/** A person needs longer to write a name, an address and a number; only the page's script can tell. */
export const LEAST_MS = 2000;
/** The same content within this time is the same request. */
export const SAME_REQUEST_MS = 3_600_000;
/** An hour, in milliseconds. */
export const HOUR_MS = 3_600_000;
/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;
/** Forms of one IPv4 address, or one IPv6 network of 64 bits, in an hour. An office shares one address. */
export const POSTS_PER_HOUR = 12;
/** Forms with photos of all senders together in an hour: at most 2 GB. The text of further forms is stored without their photos. */
export const PHOTO_POSTS_PER_HOUR = 40;

/** How long other services may take before the functions go on without them. */
export const DATABASE_TIMEOUT_MS = 8000;
/** How long the rest of a refused form is let go by. */
export const PASS_TIMEOUT_MS = 20_000;
/** How long one photo may take to be stored. */
export const BUCKET_TIMEOUT_MS = 20_000;
/** How long the mail provider, GitHub or Turnstile may take to answer. */
export const SERVICE_TIMEOUT_MS = 10_000;
