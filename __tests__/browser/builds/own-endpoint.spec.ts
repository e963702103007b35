/**
 * A site with the Worker, served by `npm run preview`: Cloudflare's server code with a database, a bucket, and fake mail and sign-in. Uses
 * real navigations, because the host chooses by request type whether to call the Worker.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { freePort } from "../../../scripts/lib/fakes/listen";
import { copyProject } from "../../../scripts/lib/project-copy";
import type { Words } from "../../../src/content/schema/words";
import { LANGUAGES } from "../../../src/content/shared/languages";
import { fillIn } from "../../../src/content/shared/placeholders";
import { words } from "../../fixtures/built-words";
import { files } from "../../../src/content/schema";
import { inSpanish, writeSpanish } from "../../fixtures/translated";
import { live } from "../islands";
import { fillQuote, QUOTE, quoteForm, sendButton, toasts } from "../quote-form";
import { emptyCollections } from "./bare-content";
import { build, BUILD_TIMEOUT } from "./project";

test.describe.configure({ mode: "serial" });

const SETTINGS = {
  delivery: {
    requests: {
      project: "example-site",
      databaseId: "00000000-0000-4000-8000-000000000000",
      bucket: "example-photos",
      keepDays: 90,
      access: { team: "example", audience: "a".repeat(64) },
      mail: { provider: "resend", from: "site@example.com" },
    },
  },
  signIn: { clientId: "Iv23abcdefgh", repository: "example/site", people: ["example-owner"] },
};
const PHOTO = path.resolve("static/icon-512.png");
const PLAIN = { name: "Ben Holt", email: "ben@example.com", phone: "(702) 555-0111" };
const SPANISH = { name: "Eva Sanz", email: "eva@example.com", phone: "(702) 555-0122" };
/** Visitors who send the form without scripts, by language. */
const PLAIN_VISITS = [
  { prefix: "", who: PLAIN, strings: words },
  { prefix: "/es", who: SPANISH, strings: inSpanish(files.words.schema, words) as Words }, // the same shape
];

let project: string;
let preview: ChildProcess;
let origin: string;
let printed = "";

/** Starts `npm run preview` in the copy and waits until it serves. */
const startPreview = async (): Promise<void> => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  preview = spawn(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/preview.mts"], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: "pipe",
  });
  for (const stream of [preview.stdout, preview.stderr]) stream?.on("data", (text: Buffer) => (printed += text.toString()));
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({ status }) => status,
          () => printed.slice(-500),
        ),
      { timeout: 300_000 },
    )
    .toBe(200);
};

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  project = copyProject(process.cwd(), "shared");
  emptyCollections(project, SETTINGS);
  writeSpanish(path.join(project, "content"));
  await build(project);
  await startPreview();
});

test.afterAll(async () => {
  preview.kill();
  await once(preview, "exit");
  rmSync(project, { recursive: true, force: true });
});

const photoField = (page: Page, strings = words) => quoteForm(page, strings).getByLabel(strings.form.photos);

/** Signs in with the fake Cloudflare Access, whose address the preview prints. */
const signIn = async (page: Page): Promise<void> => {
  await page.goto(/http\S+\/admin\/requests/.exec(printed)?.[0] ?? "about:blank");
  await expect(page).toHaveURL(`${origin}/admin/requests`);
};

/** Returns a PNG that is larger than the form's JPEG of it: noise at the top left, the rest transparent. */
const transparentPhoto = async (name: string) => {
  const noise = await sharp({
    create: { width: 500, height: 500, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 1800, height: 1200, channels: 4, background: "#0000" } })
    .composite([{ input: noise, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
};
/** Opens the form and loads its script by focusing a field. */
const openLiveForm = async (page: Page): Promise<void> => {
  await page.goto(`${origin}/contact`);
  await photoField(page).focus();
  await live(page, "quote-form");
};
const chosenPhotos = (page: Page): Promise<readonly string[]> =>
  photoField(page).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));

test("sends a transparent photo with a white background", async ({ page }) => {
  await openLiveForm(page);
  await photoField(page).setInputFiles(await transparentPhoto("plan.png"));
  await expect.poll(() => chosenPhotos(page)).toEqual(["plan.jpg"]);
  const corner = await photoField(page).evaluate(async (input: HTMLInputElement) => {
    const [photo] = input.files ?? [];
    const context = document.createElement("canvas").getContext("2d");
    if (!photo || !context) return [];
    const bitmap = await createImageBitmap(photo);
    context.drawImage(bitmap, 1 - bitmap.width, 1 - bitmap.height);
    return [bitmap.width, ...context.getImageData(0, 0, 1, 1).data];
  });
  expect(corner).toEqual([1600, 255, 255, 255, 255]);
});

test("removing a photo during resizing does not stop the other photos", async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.createImageBitmap.bind(window);
    const released = new Promise((resolve) => document.addEventListener("release", resolve, { once: true }));
    Object.assign(window, {
      createImageBitmap: async (...parameters: Parameters<typeof original>) => {
        await released;
        return original(...parameters);
      },
    });
  });
  await openLiveForm(page);
  await photoField(page).setInputFiles(await Promise.all(["a.png", "b.png", "c.png"].map(transparentPhoto)));
  await quoteForm(page)
    .getByRole("button", { name: fillIn(words.form.photoRemove, { name: "b.png" }), exact: true })
    .click();
  await expect.poll(() => chosenPhotos(page)).toEqual(["a.png", "c.png"]);
  await page.evaluate(() => document.dispatchEvent(new Event("release")));
  await expect.poll(() => chosenPhotos(page)).toEqual(["a.jpg", "c.jpg"]);
  await expect(quoteForm(page).getByRole("listitem")).toHaveText([/^a\.jpg/, /^c\.jpg/]);
});

test("receives a request with a photo once after a double click", async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await fillQuote(page, {});
  await quoteForm(page).getByLabel(words.form.service).selectOption("striping");
  await photoField(page).setInputFiles(PHOTO);
  // A form that is submitted too fast is treated as spam.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2500);
  await sendButton(page).dblclick();
  await expect(toasts(page)).toHaveCount(1);
  await expect(quoteForm(page).getByRole("status").first()).toContainText(words.received.title);
  await expect(photoField(page)).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, who, strings } of PLAIN_VISITS) {
    test(`the form with a photo redirects to ${prefix}/thank-you`, async ({ page }) => {
      await page.goto(`${origin}${prefix}/contact`);
      await fillQuote(page, who, strings);
      await photoField(page, strings).setInputFiles(PHOTO);
      await sendButton(page, strings).click();
      await expect(page).toHaveURL(`${origin}${prefix}/thank-you`);
    });
  }
});

test.describe("the owner, without JavaScript,", () => {
  test.use({ javaScriptEnabled: false });

  test("signs in, reads all requests newest first, downloads the original photo, marks a request as answered and deletes it", async ({
    page,
  }) => {
    await signIn(page);
    const requests = page.getByRole("article");
    await expect(requests.getByRole("heading")).toHaveText([SPANISH.name, PLAIN.name, QUOTE.name]);
    await expect(requests.nth(2)).toContainText(words.form.services.striping);
    await expect(requests.nth(1)).toContainText("from /contact");
    await expect(requests.first()).toContainText(`reply in ${LANGUAGES.es.name} · from /es/contact`);
    await expect(requests.getByRole("img")).toHaveCount(3);
    const saved = page.waitForEvent("download");
    await requests.first().getByRole("link", { name: "Photo 1" }).click();
    expect(readFileSync(await (await saved).path())).toEqual(readFileSync(PHOTO));
    await requests.first().getByRole("button", { name: "Answered" }).click();
    await expect(requests.first().getByRole("button", { name: "Answered" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("No notification email has been sent yet")).toHaveCount(0);
    for (const { name } of [SPANISH, PLAIN, QUOTE]) expect(printed).toContain(name);
    await requests.first().getByRole("link", { name: "Delete…" }).click();
    await page.getByRole("button", { name: "Delete this request with 1 photo" }).click();
    await expect(page.getByRole("status")).toHaveText(`Deleted 1 request with 1 photo, by ${SPANISH.name}.`);
  });
});

/** Opens /admin, clicks the sign-in button and returns the popup. `tokens` collects the tokens that the editor sends to GitHub. */
const startSignIn = async (page: Page) => {
  const tokens: (string | undefined)[] = [];
  await page.route("https://api.github.com/**", (route) => {
    tokens.push(route.request().headers().authorization);
    return route.fulfill({ status: 401, json: { message: "Bad credentials" } });
  });
  await page.goto(`${origin}/admin`);
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: "Login with GitHub" }).click()]);
  return { popup, tokens };
};

const TOKEN = /^token gho_[0-9a-f]{36}$/;

test("an editor signs in with GitHub, which asks for authorization the first time", async ({ page }) => {
  const { popup, tokens } = await startSignIn(page);
  const authorize = popup.getByRole("button", { name: "Authorize" });
  await expect(authorize).toBeVisible();
  // Like GitHub, a different site than the preview: on the same site, the popup keeps its opener with any header.
  expect([new URL(origin).hostname, new URL(popup.url()).hostname]).toEqual(["127.0.0.1", "localhost"]);
  await authorize.click();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect.poll(() => tokens[0]).toMatch(TOKEN);
});
