/** Starts the real CMS and decap-server over a copy of the content, so that a test can edit without touching the project. */
import { spawn, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { test as base } from "@playwright/test";
import sirv from "sirv";
import { filesBelow } from "../../../src/publish/files";
import { writeAdmin } from "../../../src/cms/write-admin";
import { loadContent } from "../../../src/content/load";
import { freePort, listen } from "../ports";

export interface Editor {
  /** Address of /admin. */
  readonly address: string;
  /** The copied project folder, with `content/` in it. */
  readonly project: string;
  /** Tells which files were added, changed or removed since the editor started, as paths below the project. */
  readonly changes: () => Promise<readonly string[]>;
  readonly picture: (file: string) => Promise<Buffer>;
}

const digests = async (root: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      (await filesBelow(root)).map(async (file): Promise<[string, string]> => {
        const bytes = await readFile(path.join(root, file));
        return [file, createHash("sha256").update(bytes).digest("hex")];
      }),
    ),
  );

const startProxy = async (project: string, port: number): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [path.resolve("node_modules/decap-server/dist/index.js")], {
    env: { ...process.env, PORT: String(port), BIND_HOST: "127.0.0.1", GIT_REPO_DIRECTORY: project, LOG_LEVEL: "error" },
    stdio: "ignore",
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    await wait(200);
  }
  throw new Error("decap-server did not start");
};

/** Gives each test an editor of its own: Decap over a copy of the content, with a Decap server that writes there. Both end with the test. */
export const test = base.extend<{ editor: Editor }>({
  // Playwright reads from the pattern which other fixtures are needed: none.
  editor: async ({}, provide) => {
    const project = await mkdtemp(path.join(tmpdir(), "cms-"));
    const site = await mkdtemp(path.join(tmpdir(), "cms-site-"));
    await cp("content", path.join(project, "content"), { recursive: true });
    const proxyPort = await freePort();
    const proxy = await startProxy(project, proxyPort);
    await writeAdmin(loadContent(path.join(project, "content"), { drafts: true }), site, {
      CMS_PROXY_URL: `http://127.0.0.1:${proxyPort}/api/v1`,
    });
    const files = sirv(site, { dev: true });
    const pictures = sirv(path.join(project, "content"), { dev: true });
    const server = createServer((request, response) => files(request, response, () => pictures(request, response)));
    const port = await listen(server);
    const before = await digests(project);
    await provide({
      address: `http://127.0.0.1:${port}/admin/`,
      project,
      changes: async () => {
        const after = await digests(project);
        return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();
      },
      picture: (file) => readFile(file),
    });
    server.close();
    proxy.kill();
    await rm(project, { recursive: true, force: true });
    await rm(site, { recursive: true, force: true });
  },
});
