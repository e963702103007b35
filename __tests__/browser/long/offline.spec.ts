/** The test browser cannot reach other machines (playwright.config.ts). */
import { expect, test } from "@playwright/test";
import { business } from "../../fixtures/built-words";

const { endpoint } = business.delivery;

for (const address of ["https://comstockseal.com/", "https://192.0.2.1/", ...(endpoint === undefined ? [] : [endpoint])]) {
  test(`${new URL(address).host} cannot be reached`, async ({ page }) => {
    await expect(page.goto(address)).rejects.toThrow("net::ERR_NAME_NOT_RESOLVED");
  });
}
