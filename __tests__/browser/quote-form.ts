/** Finds and fills the quote form. */
import type { Locator, Page } from "@playwright/test";
import { fieldLabels, words } from "../fixtures/built-words";

export interface Quote {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What the tests write when nothing else is asked for. */
export const QUOTE: Quote = { name: "Ana Ruiz", email: "ana@example.com", phone: "(702) 555-0100" };

/** The quote form, wherever the page has it. */
export const quoteForm = (page: Page): Locator => page.getByRole("form", { name: words.form.label });

/** The button that sends the form, whatever it says at the moment. A field for photos counts as a button too. */
export const sendButton = (page: Page): Locator => quoteForm(page).locator("button[type=submit]");

/** The toasts that have not been taken away yet. */
export const toasts = (page: Page): Locator => page.locator("[data-sonner-toast][data-removed=false]");

/** Fills in the three required fields; what `quote` leaves out stands as in {@link QUOTE}. */
export const fillQuote = async (page: Page, quote: Partial<Quote>): Promise<void> => {
  const { name, email, phone } = { ...QUOTE, ...quote };
  await page.getByLabel(fieldLabels.name).fill(name);
  await page.getByLabel(fieldLabels.email).fill(email);
  await page.getByLabel(fieldLabels.phone).fill(phone);
};
