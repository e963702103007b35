/** Deletes requests with their photos. Files go first: what is cut short leaves rows, and is done to its end the next time. */
import type { Bucket, Database } from "./bindings";
import { DAY_MS } from "./limits";

const AT_ONCE = 100;

/** Deletes the requests of these ids. */
export const removeRequests = async (database: Database, bucket: Bucket | undefined, ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    const { results } = await database.prepare("SELECT name FROM photos WHERE request_id = ?1").bind(id).all();
    const names = results.map(({ name }) => String(name));
    // Without its bucket a request stays: its photos would be in nobody's list any more.
    if (names.length > 0 && !bucket) continue;
    if (names.length > 0) await bucket?.delete(names);
    await database.batch([
      database.prepare("DELETE FROM photos WHERE request_id = ?1").bind(id),
      database.prepare("DELETE FROM requests WHERE id = ?1").bind(id),
    ]);
  }
};

/** Deletes what is older than it may be. Gives how many requests that were. */
export const removeOld = async (database: Database, bucket: Bucket | undefined, keepDays: number, now: number): Promise<number> => {
  const { results } = await database
    .prepare(`SELECT id FROM requests WHERE received_at < ?1 ORDER BY received_at LIMIT ${AT_ONCE}`)
    .bind(now - keepDays * DAY_MS)
    .all();
  await removeRequests(
    database,
    bucket,
    results.map(({ id }) => String(id)),
  );
  await database.batch([
    database.prepare("DELETE FROM posts_by_address WHERE hour < ?1").bind(Math.floor((now - DAY_MS) / 3_600_000)),
    database.prepare("DELETE FROM used_sign_ins WHERE used_at < ?1").bind(now - DAY_MS),
  ]);
  return results.length;
};
