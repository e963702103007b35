/** Reasons to reject a form, with their HTTP statuses. `words.yml` has a message for each reason (`server.reasons`). */
import { HTTPException } from "hono/http-exception";

const KINDS = {
  /** A malformed form, or an answer that the form does not offer. */
  unreadable: 400,
  /** Sent from another site. */
  origin: 403,
  /** The honeypot is filled in. */
  program: 422,
  /** Sent sooner than a person can fill in the form. */
  hasty: 422,
  /** A required field is empty. */
  incomplete: 422,
  email: 422,
  /** Too much text. */
  long: 413,
  /** Too many fields. */
  many: 413,
  /** Too many photos. */
  photos: 413,
  photoSize: 413,
  photoType: 415,
  /** The body is not a form. */
  type: 415,
  /** Over the limit per hour. */
  often: 429,
  /** Turnstile found no person. */
  check: 403,
  /** The request cannot be saved now. */
  away: 503,
} as const;

/** Values of the Retry-After header, in seconds. */
export const RETRY_AFTER: Readonly<Partial<Record<keyof typeof KINDS, string>>> = { often: "3600", away: "60" };

/** Thrown to reject a form. The endpoint responds with the reason and the phone number. */
export class Refusal extends HTTPException {
  constructor(readonly kind: keyof typeof KINDS) {
    super(KINDS[kind]);
  }
}
