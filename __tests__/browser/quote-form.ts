/** Finds and fills in the quote form. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "../../src/content/schema/words";
import { words } from "../fixtures/built-words";
import { labelsIn } from "../fixtures/quote-answers";
import { live } from "./hydration";

/** Answers for the required fields. */
export const QUOTE = { name: "Ana Ruiz", email: "ana@example.com", phone: "(702) 555-0100" };

type FormWords = Pick<Words, "form">;

/** Returns the quote form on a page; by default, on an English page. */
export const quoteForm = (page: Page, { form }: FormWords = words): Locator => page.getByRole("form", { name: form.label });

/** Returns the submit button. Finds it by type, because its label changes and the file input also has the button role. */
export const sendButton = (page: Page, strings?: FormWords): Locator => quoteForm(page, strings).locator("button[type=submit]");

/** Returns the toasts that have not been removed. */
export const toasts = (page: Page): Locator => page.locator("[data-sonner-toast][data-removed=false]");

/** Fills in the three required fields. */
export const fillQuote = async (page: Page, quote = QUOTE, strings: FormWords = words): Promise<void> => {
  const labels = labelsIn(strings.form);
  for (const name of ["name", "email", "phone"] as const) await page.getByLabel(labels[name]).fill(quote[name]);
};

/** Stops the clock once the form is hydrated, so that slow checks do not use up a toast's five seconds. */
export const stopClock = async (page: Page): Promise<void> => {
  await live(page, "quote-form");
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
};

/** Advances the stopped clock until a toast is fully shown. Sonner needs a few ticks to show it. */
export const runToNewToast = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(20);
    await expect(toasts(page)).toHaveCount(1, { timeout: 200 });
    await expect(toasts(page)).toHaveAttribute("data-mounted", "true", { timeout: 200 });
  }).toPass({ timeout: 20_000 });
