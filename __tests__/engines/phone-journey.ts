/** The most common journey on a phone: a service, a price, the form, and the blog. */
import { serviceCards } from "../../src/content/entries/placement";
import type { Words } from "../../src/content/schema/words";
import { PRICE_BASES } from "../../src/content/shared/constants";
import { inLanguage, languageOf } from "../../src/content/shared/languages";
import { entryPath, routes } from "../../src/content/shared/routes";
import { hasPrice } from "../../src/content/format/price-rows";
import { QUOTE } from "../browser/quote-form";
import { builtForms } from "../fixtures/built-words";
import { contentPages } from "../fixtures/visits";
import { builtPage, builtTexts, builtValues } from "./built";
import { phone, type Journey } from "./journey";
import { acceptsClicks, address, fieldValues, hasFocus, interceptRequests, shownTexts } from "./page-functions";
import { expectComplete } from "./complete-pages";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

/** A collapsed calculator, as opposed to one that is always open. */
const CALCULATOR = 'script[data-island="calculator"] + div > details';
const RESULT = `${CALCULATOR} form [role=status]`;
const SEND = "main form button[type=submit]";
const TOAST = "[data-sonner-toast]";

/** Follows a link to a path and expects the complete page built for that path. */
const follow = async (visitor: Visitor, selector: string, to: string): Promise<void> => {
  await visitor.click(selector);
  await soon(async () => {
    expect(await visitor.evaluate(address)).toBe(to);
    expect(await visitor.evaluate(shownTexts, "h1")).toEqual(builtTexts(to, "h1"));
  });
  await expectComplete(visitor, to, phone.width);
};

/** Calculates a price, follows the result's link to the quote form, and expects the form to contain the entered area. */
const calculatePrice = async (visitor: Visitor): Promise<void> => {
  await visitor.click(`${CALCULATOR} summary`);
  await soon(async () => {
    expect(await visitor.evaluate(shownTexts, `${CALCULATOR} form`)).toHaveLength(1);
  });
  await visitor.click(`${CALCULATOR} input[name=area]`);
  await visitor.type("20000");
  await visitor.press("Enter");
  await soon(async () => {
    expect(await visitor.evaluate(shownTexts, RESULT)).toEqual([expect.stringContaining("$")]);
  });
  await visitor.click(`${RESULT} a`);
  await soon(async () => {
    expect(await visitor.evaluate(fieldValues)).toMatchObject({ message: expect.stringContaining("20,000") as string });
    expect(await visitor.evaluate(acceptsClicks)).toBe(true);
  });
};

/** Submits the form twice: the browser's validation must reject the form without contact details, and a toast must confirm the complete one. */
const send = async (visitor: Visitor, contact: string, { received }: Words): Promise<void> => {
  const [first = ""] = builtValues(contact, "main form [required]", "id");
  await visitor.evaluate(interceptRequests);
  await visitor.click(SEND);
  await soon(async () => {
    expect(await visitor.evaluate(hasFocus, `#${first}:invalid`)).toBe(true);
  });
  expect(await visitor.evaluate(shownTexts, TOAST)).toEqual([]);
  await visitor.type(QUOTE.name);
  for (const text of [QUOTE.email, QUOTE.phone]) {
    await visitor.press("Tab");
    await visitor.type(text);
  }
  await visitor.click(SEND);
  await soon(async () => {
    expect(await visitor.evaluate(shownTexts, `${TOAST} [data-title]`)).toEqual([received.title]);
  });
};

/** The journey in each language that has the form. */
export const phoneJourneys: readonly Journey[] = builtForms.map(({ contact, ...content }) => ({
  name: `on a phone (${content.language}): home, a service, a price, the form, thank-you, Back, the blog, a post`,
  run: async ({ visitor, site }) => {
    const { language, words, services, posts, homePage, facts } = content;
    const localized = (path: string) => inLanguage(path, language);
    const has = (name: keyof typeof routes) => content.ownFiles.includes(`${name}Page`);
    await visitor.resize(phone.width, phone.height);
    if (has("home")) {
      const home = localized(routes.home);
      await visitor.open(site.at(home));
      await expectComplete(visitor, home, phone.width);
      const paths = services.map((service) => entryPath("services", service));
      const card = serviceCards(content).find(({ link }) => paths.includes(link));
      if (card) await follow(visitor, `main a[href="${localized(card.link)}"]`, localized(card.link));
    }
    // A page with a collapsed calculator; undefined if the content has no prices.
    const pageWithPrices = contentPages.find((path) => languageOf(path) === language && builtPage(path)(CALCULATOR).length > 0);
    // The home page has a collapsed calculator if it has a price that the owner has set. Then this journey must not skip the calculator.
    const { prices: kind } = homePage;
    const homeHasCalculator = has("home") && kind && PRICE_BASES.some((basis) => hasPrice(kind, basis, facts.prices));
    if (homeHasCalculator) expect(pageWithPrices).toBeDefined();
    await visitor.open(site.at(pageWithPrices ?? contact));
    if (pageWithPrices !== undefined) await calculatePrice(visitor);
    await send(visitor, contact, words);
    await visitor.open(site.at(has("thankYou") ? localized(routes.thankYou) : routes.thankYou));
    await visitor.back();
    await soon(async () => {
      expect(await visitor.evaluate(shownTexts, "h1")).toEqual(builtTexts(contact, "h1"));
    });
    if (posts.length === 0 || !has("blog")) return;
    const blog = localized(routes.blog);
    const [post = ""] = builtValues(blog, `main a[href^="${blog}/"]`, "href");
    await visitor.open(site.at(blog));
    await follow(visitor, `main a[href="${post}"]`, post);
  },
}));
