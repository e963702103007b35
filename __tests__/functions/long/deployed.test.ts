/** The Worker as Wrangler would deploy it: configuration, size, migrations and response headers. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { WRANGLER, wranglerEnvironment } from "../../../scripts/lib/wrangler";
import { headerBlocks } from "../../../src/publish/host/headers";
import { securityHeaders } from "../../../src/policy/policy";
import { writeWranglerConfig } from "../../../src/publish/host/worker-files";
import { fixture } from "../../fixtures/content";
import { newFolder } from "../../fixtures/folder";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { postUrlEncoded } from "../forms";
import { PAGE } from "../owner";
import { migrations, SETTINGS, startSite } from "../worker-site";

/** Limit of our own, so that a large dependency is noticed. The host allows more. */
const MAX_BYTES = 60_000;

const hosting = { delivery: { requests: REQUEST_STORE }, signIn: SETTINGS.signIn };

describe("wrangler deploy", () => {
  let run: SpawnSyncReturns<string>;
  let size: number;

  beforeAll(() => {
    const folder = newFolder();
    // Write the configuration to the project folder, because paths in the file are relative to the file's folder.
    const config = path.resolve(`wrangler.test-${process.pid}.jsonc`);
    writeWranglerConfig({ ...fixture, hosting }, [], config);
    const options = ["--dry-run", "--outdir", folder, "--config", config, "--assets", "static", "--env", "requests"];
    run = spawnSync(process.execPath, [WRANGLER, "deploy", ...options], { encoding: "utf8", env: wranglerEnvironment });
    size = gzipSync(readFileSync(path.join(folder, "index.js"))).length;
    rmSync(config);
    rmSync(folder, { recursive: true });
  });

  it("succeeds without warnings", () => {
    expect(run.stdout + run.stderr).not.toMatch(/warning|error/i);
    expect(run.status).toBe(0);
  });

  it.each(["env.DB", "env.PHOTOS", "env.ASSETS"])("binds %s", (binding) => {
    expect(run.stdout).toContain(binding);
  });

  it(`uploads fewer than ${MAX_BYTES} compressed bytes`, () => {
    console.info(`The compressed Worker is ${size} bytes.`);
    expect(size).toBeLessThan(MAX_BYTES);
  });
});

/** Returns responses of the Worker to rejected and accepted forms, and to requests for its pages. */
const workerResponses = async (): Promise<readonly Response[]> => {
  const site = await startSite();
  return Promise.all([
    postUrlEncoded(site),
    postUrlEncoded(site, { email: "nobody" }),
    postUrlEncoded(site, { email: "nobody" }, { asksForJson: true }),
    ...[PAGE, "/api/auth", "/api/auth/callback", "/api/quote"].map((address) => fetch(new URL(address, site.url), { redirect: "manual" })),
  ]);
};

it("the Worker sends the headers that the host's _headers file sets for every path", async () => {
  const commonHeaders = headerBlocks([], "cloudflare").find((block) => block.path === "/*")?.headers ?? {};
  expect(Object.keys(commonHeaders)).toContain("Content-Security-Policy");
  const answers = await workerResponses();
  expect(answers.filter(({ url }) => url.endsWith("/api/auth/callback"))).toHaveLength(1);
  for (const { headers, url } of answers) {
    const sent = Object.fromEntries(Object.keys(commonHeaders).map((name) => [name, headers.get(name)]));
    // A page may append its own Content-Security-Policy to the common policy.
    const [policy] = (sent["Content-Security-Policy"] ?? "").split(", ");
    // The sign-in popup returns from another site and must keep `window.opener`.
    const isCallback = url.endsWith("/api/auth/callback");
    expect({ ...sent, "Content-Security-Policy": policy }).toEqual({
      ...commonHeaders,
      ...(isCallback && { "Cross-Origin-Opener-Policy": "unsafe-none" }),
    });
  }
});

it("the Worker's responses are never stored or transformed", async () => {
  const caching = (await workerResponses()).map(({ headers }) => headers.get("cache-control"));
  expect(new Set(caching)).toEqual(new Set(["no-store, no-transform"]));
});

it("the HSTS header includes subdomains only if secureSubdomains is on", async () => {
  expect(securityHeaders({})["Strict-Transport-Security"]).toBe("max-age=63072000");
  const { url } = await startSite({ settings: { ...SETTINGS, secureSubdomains: true } });
  expect((await fetch(new URL(PAGE, url))).headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
});

it("the migrations keep the requests of a database of the first version", async () => {
  const site = await startSite();
  // Drop all tables but the internal ones, whose names start with an underscore.
  for (const table of await site.rows("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'"))
    await site.rows(`DROP TABLE ${String(table.name)}`);
  for (const statement of migrations(["0001_requests.sql"])) await site.rows(statement);
  await site.rows(
    `INSERT INTO requests (id, received_at, fingerprint, name, email, phone, service, message, email_key, phone_key, note)
     VALUES ('a', 1, 'f', 'Ana', 'e', 'p', '', 'm', 'e', 'p', 'called')`,
  );
  for (const statement of migrations(["0002_workers.sql", "0003_origin.sql"])) await site.rows(statement);
  expect(await site.rows("SELECT name, note, page, origin, unsure_at FROM requests")).toEqual([
    { name: "Ana", note: "called", page: "", origin: "", unsure_at: null },
  ]);
});
