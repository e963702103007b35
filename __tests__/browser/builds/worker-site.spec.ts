/**
 * A site with the Worker, served by `npm run preview`: Cloudflare's server code with a database, a bucket, fake email and a fake sign-in.
 * The tests use a browser, because Cloudflare can answer a browser's navigation requests without calling the Worker.
 */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { copyProject } from "../../../scripts/lib/project-copy";
import { fillIn } from "../../../src/content/shared/placeholders";
import { words } from "../../fixtures/built-words";
import { cleanupStack } from "../../fixtures/cleanup";
import { live } from "../hydration";
import { startPreview, type Preview } from "../preview";
import { HONEYPOT } from "../../../src/quote/form-fields";
import { fillQuote, QUOTE, quoteForm, sendButton, toasts } from "../quote-form";
import { emptyCollections } from "./bare-content";
import { build, BUILD_TIMEOUT, writeHosting } from "./build-project";

test.describe.configure({ mode: "serial" });

const SETTINGS = {
  delivery: {
    requests: {
      project: "example-site",
      databaseId: "00000000-0000-4000-8000-000000000000",
      bucket: "example-photos",
      keepDays: 90,
      access: { team: "example", audience: "a".repeat(64) },
      mail: { provider: "resend", from: "site@example.com", to: "office@example.com" },
    },
  },
  signIn: { clientId: "Iv23abcdefgh", repository: "example/site", people: ["example-owner"] },
};
const PHOTO = path.resolve("static/icon-512.png");
/** The visitor who sends the form without JavaScript. */
const PLAIN = { name: "Ben Holt", email: "ben@example.com", phone: "(702) 555-0111" };

const cleanup = cleanupStack();
let project: string;
let site: Preview;

const photoField = (page: Page) => quoteForm(page).getByLabel(words.form.photos);

/**
 * Returns a PNG with noise at the top left and transparency elsewhere. A JPEG of the same picture is smaller. The form keeps a photo whose
 * JPEG is not smaller.
 */
const transparentPhoto = async (name: string) => {
  const noise = sharp(randomBytes(500 * 500 * 4), { raw: { width: 500, height: 500, channels: 4 } });
  const buffer = await noise.extend({ right: 1300, bottom: 700, background: "#0000" }).png().toBuffer();
  return { name, mimeType: "image/png", buffer };
};

const chosenPhotos = (page: Page): Promise<readonly string[]> =>
  photoField(page).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));

/** Fills in the form, and its hidden field as a password manager would. */
const fillInAsSoftware = async (page: Page, phone: string): Promise<void> => {
  await page.goto(`${site.origin}/contact`);
  await fillQuote(page, { ...QUOTE, phone });
  await page.locator(`form [name=${HONEYPOT}]`).evaluate((input: HTMLInputElement) => void (input.value = "Ana Ruiz"));
};

/** Sends the form, expects the reason for the refusal, and sends the form again unchanged. Expects an email with the phone number. */
const sendTwice = async (page: Page, phone: string): Promise<void> => {
  await sendButton(page).click();
  await expect(page.getByText(words.server.reasons.program)).toBeVisible();
  await page.locator("form:has([name=phone]) button[type=submit]").click();
  await expect.poll(() => site.output()).toContain(phone);
};

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  project = copyProject(process.cwd(), "symlinked");
  cleanup.defer(() => rmSync(project, { recursive: true, force: true }));
  writeHosting(project, SETTINGS);
  // Without entries, the build takes less time.
  emptyCollections(project);
  await build(project);
  site = await startPreview(project);
  cleanup.defer(site.stop);
});

test.afterAll(cleanup.disposeAsync);

/** Makes photos wait with their resizing until `release`. Call before the page loads. */
const holdResizing = (page: Page) =>
  page.addInitScript(() => {
    const original = window.createImageBitmap.bind(window);
    const released = new Promise((resolve) => document.addEventListener("release", resolve, { once: true }));
    Object.assign(window, {
      createImageBitmap: async (...parameters: Parameters<typeof original>) => {
        await released;
        return original(...parameters);
      },
    });
  });

const release = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("release")));

test("photos are resized, with white in place of transparency, even if the visitor removes one in the meantime", async ({ page }) => {
  await holdResizing(page);
  await page.goto(`${site.origin}/contact`);
  await photoField(page).focus();
  await live(page, "quote-form");
  await photoField(page).setInputFiles(await Promise.all(["a.png", "b.png", "c.png"].map(transparentPhoto)));
  await quoteForm(page)
    .getByRole("button", { name: fillIn(words.form.photoRemove, { name: "b.png" }), exact: true })
    .click();
  await expect.poll(() => chosenPhotos(page)).toEqual(["a.png", "c.png"]);
  await release(page);
  await expect.poll(() => chosenPhotos(page)).toEqual(["a.jpg", "c.jpg"]);
  await expect(quoteForm(page).getByRole("listitem")).toHaveText([/^a\.jpg/, /^c\.jpg/]);
  const corner = await photoField(page).evaluate(async (input: HTMLInputElement) => {
    const [photo] = input.files ?? [];
    const context = document.createElement("canvas").getContext("2d");
    if (!photo || !context) return [];
    const bitmap = await createImageBitmap(photo);
    context.drawImage(bitmap, 1 - bitmap.width, 1 - bitmap.height);
    return [bitmap.width, ...context.getImageData(0, 0, 1, 1).data];
  });
  // The form scales photos down to a width of 1600 px. The corner was transparent, and is white now.
  expect(corner).toEqual([1600, 255, 255, 255, 255]);
});

test.describe("the focus", () => {
  const removeButton = (page: Page, name: string) =>
    quoteForm(page).getByRole("button", { name: fillIn(words.form.photoRemove, { name }), exact: true });

  test.beforeEach(async ({ page }) => {
    await holdResizing(page);
    await page.goto(`${site.origin}/contact`);
    await photoField(page).focus();
    await live(page, "quote-form");
    await photoField(page).setInputFiles(await Promise.all(["a.png", "b.png"].map(transparentPhoto)));
  });

  test("stays on a photo's remove button when the photo has been resized", async ({ page }) => {
    await removeButton(page, "b.png").focus();
    await release(page);
    await expect(removeButton(page, "b.jpg")).toBeFocused();
  });

  test("moves to the next remove button when a photo is removed", async ({ page }) => {
    await removeButton(page, "a.png").press("Enter");
    await expect(removeButton(page, "b.png")).toBeFocused();
  });

  test("moves to the last remove button when the last of several photos is removed", async ({ page }) => {
    await removeButton(page, "b.png").press("Enter");
    await expect(removeButton(page, "a.png")).toBeFocused();
  });

  test("moves to the field when the only photo is removed", async ({ page }) => {
    for (const name of ["a.png", "b.png"]) await removeButton(page, name).press("Enter");
    await expect(photoField(page)).toBeFocused();
  });
});

test("a double click sends a quote request with a photo only once", async ({ page }) => {
  await page.goto(`${site.origin}/contact`);
  await fillQuote(page);
  await quoteForm(page).getByLabel(words.form.service).selectOption("other");
  await photoField(page).setInputFiles(PHOTO);
  // Wait, because the Worker treats a form that its script sends within two seconds as spam (MIN_FORM_MS).
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2500);
  await sendButton(page).dblclick();
  await expect(toasts(page)).toHaveCount(1);
  await expect(quoteForm(page).getByRole("status").first()).toContainText(words.received.title);
  await expect(photoField(page)).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("submitting the form with a photo leads to /thank-you", async ({ page }) => {
    await page.goto(`${site.origin}/contact`);
    await fillQuote(page, PLAIN);
    await photoField(page).setInputFiles(PHOTO);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.origin}/thank-you`);
  });

  test("the owner sees both requests that were sent above, newest first, with their photos", async ({ page }) => {
    // The preview prints the URL of its fake Cloudflare Access.
    await page.goto(/http\S+\/admin\/requests/.exec(site.output())?.[0] ?? "about:blank");
    await expect(page).toHaveURL(`${site.origin}/admin/requests`);
    const requests = page.getByRole("article");
    await expect(requests.getByRole("heading")).toHaveText([PLAIN.name, QUOTE.name]);
    await expect(requests.first()).toContainText("from /contact");
    await expect(requests.last()).toContainText(words.form.other);
    await expect(requests.getByRole("img")).toHaveCount(2);
    // An email was sent for each request.
    await expect(page.getByText("No notification email has been sent yet")).toHaveCount(0);
    for (const { name } of [PLAIN, QUOTE]) expect(site.output()).toContain(name);
  });
});

test("the editor signs in with GitHub, which asks for authorization the first time", async ({ page }) => {
  const tokens: (string | undefined)[] = [];
  await page.route("https://api.github.com/**", (route) => {
    tokens.push(route.request().headers().authorization);
    return route.fulfill({ status: 401, json: { message: "Bad credentials" } });
  });
  await page.goto(`${site.origin}/admin`);
  const [popup] = await Promise.all([page.waitForEvent("popup"), page.getByRole("button", { name: "Login with GitHub" }).click()]);
  const authorize = popup.getByRole("button", { name: "Authorize" });
  await expect(authorize).toBeVisible();
  // The fake GitHub must be on a different site than the preview: on the same site, the popup would keep its opener regardless of headers,
  // and a wrong header would go unnoticed.
  expect([new URL(site.origin).hostname, new URL(popup.url()).hostname]).toEqual(["127.0.0.1", "localhost"]);
  await authorize.click();
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect.poll(() => tokens[0]).toMatch(/^token gho_[0-9a-f]{36}$/);
});

test("if a password manager fills in the hidden field, the second try is received", async ({ page }) => {
  const phone = "(702) 555-0121";
  await fillInAsSoftware(page, phone);
  await live(page, "quote-form");
  // Wait, because the Worker treats a form that its script sends within two seconds as spam (MIN_FORM_MS).
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2500);
  await sendTwice(page, phone);
});

test.describe("on the error page, without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the second try is received if a password manager fills in the hidden field", async ({ page }) => {
    const phone = "(702) 555-0122";
    await fillInAsSoftware(page, phone);
    await sendTwice(page, phone);
    await expect(page).toHaveURL(`${site.origin}/thank-you`);
  });
});
