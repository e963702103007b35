/** Finds and fills the quote form. */
import type { Locator, Page } from "@playwright/test";
import type { Words } from "../../src/content/schema/words";
import { fieldLabelsIn, words } from "../fixtures/built-words";

export interface Quote {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** What the tests write when nothing else is asked for. */
export const QUOTE: Quote = { name: "Ana Ruiz", email: "ana@example.com", phone: "(702) 555-0100" };

type FormWords = Pick<Words, "form">;

/** The quote form, wherever the page has it; in English unless told. */
export const quoteForm = (page: Page, { form }: FormWords = words): Locator => page.getByRole("form", { name: form.label });

/** The button that sends the form, whatever it says at the moment. A field for photos counts as a button too. */
export const sendButton = (page: Page, said?: FormWords): Locator => quoteForm(page, said).locator("button[type=submit]");

/** The toasts that have not been taken away yet. */
export const toasts = (page: Page): Locator => page.locator("[data-sonner-toast][data-removed=false]");

/** Fills in the three required fields; what `quote` leaves out stands as in {@link QUOTE}. */
export const fillQuote = async (page: Page, quote: Partial<Quote>, said: FormWords = words): Promise<void> => {
  const { name, email, phone } = { ...QUOTE, ...quote };
  const fieldLabels = fieldLabelsIn(said);
  await page.getByLabel(fieldLabels.name).fill(name);
  await page.getByLabel(fieldLabels.email).fill(email);
  await page.getByLabel(fieldLabels.phone).fill(phone);
};
