/** Reads a posted form under limits: what passes one is refused before the rest is read. */
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
  type MultipartPart,
} from "@remix-run/multipart-parser";
import { MAX_BODY_BYTES, MAX_HEADER_BYTES, MAX_PARTS, MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_TEXT_BYTES, PASS_TIMEOUT_MS } from "./limits";
import { photoType, type PhotoType } from "./photo-type";
import { Refusal, type RefusalKind } from "./refusal";
import { within } from "./within";

export interface Photo {
  readonly type: PhotoType;
  readonly bytes: Uint8Array;
}

/** A form as it arrived. A name comes once; the photos have no names of their own. */
export interface PostedForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly photos: readonly Photo[];
}

/** Fields that hold photos: `photos`, and `photo-1` to `photo-5` as hosts want them that take one file a field. */
const PHOTO_FIELD = /^photos$|^photo-[1-5]$/;

class Fields {
  private bytes = 0;

  constructor(readonly fields: Map<string, string>) {}

  add(name: string, value: Uint8Array): void {
    this.bytes += name.length + value.length;
    if (this.bytes > MAX_TEXT_BYTES) throw new Refusal("long");
    if (this.fields.size >= MAX_PARTS) throw new Refusal("many");
    if (this.fields.has(name)) throw new Refusal("unreadable");
    try {
      this.fields.set(name, new TextDecoder("utf-8", { fatal: true }).decode(value));
    } catch {
      throw new Refusal("unreadable");
    }
  }
}

const readUrlEncoded = async (body: ReadableStream<Uint8Array>, form: Fields): Promise<PostedForm> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (!value) continue;
    size += value.length;
    // Each byte of text may take three.
    if (size > 3 * MAX_TEXT_BYTES) {
      reader.releaseLock();
      throw new Refusal("long");
    }
    chunks.push(value);
  }
  const encoder = new TextEncoder();
  for (const [name, value] of new URLSearchParams(await new Blob(chunks.map((chunk) => new Uint8Array(chunk))).text()))
    form.add(name, encoder.encode(value));
  return { fields: form.fields, photos: [] };
};

const readPhoto = ({ bytes, isText }: MultipartPart): Photo | undefined => {
  // A field nobody chose a file in.
  if (bytes.length === 0) return undefined;
  const type = photoType(bytes);
  if (isText || !type) throw new Refusal("photoType");
  return { type, bytes };
};

const readMultipart = async (body: ReadableStream<Uint8Array>, boundary: string, form: Fields): Promise<PostedForm> => {
  const photos: Photo[] = [];
  const limits = { maxHeaderSize: MAX_HEADER_BYTES, maxFileSize: MAX_PHOTO_BYTES, maxParts: MAX_PARTS, maxTotalSize: MAX_BODY_BYTES };
  for await (const part of parseMultipartStream(body, { boundary, ...limits })) {
    if (part.name === undefined) throw new Refusal("unreadable");
    if (!PHOTO_FIELD.test(part.name)) {
      if (part.isFile) throw new Refusal("unreadable");
      form.add(part.name, part.bytes);
      continue;
    }
    const photo = readPhoto(part);
    if (!photo) continue;
    if (photos.length >= MAX_PHOTOS) throw new Refusal("photos");
    photos.push(photo);
  }
  return { fields: form.fields, photos };
};

const refusalOf = (error: unknown): RefusalKind | undefined => {
  if (error instanceof Refusal) return error.kind;
  if (error instanceof MaxFileSizeExceededError) return "photoSize";
  if (error instanceof MaxTotalSizeExceededError) return "photos";
  if (error instanceof MaxPartsExceededError) return "many";
  return error instanceof MultipartParseError || error instanceof TypeError ? "unreadable" : undefined;
};

/**
 * Lets the rest of a refused form go by, unkept: a sender that finds the connection closed while it writes never hears why. What
 * is larger than a request can be, or does not say how large it is, is not waited for.
 */
export const passBy = async ({ body, headers }: Request): Promise<void> => {
  if (!body || body.locked || Number(headers.get("content-length") ?? Infinity) > MAX_BODY_BYTES) return;
  const reader = body.getReader();
  const pass = async (): Promise<void> => {
    while (!(await reader.read()).done);
  };
  // Whoever is too slow, or has gone, hears nothing.
  await within(PASS_TIMEOUT_MS, pass()).catch(() => undefined);
};

/**
 * Reads a posted form.
 *
 * @param fields takes the text as it is read, so that what was read of a form that is refused can be shown again
 * @throws Refusal when it is no form, is broken, or is larger than a request can be
 */
export const readForm = async (request: Request, fields: Map<string, string>): Promise<PostedForm> => {
  const announced = Number(request.headers.get("content-length") ?? 0);
  const type = request.headers.get("content-type") ?? "";
  if (announced > MAX_BODY_BYTES) throw new Refusal("photoSize");
  if (!request.body) throw new Refusal("unreadable");
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    if (announced > 3 * MAX_TEXT_BYTES) throw new Refusal("long");
    return readUrlEncoded(request.body, new Fields(fields));
  }
  const boundary = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))/i.exec(type);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!mark) throw new Refusal("type");
  try {
    return await readMultipart(request.body, mark, new Fields(fields));
  } catch (error) {
    const kind = refusalOf(error);
    // What else may fail here is the connection: the visitor has gone, or is told that nothing arrived.
    throw new Refusal(kind ?? "unreadable");
  }
};
