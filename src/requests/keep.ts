/** Keeps requests: the text first and in one step, the photos after it. */
import type { Bucket, Database } from "./bindings";
import { sha256 } from "./digest";
import { BUCKET_TIMEOUT_MS, DATABASE_TIMEOUT_MS, HOUR_MS, SAME_REQUEST_MS } from "./limits";
import type { Quote } from "./quote";
import type { Photo } from "./read-form";
import { photoRow, type PhotoRow } from "./rows";
import { within } from "./within";

/** A form that was found to be a request. */
export interface NewRequest {
  readonly quote: Quote;
  readonly photos: readonly Photo[];
  /** Made in the page; a form sent without scripts has none. */
  readonly formId: string | null;
  /** The sender's internet address, as a digest. */
  readonly address: string;
  readonly postsPerHour: number;
  readonly now: number;
}

/** A request that is in the database. */
export interface KeptRequest {
  readonly id: string;
  readonly photos: readonly PhotoRow[];
}

/** Reduces an email address and a phone number to what finds the same person again. */
export const personKeys = ({ email, phone }: Pick<Quote, "email" | "phone">) => ({
  emailKey: email.toLowerCase(),
  phoneKey: phone.replace(/\D+/g, "").replace(/^1(?=\d{10}$)/, ""),
});

const fingerprintOf = async ({ name, email, phone, service, message }: Quote, photos: readonly Photo[]): Promise<string> =>
  sha256(JSON.stringify([name, email, phone, service, message, ...(await Promise.all(photos.map(({ bytes }) => sha256(bytes))))]));

const FIRST = "ORDER BY received_at LIMIT 1";
const SAME = "fingerprint = ?1 AND (received_at > ?2 OR form_id = ?3)";

/**
 * Keeps a request's text, in one transaction. The same content within an hour, or with the id of the same form, is one request.
 *
 * @returns the request, also when an earlier sending made it; nothing when the address has sent too many
 * @throws what the database throws; then nothing was kept, or it cannot be known
 */
export const keepRequest = async (database: Database, request: NewRequest): Promise<KeptRequest | undefined> => {
  const { quote, photos, formId, address, postsPerHour, now } = request;
  const fingerprint = await fingerprintOf(quote, photos);
  const since = now - SAME_REQUEST_MS;
  const hour = Math.floor(now / HOUR_MS);
  const id = crypto.randomUUID();
  const { emailKey, phoneKey } = personKeys(quote);
  const count = database
    .prepare("INSERT INTO posts_by_address (address, hour, posts) VALUES (?1, ?2, 1) ON CONFLICT DO UPDATE SET posts = posts + 1")
    .bind(address, hour);
  const insert = database
    .prepare(
      `INSERT INTO requests (id, received_at, form_id, fingerprint, name, email, phone, service, message, email_key, phone_key)
       SELECT ?4, ?5, ?3, ?1, ?6, ?7, ?8, ?9, ?10, ?11, ?12
       WHERE NOT EXISTS (SELECT 1 FROM requests WHERE ${SAME})
         AND (SELECT posts FROM posts_by_address WHERE address = ?13 AND hour = ?14) <= ?15`,
    )
    .bind(
      ...[fingerprint, since, formId, id, now, quote.name, quote.email, quote.phone, quote.service, quote.message, emailKey, phoneKey],
      ...[address, hour, postsPerHour],
    );
  const rows = photos.map(({ type, bytes }, position) =>
    database
      .prepare(
        "INSERT INTO photos (name, request_id, position, type, bytes) SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM requests WHERE id = ?2)",
      )
      .bind(`${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", ""), id, position, type, bytes.length),
  );
  const found = database.prepare(`SELECT id FROM requests WHERE ${SAME} ${FIRST}`).bind(fingerprint, since, formId);
  const files = database
    .prepare(`SELECT * FROM photos WHERE request_id = (SELECT id FROM requests WHERE ${SAME} ${FIRST}) ORDER BY position`)
    .bind(fingerprint, since, formId);
  const results = await within(DATABASE_TIMEOUT_MS, database.batch([count, insert, ...rows, found, files]));
  const kept = results.at(-2)?.results[0]?.id;
  return typeof kept === "string" ? { id: kept, photos: (results.at(-1)?.results ?? []).map((row) => photoRow.parse(row)) } : undefined;
};

/**
 * Keeps the photos of a request that is in the database. A photo that an earlier sending left is not stored again.
 *
 * @returns how many of them are kept now; it never throws, because the request stands without them
 */
export const keepPhotos = async (
  database: Database,
  bucket: Bucket | undefined,
  { photos: rows }: KeptRequest,
  photos: readonly Photo[],
) => {
  const keep = async ({ name, position, kept }: PhotoRow): Promise<boolean> => {
    const photo = photos[position];
    if (kept) return true;
    if (!bucket || !photo) return false;
    try {
      await within(BUCKET_TIMEOUT_MS, bucket.put(name, photo.bytes));
      await within(DATABASE_TIMEOUT_MS, database.prepare("UPDATE photos SET kept = 1 WHERE name = ?1").bind(name).run());
      return true;
    } catch {
      console.error("requests: a photo could not be kept");
      return false;
    }
  };
  return (await Promise.all(rows.map(keep))).filter(Boolean).length;
};
