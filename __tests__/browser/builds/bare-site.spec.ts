/** A site with empty collections and a form endpoint: pages work, requests are delivered, and code changes reach every page. */
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../../../scripts/lib/project-copy";
import { serveSite } from "../../../scripts/lib/serve-site";
import { routes } from "../../../src/content/shared/routes";
import { filesBelow } from "../../../src/build/publish/page-files";
import { fillQuote, QUOTE, sendButton } from "../quote-form";
import { emptyCollections } from "./bare-content";
import { startEndpoint, type Endpoint } from "./endpoint";
import { build, BUILD_TIMEOUT } from "./project";
import { SCRIPTS } from "../islands";

test.describe.configure({ mode: "serial" });

let project: string;
let endpoint: Endpoint;
let server: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  endpoint = await startEndpoint();
  project = copyProject(process.cwd(), "shared");
  emptyCollections(project, { delivery: { endpoint: endpoint.url } });
  await build(project);
  server = await serveSite(path.join(project, "dist"), 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  endpoint.next = `${origin}/thank-you`;
});

test.beforeEach(() => {
  endpoint.received.length = 0;
});

test.afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await endpoint.close();
  rmSync(project, { recursive: true, force: true });
});

for (const address of Object.values(routes)) {
  test(`${address} works with every collection empty`, async ({ page }) => {
    const response = await page.goto(origin + address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("without translations no file is in another language or mentions one", () => {
  const files = filesBelow(path.join(project, "dist")).filter((file) => !file.startsWith("admin/"));
  expect(files.filter((file) => /^es\b/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|xml|txt)$|^_/.test(file));
  expect(texts).toContain("contact.html");
  expect(texts.filter((file) => /hreflang|\slang="es|["\s]\/es[\s/"]|Español|inglés|es-US/.test(pageOf(file)))).toEqual([]);
});

test("if the form's scripts fail, the browser posts the form once and the draft is deleted", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503 }));
  await page.goto(`${origin}/contact`);
  await fillQuote(page, {});
  await sendButton(page).click();
  await expect(page).toHaveURL(`${origin}/thank-you`);
  expect(endpoint.received.map((fields) => fields.get("name"))).toEqual([QUOTE.name]);
  expect(await page.evaluate(() => sessionStorage.getItem("quoteDraft"))).toBeNull();
});

const pageOf = (file: string): string => readFileSync(path.join(project, "dist", file), "utf8");

const pageFiles = (): readonly string[] =>
  filesBelow(path.join(project, "dist")).filter((file) => file.endsWith(".html") && !file.startsWith("admin"));

test("a change of code and styles reaches every page", async () => {
  test.setTimeout(BUILD_TIMEOUT);
  const pages = pageFiles();
  const scripts = (file: string) => pageOf(file).match(/\/static\/page-[0-9a-f]+\.js/g) ?? [];
  const before = scripts("about.html");
  expect(before).not.toEqual([]);

  appendFileSync(path.join(project, "src/client/index.ts"), '\nperformance.mark("changed");\n');
  appendFileSync(path.join(project, "src/components/styles/base.css"), "\nbody { color: #123456 }\n");
  appendFileSync(path.join(project, "src/components/layout/layout.module.css"), "\n:global(body) { margin: 1234px }\n");
  await build(project);
  const now = scripts("about.html");
  expect(now).not.toEqual([]);
  expect(now).not.toEqual(before);
  for (const file of pages) {
    const html = pageOf(file);
    const changed = { site: html.includes("#123456"), component: html.includes("1234px"), scripts: scripts(file) };
    expect({ file, ...changed }).toEqual({ file, site: true, component: true, scripts: now });
  }
});
