/** Files of dist/, paths of pages, and all paths that pages refer to. */
import { readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { filesBelow } from "../../../src/build/publish/page-files";
import { isAdmin } from "../../../src/build/publish/host/headers";
import { moved } from "../../fixtures/visits";
import { inlinesOf } from "../../fixtures/inlines";

const ANSWERS_FOR_UNKNOWN = /^(?:404|blog\/404)(?:\.html|\/)/;

/** Returns all files of dist/. */
export const published = (): readonly string[] => filesBelow("dist");

/** Returns the paths of pages, without a trailing slash. */
export const pageAddresses = (): readonly string[] =>
  published()
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !isAdmin(file) && !ANSWERS_FOR_UNKNOWN.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((address) => !moved.some(({ from }) => decodeURIComponent(from) === address));

const linksIn = (html: string): readonly string[] => {
  const links: string[] = [];
  new Parser({
    onopentag: (tag, { href }) => {
      if (tag === "a" && href?.startsWith("/")) links.push(href.replace(/#.*$/, ""));
    },
  }).end(html);
  return links;
};

/** Returns all paths on this site that pages link to or load. */
export const namedAddresses = (): readonly string[] => {
  const pages = published()
    .filter((file) => file.endsWith(".html") && !isAdmin(file))
    .map((file) => readFileSync(`dist/${file}`, "utf8"));
  return [...new Set(pages.flatMap((html) => [...linksIn(html), ...inlinesOf(html).loads]))].sort();
};
