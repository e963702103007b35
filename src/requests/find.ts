/** Finds requests for the owner's page. */
import { z } from "zod";
import type { Database } from "./bindings";
import { photoRow, REQUEST_COLUMNS, requestRow, STATES, type PhotoRow, type RequestRow } from "./rows";

/** How many requests the owner's page is given at once. */
export const PAGE_SIZE = 50;

/** What the owner's page may ask for. */
export const searchSchema = z.object({
  state: z.enum(STATES).optional(),
  /** Words that stand anywhere in a request. */
  q: z.string().trim().max(200).default(""),
  /** Goes on after this request: its time and its id. */
  before: z
    .string()
    .regex(/^\d{1,15}~[\w-]{1,64}$/)
    .optional(),
});

type Search = z.infer<typeof searchSchema>;

export interface FoundRequest extends RequestRow {
  readonly photos: readonly PhotoRow[];
}

const SEARCHED = ["name", "email", "phone", "message", "note", "phone_key"];

/** Makes the conditions of a search; every value is a parameter. */
const conditions = ({ state, q, before }: Search) => {
  const values: (string | number)[] = [];
  const parameter = (value: string | number): string => `?${values.push(value)}`;
  const where = ["1"];
  if (state) where.push(`state = ${parameter(state)}`);
  for (const word of q.split(/\s+/).filter(Boolean).slice(0, 8)) {
    const pattern = parameter(`%${word.replace(/[\\%_]/g, "\\$&")}%`);
    where.push(`(${SEARCHED.map((column) => `${column} LIKE ${pattern} ESCAPE '\\'`).join(" OR ")})`);
  }
  const [time, id] = before?.split("~") ?? [];
  if (time && id) where.push(`(received_at, id) < (${parameter(Number(time))}, ${parameter(id)})`);
  return { where: where.join(" AND "), values };
};

/** Finds a page of requests, newest first. */
export const findRequests = async (database: Database, search: Search, limit = PAGE_SIZE): Promise<readonly FoundRequest[]> => {
  const { where, values } = conditions(search);
  const { results } = await database
    .prepare(`SELECT ${REQUEST_COLUMNS} FROM requests WHERE ${where} ORDER BY received_at DESC, id DESC LIMIT ${limit}`)
    .bind(...values)
    .all();
  const rows = results.map((row) => requestRow.parse(row));
  if (rows.length === 0) return [];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const photos = await database
    .prepare("SELECT * FROM photos WHERE request_id IN (SELECT value FROM json_each(?1)) ORDER BY position")
    .bind(ids)
    .all();
  const all = photos.results.map((row) => photoRow.parse(row));
  return rows.map((row) => ({ ...row, photos: all.filter(({ request_id }) => request_id === row.id) }));
};

/** Lists the ids of all requests by the person who made one: by email address or by phone number. */
export const requestsOfPerson = async (database: Database, id: string): Promise<readonly string[]> => {
  const { results } = await database
    .prepare(
      `SELECT other.id FROM requests AS one JOIN requests AS other
       ON other.email_key = one.email_key OR (other.phone_key = one.phone_key AND length(one.phone_key) >= 7)
       WHERE one.id = ?1`,
    )
    .bind(id)
    .all();
  return results.map((row) => String(row.id));
};
