/** The quote form: the browser's validation, and the response. Requests are intercepted, so nothing is sent. */
import { routes } from "../../src/content/shared/routes";
import { QUOTE } from "../browser/quote-form";
import { business, words } from "../fixtures/built-words";
import { hasDelivery } from "../fixtures/visits";
import { builtValues } from "./built";
import type { Journey } from "./journey";
import { fieldValues, hasFocus, shownTexts } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

/** Selector of the form's submit button. */
export const SEND = "main form button[type=submit]";
/** Selector of the toast that confirms a received request. */
export const TOAST = "[data-sonner-toast]";
const MESSAGE = "Twelve stalls";
const NEW_NOTE = '[data-quote-note] a[href^="tel:"]:not([data-seen])';

const markAsSeen = (selector: string): void => document.querySelector(selector)?.setAttribute("data-seen", "");

const fill = async (visitor: Visitor): Promise<void> => {
  await visitor.click("#quote-name");
  await visitor.type(QUOTE.name);
  for (const text of [QUOTE.email, QUOTE.phone, "", MESSAGE]) {
    await visitor.press("Tab");
    await visitor.type(text);
  }
};

/** Intercepts the page's POST requests and responds like an endpoint that accepts them. */
export const interceptRequests = (): void => {
  const originalFetch = window.fetch.bind(window);
  window.fetch = (to, options) => {
    if (options?.method !== "POST") return originalFetch(to, options);
    document.documentElement.dataset.sent = `${document.documentElement.dataset.sent ?? ""}${new Request(to).url} `;
    return Promise.resolve(new Response("{}"));
  };
};
/** Only without delivery: a form with an endpoint is posted by the browser if its scripts fail. */
const failing: readonly Journey[] = hasDelivery
  ? []
  : [
      {
        name: "a form whose scripts fail shows other ways to reach the office on each try, keeps its text, and is received once the scripts load",
        run: async ({ visitor, site }) => {
          site.fail();
          await visitor.open(site.at(routes.contact));
          await fill(visitor);
          const written = await visitor.evaluate(fieldValues);
          for (let tries = 0; tries < 2; tries++) {
            await visitor.click(SEND);
            await soon(async () => {
              expect(await visitor.evaluate(shownTexts, NEW_NOTE)).toEqual([expect.stringContaining(business.phone)]);
            });
            await visitor.evaluate(markAsSeen, NEW_NOTE);
            expect(await visitor.evaluate(fieldValues)).toEqual(written);
          }
          site.fix();
          await visitor.click(SEND);
          await soon(async () => {
            expect(await visitor.evaluate(shownTexts, `${TOAST} [data-title]`)).toEqual([words.received.title]);
          });
        },
      },
    ];

/** User journeys through the quote form. */
export const formJourneys: readonly Journey[] = [
  ...failing,
  {
    name: "the browser's validation stops an empty form at its first required field",
    run: async ({ visitor, site }) => {
      const [first = ""] = builtValues(routes.contact, "main form [required]", "id");
      await visitor.open(site.at(routes.contact));
      await visitor.click(SEND);
      await soon(async () => {
        expect(await visitor.evaluate(hasFocus, `#${first}:invalid`)).toBe(true);
      });
      expect(await visitor.evaluate(shownTexts, TOAST)).toEqual([]);
    },
  },
];
