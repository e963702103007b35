/** The copyright line shows the visitor's current year, without a layout shift. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { faultsOf } from "../blog";
import { layoutShift } from "../page-rules";

const built = Number(/data-year="">(?<year>\d{4})</.exec(readFileSync("dist/contact.html", "utf8"))?.groups?.year);

// Make the viewport tall enough to show the footer, because layout shifts outside the viewport do not count.
test.use({ viewport: { width: 1280, height: 4000 } });

for (const { name, time, timezoneId, locale, year } of [
  { name: "in the next year", time: `${built + 1}-02-01T12:00:00Z`, timezoneId: "America/Los_Angeles", locale: "en-US", year: built + 1 },
  { name: "on New Year's Eve", time: `${built + 1}-01-01T05:00:00Z`, timezoneId: "America/Los_Angeles", locale: "en-US", year: built },
  { name: "with another calendar", time: `${built}-12-31T22:00:00Z`, timezoneId: "Asia/Riyadh", locale: "ar-SA", year: built + 1 },
]) {
  test.describe(name, () => {
    test.use({ timezoneId, locale });

    test(`the copyright line shows ${year}, without a layout shift`, async ({ page }) => {
      const faults = faultsOf(page);
      const line = page.getByRole("contentinfo").locator("[data-year]");
      await page.clock.setFixedTime(time);
      await page.goto("/contact");
      await expect(line).toHaveText(String(year));
      expect(await layoutShift(page)).toBe(0);
      expect(faults).toEqual([]);
    });
  });
}
