/** The owner's calls: read, change, export and delete requests. Every one of them is behind {@link guarded}. */
import { z } from "zod";
import { json } from "../src/requests/answers";
import type { Database } from "../src/requests/bindings";
import { tellNow, type Call } from "../src/requests/context";
import { csvHead, csvLine } from "../src/requests/csv";
import { findRequests, PAGE_SIZE, requestsOfPerson, searchSchema } from "../src/requests/find";
import { MAX_LENGTH } from "../src/requests/limits";
import { PHOTO_ENDINGS } from "../src/requests/photo-type";
import { removeRequests } from "../src/requests/remove";
import { photoRow, STATES } from "../src/requests/rows";
import { isOwnChange, sessionOf } from "../src/requests/session";

type Handler = (call: Call, database: Database, id: string) => Promise<Response>;

const changeSchema = z
  .strictObject({ state: z.enum(STATES).optional(), note: z.string().max(MAX_LENGTH.note).optional() })
  .refine((change) => Object.keys(change).length > 0);

const NOT_THERE = { problem: "gone", text: "This request is no longer here." };

/** Lets through who is signed in, and changes only from the owner's own page. */
export const guarded =
  (handler: Handler, id = "") =>
  async (call: Call): Promise<Response> => {
    const session = await sessionOf(call);
    if (!session) return json({ problem: "signed-out", text: "Please sign in." }, 401);
    if (call.request.method !== "GET" && !(await isOwnChange(call, session)))
      return json({ problem: "origin", text: "Please load the page anew and try again." }, 403);
    const { DB: database } = call.environment;
    if (!database) return json({ problem: "away", text: "The database cannot be reached right now." }, 503);
    try {
      return await handler(call, database, id);
    } catch {
      console.error("requests: the owner's call failed");
      return json({ problem: "away", text: "The database cannot be reached right now. Please try again." }, 503);
    }
  };

/** Lists requests, newest first, and tells the company meanwhile of those it has not heard of. */
export const list: Handler = async (call, database) => {
  const search = searchSchema.safeParse(Object.fromEntries(call.url.searchParams));
  if (!search.success) return json({ problem: "search", text: "This search cannot be read." }, 400);
  const requests = await findRequests(database, search.data);
  const last = requests.length === PAGE_SIZE ? requests.at(-1) : undefined;
  call.later(tellNow(call, database));
  return json({ requests, next: last ? `${last.received_at}~${last.id}` : null, hasMail: call.settings.desk?.mail !== undefined });
};

/** Writes all requests as CSV, a page of rows at a time. */
export const exportAll: Handler = async (call, database) => {
  const lines = [csvHead];
  let before: string | undefined;
  do {
    const rows = await findRequests(database, { q: "", before });
    lines.push(...rows.map((row) => csvLine(row, call.settings.words.form.services)));
    const last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
    before = last && `${last.received_at}~${last.id}`;
  } while (before !== undefined);
  return new Response(lines.join(""), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="requests.csv"',
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
};

const readChange = async (request: Request) => {
  try {
    return changeSchema.safeParse(await request.json());
  } catch {
    return { success: false } as const;
  }
};

/** Changes the state or the note of a request, each left as it is when the body does not name it; 400 for another body, 404 for a request that is gone. */
export const change: Handler = async ({ request }, database, id) => {
  const asked = await readChange(request);
  if (!asked.success) return json({ problem: "change", text: "This change cannot be read." }, 400);
  const { state = null, note = null } = asked.data;
  const { results } = await database
    .prepare("UPDATE requests SET state = COALESCE(?2, state), note = COALESCE(?3, note) WHERE id = ?1 RETURNING id")
    .bind(id, state, note)
    .all();
  return results.length > 0 ? json({ changed: true }) : json(NOT_THERE, 404);
};

/** Deletes one request with its photos. One that is gone already counts as deleted. */
export const removeOne: Handler = async ({ environment }, database, id) => {
  await removeRequests(database, environment.PHOTOS, [id]);
  return json({ removed: 1 });
};

/** Deletes all requests of the person who made this one. */
export const removePerson: Handler = async ({ environment }, database, id) => {
  const ids = await requestsOfPerson(database, id);
  if (ids.length === 0) return json(NOT_THERE, 404);
  await removeRequests(database, environment.PHOTOS, ids);
  return json({ removed: ids.length });
};

/** Serves a photo as a download that no browser runs. */
export const photo: Handler = async ({ environment }, database, name) => {
  const { results } = await database.prepare("SELECT * FROM photos WHERE name = ?1 AND kept = 1").bind(name).all();
  const row = results[0] && photoRow.parse(results[0]);
  const file = row && (await environment.PHOTOS?.get(name));
  if (!row || !file) return json({ problem: "gone", text: "This photo is no longer here." }, 404);
  return new Response(file.body, {
    headers: {
      "Content-Type": row.type,
      "Content-Length": String(row.bytes),
      "Content-Disposition": `attachment; filename="photo-${row.position + 1}-${row.request_id.slice(0, 8)}.${PHOTO_ENDINGS[row.type]}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
};
