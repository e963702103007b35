/** Finds scripts that are too large, missing or not needed, and violations of a page's Content-Security-Policy. */
import { inEnglish } from "../../src/content/shared/languages";
import { bytes } from "../../scripts/bench/budgets.json";
import { loadsOnInteraction } from "../../src/client/islands/islands";
import { hosting } from "../fixtures/built-words";
import { inlinesOf } from "../fixtures/inlines";
import { compressedSize, attributes, isPublished, readPublished, texts, unless, type BuiltPage } from "./built-site";

const RUNNING = "script:not([type]), script[type='text/javascript'], script[type=module]";

/** Number of inline analytics scripts on each page: 1 if analytics are on, otherwise 0. */
const analyticsScripts = hosting.analytics ? 1 : 0;
/** Maximum compressed size of a page's inline analytics script, in bytes. 0 if analytics are off. */
export const ANALYTICS_BYTES = analyticsScripts * bytes.analyticsScript;

/** Maximum size of the scripts that run before an interaction, in bytes, for each island that starts with an inline script. */
const BEFORE_INTERACTION: Readonly<Record<string, number>> = {
  "quote-form": bytes.scriptBeforeGestureOnContact,
  "post-list": bytes.scriptBeforeGestureOnBlog,
  "saved-post": bytes.scriptBeforeGestureOnBlog,
};

/** Returns the names of a page's islands. */
export const islandsOf = (page: BuiltPage): readonly string[] => attributes(page, "script[data-island]", "data-island");

/** Reports faults in a page's scripts. */
export const scriptFaults = (page: BuiltPage): readonly string[] => {
  const islands = islandsOf(page);
  const external = [...page.$("script[src]")];
  const hasWaiting = islands.some(loadsOnInteraction);
  const found = external.map(({ attribs: { src = "", ...rest } }) => JSON.stringify([src.replace(/-\w+\.js$/, ""), rest]));
  const isPost = page.$("[data-post]").length > 0;
  const expected = ["page", ...(hasWaiting ? ["waiting"] : []), ...(isPost ? ["post"] : [])].map((name) =>
    JSON.stringify([`/static/${name}`, { async: "" }]),
  );
  const sizes = [
    ...texts(page, RUNNING)
      .filter((code) => code !== "")
      .map((code) => compressedSize(code)),
    ...external.map(({ attribs }) => compressedSize(readPublished(attribs.src ?? ""))),
  ];
  const size = sizes.reduce((sum, each) => sum + each, 0);
  // Every built-in post runs the script that compares it with the visitor's saved post. Only posts with an island that waits for an
  // interaction need a higher limit for that script.
  const savedPostBytes = hasWaiting && isPost ? bytes.savedPostScript : 0;
  // Allow for the inline analytics script. The vendor's script is not counted, because it loads after the page.
  const limit =
    Math.max(bytes.scriptBeforeGesture, ...islands.map((name) => BEFORE_INTERACTION[name] ?? 0)) + savedPostBytes + ANALYTICS_BYTES;
  const inline = texts(page, "script:not([type]):not([src])");
  // Islands that start early, the thank-you page and analytics each have one inline script.
  const expectedInline =
    islands.filter((name) => name in BEFORE_INTERACTION).length + Number(inEnglish(page.route) === "/thank-you") + analyticsScripts;
  return [
    ...unless(found.join() === expected.join(), `expected external scripts ${expected.join()}, found ${found.join()}`),
    ...unless(size <= limit, `runs ${size} bytes of script before an interaction; the limit is ${limit} (scripts/bench/budgets.json)`),
    ...unless(inline.length === expectedInline, `expected ${expectedInline} inline scripts, found ${inline.length}`),
    ...Array.from(inline.join("\n").matchAll(/"(\/static\/[^"]+)"/g), ([, address = ""]) => address)
      .filter((address) => !isPublished(address))
      .map((address) => `a script refers to a missing file: ${address}`),
  ];
};

/** Returns the sources that a directive of the policy allows. */
const allowedBy = (policy: string, directive: string): readonly string[] =>
  policy
    .split("; ")
    .find((text) => text.startsWith(`${directive} `))
    ?.split(" ") ?? [];

/** Reports content that the page's policy forbids, and scripts and data that the page loads too early. */
export const policyFaults = ({ html }: { readonly html: string }): readonly string[] => {
  const { policy, scripts, styles, early, forbidden } = inlinesOf(html);
  if (policy === "") return ["expected a Content-Security-Policy in the head before any script, style or link, found none"];
  const [script, style] = [allowedBy(policy, "script-src"), allowedBy(policy, "style-src")];
  return [
    ...scripts.filter((hash) => !script.includes(hash)).map((hash) => `the policy does not allow the inline script ${hash}`),
    ...styles.filter((hash) => !style.includes(hash)).map((hash) => `the policy does not allow the inline style ${hash}`),
    ...forbidden.map((tag) => `the policy does not allow ${tag}`),
    ...early.map((tag) => `expected no script or data to load before the visitor needs it, found ${tag}`),
  ];
};
