/** Starts the Worker in workerd, with an empty database and bucket. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { fillIn } from "../../src/content/shared/placeholders";
import { required } from "../../src/content/shared/required";
import { COMPATIBILITY_DATE } from "../../src/publish/host/worker-files";
import type { SiteSettings, VisitorWords } from "../../src/worker/settings";
import { shownWords } from "../../src/content/entries/form-services";
import { fixture } from "../fixtures/content";
import { REQUEST_STORE } from "../fixtures/request-store";
import { files } from "../../src/content/schema";
import { dataInSpanish } from "../fixtures/translated";
import type { Statement } from "./storage-worker";

/** The English UI strings. */
export const WORDS = shownWords(fixture);

// Safe cast: `dataInSpanish` keeps the shape.
const SPANISH: VisitorWords = shownWords({ ...fixture, words: dataInSpanish(files.words.schema, fixture.words) as typeof fixture.words });

/** Labels of the services in the form, by value. */
export const SERVICES: Readonly<Record<string, string>> = Object.fromEntries(WORDS.form.services.map(({ value, label }) => [value, label]));

/** The form's languages, each with the form fields that select it, the UI strings of the responses, and the path prefix. */
export const FORM_LANGUAGES = [
  { tag: "en-US", fields: {}, words: WORDS, prefix: "" },
  { tag: "es-US", fields: { language: "es" }, words: SPANISH, prefix: "/es" },
] as const;

/** The label of the service in `QUOTE` (forms.ts). */
export const CRACKS = required(SERVICES["crack-filling"], "The service in QUOTE");

/** Settings for a site that stores quote requests and lets one editor sign in. */
export const SETTINGS: SiteSettings = {
  company: "Example <Sealcoating>",
  phone: "(702) 555-0142",
  phoneHref: "tel:+17025550142",
  email: "owner@example.com",
  timeZone: "America/Los_Angeles",
  secureSubdomains: undefined,
  requestStore: REQUEST_STORE,
  signIn: { clientId: "Iv1.client", repository: "example/site", isPublic: false, people: ["owner-person"] },
  words: WORDS,
  translations: { es: SPANISH },
};

/** The last sentence of every rejection message. */
export const TRY_AGAIN = fillIn(WORDS.server.tryAgain, { phone: SETTINGS.phone });

/** The host's secrets, with values for tests. */
export const SECRETS = {
  SECRET: "a secret for tests that is longer than 32 characters",
  MAIL_KEY: "mail-key",
  GITHUB_CLIENT_SECRET: "github-secret",
};

const MIGRATIONS = "src/worker/migrations";

/** Bundles the Worker into one module that contains the settings, as Wrangler does. */
const bundleWorker = async (settings: SiteSettings, entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    target: "es2022",
    minify: true,
    define: { SITE_SETTINGS: JSON.stringify(settings) },
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
};

const bundles = new Map<string, Promise<string>>();

/** Returns the bundle of a Worker with certain settings. Makes each bundle once per test file. */
const bundleOf = (settings: SiteSettings, entry = "src/worker/index.ts"): Promise<string> => {
  const key = JSON.stringify([entry, settings]);
  const bundle = bundles.get(key) ?? bundleWorker(settings, entry);
  bundles.set(key, bundle);
  return bundle;
};

/** Returns the SQL statements of the migrations, in order. */
export const migrations = (names: readonly string[] = readdirSync(MIGRATIONS)): readonly string[] =>
  [...names]
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(MIGRATIONS, name), "utf8")
        .replace(/^\s*--.*$/gm, "")
        .split(";"),
    )
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);

export interface SiteOptions {
  readonly settings?: SiteSettings;
  readonly bindings?: Readonly<Record<string, string>>;
  /** Module to run instead of the published Worker. */
  readonly entry?: string;
  readonly hasDatabase?: boolean;
  readonly hasBucket?: boolean;
  /** Style sheet for the Worker's pages. Requests for all other files of the site get a 404. */
  readonly styles?: string;
  /** Called with the Worker's log output. */
  readonly onLog?: (text: string) => void;
}

const servers = new Set<Miniflare>();
afterAll(() => Promise.all([...servers].map((server) => server.dispose())));

/** Starts a site, which stops after the test file's last test, or earlier if a test disposes of the site. */
export const startSite = async ({
  settings = SETTINGS,
  bindings = {},
  entry,
  hasDatabase = true,
  hasBucket = true,
  styles,
  onLog,
}: SiteOptions = {}) => {
  const storage = { ...(hasDatabase && { d1Databases: { DB: "requests" } }), ...(hasBucket && { r2Buckets: { PHOTOS: "photos" } }) };
  const shared = { modules: true, compatibilityDate: COMPATIBILITY_DATE, ...storage };
  const server = new Miniflare({
    workers: [
      {
        ...shared,
        name: "site",
        script: await bundleOf(settings, entry),
        bindings: { ...SECRETS, POSTS_PER_HOUR: "1000", PHOTO_BYTES_PER_HOUR: "100000000", ...bindings },
        serviceBindings: {
          ASSETS: ({ url }: { readonly url: string }) =>
            styles !== undefined && url.endsWith("/admin/requests.css")
              ? new Response(styles, { headers: { "Content-Type": "text/css" } })
              : new Response("the site's own 404", { status: 404 }),
        },
      },
      { ...shared, name: "storage", script: await bundleOf(SETTINGS, "__tests__/functions/storage-worker.ts") },
    ],
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      for (const stream of [out, err]) stream.on("data", (chunk: Buffer) => onLog?.(chunk.toString()));
    },
  });
  servers.add(server);
  const url = await server.ready;
  const worker = await server.getWorker("storage");
  /** Sends a request to storage-worker.ts. */
  const fromStorage = async <Value>(method: "POST" | "GET" | "DELETE", statement?: Statement): Promise<Value> => {
    const response = await worker.fetch("http://storage", { method, body: statement && JSON.stringify(statement) });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Value;
  };
  /** Runs a query and returns its rows. */
  const rows = (sql: string, ...values: readonly (string | number)[]): Promise<readonly Record<string, unknown>[]> =>
    fromStorage("POST", { sql, values });
  if (hasDatabase) for (const statement of migrations()) await rows(statement);
  /** Returns the names of the files in the bucket. */
  const photoNames = (): Promise<readonly string[]> => fromStorage("GET");
  /** Deletes all requests and photos, and forgets all senders. */
  const empty = async (): Promise<void> => {
    for (const table of ["photos", "requests", "posts_by_address"]) await rows(`DELETE FROM ${table}`);
    await fromStorage("DELETE");
  };
  const dispose = async (): Promise<void> => {
    servers.delete(server);
    await server.dispose();
  };
  /** Starts a scheduled run and returns its outcome: "ok" or "exception". For faulty-worker.ts, `cron` may name a fault. */
  const runCron = async (cron = "* * * * *"): Promise<string> =>
    (await (await server.getWorker("site")).scheduled({ cron, scheduledTime: new Date() })).outcome;
  return { url, rows, photoNames, empty, runCron, dispose };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
