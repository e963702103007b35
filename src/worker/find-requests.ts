/** Finds quote requests for the owner's page and the CSV export. */
import * as z from "zod/mini";
import { FIELD_NAMES, FORM_FIELDS, KINDS } from "../quote/form-fields";
import type { Database } from "./env";
import { searchWords } from "./search-words";
import { STATES, type PhotoRow, type RequestRow } from "./database-rows";
import { unsentCondition } from "./unsent";

/** Number of requests per page of the list. */
const PAGE_SIZE = 50;
/** Minimum number of requests per page of the export. */
const EXPORT_PAGE_SIZE = 500;
/** Maximum number of pages of the export. */
const EXPORT_PAGES = 20;

/** Filter for requests that the company has not been emailed about. */
export const UNSENT = "unsent";

/** Query parameters of the owner's page. Empty means no filter. */
export const searchSchema = z.object({
  state: z._default(z.enum(["", ...STATES, UNSENT]), ""),
  /** Search words. A request must contain each of them. */
  q: z._default(z.string().check(z.trim()), ""),
  /** Time and id of the last request on the previous page, as `time~id`. */
  before: z.optional(z.string().check(z.regex(/^\d{1,15}~[\w-]{1,64}$/))),
});

export type Search = z.infer<typeof searchSchema>;

export interface FoundRequest extends RequestRow {
  readonly photos: readonly PhotoRow[];
}

/** SQL for the text that searches look in. SQLite's `lower` changes only the letters A to Z. */
const HAYSTACK = `lower(${[...FIELD_NAMES.filter((name) => KINDS[FORM_FIELDS[name].kind].isTyped), "note", "page", "phone_key"].join(" || char(10) || ")})`;

/** Converts a search to SQL conditions and their parameters. */
const conditions = ({ state, q, before }: Search) => {
  const values: (string | number)[] = [];
  const parameter = (value: string | number): string => `?${values.push(value)}`;
  const where = ["1"];
  if (state === UNSENT) where.push(unsentCondition());
  else if (state) where.push(`state = ${parameter(state)}`);
  const words = searchWords(q);
  if (words.length > 0) {
    // One parameter for all words, because D1 limits the number of parameters. `instr`, because D1 limits the length of LIKE patterns.
    where.push(`NOT EXISTS (SELECT 1 FROM json_each(${parameter(JSON.stringify(words))}) AS word
      WHERE NOT EXISTS (SELECT 1 FROM json_each(word.value) AS form WHERE instr(${HAYSTACK}, form.value) > 0))`);
  }
  const [time, id] = before?.split("~") ?? [];
  if (time && id) where.push(`(received_at, id) < (${parameter(Number(time))}, ${parameter(id)})`);
  return { where: where.join(" AND "), values };
};

const withPhotos = async (database: Database, rows: readonly RequestRow[]): Promise<readonly FoundRequest[]> => {
  const photos = await database
    .prepare("SELECT * FROM photos WHERE request_id IN (SELECT value FROM json_each(?1)) ORDER BY position")
    .bind(JSON.stringify(rows.map(({ id }) => id)))
    .all<PhotoRow>();
  return rows.map((row) => ({ ...row, photos: photos.results.filter(({ request_id }) => request_id === row.id) }));
};

/** Returns one page of matching requests, newest first. `next` is the value of `before` for the next page; undefined on the last page. */
export const findRequests = async (database: Database, search: Search, pageSize = PAGE_SIZE) => {
  const { where, values } = conditions(search);
  const { results } = await database
    .prepare(`SELECT * FROM requests WHERE ${where} ORDER BY received_at DESC, id DESC LIMIT ${pageSize + 1}`)
    .bind(...values)
    .all<RequestRow>();
  const rows = results.slice(0, pageSize);
  const last = results.length > pageSize ? rows.at(-1) : undefined;
  return { requests: await withPhotos(database, rows), next: last && `${last.received_at}~${last.id}` };
};

/**
 * Yields all requests in pages, newest first. The number of pages is limited, because each takes two queries, and Cloudflare's free plan
 * allows 50 queries per invocation.
 *
 * @see https://developers.cloudflare.com/d1/platform/limits/
 */
export async function* allRequests(database: Database): AsyncGenerator<readonly FoundRequest[]> {
  const count = await database.prepare("SELECT COUNT(*) AS count FROM requests").first<number>("count");
  const pageSize = Math.max(EXPORT_PAGE_SIZE, Math.ceil((count ?? 0) / EXPORT_PAGES));
  let before: string | undefined;
  do {
    const found = await findRequests(database, { state: "", q: "", before }, pageSize);
    yield found.requests;
    before = found.next;
  } while (before !== undefined);
}

/** Returns the request with this id, or undefined. */
export const findRequest = async (database: Database, id: string): Promise<FoundRequest | undefined> => {
  const { results } = await database.prepare("SELECT * FROM requests WHERE id = ?1").bind(id).all<RequestRow>();
  return (await withPhotos(database, results))[0];
};
