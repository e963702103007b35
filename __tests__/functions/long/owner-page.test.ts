/** The owner's page in a browser, at a small phone's width, behind a fake Cloudflare Access. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/lib/programs";
import { writeWorkerFiles } from "../../../src/publish/host/worker-files";
import { fixture } from "../../fixtures/content";
import { newFolder } from "../../fixtures/folder";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { PICTURES, postQuote } from "../forms";
import { startSiteWithOwner, type SiteWithOwner } from "../owner";

const HOSTILE = `<img src=x onerror="document.title='owned'">`;

let access: SiteWithOwner["access"];
let site: SiteWithOwner["site"];
let browser: Browser;
let page: Page;
const blocked: string[] = [];

beforeAll(async () => {
  const folder = newFolder();
  await writeWorkerFiles({ ...fixture, hosting: { delivery: { requests: REQUEST_STORE } } }, folder, "cloudflare");
  const styles = readFileSync(path.join(folder, "admin", "requests.css"), "utf8");
  rmSync(folder, { recursive: true });
  ({ access, site } = await startSiteWithOwner({ styles, bindings: { MAIL_KEY: "" } }));
  await postQuote(site, { name: HOSTILE, message: `${HOSTILE}\nsecond line` }, [["a.jpg", PICTURES.jpeg]]);
  await postQuote(site, { name: "Ben", email: "ben@example.com", phone: "702 555 0111", message: "x".repeat(500) });
  // Give both cards the warning about the email, the longest part of a card, so that the checks of the whole page cover it.
  // The requests are two hours old, so the list starts with a warning that their emails have not been sent.
  await site.rows(
    "UPDATE requests SET received_at = received_at - 7200000, unsure_at = 1, tell_problem = 'The mail provider did not answer.'",
  );
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  page = await context.newPage();
  // Browsers log violations of the Content-Security-Policy to the console.
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) blocked.push(message.text());
  });
});
afterAll(() => browser.close());

const address = () => new URL("/admin/requests", site.url).href;
const cards = () => page.getByRole("article");
const names = () => cards().getByRole("heading").allInnerTexts();
const axeViolations = async () => (await new AxeBuilder({ page }).analyze()).violations;

it("before sign-in, the page explains why it shows no requests", async () => {
  await page.goto(address());
  expect(await page.getByText("has not signed you in").isVisible()).toBe(true);
  expect(await cards().count()).toBe(0);
  expect(await axeViolations()).toEqual([]);
});

describe("after sign-in, the page", () => {
  beforeAll(() => page.goto(`${access.url}/?to=${address()}`));

  it("shows requests newest first", async () => {
    expect(await names()).toEqual(["Ben", HOSTILE]);
  });

  it("shows requests as plain text", async () => {
    expect(await page.title()).not.toBe("owned");
    expect(await cards().nth(1).innerText()).toContain(`${HOSTILE}\nsecond line`);
    expect(await page.locator("script").count()).toBe(0);
  });

  it.each([
    ["above the requests", "main > .warning", 1],
    ["in a request", ".request .warning", 2],
  ])("shows each warning %s in bold", async (_, selector, count) => {
    const weights = await page.locator(selector).evaluateAll((all) => all.map((element) => getComputedStyle(element).fontWeight));
    expect(weights).toEqual(Array.from({ length: count }, () => "700"));
  });

  it("does not scroll horizontally", async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  });

  it("passes axe", async () => {
    expect(await axeViolations()).toEqual([]);
  });
});

describe("the deletion of a request", () => {
  beforeAll(() => cards().nth(1).getByRole("link", { name: "Delete…" }).click());

  const confirm = () => page.getByRole("button", { name: "Delete this request with 1 photo" });

  it("needs a confirmation", async () => {
    expect(await confirm().isVisible()).toBe(true);
    expect(await site.rows("SELECT name FROM requests")).toHaveLength(2);
  });

  it("asks for the confirmation on a page that passes axe", async () => {
    expect(await confirm().isVisible()).toBe(true);
    expect(await axeViolations()).toEqual([]);
  });

  it("is reported", async () => {
    await confirm().click();
    expect(await page.getByRole("status").innerText()).toBe(`Deleted 1 request with 1 photo from ${HOSTILE}.`);
  });

  it("removes the request with its photos", async () => {
    expect(await site.rows("SELECT name FROM requests")).toEqual([{ name: "Ben" }]);
    expect(await site.photoNames()).toEqual([]);
    await page.getByRole("link", { name: "All requests" }).click();
    expect(await names()).toEqual(["Ben"]);
  });
});

it("no page violates its Content-Security-Policy", () => {
  expect(blocked).toEqual([]);
});
