/** Printed pages have a letterhead, black text on white, and no interactive elements. */
import { expect, test, type Page } from "@playwright/test";
import { entryPath, routes } from "../../../src/content/shared/routes";
import { inLanguage } from "../../../src/content/shared/languages";
import { builtContent, builtTranslations } from "../../fixtures/built-words";
import { priceRows } from "../../../src/content/format/price-rows";
import { printed } from "../pdf";

const { business, words, posts, services, priceGuide, facts } = builtContent;
const [post] = posts;
const service = services.find(({ prices }) => prices === "both") ?? services[0];
const sourced = services.find(({ sources }) => sources.length > 0);
/** The home page in each language. */
const homes = [routes.home, ...builtTranslations.map(({ language }) => inLanguage(routes.home, language))];
const postPath = entryPath("posts", post ?? { slug: "" });
const servicePath = entryPath("services", service ?? { slug: "" });

/** Width of A4 paper without the margins (`@page` in print.css), in CSS pixels. */
const PAPER_WIDTH = 680;
/** A company name as long as the schema allows (src/content/schema/business.ts). */
const LONGEST_NAME = "Sonoran Asphalt Maintenance and Concrete Repair Company of Southern Nevada, LLC.";

/** Returns how many pixels of the letterhead's first line, which is the footer, lie below the start of its second line, the URL. */
const letterheadOverlap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    // print.css displays the canonical link. Its ::before is the URL, with padding above it that leaves room for the footer.
    const link = document.querySelector('link[rel="canonical"]');
    if (!link) throw new Error("expected a canonical link");
    const url = link.getBoundingClientRect().top + parseFloat(getComputedStyle(link, "::before").paddingTop);
    const footer = [...document.querySelectorAll("footer p, footer a")].map((element) => element.getBoundingClientRect().bottom);
    return Math.max(...footer) - url;
  });

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const textOf = async (page: Page): Promise<string> => inOneLine((await printed(page)).flat().join(" "));

const headings = (page: Page): Promise<string[]> => page.getByRole("main").locator("h2:visible, h3:visible").allInnerTexts();

for (const address of [routes.home, routes.contact, servicePath, ...(post ? [postPath] : [])]) {
  test.describe(`the printed page ${address}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(address);
    });

    test("begins with the letterhead", async ({ page }) => {
      const [first = []] = await printed(page);
      const top = inOneLine(first.slice(0, 5).join(" "));
      for (const text of [business.name, business.license ?? "", business.email, business.phone, `${business.siteUrl}${address}`])
        expect.soft(top).toContain(text);
    });

    test("has a letterhead whose lines do not overlap", async ({ page }) => {
      await page.setViewportSize({ width: PAPER_WIDTH, height: 900 });
      await page.emulateMedia({ media: "print" });
      expect(await letterheadOverlap(page)).toBeLessThanOrEqual(0);
    });

    test("has its title on the first sheet", async ({ page }) => {
      const title = await page.getByRole("heading", { level: 1 }).innerText();
      const [first = []] = await printed(page);
      expect(inOneLine(first.join(" "))).toContain(inOneLine(title));
    });

    test("has no controls", async ({ page }) => {
      const all = await textOf(page);
      for (const hidden of [words.header.skip, words.header.menu, words.buttons.estimate, words.form.send])
        expect.soft(all).not.toContain(hidden);
    });

    test("has no addresses of links to this site", async ({ page }) => {
      // "(/" would be the start of such an address. Only addresses of links to other sites are printed.
      expect(await textOf(page)).not.toContain("(/");
    });

    test("has no heading as the last line of a sheet", async ({ page }) => {
      const sheets = await printed(page);
      await page.emulateMedia({ media: "print" });
      const titles = (await headings(page)).map(inOneLine);
      expect(titles.length).toBeGreaterThan(1);
      const lastLines = sheets.slice(0, -1).flatMap((lines) => lines.slice(-1));
      // A long heading has several lines, of which the last one is at the end of the sheet.
      expect(lastLines.filter((line) => titles.some((title) => title.endsWith(inOneLine(line))))).toEqual([]);
    });

    test("has no last sheet that is blank or has only the footer", async ({ page }) => {
      const lastSheet = inOneLine((await printed(page)).at(-1)?.join(" ") ?? "");
      await page.emulateMedia({ media: "print" });
      // The footer is printed on the first sheet. A last sheet whose text is a part of the footer (or empty) has nothing else.
      const footer = inOneLine(await page.getByRole("contentinfo").innerText());
      expect(footer).not.toBe("");
      expect(footer).not.toContain(lastSheet);
    });

    test("is black on white", async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      const colored = await page.locator("body *:visible").evaluateAll((elements) =>
        elements.flatMap((element) => {
          if (element.closest("svg")) return [];
          const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
          const isPlain = color === "rgb(0, 0, 0)" && backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
          return isPlain
            ? []
            : [`${element.tagName} ${element.getAttribute("class") ?? ""} ${color} ${backgroundColor} ${backgroundImage}`];
        }),
      );
      expect(colored).toEqual([]);
    });
  });
}

test.describe("a printed service page", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(servicePath);
  });

  test("includes its questions and answers", async ({ page }) => {
    const all = await textOf(page);
    for (const { question, answer } of service?.faqs.items ?? []) {
      // Only beginnings that fit on the first printed line, because a line break after a hyphen would add a space.
      expect(all).toContain(inOneLine(question).slice(0, 40));
      expect(all).toContain(inOneLine(answer).slice(0, 25));
    }
  });

  test("has no calculator", async ({ page }) => {
    expect(await textOf(page)).not.toContain(priceGuide.calculator.summary);
  });
});

const hasPriceTable = ({ prices }: (typeof services)[number]): boolean =>
  prices !== undefined && priceRows(prices, facts.prices, priceGuide).length > 0;

for (const [name, isExpected] of [
  ["a price table if the service has prices", true],
  ["no price table if the service has no prices", false],
] as const) {
  const found = services.find((one) => hasPriceTable(one) === isExpected);

  test(`a printed service page has ${name}`, async ({ page }) => {
    test.skip(!found, "no such service");
    await page.goto(entryPath("services", found ?? { slug: "" }));
    expect((await textOf(page)).includes(priceGuide.heading)).toBe(isExpected);
  });
}

for (const path of homes)
  test(`the printed page ${path} has a letterhead whose lines do not overlap, even with the longest name`, async ({ page }) => {
    await page.goto(path);
    await page.locator("footer p:has([data-year])").evaluate(
      (line, [name, longest]) => {
        for (const node of line.childNodes) node.textContent = (node.textContent ?? "").replace(name, longest);
      },
      [business.name, LONGEST_NAME] as const,
    );
    await page.setViewportSize({ width: PAPER_WIDTH, height: 900 });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("footer p:has([data-year])")).toContainText(LONGEST_NAME);
    expect(await letterheadOverlap(page)).toBeLessThanOrEqual(0);
  });

test("a printed page has the addresses of its sources", async ({ page }) => {
  test.skip(!sourced, "no service has sources");
  await page.goto(entryPath("services", sourced ?? { slug: "" }));
  // Without spaces, because a long address breaks across lines.
  const all = (await printed(page)).flat().join("").replace(/\s/g, "");
  for (const { url } of sourced?.sources ?? []) expect(all).toContain(`(${url})`);
});
