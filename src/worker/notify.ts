/**
 * Emails the company about each quote request. Retries failed emails, but only when a retry cannot send a duplicate. An email that may
 * already have been sent is resent only at the owner's request.
 */
import { databaseOf, type Database, type Environment } from "./env";
import { DAY_MS, HOUR_MS } from "../quote/limits";
import { isIdempotent, UnknownOutcome, requestMail, sendMail } from "./mail";
import type { RequestRow } from "./database-rows";
import { site } from "./site-settings";
import { unsentCondition } from "./unsent";

/** How long one run of the Worker owns an email, in milliseconds. After that, another run may claim the email. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 6 * HOUR_MS;
const MAILS_PER_RUN = 20;

type Claimed = RequestRow & { readonly photos: number };

/** Returns the delay before the next attempt, which doubles with each attempt. `attempts` is at least 1. */
const retryDelay = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);

/** Condition for emails that are due. ?1 is the current time. */
const PENDING = "told_at IS NULL AND unsure_at IS NULL AND tell_after <= ?1";
/**
 * Condition for the first email of the request with this id, sent by the run that stored its photos. Ignores `tell_after`, which makes
 * other runs wait for the photos (save.ts).
 */
const FIRST = "id = ?3 AND told_at IS NULL AND unsure_at IS NULL AND tell_attempts = 0";

/**
 * Returns the cutoff for repeating unfinished attempts: only attempts that started later can be repeated safely. With idempotency keys,
 * the cutoff is a day ago, because Resend keeps keys for a day. Without keys, the cutoff is now, so no attempt is repeated.
 *
 * @see https://resend.com/docs/dashboard/emails/idempotency-keys
 */
const repeatableSince = (now: number, isKeyed: boolean): number => (isKeyed ? now - DAY_MS : now);

/** Claims the oldest request whose email is due, or the request with this id if its email is due or is its first (`FIRST`). */
const claim = (database: Database, isKeyed: boolean, id: string | null) => {
  const now = Date.now();
  // ?1 is the current time, ?2 the cutoff (`repeatableSince`), ?3 the id. `sending_since` is the start of the first attempt whose outcome
  // is not saved yet, or is unknown.
  return database
    .prepare(
      `UPDATE requests SET tell_after = ?1 + ${CLAIM_MS}, tell_attempts = tell_attempts + 1, sending_since = COALESCE(sending_since, ?1)
       WHERE id = (
         SELECT id FROM requests WHERE (${PENDING} AND (sending_since IS NULL OR sending_since > ?2) AND (?3 IS NULL OR id = ?3)) OR (${FIRST})
         ORDER BY received_at LIMIT 1
       )
       RETURNING *, (SELECT COUNT(*) FROM photos WHERE request_id = requests.id AND kept = 1) AS photos`,
    )
    .bind(now, repeatableSince(now, isKeyed), id)
    .first<Claimed>();
};

/** Saves the outcome of an attempt. A failed email is retried, unless it may have been sent and the provider has no idempotency keys. */
const saveOutcome = (database: Database, { id, tell_attempts }: Claimed, error: Error | undefined, isKeyed: boolean) => {
  const now = Date.now();
  const isUnknown = error instanceof UnknownOutcome;
  return database
    .prepare(
      `UPDATE requests SET tell_problem = ?2, told_at = ?3, tell_after = ?4, unsure_at = ?5, sending_since = CASE WHEN ?6 THEN sending_since END
       WHERE id = ?1`,
    )
    .bind(
      id,
      error?.message ?? null,
      error ? null : now,
      now + retryDelay(tell_attempts),
      isUnknown && !isKeyed ? now : null,
      isUnknown && isKeyed ? 1 : 0,
    )
    .run();
};

/**
 * Sends the oldest email that is due, or the email for one request if that email is due or is the first.
 *
 * @returns whether an email was due
 */
export const notifyNext = async (environment: Environment, id: string | null = null): Promise<boolean> => {
  const { MAIL_KEY: key, MAIL_URL: fake } = environment;
  const mail = site.requestStore?.mail;
  if (!mail || !key) return false;
  const database = databaseOf(environment);
  const request = await claim(database, isIdempotent(mail), id);
  if (!request) return false;
  const error = await sendMail(requestMail(request, request.photos), mail, key, fake);
  if (error) console.error("requests: sending an email failed");
  await saveOutcome(database, request, error, isIdempotent(mail));
  return true;
};

/** Marks unfinished emails that are no longer safe to retry: their run stopped, or the provider's answer is still unknown. */
const markUnsure = async (database: Database): Promise<void> => {
  const mail = site.requestStore?.mail;
  const now = Date.now();
  if (!mail) return;
  await database
    .prepare(`UPDATE requests SET unsure_at = ?1 WHERE ${PENDING} AND sending_since <= ?2`)
    .bind(now, repeatableSince(now, isIdempotent(mail)))
    .run();
};

/** Returns how many requests the company has not been emailed about. */
export const countUnsent = async (database: Database): Promise<number> => {
  if (!site.requestStore?.mail) return 0;
  return (await database.prepare(`SELECT COUNT(*) AS count FROM requests WHERE ${unsentCondition()}`).first<number>("count")) ?? 0;
};

/**
 * Sends the emails that are due, oldest first, up to the limit for one run.
 *
 * @throws Error if the company has not been emailed about a request, so that the host shows the run as failed and can alert the owner
 */
export const notifyDue = async (environment: Environment): Promise<void> => {
  const database = databaseOf(environment);
  await markUnsure(database);
  for (let count = 0; count < MAILS_PER_RUN; count++) if (!(await notifyNext(environment))) break;
  const unsent = await countUnsent(database);
  if (unsent > 0) throw new Error(`requests: ${unsent} without a notification email`);
};

/** Queues an email again at the owner's request, even though it may already have been sent. */
export const sendAgain = (database: Database, id: string) =>
  database
    .prepare("UPDATE requests SET unsure_at = NULL, sending_since = NULL, tell_after = 0 WHERE id = ?1 AND told_at IS NULL")
    .bind(id)
    .run();
