import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveSite } from "../../scripts/lib/serve-site";

const folder = mkdtempSync(path.join(tmpdir(), "serve-"));
let server: Server;

beforeAll(async () => {
  mkdirSync(path.join(folder, "blog"));
  for (const file of ["index.html", "about.html", "404.html", "blog/404.html"]) writeFileSync(path.join(folder, file), file);
  server = await serveSite(folder, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Not with `fetch`, which fixes addresses before it sends them. */
const ask = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const onAnswer = (response: IncomingMessage) => {
      let body = "";
      response.setEncoding("utf8").on("data", (part: string) => (body += part));
      response.on("end", () => resolve(`${response.statusCode ?? 0} ${body}`));
    };
    request({ host: "127.0.0.1", port, path: address, agent: false }, onAnswer).on("error", reject).end();
  });

it.each([
  ["/", "200 index.html"],
  ["/about", "200 about.html"],
  ["/nothing/here", "404 404.html"],
  ["/blog/nothing", "404 blog/404.html"],
  ["/blog/50%25", "404 blog/404.html"],
  ["/%", "400 404.html"],
  ["//", "400 404.html"],
])("answers %s with %s", async (address, answer) => {
  expect(await ask(address)).toBe(answer);
});
