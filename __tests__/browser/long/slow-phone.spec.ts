/** Islands hydrate on the first interaction, and that interaction is not lost. */
import { devices, expect, test } from "@playwright/test";
import { idle } from "../idle";
import { QUOTE } from "../quote-form";
import { fieldLabels, words } from "../../fixtures/built-words";
import { hasDelivery } from "../../fixtures/visits";

// Omit the device's default browser, because these tests run in Chromium.
const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices["Pixel 7"];

test.describe("on a slow phone", () => {
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent });

  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  });

  test("a tap as the first interaction opens the menu, and the menu stays open", async ({ page }) => {
    await page.goto("/", { waitUntil: "commit" });
    await page.getByText(words.header.menu, { exact: true }).tap();
    await expect(page.locator("details[data-menu]")).toHaveAttribute("open");
    await idle(page);
    await expect(page.locator("details[data-menu]")).toHaveAttribute("open");
  });

  test("a form sent as the first interaction gets exactly one response", async ({ page }) => {
    test.skip(hasDelivery, "the settings name a delivery method, which quote-form.spec.ts tests");
    await page.goto("/contact", { waitUntil: "commit" });
    await page.locator("#quote-message").waitFor();
    // Set the values as autofill does, without events.
    for (const [name, text] of Object.entries(QUOTE))
      await page.locator(`#quote-${name}`).evaluate((field: HTMLInputElement, value) => (field.value = value), text);
    await page.getByRole("button", { name: words.form.send }).tap();
    await expect(page.getByRole("status")).toContainText(words.received.title);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
    await expect(page.getByLabel(fieldLabels.name)).toHaveValue("");
  });
});
