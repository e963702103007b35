/** Every page passes axe's rules for WCAG 2.2 AA, and its best practices, at three widths. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { pages, widths } from "./pages";

// Reduced motion: axe must not measure colors halfway through a change.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The specification wants "Loading..." alone where no post is found, so no heading either. */
const EXCUSED: Readonly<Record<string, readonly string[]>> = { "/blog/no-such-post": ["page-has-heading-one"] };

/** After a change of content alone, those that it has changed (scripts/test.mts); otherwise all. */
const chosen: readonly string[] = process.env.CHANGED_PAGES ? (JSON.parse(process.env.CHANGED_PAGES) as readonly string[]) : pages;

for (const path of pages.filter((page) => chosen.includes(page))) {
  test(`${path} gives axe nothing to find`, async ({ page }) => {
    await page.goto(path);
    for (const { name, width, height } of widths) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        const { violations, passes } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .disableRules([...(EXCUSED[path] ?? [])])
          .exclude("iframe")
          .analyze();
        expect(passes.length).toBeGreaterThan(20);
        expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html.slice(0, 120)) }))).toEqual([]);
      });
    }
  });
}
