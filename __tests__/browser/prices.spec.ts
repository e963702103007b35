/** The price table and the calculator, without JavaScript, while the calculator's script loads, and behind a phone's call bar. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { PAGE_PARTS, PRICE_BASES } from "../../src/content/shared/constants";
import { entryPath } from "../../src/content/shared/routes";
import { fillIn } from "../../src/content/shared/placeholders";
import { preselectedServices } from "../../src/content/entries/form-services";
import { contactPath } from "../../src/pricing/ask";
import { hasPrice } from "../../src/content/format/price-rows";
import { builtContent } from "../fixtures/built-words";
import { holdScripts, live } from "./hydration";

const { priceGuide: guide, facts, posts, services, words } = builtContent;
const { calculator } = guide;
const lotPage = services.find(({ prices }) => prices === "lot" || prices === "both");
const lotPath = entryPath("services", lotPage ?? { slug: "" });
const preselected = preselectedServices(builtContent);
/** What the form selects after a click on the estimate link. */
const service = preselected[lotPage?.prices ?? "lot"];
const formPath = contactPath(service);

test.skip(lotPage === undefined || facts.prices.squareFoot === undefined, "the content has no service with a price per square foot");

const section = (page: Page) => page.getByRole("region", { name: guide.heading });
const open = (page: Page) => section(page).getByText(calculator.summary).click();
const form = (page: Page) => page.getByRole("form", { name: calculator.summary });
/** Opens the calculator and enters an area. */
const enterArea = async (page: Page): Promise<void> => {
  await page.goto(lotPath);
  await open(page);
  await form(page).getByRole("textbox").first().fill("20000");
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows each size's price", async ({ page }) => {
    await page.goto(lotPath);
    for (const size of guide.sizes) {
      const label = fillIn(guide.rows.size, { size: size.toLocaleString("en-US") });
      const header = page.getByRole("rowheader", { name: label, exact: true });
      await expect(section(page).getByRole("row").filter({ has: header })).toContainText("$");
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

test.describe("when the script of an open calculator loads", () => {
  const post = posts.find(({ prices }) => prices && PRICE_BASES.some((basis) => hasPrice(prices, basis, facts.prices)));
  test.skip(post === undefined, "the content has no post with a calculator");
  test.use({ viewport: { width: 390, height: 780 } });

  for (const [what, keys] of [
    ["the first digit", ["2"]],
    ["a digit after Enter", ["2", "Enter", "4"]],
  ] as const)
    test(`after typing ${what}, the page does not change`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(entryPath("posts", post ?? { slug: "" }));
      const field = form(page).getByRole("textbox").first();
      await field.click();
      for (const key of keys) await page.keyboard.press(key);
      const top = await page.evaluate(() => scrollY);
      release();
      await live(page, "calculator");
      await expect(field).toHaveValue(keys.filter((key) => key !== "Enter").join(""));
      await expect(field).toBeFocused();
      await expect(form(page).getByRole("status")).toBeEmpty();
      expect(await page.evaluate(() => scrollY)).toBe(top);
    });
});

test.describe("at the bottom of a phone's screen, where the call bar is", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  /** Scrolls an element to the bottom of the screen and clicks it there, as a visitor does, without scrolling again. */
  const clickAtBottom = async (page: Page, target: Locator): Promise<void> => {
    await target.evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: "instant" }));
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
  };

  test.beforeEach(({ page }) => enterArea(page));

  test("the calculator's button shows the answer", async ({ page }) => {
    await clickAtBottom(page, form(page).getByRole("button", { name: calculator.button }));
    await expect(form(page).getByRole("status")).toContainText("$");
  });

  test("the answer's link opens the quote form", async ({ page }) => {
    await page.keyboard.press("Enter");
    const link = form(page).getByRole("status").getByRole("link");
    await expect(link).toBeVisible();
    await clickAtBottom(page, link);
    await expect(page).toHaveURL(new RegExp(`#${PAGE_PARTS.quote}$`));
  });
});

test("the answer's link preselects the service in the quote form", async ({ page }) => {
  // The calculator's first choice is the checked one.
  const kind = lotPage?.prices ?? "lot";
  const basis = calculator.kinds.find((choice) => hasPrice(kind, choice.basis, facts.prices))?.basis ?? "lot";
  const value = preselected[basis];
  test.skip(value === undefined, `the form has no service for ${basis}`);
  await enterArea(page);
  await page.keyboard.press("Enter");
  await form(page).getByRole("status").getByRole("link").click();
  await expect(page.locator("select")).toHaveValue(value ?? "");
});
