/** The pages that the app's start is tested on: one of each template and make-up, and every page that is one of its kind. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pages } from "../pages";

export interface Route {
  readonly path: string;
  /** The page as it is served. */
  readonly html: string;
}

/** Reads a page as the host serves it: what is not there is the nearest 404.html up the tree. */
const htmlOf = (address: string): string => {
  const files = [`${address === "/" ? "/index" : address}.html`, path.posix.join(path.posix.dirname(address), "404.html"), "404.html"];
  const file = files.map((name) => path.join("dist", name)).find(existsSync);
  if (!file) throw new Error(`dist/ has no page for ${address}: build the site first`);
  return readFileSync(file, "utf8");
};

/** Names the kind of a page: the template that draws it, and the kinds of sections it is made of. */
const kindOf = ({ path: address, html }: Route): string => {
  const template = /data-parts="[^"]*\/component---(?<name>[\w-]+)-[0-9a-f]{20}\.js/.exec(html)?.groups?.name;
  if (!template) throw new Error(`${address} does not name the script of its template`);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const sections = [...main.matchAll(/<(?:section|article|form|details|figure|iframe) class="(?<names>[^"]*)"/g)];
  return [template, ...new Set(sections.map(({ groups }) => groups?.names))].join();
};

const all = pages.map((address) => ({ path: address, html: htmlOf(address) }));

/** One page of each kind: the first by address. */
export const routes: readonly Route[] = [...new Map(all.toReversed().map((route) => [kindOf(route), route])).values()].toReversed();
