/** @jsxImportSource hono/jsx */
/** The owner's page, for reading, changing, exporting and deleting requests. It is behind Cloudflare Access and needs no JavaScript. */
import { zValidator } from "@hono/zod-validator";
import { Hono, type Context } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import { requireAccess } from "./access";
import { addPolicy } from "./add-policy";
import { csvHead, csvLine } from "./csv";
import { databaseOf, NotConnected, type App } from "./env";
import { allRequests, findRequest, findRequests, searchSchema, UNSENT, type Search } from "./find-requests";
import { messagePage, page } from "./layout";
import { MAX_LENGTH } from "../quote/limits";
import { answerMissing } from "./missing-file";
import { countUnsent, sendAgain } from "./notify";
import { cleanText } from "../content/format/clean-text";
import { countRequests, removeRequests, requestsOfPerson } from "./remove";
import { RequestCard, STATE_LABELS, timeText } from "./request-card";
import { STATES, type PhotoRow } from "./database-rows";
import { REQUESTS_PAGE, requestPath } from "./request-paths";
import { site } from "./site-settings";

const changeSchema = z.strictObject({
  state: z.optional(z.enum(STATES)),
  note: z.optional(
    z.string().check(
      z.overwrite((text) => cleanText(text).trim()),
      z.maxLength(MAX_LENGTH.note),
    ),
  ),
  mail: z.optional(z.literal("again")),
});
const removalSchema = z.strictObject({ which: z.enum(["request", "person"]) });

/**
 * Stops handling the request. `owner.onError` responds with the message.
 *
 * @throws HTTPException always
 */
const stop = (status: 400 | 404, message: string): never => {
  throw new HTTPException(status, { message });
};
const notFound = (): never => stop(404, "This request no longer exists.");
const refuseInvalid = ({ success }: { readonly success: boolean }): undefined => (success ? undefined : stop(400, "Invalid form or link."));

const show = (c: Context<App>, content: Child) =>
  page(
    c,
    {
      title: "Requests",
      bar: (
        <nav aria-label="Signed in">
          <span>{c.var.owner}</span> <a href="/cdn-cgi/access/logout">Sign out</a>
        </nav>
      ),
    },
    content,
  );

const BackLink = () => (
  <p>
    <a href={REQUESTS_PAGE}>All requests</a>
  </p>
);

const FILTER_LABELS = { "": "All", ...STATE_LABELS, [UNSENT]: "Not emailed" } as const;

const addressOf = (search: Partial<Search>): string => {
  const query = new URLSearchParams(Object.entries(search).filter(([, value]) => value)).toString();
  return query ? `${REQUESTS_PAGE}?${query}` : REQUESTS_PAGE;
};

const photosText = (photos: number): string => `${photos} ${photos === 1 ? "photo" : "photos"}`;

/** Formats counts, such as "2 requests with 1 photo". */
const countText = (requests: number, photos: number): string =>
  `${requests} ${requests === 1 ? "request" : "requests"} with ${photosText(photos)}`;

/** Checks whether an error is a bug in our code or queries. All other errors count as an outage of the database or the bucket. */
const isOwnFault = (error: Error): boolean =>
  error instanceof TypeError || error instanceof RangeError || /SQLITE_(?!BUSY|IOERR|FULL|LOCKED)|D1_(?:TYPE|COLUMN)/.test(error.message);

/** The routes under /admin/requests. */
export const owner = new Hono<App>({ strict: false });

owner.use(requireAccess, csrf());

owner.get("/", zValidator("query", searchSchema, refuseInvalid), async (c) => {
  const search = c.req.valid("query");
  const database = databaseOf(c.env);
  const [{ requests, next }, unsent] = await Promise.all([findRequests(database, search), countUnsent(database)]);
  const { state, q, before } = search;
  return show(
    c,
    <>
      <h1>Requests</h1>
      <p>Requests and photos are deleted {site.requestStore?.keepDays} days after they arrive.</p>
      {unsent > 0 && (
        <p class="warning">
          {`${unsent === 1 ? "The notification email about 1 request has" : `The notification emails about ${unsent} requests have`} not been sent. `}
          <a href={addressOf({ state: UNSENT })}>See why</a>
        </p>
      )}
      <form class="search" role="search" action={REQUESTS_PAGE}>
        {state && <input type="hidden" name="state" value={state} />}
        <label>
          {"Search "}
          <input type="search" name="q" value={q} autocomplete="off" />
        </label>
        <button>Search</button>
      </form>
      <nav class="tools" aria-label="Show">
        {(["", ...STATES, ...(unsent > 0 || state === UNSENT ? ([UNSENT] as const) : [])] as const).map((each) => (
          <a class="button" href={addressOf({ state: each, q })} aria-current={each === state ? "page" : undefined}>
            {FILTER_LABELS[each]}
          </a>
        ))}
      </nav>
      {requests.map((request) => (
        <RequestCard request={request} />
      ))}
      {requests.length === 0 && <p>{state || q || before ? "No requests match." : "There are no requests yet."}</p>}
      {next && (
        <p>
          <a class="button" href={addressOf({ state, q, before: next })}>
            Show older
          </a>
        </p>
      )}
      <p class="export">
        <a class="button" href={`${REQUESTS_PAGE}/export.csv`} download="requests.csv">
          Download all as a spreadsheet (CSV)
        </a>
      </p>
    </>,
  );
});

/** Streams all requests as CSV, one page of rows at a time. */
owner.get("/export.csv", async (c) => {
  const pages = allRequests(databaseOf(c.env));
  const { origin } = new URL(c.req.url);
  // Read the first page before responding, so that a database error can still become a 503 response.
  let next = await pages.next();
  const lines = new ReadableStream<string>({
    start: (controller) => controller.enqueue(csvHead),
    pull: async (controller) => {
      if (next.done) {
        controller.close();
        return;
      }
      controller.enqueue(next.value.map((request) => csvLine(request, origin)).join(""));
      next = await pages.next();
    },
  });
  c.header("Content-Disposition", 'attachment; filename="requests.csv"');
  return c.body(lines.pipeThrough(new TextEncoderStream()), 200, { "Content-Type": "text/csv; charset=utf-8" });
});

/** Sends a photo as a download. The headers keep browsers from executing it. */
owner.get("/photos/:name{[0-9a-f]{64}}", async (c) => {
  const row = await databaseOf(c.env)
    .prepare("SELECT * FROM photos WHERE name = ?1 AND kept = 1")
    .bind(c.req.param("name"))
    .first<PhotoRow>();
  const file = row && (await c.env.PHOTOS?.get(row.name));
  if (!row || !file) return stop(404, "This photo no longer exists.");
  addPolicy(c, "default-src 'none'; sandbox");
  c.header("Cross-Origin-Resource-Policy", "same-origin");
  c.header("Cache-Control", "private, no-store");
  c.header(
    "Content-Disposition",
    `attachment; filename="photo-${row.position + 1}-${row.request_id.slice(0, 8)}.${row.type.replace("image/", "").replace("jpeg", "jpg")}"`,
  );
  return c.body(await file.arrayBuffer(), 200, { "Content-Type": row.type });
});

const REQUEST = "/:id{[0-9a-f-]{36}}";

owner.get(REQUEST, async (c) => {
  const request = (await findRequest(databaseOf(c.env), c.req.param("id"))) ?? notFound();
  return show(
    c,
    <>
      <h1>Request</h1>
      <RequestCard request={request} />
      <BackLink />
    </>,
  );
});

/** Returns the path of the page that the form was on, with a hash that scrolls to the request's card. */
const backTo = (c: Context<App>, id: string): string => {
  const from = c.req.header("referer") ?? "";
  const { pathname, search } = new URL(URL.canParse(from) ? from : REQUESTS_PAGE, c.req.url);
  return `${pathname.startsWith(REQUESTS_PAGE) ? pathname + search : REQUESTS_PAGE}#request-${id}`;
};

/** Changes the state or note of a request, or queues its email again. Omitted fields keep their values. */
owner.post(REQUEST, zValidator("form", changeSchema, refuseInvalid), async (c) => {
  const { state = null, note = null, mail } = c.req.valid("form");
  const [database, id] = [databaseOf(c.env), c.req.param("id")];
  if (mail) await sendAgain(database, id);
  const changed = await database
    .prepare("UPDATE requests SET state = COALESCE(?2, state), note = COALESCE(?3, note) WHERE id = ?1 RETURNING id")
    .bind(id, state, note)
    .first();
  return changed ? c.redirect(backTo(c, id), 303) : notFound();
});

/** Asks whether to delete one request or all requests from the same person, and lists them. */
owner.get(`${REQUEST}/delete`, async (c) => {
  const [database, id] = [databaseOf(c.env), c.req.param("id")];
  const { name, email, phone, received_at } = (await findRequest(database, id)) ?? notFound();
  const [ofRequest, ofPerson, same] = await Promise.all([
    countRequests(database, "request", id),
    countRequests(database, "person", id),
    requestsOfPerson(database, id),
  ]);
  return show(
    c,
    <>
      <h1>{`Delete the request from ${name}?`}</h1>
      <p>{`It arrived on ${timeText(received_at)}. Deleted requests cannot be restored.`}</p>
      <form class="tools" method="post" action={`${requestPath(id)}/delete`}>
        <button name="which" value="request" data-kind="danger">
          {`Delete this request with ${photosText(ofRequest.photos)}`}
        </button>
        {ofPerson.requests > 1 && (
          <button name="which" value="person" data-kind="danger">
            {`Delete all ${countText(ofPerson.requests, ofPerson.photos)} from ${email} and ${phone}`}
          </button>
        )}
      </form>
      {ofPerson.requests > 1 && (
        <>
          <p>These requests have this email address and phone number:</p>
          <ul>
            {same.map((request) => (
              <li>{`${request.name}, ${timeText(request.received_at)}`}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        {"Requests with only one of the two may be from another person. To find them, search for "}
        <a href={addressOf({ q: email })}>{email}</a>
        {" or "}
        <a href={addressOf({ q: phone })}>{phone}</a>.
      </p>
      <BackLink />
    </>,
  );
});

owner.post(`${REQUEST}/delete`, zValidator("form", removalSchema, refuseInvalid), async (c) => {
  const id = c.req.param("id");
  const found = (await findRequest(databaseOf(c.env), id)) ?? notFound();
  const { which } = c.req.valid("form");
  const { requests, photos, areFilesLeft } = await removeRequests(c.env, which, id);
  const from = which === "person" ? `${found.email} and ${found.phone}` : found.name;
  return show(
    c,
    <>
      <h1>Deleted</h1>
      <p role="status">{`Deleted ${countText(requests, photos)} from ${from}.`}</p>
      {areFilesLeft && <p class="warning">Some photo files could not be deleted yet. The site will try again.</p>}
      <BackLink />
    </>,
  );
});

owner.notFound((c) => answerMissing(c.req.raw, c.env));

owner.onError((error, c) => {
  const respond = (status: ContentfulStatusCode, text: string) =>
    messagePage(c, status, "Something went wrong", text, [REQUESTS_PAGE, "All requests"]);
  if (error instanceof HTTPException)
    return respond(error.status, error.status === 403 ? "The form was sent from another site." : error.message);
  if (error instanceof NotConnected) return respond(503, error.message);
  if (isOwnFault(error)) {
    console.error(`requests: the owner's page has a bug: ${error.name}`);
    return respond(
      500,
      "This page failed because of a bug on this site. The Worker's log names the error. Your requests are still stored.",
    );
  }
  console.error("requests: a request from the owner's page failed");
  return respond(503, "The database cannot be reached right now. Please try again.");
});
