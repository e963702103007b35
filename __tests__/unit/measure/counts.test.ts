/** How a count is told to an endpoint and to Plausible, and what counts as a tap. */
import type { Count } from "../../../src/measure/counts";
import { mayCount } from "../../../src/measure/inline/may-count";
import { bodyOf } from "../../../src/measure/late/send";
import { tapOf } from "../../../src/measure/late/taps";

const ORIGIN = "https://a.us";
const ERROR: Count = { kind: "error", what: "hydration", text: "Minified React error #418", where: "/static/app-1.js:2:9" };
const VITALS: Count = { kind: "vitals", vitals: { LCP: { value: 1812, rating: "good" }, CLS: { value: 0.3, rating: "poor" } } };

it.each<[Count, object]>([
  [
    { kind: "visit", from: "https://search.example" },
    { name: "pageview", referrer: "https://search.example" },
  ],
  [{ kind: "visit" }, { name: "pageview" }],
  [
    { kind: "tap", what: "call" },
    { name: "Tap", props: { what: "call" } },
  ],
  [
    { kind: "form", what: "failed" },
    { name: "Form", props: { what: "failed" } },
  ],
  [ERROR, { name: "Error", props: { what: "hydration", text: ERROR.text, where: ERROR.where }, interactive: false }],
  [VITALS, { name: "Vitals", props: { LCP: "good", CLS: "poor" }, interactive: false }],
])("%j is told to an endpoint as it is, and to Plausible as its event", (count, event) => {
  expect(bodyOf({ kind: "endpoint", address: `${ORIGIN}/counts` }, count, "/contact", ORIGIN)).toEqual({ ...count, page: "/contact" });
  const plausible = { kind: "plausible", address: "https://plausible.io/api/event", domain: "a.us" } as const;
  expect(bodyOf(plausible, count, "/contact", ORIGIN)).toEqual({ url: `${ORIGIN}/contact`, domain: "a.us", ...event });
});

it.each([
  ["tel:+17025550142", "call"],
  ["sms:+17025550142", "text"],
  [`${ORIGIN}/contact`, "estimate"],
  [`${ORIGIN}/contact?service=striping#quote`, "estimate"],
  [`${ORIGIN}/contact-us`, undefined],
  ["https://other.us/contact", undefined],
  ["mailto:office@a.us", undefined],
])("a link to %s is a tap on %s", (href, tap) => {
  expect(tapOf(new URL(href), ORIGIN)).toBe(tap);
});

it.each([
  [{}, true],
  [{ doNotTrack: null, globalPrivacyControl: false, webdriver: false }, true],
  [{ doNotTrack: "0" }, true],
  [{ doNotTrack: "1" }, false],
  [{ globalPrivacyControl: true }, false],
  [{ webdriver: true }, false],
])("of a browser that says %j a visit may be counted: %s", (navigator, may) => {
  expect(mayCount(navigator)).toBe(may);
});
