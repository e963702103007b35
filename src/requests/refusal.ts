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
} as const satisfies Readonly<Record<string, number>>;

export type RefusalKind = keyof typeof KINDS;

/** Stops the handling of a form; the endpoint answers with its words and the phone. */
export class Refusal extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind) {
    super(kind);
    this.name = "Refusal";
    this.kind = kind;
  }

  get status(): number {
    return KINDS[this.kind];
  }
}
