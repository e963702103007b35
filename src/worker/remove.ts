/** Deletes requests with their photos: first the rows in one transaction, then the files, which are listed in `files_to_delete`. */
import type { RequestRow } from "./database-rows";
import { databaseOf, type Database, type Environment } from "./env";
import { required } from "../content/shared/required";
import { BUCKET_TIMEOUT_MS, DAY_MS } from "../quote/limits";
import { hourOf } from "./limit";
import { within } from "./within";

/** Maximum number of files that R2 deletes in one call. */
const FILES_PER_CALL = 1000;

/** SQL conditions on `requests` that select what to delete, with one parameter (?1). */
const WHICH = {
  request: "id = ?1",
  /**
   * All requests with the same email address and phone number as this one. One of the two is not enough, because visitors who do not want
   * calls or emails type fillers, such as 000-000-0000 or none@none.com, that other visitors type too.
   */
  person: `id IN (SELECT other.id FROM requests AS one JOIN requests AS other
    ON other.email_key = one.email_key AND other.phone_key = one.phone_key WHERE one.id = ?1)`,
  expired: "received_at < ?1",
} as const;

interface Counts {
  readonly requests: number;
  readonly photos: number;
}

/** Counts the requests and photos that a deletion would remove. */
export const countRequests = async (database: Database, which: keyof typeof WHICH, value: string): Promise<Counts> => {
  const counts = await database
    .prepare(
      `SELECT COUNT(*) AS requests, COALESCE(SUM((SELECT COUNT(*) FROM photos WHERE request_id = requests.id AND kept = 1)), 0) AS photos
       FROM requests WHERE ${WHICH[which]}`,
    )
    .bind(value)
    .first<Counts>();
  return required(counts, "The number of requests");
};

/** Returns the names and times of the requests that deleting all requests of a person would remove, newest first. */
export const requestsOfPerson = async (database: Database, id: string) => {
  const { results } = await database
    .prepare(`SELECT name, received_at FROM requests WHERE ${WHICH.person} ORDER BY received_at DESC, id DESC`)
    .bind(id)
    .all<Pick<RequestRow, "name" | "received_at">>();
  return results;
};

/** Deletes the files in `files_to_delete`, as many as one call to the bucket allows. Returns true if files are left. */
const sweepFiles = async (environment: Environment): Promise<boolean> => {
  const database = databaseOf(environment);
  const { PHOTOS: bucket } = environment;
  const { results } = await database.prepare(`SELECT name FROM files_to_delete LIMIT ${FILES_PER_CALL + 1}`).all<{ name: string }>();
  const names = results.slice(0, FILES_PER_CALL).map(({ name }) => name);
  if (names.length === 0) return false;
  try {
    await within(BUCKET_TIMEOUT_MS, required(bucket, "The bucket").delete(names));
  } catch {
    console.error("requests: photos of deleted requests could not be deleted; the next run will try again");
    return true;
  }
  await database.prepare("DELETE FROM files_to_delete WHERE name IN (SELECT value FROM json_each(?1))").bind(JSON.stringify(names)).run();
  return results.length > names.length;
};

/** Deletes requests with their photos. Returns the number of each, and whether the bucket still has files to delete. */
export const removeRequests = async (environment: Environment, which: keyof typeof WHICH, value: string | number) => {
  const database = databaseOf(environment);
  const photos = `FROM photos WHERE request_id IN (SELECT id FROM requests WHERE ${WHICH[which]})`;
  const [, files, requests] = await database.batch<{ kept?: number }>(
    [
      `INSERT OR IGNORE INTO files_to_delete SELECT name ${photos}`,
      `DELETE ${photos} RETURNING kept`,
      `DELETE FROM requests WHERE ${WHICH[which]} RETURNING id`,
    ].map((sql) => database.prepare(sql).bind(value)),
  );
  return {
    requests: requests?.results.length ?? 0,
    photos: files?.results.filter(({ kept }) => kept === 1).length ?? 0,
    areFilesLeft: await sweepFiles(environment),
  };
};

/** Deletes requests older than `keepDays` days, and rate limit counters and used OAuth states older than a day. */
export const removeExpired = async (environment: Environment, keepDays: number): Promise<void> => {
  const database = databaseOf(environment);
  const now = Date.now();
  await removeRequests(environment, "expired", now - keepDays * DAY_MS);
  await database.batch([
    database.prepare("DELETE FROM posts_by_address WHERE hour < ?1").bind(hourOf(now - DAY_MS)),
    database.prepare("DELETE FROM used_sign_ins WHERE used_at < ?1").bind(now - DAY_MS),
  ]);
};
