/** The form's scripts do not come, or the line is gone: the form is never dead, and forgets nothing. */
import { expect, test, type Page } from "@playwright/test";
import { SCRIPTS, live } from "./islands";
import { listen } from "./messages";
import { fillQuote, QUOTE, sendButton, toasts } from "./quote-form";
import { FAULTS } from "./script-faults";
import { fieldLabels, words } from "../fixtures/built-words";
import { hasDelivery } from "../fixtures/visits";

const note = (page: Page) => page.locator("[data-quote-note]");

/** Expects the page to say how else to reach the company. */
const expectToSayHow = async (page: Page): Promise<void> => {
  await expect(note(page)).toBeInViewport();
  await expect(note(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(note(page).locator('a[href^="mailto:"]')).toBeVisible();
};

const expectWritten = async (page: Page): Promise<void> => {
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

test.describe("a form that nothing is sent with", () => {
  test.skip(hasDelivery, "the form of this content is sent");

  test("filled in offline: the words stay over a reload, and the form answers once the line is back", async ({ page, context }) => {
    await page.goto("/contact");
    await context.setOffline(true);
    await write(page);
    await sendButton(page).click();
    await expectToSayHow(page);
    await expectWritten(page);

    // A second try is seen to have happened.
    await note(page)
      .locator("p")
      .evaluate((paragraph) => paragraph.setAttribute("data-first", ""));
    await sendButton(page).click();
    await expect(note(page).locator("p:not([data-first])")).toBeVisible();

    await context.setOffline(false);
    await page.reload();
    await expectWritten(page);
    await sendButton(page).click();
    await expectReceived(page);
    expect(await storedDraft(page)).toBeNull();
  });

  test("a submit offline is answered by the next one, without a reload", async ({ page, context }) => {
    await page.goto("/contact");
    await context.setOffline(true);
    await write(page);
    await sendButton(page).click();
    await expectToSayHow(page);
    await context.setOffline(false);
    await sendButton(page).click();
    await expectReceived(page);
    await expect(note(page)).toBeEmpty();
  });

  for (const { name, arrange, says } of FAULTS) {
    test(`scripts that ${name}: the request keeps its words, and is answered when they are found`, async ({ page, baseURL }) => {
      const messages = listen(page);
      const { host, fix } = await arrange(page, baseURL ?? "");
      await page.goto(`${host}/contact`);
      await write(page);
      await sendButton(page).click();
      await expectToSayHow(page);
      await expectWritten(page);
      await expect(page).toHaveURL(`${host}/contact`);

      await fix();
      await expect(async () => {
        await sendButton(page).click();
        await expect(page.getByRole("status").first()).toContainText(words.received.title, { timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByLabel(fieldLabels.message)).toHaveValue("");
      expect(messages.filter((text) => !says.test(text))).toEqual([]);
    });
  }

  test("a page of an older build, whose scripts are gone, says what to do", async ({ page }) => {
    await page.route(/\/island-quote-form-/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/contact");
    await write(page);
    await sendButton(page).click();
    await expectToSayHow(page);
    await expectWritten(page);
    await expect(note(page)).not.toBeEmpty();
  });

  test("two clicks before the form lives are answered once", async ({ page }) => {
    await page.goto("/contact");
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(SCRIPTS, async (route) => {
      await released;
      await route.continue();
    });
    await write(page);
    await sendButton(page).click();
    await sendButton(page).click();
    release();
    await expectReceived(page);
    await expect(note(page)).toBeEmpty();
  });

  for (const { name, spoil } of [
    {
      name: "forbidden",
      spoil: () =>
        Object.defineProperty(window, "sessionStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        }),
    },
    {
      name: "full",
      spoil: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    },
    { name: "holding nonsense", spoil: () => sessionStorage.setItem("quoteDraft", '{"at":"soon","name":7}') },
  ]) {
    test(`with a store that is ${name} the form works all the same`, async ({ page }) => {
      const messages = listen(page);
      await page.addInitScript(spoil);
      await page.goto("/contact");
      await expect(page.getByLabel(fieldLabels.name)).toHaveValue("");
      await write(page);
      await sendButton(page).click();
      await expectReceived(page);
      expect(messages).toEqual([]);
    });
  }
});

test("what is written stays in this tab alone, from the first keystroke", async ({ page, context }) => {
  await page.goto("/contact");
  await page.getByLabel(fieldLabels.name).pressSequentially("A");
  expect(await storedDraft(page)).toContain('"name":"A"');
  const other = await context.newPage();
  await other.goto("/contact");
  await expect(other.getByLabel(fieldLabels.name)).toHaveValue("");
});

test("words that were filled in before the form lives stay, and its elements too", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel(fieldLabels.name).evaluate((field: HTMLInputElement) => {
    field.value = "Filled by the browser";
    field.dataset.same = "";
  });
  await page.getByLabel(fieldLabels.email).focus();
  await live(page, "quote-form");
  await expect(page.locator("[data-same]")).toHaveValue("Filled by the browser");
  await expect(page.getByLabel(fieldLabels.email)).toBeFocused();
});
