/**
 * The app's start changes nothing that a visitor sees or has done: not one node or attribute inside body, no box, no
 * field, not the focus, the selection or the scroll position, and the console stays silent.
 *
 * A row for each state on the pages and at the widths that the table below names. Nothing is left out of the comparison.
 * The one exception, by name: posts that only the visitor's browser keeps (the last two rows).
 */
import { expect, test } from "@playwright/test";
import { OWN, save } from "../blog";
import { allScriptsLost, countLostScripts, gesture, holdApp, loseApp, serveStreetMap, started } from "./app";
import { differences } from "./compare";
import { listen } from "./messages";
import { routes, type Route } from "./routes";
import { settle, snapshot } from "./snapshot";
import { desk, everywhere, phone, scrollByHand, somewhere, type State } from "./states";

test.beforeEach(({ page }) => serveStreetMap(page));

const nothing = () => Promise.resolve();

/** The pages that are put into every state at both widths. */
const MAIN: readonly string[] = ["/", "/blog", "/contact"];

/**
 * Chooses the pages of a state at a width. What may befall every page takes turns: a page is seen in each such state, and
 * at each width, but not in each state at each width.
 */
const pagesFor = (state: State, isPhone: boolean): readonly Route[] => {
  const turn = everywhere.indexOf(state);
  if (turn < 0) return routes.filter((route) => state.has?.(route));
  return routes.filter(({ path }, index) => MAIN.includes(path) || ((index + turn) % 2 === 0) === isPhone);
};

/** The rows: what each state is tested on, at each width. */
const table = [phone, desk].map((screen) => ({
  ...screen,
  states: [...everywhere, ...somewhere]
    .filter(({ width }) => width === undefined || width === screen)
    .map((state) => ({ ...state, having: pagesFor(state, screen === phone) })),
}));

test("the table has rows for every state, and for every page in each state that may befall it", () => {
  const lines = table.flatMap(({ name, states }) => states.map((state) => `${name}, ${state.name}: ${state.having.length}`));
  const rows = table.flatMap(({ states }) => states.map(({ having }) => having.length));
  console.log([...lines, `${rows.reduce((sum, count) => sum + count)} rows on ${routes.length} pages`].join("\n"));
  expect(rows.filter((count) => count === 0)).toEqual([]);
  for (const { name } of everywhere) {
    const seen = table.flatMap(({ states }) => states.filter((state) => state.name === name).flatMap(({ having }) => having));
    expect(new Set(seen)).toEqual(new Set(routes));
  }
});

for (const { width, height, name, states } of table) {
  test.describe(`${name}, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    for (const { having, ...state } of states) {
      test.describe(`${state.name} (${having.length} of ${routes.length} pages)`, () => {
        test.use({ ...state.browser });

        for (const { path } of having) {
          test(`${path} stays as it is`, async ({ page }) => {
            const { hash = "", prepare = nothing, act = nothing, remarks } = state;
            const messages = listen(page, (_, text) => remarks?.test(text) ?? false);
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
