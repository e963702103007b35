/** The quote form sends the request through the delivery method in the settings, and tells the visitor what happens next. */
import { expect, test, type Route } from "@playwright/test";
import { fillQuote, QUOTE, runToNewToast, sendButton, stopClock, toasts } from "./quote-form";
import { receivedText } from "../../src/quote/messages";
import { builtForms, business, hosting } from "../fixtures/built-words";
import { labelsIn } from "../fixtures/quote-answers";
import { hasDelivery } from "../fixtures/visits";

/** The network requests expected from one submission: one, or none if the settings name no delivery method. */
const EXPECTED: readonly unknown[] = hasDelivery ? [expect.stringContaining(`POST ${hosting.delivery.endpoint ?? ""}`)] : [];

/** Responds to POST requests as the Worker does, so that the company receives nothing. Other receivers need only the status. */
const answerPosts = (route: Route): Promise<void> =>
  route.request().method() === "POST"
    ? route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { received: true } })
    : route.fallback();

for (const { contact, words, language } of builtForms) {
  // Only `npm run test:all` tests the translated forms.
  const tag = language === "en" ? "" : " @every-page";

  test(`${contact}: submitting twice sends ${hasDelivery ? "one request" : "no request"}${tag}`, async ({ page }) => {
    const labels = labelsIn(words.form);
    const answer = receivedText(business.responseHours, words);
    const { unsent } = words.received;
    await page.route(/./, answerPosts);
    await page.clock.install();
    await page.goto(contact);
    await fillQuote(page, QUOTE, words);
    await page.getByLabel(words.form.service, { exact: true }).selectOption("other");
    await page.getByLabel(labels.message).fill("Twelve stalls");
    await stopClock(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
    await sendButton(page, words).click();

    await test.step("the form is cleared", async () => {
      for (const label of [labels.name, labels.email, labels.phone, labels.message]) await expect(page.getByLabel(label)).toHaveValue("");
    });

    await runToNewToast(page);
    // The form is empty now. A second submit must not send it or mark its fields as invalid.
    await expect(sendButton(page, words)).toBeFocused();
    await sendButton(page, words).click();
    await page.getByLabel(labels.phone).press("Enter");
    await page.clock.runFor(20);
    await expect(page.locator("form :user-invalid")).toHaveCount(0);
    expect(requests).toEqual(EXPECTED);
    await expect(page).toHaveURL(contact);

    await test.step("a toast below the header, in the header's color, confirms the request for five seconds", async () => {
      await expect(toasts(page).locator("[data-title]")).toHaveText(words.received.title);
      await expect(toasts(page).locator("[data-description]")).toHaveText(hasDelivery || business.sample ? answer : unsent);
      await page.clock.runFor(4_500);
      await expect(toasts(page)).toHaveCount(1);
      const header = page.getByRole("banner");
      await expect(toasts(page)).toHaveCSS(
        "background-color",
        await header.evaluate((element) => getComputedStyle(element).backgroundColor),
      );
      // In Safari 16, an ancestor with container-type would keep the toast, whose position is fixed, from staying in view.
      const containers = await toasts(page).evaluate((toast) => {
        const types: string[] = [];
        for (let above = toast.parentElement; above; above = above.parentElement) types.push(getComputedStyle(above).containerType);
        return types.filter((type) => type !== "normal");
      });
      expect(containers).toEqual([]);
      const above = await header.boundingBox();
      // Poll, because the toast slides in.
      await expect.poll(async () => (await toasts(page).boundingBox())?.y).toBeGreaterThan((above?.y ?? Infinity) + (above?.height ?? 0));
      await page.clock.runFor(1_500);
      await expect(toasts(page)).toHaveCount(0);
    });

    await test.step("a message in the form stays", async () => {
      await expect(page.getByRole("status")).toHaveText(
        `${words.received.title} ${hasDelivery ? `${answer} ${words.received.next}` : unsent}`,
      );
    });
  });
}
