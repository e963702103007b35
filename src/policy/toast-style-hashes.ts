/** Hashes of the toast's styles for the Content-Security-Policy. Used only by the build. */
import { readFileSync } from "node:fs";
import { hashSource } from "./hash-source";

const SONNER = "node_modules/sonner/dist/index.js";
/** Matches the call with which sonner adds its styles, and captures the string. */
const INSERTED_STYLE = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m;

/**
 * Returns the `style-src` sources that allow sonner's `<style>` element.
 *
 * Returns two sources, because sonner adds an empty element and then fills it, and the browser checks it both times. Only pages with the
 * quote form need them (src/gatsby/final-head.tsx). sonner also sets styles on elements, but through CSSOM, which policies allow.
 *
 * @throws if sonner has changed how it adds its styles
 */
export const toastStyleHashes = (): readonly string[] => {
  const literal = INSERTED_STYLE.exec(readFileSync(SONNER, "utf8"))?.[1];
  if (literal === undefined)
    throw new Error(`${SONNER}: expected a call to __insertCSS with the toast's styles, found none. Check what style-src must allow now.`);
  // Safe cast: INSERTED_STYLE captures a string literal.
  return [hashSource(""), hashSource(JSON.parse(literal) as string)];
};
