/** Sites with Plausible and Cloudflare Web Analytics, whose requests are intercepted. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { parse, stringify } from "yaml";
import { copyProject } from "../../../scripts/lib/project-copy";
import { serveSite } from "../../../scripts/lib/serve-site";
import type { AnalyticsSettings } from "../../../src/content/schema/analytics";
import { inlinesOf } from "../../fixtures/inlines";
import { fillQuote, sendButton } from "../quote-form";
import { emptyCollections } from "./bare-content";
import { startEndpoint, type Endpoint } from "./endpoint";
import { build, BUILD_TIMEOUT } from "./project";
import { idle } from "../phone";

test.describe.configure({ mode: "serial" });

const TOKEN = "0123456789abcdef0123456789abcdef";
const PLAUSIBLE = "https://plausible.io/js/script.js";
const CLOUDFLARE = "https://static.cloudflareinsights.com/beacon.min.js";
/** A fake of Plausible's script: sends requests like the real one, and empties its queue. */
const PLAUSIBLE_STUB = `{
  const { domain } = document.currentScript.dataset;
  const send = (n, options) => fetch("https://plausible.io/api/event", { method: "POST", body: JSON.stringify({ n, d: domain, ...options }) });
  const { q = [] } = window.plausible ?? {};
  window.plausible = send;
  send("pageview");
  for (const event of q) send(...event);
}`;
/** A fake of Cloudflare's script. */
const CLOUDFLARE_STUB = `fetch("https://cloudflareinsights.com/cdn-cgi/rum", { method: "POST", body: document.currentScript.dataset.cfBeacon })`;

let project: string;
let form: Endpoint;
let server: Server | undefined;
let origin: string;

const at = (...parts: readonly string[]) => path.join(project, ...parts);

const stop = (): void => {
  server?.closeAllConnections();
  server?.close();
};

const buildWith = async (measure: AnalyticsSettings): Promise<void> => {
  const file = at("content/settings/business.yml");
  writeFileSync(file, stringify({ ...(parse(readFileSync(file, "utf8")) as object), measure }));
  await build(project);
  stop();
  server = await serveSite(at("dist"), 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  form.next = `${origin}/thank-you`;
};

const policyOf = (file: string): string => inlinesOf(readFileSync(at("dist", file), "utf8")).policy;

/** Hides that the browser is automated, because automated browsers are not counted. */
const asVisitor = (page: Page, properties: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
  page.addInitScript(
    (overrides) => {
      for (const [name, value] of Object.entries(overrides)) {
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
      }
    },
    { webdriver: false, ...properties },
  );

/** Responds like a service: sends its script and collects its requests. */
const fakeService = async (page: Page, script: string, body: string, address: string): Promise<string[]> => {
  const sent: string[] = [];
  await page.route(`${address}/**`, async (route) => {
    sent.push(route.request().postData() ?? "");
    await route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" } });
  });
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body }));
  return sent;
};

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  form = await startEndpoint();
  project = copyProject(process.cwd(), "shared");
  emptyCollections(project, { delivery: { endpoint: form.url }, measure: undefined });
  await buildWith({ plausible: { domain: "asphalt.example" } });
});

test.beforeEach(() => {
  form.received.length = 0;
  form.answer = 200;
});

test.afterAll(async () => {
  stop();
  await form.close();
  rmSync(project, { recursive: true, force: true });
});

test.describe("with Plausible", () => {
  const stubbed = async (page: Page) => {
    const sent = await fakeService(page, PLAUSIBLE, PLAUSIBLE_STUB, "https://plausible.io");
    return () => sent.map((event) => JSON.parse(event) as unknown);
  };
  const event = (n: string, what?: string) => ({ n, d: "asphalt.example", ...(what && { props: { what } }) });

  test("loads its script after the page, and sends a pageview", async ({ page, context }) => {
    await asVisitor(page);
    const sent = await stubbed(page);
    await page.goto(`${origin}/about`);
    await expect.poll(sent).toEqual([event("pageview")]);
    await expect(page.locator(`script[src="${PLAUSIBLE}"]`)).toHaveAttribute("fetchpriority", "low");
    const isAfterLoad = await page.evaluate((script) => {
      const [navigation] = performance.getEntriesByType("navigation");
      const loaded = performance.getEntriesByName(script)[0];
      return navigation instanceof PerformanceNavigationTiming && loaded !== undefined && loaded.startTime >= navigation.loadEventStart;
    }, PLAUSIBLE);
    expect(isAfterLoad).toBe(true);
    expect(await context.cookies()).toEqual([]);
  });

  test("sends events for failed and received requests, without their text", async ({ page }) => {
    await asVisitor(page);
    const sent = await stubbed(page);
    form.answer = 500;
    await page.goto(`${origin}/contact`);
    await fillQuote(page, {});
    await sendButton(page).click();
    await expect.poll(sent).toContainEqual(event("Form", "failed"));
    form.answer = 200;
    await sendButton(page).click();
    await expect.poll(sent).toContainEqual(event("Form", "sent"));
    expect(JSON.stringify(sent())).not.toContain("Ana");
  });

  test("loads and sends nothing if the visitor objects", async ({ page }) => {
    await asVisitor(page, { globalPrivacyControl: true });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto(`${origin}/contact`);
    await page.locator('main a[href^="tel:"]:visible').first().click();
    await idle(page);
    // A call link makes no request.
    expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith("tel:"))).toEqual([]);
  });

  test("the policy allows only the service and the form's endpoint", () => {
    for (const file of ["index.html", "contact.html"]) {
      expect(policyOf(file)).toContain(`connect-src 'self' ${new URL(form.url).origin} https://plausible.io;`);
      expect(policyOf(file)).toContain(`form-action 'self' ${new URL(form.url).origin};`);
    }
  });
});

test("Cloudflare Web Analytics loads its script with the token, and sends data", async ({ page }) => {
  test.setTimeout(BUILD_TIMEOUT);
  await buildWith({ cloudflareToken: TOKEN });
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  const sent = await fakeService(page, CLOUDFLARE, CLOUDFLARE_STUB, "https://cloudflareinsights.com");
  await asVisitor(page);
  await page.goto(`${origin}/about`);
  await expect.poll(() => sent).toEqual([JSON.stringify({ token: TOKEN })]);
  expect(refused).toEqual([]);
  expect(readFileSync(at("dist/privacy.html"), "utf8")).toContain("Cloudflare Web Analytics");
});
