/** Starts the real editor over a copy of the content, so that nothing done in it touches the project. */
import type { ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sirv from "sirv";
import { EDITOR_SITE_PATH } from "../../src/cms/editor-site";
import { editorSiteNow } from "../../src/cms/site-now";
import { writeAdmin } from "../../src/cms/write-admin";
import { loadLanguages } from "../../src/content/languages";
import { startDecapServer } from "./decap-server";
import { freePort, listen } from "./fakes/listen";

/** An editor that runs. */
export interface RunningEditor {
  /** Address of /admin. */
  readonly address: string;
  /** The copied project folder, with `content/` in it. */
  readonly project: string;
  /** Ends it and removes the copy. */
  readonly stop: () => Promise<void>;
}

const untilUp = async (child: ChildProcess, port: number): Promise<void> => {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error("decap-server did not start");
};

/** Starts a Decap server that writes below a folder. */
const startServer = async (project: string) => {
  const port = await freePort();
  const child = startDecapServer(project, port, "ignore");
  await untilUp(child, port);
  return { settings: { CMS_PROXY_URL: `http://127.0.0.1:${port}/api/v1` }, stop: () => child.kill() };
};

/**
 * Starts Decap, with a Decap server that writes into the copy.
 *
 * @param settings of an editor that keeps its changes elsewhere: it has no such server
 * @throws Error when the server does not answer
 */
export const startEditor = async (settings?: Readonly<Record<string, string>>): Promise<RunningEditor> => {
  const project = await mkdtemp(path.join(tmpdir(), "cms-"));
  const site = await mkdtemp(path.join(tmpdir(), "cms-site-"));
  await cp("content", path.join(project, "content"), { recursive: true });
  const proxy = settings ? undefined : await startServer(project);
  const root = path.join(project, "content");
  const environment = settings ?? proxy?.settings ?? {};
  await writeAdmin(loadLanguages(root, { drafts: true }), site, environment);
  const files = sirv(site, { dev: true });
  const pictures = sirv(root, { dev: true });
  const { url, close } = await listen((request, response) => {
    // As `npm run cms` answers: the content as it is now.
    if (request.url === EDITOR_SITE_PATH) response.end(JSON.stringify(editorSiteNow(root, environment)));
    else files(request, response, () => pictures(request, response));
    return Promise.resolve();
  });
  return {
    address: `${url}/admin/`,
    project,
    stop: async () => {
      await close();
      proxy?.stop();
      await rm(project, { recursive: true, force: true });
      await rm(site, { recursive: true, force: true });
    },
  };
};
