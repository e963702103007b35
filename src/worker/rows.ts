/** The rows of the database, by the columns of ./migrations. */
import type { FieldName } from "../quote/form-fields";
import type { PhotoType } from "./photo-type";

/** How far the owner has come with a request. */
export const STATES = ["new", "answered", "done"] as const;

/** A photo. `kept` is 0 while it is not in the bucket. */
export interface PhotoRow {
  readonly name: string;
  readonly request_id: string;
  readonly position: number;
  readonly type: PhotoType;
  readonly bytes: number;
  readonly kept: 0 | 1;
}

/** A request. Times are milliseconds since 1970; `told_at` is null until a mail has gone out. */
export interface RequestRow extends Readonly<Record<FieldName, string>> {
  readonly id: string;
  readonly received_at: number;
  /** The path of the page it was sent from; empty when the browser did not say. */
  readonly page: string;
  readonly state: (typeof STATES)[number];
  readonly note: string;
  readonly told_at: number | null;
  readonly unsure_at: number | null;
  readonly tell_attempts: number;
  readonly tell_problem: string | null;
}
