/** Finds and fills the quote form. */
import type { Locator, Page } from "@playwright/test";
import type { Words } from "../../src/content/schema/words";
import { fieldLabelsIn, words } from "../fixtures/built-words";

export interface Quote {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Default answers. */
export const QUOTE: Quote = { name: "Ana Ruiz", email: "ana@example.com", phone: "(702) 555-0100" };

type FormWords = Pick<Words, "form">;

/** Returns the quote form of a page, by default in English. */
export const quoteForm = (page: Page, { form }: FormWords = words): Locator => page.getByRole("form", { name: form.label });

/** Returns the submit button, whose label changes. The file input is also a button. */
export const sendButton = (page: Page, strings?: FormWords): Locator => quoteForm(page, strings).locator("button[type=submit]");

/** Returns the toasts that have not been removed. */
export const toasts = (page: Page): Locator => page.locator("[data-sonner-toast][data-removed=false]");

/** Fills in the three required fields, with {@link QUOTE} for omitted values. */
export const fillQuote = async (page: Page, quote: Partial<Quote>, strings: FormWords = words): Promise<void> => {
  const { name, email, phone } = { ...QUOTE, ...quote };
  const fieldLabels = fieldLabelsIn(strings);
  await page.getByLabel(fieldLabels.name).fill(name);
  await page.getByLabel(fieldLabels.email).fill(email);
  await page.getByLabel(fieldLabels.phone).fill(phone);
};
