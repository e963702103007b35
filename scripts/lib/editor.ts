/** Starts the real editor, for tests. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sirv from "sirv";
import { EDITOR_SITE_PATH } from "../../src/cms/backend";
import { writeAdmin } from "../../src/cms/write-admin";
import { loadLanguages } from "../../src/content/load/languages";
import { startDecapServer, untilUp } from "./decap-server";
import { freePort, listen } from "./fakes/listen";

/** How long the content check may take, in milliseconds. */
const PATIENCE_MS = 120_000;

/** Starts decap-server for a project folder. Returns the editor's settings and a function that stops the server. */
const startServer = async (project: string) => {
  const port = await freePort();
  const child = startDecapServer(project, port, "ignore");
  await untilUp(child, port);
  return { settings: { CMS_PROXY_URL: `http://127.0.0.1:${port}/api/v1` }, stop: () => child.kill() };
};

/** Starts the process that checks the content. Returns functions that ask for the editor's current data and stop the process. */
const startCheck = (root: string, environment: Readonly<Record<string, string>>) => {
  // Another process, because the content check takes seconds, and Playwright cannot look at the page while its own process is busy.
  const child = fork(path.resolve("scripts/lib/editor-site.mts"), { execArgv: ["--import", "tsx"] });
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (): Promise<string> => {
    const answer = once(child, "message", { signal: AbortSignal.timeout(PATIENCE_MS) });
    child.send({ root, environment });
    const [text] = (await answer) as readonly unknown[];
    if (typeof text !== "string") throw new Error("The content could not be read.");
    return text;
  };
  // One question at a time, because the answers do not say which question they belong to.
  const siteNow = (): Promise<string> => {
    const next = last.then(ask);
    last = next.catch(() => undefined);
    return next;
  };
  return { siteNow, stop: () => child.kill() };
};

/**
 * Starts the editor of a project. Returns the URL of /admin and a function that stops the editor.
 *
 * @param project folder that contains `content/`
 * @param settings environment variables for another backend. By default, the editor uses decap-server, which writes to `content/`.
 * @throws Error if decap-server does not start
 */
export const startEditor = async (project: string, settings?: Readonly<Record<string, string>>) => {
  const site = await mkdtemp(path.join(tmpdir(), "cms-site-"));
  const proxy = settings ? undefined : await startServer(project);
  const root = path.join(project, "content");
  const environment = settings ?? proxy?.settings ?? {};
  await writeAdmin(loadLanguages(root, { drafts: settings === undefined }), root, site, environment);
  const check = settings ? undefined : startCheck(root, environment);
  // Let the browser cache the editor's files, because a test loads them several times.
  const files = sirv(site, { maxAge: 3600 });
  const pictures = sirv(root, { dev: true });
  const { url, close } = await listen(async (request, response) => {
    // Respond with the current content, as `npm run cms` does. The public site's data is that of the last deployment.
    if (request.url === EDITOR_SITE_PATH && check) response.end(await check.siteNow());
    else files(request, response, () => pictures(request, response));
  });
  return {
    address: `${url}/admin/`,
    stop: async () => {
      await close();
      proxy?.stop();
      check?.stop();
      await rm(site, { recursive: true, force: true });
    },
  };
};
