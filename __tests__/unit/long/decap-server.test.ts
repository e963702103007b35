/** Tests the real decap-server, started the way `npm run cms` starts it: the files that it serves, and the requests that it accepts. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { startDecapServer, untilUp } from "../../../scripts/lib/decap-server";
import { bodyText, freePort } from "../../../scripts/lib/fakes/listen";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const SECRET = "SECRET=of this computer";
let server: ChildProcess;
let port: number;

/** Requests an action from decap-server. Returns the response's status and body. */
const ask = async (action: string, params: object, headers: Readonly<Record<string, string>> = {}) => {
  const all = { "content-type": "application/json", ...headers };
  const sent = request({ host: "127.0.0.1", port, path: "/api/v1", method: "POST", headers: all });
  sent.end(JSON.stringify({ action, params: { branch: "main", ...params } }));
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, text: await bodyText(answer) };
};

const OPTIONS = { commitMessage: "Save" };
const readPage = (headers?: Readonly<Record<string, string>>) => ask("getEntry", { path: "content/a.md" }, headers);

beforeEach(async () => {
  folder.write("content/a.md", "A page");
  folder.write("content-old/b.md", SECRET);
  folder.write(".dev.vars", SECRET);
  port = await freePort();
  server = startDecapServer(folder.at(), port, "ignore");
  await untilUp(server, port);
});
afterEach(() => server.kill());

it("reads, lists and saves content and pictures", async () => {
  expect((await readPage()).text).toContain("A page");
  expect((await ask("entriesByFolder", { folder: "content", extension: "md", depth: 1 })).text).toContain("A page");
  const dataFiles = [{ slug: "b", path: "content/b.md", raw: "B" }];
  const assets = [{ path: "content/images/b.png", content: Buffer.from("picture").toString("base64"), encoding: "base64" }];
  const saved = await ask("persistEntry", { dataFiles, assets, options: { ...OPTIONS, useWorkflow: false, status: "draft" } });
  expect([saved.status, folder.read("content/b.md"), folder.read("content/images/b.png")]).toEqual([200, "B", "picture"]);
  expect((await ask("getMedia", { mediaFolder: "content/images" })).text).toContain("b.png");
});

it.each(["127.0.0.1", "localhost", "127.0.0.1:1", "localhost:1", "localhost:65535"])("accepts this computer's host %s", async (host) => {
  expect((await readPage({ host })).status).toBe(200);
});

it.each(["rebound.example", "127.0.0.1.rebound.example", "localhost.rebound.example:8081", "192.168.0.2"])(
  "rejects the foreign host %s",
  async (host) => {
    const { status, text } = await readPage({ host });
    expect([status, text]).toEqual([403, expect.stringContaining("expected the host 127.0.0.1 or localhost")]);
  },
);

it("rejects text/plain requests, which browsers let other websites send", async () => {
  expect((await readPage({ "content-type": "text/plain", origin: "https://foreign.example" })).status).toBe(422);
});

it.each([".dev.vars", "content/../.dev.vars", "../.dev.vars", "content-old/b.md", "/etc/hostname", ""])(
  "neither reads nor writes %j",
  async (path) => {
    const asset = { path, content: Buffer.from("x").toString("base64"), encoding: "base64" };
    const entry = { slug: "b", path, raw: "x" };
    const options = { ...OPTIONS, useWorkflow: false, status: "draft" };
    const moved = { slug: "a", path: "content/a.md", raw: "A page", newPath: path };
    const requests: readonly (readonly [string, object])[] = [
      ["getEntry", { path }],
      ["entriesByFiles", { files: [{ path, label: "b" }] }],
      ["entriesByFolder", { folder: path, extension: "", depth: 1 }],
      ["getMedia", { mediaFolder: path }],
      ["persistEntry", { dataFiles: [entry], assets: [], options }],
      ["persistEntry", { entry: moved, assets: [], options }],
      ["persistEntry", { dataFiles: [], assets: [asset], options }],
      ["deleteFiles", { paths: [path], options: OPTIONS }],
    ];
    for (const [action, params] of requests) {
      const { status, text } = await ask(action, params);
      expect([action, status, text]).toEqual([action, 403, expect.stringContaining("expected a path under content/")]);
    }
    expect(folder.read(".dev.vars")).toBe(SECRET);
  },
);
