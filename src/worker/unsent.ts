/** Finds requests that the company has not been emailed about. */
import { HOUR_MS } from "../quote/limits";

/** Start of the message of a `Rejected` error (mail.ts), to find these errors in the database. */
export const REJECTED = "The mail provider rejected the email";

/** How long an email may be pending before it is late, in milliseconds. */
const LATE_MS = HOUR_MS;

/** Returns the condition for requests that the company was not emailed about: the provider rejected the email, or the email is late. */
export const unsentCondition = (): string =>
  `told_at IS NULL AND (tell_problem LIKE '${REJECTED}%' OR received_at < ${Date.now() - LATE_MS})`;
