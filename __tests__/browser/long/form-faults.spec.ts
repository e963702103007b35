/** The form without its scripts or offline: it still responds, and keeps its text. */
import { expect, test, type Page, type Route } from "@playwright/test";
import { faultsOf } from "../blog";
import { SCRIPTS } from "../islands";
import { fillQuote, QUOTE, sendButton, toasts } from "../quote-form";
import { fieldLabels, words } from "../../fixtures/built-words";
import { hasDelivery } from "../../fixtures/visits";

/** Failures while the islands' scripts are fetched, with the browser's console message. */
const FAULTS: readonly {
  readonly name: string;
  readonly arrange: (route: Route) => Promise<void> | undefined;
  readonly message: RegExp;
}[] = [
  {
    name: "respond 503",
    arrange: (route) => route.fulfill({ status: 503 }),
    message: /^Failed to load resource: the server responded with a status of 503 /,
  },
  {
    name: "fail with a connection reset",
    arrange: (route) => route.abort("connectionreset"),
    message: /^Failed to load resource: net::ERR_CONNECTION_RESET$/,
  },
  {
    name: "are HTML instead of JavaScript",
    arrange: (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype html><h1>Welcome</h1>" }),
    message: /^Unexpected token '<'$/,
  },
  { name: "hang", arrange: () => undefined, message: /^$/ },
];

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

  for (const { name, arrange, message } of FAULTS) {
    test(`scripts that ${name}: keeps the request's text, and responds when they load`, async ({ page }) => {
      const faults = faultsOf(page);
      await page.route(SCRIPTS, arrange);
      await page.goto("/contact");
      await write(page);
      await sendButton(page).click();
      await expectContactLinks(page);
      await expectText(page);
      await expect(page).toHaveURL("/contact");

      await page.unroute(SCRIPTS);
      await expect(async () => {
        await sendButton(page).click();
        await expect(page.getByRole("status").first()).toContainText(words.received.title, { timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByLabel(fieldLabels.message)).toHaveValue("");
      expect(faults.filter((text) => !message.test(text))).toEqual([]);
    });
  }
});

test("stores text from the first keystroke, only in this tab", async ({ page, context }) => {
  await page.goto("/contact");
  await page.getByLabel(fieldLabels.name).pressSequentially("A");
  expect(await storedDraft(page)).toContain('"name":"A"');
  const other = await context.newPage();
  await other.goto("/contact");
  await expect(other.getByLabel(fieldLabels.name)).toHaveValue("");
});
