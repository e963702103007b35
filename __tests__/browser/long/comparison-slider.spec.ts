/** The comparison slider moves with the mouse and the keyboard. Without JavaScript, it shows both pictures. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { fillIn } from "../../../src/content/shared/placeholders";
import { entryPath, routes } from "../../../src/content/shared/routes";
import { builtContent, words } from "../../fixtures/built-words";

const { homePage, projects, services } = builtContent;

type Pair = (typeof homePage.work.pairs)[number];

const pairs: readonly { readonly address: string; readonly pair: Pair }[] = [
  ...homePage.work.pairs.map((pair) => ({ address: routes.home, pair })),
  ...services.flatMap(({ beforeAfter, ...service }) =>
    beforeAfter ? [{ address: entryPath("services", service), pair: beforeAfter }] : [],
  ),
  ...projects.flatMap(({ title: heading, before, picture: after }) =>
    before && after ? [{ address: routes.projects, pair: { heading, before, after } }] : [],
  ),
];
/** A list with only the first comparison, or an empty list if the content has none. */
const firstPair = pairs.slice(0, 1);
/** Aspect ratio of the pictures. Phones do not crop them. */
const SHAPE = 1.5;
const PHONES = [320, 412];

/** Initial position of the dividing line, as a share of the width. */
const MIDDLE = 0.5;

const handleOf = (page: Page, heading: string): Locator => page.getByRole("slider", { name: fillIn(words.lists.handle, { heading }) });

/** Returns the position of the dividing line as a share of the width, after checking it against the clip path. */
const dividedAt = (handle: Locator): Promise<number> =>
  handle.evaluate((element) => {
    const pair = element.parentElement;
    const picture = pair?.querySelectorAll("picture").item(1);
    if (!pair || !picture) throw new Error("the handle is not in a comparison slider");
    const inset = /inset\(0px 0px 0px ([\d.]+)%\)/.exec(getComputedStyle(picture).clipPath)?.[1];
    const line = parseFloat(getComputedStyle(pair, "::before").left) / pair.getBoundingClientRect().width;
    if (Math.abs(Number(inset) / 100 - line) > 0.01) throw new Error(`expected a clip path at ${line * 100}%, found ${inset ?? "?"}%`);
    return line;
  });

const boxes = (page: Page, { before, after }: Pair) =>
  Promise.all([before, after].map(({ alt }) => page.getByRole("img", { name: alt }).last().boundingBox()));

for (const { address, pair } of pairs) {
  test(`${address}: the pictures of "${pair.heading}" have the same position and size, and phones do not crop them`, async ({ page }) => {
    await page.goto(address);
    for (const width of [768, 1440, ...PHONES]) {
      await page.setViewportSize({ width, height: 800 });
      const [one, other] = await boxes(page, pair);
      expect(one?.height).toBeGreaterThan(100);
      expect(one).toEqual(other);
    }
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 800 });
      const [one] = await boxes(page, pair);
      expect((one?.width ?? 0) / (one?.height ?? 1)).toBeCloseTo(SHAPE, 1);
    }
  });
}

for (const { address, pair } of firstPair) {
  test("the slider handle shows focus", async ({ page }) => {
    await page.goto(address);
    const handle = handleOf(page, pair.heading);
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    const ring = await handle.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement, "::after").outlineWidth);
    expect(parseFloat(ring ?? "0")).toBeGreaterThanOrEqual(2);
  });

  test("the slider handle follows the keyboard and announces its value", async ({ page }) => {
    const percent = (value: string) => fillIn(words.lists.share, { percent: value });
    await page.goto(address);
    const handle = handleOf(page, pair.heading);
    await handle.focus();
    expect(await dividedAt(handle)).toBeCloseTo(MIDDLE, 2);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => dividedAt(handle)).toBeCloseTo(MIDDLE - 0.01, 3);
    await expect(handle).toHaveAttribute("aria-valuetext", percent("49"));
    await page.keyboard.press("Home");
    await expect.poll(() => dividedAt(handle)).toBe(0);
  });

  test("the slider handle follows the mouse and announces its value", async ({ page }) => {
    const percent = (value: string) => fillIn(words.lists.share, { percent: value });
    await page.goto(address);
    const handle = handleOf(page, pair.heading);
    await handle.scrollIntoViewIfNeeded();
    const [picture] = await boxes(page, pair);
    const { x, y, width, height } = picture ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    for (const share of [0.8, 0.25]) {
      await page.mouse.move(x + width * share, y + height / 2, { steps: 4 });
      await expect.poll(() => dividedAt(handle)).toBeCloseTo(share, 1);
    }
    await page.mouse.move(x + width + 40, y + height / 2);
    await expect.poll(() => dividedAt(handle)).toBeCloseTo(1, 4);
    await page.mouse.up();
    await expect(handle).toHaveAttribute("aria-valuetext", percent("100"));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("both pictures are fully visible with their labels", async ({ page }) => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        const [one, other] = await boxes(page, pair);
        const isBeside = (one?.x ?? 0) + (one?.width ?? 0) <= (other?.x ?? 0);
        const isBelow = (one?.y ?? 0) + (one?.height ?? 0) <= (other?.y ?? 0);
        expect(isBeside || isBelow).toBe(true);
        await expect(page.getByRole("slider")).toHaveCount(0);
        for (const label of [words.lists.before, words.lists.after]) {
          await expect(page.locator("figcaption").getByText(label, { exact: true }).first()).toBeVisible();
        }
      }
    });
  });
}
