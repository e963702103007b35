/** Tells the company of requests, again and again until it has worked. */
import { z } from "zod";
import type { Database, Environment } from "./bindings";
import { requestMail, sendMail } from "./mail";
import { REQUEST_COLUMNS, requestRow } from "./rows";
import type { SiteSettings } from "./settings";

/** A mail under way belongs to one teller for so long; whoever is killed over it leaves it to the next. */
const CLAIM_MS = 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const AT_ONCE = 20;

interface Teller {
  readonly environment: Environment;
  readonly database: Database;
  readonly settings: SiteSettings;
  /** Address of the page of requests. */
  readonly page: string;
  readonly now: number;
}

const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** Math.min(attempts, 10), LONGEST_WAIT_MS);

const claimed = requestRow.extend({ photos: z.int() });

/** Takes a request for telling; nothing when it is told, is being told, or has to wait. */
const claim = async (database: Database, id: string, now: number) => {
  const { results } = await database
    .prepare(
      `UPDATE requests SET tell_after = ?2 + ${CLAIM_MS}, tell_attempts = tell_attempts + 1
       WHERE id = ?1 AND told_at IS NULL AND tell_after <= ?2
       RETURNING ${REQUEST_COLUMNS}, (SELECT COUNT(*) FROM photos WHERE request_id = requests.id) AS photos`,
    )
    .bind(id, now)
    .all();
  return results[0] && claimed.parse(results[0]);
};

/** Tells the company of one request, if that is due. What fails is written down and tried again later. */
export const tell = async ({ environment, database, settings, page, now }: Teller, id: string): Promise<boolean> => {
  const mail = settings.desk?.mail;
  if (!mail || !environment.MAIL_KEY) return false;
  const request = await claim(database, id, now);
  if (!request) return false;
  const { photos, email: replyTo } = request;
  try {
    const words = requestMail(request, photos, page, settings.words.form.services);
    await sendMail({ from: mail.from, to: settings.email, replyTo, ...words }, mail, environment.MAIL_KEY, id, environment.MAIL_URL);
  } catch (error) {
    const problem = error instanceof Error ? error.message : "";
    console.error("requests: a mail could not be sent");
    await database
      .prepare("UPDATE requests SET tell_problem = ?2, tell_after = ?3 WHERE id = ?1")
      .bind(id, problem, now + waitAfter(request.tell_attempts))
      .run();
    return false;
  }
  await database.prepare("UPDATE requests SET told_at = ?2, tell_problem = NULL WHERE id = ?1").bind(id, now).run();
  return true;
};

/** Tells the company of all requests that are due, oldest first. Gives how many it was told of. */
export const tellDue = async (teller: Teller): Promise<number> => {
  const { database, now } = teller;
  const { results } = await database
    .prepare(`SELECT id FROM requests WHERE told_at IS NULL AND tell_after <= ?1 ORDER BY received_at LIMIT ${AT_ONCE}`)
    .bind(now)
    .all();
  let told = 0;
  for (const { id } of results) if (typeof id === "string" && (await tell(teller, id))) told += 1;
  return told;
};
