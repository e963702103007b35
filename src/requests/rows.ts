/** The rows of the database, checked as they come out: it is one more place that code and data can drift apart. */
import { z } from "zod";

/** How far the owner has come with a request. */
export const STATES = ["new", "answered", "done"] as const;

/** A photo. `kept` is 0 while it is not in the bucket; the columns are those of migrations/. */
export const photoRow = z.object({
  name: z.string(),
  request_id: z.string(),
  position: z.int(),
  type: z.enum(["image/jpeg", "image/png", "image/webp", "image/heic"]),
  bytes: z.int(),
  kept: z.int().transform(Boolean),
});

/** A request. Times are milliseconds since 1970; `told_at` is null until a mail has told of it. */
export const requestRow = z.object({
  id: z.string(),
  received_at: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  state: z.enum(STATES),
  note: z.string(),
  told_at: z.int().nullable(),
  tell_attempts: z.int(),
  tell_problem: z.string().nullable(),
});

export type PhotoRow = z.infer<typeof photoRow>;
export type RequestRow = z.infer<typeof requestRow>;

/** The columns of {@link requestRow}, for SELECT. */
export const REQUEST_COLUMNS = Object.keys(requestRow.shape).join(", ");
