/**
 * Hydration of the quote form on pages that other software has changed must not lose what the visitor is typing, the caret or the focus.
 */
import { expect, test, type Page } from "@playwright/test";
import { routes } from "../../../src/content/shared/routes";
import { CHANGES, watchErrors } from "../altered-pages";
import { holdScripts, live } from "../hydration";
import { quoteForm } from "../quote-form";

/** Makes all access to storage fail, as in a browser that blocks cookies. */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });

/** Opens the contact page, and holds back the form's scripts until the returned function is called. */
const openUnhydrated = async (page: Page) => {
  const release = await holdScripts(page);
  await page.goto(routes.contact);
  return release;
};

const STORAGE: readonly (readonly [storage: string, prepare: (page: Page) => Promise<unknown>])[] = [
  ["with storage", () => Promise.resolve()],
  ["without storage", withoutStorage],
];

for (const [software, change] of CHANGES) {
  for (const [storage, prepare] of STORAGE) {
    test(`hydration on a page with ${software}, ${storage}, keeps text, caret and focus`, async ({ page }) => {
      await prepare(page);
      const release = await openUnhydrated(page);
      const name = page.locator("[data-quote] [name=name]");
      const message = page.locator("[data-quote] [name=message]");
      await message.fill("Twelve stalls");
      // The u is typed after hydration, at the caret between R and i.
      await name.pressSequentially("Ana Riz");
      await quoteForm(page).evaluate(change);
      await name.press("ArrowLeft");
      await name.press("ArrowLeft");
      const errors = watchErrors(page);
      release();
      await live(page, "quote-form");
      await page.keyboard.type("u");
      await expect(name).toBeFocused();
      await expect(name).toHaveValue("Ana Ruiz");
      await expect(message).toHaveValue("Twelve stalls");
      expect(errors).toEqual([]);
    });
  }
}
