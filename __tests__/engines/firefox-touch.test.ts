/**
 * The comparison slider in Firefox on a touch screen, where the site's styles let only the slider's thumb react (picture-pair.module.css). The
 * thumb is invisible, and taller than the visible handle.
 */
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import puppeteer, { type Page } from "puppeteer-core";
import { findFirefox } from "../../scripts/lib/programs";
import { serveSite } from "../../scripts/lib/serve-site";
import { entryPath } from "../../src/content/shared/routes";
import { builtContent } from "../fixtures/built-words";
import { cleanupStack } from "../fixtures/cleanup";
import { whenInstalled } from "../fixtures/when-installed";
import { phone } from "./journey";

/** Firefox's value for a device whose pointers are all coarse, such as a finger. */
const COARSE = 1;
const SLIDER = "input[type=range]";

const service = builtContent.services.find(({ beforeAfter }) => beforeAfter);

whenInstalled("firefox", () => {
  const cleanup = cleanupStack();
  let page: Page;
  let server: Server;

  beforeAll(async () => {
    server = await serveSite("dist", 0);
    cleanup.defer(() => server.close());
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: findFirefox() ?? "firefox",
      headless: true,
      extraPrefsFirefox: { "ui.primaryPointerCapabilities": COARSE, "ui.allPointerCapabilities": COARSE },
    });
    cleanup.defer(() => browser.close());
    page = await browser.newPage();
    await page.setViewport(phone);
  });
  afterAll(cleanup.disposeAsync);

  /**
   * Touches the slider, drags to the right, and returns by how much the value changed.
   *
   * @param above returns how far above the middle to touch, from the slider's height
   */
  const drag = async (above: (height: number) => number): Promise<number> => {
    const { port } = server.address() as AddressInfo; // Safe cast: the server listens on a port.
    await page.goto(`http://localhost:${port}${entryPath("services", service ?? { slug: "" })}`);
    const slider = await page.waitForSelector(SLIDER);
    await slider?.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width, height } = (await slider?.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const value = () => page.$eval(SLIDER, (input) => Number(input.value));
    const before = await value();
    const at = { x: x + width / 2, y: y + height / 2 - above(height) };
    const touch = await page.touchscreen.touchStart(at.x, at.y);
    for (const share of [1, 2, 3, 4]) await touch.move(at.x + (share * width) / 16, at.y);
    await touch.end();
    return (await value()) - before;
  };

  const withSlider = service ? it.each : it.skip.each;

  // The visible handle is 44 px high, so its edges are 22 px from the middle.
  withSlider([0, 10, 20])("a finger %i px above the middle of the slider's handle moves the slider", async (above) => {
    expect(await drag(() => above)).toBeGreaterThan(0);
  });

  // Fails if Firefox ignores the preferences above, because then the whole slider reacts.
  (service ? it : it.skip)("a finger at the slider's top, beyond the thumb, does not move the slider", async () => {
    expect(await drag((height) => height / 2 - 4)).toBe(0);
  });
});
