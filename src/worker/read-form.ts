/** Reads a posted form under limits: what passes one is refused before the rest is read. */
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseMultipartStream,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { MAX_BODY_BYTES, MAX_HEADER_BYTES, MAX_PARTS, MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_TEXT_BYTES, PASS_TIMEOUT_MS } from "../quote/limits";
import { photoType, type PhotoType } from "./photo-type";
import { Refusal } from "./refusal";

export interface Photo {
  readonly type: PhotoType;
  readonly bytes: Uint8Array;
}

/** Fields that hold photos: `photos`, and `photo-1` to `photo-5` as hosts want them that take one file a field. */
const PHOTO_FIELD = /^photos$|^photo-[1-5]$/;

const isUrlEncoded = ({ headers }: Request): boolean => /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");

/** Gives how large the body of a form may be. Each byte of text may take three. Browsers always say how large a body is. */
export const bodyLimitOf = (request: Request): number =>
  isUrlEncoded(request) || !request.headers.has("content-length") ? 3 * MAX_TEXT_BYTES : MAX_BODY_BYTES;

/**
 * Reads the rest of a refused form and drops it: a sender whose connection is closed while it writes never hears why. What is larger
 * than a request can be, or does not say how large it is, is not waited for.
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

/** Adds one field at a time to a form, under limits. */
const adderTo = (fields: Map<string, string>) => {
  let size = 0;
  return (name: string, value: string): void => {
    size += name.length + value.length;
    if (size > MAX_TEXT_BYTES) throw new Refusal("long");
    if (fields.size >= MAX_PARTS) throw new Refusal("many");
    if (fields.has(name)) throw new Refusal("unreadable");
    fields.set(name, value);
  };
};

const readPhoto = ({ bytes, isText }: MultipartPart): Photo | undefined => {
  // A field nobody chose a file in.
  if (bytes.length === 0) return undefined;
  const type = photoType(bytes);
  if (isText || !type) throw new Refusal("photoType");
  return { type, bytes };
};

/** Reads part by part: the platform's own `formData()` would hold fifty megabytes of photos two or three times, of the 128 a Worker has. */
const readMultipart = async (
  request: Request,
  boundary: string,
  fields: Map<string, string>,
  beforePhotos: () => Promise<void>,
): Promise<readonly Photo[]> => {
  const photos: Photo[] = [];
  const add = adderTo(fields);
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
  // What else may fail is the form's shape, or the connection: then the visitor has gone.
  return new Refusal(error instanceof MaxPartsExceededError ? "many" : "unreadable");
};

/**
 * Reads a posted form. A name comes once; the photos have no names of their own.
 *
 * @param fields takes the text as it is read, so that what was read of a form that is refused can be shown again
 * @param beforePhotos checks the text that was read before the first photo; when it throws, no further photo is read
 * @returns the photos
 * @throws Refusal when it is no form, is broken, or is larger than a request can be
 */
export const readForm = async (
  request: Request,
  fields: Map<string, string>,
  beforePhotos: () => Promise<void>,
): Promise<readonly Photo[]> => {
  try {
    if (isUrlEncoded(request)) {
      const add = adderTo(fields);
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
