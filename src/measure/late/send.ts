import type { Count, Counter } from "../counts";
import type { Destination } from "../way";

/** What a count is called at Plausible. Its goals have these names. */
const NAMES = { visit: "pageview", tap: "Tap", form: "Form", error: "Error", vitals: "Vitals" } as const satisfies Record<
  Count["kind"],
  string
>;

const propsOf = (count: Count): Readonly<Record<string, string>> | undefined => {
  switch (count.kind) {
    case "visit":
      return undefined;
    case "error":
      return { what: count.what, text: count.text, where: count.where };
    case "vitals":
      return Object.fromEntries(Object.entries(count.vitals).map(([name, { rating }]) => [name, rating]));
    default:
      return { what: count.what };
  }
};

/**
 * Writes a count as its destination wants it: JSON of its own for an endpoint, an event for Plausible.
 *
 * @param page path of the page, such as `/contact`
 * @param origin of this site
 */
export const bodyOf = ({ kind, domain }: Destination, count: Count, page: string, origin: string): object => {
  if (kind === "endpoint") return { ...count, page };
  const props = propsOf(count);
  return {
    name: NAMES[count.kind],
    url: origin + page,
    domain,
    ...(count.kind === "visit" && count.from !== undefined && { referrer: count.from }),
    ...(props && { props }),
    // Who did nothing but meet an error has still left after one page.
    ...((count.kind === "vitals" || count.kind === "error") && { interactive: false }),
  };
};

/**
 * Makes what sends counts. They outlive the page, carry no cookie of the service's, and wait for no answer: text/plain, so that the
 * browser asks nothing first.
 */
export const sendTo =
  (to: Destination): Counter =>
  (count, page = location.pathname) => {
    fetch(to.address, {
      method: "POST",
      body: JSON.stringify(bodyOf(to, count, page, location.origin)),
      keepalive: true,
      mode: "no-cors",
      credentials: "omit",
    }).catch(() => undefined);
  };
