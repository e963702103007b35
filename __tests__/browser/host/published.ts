/** What is in dist/: its pages' addresses and every address they name. */
import { readFileSync } from "node:fs";
import { Parser } from "htmlparser2";
import { filesBelow } from "../../../src/build/publish/files";
import { isAdmin } from "../../../src/build/publish/host/headers";
import { moved } from "../../fixtures/visits";
import { inlinesOf } from "../../fixtures/inlines";

const ANSWERS_FOR_UNKNOWN = /^(?:404|blog\/404)(?:\.html|\/)/;

/** Lists all files of dist/. */
export const published = (): readonly string[] => filesBelow("dist");

/** Lists the pages' addresses, without a slash at the end. */
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

/** Lists every address of this site that some page links to or loads. */
export const namedAddresses = (): readonly string[] => {
  const pages = published()
    .filter((file) => file.endsWith(".html") && !isAdmin(file))
    .map((file) => readFileSync(`dist/${file}`, "utf8"));
  return [...new Set(pages.flatMap((html) => [...linksIn(html), ...inlinesOf(html).loads]))].sort();
};
