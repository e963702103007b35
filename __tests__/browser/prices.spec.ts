/** What it costs: the table without scripts, and the calculator that comes when it is opened. */
import { expect, test, type Page } from "@playwright/test";
import { pathOf } from "../../src/content/shared/routes";
import { fillIn } from "../../src/content/shared/placeholders";
import { contactPath, serviceOf } from "../../src/pricing/ask";
import { priceOfArea, priceRange } from "../../src/content/format/money";
import { builtContent } from "../fixtures/built-words";

const { priceGuide: guide, facts, services, words } = builtContent;
const { calculator } = guide;
const lotPage = services.find(({ prices }) => prices === "lot" || prices === "both");
const lotPath = pathOf("services", lotPage ?? { slug: "" });
const kind = calculator.kinds.find(({ basis }) => basis === "lot")?.label ?? "";
const formPath = contactPath(serviceOf(lotPage?.prices ?? ""));
const worked = priceRange(priceOfArea(facts.prices.squareFoot ?? { low: 0, high: 0 }, 20_000));

test.skip(lotPage === undefined || facts.prices.squareFoot === undefined, "no service of the content shows what a square foot costs");

const section = (page: Page) => page.getByRole("region", { name: guide.heading });
const open = (page: Page) => section(page).getByText(calculator.summary).click();
const form = (page: Page) => page.getByRole("form", { name: calculator.summary });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every worked size has its price, reckoning by hand is explained, and the link leads to the form", async ({ page }) => {
    await page.goto(lotPath);
    for (const size of guide.sizes) {
      const label = fillIn(guide.rows.size, { size: size.toLocaleString("en-US") });
      await expect(section(page).getByRole("row", { name: label })).toContainText("$");
    }
    await open(page);
    await expect(section(page).getByText(calculator.waiting)).toBeVisible();
    await section(page).getByRole("link", { name: guide.ask }).click();
    await expect(page).toHaveURL(formPath);
    await expect(page.getByRole("form")).toBeVisible();
  });
});

test("a size is answered, and the form knows it without a word of it in an address or a request", async ({ page }) => {
  await page.goto(lotPath);
  await open(page);
  await form(page).getByLabel(kind, { exact: true }).check();
  await form(page).getByRole("textbox", { name: calculator.size.area }).fill("20,000");
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("status")).toContainText(worked);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await form(page).getByRole("link", { name: guide.ask }).click();
  await expect(page.getByLabel(words.form.service, { exact: true })).not.toHaveValue("");
  await expect(page.getByLabel(words.form.message)).toHaveValue(new RegExp(`20,000.*${worked.replaceAll("$", "\\$")}`));
  expect(new URL(page.url()).search).not.toContain("20");
  expect(asked.filter((address) => address.includes("20,000") || address.includes("20%2C000"))).toEqual([]);
});

test("a scripts' loss leaves the words in the calculator's place, and the page in use", async ({ page }) => {
  await page.route(/island-calculator/, (route) => (route.request().resourceType() === "script" ? route.abort() : route.continue()));
  await page.goto(lotPath);
  await open(page);
  await expect(section(page).getByText(calculator.waiting)).toBeVisible();
  await section(page).getByRole("link", { name: guide.ask }).click();
  await expect(page).toHaveURL(formPath);
});
