/** Printed pages have a letterhead, black text on white, and no interactive elements. */
import { expect, test, type Page } from "@playwright/test";
import { entryPath, routes } from "../../../src/content/shared/routes";
import { builtContent } from "../../fixtures/built-words";
import { printed } from "../pdf";

const { business, words, posts, services, priceGuide } = builtContent;
const [post] = posts;
const service = services.find(({ prices }) => prices === "both") ?? services[0];
const postPath = entryPath("posts", post ?? { slug: "" });
const servicePath = entryPath("services", service ?? { slug: "" });

const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const headings = (page: Page): Promise<string[]> => page.getByRole("main").locator("h2:visible, h3:visible").allInnerTexts();

for (const address of [routes.home, routes.contact, servicePath, ...(post ? [postPath] : [])]) {
  test(`${address} prints in black, with letterhead and title, without controls, stranded headings or blank sheets`, async ({ page }) => {
    await page.goto(address);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const sheets = await printed(page);
    const [first = []] = sheets;
    const top = inOneLine(first.slice(0, 5).join(" "));
    for (const text of [business.name, business.license ?? "", business.email, business.phone, `${business.siteUrl}${address}`])
      expect.soft(top).toContain(text);
    expect.soft(inOneLine(first.join(" "))).toContain(inOneLine(title));
    const all = inOneLine(sheets.flat().join(" "));
    // "(/" would be the start of the URL of a link to this site. Only URLs of links to other sites are printed.
    for (const hidden of [words.header.skip, words.header.menu, words.buttons.estimate, words.form.send, "(/"])
      expect.soft(all).not.toContain(hidden);

    await page.emulateMedia({ media: "print" });
    const titles = (await headings(page)).map(inOneLine);
    expect(titles.length).toBeGreaterThan(1);
    // A heading must not be the last line of a sheet.
    const lastLines = sheets.slice(0, -1).flatMap((lines) => lines.slice(-1));
    expect.soft(lastLines.filter((line) => titles.includes(inOneLine(line)))).toEqual([]);
    // The last sheet must not be blank, or contain only the footer. The footer belongs in the letterhead on the first sheet.
    const footer = inOneLine(await page.getByRole("contentinfo").innerText());
    expect.soft(footer).not.toBe("");
    expect.soft(footer).not.toContain(inOneLine(sheets.at(-1)?.join(" ") ?? ""));
    const colored = await page.locator("body *:visible").evaluateAll((elements) =>
      elements.flatMap((element) => {
        if (element.closest("svg")) return [];
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        const isPlain = color === "rgb(0, 0, 0)" && backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
        return isPlain ? [] : [`${element.tagName} ${element.getAttribute("class") ?? ""} ${color} ${backgroundColor} ${backgroundImage}`];
      }),
    );
    expect.soft(colored).toEqual([]);
  });
}

test("a printed service page includes its prices and answers", async ({ page }) => {
  await page.goto(servicePath);
  const all = inOneLine((await printed(page)).flat().join(" "));
  expect(all.includes(priceGuide.heading)).toBe(service?.prices !== undefined);
  for (const { question, answer } of service?.faqs.items ?? []) {
    // Only beginnings that fit on the first printed line, because a line break after a hyphen would add a space.
    expect(all).toContain(inOneLine(question).slice(0, 40));
    expect(all).toContain(inOneLine(answer).slice(0, 25));
  }
  expect(all).not.toContain(priceGuide.calculator.summary);
});
