/** Reasons to reject a form, with their HTTP statuses. `words.yml` has a message for each reason (`server.reasons`). */
import { HTTPException } from "hono/http-exception";

const KINDS = {
  unreadable: 400,
  origin: 403,
  program: 422,
  hasty: 422,
  incomplete: 422,
  email: 422,
  long: 413,
  many: 413,
  photos: 413,
  photoSize: 413,
  photoType: 415,
  type: 415,
  often: 429,
  check: 403,
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
