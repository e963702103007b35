/** Without JavaScript, the price table is shown, with a note in place of the calculator. */
import { expect, test, type Page } from "@playwright/test";
import { pathOf } from "../../src/content/shared/routes";
import { fillIn } from "../../src/content/shared/placeholders";
import { contactPath, serviceOf } from "../../src/pricing/ask";
import { builtContent } from "../fixtures/built-words";

const { priceGuide: guide, facts, services, words } = builtContent;
const { calculator } = guide;
const lotPage = services.find(({ prices }) => prices === "lot" || prices === "both");
const lotPath = pathOf("services", lotPage ?? { slug: "" });
const formPath = contactPath(serviceOf(lotPage?.prices ?? ""));

test.skip(lotPage === undefined || facts.prices.squareFoot === undefined, "the content has no service with a price per square foot");

const section = (page: Page) => page.getByRole("region", { name: guide.heading });
const open = (page: Page) => section(page).getByText(calculator.summary).click();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows each size's price", async ({ page }) => {
    await page.goto(lotPath);
    for (const size of guide.sizes) {
      const label = fillIn(guide.rows.size, { size: size.toLocaleString("en-US") });
      await expect(section(page).getByRole("row", { name: label })).toContainText("$");
    }
  });

  test("the page says that the calculator needs JavaScript", async ({ page }) => {
    await page.goto(lotPath);
    await open(page);
    await expect(section(page).getByText(calculator.waiting)).toBeVisible();
  });

  test("the prices link to the quote form", async ({ page }) => {
    await page.goto(lotPath);
    await section(page).getByRole("link", { name: words.buttons.estimate }).click();
    await expect(page).toHaveURL(formPath);
    await expect(page.getByRole("form")).toBeVisible();
  });
});
