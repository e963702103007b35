/** What the endpoint cannot take. `words.yml` says each kind to the visitor. */

/** The kinds of refusal, with the status each answers. */
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

/** After how many seconds it is worth trying again. */
const RETRY_AFTER: Readonly<Partial<Record<keyof typeof KINDS, string>>> = { often: "3600", away: "60" };

/** Stops the handling of a form; the endpoint answers with its words and the phone. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: (typeof KINDS)[keyof typeof KINDS];
  readonly retryAfter: string | undefined;

  constructor(readonly kind: keyof typeof KINDS) {
    super(kind);
    this.status = KINDS[kind];
    this.retryAfter = RETRY_AFTER[kind];
  }
}
