/** The quote form: the browser's validation, and the response. Requests are intercepted, so nothing is sent. */
import { routes } from "../../src/content/shared/routes";
import { builtValues } from "./built";
import type { Journey } from "./journey";
import { hasFocus, shownTexts } from "./look";
import { soon } from "./soon";

/** Selector of the form's submit button. */
export const SEND = "main form button[type=submit]";
/** Selector of the toast that confirms a received request. */
export const TOAST = "[data-sonner-toast]";
/** Intercepts the page's POST requests and responds like an endpoint that accepts them. */
export const interceptRequests = (): void => {
  const originalFetch = window.fetch.bind(window);
  window.fetch = (to, options) => {
    if (options?.method !== "POST") return originalFetch(to, options);
    document.documentElement.dataset.sent = `${document.documentElement.dataset.sent ?? ""}${new Request(to).url} `;
    return Promise.resolve(new Response("{}"));
  };
};

/** User journeys through the quote form. */
export const formJourneys: readonly Journey[] = [
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
