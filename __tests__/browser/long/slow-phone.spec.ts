/** Islands hydrate on the first interaction, and that interaction is not lost. */
import { devices, expect, test } from "@playwright/test";
import { idle } from "../idle";
import { QUOTE } from "../quote-form";
import { fieldLabels, words } from "../../fixtures/built-words";
import { hasDelivery } from "../../fixtures/visits";

// Playwright's device without its browser: tests run in Chromium.
const { viewport, deviceScaleFactor, isMobile, hasTouch, userAgent } = devices["Pixel 7"];

test.describe("as the first event on a slow phone", () => {
  test.use({ viewport, deviceScaleFactor, isMobile, hasTouch, userAgent });

  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  });

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
    for (const [name, text] of Object.entries(QUOTE))
      await page.locator(`#quote-${name}`).evaluate((field: HTMLInputElement, value) => (field.value = value), text);
    await page.getByRole("button", { name: words.form.send }).tap();
    await expect(page.getByRole("status")).toContainText(words.received.title);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
    await expect(page.getByLabel(fieldLabels.name)).toHaveValue("");
  });
});
