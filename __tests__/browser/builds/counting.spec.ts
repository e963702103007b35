/**
 * Sites that count their visits: with an endpoint of their own on this machine, with Cloudflare Web Analytics and with Plausible,
 * whose requests the test's browser answers itself. The same content with the setting off again is, byte for byte, what it was.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { parse, stringify } from "yaml";
import { copyProject } from "../../../scripts/lib/project-copy";
import { serveSite } from "../../../scripts/lib/serve-site";
import type { Measure } from "../../../src/content/schema/measure";
import { filesBelow } from "../../../src/publish/files";
import { inlinesOf } from "../../../src/publish/host/inline";
import { builtContent, words } from "../../fixtures/built-words";
import { fillQuote, sendButton } from "../quote-form";
import { emptyCollections } from "./bare-content";
import { startCounts, type Counts } from "./counts";
import { startEndpoint, type Endpoint } from "./endpoint";
import { build, BUILD_TIMEOUT } from "./project";

test.describe.configure({ mode: "serial" });

const TOKEN = "0123456789abcdef0123456789abcdef";
const CLOUDFLARE = "https://static.cloudflareinsights.com/beacon.min.js";
const { whenMeasured } = builtContent.privacyPage;

let project: string;
let counts: Counts;
let form: Endpoint;
let server: Server | undefined;
let origin: string;
/** The pages of the site before anything counted. */
let before: ReadonlyMap<string, string>;

const at = (...parts: readonly string[]) => path.join(project, ...parts);

const change = (file: string, fields: Readonly<Record<string, unknown>>): void => {
  const data = parse(readFileSync(at("content/settings", file), "utf8")) as object;
  writeFileSync(at("content/settings", file), stringify({ ...data, ...fields }));
};

const buildWith = async (measure: Measure | undefined): Promise<void> => {
  change("business.yml", { measure });
  await build(project);
  await serve();
};

/** Serves what was built last: a server keeps in mind how long the files were that it was started with. */
const serve = async (): Promise<void> => {
  stop();
  server = await serveSite(at("dist"), 0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  form.next = `${origin}/thank-you`;
};

const stop = (): void => {
  server?.closeAllConnections();
  server?.close();
};

/** Every file that visitors get, but for the note of what was built. */
const published = (): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(at("dist"))
      .filter((file) => file !== "build.json" && !file.startsWith("admin/"))
      .map((file) => [file, readFileSync(at("dist", file), "latin1")]),
  );

const policyOf = (file: string): string => inlinesOf(readFileSync(at("dist", file), "utf8")).policy;

/** Lets the browser pass for a visitor's: what programs steer is not counted. */
const asVisitor = (on: Page | BrowserContext, asked: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
  on.addInitScript(
    (properties) => {
      for (const [name, value] of Object.entries(properties)) {
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
      }
    },
    { webdriver: false, ...asked },
  );

const ofKind = (kind: string) => counts.received.map(({ count }) => count).filter((count) => count.kind === kind);

const hasApp = (page: Page) => expect(page.locator("html[data-app]")).toBeAttached();

/** Waits until the page's script that counts is there. */
const isCounting = (page: Page) => expect(page.locator('head > script[src*="/count-"]')).toBeAttached();

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  [counts, form] = await Promise.all([startCounts(), startEndpoint()]);
  project = copyProject(process.cwd(), "shared");
  emptyCollections(project, { delivery: { endpoint: form.url }, measure: undefined });
  change("company.yml", { textPhone: "(702) 555-0143" });
  await build(project);
  before = published();
  await buildWith({ endpoint: counts.url });
});

test.beforeEach(() => {
  counts.received.length = 0;
  form.received.length = 0;
  form.answer = 200;
});

test.afterAll(async () => {
  stop();
  await Promise.all([counts.close(), form.close()]);
  rmSync(project, { recursive: true, force: true });
});

test.describe("with an endpoint of one's own", () => {
  test("a visit is counted once the page has loaded: its path, no cookie, nothing kept", async ({ page, context }) => {
    await asVisitor(page);
    await page.goto(`${origin}/about?from=card`);
    await expect.poll(() => ofKind("visit")).toEqual([{ kind: "visit", page: "/about" }]);
    expect(counts.received[0]?.headers).toMatchObject({ "content-type": "text/plain;charset=UTF-8" });
    expect(counts.received[0]?.headers.cookie).toBeUndefined();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    const isAfterLoad = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation");
      const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/static/count-"));
      return navigation instanceof PerformanceNavigationTiming && script !== undefined && script.startTime >= navigation.loadEventStart;
    });
    expect(isAfterLoad).toBe(true);
  });

  test("a visit tells which other site led to it, and no more of that site", async ({ page }) => {
    await asVisitor(page);
    await page.goto(`${origin}/about`, { referer: "https://search.example/find?q=private" });
    await expect.poll(() => ofKind("visit")).toEqual([{ kind: "visit", from: "https://search.example", page: "/about" }]);
  });

  test("every page that the app goes on to is a visit, and the way back", async ({ page }) => {
    await asVisitor(page);
    await page.goto(`${origin}/about`);
    await page.getByRole("contentinfo").locator('a[href="/privacy"]').hover();
    await hasApp(page);
    await isCounting(page);
    await page.getByRole("contentinfo").locator('a[href="/privacy"]').click();
    await expect(page).toHaveURL(`${origin}/privacy`);
    await expect.poll(() => ofKind("visit").map((visit) => visit.page)).toEqual(["/about", "/privacy"]);
    await page.goBack();
    await expect.poll(() => ofKind("visit").map((visit) => visit.page)).toEqual(["/about", "/privacy", "/about"]);
  });

  test("taps on call, text and estimate are counted, and no other", async ({ context, page }) => {
    // A tab for each: one that was sent to a telephone follows no link any more, in a browser that has none.
    for (const scheme of ["mailto", "tel", "sms"]) {
      const tab = await context.newPage();
      await asVisitor(tab);
      await tab.goto(`${origin}/contact`);
      await isCounting(tab);
      await tab.locator(`main a[href^="${scheme}:"]:visible`).first().click();
    }
    await expect.poll(() => ofKind("tap")).toHaveLength(2);
    await asVisitor(page);
    await page.goto(`${origin}/about`);
    await isCounting(page);
    await page.locator('main a[href="/contact"]:visible').first().click();
    await expect(page).toHaveURL(`${origin}/contact`);
    await expect
      .poll(() => ofKind("tap"))
      .toEqual([
        { kind: "tap", what: "call", page: "/contact" },
        { kind: "tap", what: "text", page: "/contact" },
        { kind: "tap", what: "estimate", page: "/about" },
      ]);
  });

  test("a tap before the page has loaded is counted too", async ({ page }) => {
    await asVisitor(page);
    await page.route("**/*.{avif,jpg}", () => undefined);
    await page.goto(`${origin}/contact`, { waitUntil: "commit" });
    await page.locator('main a[href^="tel:"]:visible').first().click();
    await expect.poll(() => ofKind("tap")).toEqual([{ kind: "tap", what: "call", page: "/contact" }]);
  });

  test("a request that fails and one that arrives are counted, without a word of what was written", async ({ page }) => {
    await asVisitor(page);
    form.answer = 500;
    await page.goto(`${origin}/contact`);
    await fillQuote(page, {});
    await sendButton(page).click();
    await expect.poll(() => ofKind("form")).toEqual([{ kind: "form", what: "failed", page: "/contact" }]);
    form.answer = 200;
    await sendButton(page).click();
    await expect(page.getByRole("status")).toContainText(words.received.title);
    await expect.poll(() => ofKind("form").map(({ what }) => what)).toEqual(["failed", "sent"]);
    expect(JSON.stringify(counts.received)).not.toContain("Ana");
  });

  test("an error of hydration is counted as one, where it is in our scripts", async ({ page }) => {
    await asVisitor(page);
    // In the file itself: an answer that the test makes up comes from nowhere, and may not reach this machine.
    const file = at("dist/about.html");
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace(/(<h1[^>]*>)/, "$1<em>Planted</em>"));
    await page.goto(`${origin}/about`);
    await page.getByRole("contentinfo").locator('a[href="/privacy"]').hover();
    await expect.poll(() => ofKind("error").length).toBeGreaterThan(0);
    writeFileSync(file, html);
    for (const error of ofKind("error")) {
      expect(error).toMatchObject({ kind: "error", what: "hydration", page: "/about" });
      expect(error.where).toMatch(/^\/static\/[\w-]+\.js:\d+/);
    }
  });

  test("an error of our scripts is counted once, however often it comes; one of an extension, and a lost picture, never", async ({
    page,
  }) => {
    await asVisitor(page);
    await page.goto(`${origin}/about`);
    await isCounting(page);
    await page.evaluate(() => {
      const told = (filename: string, message: string) => window.dispatchEvent(new ErrorEvent("error", { filename, message, lineno: 7 }));
      told("chrome-extension://abc/content.js", "not ours");
      document.body.append(Object.assign(document.createElement("img"), { src: "/images/none.jpg" }));
      for (let time = 0; time < 3; time++) told(`${location.origin}/static/app-1.js`, "broken");
      const reason = Object.assign(new Error("refused"), { stack: `Error: refused\n at ${location.origin}/static/app-1.js:8:2` });
      window.dispatchEvent(new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason }));
    });
    await expect
      .poll(() => ofKind("error"))
      .toEqual([
        { kind: "error", what: "script", text: "broken", where: "/static/app-1.js:7", page: "/about" },
        { kind: "error", what: "script", text: "refused", where: "/static/app-1.js:8:2", page: "/about" },
      ]);
  });

  test("the vitals of a page are counted once, when it is left", async ({ page }) => {
    await asVisitor(page);
    await page.goto(`${origin}/about`);
    await isCounting(page);
    // An answer that takes a frame or two: browsers tell of no quicker one.
    await page.evaluate(() => {
      document.addEventListener("click", () => {
        for (const end = performance.now() + 100; performance.now() < end;);
      });
    });
    await page.getByRole("heading", { level: 1 }).click();
    await page.evaluate(
      () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "event", buffered: true, durationThreshold: 40 })),
    );
    await page.goto(`${origin}/privacy`);
    await expect.poll(() => ofKind("vitals").length).toBe(1);
    const judged = { value: expect.any(Number), rating: expect.stringMatching(/^(?:good|needs-improvement|poor)$/) };
    expect(ofKind("vitals")[0]).toMatchObject({ page: "/about", vitals: { LCP: judged, CLS: judged, TTFB: judged, INP: judged } });
  });

  for (const asked of [{ globalPrivacyControl: true }, { doNotTrack: "1" }, { webdriver: true }]) {
    test(`nothing is loaded and nothing is sent for ${JSON.stringify(asked)}`, async ({ page }) => {
      await asVisitor(page, asked);
      const asking: string[] = [];
      page.on("request", (request) => asking.push(request.url()));
      await page.goto(`${origin}/contact`);
      await page.locator('main a[href^="tel:"]:visible').first().click();
      await hasApp(page);
      expect(asking.filter((url) => url.includes("/count-") || url.startsWith(new URL(counts.url).origin))).toEqual([]);
      expect(counts.received).toEqual([]);
    });
  }

  test("the privacy page says so, and no longer that nothing is counted; so does the list for language models", async ({ page }) => {
    await page.goto(`${origin}/privacy`);
    await expect(page.getByRole("heading", { name: whenMeasured?.endpoint.heading })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(whenMeasured?.text ?? "none");
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", whenMeasured?.description ?? "none");
    expect(readFileSync(at("dist/llms.txt"), "utf8")).toContain(whenMeasured?.description ?? "none");
    await expect(page.getByRole("main")).not.toContainText(builtContent.privacyPage.hero.text);
  });

  test("the policy lets the counts reach the endpoint, and nothing else", () => {
    for (const file of ["index.html", "contact.html"]) {
      expect(policyOf(file)).toContain(`connect-src 'self' ${new URL(form.url).origin} ${new URL(counts.url).origin};`);
      expect(policyOf(file)).toContain(`form-action 'self' ${new URL(form.url).origin};`);
    }
  });
});

test("with Plausible, events go to it in its own form, and nothing of it is loaded", async ({ page }) => {
  test.setTimeout(BUILD_TIMEOUT);
  await buildWith({ plausible: { domain: "asphalt.example" } });
  const events: unknown[] = [];
  await page.route("https://plausible.io/**", async (route) => {
    events.push([route.request().url(), route.request().postDataJSON()]);
    await route.fulfill({ status: 202, body: "ok" });
  });
  await asVisitor(page);
  await page.goto(`${origin}/contact`);
  await isCounting(page);
  await page.locator('main a[href^="tel:"]:visible').first().click();
  const event = (fields: object) => ["https://plausible.io/api/event", { url: `${origin}/contact`, domain: "asphalt.example", ...fields }];
  await expect.poll(() => events).toEqual([event({ name: "pageview" }), event({ name: "Tap", props: { what: "call" } })]);
  expect(policyOf("index.html")).toContain(` https://plausible.io;`);
  expect(policyOf("index.html")).not.toMatch(/script-src[^;]*plausible/);
  expect(readFileSync(at("dist/privacy.html"), "utf8")).toContain("Plausible Analytics at plausible.io");
});

test.describe("with Cloudflare Web Analytics", () => {
  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIMEOUT);
    await buildWith({ cloudflareToken: TOKEN });
  });

  test("its script comes late with the token, and may send", async ({ page }) => {
    const sent: string[] = [];
    const refused: string[] = [];
    page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
    await page.route("https://cloudflareinsights.com/**", async (route) => {
      sent.push(route.request().postData() ?? "");
      await route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } });
    });
    // Cloudflare's own script is not here: in its place stands one that reads its token as that one does, and sends it.
    const body = `fetch("https://cloudflareinsights.com/cdn-cgi/rum", { method: "POST", body: document.querySelector("script[data-cf-beacon]").dataset.cfBeacon })`;
    await page.route(CLOUDFLARE, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await asVisitor(page);
    await page.goto(`${origin}/about`);
    await expect.poll(() => sent).toEqual([JSON.stringify({ token: TOKEN })]);
    await expect(page.locator(`script[src="${CLOUDFLARE}"]`)).toHaveAttribute("fetchpriority", "low");
    expect(refused).toEqual([]);
    expect(filesBelow(at("dist/static")).filter((file) => file.startsWith("count-"))).toEqual([]);
    expect(readFileSync(at("dist/privacy.html"), "utf8")).toContain("Cloudflare Web Analytics");
  });

  test("it is not loaded for who asked not to be tracked", async ({ page }) => {
    const asking: string[] = [];
    page.on("request", (request) => asking.push(request.url()));
    await asVisitor(page, { globalPrivacyControl: true });
    await page.goto(`${origin}/contact`);
    await page.locator('main a[href^="tel:"]:visible').first().click();
    await hasApp(page);
    // A call asks nobody on the net.
    expect(asking.filter((url) => !url.startsWith(origin) && !url.startsWith("tel:"))).toEqual([]);
  });
});

test("with the setting off again every file is what it was, to the byte", async () => {
  test.setTimeout(BUILD_TIMEOUT);
  await buildWith(undefined);
  const now = published();
  expect([...now.keys()]).toEqual([...before.keys()]);
  expect([...now].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)).toEqual([]);
});
