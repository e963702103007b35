/** What the endpoint cannot take, in words for the visitor. */

/** The kinds of refusal, with the status each answers. */
const KINDS = {
  unreadable: [400, "The form arrived in a shape that we cannot read."],
  origin: [403, "This form was sent from another website."],
  program: [422, "This looks like the work of a program, so we did not take it."],
  hasty: [422, "That was faster than a person writes. Please wait a moment and send it again."],
  incomplete: [422, "We need your name, your email address and your phone number."],
  email: [422, "The email address does not look right."],
  long: [413, "There is more text than we can take."],
  many: [413, "There are more fields than our form has."],
  photos: [413, "We can take up to 5 photos."],
  photoSize: [413, "One of the photos is over 10 MB."],
  photoType: [415, "One of the files is no photo that we know. We take JPEG, PNG, WebP and HEIC."],
  type: [415, "The form arrived in a format that we do not read."],
  often: [429, "Many forms have come from your internet address in the last hour."],
  check: [403, "The check against programs did not succeed."],
  away: [503, "We cannot keep your request right now, so it has not reached us."],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

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
    return KINDS[this.kind][0];
  }

  get words(): string {
    return KINDS[this.kind][1];
  }
}
