/**
 * A phrase kept on one line still breaks if it is wider than its column, so that it covers nothing beside it. In links, the phrase keeps the
 * underline.
 */
import { expect, test } from "@playwright/test";
import { templatePages } from "../../../scripts/lib/template-pages";
import { NOWRAP } from "../../../src/content/format/nowrap";

const LONG_PHRASE = "1,250,000-2,500,000 square feet";
/** A small phone, and a width at which the columns of lists of steps are narrow. */
const WIDTHS = [320, 1024] as const;

/** Adds the phrase to each text outside of tables. Returns the texts that are then wider than their element. Runs in the browser. */
const widened = ({ phrase, className }: { readonly phrase: string; readonly className: string }): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>("main :is(p, li, dd, h2, h3, figcaption)")]
    .filter(
      (element) =>
        element.checkVisibility() &&
        ["block", "list-item"].includes(getComputedStyle(element).display) &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
    )
    .filter((element) => {
      const added = document.createElement("span");
      Object.assign(added, { className, textContent: phrase });
      element.append(" ", added);
      // Measure the text, because the element is never wider than its column.
      const text = document.createRange();
      text.selectNodeContents(added);
      return text.getBoundingClientRect().right > element.getBoundingClientRect().right + 1;
    })
    .map((element) => element.textContent);

for (const path of new Set(templatePages())) {
  for (const width of WIDTHS) {
    test(`${path} breaks a phrase that is wider than its column at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(widened, { phrase: LONG_PHRASE, className: NOWRAP })).toEqual([]);
    });
  }
}

test("a link underlines its phrases, even in bold text", async ({ page }) => {
  await page.goto("/");
  const lines = await page.evaluate((className) => {
    const link = Object.assign(document.createElement("a"), { href: "/" });
    link.innerHTML = `<span class="${className}">24 hours</span> <em><strong><span class="${className}">48 hours</span></strong></em>`;
    document.querySelector("main")?.append(link);
    return [...link.querySelectorAll(`.${className}`)].map((phrase) => getComputedStyle(phrase).textDecorationLine);
  }, NOWRAP);
  expect(lines).toEqual(["underline", "underline"]);
});
