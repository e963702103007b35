/** For the build only: what a strict Content-Security-Policy must know about the toast. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { hashSource } from "./hash-source";

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
 * Lists the `style-src` sources under which sonner may add its one `<style>` element.
 *
 * There are two because it adds the element empty and fills it then, and the browser asks both times. Only pages
 * with the quote form need them (src/build/gatsby/page-head.tsx). What sonner sets on elements goes through CSSOM, which
 * no policy forbids.
 */
export const toastStyleHashes = (): readonly string[] => [hashSource(""), hashSource(readInsertedStyle())];
