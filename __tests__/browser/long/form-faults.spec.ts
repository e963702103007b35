/** The quote form of a site without a delivery method: offline, on a phone, and without JavaScript. */
import { expect, test } from "@playwright/test";
import { fillQuote, QUOTE, runToNewToast, sendButton, stopClock, toasts } from "../quote-form";
import { fillIn } from "../../../src/content/shared/placeholders";
import { NOTE } from "../../../src/quote/form-events";
import { builtForms, business, fieldLabels, words } from "../../fixtures/built-words";
import { hasDelivery } from "../../fixtures/visits";

test.skip(hasDelivery, "the content sets a delivery method, but these tests expect a form that sends nothing");

test("a request typed offline is still in the form after a reload, and can then be submitted", async ({ page, context }) => {
  const note = page.locator(NOTE);
  const message = page.getByLabel(fieldLabels.message);
  const expectText = async () => {
    await expect(page.getByLabel(fieldLabels.name)).toHaveValue(QUOTE.name);
    await expect(message).toHaveValue("Twelve stalls");
  };
  await page.goto("/contact");
  await context.setOffline(true);
  await fillQuote(page);
  await message.fill("Twelve stalls");
  // Offline, the form's island cannot load, so the inline script (src/quote/inline-script.ts) shows the note.
  await sendButton(page).click();
  await expect(note).toBeInViewport();
  await expect(note.locator('a[href^="tel:"]')).toBeVisible();
  await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
  await expectText();

  // Mark the link, so that the test can detect when the second attempt renders the note again.
  const link = note.locator("a").first();
  await link.evaluate((element) => element.setAttribute("data-first", ""));
  await sendButton(page).click();
  await expect(note.locator("a:first-of-type:not([data-first])")).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expectText();
  await sendButton(page).click();
  await expect(page.getByRole("status").first()).toContainText(words.received.title);
  await expect(toasts(page)).toHaveCount(1);
  await expect(message).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("quoteDraft"))).toBeNull();
});

test("on a phone, the page's confirmation is invisible while the toast is shown, but screen readers still find it", async ({ page }) => {
  const answer = words.received.unsent;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install();
  await page.goto("/contact");
  await fillQuote(page);
  await stopClock(page);
  await sendButton(page).click();
  await runToNewToast(page);
  const note = page.getByRole("status").getByText(answer).locator("xpath=ancestor-or-self::p");
  await expect(note).toHaveCSS("opacity", "0");
  await expect(page.getByRole("status")).toContainText(answer);
  // A toast is shown for five seconds.
  await page.clock.runFor(6_000);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await expect(note).toHaveCSS("opacity", "1");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { contact, words: strings } of builtForms) {
    test(`${contact} shows how to reach the office by phone and email`, async ({ page }) => {
      await page.goto(contact);
      // Find the note by selector, because Playwright does not find text inside <noscript>.
      const note = page.locator("main noscript p");
      await expect(note).toBeVisible();
      await expect(note).toHaveText(fillIn(strings.form.noScript, { phone: business.phone, email: business.email }));
    });
  }
});
