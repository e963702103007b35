/** Saves quote requests: first the answers in one transaction, then the photos. */
import { sha256 } from "hono/utils/crypto";
import { FIELD_NAMES } from "../quote/form-fields";
import type { Bucket, Database } from "./env";
import { BUCKET_TIMEOUT_MS, DATABASE_TIMEOUT_MS, HOUR_MS } from "../quote/limits";
import { ALL_PHOTOS, hourOf } from "./limit";
import type { Quote } from "./quote-schema";
import type { Photo } from "./read-form";
import type { PhotoRow } from "./database-rows";
import { phoneKey } from "./typed-phone";
import { within } from "./within";

/** How long the scheduled task waits for a request's photos before it sends the email, in milliseconds. */
const PHOTO_WAIT_MS = 60_000;

/** A validated form. */
export interface NewRequest {
  readonly quote: Quote;
  readonly photos: readonly Photo[];
  /** Random id from the page's JavaScript; null for a form sent without JavaScript. */
  readonly formId: string | null;
  /** Path of the page with the form. */
  readonly page: string;
  /** Origin of the site, as the visitor's browser addressed it. */
  readonly origin: string;
  /** Whether the sender is over the limit and sent the same answers before. Such a form is confirmed, but never saved again. */
  readonly isRepeat: boolean;
  readonly photoBytesPerHour: number;
  readonly now: number;
}

const fingerprintOf = async (quote: Quote, photos: readonly Photo[]): Promise<string | null> => {
  const digests: (string | null)[] = [];
  // Hash one photo at a time, because hashing copies the photo, and a Worker has little memory.
  for (const { bytes } of photos) digests.push(await sha256(bytes));
  return sha256(JSON.stringify([...FIELD_NAMES.map((name) => quote[name]), ...digests]));
};

/** Checks whether a request with the same answers or the same form id was saved within the last hour. Ignores photos. */
export const wasSaved = async (database: Database, quote: Quote, formId: string | null, now: number): Promise<boolean> => {
  const answers = FIELD_NAMES.map((name, index) => `${name} = ?${index + 3}`).join(" AND ");
  const found = await database
    .prepare(`SELECT 1 AS found FROM requests WHERE received_at > ?1 AND (form_id = ?2 OR (${answers})) LIMIT 1`)
    .bind(now - HOUR_MS, formId, ...FIELD_NAMES.map((name) => quote[name]))
    .first();
  return found !== null;
};

/**
 * Finds the earlier request that a form repeats or, once the form is saved, its own request. Parameters: the form's fingerprint, the time an
 * hour ago, the form's id.
 */
const SAVED = "SELECT id FROM requests WHERE fingerprint = ?1 AND (received_at > ?2 OR form_id = ?3) ORDER BY received_at LIMIT 1";

/**
 * Saves a request's answers in one transaction. The same content within an hour, or with the same form id, is not saved twice.
 *
 * @returns the new or earlier request, with its photos and `mayStorePhotos`: whether to store those that are not stored yet. False if they
 * exceed the hourly limit that all senders share, or if there are none. Returns undefined if `isRepeat` is set and there is no earlier request
 * @throws database errors; after a timeout, the request may still have been saved
 */
export const saveRequest = async (database: Database, request: NewRequest) => {
  const { quote, photos, formId, page, origin, isRepeat, photoBytesPerHour, now } = request;
  const fingerprint = await fingerprintOf(quote, photos);
  const since = now - HOUR_MS;
  const hour = hourOf(now);
  const id = crypto.randomUUID();
  const bytesOfPhotos = photos.reduce((sum, { bytes }) => sum + bytes.length, 0);
  // Null if the form is over the limit and repeats no request. A photo that an earlier attempt did not store counts again.
  const bytesToStore = `CASE
    WHEN EXISTS (${SAVED}) THEN (SELECT SUM(bytes) FROM photos WHERE request_id = (${SAVED}) AND kept = 0)
    WHEN ?4 = 0 THEN ?7
    END`;
  // `posts_by_address` also counts photo bytes: in its row ALL_PHOTOS, `posts` is a number of bytes. This statement adds the bytes to store,
  // and returns a row, only if they are within the limit. If they are not, smaller photos of other requests may still fit.
  const countPhotos = database
    .prepare(
      `INSERT INTO posts_by_address (address, hour, posts)
       SELECT ?5, ?6, bytes FROM (SELECT ${bytesToStore} AS bytes) WHERE bytes BETWEEN 1 AND ?8
       ON CONFLICT DO UPDATE SET posts = posts + excluded.posts WHERE posts + excluded.posts <= ?8 RETURNING posts`,
    )
    .bind(fingerprint, since, formId, isRepeat ? 1 : 0, ALL_PHOTOS, hour, bytesOfPhotos, photoBytesPerHour);
  const row = {
    id,
    received_at: now,
    form_id: formId,
    fingerprint,
    page,
    origin,
    // Before this time, only the run that stores the photos may send the email, so that the email does not miss them.
    tell_after: photos.length > 0 ? now + PHOTO_WAIT_MS : 0,
    ...quote,
    // Normalized, to find other requests from the same person.
    email_key: quote.email.toLowerCase(),
    phone_key: phoneKey(quote.phone),
  };
  const columns = Object.keys(row);
  // The condition uses the parameters 1 to 4.
  const insert = database
    .prepare(
      `INSERT INTO requests (${columns.join(", ")}) SELECT ${columns.map((_, index) => `?${index + 5}`).join(", ")}
       WHERE ?4 = 0 AND NOT EXISTS (${SAVED})`,
    )
    .bind(fingerprint, since, formId, isRepeat ? 1 : 0, ...Object.values(row));
  const rows = photos.map(({ type, bytes }, position) =>
    database
      .prepare(
        "INSERT INTO photos (name, request_id, position, type, bytes) SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM requests WHERE id = ?2)",
      )
      .bind(`${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", ""), id, position, type, bytes.length),
  );
  const find = (sql: string) => database.prepare(sql).bind(fingerprint, since, formId);
  const files = find(`SELECT * FROM photos WHERE request_id = (${SAVED}) ORDER BY position`);
  type Row = PhotoRow & { readonly id: string };
  const results = await within(DATABASE_TIMEOUT_MS, database.batch<Row>([countPhotos, insert, ...rows, find(SAVED), files]));
  const saved = results.at(-2)?.results[0];
  return saved && { id: saved.id, photos: results.at(-1)?.results ?? [], mayStorePhotos: results[0]?.results.length === 1 };
};

/**
 * Stores the photos of a saved request, except photos that are already stored. Never throws, because the request is valid without photos.
 *
 * @returns how many of the request's photos are stored, including photos of a request that the owner has just deleted
 */
export const savePhotos = async (
  database: Database,
  bucket: Bucket | undefined,
  rows: readonly PhotoRow[],
  photos: readonly Photo[],
): Promise<number> => {
  const save = async ({ name, position, kept }: PhotoRow): Promise<boolean> => {
    const photo = photos[position];
    if (kept) return true;
    if (!bucket || !photo) return false;
    try {
      await within(BUCKET_TIMEOUT_MS, bucket.put(name, photo.bytes));
      const mark = database.prepare("UPDATE photos SET kept = 1 WHERE name = ?1 RETURNING name").bind(name);
      // The owner may have deleted the request in the meantime.
      if (!(await within(DATABASE_TIMEOUT_MS, mark.first()))) await bucket.delete([name]);
      return true;
    } catch {
      console.error("requests: a photo could not be saved");
      return false;
    }
  };
  return (await Promise.all(rows.map(save))).filter(Boolean).length;
};
