/** The crack gauge works without JavaScript, because CSS selects the answer. The quote form receives the visitor's choices and answer. */
import { expect, test } from "@playwright/test";
import { preselectedServices } from "../../src/content/entries/form-services";
import { entryPath, routes } from "../../src/content/shared/routes";
import { builtContent } from "../fixtures/built-words";

const service = builtContent.services.find(({ crackGauge }) => crackGauge);
const gauge = service?.crackGauge;
const address = service ? entryPath("services", service) : routes.services;
const button = builtContent.words.buttons.estimate;

test.skip(!gauge, "no page has the crack gauge");

const patchEverywhere = ["patch", "patch", "patch"] as const;
/** The right answers, indexed by crack width, pattern, and place. The places are firm ground, an edge, and sunken pavement. */
const RULE = [
  [["wait", "wait", "patch"], ["seal", "seal", "patch"], patchEverywhere],
  [["fill", "fill", "patch"], ["fill", "fill", "patch"], patchEverywhere],
  [patchEverywhere, patchEverywhere, patchEverywhere],
] as const;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the crack gauge shows only the right answer for each width, pattern and place", async ({ page }) => {
    test.slow();
    await page.goto(address);
    const questions = page.getByRole("main").getByRole("group");
    const answers = page.getByRole("status").getByRole("heading");
    // The default choices already select an answer.
    await expect(answers).toHaveText([gauge?.fill.title ?? ""]);
    for (const [width, patterns] of RULE.entries()) {
      await questions.nth(0).getByRole("radio").nth(width).check();
      for (const [pattern, places] of patterns.entries()) {
        await questions.nth(1).getByRole("radio").nth(pattern).check();
        for (const [place, answer] of places.entries()) {
          await questions.nth(2).getByRole("radio").nth(place).check();
          await expect(answers, `width ${width}, pattern ${pattern}, place ${place}`).toHaveText([gauge?.[answer].title ?? ""]);
        }
      }
    }
  });
});

for (const [index, [question, keys]] of (
  [
    ["width", ["ArrowDown"]],
    ["pattern", ["ArrowDown", "ArrowDown"]],
    ["place", ["ArrowDown", "ArrowDown"]],
  ] as const
).entries())
  test(`Enter on a choice sends the choices without the answer: ${question}`, async ({ page }) => {
    const chosen = { width: gauge?.width.between, pattern: gauge?.pattern.line, place: gauge?.place.firm };
    chosen[question] = { width: gauge?.width.wide, pattern: gauge?.pattern.plates, place: gauge?.place.sunk }[question];
    await page.goto(address);
    await page.getByRole("main").getByRole("group").nth(index).getByRole("radio", { checked: true }).focus();
    // Each arrow key selects the next choice. The last choice of every question calls for a patch.
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByRole("status").getByRole("heading")).toHaveText([gauge?.patch.title ?? ""]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${routes.contact}#quote`);
    await expect(page.locator("textarea")).toHaveValue([chosen.place, chosen.pattern, chosen.width].join("; "));
    await expect(page.locator("select")).toHaveValue("");
  });

test("the quote form receives the answer and the choices that were made with a keyboard", async ({ page }) => {
  await page.goto(address);
  const questions = page.getByRole("main").getByRole("group");
  // Start at the default of the first question, which is its second choice.
  await questions.nth(0).getByRole("radio").nth(1).focus();
  // The arrow key selects the choice after each default: too wide for filler, in squares, along an edge.
  for (let question = 0; question < 3; question++) {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("status").getByRole("button", { name: button })).toBeFocused();
  await page.keyboard.press("Enter");
  // The contact page takes the answers out of its URL.
  await expect(page).toHaveURL(`${routes.contact}#quote`);
  await expect(page.locator("select")).toHaveValue(preselectedServices(builtContent).patches ?? "");
  await expect(page.locator("[data-answer]")).toBeVisible();
  const chosen = [gauge?.patch.title, gauge?.place.edge, gauge?.pattern.blocks, gauge?.width.wide].join("; ");
  await expect(page.locator("textarea")).toHaveValue(chosen);
});
