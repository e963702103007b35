/** The finder asks what you own and what you see. The choices are plain links that work without JavaScript. */
import { expect, test } from "@playwright/test";
import { routes } from "../../../src/content/shared/routes";
import { builtContent } from "../../fixtures/built-words";

const { servicesPage, homePage } = builtContent;
/** The first question's choices. Empty if the home page does not ask the question. */
const doors = homePage.doors ? (servicesPage.finder?.doors ?? []) : [];

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

for (const { owner, anchor, link, sees } of doors) {
  test(`${owner}: the home page links to the second question`, async ({ page }) => {
    await page.goto(routes.home);
    const region = page.getByRole("region", { name: homePage.doors?.heading });
    await region.getByRole("link", { name: owner }).click();
    await expect(page).toHaveURL(`${routes.services}#${anchor}`);
    await expect(page.getByRole("link", { name: owner })).toBeInViewport();
  });

  test(`${owner}: the first choice of the second question links to its page`, async ({ page }) => {
    const [first] = sees;
    await page.goto(`${routes.services}#${anchor}`);
    await page
      .locator(`#${anchor}`)
      .getByRole("link", { name: first?.label ?? "", exact: true })
      .click();
    await expect(page).toHaveURL(first?.to ?? "");
  });

  test(`${owner}: the services page links this choice to its page`, async ({ page }) => {
    await page.goto(routes.services);
    await expect(page.getByRole("link", { name: owner })).toHaveAttribute("href", link);
  });
}
