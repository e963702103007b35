/**
 * Detects what is left of the shipped sample: pictures and files by their SHA-256, texts by the digest of each sentence.
 * `npm run launch-check -- --ship` writes the list. Texts that the starter has too are neutral, so they are not in the list, but its
 * pictures are.
 */
import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseFile, type ParsedFile } from "../../content/check/parse";
import { listFiles, readIfPresent } from "../../content/load/read-folder";
import { PICTURE_ENDINGS } from "../../content/shared/pictures";
import type { Business } from "../../content/schema/business";

/** What was shipped. */
interface Shipped {
  /** SHA-256 of each file, by path relative to `content/`. */
  readonly files: Readonly<Record<string, string>>;
  /** SHA-256 of each picture of the starter. Unlike its texts, they count as samples. */
  readonly starterPictures: readonly string[];
  /** The first characters of the SHA-256 of each sentence, sorted. */
  readonly sentences: readonly string[];
}

const LIST = "src/publish/launch/samples.json";
const STARTER = "starter";
/** Shorter texts, such as labels and names of places, say nothing about whose they are. */
const FEWEST_WORDS = 4;
/** Number of characters of a sentence's digest in the list, which has thousands of digests. */
const DIGEST_LENGTH = 12;

/** Checks whether a file in `content/` is a picture. */
export const isPicture = (file: string): boolean => PICTURE_ENDINGS.includes(path.extname(file).toLowerCase());

/** Returns the SHA-256 of every markdown, YAML and picture file in a content folder. */
export const digestsIn = (root: string): Shipped["files"] =>
  Object.fromEntries(
    listFiles(root, "", [".md", ".yml", ...PICTURE_ENDINGS]).map((file) => [file, hash("sha256", readFileSync(path.join(root, file)))]),
  );

/** A sentence, heading, table cell or field, and its line. */
interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** Splits text into sentences. Does not use Intl.Segmenter, whose rules change with the version of Node. */
const splitSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?]["”)*]*)\s+|\n/)
    .map((sentence) => sentence.replace(/\s+/g, " ").trim())
    .filter((sentence) => (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).length >= FEWEST_WORDS);

const sentencesInFields = (value: unknown, lineOf: ParsedFile["lineOf"], at: readonly PropertyKey[] = []): readonly Sentence[] => {
  if (typeof value === "string") {
    const isAddress = /^(?:https?:)?\/\S*$/.test(value);
    return isAddress ? [] : splitSentences(value).map((text) => ({ line: lineOf(at) ?? 1, text }));
  }
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, item]) => sentencesInFields(item, lineOf, [...at, Array.isArray(value) ? Number(key) : key]))
    : [];
};

const sentencesInBody = ({ body, bodyLine }: ParsedFile): readonly Sentence[] =>
  body.split("\n").flatMap((written, index) => {
    const plain = written.replace(/^\s*(?:#{1,6}|[-*>]|\d+\.)\s+/, "");
    const cells = plain.startsWith("|") ? plain.split("|") : [plain];
    return cells.flatMap(splitSentences).map((text) => ({ line: bodyLine + index, text }));
  });

/** Returns the sentences of a content file. */
const sentencesOfFile = (root: string, file: string): readonly Sentence[] => {
  const result = parseFile(file, readIfPresent(root, file) ?? new Uint8Array());
  if ("problems" in result) return [];
  const { parsed } = result;
  return [...sentencesInFields(parsed.data, parsed.lineOf), ...sentencesInBody(parsed)];
};

const textFiles = (root: string): readonly string[] => listFiles(root, "", [".md", ".yml"]);

const digestOfText = (text: string): string => hash("sha256", text).slice(0, DIGEST_LENGTH);

const sentenceDigests = (root: string): ReadonlySet<string> =>
  new Set(textFiles(root).flatMap((file) => sentencesOfFile(root, file).map(({ text }) => digestOfText(text))));

/** Returns what is shipped in a content folder. */
export const shippedIn = (root: string, starter = path.resolve(STARTER)): Shipped => {
  const neutral = sentenceDigests(starter);
  const pictures = Object.entries(digestsIn(starter)).flatMap(([file, digest]) => (isPicture(file) ? [digest] : []));
  return {
    files: digestsIn(root),
    starterPictures: pictures.sort(),
    sentences: [...sentenceDigests(root)].filter((digest) => !neutral.has(digest)).sort(),
  };
};

/** Loads the list of what was shipped. Safe cast: writeShipped() writes the list. */
export const readShipped = (): Shipped => JSON.parse(readFileSync(path.resolve(LIST), "utf8")) as Shipped;

/** Writes the list of what is shipped in a content folder. */
export const writeShipped = (root: string): void => writeFileSync(path.resolve(LIST), `${JSON.stringify(shippedIn(root), undefined, 2)}\n`);

/**
 * Returns the files in a content folder that are identical to a file of the sample or to a picture of the starter, even if their names
 * differ. Omits texts that are identical to one of the starter's.
 */
export const sampleFiles = (root: string, shipped = readShipped()): readonly string[] => {
  const digests = new Set([...Object.values(shipped.files), ...shipped.starterPictures]);
  const neutral = new Set(textFiles(path.resolve(STARTER)).map((file) => hash("sha256", readFileSync(path.join(STARTER, file)))));
  return Object.entries(digestsIn(root)).flatMap(([file, digest]) => (digests.has(digest) && !neutral.has(digest) ? [file] : []));
};

/** Returns a path as files are listed: relative to `content/`, with slashes, without a slash or `/*` at the end. */
const inContent = (typed: string): string =>
  typed
    .replaceAll("\\", "/")
    .replace(/^\.?\//, "")
    .replace(/^content\//, "")
    .replace(/\/[/*]*$/, "");

/** Checks whether a file or its folder is listed under `kept` in the settings. */
export const isKept = ({ kept = [] }: Pick<Business, "kept">, name: string): boolean =>
  kept.map(({ what }) => inContent(what)).some((path) => name === path || name.startsWith(`${path}/`));

/** Returns the files with sentences of the sample, starting with the file that has the most. Ignores files under `kept`. */
export const sampleTexts = (root: string, business: Pick<Business, "kept">, shipped: Pick<Shipped, "sentences"> = readShipped()) => {
  const known = new Set(shipped.sentences);
  return textFiles(root)
    .filter((file) => !isKept(business, file))
    .map((file) => ({ file, sentences: sentencesOfFile(root, file).filter(({ text }) => known.has(digestOfText(text))) }))
    .filter(({ sentences }) => sentences.length > 0)
    .sort((a, b) => b.sentences.length - a.sentences.length);
};
