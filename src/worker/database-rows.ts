/** Types of the database's rows. The migrations explain the columns. */
import type { FieldName } from "../quote/form-fields";

/** States that the owner can set. */
export const STATES = ["new", "answered", "done"] as const;

/** A photo. `kept` is 1 once its file is in the bucket. */
export interface PhotoRow {
  readonly name: string;
  readonly request_id: string;
  readonly position: number;
  readonly type: string;
  readonly bytes: number;
  readonly kept: 0 | 1;
}

/** A request. Times are milliseconds since 1970; `told_at` is null until the email is sent. */
export interface RequestRow extends Readonly<Record<FieldName, string>> {
  readonly id: string;
  readonly received_at: number;
  /** Path of the page with the form; empty if unknown. */
  readonly page: string;
  /** Origin of the site that received the request; empty if the request is older than this column. */
  readonly origin: string;
  readonly state: (typeof STATES)[number];
  readonly note: string;
  readonly told_at: number | null;
  /** When the Worker found that the email may already have been sent. The owner decides whether to send it again. */
  readonly unsure_at: number | null;
  readonly tell_attempts: number;
  readonly tell_problem: string | null;
}
