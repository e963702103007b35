/** The quote form: the settings decide where requests go, and the visitor sees what happens next. */
import { expect, test, type Page } from "@playwright/test";
import { fillQuote, sendButton, toasts } from "./quote-form";
import { receivedText } from "../../src/quote/messages";
import { fillIn } from "../../src/content/shared/placeholders";
import { builtForms, business, fieldLabels, fieldLabelsIn, words } from "../fixtures/built-words";
import { hasDelivery } from "../fixtures/visits";
import { live } from "./islands";
import { interceptRequests, type SentRequest } from "./requests";

const answer = receivedText(business.responseHours, words);

const requestsOf = (page: Page): readonly string[] => {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    seen.push(`${request.method()} ${origin === new URL(page.url()).origin ? "" : origin}${pathname}`);
  });
  return seen;
};

/** Number of requests that one submission sends. */
const expectedRequests = hasDelivery ? 1 : 0;
let sent: readonly SentRequest[];

test.beforeEach(async ({ page }) => {
  sent = await interceptRequests(page);
  await page.goto("/contact");
});

/** Stops the clock once the form is hydrated, so that slow checks do not count in a toast's five seconds. */
const stopClock = async (page: Page): Promise<void> => {
  await live(page, "quote-form");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
};

/** Advances the stopped clock until a toast is fully shown, for which sonner needs a few ticks. */
const runToNewToast = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(toasts(page)).toHaveCount(1, { timeout: 200 });
    await expect(toasts(page)).not.toHaveAttribute("data-first", { timeout: 200 });
  }).toPass({ timeout: 20_000 });

for (const { contact, words } of builtForms) {
  test(`${contact}: a sent form shows one toast for five seconds and a permanent message, and is cleared`, async ({ page }) => {
    const labels = fieldLabelsIn(words);
    const answer = receivedText(business.responseHours, words);
    await page.goto(contact);
    await page.clock.install();
    await fillQuote(page, {}, words);
    await page.getByLabel(words.form.service, { exact: true }).selectOption("striping");
    await page.getByLabel(labels.message).fill("Twelve stalls");
    await stopClock(page);
    await sendButton(page, words).click();
    await runToNewToast(page);

    await expect(toasts(page).locator("[data-title]")).toHaveText(words.received.title);
    await expect(toasts(page).locator("[data-description]")).toHaveText(answer);
    await expect(page.getByRole("status")).toHaveText(`${words.received.title} ${answer}${hasDelivery ? ` ${words.received.next}` : ""}`);
    for (const label of [labels.name, labels.email, labels.phone, labels.message]) await expect(page.getByLabel(label)).toHaveValue("");
    await expect(sendButton(page, words)).toBeFocused();

    await page.clock.runFor(4_500);
    await expect(toasts(page)).toHaveCount(1);
    const header = page.getByRole("banner");
    await expect(toasts(page)).toHaveCSS("background-color", await header.evaluate((element) => getComputedStyle(element).backgroundColor));
    const above = await header.boundingBox();
    // The toast slides in.
    await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
    await page.clock.runFor(1_500);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.getByRole("status")).toContainText(words.received.title);
  });
}

test("on a phone the toast hides the permanent message, but screen readers announce it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install();
  await fillQuote(page, {});
  await stopClock(page);
  await sendButton(page).click();
  await runToNewToast(page);
  const note = page.getByRole("status").getByText(answer);
  await expect(note).toHaveCSS("opacity", "0");
  await expect(page.getByRole("status")).toContainText(answer);
  await page.clock.runFor(6_000);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await expect(note).toHaveCSS("opacity", "1");
});

test("sends only the request, to the endpoint in the settings, and loads no more scripts", async ({ page }) => {
  const requests = requestsOf(page);
  await fillQuote(page, {});
  await live(page, "quote-form");
  const before = requests.length;
  await sendButton(page).click();
  await expect(toasts(page)).toHaveCount(1);
  expect(requests.slice(before).filter((request) => request.endsWith(".js"))).toEqual([]);
  expect(requests.filter((request) => !/^GET .*(?:\.(?:js|json|css|woff2|avif|webp|jpg|svg)|\/contact)$/.test(request))).toEqual(
    business.delivery.endpoint === undefined ? [] : [`POST ${business.delivery.endpoint}`],
  );
  expect(sent).toHaveLength(expectedRequests);
  await expect(page).toHaveURL("/contact");
});

for (const { contact, words } of builtForms) {
  test(`${contact}: without JavaScript shows how to reach the office instead`, async ({ request }) => {
    test.skip(hasDelivery, "a form with a delivery method also works without JavaScript");
    const html = await (await request.get(contact)).text();
    const note = /<noscript>(?<note>.*?)<\/noscript>.*<form/s.exec(html.slice(html.indexOf("<main")))?.groups?.note;
    expect(note?.replace(/<[^>]*>/g, "")).toBe(fillIn(words.form.noScript, { phone: business.phone, email: business.email }));
  });
}

test("a double click sends once, shows one toast, and marks no field as invalid", async ({ page }) => {
  await page.clock.install();
  await fillQuote(page, {});
  // A second click shortly after the first is ignored, but on a slow machine it may come too late.
  await stopClock(page);
  await sendButton(page).dblclick();
  await expect(page.getByLabel(fieldLabels.name)).toHaveValue("");
  await page.getByLabel(fieldLabels.phone).press("Enter");
  await runToNewToast(page);
  await expect(page.getByLabel(fieldLabels.name)).toHaveValue("");
  await expect(page.locator("form :user-invalid")).toHaveCount(0);
  expect(sent).toHaveLength(expectedRequests);
});
