/** Knows the samples that this project ships by what they say or show, whatever is written above them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { readIfPresent } from "../../content/read-folder";

interface Samples {
  /** Fingerprints of texts. */
  readonly texts: readonly string[];
  /** First half of the SHA-256 of pictures. */
  readonly pictures: readonly string[];
}

/** Letters of a piece of text; pieces overlap. */
const PIECE = 4;
/** From which share of common pieces two texts are the same, with a few words changed. Two texts share a tenth or less. */
const NEAR = 0.4;
/** A short answer is like another company's by chance: "General liability, ..." */
const SHORT = { letters: 120, near: 0.7 };

const pictureDigest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** Makes 32 numbers of 16 bits from a piece of text. */
const hashesOf = (piece: string): Uint16Array => new Uint16Array(new Uint8Array(createHash("sha512").update(piece).digest()).buffer);

/**
 * Makes the fingerprint of a text: the smallest hash of its pieces, 32 times over. As many of these are the same in two texts as the
 * share of pieces that they have in common.
 *
 * @see https://en.wikipedia.org/wiki/MinHash
 */
export const textFingerprint = (text: string): string => {
  const letters = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const least = new Uint16Array(32).fill(0xffff);
  for (let start = 0; start + PIECE <= letters.length; start++) {
    for (const [index, hash] of hashesOf(letters.slice(start, start + PIECE)).entries())
      least[index] = Math.min(least[index] ?? hash, hash);
  }
  return [...least].map((hash) => hash.toString(16).padStart(4, "0")).join("");
};

const shared = (one: string, other: string): number => {
  const parts = one.match(/.{4}/g) ?? [];
  return parts.filter((part, index) => part === other.slice(4 * index, 4 * index + 4)).length / parts.length;
};

let read: Samples | undefined;
const samples = (): Samples => (read ??= JSON.parse(readFileSync(path.resolve("src/build/launch/samples.json"), "utf8")) as Samples);

/** Tells whether a text is one of the samples, or nearly. */
export const isSampleText = (text: string): boolean => {
  const fingerprint = textFingerprint(text);
  const near = text.length < SHORT.letters ? SHORT.near : NEAR;
  return samples().texts.some((sample) => shared(sample, fingerprint) >= near);
};

/**
 * Tells whether a picture is one of the samples.
 *
 * @param root the folder `content/`
 * @param src its address, such as /images/a.jpg
 */
export const isSamplePicture = (root: string, src: string): boolean => {
  const bytes = readIfPresent(root, src.replace(/^\//, ""));
  return bytes !== undefined && samples().pictures.includes(pictureDigest(bytes));
};
