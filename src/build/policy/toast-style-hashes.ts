/** Hashes of the toast's styles for the Content-Security-Policy. Used only by the build. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createHash } from "node:crypto";

/** Returns the policy source that allows an inline script or style: the hash of its UTF-8 bytes. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const INSERTED_STYLE = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m;

const readInsertedStyle = (): string => {
  const file = createRequire(path.resolve("package.json")).resolve("sonner");
  const literal = INSERTED_STYLE.exec(readFileSync(file, "utf8"))?.[1];
  const style: unknown = literal && JSON.parse(literal);
  if (typeof style === "string") return style;
  throw new Error(
    `${file}: expected a call of __insertCSS with the toast's styles, found none. Sonner has changed how it adds them: see what style-src must allow now.`,
  );
};

/**
 * Returns the `style-src` sources that allow sonner's `<style>` element.
 *
 * There are two, because sonner adds the element empty and then fills it, and the browser checks both times. Only pages
 * with the quote form need them (src/build/gatsby/page-head.tsx). sonner sets styles of elements through CSSOM, which
 * policies allow.
 */
export const toastStyleHashes = (): readonly string[] => [hashSource(""), hashSource(readInsertedStyle())];
