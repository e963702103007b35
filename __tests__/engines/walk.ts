/** The walk that most customers take on a phone: a service, what it costs, the form, and on to the blog. */
import { routes } from "../../src/content/shared/routes";
import { QUOTE } from "../browser/quote-form";
import { contentPages } from "../fixtures/visits";
import { builtPage, builtTexts, builtValues } from "./built";
import { received, SEND, takeRequests, TOAST } from "./form";
import { phone, type Journey } from "./journey";
import { address, fieldValues, shownTexts } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";

const CALCULATOR = 'script[data-island="calculator"] + div';
const ANSWER = `${CALCULATOR} form [role=status]`;
/** A page with the calculator; a content without prices has none. */
const priced = contentPages.find((path) => builtPage(path)(CALCULATOR).length > 0);

/** Follows a link, and finds the page that was built for it. */
const follow = async (visitor: Visitor, selector: string, to: string): Promise<void> => {
  await visitor.click(selector);
  await soon(async () => {
    expect(await visitor.ask(address)).toBe(to);
    expect(await visitor.ask(shownTexts, "h1")).toEqual(builtTexts(to, "h1"));
  });
};

/** Asks the calculator, and goes on to the form with its answer. */
const askForPrice = async (visitor: Visitor): Promise<void> => {
  await visitor.click(`${CALCULATOR} summary`);
  await soon(async () => {
    expect(await visitor.ask(shownTexts, `${CALCULATOR} form`)).toHaveLength(1);
  });
  await visitor.click(`${CALCULATOR} input[name=area]`);
  await visitor.write("20000");
  await visitor.press("Enter");
  await soon(async () => {
    expect(await visitor.ask(shownTexts, ANSWER)).toEqual([expect.stringContaining("$")]);
  });
  await visitor.click(`${ANSWER} a`);
  await soon(async () => {
    expect(await visitor.ask(fieldValues)).toMatchObject({ message: expect.stringContaining("20,000") as string });
  });
};

const send = async (visitor: Visitor): Promise<void> => {
  await visitor.ask(takeRequests);
  await visitor.click("#quote-name");
  await visitor.write(QUOTE.name);
  for (const text of [QUOTE.email, QUOTE.phone]) {
    await visitor.press("Tab");
    await visitor.write(text);
  }
  await visitor.click(SEND);
  await soon(async () => {
    expect(await visitor.ask(shownTexts, `${TOAST} [data-title]`)).toEqual([received.title]);
  });
};

/** What a customer does, from the first page to a request and on. */
export const walk: Journey = {
  name: "a walk on a phone: home, a service, its price, the form, thanks, back, the blog, a post",
  take: async ({ visitor, site }) => {
    const [service = ""] = builtValues("/", `main a[href^="${routes.services}/"]`, "href");
    const [post = ""] = builtValues(routes.blog, "main article a", "href");
    await visitor.resize(phone.width, phone.height);
    await visitor.open(site.at("/"));
    await follow(visitor, `main a[href="${service}"]`, service);
    await visitor.open(site.at(priced ?? routes.contact));
    if (priced !== undefined) await askForPrice(visitor);
    await send(visitor);
    await visitor.open(site.at(routes.thankYou));
    await visitor.back();
    await soon(async () => {
      expect(await visitor.ask(shownTexts, "h1")).toEqual(builtTexts(routes.contact, "h1"));
    });
    await visitor.open(site.at(routes.blog));
    await follow(visitor, `main article a[href="${post}"]`, post);
  },
};
