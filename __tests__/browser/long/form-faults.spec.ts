/** The form without its scripts or offline: it still responds, and keeps its text. */
import { expect, test, type Page } from "@playwright/test";
import { fillQuote, QUOTE, sendButton, toasts } from "../quote-form";
import { fieldLabels, words } from "../../fixtures/built-words";
import { hasDelivery } from "../../fixtures/visits";

const note = (page: Page) => page.locator("[data-quote-note]");

/** Expects the page to show other ways to reach the company. */
const expectContactLinks = async (page: Page): Promise<void> => {
  await expect(note(page)).toBeInViewport();
  await expect(note(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(note(page).locator('a[href^="mailto:"]')).toBeVisible();
};

const expectText = async (page: Page): Promise<void> => {
  await expect(page.getByLabel(fieldLabels.name)).toHaveValue(QUOTE.name);
  await expect(page.getByLabel(fieldLabels.message)).toHaveValue("Twelve stalls");
};

const write = async (page: Page): Promise<void> => {
  await fillQuote(page, {});
  await page.getByLabel(fieldLabels.message).fill("Twelve stalls");
};

const expectReceived = async (page: Page): Promise<void> => {
  await expect(page.getByRole("status").first()).toContainText(words.received.title);
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByLabel(fieldLabels.message)).toHaveValue("");
};

const storedDraft = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem("quoteDraft"));

test.describe("a form without delivery", () => {
  test.skip(hasDelivery, "the form has a delivery method; tested in quote-form.spec.ts");

  test("keeps its text while offline and after a reload, and responds once online", async ({ page, context }) => {
    await page.goto("/contact");
    await context.setOffline(true);
    await write(page);
    await sendButton(page).click();
    await expectContactLinks(page);
    await expectText(page);

    // The note is rendered again after the second attempt.
    await note(page)
      .locator("a")
      .first()
      .evaluate((link) => link.setAttribute("data-first", ""));
    await sendButton(page).click();
    await expect(note(page).locator("a:first-of-type:not([data-first])")).toBeVisible();

    await context.setOffline(false);
    await page.reload();
    await expectText(page);
    await sendButton(page).click();
    await expectReceived(page);
    expect(await storedDraft(page)).toBeNull();
  });
});
