/** The finder's two questions: what do you own, what do you see. Plain links that work without scripts. */
import { expect, test } from "@playwright/test";
import { routes } from "../../../src/content/shared/routes";
import { builtContent } from "../../fixtures/built-words";

const { servicesPage, homePage } = builtContent;
/** Empty if the content has no finder. */
const doors = homePage.doors ? (servicesPage.finder?.doors ?? []) : [];

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

for (const { owner, anchor, link, sees } of doors) {
  test(`${owner}: links from the home page to the second question, and from there to an answer's page`, async ({ page }) => {
    await page.goto(routes.home);
    const region = page.getByRole("region", { name: homePage.doors?.heading });
    await region.getByRole("link", { name: owner }).click();
    await expect(page).toHaveURL(`${routes.services}#${anchor}`);
    await expect(page.getByRole("link", { name: owner })).toBeInViewport();
    await expect(page.getByRole("link", { name: owner })).toHaveAttribute("href", link);
    const [first] = sees;
    await page
      .locator(`#${anchor}`)
      .getByRole("link", { name: first?.label ?? "", exact: true })
      .click();
    await expect(page).toHaveURL(first?.to ?? "");
  });
}
