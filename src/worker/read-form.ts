/** Parses a posted form, and rejects it as soon as it exceeds a limit. Forms with photos are parsed as a stream. */
import { isMultipartRequest, MaxFileSizeExceededError, MaxPartsExceededError, parseMultipartRequest } from "@remix-run/multipart-parser";
import { pictureKind, type PictureKind } from "../content/check/picture-kind";
import { joinValues } from "../quote/field-values";
import { MAX_BODY_BYTES, MAX_PARTS, MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_TEXT_LENGTH, DRAIN_TIMEOUT_MS } from "../quote/limits";
import { Refusal } from "./refusal";

export interface Photo {
  /** The MIME type, detected from magic bytes, because the type and file name from the sender may be wrong. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Photo formats that the form accepts. */
const PHOTO_KINDS: readonly PictureKind[] = ["JPEG", "PNG", "WebP", "HEIC"];

/** Photo fields: `photos`, or `photo-1` to `photo-5` in forms for hosts that allow one file per field. */
const PHOTO_FIELD = /^photos$|^photo-[1-5]$/;

const isUrlEncoded = ({ headers }: Request): boolean => /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");

/**
 * Returns the maximum size of a form's body, in bytes. URL-encoding can triple the size of text. Browsers always send a Content-Length;
 * bodies without one get the limit of a URL-encoded form.
 */
export const bodyLimitOf = (request: Request): number =>
  isUrlEncoded(request) || !request.headers.has("content-length") ? 3 * MAX_TEXT_LENGTH : MAX_BODY_BYTES;

/**
 * Reads and discards the rest of a rejected form, because a browser does not show the response if the connection is closed during the
 * upload. Does not read bodies that are too large or of unknown size.
 */
export const drain = async ({ body, headers }: Request): Promise<void> => {
  if (!body || body.locked || Number(headers.get("content-length") ?? Infinity) > MAX_BODY_BYTES) return;
  await body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() => undefined);
};

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof MaxFileSizeExceededError) return new Refusal("photoSize");
  // Any other error of the parser means that the form is malformed, or that the connection was closed and no response can be sent.
  return new Refusal(error instanceof MaxPartsExceededError ? "many" : "unreadable");
};

/**
 * Parses a posted form. Joins the values of a field that is sent several times.
 *
 * @param fields receives the text fields as they are read, so that a rejected form can be shown again with the visitor's answers
 * @param beforePhotos called when the first photo has been parsed but not yet accepted; if the callback throws, no
 *   more parts are read
 * @returns the photos
 * @throws Refusal if the body is not a form, is malformed, exceeds a limit or has a photo of another type; what the callback throws
 */
export const readForm = async (
  request: Request,
  fields: Map<string, string>,
  beforePhotos: () => Promise<void>,
): Promise<readonly Photo[]> => {
  const photos: Photo[] = [];
  let callbackError: unknown;
  const addText = (name: string, value: string): void => {
    // The answers themselves have shorter limits.
    if (value.length > MAX_TEXT_LENGTH) throw new Refusal("long");
    const former = fields.get(name);
    fields.set(name, former === undefined ? value : joinValues([former, value]));
  };
  const addPhoto = async (bytes: Uint8Array): Promise<void> => {
    const kind = pictureKind(bytes);
    if (!kind || !PHOTO_KINDS.includes(kind)) throw new Refusal("photoType");
    if (photos.length === 0)
      await beforePhotos().catch((error: unknown) => {
        callbackError = error;
        throw error;
      });
    if (photos.length >= MAX_PHOTOS) throw new Refusal("photos");
    photos.push({ type: `image/${kind.toLowerCase()}`, bytes });
  };
  try {
    if (isUrlEncoded(request)) {
      const entries = [...(await request.formData())];
      if (entries.length > MAX_PARTS) throw new Refusal("many");
      for (const [name, value] of entries) addText(name, typeof value === "string" ? value : "");
      return [];
    }
    if (!isMultipartRequest(request)) throw new Refusal("type");
    // Parse part by part: `request.formData()` would keep two or three copies of 50 MB of photos, and a Worker has 128 MB of memory.
    for await (const part of parseMultipartRequest(request, { maxFileSize: MAX_PHOTO_BYTES, maxParts: MAX_PARTS })) {
      const { name = "" } = part;
      if (!PHOTO_FIELD.test(name)) addText(name, part.text);
      // Browsers send an empty file for an empty input.
      else if (part.size > 0) await addPhoto(part.bytes);
    }
    return photos;
  } catch (error) {
    throw error === callbackError ? error : refusalOf(error);
  }
};
