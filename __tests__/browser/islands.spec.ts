/** Islands hydrate on the first interaction, and that interaction is not lost. */
import { expect, test } from "@playwright/test";
import { idle, phone, slowDown } from "./phone";
import { fieldLabels, words } from "../fixtures/built-words";
import { hasDelivery } from "../fixtures/visits";

test.describe("as the first event on a slow phone", () => {
  test.use(phone);

  test.beforeEach(async ({ page }) => slowDown(page));

  test("a tap opens the menu, and it stays open", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await page.getByText(words.header.menu, { exact: true }).tap();
    await expect(page.locator("details[data-menu]")).toHaveAttribute("open");
    await idle(page);
    await expect(page.locator("details[data-menu]")).toHaveAttribute("open");
  });

  test("a filled form that is sent immediately gets one response", async ({ page }) => {
    test.skip(hasDelivery, "the form has a delivery method; tested in quote-form.spec.ts");
    await page.goto("/contact", { waitUntil: "commit" });
    await page.locator("#quote-message").waitFor();
    // Like autofill, without events.
    await page.evaluate(() => {
      for (const [id, value] of [
        ["name", "Ana Ruiz"],
        ["email", "ana@example.com"],
        ["phone", "(702) 555-0100"],
      ] as const) {
        const field = document.getElementById(`quote-${id}`);
        if (field instanceof HTMLInputElement) field.value = value;
      }
    });
    await page.getByRole("button", { name: words.form.send }).tap();
    await expect(page.getByRole("status")).toContainText(words.received.title);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
    await expect(page.getByLabel(fieldLabels.name)).toHaveValue("");
  });
});
