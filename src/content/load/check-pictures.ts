/** Checks that the build can read each picture, and that its format, size and proportions are allowed. */
import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { ContentError, type Fault, type Problem } from "../check/problems";
import { namesOf } from "../shared/collections";
import { LONGEST_SIDE, MAX_PIXELS, MAX_RATIO, PICTURE_ENDINGS, PICTURE_FORMATS } from "../shared/pictures";
import { DECODING, openPicture } from "./open-picture";
import { listFiles } from "./read-folder";

const SAVE_AGAIN = "Open it in a photo program and save it as JPEG. Renaming a file does not change its format.";
const COPY_AGAIN = "Copy it again from the phone or the camera, or save it again in a photo program.";
const MEGA = 1_000_000;

/** Returns the name of the format that a decoder found in a file, such as HEIC. */
const formatName = ({ format, compression }: Metadata): string =>
  format === "heif" ? (compression === "av1" ? "AVIF" : "HEIC") : format === "webp" ? "WebP" : format.toUpperCase();

/** Returns the first line of a decoder's message, without the name of the function that failed. */
const reasonOf = (error: unknown): string => (error instanceof Error ? (error.message.split("\n")[0] ?? "").replace(/^\w+: /, "") : "");

const unreadable = (error: unknown, fix: string): Fault => ({
  expected: "a picture that can be opened",
  found: `a damaged or unknown file (${reasonOf(error)})`,
  fix,
});

/** Returns the problem with a picture's format or size; undefined if there is none. */
const faultOfMetadata = (file: string, metadata: Metadata): Fault | undefined => {
  const ending = path.extname(file).toLowerCase();
  const expectedFormat = namesOf(PICTURE_FORMATS).find((format) => PICTURE_FORMATS[format].some((known) => known === ending));
  const { width, height } = metadata;
  const found = formatName(metadata);
  if (found !== expectedFormat)
    return {
      expected: `a ${expectedFormat ?? "JPEG, PNG or WebP"} picture, as the file name says`,
      found: `${found} data`,
      fix: SAVE_AGAIN,
    };
  if (width * height > MAX_PIXELS)
    return {
      expected: `at most ${MAX_PIXELS / MEGA} megapixels`,
      found: `${width} x ${height} pixels, which are ${Math.ceil((width * height) / MEGA)} megapixels`,
      fix: `Make it smaller in a photo program. No page needs more than ${LONGEST_SIDE} pixels on the longest side.`,
    };
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
    return {
      expected: `a picture that is at most ${MAX_RATIO} times as long as it is wide`,
      found: `${width} x ${height} pixels`,
      fix: "Crop it in a photo program.",
    };
  return undefined;
};

/** Decodes a whole picture, at an eighth of its size where the format allows it, and returns its problem; undefined if there is none. */
const faultOfPicture = async (root: string, file: string): Promise<Fault | undefined> => {
  const place = path.join(root, file);
  if (statSync(place).size === 0) return { expected: "a picture", found: "an empty file", fix: COPY_AGAIN };
  try {
    // Measure without the limit, so that the report can contain the size.
    const fault = faultOfMetadata(file, await sharp(place, { ...DECODING, limitInputPixels: false }).metadata());
    if (fault) return fault;
  } catch (error) {
    return unreadable(error, SAVE_AGAIN);
  }
  try {
    await openPicture(place).resize({ width: 16 }).raw().toBuffer();
  } catch (error) {
    return unreadable(error, COPY_AGAIN);
  }
  return undefined;
};

/** Results by file, size and time of the last change, for `develop`, which checks all pictures after each change. */
const checked = new Map<string, Promise<Fault | undefined>>();

const checkOnce = (root: string, file: string): Promise<Fault | undefined> => {
  const { size, mtimeMs } = statSync(path.join(root, file));
  const key = [root, file, size, mtimeMs].join("\n");
  const known = checked.get(key) ?? faultOfPicture(root, file);
  checked.set(key, known);
  return known;
};

/**
 * Reports the pictures in `content/images` that pages cannot show.
 *
 * @param root the folder `content/`
 */
export const checkPictures = async (root: string): Promise<readonly Problem[]> => {
  const files = listFiles(root, "images", PICTURE_ENDINGS);
  const problems: Problem[] = [];
  // One iterator for all workers, so that each takes the next file that no other has taken.
  const queue = files[Symbol.iterator]();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const fault = await checkOnce(root, file);
      if (fault) problems.push({ file, field: "(whole file)", ...fault });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return problems.sort((one, other) => (one.file < other.file ? -1 : 1));
};

/**
 * Loads content and checks its pictures.
 *
 * @param root the folder `content/`
 * @param load loads the texts, or throws a ContentError
 * @throws ContentError with the problems of texts and pictures
 */
export const withPictures = async <Loaded>(root: string, load: () => Loaded): Promise<Loaded> => {
  const ofPictures = await checkPictures(root);
  let loaded: Loaded;
  try {
    loaded = load();
  } catch (error) {
    throw error instanceof ContentError ? new ContentError([...error.problems, ...ofPictures]) : error;
  }
  if (ofPictures.length > 0) throw new ContentError(ofPictures);
  return loaded;
};
