/** Saves quote requests: first the answers in one transaction, then the photos. */
import { sha256 } from "hono/utils/crypto";
import { FIELD_NAMES } from "../quote/form-fields";
import type { Bucket, Database } from "./env";
import { BUCKET_TIMEOUT_MS, DATABASE_TIMEOUT_MS, HOUR_MS } from "../quote/limits";
import { ALL_PHOTOS, hourOf } from "./limit";
import type { Quote } from "./quote-schema";
import type { Photo } from "./read-form";
import type { PhotoRow } from "./rows";
import { within } from "./within";

/** A validated form. */
export interface NewRequest {
  readonly quote: Quote;
  readonly photos: readonly Photo[];
  /** Random id from the page's JavaScript; null for a form sent without JavaScript. */
  readonly formId: string | null;
  /** Path of the page with the form. */
  readonly page: string;
  /** Digest of the sender's network. */
  readonly sender: string;
  readonly postsPerHour: number;
  readonly photoPostsPerHour: number;
  readonly now: number;
}

const fingerprintOf = async (quote: Quote, photos: readonly Photo[]): Promise<string | null> => {
  const digests: (string | null)[] = [];
  // Hash one photo at a time, because hashing copies the photo, and a Worker has little memory.
  for (const { bytes } of photos) digests.push(await sha256(bytes));
  return sha256(JSON.stringify([...FIELD_NAMES.map((name) => quote[name]), ...digests]));
};

const SAME = "fingerprint = ?1 AND (received_at > ?2 OR form_id = ?3)";

/**
 * Saves a request's answers in one transaction. The same content within an hour, or with the same form id, is not saved twice.
 *
 * @returns the new or earlier request, and whether its photos are within the hourly limit that all senders share; undefined if the
 * sender is over the limit per sender
 * @throws database errors; after a timeout, the request may still have been saved
 */
export const saveRequest = async (database: Database, request: NewRequest) => {
  const { quote, photos, formId, page, sender, postsPerHour, photoPostsPerHour, now } = request;
  const fingerprint = await fingerprintOf(quote, photos);
  const since = now - HOUR_MS;
  const hour = hourOf(now);
  const id = crypto.randomUUID();
  const count = database
    .prepare("INSERT INTO posts_by_address (address, hour, posts) VALUES (?1, ?2, 1) ON CONFLICT DO UPDATE SET posts = posts + 1")
    .bind(sender, hour);
  // Forms over a sender's own limit do not count toward the shared limit, so that one sender cannot use it up.
  const countPhotos = database
    .prepare(
      `INSERT INTO posts_by_address (address, hour, posts) SELECT ?1, ?2, ?3
       WHERE (SELECT posts FROM posts_by_address WHERE address = ?4 AND hour = ?2) <= ?5
       ON CONFLICT DO UPDATE SET posts = posts + excluded.posts RETURNING posts`,
    )
    .bind(ALL_PHOTOS, hour, photos.length > 0 ? 1 : 0, sender, postsPerHour);
  const row = {
    id,
    received_at: now,
    form_id: formId,
    fingerprint,
    page,
    ...quote,
    // Normalized, to find other requests from the same person.
    email_key: quote.email.toLowerCase(),
    phone_key: quote.phone.replace(/\D+/g, "").replace(/^1(?=\d{10}$)/, ""),
  };
  const columns = Object.keys(row);
  const insert = database
    .prepare(
      `INSERT INTO requests (${columns.join(", ")}) SELECT ${columns.map((_, index) => `?${index + 7}`).join(", ")}
       WHERE NOT EXISTS (SELECT 1 FROM requests WHERE ${SAME})
         AND (SELECT posts FROM posts_by_address WHERE address = ?4 AND hour = ?5) <= ?6`,
    )
    .bind(fingerprint, since, formId, sender, hour, postsPerHour, ...Object.values(row));
  const rows = photos.map(({ type, bytes }, position) =>
    database
      .prepare(
        "INSERT INTO photos (name, request_id, position, type, bytes) SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM requests WHERE id = ?2)",
      )
      .bind(`${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", ""), id, position, type, bytes.length),
  );
  const same = `SELECT id FROM requests WHERE ${SAME} ORDER BY received_at LIMIT 1`;
  const find = (sql: string) => database.prepare(sql).bind(fingerprint, since, formId);
  const files = find(`SELECT * FROM photos WHERE request_id = (${same}) ORDER BY position`);
  type Row = PhotoRow & { readonly id: string; readonly posts: number };
  const results = await within(DATABASE_TIMEOUT_MS, database.batch<Row>([count, countPhotos, insert, ...rows, find(same), files]));
  const saved = results.at(-2)?.results[0];
  const photoPosts = results[1]?.results[0]?.posts ?? Infinity;
  return saved && { id: saved.id, photos: results.at(-1)?.results ?? [], takesPhotos: photoPosts <= photoPostsPerHour };
};

/**
 * Stores the photos of a saved request, except photos that are already stored. Never throws, because the request is valid without photos.
 *
 * @returns how many of the request's photos are stored
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
