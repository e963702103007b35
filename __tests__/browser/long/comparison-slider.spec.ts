/** The comparison slider moves with the mouse and the keyboard. Without JavaScript, it shows both pictures. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { fillIn } from "../../../src/content/shared/placeholders";
import { entryPath, routes } from "../../../src/content/shared/routes";
import { builtContent, words } from "../../fixtures/built-words";
import { holdScripts } from "../hydration";

const { homePage, projects, services } = builtContent;

type Comparison = (typeof homePage.work.pairs)[number];

const comparisons: readonly { readonly address: string; readonly comparison: Comparison }[] = [
  ...homePage.work.pairs.map((comparison) => ({ address: routes.home, comparison })),
  ...services.flatMap(({ beforeAfter, ...service }) =>
    beforeAfter ? [{ address: entryPath("services", service), comparison: beforeAfter }] : [],
  ),
  ...projects.flatMap(({ title: heading, before, picture: after }) =>
    before && after ? [{ address: routes.projects, comparison: { heading, before, after } }] : [],
  ),
];
/** Aspect ratio of the pictures on phones (`--shape` in tokens.css): that of most photos. Others are cropped. */
const SHAPE = 1.5;
const PHONES = [320, 412];

/** Initial position of the dividing line, as a share of the width. */
const MIDDLE = 0.5;

const handleOf = (page: Page, heading: string): Locator => page.getByRole("slider", { name: fillIn(words.lists.handle, { heading }) });

const percent = (value: string): string => fillIn(words.lists.share, { percent: value });

/**
 * Returns the position of the dividing line as a share of the width.
 *
 * @throws Error if the line is not at the edge of the upper picture's clip path
 */
const checkedDividerPosition = (handle: Locator): Promise<number> =>
  handle.evaluate((element) => {
    const slider = element.parentElement;
    const picture = slider?.querySelectorAll("picture").item(1);
    if (!slider || !picture) throw new Error("the handle is not in a comparison slider");
    const inset = /inset\(0px 0px 0px ([\d.]+)%\)/.exec(getComputedStyle(picture).clipPath)?.[1];
    const line = parseFloat(getComputedStyle(slider, "::before").left) / slider.getBoundingClientRect().width;
    if (inset === undefined || Math.abs(Number(inset) / 100 - line) > 0.01)
      throw new Error(`expected a clip path at ${line * 100}%, found ${inset ?? "?"}%`);
    return line;
  });

/** Returns the positions and sizes of the pictures. Finds the last match, because a hero may show the same picture above the slider. */
const pictureBoxes = (page: Page, { before, after }: Comparison) =>
  Promise.all([before, after].map(({ alt }) => page.getByRole("img", { name: alt }).last().boundingBox()));

for (const { address, comparison } of comparisons) {
  test(`${address}: the pictures of "${comparison.heading}" have the same position and size`, async ({ page }) => {
    await page.goto(address);
    for (const width of [768, 1440, ...PHONES]) {
      await page.setViewportSize({ width, height: 800 });
      const [before, after] = await pictureBoxes(page, comparison);
      expect(before?.height).toBeGreaterThan(100);
      expect(before).toEqual(after);
    }
  });

  test(`${address}: on phones, the pictures of "${comparison.heading}" have the shape of most photos`, async ({ page }) => {
    await page.goto(address);
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 800 });
      for (const box of await pictureBoxes(page, comparison)) expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(SHAPE, 1);
    }
  });
}

// If the content has no comparison, this loop defines no tests.
for (const { address, comparison } of comparisons.slice(0, 1)) {
  const { heading } = comparison;

  test("the slider handle shows focus", async ({ page }) => {
    await page.goto(address);
    const handle = handleOf(page, heading);
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    // Newer versions of Chrome report the outline's width even if its style is `none`.
    const ring = await handle.evaluate(({ parentElement }) => {
      if (!parentElement) return 0;
      const { outlineStyle, outlineWidth } = getComputedStyle(parentElement, "::after");
      return outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
    });
    expect(ring).toBeGreaterThanOrEqual(2);
  });

  test("the slider handle follows the keyboard", async ({ page }) => {
    await page.goto(address);
    const handle = handleOf(page, heading);
    await handle.focus();
    expect(await checkedDividerPosition(handle)).toBeCloseTo(MIDDLE, 2);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => checkedDividerPosition(handle)).toBeCloseTo(MIDDLE - 0.01, 3);
    await page.keyboard.press("Home");
    await expect.poll(() => checkedDividerPosition(handle)).toBe(0);
  });

  test("the slider handle announces the value that the keyboard sets", async ({ page }) => {
    await page.goto(address);
    const handle = handleOf(page, heading);
    await handle.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(handle).toHaveAttribute("aria-valuetext", percent("49"));
  });

  test("the slider shows a position that was chosen before the page's JavaScript loaded", async ({ page }) => {
    const release = await holdScripts(page, "**/static/page-*.js");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const handle = handleOf(page, heading);
    await handle.focus();
    await page.keyboard.press("End");
    await expect(handle).toHaveValue("100");
    expect(await checkedDividerPosition(handle)).toBeCloseTo(MIDDLE, 2);
    release();
    await expect.poll(() => checkedDividerPosition(handle)).toBeCloseTo(1, 4);
    await expect(handle).toHaveAttribute("aria-valuetext", percent("100"));
  });

  /** Presses the mouse button in the middle of the slider. Returns the box of its pictures. */
  const pressMouse = async (page: Page) => {
    await page.goto(address);
    await handleOf(page, heading).scrollIntoViewIfNeeded();
    const [box] = await pictureBoxes(page, comparison);
    if (!box) throw new Error("The comparison has no visible picture.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    return box;
  };

  test("the slider handle follows the mouse", async ({ page }) => {
    const { x, y, width, height } = await pressMouse(page);
    const handle = handleOf(page, heading);
    for (const share of [0.8, 0.25]) {
      await page.mouse.move(x + width * share, y + height / 2, { steps: 4 });
      await expect.poll(() => checkedDividerPosition(handle)).toBeCloseTo(share, 1);
    }
    await page.mouse.move(x + width + 40, y + height / 2);
    await expect.poll(() => checkedDividerPosition(handle)).toBeCloseTo(1, 4);
  });

  test("the slider handle announces the value that the mouse sets", async ({ page }) => {
    const { x, y, width, height } = await pressMouse(page);
    await page.mouse.move(x + width + 40, y + height / 2);
    await page.mouse.up();
    await expect(handleOf(page, heading)).toHaveAttribute("aria-valuetext", percent("100"));
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [320, 1440]) {
      test(`neither picture covers the other at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        const [before, after] = await pictureBoxes(page, comparison);
        const isBeside = (before?.x ?? 0) + (before?.width ?? 0) <= (after?.x ?? 0);
        const isBelow = (before?.y ?? 0) + (before?.height ?? 0) <= (after?.y ?? 0);
        expect(isBeside || isBelow).toBe(true);
      });

      test(`there is no slider handle at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await expect(page.getByRole("slider")).toHaveCount(0);
      });

      test(`the pictures have visible labels at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        for (const label of [words.lists.before, words.lists.after])
          await expect(page.locator("figcaption").getByText(label, { exact: true }).first()).toBeVisible();
      });
    }
  });
}
