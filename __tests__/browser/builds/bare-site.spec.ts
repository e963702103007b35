/**
 * A site with empty collections, a form endpoint and analytics: pages work, quote requests are delivered, visits are counted, and
 * changes to code and settings reach every page.
 */
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../../../scripts/lib/project-copy";
import { serveSite } from "../../../scripts/lib/serve-site";
import { routes } from "../../../src/content/shared/routes";
import { filesBelow } from "../../../src/publish/page-files";
import { cleanupStack } from "../../fixtures/cleanup";
import { faultsOf } from "../console-faults";
import { fillQuote, QUOTE, sendButton } from "../quote-form";
import { emptyCollections } from "./bare-content";
import { startEndpoint, type Endpoint } from "./endpoint";
import { build, BUILD_TIMEOUT, writeHosting } from "./build-project";
import { CLOUDFLARE, fakeService, PLAUSIBLE } from "./analytics-services";
import { SCRIPTS } from "../hydration";
import { idle } from "../idle";

test.describe.configure({ mode: "serial" });

const DOMAIN = "asphalt.example";
const TOKEN = "0123456789abcdef0123456789abcdef";

const cleanup = cleanupStack();
let project: string;
let endpoint: Endpoint;
let origin: string;

const at = (...parts: readonly string[]): string => path.join(project, ...parts);
const published = (): readonly string[] => filesBelow(at("dist")).filter((file) => !file.startsWith("admin"));
const textOf = (file: string): string => readFileSync(at("dist", file), "utf8");

/** Serves the last build on a new server, because a running server would not find new files. */
const serve = async (): Promise<void> => {
  const server = await serveSite(at("dist"), 0);
  cleanup.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  endpoint = await startEndpoint();
  cleanup.defer(endpoint.close);
  project = copyProject(process.cwd(), "symlinked");
  cleanup.defer(() => rmSync(project, { recursive: true, force: true }));
  writeHosting(project, { delivery: { endpoint: endpoint.url }, analytics: { plausible: { domain: DOMAIN } } });
  emptyCollections(project);
  await build(project);
  await serve();
  endpoint.next = `${origin}/thank-you`;
});

test.beforeEach(() => {
  endpoint.received.length = 0;
  endpoint.answer = 200;
});

test.afterAll(cleanup.disposeAsync);

test("without entries, single pages work, and the blog and the projects page are not found", async ({ page }) => {
  for (const address of Object.values(routes)) {
    // A list without entries has no page (LIST_PAGES).
    const isEmptyList = address === routes.blog || address === routes.projects;
    const response = await page.goto(origin + address);
    expect([address, response?.status()]).toEqual([address, isEmptyList ? 404 : 200]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});

test("without translations, no file is in another language or mentions another language", () => {
  const files = published();
  expect(files.filter((file) => /^es\b/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|xml|txt)$|^_/.test(file));
  expect(texts).toContain("contact.html");
  expect(texts.filter((file) => /hreflang|\slang="es|["\s]\/es[\s/"]|Español|inglés|es-US/.test(textOf(file)))).toEqual([]);
});

test("if the form's scripts fail to load, the browser posts the form once", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503 }));
  await page.goto(`${origin}/contact`);
  await fillQuote(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${origin}/thank-you`);
  expect(endpoint.received.map((fields) => fields.get("name"))).toEqual([QUOTE.name]);
  // The thank-you page deletes the draft.
  expect(await page.evaluate(() => sessionStorage.getItem("quoteDraft"))).toBeNull();
});

test("Plausible counts visits and form results without the visitor's data", async ({ page, context }) => {
  const sent = await fakeService(page, PLAUSIBLE);
  const events = () => sent.map((event) => JSON.parse(event) as unknown);
  const form = (what: string) => ({ n: "Form", d: DOMAIN, props: { what } });
  endpoint.answer = 500;
  await page.goto(`${origin}/contact`);
  await expect.poll(events).toEqual([{ n: "pageview", d: DOMAIN }]);
  await fillQuote(page);
  await sendButton(page).click();
  await expect.poll(events).toContainEqual(form("failed"));
  endpoint.answer = 200;
  await sendButton(page).click();
  await expect.poll(events).toContainEqual(form("sent"));
  expect(sent.join()).not.toContain("Ana");
  expect(await context.cookies()).toEqual([]);
});

test("Plausible's script loads after the page", async ({ page }) => {
  const sent = await fakeService(page, PLAUSIBLE);
  await page.goto(`${origin}/contact`);
  await expect.poll(() => sent).toHaveLength(1);
  const isAfterLoad = await page.evaluate((script) => {
    const [navigation] = performance.getEntriesByType("navigation");
    const loaded = performance.getEntriesByName(script)[0];
    return navigation instanceof PerformanceNavigationTiming && loaded !== undefined && loaded.startTime >= navigation.loadEventStart;
  }, PLAUSIBLE.script);
  expect(isAfterLoad).toBe(true);
});

test("the page makes no requests to other hosts if Global Privacy Control is on", async ({ page }) => {
  await fakeService(page, PLAUSIBLE);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(`${origin}/contact`);
  await page.locator('main a[href^="tel:"]:visible').first().click();
  await idle(page);
  // Ignore the call link's tel: URL, which causes no network request.
  expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith("tel:"))).toEqual([]);
});

test("changes to code, styles and settings reach every page", async ({ page }) => {
  test.setTimeout(BUILD_TIMEOUT);
  const scripts = (file: string) => textOf(file).match(/\/static\/page-[0-9a-f]+\.js/g) ?? [];
  const before = scripts("about.html");
  expect(before).not.toEqual([]);

  appendFileSync(at("src/client/index.ts"), '\nperformance.mark("changed");\n');
  appendFileSync(at("src/components/styles/base.css"), "\nbody { color: #123456 }\n");
  appendFileSync(at("src/components/layout/layout.module.css"), "\n:global(body) { margin: 1234px }\n");
  writeHosting(project, { delivery: {}, analytics: { cloudflareToken: TOKEN } });
  await build(project);
  await serve();
  const now = scripts("about.html");
  expect(now).not.toEqual(before);
  const expected = { site: true, component: true, analytics: true, scripts: now };
  for (const file of published().filter((name) => name.endsWith(".html"))) {
    const html = textOf(file);
    const [site, component, analytics] = ["#123456", "1234px", TOKEN].map((text) => html.includes(text));
    expect({ file, site, component, analytics, scripts: scripts(file) }).toEqual({ file, ...expected });
  }

  const faults = faultsOf(page);
  const sent = await fakeService(page, CLOUDFLARE);
  await page.goto(`${origin}/about`);
  await expect.poll(() => sent).toEqual([JSON.stringify({ token: TOKEN })]);
  expect(faults).toEqual([]);
  expect(textOf("privacy.html")).toContain("Cloudflare Web Analytics");
});
