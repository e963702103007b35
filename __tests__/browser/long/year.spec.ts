/** The copyright line shows the visitor's current year. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { faultsOf } from "../console-faults";
import { layoutShift } from "../layout-shift";

const buildYear = Number(/data-year="">(?<year>\d{4})</.exec(readFileSync("dist/contact.html", "utf8"))?.groups?.year);
const nextYear = buildYear + 1;

// Make the viewport tall enough to show the footer, because layout shifts outside the viewport do not count.
test.use({ viewport: { width: 1280, height: 4000 } });

for (const { name, time, timezoneId, locale, year } of [
  // 4 a.m. on February 1 in Los Angeles.
  { name: "in the next year", time: `${nextYear}-02-01T12:00:00Z`, timezoneId: "America/Los_Angeles", locale: "en-US", year: nextYear },
  // 9 p.m. on December 31 in Los Angeles.
  { name: "on New Year's Eve", time: `${nextYear}-01-01T05:00:00Z`, timezoneId: "America/Los_Angeles", locale: "en-US", year: buildYear },
  // 5 a.m. on January 1 in Bangkok. The locale's calendar is Buddhist.
  { name: "with another calendar", time: `${buildYear}-12-31T22:00:00Z`, timezoneId: "Asia/Bangkok", locale: "th-TH", year: nextYear },
]) {
  test.describe(name, () => {
    test.use({ timezoneId, locale });

    test(`the copyright line shows ${year}`, async ({ page }) => {
      const faults = faultsOf(page);
      await page.clock.setFixedTime(time);
      await page.goto("/contact");
      await expect(page.getByRole("contentinfo").locator("[data-year]")).toHaveText(String(year));
      expect(faults).toEqual([]);
    });

    test("the copyright line does not shift the page", async ({ page }) => {
      // Block the font, because the page may shift a little when the font replaces the fallback font (layout-shift.spec.ts).
      await page.route("**/*.woff2", (route) => route.abort());
      await page.clock.setFixedTime(time);
      await page.goto("/contact");
      await expect(page.getByRole("contentinfo").locator("[data-year]")).toHaveText(String(year));
      expect(await layoutShift(page)).toBe(0);
    });
  });
}
