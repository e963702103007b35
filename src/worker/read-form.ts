/** Reads a posted form as a stream, and refuses it at the first limit that it exceeds. */
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseMultipartStream,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { joinValues } from "../quote/field-values";
import { FIELD_NAMES, FORM_FIELDS, KINDS } from "../quote/form-fields";
import { MAX_BODY_BYTES, MAX_HEADER_BYTES, MAX_PARTS, MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_TEXT_BYTES, PASS_TIMEOUT_MS } from "../quote/limits";
import { photoType, type PhotoType } from "./photo-type";
import { Refusal } from "./refusal";

export interface Photo {
  readonly type: PhotoType;
  readonly bytes: Uint8Array;
}

/** Photo fields: `photos`, or `photo-1` to `photo-5` in forms for hosts that allow one file per field. */
const PHOTO_FIELD = /^photos$|^photo-[1-5]$/;

const isUrlEncoded = ({ headers }: Request): boolean => /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");

/**
 * Returns the maximum size of a form's body, in bytes. URL-encoding can triple the size of text. Browsers always send a length; bodies
 * without one get the small limit.
 */
export const bodyLimitOf = (request: Request): number =>
  isUrlEncoded(request) || !request.headers.has("content-length") ? 3 * MAX_TEXT_BYTES : MAX_BODY_BYTES;

/**
 * Reads and discards the rest of a refused form: a browser whose connection is closed while it uploads does not show the response.
 * Skips bodies that are too large or of unknown size.
 */
export const drain = async ({ body, headers }: Request): Promise<void> => {
  if (!body || body.locked || Number(headers.get("content-length") ?? Infinity) > MAX_BODY_BYTES) return;
  await body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(PASS_TIMEOUT_MS) }).catch(() => undefined);
};

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal("unreadable");
  }
};

const isSeveral = (name: string): boolean => FIELD_NAMES.some((field) => field === name && KINDS[FORM_FIELDS[field].kind].isSeveral);

/** Returns a function that adds one value of a field, and throws Refusal at a limit. */
const fieldAdder = (fields: Map<string, string>) => {
  let size = 0;
  return (name: string, value: string): void => {
    size += name.length + value.length;
    if (size > MAX_TEXT_BYTES) throw new Refusal("long");
    if (fields.size >= MAX_PARTS) throw new Refusal("many");
    const former = fields.get(name);
    if (former !== undefined && !isSeveral(name)) throw new Refusal("unreadable");
    fields.set(name, former === undefined ? value : joinValues([former, value]));
  };
};

const readPhoto = ({ bytes, isText }: MultipartPart): Photo | undefined => {
  // Browsers send an empty file for an empty input.
  if (bytes.length === 0) return undefined;
  const type = photoType(bytes);
  if (isText || !type) throw new Refusal("photoType");
  return { type, bytes };
};

/** Reads part by part: `request.formData()` would hold 50 MB of photos two or three times, and a Worker has 128 MB. */
const readMultipart = async (
  request: Request,
  boundary: string,
  fields: Map<string, string>,
  beforePhotos: () => Promise<void>,
): Promise<readonly Photo[]> => {
  const photos: Photo[] = [];
  const add = fieldAdder(fields);
  const limits = { maxHeaderSize: MAX_HEADER_BYTES, maxFileSize: MAX_PHOTO_BYTES, maxParts: MAX_PARTS, maxTotalSize: MAX_BODY_BYTES };
  if (!request.body) throw new Refusal("unreadable");
  for await (const part of parseMultipartStream(request.body, { boundary, ...limits })) {
    if (part.name === undefined) throw new Refusal("unreadable");
    if (!PHOTO_FIELD.test(part.name)) {
      if (part.isFile) throw new Refusal("unreadable");
      add(part.name, decode(part.bytes));
      continue;
    }
    const photo = readPhoto(part);
    if (!photo) continue;
    if (photos.length === 0) await beforePhotos();
    if (photos.length >= MAX_PHOTOS) throw new Refusal("photos");
    photos.push(photo);
  }
  return photos;
};

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof MaxFileSizeExceededError) return new Refusal("photoSize");
  if (error instanceof MaxTotalSizeExceededError) return new Refusal("photos");
  // Any other error is a malformed form, or a closed connection that cannot get a response.
  return new Refusal(error instanceof MaxPartsExceededError ? "many" : "unreadable");
};

/**
 * Reads a posted form. Only fields of kind `choices` may have several values, which are joined.
 *
 * @param fields receives the text fields while they are read, so that a refused form can be shown again with its text
 * @param beforePhotos called when the first photo has been parsed, before it is accepted; if it throws, no more parts are read
 * @returns the photos
 * @throws Refusal when the body is not a form, is malformed, or exceeds a limit
 */
export const readForm = async (
  request: Request,
  fields: Map<string, string>,
  beforePhotos: () => Promise<void>,
): Promise<readonly Photo[]> => {
  try {
    if (isUrlEncoded(request)) {
      const add = fieldAdder(fields);
      for (const [name, value] of await request.formData()) add(name, typeof value === "string" ? value : "");
      return [];
    }
    const boundary = getMultipartBoundary(request.headers.get("content-type") ?? "");
    if (!boundary) throw new Refusal("type");
    return await readMultipart(request, boundary, fields, beforePhotos);
  } catch (error) {
    throw refusalOf(error);
  }
};
