/**
 * The quote form on pages that other software has changed: translators, password managers, writing assistants, ad blockers and dark modes.
 * After hydration, the form must work although the page is changed again and again.
 */
import { expect, test, type Page } from "@playwright/test";
import { routes } from "../../../src/content/shared/routes";
import { CHANGES, watchErrors } from "../altered-pages";
import { live } from "../hydration";
import { QUOTE, toasts } from "../quote-form";

/** Attribute of confirmations and toasts of earlier requests. */
const SEEN = "data-test-seen";

/** Fills in the fields that the software has not removed. */
const fillRest = async (page: Page): Promise<void> => {
  for (const [name, text] of Object.entries(QUOTE)) {
    const field = page.locator(`[data-quote] [name=${name}]`);
    if ((await field.count()) > 0) await field.fill(text);
  }
};

for (const [software, change] of CHANGES) {
  test(`the form keeps working on a page with ${software}`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto(routes.contact);
    const form = page.locator("[data-quote]");
    const name = form.locator("[name=name]");
    const send = form.locator("button[type=submit]");
    const confirmation = form.locator(`[role=status] p:not([${SEEN}])`).first();
    const newToasts = toasts(page).and(page.locator(`:not([${SEEN}])`));
    await name.pressSequentially("Ana Riz");
    await live(page, "quote-form");
    await form.evaluate(change);
    await name.press("ArrowLeft");
    await name.press("ArrowLeft");
    await page.keyboard.type("u");
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("Ana Ruiz");

    await send.click();
    // The browser checks the fields, and the email is missing.
    await expect(form.locator("[name=email]")).toBeFocused();
    for (const count of [1, 2]) {
      await fillRest(page);
      await send.click();
      await expect(confirmation, `the confirmation of request ${count}`).toBeVisible();
      await expect(newToasts).toHaveCount(1);
      await expect(name).toHaveValue("");
      await page
        .locator("[role=status] p, [data-sonner-toast]")
        .evaluateAll((elements, attribute) => elements.forEach((element) => element.setAttribute(attribute, "")), SEEN);
      // The software also changes what the form has added.
      await form.evaluate(change);
    }
    // Some software also removes the element that contains the toasts.
    await page.locator("[data-sonner-toaster]").evaluate((toaster) => toaster.parentElement?.remove());
    await fillRest(page);
    await send.click();
    await expect(toasts(page)).toHaveCount(1);
    await expect(name).toHaveValue("");
    expect(errors).toEqual([]);
  });
}
