/** Serves `dist/` with Cloudflare Pages' server code, which older installations use. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../../scripts/lib/fakes/listen";
import { WRANGLER, wranglerEnvironment } from "../../../scripts/lib/wrangler";
import { HEADER_POLICY } from "../../../src/build/policy/policy";
import { redirectLines } from "../../../src/build/publish/host-files";
import { COMPATIBILITY_DATE } from "../../../src/build/publish/host/worker-files";
import { words } from "../../fixtures/built-words";
import { moved } from "../../fixtures/visits";
import { pageAddresses } from "./published";

test.describe.configure({ mode: "serial" });

let origin: string;
let server: ChildProcess;
let folder: string;

test.beforeAll(async () => {
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  // Not in the project folder, whose configuration is for Workers.
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  const args = ["pages", "dev", path.resolve("dist"), "--compatibility-date", COMPATIBILITY_DATE];
  server = spawn(process.execPath, [path.resolve(WRANGLER), ...args, "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0"], {
    cwd: folder,
    env: wranglerEnvironment,
    stdio: "ignore",
  });
  const status = () =>
    fetch(origin).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

const get = (address: string): Promise<Response> => fetch(origin + address, { redirect: "manual" });

// wrangler also finds the project's configuration from its package folder and uses its slash rule, so only wrangler redirects /about/.
test("every page responds 200 with the headers of the rule file, with or without a trailing slash", async () => {
  for (const page of pageAddresses()) {
    for (const address of new Set([page, `${page}/`.replace("//", "/")])) {
      const { status, headers } = await fetch(origin + address);
      expect({ address, status, policy: headers.get("content-security-policy") }).toEqual({ address, status: 200, policy: HEADER_POLICY });
    }
  }
});

test("redirects old addresses, and responds to unknown ones with the nearest 404 page", async () => {
  for (const [address = "", to] of redirectLines(moved, "cloudflare").map((line) => line.split(" "))) {
    const { status, headers } = await get(address);
    expect({ address, status, to: headers.get("location") }).toEqual({ address, status: 301, to });
  }
  const post = await get("/blog/no-such-post");
  expect([post.status, await post.text()]).toEqual([404, expect.stringContaining(words.posts.loading)]);
  expect((await get("/no-such-page")).status).toBe(404);
  expect((await get("/api/quote")).status).toBe(404);
});
