/** The owner's page in a browser, at the width of a small phone. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser as Chromium, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/lib/browsers";
import { startGitHub, type GitHubStandIn } from "../../scripts/lib/stand-ins/github";
import { writeOwnerPage } from "../../src/requests/publish/owner-page";
import { PICTURES, postQuote } from "./forms";
import { SECRETS, SETTINGS, startSite, type Site } from "./site";

const HOSTILE = `<img src=x onerror="document.title='owned'">`;

let folder: string;
let github: GitHubStandIn;
let site: Site;
let browser: Chromium;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "owner-page-"));
  await writeOwnerPage(SETTINGS, folder);
  github = await startGitHub({ login: "owner-person", writes: [] }, SECRETS.GITHUB_CLIENT_SECRET);
  const bindings = { GITHUB_URL: github.url, GITHUB_API_URL: github.url, MAIL_KEY: "" };
  site = await startSite({ bindings, files: (pathname) => fileAt(pathname) });
  await postQuote(site, { name: HOSTILE, message: `${HOSTILE}\nsecond line` }, [["a.jpg", PICTURES.jpeg]]);
  await postQuote(site, { name: "Ben", email: "ben@example.com", phone: "702 555 0111", message: "x".repeat(500) });
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox", "--disable-gpu"] });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  page = await context.newPage();
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("dialog", (dialog) => void dialog.accept());
});
afterAll(async () => {
  await browser.close();
  await site.dispose();
  await github.close();
  rmSync(folder, { recursive: true });
});

const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

const fileAt = (pathname: string) => {
  const name = pathname === "/admin/requests" ? "/admin/requests.html" : pathname;
  try {
    return { body: readFileSync(path.join(folder, name)), type: TYPES[path.extname(name)] ?? "application/octet-stream" };
  } catch {
    return undefined;
  }
};

const cards = () => page.getByRole("article");
const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

it("shows nothing before somebody has signed in, and says how", async () => {
  await page.goto(new URL("/admin/requests", site.url).href);
  await page.getByRole("link", { name: "Sign in with GitHub" }).waitFor();
  expect(await cards().count()).toBe(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

it("shows the requests, newest first, as text, without a wider page and without faults axe finds", async () => {
  await page.getByRole("link", { name: "Sign in with GitHub" }).click();
  await cards().first().waitFor();
  expect(await cards().getByRole("heading").allInnerTexts()).toEqual(["Ben", HOSTILE]);
  expect(await page.title()).not.toBe("owned");
  expect(await cards().nth(1).innerText()).toContain(`${HOSTILE}\nsecond line`);
  expect(await isWider()).toBe(false);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

it("says that no mail has told of a request", async () => {
  expect(await cards().first().innerText()).toContain("No mail has told you of this yet.");
});

it("replies in one tap", async () => {
  const card = cards().first();
  expect(await card.getByRole("link", { name: "Reply by mail" }).getAttribute("href")).toMatch(/^mailto:ben%40example\.com\?subject=/);
  expect(await card.getByRole("link", { name: "Reply by text" }).getAttribute("href")).toMatch(/^sms:7025550111\?&body=Hello%20Ben/);
});

it("keeps a state and a note, and finds requests by both", async () => {
  const card = cards().first();
  await card.getByLabel("Note").fill("Tuesday at eight");
  await card.getByLabel("Note").blur();
  await page.getByText("Note kept.").waitFor();
  await card.getByRole("button", { name: "Answered" }).click();
  await page.getByText("Ben: answered.").waitFor();
  await page.getByRole("group", { name: "Show" }).getByRole("button", { name: "Answered" }).click();
  await page.waitForFunction(() => document.querySelectorAll("article").length === 1);
  expect(await cards().getByLabel("Note").inputValue()).toBe("Tuesday at eight");
  await page.getByRole("group", { name: "Show" }).getByRole("button", { name: "All" }).click();
  await page.waitForFunction(() => document.querySelectorAll("article").length === 2);
  await page.getByLabel("Search").fill("tuesday");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForFunction(() => document.querySelectorAll("article").length === 1);
  expect(await cards().getByRole("heading").allInnerTexts()).toEqual(["Ben"]);
});

it("saves a photo and the spreadsheet as files", async () => {
  await page.getByLabel("Search").fill("");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForFunction(() => document.querySelectorAll("article").length === 2);
  const [photo] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Photo 1" }).click()]);
  expect(photo.suggestedFilename()).toMatch(/^photo-1-.*\.jpg$/);
  const [sheet] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: /spreadsheet/ }).click()]);
  expect(sheet.suggestedFilename()).toBe("requests.csv");
});

it("deletes a request, and signs out", async () => {
  await cards().nth(1).getByText("Delete", { exact: true }).click();
  await cards().nth(1).getByRole("button", { name: "This request" }).click();
  await page.getByText("Deleted.").waitFor();
  expect(await site.rows("SELECT name FROM requests")).toEqual([{ name: "Ben" }]);
  expect(await site.files()).toEqual([]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("link", { name: "Sign in with GitHub" }).waitFor();
  expect(await cards().count()).toBe(0);
  expect(problems).toEqual([]);
});
