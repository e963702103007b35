import type { Browser, Page } from "@playwright/test";
import { median, slowPhone } from "./slow-phone";

/** How long an interaction took from the tap to the paint that answers it, in milliseconds (the worst of its events). */
export interface Interaction {
  readonly name: string;
  readonly runs: number;
  readonly median: number;
  readonly slowest: number;
}

const RUNS = 5;

/** Collects the durations that the browser reports. It reports none below 16 ms. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const durations: number[] = [];
    Reflect.set(window, "interactionDurations", durations);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  });

const worst = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500)));
    const durations: unknown = Reflect.get(window, "interactionDurations");
    return Array.isArray(durations) ? Math.max(0, ...durations.map(Number)) : 0;
  });

const started = (page: Page) => page.locator("html[data-app]").waitFor({ state: "attached" });

const CASES: readonly (readonly [name: string, path: string, act: (page: Page) => Promise<void>])[] = [
  ["menu, as the first event", "/", (page) => page.getByText("Menu", { exact: true }).tap()],
  [
    "menu, and the app starts behind it",
    "/",
    async (page) => {
      await page.getByText("Menu", { exact: true }).tap();
      await started(page);
    },
  ],
  [
    "question, as the first event",
    "/services/sealcoating",
    async (page) => {
      const question = page.getByRole("main").locator("details summary").first();
      await question.scrollIntoViewIfNeeded();
      await question.tap();
      await started(page);
    },
  ],
  [
    "form, from the first field to the answer",
    "/contact",
    async (page) => {
      await page.getByLabel("Full Name").tap();
      // The app starts behind the first field. Nobody has written three by then.
      await started(page);
      await page.getByLabel("Full Name").fill("Ana Ruiz");
      await page.getByLabel("Email Address").fill("ana@example.com");
      await page.getByLabel("Phone Number").fill("(702) 555-0100");
      await page.getByRole("button", { name: "Get My Free Estimate" }).tap();
      await page.getByRole("status").filter({ hasText: "Quote Request Received!" }).waitFor();
    },
  ],
  [
    "first navigation inside the app",
    "/",
    async (page) => {
      await page.getByRole("heading", { level: 1 }).tap();
      await started(page);
      await page.getByRole("main").getByRole("link", { name: "Get My Free Estimate" }).first().tap();
      await page.getByRole("form", { name: "Request a quote" }).waitFor();
    },
  ],
];

const measureOnce = async (browser: Browser, address: string, act: (page: Page) => Promise<void>): Promise<number> => {
  const page = await slowPhone(browser);
  await watch(page);
  await page.goto(address);
  await act(page);
  const duration = await worst(page);
  await page.context().close();
  return duration;
};

/** Taps through menu, questions, form and first navigation on a phone at a quarter of the browser's speed, each several times. */
export const measureInteractions = async (browser: Browser, origin: string): Promise<readonly Interaction[]> => {
  const measured: Interaction[] = [];
  for (const [name, path, act] of CASES) {
    const durations: number[] = [];
    for (let run = 0; run < RUNS; run++) durations.push(await measureOnce(browser, `${origin}${path}`, act));
    measured.push({ name, runs: RUNS, median: median(durations), slowest: Math.max(...durations) });
  }
  return measured;
};
