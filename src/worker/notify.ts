/** Notifies the company of each request by mail: again until it has worked, and never twice without a person's word. */
import type { Database, Environment } from "./env";
import { DAY_MS, HOUR_MS } from "../quote/limits";
import { isIdempotent, NoAnswer, requestMail, sendMail } from "./mail";
import type { RequestRow } from "./rows";
import { site } from "./site";

/** A mail under way belongs to one run of the Worker for so long; whatever ends that run leaves it to the next. */
const CLAIM_MS = 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
const AT_ONCE = 20;

type Claimed = RequestRow & { readonly photos: number };

const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS);

const PENDING = "told_at IS NULL AND unsure_at IS NULL AND tell_after <= ?1";

/**
 * Until when a mail must have been handed over that may be handed over again. A provider without keys would take any for a new one;
 * Resend remembers a key for a day. @see https://resend.com/docs/dashboard/emails/idempotency-keys
 */
const repeatableSince = (now: number, isKeyed: boolean): number => (isKeyed ? now - DAY_MS : now);

/** Claims the oldest request that is due, or the one of an id, from now on. */
const claim = async (database: Database, isKeyed: boolean, id: string | null): Promise<Claimed | undefined> => {
  const now = Date.now();
  const { results } = await database
    .prepare(
      `UPDATE requests SET tell_after = ?1 + ${CLAIM_MS}, tell_attempts = tell_attempts + 1, sending_since = COALESCE(sending_since, ?1)
       WHERE id = (
         SELECT id FROM requests WHERE ${PENDING} AND (sending_since IS NULL OR sending_since > ?2) AND (?3 IS NULL OR id = ?3)
         ORDER BY received_at LIMIT 1
       )
       RETURNING *, (SELECT COUNT(*) FROM photos WHERE request_id = requests.id AND kept = 1) AS photos`,
    )
    .bind(now, repeatableSince(now, isKeyed), id)
    .all<Claimed>();
  return results[0];
};

/** Writes down what became of a mail. A problem is tried again later, unless the mail may have gone out and the provider takes no key. */
const settle = (database: Database, { id, tell_attempts }: Claimed, error: unknown, isKeyed: boolean) => {
  const now = Date.now();
  const problem = error instanceof Error ? error.message : null;
  const isUnknown = error instanceof NoAnswer;
  return database
    .prepare(
      `UPDATE requests SET tell_problem = ?2, told_at = ?3, tell_after = ?4, unsure_at = ?5, sending_since = CASE WHEN ?6 THEN sending_since END
       WHERE id = ?1`,
    )
    .bind(id, problem, error ? null : now, now + waitAfter(tell_attempts), isUnknown && !isKeyed ? now : null, isUnknown && isKeyed ? 1 : 0)
    .run();
};

/**
 * Notifies the company of the next request that is due, or of one request if that is due.
 *
 * @returns whether there was one
 */
export const notifyNext = async (
  { DB: database, MAIL_KEY: key, MAIL_URL: fake }: Environment,
  id: string | null = null,
): Promise<boolean> => {
  const mail = site.desk?.mail;
  if (!mail || !key || !database) return false;
  const request = await claim(database, isIdempotent(mail), id);
  if (!request) return false;
  let error: unknown;
  try {
    await sendMail(requestMail(request, request.photos), mail, key, fake);
  } catch (problem) {
    console.error("requests: a mail could not be sent");
    error = problem;
  }
  await settle(database, request, error, isIdempotent(mail));
  return true;
};

/** Sets aside the mails that may have gone out although nobody wrote it down: where a run was ended over them. */
const setUnsure = async ({ DB: database }: Environment): Promise<void> => {
  const mail = site.desk?.mail;
  const now = Date.now();
  if (mail && database)
    await database
      .prepare(`UPDATE requests SET unsure_at = ?1 WHERE ${PENDING} AND sending_since <= ?2`)
      .bind(now, repeatableSince(now, isIdempotent(mail)))
      .run();
};

/** Notifies the company of all requests that are due, oldest first. */
export const notifyDue = async (environment: Environment): Promise<void> => {
  await setUnsure(environment);
  for (let count = 0; count < AT_ONCE; count++) if (!(await notifyNext(environment))) return;
};

/** Has a mail sent again that may have gone out already: a person has looked, and wants it. */
export const sendAgain = (database: Database, id: string) =>
  database
    .prepare("UPDATE requests SET unsure_at = NULL, sending_since = NULL, tell_after = 0 WHERE id = ?1 AND told_at IS NULL")
    .bind(id)
    .run();
