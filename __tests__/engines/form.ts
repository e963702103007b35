/** The quote form: the browser's own check, and the answer. A request goes nowhere, wherever the settings send it. */
import { routes } from "../../src/content/shared/routes";
import { receivedText } from "../../src/quote/messages";
import { QUOTE } from "../browser/quote-form";
import { business, words } from "../fixtures/built-words";
import { hasDelivery } from "../fixtures/visits";
import { builtValues } from "./built";
import type { Journey } from "./journey";
import { fieldValues, hasFocus, shownTexts } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

/** The form's button. */
export const SEND = "main form button[type=submit]";
/** What says that a request was received. */
export const TOAST = "[data-sonner-toast]";
const WORDS = "Twelve stalls";
const NEW_NOTE = '[data-quote-note] a[href^="tel:"]:not([data-seen])';

const markAsSeen = (selector: string): void => document.querySelector(selector)?.setAttribute("data-seen", "");

const fill = async (visitor: Visitor): Promise<void> => {
  await visitor.click("#quote-name");
  await visitor.write(QUOTE.name);
  for (const text of [QUOTE.email, QUOTE.phone, "", WORDS]) {
    await visitor.press("Tab");
    await visitor.write(text);
  }
};

/** What it says. */
const received = { title: words.received.title, text: receivedText(business.responseHours, words) };

/** Answers in the page, from now on, whatever it would send, as an endpoint does that takes it. */
export const takeRequests = (): void => {
  const ask = window.fetch.bind(window);
  window.fetch = (to, how) => {
    if (how?.method !== "POST") return ask(to, how);
    document.documentElement.dataset.sent = `${document.documentElement.dataset.sent ?? ""}${new Request(to).url} `;
    return Promise.resolve(new Response("{}"));
  };
};
/** The addresses that requests were sent to, each with a space after it. */
const sentTo = (): string => document.documentElement.dataset.sent ?? "";

/** Where scripts fail, the browser sends a form that has an address itself. */
const failing: readonly Journey[] = hasDelivery
  ? []
  : [
      {
        name: "a form whose scripts fail says what to do each time, keeps what was written, and is received once they come",
        take: async ({ visitor, site }) => {
          site.fail();
          await visitor.open(site.at(routes.contact));
          await fill(visitor);
          const written = await visitor.ask(fieldValues);
          for (let tries = 0; tries < 2; tries++) {
            await visitor.click(SEND);
            await soon(async () => {
              expect(await visitor.ask(shownTexts, NEW_NOTE)).toEqual([expect.stringContaining(business.phone)]);
            });
            await visitor.ask(markAsSeen, NEW_NOTE);
            expect(await visitor.ask(fieldValues)).toEqual(written);
          }
          site.fix();
          await visitor.click(SEND);
          await soon(async () => {
            expect(await visitor.ask(shownTexts, `${TOAST} [data-title]`)).toEqual([received.title]);
          });
        },
      },
    ];

/** Journeys through the quote form. */
export const formJourneys: readonly Journey[] = [
  ...failing,
  {
    name: "a sent form is answered by one toast and by words that stay, and is cleared",
    take: async ({ visitor, site }) => {
      const { title, text } = received;
      await visitor.open(site.at(routes.contact));
      await visitor.ask(takeRequests);
      const empty = await visitor.ask(fieldValues);
      await fill(visitor);
      expect(await visitor.ask(fieldValues)).toEqual({ ...empty, ...QUOTE, message: WORDS });
      await visitor.click(SEND);
      await soon(async () => {
        expect(await visitor.ask(shownTexts, `${TOAST} [data-title]`)).toEqual([title]);
      });
      expect(await visitor.ask(shownTexts, `${TOAST} [data-description]`)).toEqual([text]);
      expect(await visitor.ask(shownTexts, "main form [role=status]")).toEqual([`${title} ${text}`]);
      expect(await visitor.ask(fieldValues)).toEqual(empty);
      expect(await visitor.ask(hasFocus, SEND)).toBe(true);
      expect(await visitor.ask(sentTo)).toBe(business.delivery.endpoint === undefined ? "" : `${business.delivery.endpoint} `);
    },
  },
  {
    name: "the browser's own check stops an empty form at its first required field",
    take: async ({ visitor, site }) => {
      const [first = ""] = builtValues(routes.contact, "main form [required]", "id");
      await visitor.open(site.at(routes.contact));
      await visitor.click(SEND);
      await soon(async () => {
        expect(await visitor.ask(hasFocus, `#${first}:invalid`)).toBe(true);
      });
      expect(await visitor.ask(shownTexts, TOAST)).toEqual([]);
    },
  },
];
