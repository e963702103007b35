/**
 * An editor who may change only content tries to steal the GitHub tokens of other editors. Every field that accepts an attack contains
 * an attack. `npm run preview` serves the site with Cloudflare's server code, the site's headers and the Worker.
 */
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page, type Request } from "@playwright/test";
import { parse, stringify } from "yaml";
import { copyProject } from "../../../scripts/lib/project-copy";
import { folders } from "../../../src/content/schema";
import { filesBelow } from "../../../src/publish/page-files";
import { cleanupStack } from "../../fixtures/cleanup";
import { attackContent, EVIL } from "../../fixtures/marked-content";
import { MAIL, REQUEST_STORE } from "../../fixtures/request-store";
import writeOtherOwner from "../../setup/other-owner";
import removeOtherOwner from "../../setup/remove-other-owner";
import { hydrateIslands, live } from "../hydration";
import { idle } from "../idle";
import { openForm, openNextForm } from "../office/form";
import { repositoryOf, respondForGitHub, signIn } from "../office/github";
import { startPreview, type Preview } from "../preview";
import { QUOTE } from "../quote-form";
import { build, BUILD_TIMEOUT, writeHosting } from "./build-project";

test.describe.configure({ mode: "serial", timeout: 600_000 });

/** The GitHub token of a signed-in editor. Decap stores the token in local storage, which all pages of the site share. */
const TOKEN = `gho_${"0123456789".repeat(4)}`;
/** Host of the map, which loads when a visitor opens it. Other parts of a page may load only pictures from other hosts. */
const MAP = "https://www.openstreetmap.org";
const SIGN_IN = { clientId: "Iv23abcdefgh", repository: "owner/site", people: ["owner"] };
/** Fields that get no attack, each with the reason. */
const OMITTED = Object.fromEntries(["Service", "Location", "Post"].map((type) => [`${type}.draft`, "a draft is not on the site"]));
/** An attack without HTML, because the content check rejects HTML in markdown texts. */
const LINKS = `[A discount](https://link.${EVIL}/a) <https://link.${EVIL}/b>`;
const PICTURE = `https://text.${EVIL}/picture.png`;

const cleanup = cleanupStack();
let project: string;
let site: Preview;
/** The text of all content files, to check which pictures the content names. */
let content: string;

const at = (...parts: readonly string[]): string => path.join(project, ...parts);

/** Replaces a project's content with attacks. */
const attack = async (): Promise<void> => {
  rmSync(at("content"), { recursive: true });
  // Start from the fixture company's content, not the sample. `writeOtherOwner` writes it to a folder whose path it puts in OTHER_OWNER.
  await writeOtherOwner();
  cpSync(process.env.OTHER_OWNER ?? "", at("content"), { recursive: true });
  removeOtherOwner();
  attackContent(at("content"), OMITTED);
  // `dryWeather` is a fact that entries insert into markdown texts, so its attack must be one that the check of these texts accepts.
  const words = at("content/settings/words.yml");
  const { work, ...others } = parse(readFileSync(words, "utf8")) as { readonly work: object };
  writeFileSync(words, stringify({ ...others, work: { ...work, dryWeather: LINKS } }));
  for (const { folder } of Object.values(folders))
    for (const file of readdirSync(at("content", folder)))
      appendFileSync(at("content", folder, file), `\n${LINKS}\n\n![A picture](${PICTURE})\n`);
};

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  project = copyProject(process.cwd(), "symlinked");
  cleanup.defer(() => rmSync(project, { recursive: true, force: true }));
  await attack();
  writeHosting(project, { delivery: { requests: REQUEST_STORE }, signIn: SIGN_IN });
  content = filesBelow(at("content"))
    .filter((file) => /\.(?:md|yml)$/.test(file))
    .map((file) => readFileSync(at("content", file), "utf8"))
    .join("\n");
  await build(project);
  site = await startPreview(project);
  cleanup.defer(site.stop);
});

test.afterAll(cleanup.disposeAsync);

/** Checks whether a request loads a picture that the content names. Content may do this: a fixed URL contains no data of the visitor. */
const isPicture = (request: Request): boolean =>
  request.resourceType() === "image" && request.method() === "GET" && content.includes(request.url());

/**
 * Collects a page's faults: requests to other hosts, except for pictures that the content names; requests with the token; sockets,
 * windows and dialogs; and violations of the Content-Security-Policy.
 *
 * @param tokenHost origin that may receive the token
 */
const watch = (page: Page, tokenHost?: string): readonly string[] => {
  const faults: string[] = [];
  const add = (fault: string) => void faults.push(`${page.url()}: ${fault}`);
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith("http")) return;
    if (![site.origin, MAP, tokenHost].includes(origin) && !isPicture(request)) add(`${request.resourceType()} from ${request.url()}`);
    const sent = [request.url(), request.postData(), ...Object.values(request.headers())].join("\n");
    if (origin !== tokenHost && sent.includes(TOKEN)) add(`token sent to ${request.url()}`);
  });
  page.on("websocket", (socket) => add(`socket to ${socket.url()}`));
  page.on("popup", (popup) => add(`window ${popup.url()}`));
  page.on("dialog", (dialog) => add(`dialog ${dialog.message()}`));
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) add(message.text());
  });
  return faults;
};

/** Returns elements that load code or a frame, send a form or redirect, and whose URL is on another host; and elements with inline code. */
const foreignParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((map) => {
    const parts = document.querySelectorAll(
      "script[src], form, iframe, object, embed, base, meta[http-equiv=refresh], link:not([rel=canonical]):not([rel=alternate]), [formaction]",
    );
    const addresses = (part: Element) => ["src", "href", "action", "formaction", "data"].flatMap((name) => part.getAttribute(name) ?? []);
    const isForeign = (address: string) => ![location.origin, map].includes(new URL(address, location.href).origin);
    const code = document.querySelectorAll("a[href^='javascript:' i], a[href^='data:' i], [srcdoc], [onload], [onerror], [onclick]");
    return [...[...parts].filter((part) => addresses(part).some(isForeign) || part.getAttribute("content")?.includes("//")), ...code].map(
      ({ outerHTML }) => outerHTML.slice(0, 200),
    );
  }, MAP);

/** Returns the recipients, also of copies, of all emails in the preview's output (scripts/preview.mts). */
const recipientsIn = (output: string): readonly unknown[] =>
  [...output.matchAll(/^The Worker sent this email:\n(?<email>\{\n[^]*?\n\})$/gm)].flatMap(({ groups }) => {
    const { to, cc, bcc } = JSON.parse(groups?.email ?? "{}") as Readonly<Record<string, unknown>>;
    return [to, cc, bcc].flat().filter((recipient) => recipient !== undefined);
  });

const plantToken = async (page: Page): Promise<void> => {
  await page.addInitScript((token) => localStorage.setItem("decap-cms-user", JSON.stringify({ token, backendName: "site-github" })), TOKEN);
};

/** Opens and scrolls to everything, and hydrates the islands, so that all late parts of a page load. */
const loadEverything = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  });
  await hydrateIslands(page);
  await idle(page);
};

test("the content's attacks are on the site", () => {
  const built = filesBelow(at("dist")).filter((file) => file.endsWith(".html"));
  const text = built.map((file) => readFileSync(at("dist", file), "utf8")).join("\n");
  // Each attack has its own number in its host name (marked-content.ts).
  expect(new Set(text.match(/n\d+n\.evil\.example/g)).size).toBeGreaterThan(200);
});

test("no attack makes a page load a foreign script or frame, or leak the token", async ({ page }) => {
  await plantToken(page);
  const faults = watch(page);
  const pages = filesBelow(at("dist")).filter((file) => file.endsWith(".html") && !file.startsWith("admin"));
  expect(pages).toContain("contact.html");
  for (const file of pages) {
    await page.goto(`${site.origin}/${file.replace(/(?:\/?index)?\.html$/, "")}`);
    await loadEverything(page);
    expect({ file, foreign: await foreignParts(page) }).toEqual({ file, foreign: [] });
    expect(await page.evaluate(() => localStorage.getItem("decap-cms-user"))).toContain(TOKEN);
  }
  expect(faults).toEqual([]);
});

test("a quote request reaches only the recipient in hosting.yml", async ({ page }) => {
  await plantToken(page);
  const faults = watch(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await page.goto(`${site.origin}/contact`);
  const form = page.locator("form[data-quote]");
  for (const [name, value] of Object.entries(QUOTE)) await form.locator(`[name=${name}]`).fill(value);
  await live(page, "quote-form");
  // Wait, because the Worker treats a form that is submitted too quickly as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2500);
  await form.locator("button[type=submit]").click();
  await expect.poll(() => recipientsIn(site.output())).not.toEqual([]);
  // An email to a second recipient would follow soon.
  await idle(page);
  expect(recipientsIn(site.output())).toEqual([MAIL.to]);
  expect(posts).toEqual([`${site.origin}/api/quote`]);
  expect(faults).toEqual([]);
});

test("the editor's forms and previews send the token only to GitHub's API", async ({ page }) => {
  const faults = watch(page, "https://api.github.com");
  await respondForGitHub(page.context(), await repositoryOf(at("content")));
  await signIn(page.context(), TOKEN);
  const { collections } = parse(readFileSync(at("dist/admin/config.yml"), "utf8")) as {
    readonly collections: readonly {
      readonly name: string;
      readonly folder?: string;
      readonly files?: readonly { readonly name: string }[];
    }[];
  };
  // Three of each collection, because a form takes seconds to open.
  const entries = collections.flatMap(({ name, folder, files = [] }) =>
    (folder ? readdirSync(at(folder)).map((file) => file.replace(/\.md$/, "")) : files.map((file) => file.name))
      .slice(0, 3)
      .map((entry) => `${name}/entries/${entry}`),
  );
  expect(entries.length).toBeGreaterThan(10);
  const editor = { mode: "github", address: `${site.origin}/admin` } as const;
  await openForm(page, editor, entries[0] ?? "");
  for (const entry of entries) {
    await openNextForm(page, editor, entry);
    await expect(page.frameLocator("iframe").locator("body")).toContainText(/\S/);
    await idle(page);
  }
  expect(faults).toEqual([]);
});
