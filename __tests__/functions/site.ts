/** Starts the Worker in workerd, as the published site runs them, with a database and a bucket of their own. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { fillIn } from "../../src/content/shared/placeholders";
import { COMPATIBILITY_DATE } from "../../src/build/publish/host/wrangler-config";
import type { SiteSettings, VisitorWords } from "../../src/worker/settings";
import { fixture } from "../fixtures/content";
import { DESK } from "../fixtures/request-desk";
import { files } from "../../src/content/schema";
import { inSpanish } from "../fixtures/translated";

/** What the endpoint says. */
export const WORDS = fixture.words;

/** The languages in which it says it: what the form sends, the words of the answer, and what addresses begin with. */
export const SPOKEN = [
  { tag: "en-US", fields: {}, words: WORDS, prefix: "" },
  { tag: "es-US", fields: { language: "es" }, words: inSpanish(files.words.schema, WORDS) as VisitorWords, prefix: "/es" }, // the same shape
] as const;

/** The label that the service of the tests' request has. */
export const CRACKS = WORDS.form.services.crackFilling;

/** The settings of a site that takes requests and lets one person edit. */
export const SETTINGS: SiteSettings = {
  company: "Example <Sealcoating>",
  phone: "(702) 555-0142",
  phoneHref: "tel:+17025550142",
  email: "owner@example.com",
  siteUrl: "https://www.example.com",
  timeZone: "America/Los_Angeles",
  desk: DESK,
  signIn: { clientId: "Iv1.client", repository: "example/site", isPublic: false, people: ["owner-person"] },
  words: WORDS,
  translations: { es: SPOKEN[1].words },
};

/** How every refusal ends. */
export const TRY_AGAIN = fillIn(WORDS.server.tryAgain, { phone: SETTINGS.phone });

/** What the host keeps secret; none of it opens anything. */
export const SECRETS = {
  SECRET: "a secret for tests that is longer than 32 characters",
  MAIL_KEY: "mail-key",
  GITHUB_CLIENT_SECRET: "github-secret",
};

const MIGRATIONS = "src/worker/migrations";

/** Bundles the Worker as wrangler does: one module, with the site's settings written in. */
export const bundleWorker = async (settings: SiteSettings, entry = "src/worker/index.ts"): Promise<string> => {
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

/** Lists the statements of the migrations. */
export const migrations = (files: readonly string[] = readdirSync(MIGRATIONS)): readonly string[] =>
  [...files]
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(MIGRATIONS, file), "utf8")
        .replace(/^\s*--.*$/gm, "")
        .split(";"),
    )
    .map((statement) => statement.replace(/\s+/g, " ").trim())
    .filter(Boolean);

export interface SiteOptions {
  readonly settings?: SiteSettings;
  readonly bindings?: Readonly<Record<string, string>>;
  /** Another module than the published one, which wraps it. */
  readonly entry?: string;
  readonly hasDatabase?: boolean;
  readonly hasBucket?: boolean;
  /** Folder in which database and bucket outlive the server. */
  readonly persist?: string;
  /** The style sheet of the Worker's pages; every other file is the site's 404. */
  readonly styles?: string;
  /** Hears what the Worker logs. */
  readonly onLog?: (text: string) => void;
}

const servers = new Set<Miniflare>();
afterAll(() => Promise.all([...servers].map((server) => server.dispose())));

/** Starts a site. It stops after the tests of the file, unless it is disposed of before. */
export const startSite = async ({
  settings = SETTINGS,
  bindings = {},
  entry,
  hasDatabase = true,
  hasBucket = true,
  persist,
  styles,
  onLog,
}: SiteOptions = {}) => {
  const server = new Miniflare({
    modules: true,
    script: await bundleWorker(settings, entry),
    compatibilityDate: COMPATIBILITY_DATE,
    bindings: { ...SECRETS, POSTS_PER_HOUR: "1000", PHOTO_POSTS_PER_HOUR: "1000", ...bindings },
    ...(hasDatabase && { d1Databases: { DB: "requests" } }),
    ...(hasBucket && { r2Buckets: { PHOTOS: "photos" } }),
    ...(persist && { d1Persist: path.join(persist, "d1"), r2Persist: path.join(persist, "r2") }),
    serviceBindings: {
      ASSETS: (request: { readonly url: string }) => {
        if (styles !== undefined && request.url.endsWith("/admin/requests.css"))
          return new Response(styles, { headers: { "Content-Type": "text/css" } });
        return new Response("the site's own 404", { status: 404 });
      },
    },
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      for (const stream of [out, err]) stream.on("data", (chunk: Buffer) => onLog?.(chunk.toString()));
    },
  });
  servers.add(server);
  const url = await server.ready;
  const database = hasDatabase ? await server.getD1Database("DB") : undefined;
  const tables = await database?.prepare("SELECT name FROM sqlite_master WHERE name = 'requests'").all();
  if (database && tables?.results.length === 0) await database.batch(migrations().map((statement) => database.prepare(statement)));
  /** Reads rows of the database. */
  const rows = async (sql: string, ...values: readonly (string | number)[]): Promise<readonly Record<string, unknown>[]> => {
    if (!database) throw new Error("This site has no database.");
    return (
      await database
        .prepare(sql)
        .bind(...values)
        .all()
    ).results;
  };
  /** Names the files of the bucket. */
  const files = async (): Promise<readonly string[]> => (await (await server.getR2Bucket("PHOTOS")).list()).objects.map(({ key }) => key);
  /** Takes out all requests and photos. */
  const empty = async (): Promise<void> => {
    await rows("DELETE FROM photos");
    await rows("DELETE FROM requests");
    await (await server.getR2Bucket("PHOTOS")).delete([...(await files())]);
  };
  const dispose = async (): Promise<void> => {
    servers.delete(server);
    await server.dispose();
  };
  /** Runs what is due. `cron` may name a fault. Gives whether the run succeeded. */
  const runCron = async (cron = "* * * * *"): Promise<boolean> =>
    (await (await server.getWorker()).scheduled({ cron, scheduledTime: new Date() })).outcome === "ok";
  return { url, server, rows, files, empty, runCron, dispose };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
