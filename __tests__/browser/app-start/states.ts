/** The states that a visitor may have brought a page into by the time the app starts. */
import type { Page } from "@playwright/test";
import { gesture } from "./app";
import type { Route } from "./routes";
import { fieldLabels, words } from "../../fixtures/built-words";

/** A computer's window, in CSS pixels. */
export const desk = { name: "desk", width: 1440, height: 900 } as const;
/** A small phone, in CSS pixels. */
export const phone = { name: "phone", width: 360, height: 780 } as const;

export interface State {
  readonly name: string;
  /** The pages that have what the state needs; all when it is not given. */
  readonly has?: (route: Route) => boolean;
  /** The widths at which there is such a thing; both when it is not given. */
  readonly width?: typeof desk | typeof phone;
  readonly browser?: { readonly timezoneId: string; readonly locale: string };
  /** What the address has after the path. */
  readonly hash?: string;
  /** Makes the page ready before it is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What the browser itself remarks on in that state, and no page can keep it from. */
  readonly remarks?: RegExp;
  /** Does what the visitor does before the app is there. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Builds of this year are judged: the tests follow a build. */
const YEAR = new Date().getUTCFullYear();

const OLDER_POSITION = 3000;
/** Far enough from the older position, from the top, and from where `#main` is. */
const HAND_SCROLL = 420;

/** Turns the mouse's wheel and waits until the page has moved. */
export const scrollByHand = async (page: Page): Promise<void> => {
  await page.mouse.move(5, 400);
  await page.mouse.wheel(0, HAND_SCROLL);
  await page.waitForFunction(
    (most) => scrollY === Math.min(most, document.documentElement.scrollHeight - innerHeight) || scrollY > most,
    HAND_SCROLL,
  );
};

/** As Gatsby keeps it: gatsby-react-router-scroll's session-storage. */
const keepOlderPosition = async (page: Page): Promise<void> => {
  await page.addInitScript((position) => {
    sessionStorage.setItem(`@@scroll|${location.pathname}|initial`, JSON.stringify(position));
  }, OLDER_POSITION);
};

const typeHalf = async (page: Page): Promise<void> => {
  await page.getByLabel(fieldLabels.name).pressSequentially("Ana Ruiz");
  await page.getByLabel(words.form.service, { exact: true }).selectOption({ index: 2 });
  await page.getByLabel(fieldLabels.message).fill("Twelve stalls\nbehind the shop");
  // Marked from the right to the left: "stalls".
  await page.getByLabel(fieldLabels.message).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 13, "backward"));
};

const hasForm = ({ html }: Route): boolean => html.includes("<form");

/** What may befall every page. */
export const everywhere: readonly State[] = [
  { name: "untouched, on the first day of next year", prepare: (page) => page.clock.setFixedTime(Date.UTC(YEAR + 1, 0, 1, 20)) },
  {
    name: "scrolled by hand with an older position saved, in Tokyo and in Japanese",
    browser: { timezoneId: "Asia/Tokyo", locale: "ja-JP" },
    prepare: keepOlderPosition,
    act: scrollByHand,
  },
  {
    name: "a hash in the address and scrolled elsewhere, on December 31 in the evening, Pacific",
    browser: { timezoneId: "America/Los_Angeles", locale: "en-US" },
    // Four o'clock UTC on January 1: the build's year has begun, the visitor's has not.
    prepare: (page) => page.clock.setFixedTime(Date.UTC(YEAR, 0, 1, 4)),
    hash: "#main",
    act: scrollByHand,
  },
];

/** What only some pages have. */
export const somewhere: readonly State[] = [
  {
    name: "a question open",
    has: ({ html }) => /<details class="[^"]*"><summary[^>]*><h3>/.test(html),
    act: (page) => page.getByRole("main").locator("summary:has(h3)").last().click(),
  },
  {
    name: "a dropdown open",
    width: desk,
    has: ({ path }) => ["/", "/no-such-page"].includes(path),
    act: (page) => page.locator("[data-dropdown] summary").first().click(),
  },
  {
    name: "the mobile menu open and scrolled",
    width: phone,
    has: ({ path }) => ["/", "/no-such-page"].includes(path),
    act: async (page) => {
      await page.locator("[data-menu] > summary").click();
      await page.locator("[data-menu] a").last().scrollIntoViewIfNeeded();
    },
  },
  { name: "the form half typed, words marked in a field", has: hasForm, act: typeHalf },
  {
    name: "text selected",
    has: ({ path }) => path === "/" || /^\/blog\/(?!no-such)/.test(path),
    act: (page) => page.getByRole("main").locator("p:visible").last().click({ clickCount: 3 }),
  },
  {
    name: "a filter chosen",
    has: ({ html }) => html.includes('type="radio"'),
    act: (page) => page.locator("label:has([type=radio])").last().click(),
  },
  {
    name: "the street map open",
    has: ({ html }) => html.includes("<iframe"),
    act: async (page) => {
      await page.getByText(words.map.open).click();
      await page.frameLocator("main iframe").getByText("Map").waitFor();
    },
  },
  {
    name: "the scripts under way for five seconds, the form half typed meanwhile",
    // The data, asked for with the first gesture, has come long before the scripts that use it.
    remarks: /was preloaded using link preload but not used within a few seconds/,
    has: hasForm,
    act: async (page) => {
      await gesture(page);
      await typeHalf(page);
      // As slow as the line is, not a wait for anything.
      await new Promise((done) => setTimeout(done, 5000));
    },
  },
];
