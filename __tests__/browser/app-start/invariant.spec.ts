/**
 * The app's start changes nothing that a visitor sees or has done: not one node or attribute inside body, no box, no
 * field, not the focus, the selection or the scroll position, and the console stays silent.
 *
 * A row for each page, width and state. Nothing is left out of the comparison. The one exception, by name: posts that
 * only the visitor's browser keeps (the last two rows).
 */
import { expect, test } from "@playwright/test";
import { OWN, save } from "../blog";
import { allScriptsLost, countLostScripts, gesture, holdApp, loseApp, serveStreetMap, started } from "./app";
import { differences } from "./compare";
import { listen } from "./messages";
import { routes } from "./routes";
import { settle, snapshot } from "./snapshot";
import { desk, everywhere, phone, scrollByHand, somewhere } from "./states";

test.beforeEach(({ page }) => serveStreetMap(page));

const nothing = () => Promise.resolve();

for (const { width, height, name } of [phone, desk]) {
  test.describe(`${name}, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const state of [...everywhere, ...somewhere].filter((one) => one.width?.width === undefined || one.width.width === width)) {
      const having = routes.filter((route) => state.has?.(route) ?? true);

      test.describe(`${state.name} (${having.length} of ${routes.length} pages)`, () => {
        test.use({ ...state.browser });

        for (const { path } of having) {
          test(`${path} stays as it is`, async ({ page }) => {
            const messages = listen(page);
            const { hash = "", prepare = nothing, act = nothing } = state;
            await prepare(page);
            const release = await holdApp(page);
            await page.goto(`${path}${hash}`);
            await act(page);
            await settle(page);
            const before = await snapshot(page);

            await gesture(page);
            release();
            await started(page);

            expect.soft(differences(before, await snapshot(page))).toEqual([]);
            expect(messages).toEqual([]);
          });
        }
      });
    }

    for (const path of ["/", "/contact"]) {
      test(`the scripts lost, then found by the next gesture: ${path} stays as it is`, async ({ page }) => {
        const messages = listen(page, (address, text) => address.endsWith(".js") && text.includes("503"));
        await countLostScripts(page);
        const find = await loseApp(page);
        await page.goto(path);
        await scrollByHand(page);
        await gesture(page);
        await allScriptsLost(page);
        await settle(page);
        const before = await snapshot(page);

        await find();
        await gesture(page);
        await started(page);

        expect.soft(differences(before, await snapshot(page))).toEqual([]);
        expect(messages).toEqual([]);
      });
    }

    test("a saved post joins the list, and nothing else on /blog changes", async ({ page }) => {
      const messages = listen(page);
      await save(page, JSON.stringify([OWN]));
      const release = await holdApp(page);
      await page.goto("/blog");
      await settle(page);
      const before = await snapshot(page);

      release();
      await started(page);
      const joined = page.getByRole("article").filter({ hasText: OWN.title });
      await expect(joined).toHaveCount(1);
      await joined.evaluate((card) => card.remove());

      expect.soft(differences(before, await snapshot(page))).toEqual([]);
      expect(messages).toEqual([]);
    });

    test("a saved post fills main on its own page, and nothing around it changes", async ({ page }) => {
      const messages = listen(page);
      await save(page, JSON.stringify([OWN]));
      const release = await holdApp(page);
      await page.goto(`/blog/${OWN.slug}`);
      await settle(page);
      const main = page.getByRole("main");
      const waiting = await main.innerHTML();
      const before = await snapshot(page);

      release();
      await started(page);
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(OWN.title);
      await main.evaluate((element, html) => {
        element.innerHTML = html;
      }, waiting);

      const rest = differences(before, await snapshot(page)).filter((line) => !/^replaced - .*\/main:\d+\//.test(line));
      expect.soft(rest).toEqual([]);
      expect(messages).toEqual([]);
    });
  });
}
