/** Limits of a quote request, for the form and the Worker. */

/** A megabyte, in bytes. */
export const MEGABYTE = 1024 * 1024;

/** Maximum number of photos in one request. */
export const MAX_PHOTOS = 5;
/** Maximum size of one photo, in bytes. */
export const MAX_PHOTO_BYTES = 10 * MEGABYTE;
/** Maximum length of one field's text, in UTF-16 units. A whole URL-encoded form may have three times as many bytes. */
export const MAX_TEXT_LENGTH = 256 * 1024;
/** Maximum number of form parts: fields, photos, hidden fields, and a few that browsers or Turnstile add. */
export const MAX_PARTS = 24;
/** Maximum size of a whole request, in bytes: all photos, plus a megabyte for everything else. */
export const MAX_BODY_BYTES = MAX_PHOTOS * MAX_PHOTO_BYTES + MEGABYTE;

/** Maximum number of characters in saved values that are not form fields. `note` is the owner's note. */
export const MAX_LENGTH = { id: 64, page: 200, note: 4000 } as const;

/** Minimum time that a person needs to fill in the form, in milliseconds. The form's island measures the time since page load. */
export const MIN_FORM_MS = 2000;
/** An hour, in milliseconds. */
export const HOUR_MS = 3_600_000;
/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;
/** Maximum requests per hour from one IPv4 address (which an office may share) or one /64 IPv6 network. Wider networks may send more. */
export const POSTS_PER_HOUR = 12;
/**
 * Maximum bytes of photos per hour from all senders together: 2 GB. Requests over this limit are stored without their photos. Written as one
 * number: esbuild does not calculate products from 2^31 on, and would leave such a product in scripts that do not use it.
 */
export const PHOTO_BYTES_PER_HOUR = 2_147_483_648;
/** Maximum length of a Turnstile token. @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
export const MAX_TOKEN_LENGTH = 2048;

/** Timeout for a database call, in milliseconds. */
export const DATABASE_TIMEOUT_MS = 8000;
/** How long the Worker reads the rest of a rejected form before it gives up, in milliseconds. */
export const DRAIN_TIMEOUT_MS = 20_000;
/** Timeout for storing one photo, in milliseconds. */
export const BUCKET_TIMEOUT_MS = 20_000;
/** Timeout for calls to the mail provider and GitHub, in milliseconds. Turnstile gets half of it. */
export const SERVICE_TIMEOUT_MS = 10_000;
