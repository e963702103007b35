/** Starts the functions in workerd, as the published site runs them, with a database and a bucket of their own. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { Miniflare } from "miniflare";
import { bundleWorker } from "../../src/requests/publish/bundle-worker";
import { COMPATIBILITY_DATE } from "../../src/requests/publish/wrangler-config";
import { fillIn } from "../../src/content/placeholders";
import { fixture } from "../fixtures/content";
import type { SiteSettings } from "../../src/requests/settings";

/** What the endpoint says. */
export const WORDS = fixture.words;

/** The label that the service of the tests' request has. */
export const CRACKS = WORDS.form.services.crackFilling;

/** The settings of a site that takes requests with photos, sends mails and lets one person sign in. */
export const SETTINGS: SiteSettings = {
  company: "Example <Sealcoating>",
  phone: "(702) 555-0142",
  phoneHref: "tel:+17025550142",
  email: "owner@example.com",
  responseHours: 24,
  desk: { hasPhotos: true, keepDays: 365, mail: { provider: "resend", from: "site@example.com" }, hasTurnstile: false },
  signIn: { clientId: "Iv1.client", repository: "example/site", isPublic: false, people: ["owner-person"] },
  words: WORDS,
};

/** How every refusal ends. */
export const TRY_AGAIN = fillIn(WORDS.server.tryAgain, { phone: SETTINGS.phone });

/** What the host keeps secret; none of it opens anything. */
export const SECRETS = {
  SECRET: "a secret for tests that is longer than 32 characters",
  MAIL_KEY: "mail-key",
  TICK_KEY: "tick-key",
  GITHUB_CLIENT_SECRET: "github-secret",
};

/** Lists the statements of the migrations. */
const migrations = (): readonly string[] =>
  readdirSync("migrations")
    .sort()
    .flatMap((file) =>
      readFileSync(path.join("migrations", file), "utf8")
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
  /** The published files, by their address; without it every address is the site's 404. */
  readonly files?: (pathname: string) => { readonly body: Uint8Array; readonly type: string } | undefined;
  /** Hears what the functions log. */
  readonly onLog?: (text: string) => void;
}

/** Starts a site; the caller disposes of it. */
export const startSite = async ({
  settings = SETTINGS,
  bindings = {},
  entry,
  hasDatabase = true,
  hasBucket = true,
  persist,
  files: fileAt,
  onLog,
}: SiteOptions = {}) => {
  const server = new Miniflare({
    modules: true,
    script: await bundleWorker(settings, entry),
    compatibilityDate: COMPATIBILITY_DATE,
    bindings: { ...SECRETS, POSTS_PER_HOUR: "1000", ...bindings },
    ...(hasDatabase && { d1Databases: { DB: "requests" } }),
    ...(hasBucket && { r2Buckets: { PHOTOS: "photos" } }),
    ...(persist && { d1Persist: path.join(persist, "d1"), r2Persist: path.join(persist, "r2") }),
    serviceBindings: {
      ASSETS: (request: { readonly url: string }) => {
        const file = fileAt?.(new URL(request.url).pathname);
        if (!file) return new Response("the site's own 404", { status: 404 });
        return new Response(new Uint8Array(file.body), { headers: { "Content-Type": file.type } });
      },
    },
    handleRuntimeStdio: (out: Readable, err: Readable) => {
      for (const stream of [out, err]) stream.on("data", (chunk: Buffer) => onLog?.(chunk.toString()));
    },
  });
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
  const removeFile = async (name: string): Promise<void> => (await server.getR2Bucket("PHOTOS")).delete(name);
  return { url, server, rows, files, removeFile, dispose: () => server.dispose() };
};

export type Site = Awaited<ReturnType<typeof startSite>>;
